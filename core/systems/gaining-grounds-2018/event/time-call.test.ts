import { expect, test } from 'vitest';
import { timeCall } from './time-call.ts';

const END = ['upkeep', 'score', 'end-of-game'];

test.each([
  [3, 'activations', true, true],
  [3, 'activations', false, false],
  [1, 'start', true, false],
  [4, 'end', true, false],
] as const)('Time in Turn %i, %s, activating %s (W-12)', (turn, step, activating, finishActivation) => {
  expect(timeCall({ turn, step, activating, over: false })).toEqual({
    finishActivation,
    moreActivations: false,
    lastTurn: turn,
    then: END,
    rules: ['GG18-TIME-04', 'GG18-TIME-05'],
  });
});

test('Time does nothing to a game that is over', () => {
  const effect = timeCall({ turn: 5, step: 'end', activating: false, over: true });
  expect(effect).toMatchObject({ finishActivation: false, lastTurn: null, then: [] });
});
