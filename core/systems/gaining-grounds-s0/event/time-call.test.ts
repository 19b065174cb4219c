import { describe, expect, test } from 'vitest';
import type { GameMoment } from '../../malifaux/event/time-call.ts';
import { timeCall } from './time-call.ts';

const moment = (changes: Partial<GameMoment> = {}): GameMoment => ({
  turn: 3,
  step: 'activations',
  activating: false,
  over: false,
  ...changes,
});
const END = ['upkeep', 'score', 'end-of-game'];

describe('Last Turn', () => {
  test.each([
    [{ activating: true }, true, true],
    [{}, false, true],
    [{ step: 'start' }, false, true],
    [{ step: 'end' }, false, false],
  ] as const)('at %j lets the Turn be finished', (changes, finishActivation, moreActivations) => {
    const effect = timeCall('last-turn', moment(changes));
    expect(effect).toMatchObject({ finishActivation, moreActivations, lastTurn: 3, then: END });
  });
});

describe('Time', () => {
  test.each([
    [{ activating: true }, true],
    [{}, false],
    [{ step: 'start' }, false],
    [{ step: 'end', activating: true }, false],
    [{ turn: 1 }, false],
  ] as const)('at %j starts nothing more', (changes, finishActivation) => {
    const effect = timeCall('time', moment(changes));
    const lastTurn = moment(changes).turn;
    expect(effect).toMatchObject({ finishActivation, moreActivations: false, lastTurn, then: END });
  });
});

test.each(['last-turn', 'time'] as const)('%s does nothing to a game that is over', (call) => {
  const effect = timeCall(call, moment({ turn: 5, over: true }));
  expect(effect).toEqual({
    finishActivation: false,
    moreActivations: false,
    lastTurn: null,
    then: [],
    rules: ['GG0-TIME-08'],
  });
});
