/** Every judgement that the packs leave to people is asked of somebody at its moment, and their answer recorded. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Ask, AskKind } from '../../../encounter/types.ts';
import type { EncounterGame } from '../../../encounter/game.ts';
import type { Json } from '../../../journal/json.ts';
import { grounds2018Game } from '../../gaining-grounds-2018/game/game.ts';
import { PAIRED_SCHEMES, STRATEGIES as OLD_STRATEGIES } from '../../gaining-grounds-2018/names.ts';
import { strategyGuides as oldGuides } from '../../gaining-grounds-2018/game/guides.ts';
import { gainingGrounds2018 } from '../../gaining-grounds-2018/pack.ts';
import { GROUNDS_2018 as SCHEMES_2018 } from '../../gaining-grounds-2018/rules/edition.ts';
import { SCHEME_TIPS as OLD_TIPS } from '../../gaining-grounds-2018/game/scheme-tips.ts';
import { QUESTIONS as OLD_QUESTIONS } from '../../gaining-grounds-2018/game/questions.ts';
import { pairedScheme } from '../../gaining-grounds-2018/event/strategy-flip.ts';
import { seasonZeroGame } from '../../gaining-grounds-s0/game/game.ts';
import { MODES } from '../../gaining-grounds-s0/event/modes.ts';
import { STRATEGIES } from '../../gaining-grounds-s0/names.ts';
import { QUESTIONS } from '../../gaining-grounds-s0/game/questions.ts';
import { SEASON_ZERO as SCHEMES_ZERO } from '../../gaining-grounds-s0/rules/edition.ts';
import { SCHEME_TIPS as ZERO_TIPS } from '../../gaining-grounds-s0/game/scheme-tips.ts';
import { TEAM_NOTES } from '../../gaining-grounds-s0/event/variants.ts';
import { gainingGroundsS0 } from '../../gaining-grounds-s0/pack.ts';
import { type Seat, seatAt } from '../../../../tests/core/systems/malifaux/seat.ts';

const SIDES = ['A', 'B'] as const;

/** The least that may be answered. */
function least(kind: AskKind): Json {
  switch (kind.type) {
    case 'choice':
      return kind.choices[0]?.id ?? '';
    case 'choices':
      return kind.choices.slice(0, kind.min).map(({ id }) => id);
    case 'number':
      return kind.min;
    case 'record':
      return Object.fromEntries(
        kind.fields.flatMap(({ id, kind: inner, optional }) => (optional === true ? [] : [[id, least(inner)]])),
      );
    case 'draw':
      return least(kind.as);
    case 'text':
      return '';
    case 'confirm':
      return true;
    case 'flag':
      return false;
    case 'table':
    case 'sheet':
      return null;
  }
}

/** Where a millimetre decides, so that people are asked to measure. */
const CLOSE = {
  put: [{ id: 'A2', name: 'Alf', kind: 'model', side: 'A', at: [18, 20.57], base: 30 }],
};

/** The rules of everything that anybody is asked in a game in which all that scores is scored. */
function asked(game: EncounterGame, scenario: Json, picks: readonly string[]): ReadonlySet<string> {
  const seat = { ...seatAt(game, { options: {}, scenario }), shown: new Set<string>() };
  const rules = new Set<string>();
  for (const side of SIDES) seat.tell(side, `crew:${side}`, side === 'A' ? 'Ana\nAlf' : 'Bea\nBob');
  for (const side of SIDES) {
    for (const [slot, scheme] of picks.entries()) seat.tell(side, `take:${side}:${slot + 1}`, noted(side, scheme));
  }
  seat.tell('A', 'turn:1/table', CLOSE);
  seat.tell('A', 'turn:1/kill', { victim: 'B2', by: 'A1' });
  // More answers than any game takes.
  for (let left = 300; left > 0 && !seat.progress().over; left -= 1) {
    const open = SIDES.flatMap((side) => seat.mine(side).asks.map((ask) => ({ side, ask })));
    for (const { ask } of open) for (const rule of ask.rules) rules.add(rule);
    if (!open.some(({ side, ask }) => answers(seat, side, ask)))
      throw new Error(`nobody can go on: ${open.map(({ side, ask }) => `${side} ${ask.id}`).join()}`);
  }
  return rules;
}

function noted(side: (typeof SIDES)[number], scheme: string): Json {
  return scheme === 'claim-jump' ? { scheme, model: `${side}2` } : { scheme };
}

interface Playing extends Seat {
  /** Asks about Schemes that were answered. */
  readonly shown: Set<string>;
}

/** Answers what the game waits for, and shows each Scheme that may be shown once. */
function answers(seat: Playing, side: (typeof SIDES)[number], { id, kind, optional, suggested }: Ask): boolean {
  const [, scheme] = /\/scheme:(.*)$/.exec(id) ?? [];
  if (optional === true && (scheme === undefined || seat.shown.has(id))) return false;
  seat.shown.add(id);
  if (id.includes('/strategy:')) return counts(kind, suggested).some((value) => seat.tell(side, id, value) === null);
  return seat.tell(side, id, id.endsWith('/last') ? true : (suggested ?? least(kind))) === null;
}

/** A has more than B, where that can be. */
function counts(kind: AskKind, suggested: Json | undefined): readonly Json[] {
  const zero = least(kind) as Readonly<Record<string, Json>>;
  const count = kind.type === 'record' ? kind.fields.find(({ id }) => id === 'A:count')?.kind : undefined;
  const most = count?.type === 'number' ? Math.min(3, count.max) : 0;
  return [...[most, 1].map((figure) => ({ ...zero, 'A:count': figure })), suggested ?? zero, zero];
}

