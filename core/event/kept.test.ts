import { expect, test } from 'vitest';
import { nextRound, player, startedFloor } from '../../tests/core/event/floor.ts';
import { gainingGroundsS0 } from '../systems/gaining-grounds-s0/pack.ts';
import { kept, scoredOnce } from './kept.ts';
import { historyOf } from './state.ts';
import { sharedParts } from './view.ts';

test('what is worked out of an object is kept as long as it is that object', () => {
  let made = 0;
  const count = kept((_: object) => (made += 1));
  const source = {};
  expect([count(source), count(source), count({}), count(source)]).toEqual([1, 1, 2, 1]);
});

test('a result is scored once, and again for other seats or other options', () => {
  let scored = 0;
  const score = scoredOnce(({ seats }) => {
    scored += 1;
    return { scores: { [seats[0] ?? '']: { vp: scored } }, rules: [], prompts: [], warnings: [] };
  });
  const game = { seats: ['e1', 'e2'], result: { kind: 'void' } } as const;
  const options = { mode: 'standard' };
  expect(score({ ...game }, options)).toBe(score({ ...game }, options));
  expect(scored).toBe(1);
  expect(score(game, { mode: 'brawl' })).toMatchObject({ scores: { e1: { vp: 2 } } });
  expect(score({ ...game, seats: ['e2', 'e1'] }, options)).toMatchObject({ scores: { e2: { vp: 3 } } });
});

test('a report leaves the standings the same object, and a result does not', () => {
  const floor = startedFloor(gainingGroundsS0, 4);
  nextRound(floor);
  const look = () => [historyOf(floor.state()), sharedParts(gainingGroundsS0, floor.state()).standings] as const;
  const [history, standings] = look();
  const [game] = floor.games();
  const result = { kind: 'played', scores: [{ vp: 5 }, { vp: 2 }] } as const;
  floor.run({ type: 'report', game: game?.id ?? '', result }, player(game?.seats[0] ?? ''));
  expect(floor.games()[0]?.reports).not.toEqual({});
  expect(look().every((one, at) => one === [history, standings][at])).toBe(true);
  floor.run({ type: 'enter-result', game: game?.id ?? '', result });
  expect(look().some((one, at) => one === [history, standings][at])).toBe(false);
  expect(Object.values(look()[1]).map(({ columns }) => columns.vp)).toContain(5);
});
