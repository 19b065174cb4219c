import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { measure, missed } from './attack.ts';
import { ATTACKS } from './attacks.ts';
import { type Hall, openHall } from './target.ts';

/** The bars are those of the long run but for times: other tests run beside this one. */
const BARS = { memory: 512, slowest: 15_000, letGo: 60_000 };

describe('a server of 200 players, attacked a little', () => {
  let hall: Hall;
  beforeAll(async () => {
    hall = await openHall(200, 3);
  }, 60_000);
  afterAll(() => hall.close());

  test.each(ATTACKS)('holds against $name', async (attack) => {
    expect(missed(attack, await measure(attack, { hall, size: 'few' }), BARS)).toEqual([]);
  });
});
