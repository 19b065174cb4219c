/** Shapes that no published vector of Steamroller's event has. */
import type { Fields } from '../../core/journal/json.ts';
import { expect, test } from 'vitest';
import { report } from '../run.ts';

/** What differs from the answer expected; nothing when it matches. */
function failures(op: string, given: Fields, expect_: Fields): readonly unknown[] {
  const vector = { id: op, op, system: 'steamroller-2015', rules: [], given, expect: expect_ };
  return report([vector]).failures;
}

const DEATH_CLOCK = { pointSize: 75, variants: ['death-clock'] };
const SHEET = { opponent: 'bo', result: 'win', list: 'one', controlPoints: 6, armyPointsDestroyed: 31, against: 2 };
const OTHER = { opponent: 'ana', result: 'loss', list: 'two', controlPoints: 2, armyPointsDestroyed: 18 };

test.each<[name: string, op: string, given: Fields, expected: Fields]>([
  [
    'a list marked on a bye',
    'action',
    {
      options: { pointSize: 50, variants: [{ name: 'lists-required', x: 2 }] },
      state: { lists: ['one', 'two'], played: ['one'], plannedRounds: 3 },
      action: { kind: 'mark-list', list: 'two' },
    },
    { allowed: true, broken: [], after: { played: ['one', 'two'], met: true }, choices: ['one', 'two'] },
  ],
  [
    'two sheets that agree',
    'action',
    { state: { other: OTHER }, action: { kind: 'report', by: 'ana', sheet: SHEET } },
    { allowed: true, after: { sheet: { controlPoints: 5 }, conflict: false, closed: true } },
  ],
  [
    'two sheets that do not',
    'action',
    { state: { other: { ...OTHER, result: 'win' } }, action: { kind: 'report', by: 'ana', sheet: SHEET } },
    { allowed: true, after: { conflict: true, closed: false } },
  ],
  [
    'a first pause, and a judge’s',
    'action',
    { options: DEATH_CLOCK, state: { pauses: { A: 0, B: 0 } }, action: { kind: 'pause', by: 'A' } },
    { allowed: false, broken: ['SR15-VAR-TIME-16'], after: { warned: true, loser: null } },
  ],
  [
    'one scenario for all tables',
    'action',
    { state: { played: ['recon'] }, action: { kind: 'set-scenario', scenario: 'outflank' } },
    { allowed: true, broken: [] },
  ],
  [
    'what the organiser sees',
    'view',
    {
      viewer: 'organiser',
      options: { pointSize: 50 },
      round: { number: 1, begun: false, rolls: { d3: 2, d6: 5 }, minutesLeft: 41 },
      scenarios: ['recon', 'incursion'],
    },
    {
      shown: { rolls: { d3: 2, d6: 5 }, length: 110, minutesLeft: 41, scenarios: ['recon', 'incursion'] },
    },
  ],
  [
    'a round that has not begun',
    'view',
    {
      viewer: 'public',
      options: { pointSize: 50 },
      round: { number: 2, begun: false },
      scenarios: ['recon', 'incursion'],
    },
    { shown: { scenarios: ['recon', 'hidden'] } },
  ],
  ['the last step of a turn', 'sequence', { what: 'turn', done: ['continuous-effects'] }, { next: 'turn-clock' }],
  [
    'a scenario thrown with six-sided dice',
    'pool',
    {
      rolls: [
        [6, 5],
        [5, 4],
      ],
      dice: 'd6',
    },
    { scenario: 'recon', used: 2 },
  ],
  [
    'a fixed number of rounds against Finals Tables',
    'action',
    {
      action: {
        kind: 'configure',
        options: { pointSize: 50, variants: ['finals-tables', { name: 'round-event', x: 4 }] },
        players: 32,
      },
    },
    { allowed: false, broken: ['SR15-VAR-FINAL-06'] },
  ],
  [
    'options under which nobody plays',
    'rounds',
    { players: 20, options: { pointSize: 15, variants: ['hardcore'] } },
    { refused: ['SR15-AMB-26'] },
  ],
  ['a size that is none', 'action', { action: { kind: 'configure', options: { pointSize: 60 } } }, { allowed: false }],
])('%s', (_, op, given, expected) => {
  expect(failures(op, given, expected)).toEqual([]);
});

test('a game left out of a score, and a sequence that is none, are failures', () => {
  expect(failures('score', { game: { players: ['ana', 'bo'] } }, { scores: {} })).toHaveLength(1);
  expect(failures('sequence', { what: 'tea' }, { next: 'cake' })).toHaveLength(1);
});