function guidesOf(page: string): readonly string[] {
  const text = readFileSync(new URL(`../../../../docs/rules/${page}.md`, import.meta.url), 'utf8');
  return [...text.matchAll(/^\| (GG\d+-[A-Z0-9-]+) \| guide \|/gm)].flatMap(([, rule]) => rule ?? []);
}

/** The rules of a cell: `GG0-CORE-13, -14, GG0-STRAT-IDOLS-09 to -11`. */
function rulesIn(cell: string): readonly string[] {
  const rules: string[] = [];
  for (const [, range = '', id = ''] of cell.matchAll(/( to )?((?:GG\d+)?(?:-[A-Z0-9]+)+)/g)) {
    const last = rules[rules.length - 1] ?? '';
    const parts = id.split('-').filter((part) => part !== '');
    const rule = id.startsWith('-') ? [...last.split('-').slice(0, -parts.length), ...parts].join('-') : id;
    const [from, to] = [last, rule].map((one) => Number(one.slice(-2)));
    const between = range === '' ? [] : Array.from({ length: (to ?? 0) - (from ?? 0) - 1 }, (_, step) => step);
    rules.push(
      ...between.map((step) => `${last.slice(0, -2)}${String((from ?? 0) + step + 1).padStart(2, '0')}`),
      rule,
    );
  }
  return rules;
}

test('what nobody enters is listed for people, and all that is listed is shown or can be asked', () => {
  const page = readFileSync(new URL('../../../../docs/malifaux.md', import.meta.url), 'utf8');
  const listed = [...page.matchAll(/^\| (GG\d+-[^|]+) \|/gm)].flatMap(([, cell = '']) => rulesIn(cell));
  expect(listed).toEqual(expect.arrayContaining(['GG0-STRAT-EXPLOSIVES-03', 'GG0-MODE-HH-08', 'GG18-INFO-04']));
  const rulesOf = (rows: readonly { readonly rules: readonly string[] }[]) => rows.flatMap(({ rules }) => rules);
  const scenario = { strategy: 'turf-war', deployment: 'standard', schemes: SEASON_ZERO_POOL };
  const shown = new Set([
    ...[...QUESTIONS, ...OLD_QUESTIONS].flatMap(({ rules }) => rules),
    ...rulesOf([...gainingGroundsS0.conduct.information({}), ...gainingGrounds2018.conduct.information({})]),
    ...[...MODES.flatMap(({ notes }) => notes), ...TEAM_NOTES].map(([, rule]) => rule),
    ...rulesOf(seatAt(seasonZeroGame, { options: {}, scenario }).table().guides),
    ...rulesOf(OLD_STRATEGIES.flatMap(({ id }) => oldGuides({ strategies: [id], deployment: '', pool: [] }, 'set-up'))),
  ]);
  expect(listed.filter((rule) => !shown.has(rule))).toEqual([]);
});

const SEASON_ZERO_POOL = ['outflank', 'claim-jump', 'breakthrough', 'power-ritual', 'assassinate'];

test('Season Zero', () => {
  const schemes = SEASON_ZERO_POOL;
  const played = STRATEGIES.flatMap(({ id }) => [
    ...asked(seasonZeroGame, { strategy: id, deployment: 'standard', schemes }, ['outflank', 'claim-jump']),
  ]);
  const prompted = new Set([...gainingGroundsS0.conduct.prompts.map(({ rule }) => rule), ...played]);
  expect(guidesOf('gaining-grounds-s0').filter((rule) => !prompted.has(rule))).toEqual([]);
});

test('2018', () => {
  const numbered = ['dig-their-graves', 'recover-evidence', 'set-up', 'search-the-ruins'];
  const played = OLD_STRATEGIES.flatMap(({ id }) => {
    const schemes = [pairedScheme(id) ?? '', ...numbered];
    return [...asked(grounds2018Game, { strategy: id, deployment: 'standard', schemes }, numbered.slice(0, 2))];
  });
  expect(PAIRED_SCHEMES).toHaveLength(4);
  const prompted = new Set([...gainingGrounds2018.conduct.prompts.map(({ rule }) => rule), ...played]);
  expect(guidesOf('gaining-grounds-2018').filter((rule) => !prompted.has(rule))).toEqual([]);
});

test('a sentence tells a learner how to go about each Scheme, and no formula stands where players read', () => {
  for (const [game, schemes] of [
    [SCHEMES_ZERO.schemes, ZERO_TIPS],
    [SCHEMES_2018.schemes, OLD_TIPS],
  ] as const) {
    expect(game.map(({ id }) => id).filter((id) => !/^[A-Z].*\.$/.test(schemes[id] ?? ''))).toEqual([]);
    expect(Object.keys(schemes).length).toBe(game.length);
  }
  const formula = /[<>≤≥]|`|\bmin\(|\bmax\(|\babs\(| = /;
  for (const system of ['gaining-grounds-s0', 'gaining-grounds-2018']) {
    const rows = readFileSync(`docs/rules/${system}.md`, 'utf8').split('\n');
    const shown = rows.filter((row) => /^\| GG(0|18)-/.test(row));
    expect(shown.length).toBeGreaterThan(200);
    expect(shown.filter((row) => formula.test(row))).toEqual([]);
  }
});
