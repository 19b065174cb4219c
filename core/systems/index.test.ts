/** What holds for every pack. */
import { expect, test } from 'vitest';
import { BOARD_GAMES, GAMES, PACKS } from './index.ts';

test.each(PACKS.map((pack) => [pack.id, pack] as const))(
  'what %s says of something that is done is one of its options',
  (_, { options: { says, specs } }) => {
    const known = specs.map(({ id }) => id);
    expect(known).toEqual(expect.arrayContaining(Object.values(says).flat()));
  },
);

test('every event whose games can be played says so, and no other', () => {
  const playable = PACKS.filter((pack) => pack.playable({})).map(({ id }) => id);
  expect(playable).toEqual(GAMES.map(({ system }) => system));
  const onBoard = PACKS.filter((pack) => pack.playable({ board: 'firefight', decidedBy: 'vp' })).map(({ id }) => id);
  expect(onBoard).toEqual([...playable, ...Object.keys(BOARD_GAMES)]);
});
