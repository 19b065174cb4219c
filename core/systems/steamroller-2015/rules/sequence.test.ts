import { describe, expect, test } from 'vitest';
import { type GameStart, inOrder, nextAtStart, nextOnDeathClock, stepsLeft } from './sequence.ts';

const begin = (given: Partial<GameStart>) =>
  nextAtStart({ players: ['ana', 'bo'], done: [], rolls: {}, chose: null, deployed: [], specialists: false, ...given });
const OPENED = ['announce', 'choose-lists', 'reveal-lists'];

describe('before a game', () => {
  test('lists are chosen in secret and revealed together once all is announced (SR15-START-02, -04)', () => {
    expect(begin({})).toEqual({ next: 'announce', who: null });
    expect(begin({ done: OPENED.slice(0, 1) }).next).toBe('choose-lists');
    expect(begin({ done: OPENED.slice(0, 2) })).toEqual({ next: 'reveal-lists', who: null });
    expect(begin({ done: OPENED, specialists: true }).next).toBe('reveal-swaps');
    expect(begin({ done: OPENED }).next).toBe('starting-roll');
  });

  test('the higher roll chooses, and a tie is rolled again (SR15-START-05, SR15-AMB-11)', () => {
    expect(begin({ done: OPENED, rolls: { ana: 4, bo: 4 } })).toEqual({ next: 'starting-roll', who: null });
    expect(begin({ done: OPENED, rolls: { ana: 2, bo: 6 } })).toEqual({ next: 'choose-order', who: 'bo' });
  });

  test('the second player takes an edge; the first deploys and acts first (SR15-START-06, -07)', () => {
    const rolled = { done: OPENED, rolls: { ana: 5, bo: 3 }, chose: 'second' } as const;
    expect(begin(rolled)).toEqual({ next: 'choose-edge', who: 'ana' });
    const placed = { ...rolled, done: [...OPENED, 'choose-edge'] };
    expect(begin(placed)).toEqual({ next: 'deploy', who: 'bo' });
    expect(begin({ ...placed, deployed: ['bo'] })).toEqual({ next: 'deploy', who: 'ana' });
    const deployed = { ...placed, deployed: ['bo', 'ana'] };
    expect(begin(deployed)).toEqual({ next: 'first-turn', who: 'bo' });
    expect(begin({ ...deployed, done: [...placed.done, 'first-turn'] }).next).toBeNull();
    expect(begin({ ...placed, chose: 'first' })).toEqual({ next: 'deploy', who: 'ana' });
  });
});

describe('a turn', () => {
  test('is timed after continuous effects (SR15-TIME-06)', () => {
    const left = stepsLeft('turn', []);
    expect(left.map(({ id }) => id)).toEqual(['continuous-effects', 'turn-clock']);
    expect(inOrder(left)).toBe('continuous effects are resolved; then the clock starts.');
    expect(stepsLeft('turn', ['continuous-effects', 'turn-clock'])).toEqual([]);
  });

  test('ends with effects, assassination, scoring, scenario (SR15-VICTORY-08)', () => {
    const steps = ['end-of-turn-effects', 'assassination-check', 'score', 'scenario-check'];
    expect(steps.map((_, done) => stepsLeft('turn-end', steps.slice(0, done))[0]?.id)).toEqual(steps);
  });
});

test('the Death Clock runs from the first player to the second in each phase (SR15-VAR-TIME-13)', () => {
  const order: (readonly [string, 'A' | 'B'])[] = [];
  for (let step = nextOnDeathClock(order); step.next !== 'turn'; step = nextOnDeathClock(order)) {
    order.push([step.next ?? '', step.who ?? 'A']);
  }
  expect(order.map(([phase, side]) => `${phase} ${side}`)).toEqual([
    'pre-deployment A',
    'pre-deployment B',
    'deployment A',
    'deployment B',
    'advance-deployment A',
    'advance-deployment B',
  ]);
  expect(nextOnDeathClock(order)).toEqual({ next: 'turn', who: 'A' });
});
