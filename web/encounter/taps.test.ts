/**
 * A Turn without kills takes six taps a side at most, in every Strategy of both packs and in every mode, whatever both sides
 * come to and though one side enters it all, and a kill or a reveal three more: what is asked, and what each kind of question
 * takes on a phone.
 */
import { describe, expect, it } from 'vitest';
import type { EncounterGame } from '../../core/encounter/game.ts';
import type { Ask, AskKind } from '../../core/encounter/types.ts';
import type { Json } from '../../core/journal/json.ts';
import { GROUNDS_2018 as GROUNDS_2018_PACK } from '../../core/systems/gaining-grounds-2018/rules/edition.ts';
import { grounds2018Game } from '../../core/systems/gaining-grounds-2018/game/game.ts';
import { STRATEGIES as GROUNDS_2018 } from '../../core/systems/gaining-grounds-2018/names.ts';
import { pairedScheme } from '../../core/systems/gaining-grounds-2018/event/strategy-flip.ts';
import { SEASON_ZERO as SEASON_ZERO_PACK } from '../../core/systems/gaining-grounds-s0/rules/edition.ts';
import { seasonZeroGame } from '../../core/systems/gaining-grounds-s0/game/game.ts';
import { STRATEGIES as SEASON_ZERO } from '../../core/systems/gaining-grounds-s0/names.ts';
import { type Seat, seatAt } from '../../tests/core/systems/malifaux/seat.ts';
import { figuresOf } from './figures.ts';

const A_TURN = 6;
const MORE = 3;

/** What is there by name. */
function membersOf(value: Json | undefined): Readonly<Record<string, Json | undefined>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, Json>>)
    : {};
}

/** The taps that make one answer of another, the one that sends it apart. */
function edits(kind: AskKind, from: Json | undefined, to: Json): number {
  if (JSON.stringify(from) === JSON.stringify(to)) return 0;
  if (kind.type === 'number' && figuresOf(kind) === 'counted') {
    // Untouched it shows no figure, or 0.
    return Math.abs(Number(to) - (typeof from === 'number' ? from : kind.min === 0 ? 0 : kind.min - 1));
  }
  if (kind.type !== 'record') return 1;
  const [before, after] = [membersOf(from), membersOf(to)];
  return kind.fields.reduce((sum, { id, kind: inner }) => {
    const start = inner.type === 'number' && inner.min === 0 ? 0 : inner.type === 'flag' ? false : undefined;
    const value = after[id];
    return value === undefined ? sum : sum + edits(inner, before[id] ?? start, value);
  }, 0);
}

/** One tap sends what is one tap; everything else is put together first. What may be left alone is unfolded before. */
function taps({ kind, suggested, measured, optional }: Ask, value: Json): number {
  const atOnce = kind.type === 'confirm' || kind.type === 'choice' || kind.type === 'flag';
  // What is only suggested is one button; nothing of it stands in the form.
  const same = JSON.stringify(suggested) === JSON.stringify(value);
  const from = measured === undefined ? undefined : suggested;
  return (optional === true ? 1 : 0) + (atOnce || same ? 1 : edits(kind, from, value) + 1);
}

/** The dearest answer: every figure another than it was, and nobody wiped out where nobody fell. */
function dearest({ kind, suggested }: Ask, kills: boolean): Json {
  if (kind.type === 'choice') return kind.choices[0]?.id ?? null;
  if (kind.type !== 'record') return true;
  const told: Record<string, Json> = {};
  const before = membersOf(suggested);
  for (const { id, kind: inner } of kind.fields) {
    if (inner.type === 'number') {
      const still = figuresOf(inner) === 'counted' && !kills;
      told[id] = still ? inner.min : before[id] === inner.max ? inner.max - 1 : inner.max;
    }
    if (inner.type === 'flag') told[id] = false;
  }
  return told;
}

function nothing({ kind }: Ask): Json {
  const fields = kind.type === 'record' ? kind.fields : [];
  return Object.fromEntries(fields.map(({ id, kind: inner }) => [id, inner.type === 'flag' ? false : 0]));
}

function must(seat: Seat, side: 'A' | 'B', ask: string, value: Json): void {
  const refused = seat.tell(side, ask, value);
  if (refused) throw new Error(`${ask}: ${refused.message}`);
}

