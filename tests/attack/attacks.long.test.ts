import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { measure, missed } from './attack.ts';
import { ATTACKS } from './attacks.ts';
import { type Hall, openHall } from './target.ts';

const TIMES = { slowest: 1000, letGo: 60_000 };

describe.each([
  { players: 200, rounds: 5, bars: { ...TIMES, memory: 512 } },
  { players: 2000, rounds: 10, bars: { ...TIMES, memory: 1024 } },
])('a server of $players players, attacked', ({ players, rounds, bars }) => {
  let hall: Hall;
  beforeAll(async () => {
    hall = await openHall(players, rounds);
  });
  afterAll(() => hall.close());

  test.each(ATTACKS)('holds against $name', async (attack) => {
    const figures = await measure(attack, { hall, size: 'many' });
    console.log(`counted: ${attack.name}, ${players} players: ${JSON.stringify(figures)}`);
    expect(missed(attack, figures, bars)).toEqual([]);
  });
});
