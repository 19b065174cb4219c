import { describe, expect, test } from 'vitest';
import type { History, PairAsked } from '../../../event/pack.ts';
import type { OptionValues } from '../../../event/types.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import { eventOf, lots } from '../../../../tests/core/systems/malifaux/history.ts';
import { gainingGroundsS0 } from '../pack.ts';

const { pair } = gainingGroundsS0.pairing;

const ids = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`).join(' ');
const brawl = (history: History, options: OptionValues = {}, asked: Partial<PairAsked> = {}) => {
  const plan = pair(
    { ...history, options: { mode: 'all-out-brawl', ...options } },
    { pins: [], forbidden: [], ...asked },
    lots(),
  );
  return isRefusal(plan) ? plan.refused : plan.tables.map((seats) => seats.length);
};

describe('an All Out Brawl', () => {
  test.each([
    [4, [4]],
    [8, [8]],
    [9, [5, 4]],
    [17, [6, 6, 5]],
  ])('of %i players sits them at tables of %j', (players, sizes) => {
    expect(brawl(eventOf(ids(players)))).toEqual(sizes);
  });

  test('takes as many to a game as the organiser likes, four at least', () => {
    expect(brawl(eventOf(ids(12)), { brawlSeats: 4 })).toEqual([4, 4, 4]);
    expect(brawl(eventOf(ids(6)), { brawlSeats: 5 })).toEqual([6]);
  });

  test('is no game for three', () => {
    expect(brawl(eventOf(ids(3)))).toEqual(['GG0-MODE-AOB-01']);
  });

  test('keeps tables that are set', () => {
    expect(brawl(eventOf(ids(9)), {}, { pins: [['p0', 'p1', 'p2', 'p3']] })).toEqual([4, 5]);
  });

  test('needs no Bye with an odd number', () => {
    const plan = pair({ ...eventOf(ids(5)), options: { mode: 'all-out-brawl' } }, { pins: [], forbidden: [] }, lots());
    expect(plan).toMatchObject({ odd: null });
  });
});