function begun(game: EncounterGame, setting: Json, picks: readonly string[]): Seat {
  const seat = seatAt(game, setting);
  for (const side of ['A', 'B'] as const) {
    for (const ask of seat.asks(side).filter((id) => id.startsWith('crew:'))) must(seat, side, ask, '');
    for (const ask of seat.asks(side).filter((id) => id.startsWith('crew:'))) must(seat, side, ask, '');
  }
  for (const side of ['A', 'B'] as const) {
    for (const [index, scheme] of picks.entries()) must(seat, side, `take:${side}:${index + 1}`, { scheme });
  }
  if (seat.progress().step !== 'Turn 1') throw new Error(seat.progress().step);
  return seat;
}

/** The taps of one side that enters all that is asked of either, for three Turns. */
function turns(seat: Seat): readonly number[] {
  return [1, 2, 3].map((turn) => {
    let sum = 0;
    for (let next = waiting(seat); next !== undefined && seat.progress().turn === turn; next = waiting(seat)) {
      const value = dearest(next, false);
      sum += taps(next, value);
      // What cannot be by the rules is counted as dear and told otherwise.
      if (seat.tell('A', next.id, value)) must(seat, 'A', next.id, next.suggested ?? nothing(next));
    }
    seat.tell('B', `turn:${turn}/pass:B`, true);
    return sum;
  });
}

function waiting(seat: Seat): Ask | undefined {
  return seat.mine('A').asks.find(({ optional }) => optional !== true);
}

const SCHEMES = ['outflank', 'assassinate', 'claim-jump', 'breakthrough', 'detonate-charges'];

describe('a Turn without kills', () => {
  it.each(SEASON_ZERO.map(({ id }) => id))('of Season Zero, %s', (strategy) => {
    const scenario = { strategy, deployment: 'standard', schemes: SCHEMES };
    const seat = begun(seasonZeroGame, { options: {}, scenario }, ['outflank', 'assassinate']);
    expect(Math.max(...turns(seat))).toBeLessThanOrEqual(A_TURN);
  });

  it('of Double Rush', () => {
    const scenario = { deployment: 'standard' };
    const seat = begun(seasonZeroGame, { options: { mode: 'double-rush' }, scenario }, []);
    expect(Math.max(...turns(seat))).toBeLessThanOrEqual(A_TURN);
  });

  it.each(GROUNDS_2018.map(({ id }) => id))('of 2018, %s', (strategy) => {
    const schemes = [pairedScheme(strategy) ?? '', 'set-up', 'vendetta', 'search-the-ruins', 'hold-up-their-forces'];
    const scenario = { strategy, deployment: 'standard', schemes };
    const seat = begun(grounds2018Game, { options: {}, scenario }, ['search-the-ruins', 'hold-up-their-forces']);
    expect(Math.max(...turns(seat))).toBeLessThanOrEqual(A_TURN);
  });
});

it('a kill takes three taps, and so does the dearest reveal: the least that pays is there already', () => {
  const crews = ['Ana (Master) (15)\nAlf (Minion) (5)', 'Bea (Master) (15)\nBud (Minion) (5)'] as const;
  const scenario = { strategy: 'reckoning', deployment: 'standard', schemes: SCHEMES };
  const seat = seatAt(seasonZeroGame, { options: {}, scenario });
  for (const [place, side] of (['A', 'B'] as const).entries()) must(seat, side, `crew:${side}`, crews[place] ?? '');
  for (const side of ['A', 'B'] as const) {
    for (const [place, scheme] of ['outflank', 'assassinate'].entries()) {
      must(seat, side, `take:${side}:${place + 1}`, { scheme });
    }
  }
  const kill = seat.mine('A').asks.find(({ id }) => id === 'turn:1/kill');
  expect(kill && taps(kill, { victim: 'B2' })).toBe(MORE);
  const reveals = [SEASON_ZERO_PACK, GROUNDS_2018_PACK].flatMap(({ schemes }) =>
    schemes.flatMap(({ id, parts }) => parts.map((part) => ({ id, part }))),
  );
  const dear = reveals.filter(({ part: { moments, asks } }) => {
    const figures = asks.filter(({ kind }) => kind === 'number').length;
    return !moments.includes('end-of-game') && 2 + figures > MORE;
  });
  expect(dear.map(({ id }) => id)).toEqual([]);
});
