import { expect, it } from 'vitest';
import { hiddenPair } from '../../../../tests/core/systems/steamroller-2015/event/hidden-pairs.ts';

it('300 pairs of events that differ in the hidden length alone read the same to everybody but the organiser', () => {
  const pairs = Array.from({ length: 400 }, (_, number) => hiddenPair(number)).filter((pair) => pair !== null);
  expect(pairs.length).toBeGreaterThan(300);
  for (const { readable } of pairs) expect(readable[1]).toEqual(readable[0]);
});
