import { expect, test } from 'vitest';
import { addressOf, askedIn, simulationOf } from './state.ts';

test('what is asked comes back from its address, and what an address says wrongly is as it is at first', () => {
  const asked = {
    own: '++ Mine [GFF 10pts] ++\n\nX & Y',
    foe: 'foundry',
    level: 'planner',
    games: '40',
    seed: '7',
  } as const;
  expect(askedIn(addressOf(asked))).toEqual(asked);
  const first = askedIn('');
  expect(askedIn('#level=9&games=-1&seed=1e9')).toEqual(first);
  expect(askedIn(new URL(simulationOf('lantern', 'choir'), 'http://muster').hash)).toEqual({
    ...first,
    own: 'lantern',
  });
});
