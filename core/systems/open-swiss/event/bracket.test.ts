import { describe, expect, test } from 'vitest';
import { type CutRequest, bracketOrder, cutRounds, cutState } from './bracket.ts';

interface Game {
  readonly seats: readonly string[];
  /** Undefined: still open. */
  readonly winner?: string | null;
}

/** `a-b a`: a beats b. */
function games(...lines: readonly string[]): Game[] {
  return lines.map((line) => {
    const [seats = '', winner] = line.split(' ');
    return { seats: seats.split('-'), ...(winner === undefined ? {} : { winner: winner === '0' ? null : winner }) };
  });
}

function cut(seeds: string, rounds: readonly Game[][], more: Partial<CutRequest<Game>> = {}) {
  const state = cutState<Game>({
    seeds: seeds.split(''),
    reseed: false,
    thirdPlace: false,
    rounds,
    winnerOf: ({ winner }) => winner,
    leftBefore: () => false,
    ...more,
  });
  const { next, third, waiting, over, stage } = state;
  return { next: next.map((pair) => pair.join('')), third: third?.join('') ?? null, waiting, over, stage, state };
}

describe('a bracket', () => {
  test('keeps the best seeds apart for as long as can be', () => {
    expect(bracketOrder(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
    for (const size of [2, 4, 8, 16, 32, 64]) {
      const order = bracketOrder(size);
      for (let index = 0; index < size; index += 2)
        expect((order[index] ?? 0) + (order[index + 1] ?? 0)).toBe(size + 1);
      expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, seed) => seed + 1));
    }
  });

  test('has as many rounds as it takes', () => {
    expect([1, 2, 3, 4, 5, 8, 9, 128].map(cutRounds)).toEqual([0, 1, 2, 2, 3, 3, 4, 7]);
  });

  test('plays the first against the last', () => {
    expect(cut('abcdefgh', []).next).toEqual(['ah', 'de', 'bg', 'cf']);
  });

  test('leads from round to round to one winner', () => {
    const first = games('a-h a', 'd-e e', 'b-g b', 'c-f f');
    expect(cut('abcdefgh', [first]).next).toEqual(['ae', 'bf']);
    const second = games('a-e e', 'b-f b');
    expect(cut('abcdefgh', [first, second])).toMatchObject({ next: ['eb'], over: false });
    const end = cut('abcdefgh', [first, second, games('e-b e')]);
    expect(end).toMatchObject({ next: [], over: true });
    expect([...end.stage].sort().map(([id, round]) => `${id}${round}`)).toEqual([
      'a2',
      'b3',
      'c1',
      'd1',
      'e4',
      'f2',
      'g1',
      'h1',
    ]);
  });

  test('gives the best seeds a round off where there are fewer than places', () => {
    expect(cut('abcde', [])).toMatchObject({ next: ['de'], waiting: ['a', 'b', 'c'] });
    expect(cut('abcde', [games('d-e e')]).next).toEqual(['ae', 'bc']);
    expect(cut('abc', [games('b-c c')]).next).toEqual(['ac']);
  });

  test('can be seeded anew every round', () => {
    const first = games('a-h h', 'd-e e', 'b-g b', 'c-f c');
    expect(cut('abcdefgh', [first]).next).toEqual(['he', 'bc']);
    expect(cut('abcdefgh', [first], { reseed: true }).next).toEqual(['bh', 'ce']);
  });

  test('has a game for third place beside the final', () => {
    const semis = games('a-d a', 'b-c c');
    expect(cut('abcd', [semis], { thirdPlace: true })).toMatchObject({ next: ['ac'], third: 'db' });
    const end = cut('abcd', [semis, games('a-c a', 'd-b d')], { thirdPlace: true });
    expect(end.state.thirdWinner).toBe('d');
    expect(end.over).toBe(true);
    expect(cut('abcd', [semis]).third).toBeNull();
  });

  test('waits for games that have no winner', () => {
    const open = games('a-d a', 'b-c');
    expect(cut('abcd', [open])).toMatchObject({ next: [], over: false });
    expect(cut('abcd', [open]).state.open).toEqual(open.slice(1));
    const third = cut('abcd', [games('a-d a', 'b-c c'), games('a-c a', 'd-b')], { thirdPlace: true });
    expect(third.state.open).toHaveLength(1);
  });

  test('goes on without those who left, and without both who forfeited', () => {
    const left = (id: string, round: number) => id === 'd' && round >= 2;
    expect(cut('abcd', [games('a-d d', 'b-c b')], { leftBefore: left })).toMatchObject({
      next: [],
      over: true,
      waiting: ['b'],
      stage: new Map([
        ['a', 1],
        ['b', 3],
        ['c', 1],
        ['d', 2],
      ]),
    });
    expect(cut('abcdefgh', [games('a-h 0', 'd-e e', 'b-g b', 'c-f c')])).toMatchObject({
      next: ['bc'],
      waiting: ['e'],
    });
    expect(cut('ab', [games('a-b 0')])).toMatchObject({ next: [], over: true });
  });

  test('follows the tables as they were played, also when changed by hand', () => {
    expect(cut('abcd', [games('a-b a', 'c-d d')]).next).toEqual(['ad']);
    expect(cut('abcdefgh', [games('a-e a', 'd-h h', 'b-g b', 'c-f f')]).next).toEqual(['ah', 'bf']);
  });

  test('of one is over before it began', () => {
    expect(cut('a', [])).toMatchObject({ next: [], over: true });
  });
});
