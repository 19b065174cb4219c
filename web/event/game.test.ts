/** What a game's row says: who won, the score, how far it is; and the directory of seats. */
import '../../tests/web/english.ts';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import type { OptionSpec } from '../../core/event/pack.ts';
import type { Result } from '../../core/event/types.ts';
import type { GameRow } from '../../core/event/views.ts';
import { entrants, partsAt } from '../../tests/web/fixture.ts';
import { pack } from '../../tests/web/pack.ts';
import { noteOn } from './context.ts';
import { byTable, outcomeOf, scoreOf, stateOf } from './game.ts';
import { InWords } from './option-list.tsx';
import { chosenIn } from './scenario.tsx';
import { found, letterOf, seatsOf } from './seats.ts';

const games = partsAt(0)['games/2'] as Readonly<Record<string, GameRow>>;

function game(result: Result | null, worth: readonly number[], more: Partial<GameRow> = {}): GameRow {
  const seats = worth.map((_, index) => `e${index + 1}`);
  const points = Object.fromEntries(worth.map((tp, index) => [`e${index + 1}`, { tp, diff: 0, vp: 0 }]));
  return {
    id: 'r1g1',
    table: 1,
    kind: 'game',
    seats,
    attacker: null,
    started: true,
    result,
    points: result === null ? null : points,
    settledBy: null,
    encounter: null,
    corrections: 0,
    extension: 0,
    waiting: 'none',
    why: null,
    rules: [],
    ...more,
  };
}

const played: Result = { kind: 'played', scores: [{ vp: 6 }, { vp: 4 }] };
const outcomes = (row: GameRow) => row.seats.map((seat) => outcomeOf(row, seat, pack.columns));

describe('how a game came out', () => {
  test('is what it was worth in the first column', () => {
    expect(outcomes(game(played, [3, 0]))).toEqual(['win', 'loss']);
    expect(outcomes(game(played, [1, 1]))).toEqual(['draw', 'draw']);
  });

  test('at a table of four, the best win and the others lose', () => {
    expect(outcomes(game(played, [2, 5, 0, 5]))).toEqual(['loss', 'draw', 'loss', 'draw']);
  });

  test('is what the pack says where the first column does not: a third in a draw has not lost', () => {
    const drawn = { e1: 'draw', e2: 'draw', e3: 'draw' } as const;
    expect(outcomes(game(played, [5, 5, 3], { outcomes: drawn }))).toEqual(['draw', 'draw', 'draw']);
    expect(outcomes(game(played, [2, 2, 0], { outcomes: { e3: 'loss' } }))).toEqual([null, null, 'loss']);
  });

  test('when both forfeit, nobody drew', () => {
    expect(outcomes(game({ kind: 'forfeit', by: ['e1', 'e2'] }, [0, 0]))).toEqual(['loss', 'loss']);
  });

  test('is not said of a bye, of a round closed without a result, or before the end', () => {
    expect(outcomes(game({ kind: 'bye' }, [3]))).toEqual([null]);
    expect(outcomes(game({ kind: 'void' }, [0, 0]))).toEqual([null, null]);
    expect(outcomes(game(null, [0, 0]))).toEqual([null, null]);
  });
});

test('the score is the first figure that the players report; who won is no figure', () => {
  const result = { id: 'result', label: 'Result', kind: 'choice', choices: [], rules: [] } as const;
  expect(scoreOf(game(played, [3, 0]), 'e2', [result, ...pack.fields])).toBe('4');
  expect(scoreOf(game(played, [3, 0]), 'e2', pack.fields)).toBe('4');
  expect(scoreOf(game({ kind: 'forfeit', by: ['e2'] }, [3, 0]), 'e1', pack.fields)).toBeNull();
});

test('the state says what is missing', () => {
  expect(stateOf(game(null, [0, 0], { started: false }))?.key).toBe('state.open');
  expect(stateOf(game(null, [0, 0], { started: true }))?.key).toBe('state.playing');
  expect(stateOf(game(null, [0, 0], { waiting: 'confirmation' }))?.key).toBe('state.confirmation');
  expect(stateOf(game(null, [0, 0], { started: true, unsigned: ['e2'] }))?.key).toBe('state.confirmation');
  expect(stateOf(game(null, [0, 0], { waiting: 'desk' }))?.key).toBe('state.desk');
  expect(stateOf(game(played, [3, 0]))).toBeNull();
  expect(stateOf(game(played, [3, 0], { corrections: 1 }))?.key).toBe('state.corrected');
  expect(stateOf(game({ kind: 'void' }, [0, 0]))?.key).toBe('result.void');
});

test('tables come in order, and the bye last', () => {
  const tables = byTable(games).map(({ table }) => table);
  expect(tables).toEqual([...Array.from({ length: tables.length - 1 }, (_, index) => index + 1), null]);
});

describe('the directory of seats', () => {
  const seats = seatsOf(games, entrants);

  test('holds everybody once, in the order of names', () => {
    expect(seats).toHaveLength(23);
    expect(seats.slice(0, 5).map(({ name }) => letterOf(name))).toEqual(['A', 'B', 'C', 'D', 'E']);
  });

  test('finds a name by any part of it, without accents', () => {
    expect(found(seats, entrants, 'emile').map(({ name }) => name)).toEqual(['Émile Zátopek']);
    expect(found(seats, entrants, 'مريم')).toHaveLength(1);
    expect(found(seats, entrants, '   ')).toBe(seats);
    expect(found(seats, entrants, 'nobody at all')).toEqual([]);
  });

  test('finds a team by its members', () => {
    const members = [
      { name: 'Zoë', faction: 'Guild' },
      { name: 'Yann', faction: null },
    ];
    const team = { ...entrants, e1: { ...entrants.e1, members } } as typeof entrants;
    expect(found(seats, team, 'zoe').map(({ entrant }) => entrant)).toEqual(['e1']);
    expect(noteOn(team.e1)).toBe('Zoë (Guild), Yann');
  });

  test('puts what is no letter under #', () => {
    expect(['Émile', 'لينا', '7th Guild', '🎲', ''].map(letterOf)).toEqual(['E', 'ل', '#', '#', '#']);
  });
});

test('a scenario is told by its labels, and what is not known by its id', () => {
  const [strategy] = pack.scenarioFields;
  expect(strategy && chosenIn(strategy, 'turf-war')).toEqual(['Turf War']);
  expect(strategy && chosenIn(strategy, ['reckoning', 'new-one'])).toEqual(['Reckoning', 'new-one']);
  expect(strategy && chosenIn(strategy, undefined)).toEqual([]);
});

test('an option is told in words', () => {
  const [format, minutes, flag] = pack.options;
  const told = (option: OptionSpec | undefined, value: unknown) =>
    option && renderToString(h(InWords, { option, value }));
  expect(told(format, 'singles')).toBe('Singles');
  expect(told(format, [])).toBe('None');
  expect(told(minutes, 120)).toBe('120');
  expect(told(flag, false)).toBe('No');
});
