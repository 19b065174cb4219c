/** What a battle of an evening is worth: Victory Points as told, and what follows from them (HIT-EVENT-06 to -08). */
import { scoredOnce } from '../../../event/kept.ts';
import type { FieldSpec, Outcome, Points, Scored } from '../../../event/pack.ts';
import type { EntrantId, OptionValues, Result, ScoreLine } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Refusal, isRefusal, refuse } from '../../../rules/refusal.ts';
import { type Gain, gainFor, reputationGains, totalOf } from '../rules/rewards.ts';
import { outcomeOf, standingOf } from '../rules/score.ts';
import { readGang } from '../game/sheet.ts';
import { settings } from './options.ts';

export const FIELDS: readonly FieldSpec[] = [
  { id: 'vp', label: 'Victory Points', kind: 'number', min: 0, max: 99, rules: ['HIT-VP-06'] },
  {
    id: 'xp',
    label: 'Experience, of all its fighters',
    kind: 'number',
    min: 0,
    max: 999,
    optional: true,
    rules: ['HIT-REWARD-01'],
  },
];

interface Battle {
  readonly seats: readonly EntrantId[];
  readonly result: Result;
}

/** What one gang made of a battle: its points, what its Reputation gained and why, and how it came out for it. */
interface Made {
  readonly points: Points;
  readonly gains: readonly Gain[];
  readonly outcome: Outcome | null;
}

export const score = scoredOnce(scoreOf);

function scoreOf(battle: Battle, options: OptionValues): Scored | Refusal {
  const { seats } = battle;
  const wrong = wrongIn(battle);
  if (wrong) return wrong;
  const made = seats.map((id) => [id, madeOf(battle, id, options)] as const);
  return {
    scores: Object.fromEntries(made.map(([id, { points }]) => [id, points])),
    outcomes: Object.fromEntries(made.flatMap(([id, { outcome }]) => (outcome === null ? [] : [[id, outcome]]))),
    rules: cite(...rulesOf(battle)),
    prompts: [],
    warnings: [],
  };
}

function wrongIn({ seats, result }: Battle): Refusal | null {
  switch (result.kind) {
    case 'played':
    case 'set':
      return badLine(result.scores) ?? badGang(result.scores);
    case 'forfeit':
      return 'scores' in result ? (badLine(othersIn(seats, result)) ?? badGang(result.scores)) : null;
    case 'bye':
    case 'void':
      return null;
    case 'agreed':
    case 'concession':
    case 'no-cards':
      return refuse('bad-kind', 'A battle of The Hit is played to its end, or forfeited.', ...cite('HIT-EVENT-07'));
  }
}

/** Of a result that `score` accepts. */
export function madeOf({ seats, result }: Battle, id: EntrantId, options: OptionValues): Made {
  // Those who have stayed played a battle: who forfeits has no points in it, and has lost.
  const left = result.kind === 'forfeit' && result.by.includes(id);
  if ('scores' in result && !left) return played(seats, result.scores, id);
  const made = (outcome: Outcome | null, ...gains: readonly Gain[]): Made => {
    const found = gains.filter(({ value }) => value !== 0);
    const points = { reputation: totalOf(found), wins: outcome === 'win' ? 1 : 0, vp: 0, xp: 0 };
    return { points, gains: found, outcome };
  };
  if (result.kind === 'bye') {
    return made(null, { value: settings(options).number('byeReputation'), why: 'sat out', rule: 'HIT-EVENT-06' });
  }
  if (result.kind !== 'forfeit') return made(null);
  if (left) return made('loss', { value: -1, why: 'forfeited the battle', rule: 'HIT-EVENT-08' });
  const alone = result.by.length === seats.length - 1;
  return made(alone ? 'win' : null, gainFor(seats.length - 1), {
    value: alone ? 1 : 0,
    why: 'is left alone, and has won',
    rule: 'HIT-REWARD-08',
  });
}

/** Reputation and who has won follow from everybody's Victory Points. */
function played(seats: readonly EntrantId[], lines: readonly ScoreLine[], id: EntrantId): Made {
  const vp = vpOf(seats, lines);
  const gains = reputationGains(id, { gangs: seats, vp });
  const outcome = standingOf(outcomeOf(seats, vp), id);
  const xp = Number(lines[seats.indexOf(id)]?.xp ?? 0);
  const points = { reputation: totalOf(gains), wins: outcome === 'win' ? 1 : 0, vp: vp[id] ?? 0, xp };
  return { points, gains, outcome };
}

function vpOf(seats: readonly EntrantId[], lines: readonly ScoreLine[]): Readonly<Record<EntrantId, number>> {
  return Object.fromEntries(seats.map((id, seat) => [id, Number(lines[seat]?.vp ?? 0)]));
}

function rulesOf({ seats, result }: Battle): readonly RuleId[] {
  const forfeit = result.kind === 'forfeit' ? (['HIT-EVENT-08'] as const) : [];
  if ('scores' in result) return [...forfeit, 'HIT-EVENT-07', ...outcomeOf(seats, vpOf(seats, result.scores)).rules];
  return result.kind === 'bye' ? ['HIT-EVENT-06'] : forfeit;
}

/** The lines of those who have not forfeited. */
function othersIn(seats: Battle['seats'], { by, scores }: Extract<Result, { kind: 'forfeit'; scores: object }>) {
  return scores.filter((_line, seat) => !by.includes(seats[seat] ?? ''));
}

/** A sheet that goes on to the next battle is one that can be read there. */
function badGang(lines: readonly ScoreLine[]): Refusal | null {
  const sheets = lines.flatMap(({ gang }) =>
    typeof gang === 'string' && gang !== '' ? [readGang({ text: gang }, 'x')] : [],
  );
  return sheets.find(isRefusal) ?? null;
}

function badLine(lines: readonly ScoreLine[]): Refusal | null {
  for (const { id, label, min = 0, max = 0, optional = false, rules } of FIELDS) {
    const wrong = lines.some(({ [id]: value }) => {
      if (value === undefined) return !optional;
      return typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max;
    });
    if (wrong)
      return refuse('bad-line', `${label}: a whole number from ${min} to ${max} for each gang.`, ...cite(...rules));
  }
  return null;
}
