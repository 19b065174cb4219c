/**
 * The ledger of an evening: every gang battle by battle, fighter by fighter, from the results alone (HIT-EVENT-01, -09), and
 * what the post-battle sequence has to see to (HIT-REWARD-11).
 */
import type { RuleId } from '../../../rules/rule-ids.ts';
import { regulars } from '../../../event/history.ts';
import type { LedgerGame, LedgerMember, LedgerRow } from '../../../event/ledger.ts';
import type { History, PackLedger } from '../../../event/pack.ts';
import type { EntrantId, Notice } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import { totalOf } from '../rules/rewards.ts';
import { AWAY } from '../game/report.ts';
import { type FighterSheet, type GangSheet, readGang } from '../game/sheet.ts';
import { type Come, courseOf } from './standings.ts';

/** A history is asked for its ledger many times between two changes. */
const known = new WeakMap<History, Readonly<Record<EntrantId, LedgerRow>>>();

export const LEDGER: PackLedger = {
  words: { whole: 'Reputation', member: 'XP', rules: ['HIT-EVENT-01', 'HIT-EVENT-09'] },
  rows: (history, details) => {
    const before = known.get(history);
    if (before) return before;
    const rows = regulars(history).map(({ id }) => [id, rowOf(courseOf(history, id), details[id]?.gang)] as const);
    const now = Object.fromEntries(rows);
    known.set(history, now);
    return now;
  },
};

/** A battle with the sheet that its gang came with and the one it left with, as far as they are known. */
interface Sheets {
  readonly come: Come;
  readonly came: GangSheet | null;
  readonly left: GangSheet | null;
}

function rowOf(course: readonly Come[], entered: string | undefined): LedgerRow {
  let sheet = sheetIn(entered);
  const battles = course.map((come): Sheets => {
    const left = sheetIn(come.line.gang);
    const battle = { come, came: sheet, left };
    sheet = left ?? sheet;
    return battle;
  });
  const told = battles.some(({ left }) => left !== null);
  return {
    name: sheet?.name ?? null,
    games: battles.map(gameOf),
    members: (sheet?.fighters ?? []).map((fighter) => memberOf(fighter, battles)),
    next: told && sheet !== null ? nextFor(sheet) : [],
  };
}

/** Null where there is none, or none that can be read. */
function sheetIn(text: string | number | undefined): GangSheet | null {
  if (typeof text !== 'string' || text.trim() === '') return null;
  const sheet = readGang({ text }, 'x');
  return isRefusal(sheet) ? null : sheet;
}

const OUTCOMES = { win: 'won', draw: 'drawn', loss: 'lost' };

function gameOf({ come, came, left }: Sheets): LedgerGame {
  const { round, points, gains, outcome, before, after } = come;
  const total = after.reputation ?? 0;
  const gained = total - (before.reputation ?? 0);
  const why = gains.map(({ value, why: text, rule }) => ({ text: `${signed(value)} ${text}`, rules: cite(rule) }));
  const { vp = 0 } = points;
  const battle: readonly Notice[] =
    outcome === null && vp === 0
      ? []
      : [{ text: outcome === null ? `${vp} VP` : `${vp} VP: ${OUTCOMES[outcome]}`, rules: cite('HIT-EVENT-07') }];
  const floor: Notice = { text: 'Reputation never falls below 1', rules: cite('HIT-EXT-REP') };
  return {
    round,
    gained,
    total,
    why: [...battle, ...why, ...(gained === totalOf(gains) ? [] : [floor])],
    news: left === null ? untold(points.xp ?? 0) : newsOf(came, left),
  };
}

/** A result that was typed in says how much its fighters were given together, and not who (HIT-EVENT-07). */
function untold(xp: number): readonly Notice[] {
  if (xp === 0) return [];
  return [{ text: `${xp} XP for its fighters together: nobody said for whom`, rules: cite('HIT-EVENT-07') }];
}

/** What is another than it was: who came to the battle otherwise than the sheet before says, and who is out after it. */
function newsOf(came: GangSheet | null, left: GangSheet): readonly Notice[] {
  const between = came === null ? [] : changesBetween(came.fighters, left.fighters);
  const out = left.fighters.flatMap(({ name, away, gained }) => {
    const was = came?.fighters.find((one) => one.name === name)?.away ?? '';
    return away === '' || (away === was && gained === 0) ? [] : [`${name}: ${away}`];
  });
  return [
    ...between.map((text) => ({ text, rules: cite('HIT-EVENT-09') })),
    ...out.map((text) => ({ text, rules: cite('HIT-EXT-POST') })),
  ];
}

/** What its player entered between two battles (HIT-EVENT-09). */
function changesBetween(before: readonly FighterSheet[], after: readonly FighterSheet[]): readonly string[] {
  const named = (list: readonly FighterSheet[], name: string) => list.find((one) => one.name === name);
  const gone = before.filter(({ name }) => !named(after, name)).map(({ name }) => `${name} is no longer in the gang`);
  const changed = after.flatMap(({ name, experience, gained }) => {
    const was = named(before, name);
    if (!was) return [`${name} joined the gang before this battle`];
    const came = experience - gained;
    return came === was.experience ? [] : [`${name} came with ${came} XP, and had ${was.experience} before`];
  });
  return [...gone, ...changed];
}

function memberOf({ name, experience, away }: FighterSheet, battles: readonly Sheets[]): LedgerMember {
  const gained = battles.flatMap(({ come, left }) => {
    const brought = left?.fighters.find((one) => one.name === name)?.gained ?? 0;
    return brought > 0 ? [[come.round, brought] as const] : [];
  });
  return { name, gained: Object.fromEntries(gained), total: experience, away };
}

/** Before the next battle, by the core rules (HIT-REWARD-11, HIT-EXT-POST). */
function nextFor({ fighters }: GangSheet): readonly Notice[] {
  const notice = (text: string, ...rules: readonly RuleId[]): Notice => ({ text, rules: cite(...rules) });
  const away = fighters.flatMap(({ name, away: why, gained }) => {
    if (why === '') return [];
    // Who was away from the start has gained nothing: what became of it was settled before.
    if (gained === 0) return [`${name} is away (${why}): still?`];
    return [
      why === AWAY.captured
        ? `${name} is captured: settle what becomes of it`
        : `${name} went Out of Action: roll for its injury`,
    ];
  });
  const grown = fighters.filter(({ gained }) => gained > 0).map(({ name, experience }) => `${name} ${experience}`);
  const spend =
    grown.length > 0 ? [notice(`Advancements, by XP: ${grown.join(', ')}`, 'HIT-REWARD-11', 'HIT-EXT-POST')] : [];
  return [
    ...away.map((text) => notice(text, 'HIT-EXT-POST', 'HIT-EXT-ELIGIBLE')),
    ...spend,
    notice('Income, recruits and gear; then look the gang over on the phone as the next battle begins', 'HIT-EVENT-09'),
  ];
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value);
}
