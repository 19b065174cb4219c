/** What holds for every pack. */
import { expect, test } from 'vitest';
import { PACKS } from './index.ts';

test.each(PACKS.map((pack) => [pack.id, pack] as const))(
  'what %s says of something that is done is one of its options',
  (_, { says, options }) => {
    const known = options.map(({ id }) => id);
    expect(known).toEqual(expect.arrayContaining(Object.values(says).flat()));
  },
);
