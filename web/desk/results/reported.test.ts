import { expect, test } from 'vitest';
import type { Result } from '../../../core/event/types.ts';
import type { GameRow } from '../../../core/event/views.ts';
import { accountsOf } from '../../event/accounts.ts';
import { accepted, scoreText, toldOf, undisputed } from './reported.ts';

const played = (one: number, two: number): Result => ({ kind: 'played', scores: [{ vp: one }, { vp: two }] });
const report = (entrant: string, result: Result) => ({ entrant, result, at: 1 });
const agreed = (approvals: Readonly<Record<string, boolean>>): Result => ({
  kind: 'agreed',
  scores: [{ vp: 1 }, { vp: 1 }],
  current: [],
  approvals,
});

test('who says the same stands together, whoever has approved it', () => {
  expect(accountsOf([report('e1', played(5, 2)), report('e2', played(2, 5))])).toHaveLength(2);
  expect(accountsOf([report('e1', played(5, 2)), report('e2', played(5, 2))])).toMatchObject([{ by: ['e1', 'e2'] }]);
  expect(accountsOf([report('e1', agreed({ e1: true })), report('e2', agreed({ e2: true }))])).toHaveLength(1);
  expect(accountsOf()).toEqual([]);
});

test('a score is read in the order of the seats', () => {
  const fields = [{ id: 'vp' }, { id: 'tp' }] as never;
  expect(scoreText(played(6, 3), fields)).toBe('6 : 3');
  expect(scoreText({ kind: 'played', scores: [{ vp: 6, tp: 2 }, { vp: 3 }] }, fields)).toBe('6 / 2 : 3');
});

test('a sheet is told in words, and what another account has otherwise is marked', () => {
  const choices = [{ id: 'win', label: 'Win' }];
  const fields = [{ id: 'result', label: 'Result', choices }, { id: 'cp', label: 'Points' }, { id: 'by' }] as never;
  const sheet = (cp: number): Result => ({ kind: 'played', scores: [{ result: 'win', cp }, {}] });
  expect(toldOf(sheet(5), 0, fields, [sheet(3)])).toEqual([
    { id: 'result', label: 'Result', value: 'Win', differs: false },
    { id: 'cp', label: 'Points', value: '5', differs: true },
  ]);
  expect(toldOf(sheet(5), 0, fields, []).map(({ differs }) => differs)).toEqual([false, false]);
});

test('what is accepted together is what one side reported and nobody disputes', () => {
  const row = (id: string, waiting: GameRow['waiting']) => ({ id, waiting, result: null }) as GameRow;
  const games = [row('a', 'confirmation'), row('b', 'desk'), row('c', 'none'), row('d', 'confirmation')];
  const reports = {
    a: [report('e1', played(5, 2))],
    b: [report('e3', played(1, 2)), report('e4', played(2, 1))],
    d: [report('e7', agreed({ e7: true }))],
  };
  expect(undisputed(games, reports).map(({ game }) => game.id)).toEqual(['a']);
});

test('on the word of the desk everybody has approved', () => {
  expect(accepted(agreed({ e1: true }), ['e1', 'e2'])).toMatchObject({ approvals: { e1: true, e2: true, to: true } });
  expect(accepted(played(1, 0), ['e1', 'e2'])).toEqual(played(1, 0));
});
