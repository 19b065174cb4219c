import { describe, expect, test } from 'vitest';
import { brokenRules } from '../../../rules/broken.ts';
import { READINGS } from '../readings.ts';
import {
  type Finished,
  type Veteran,
  checkMvf,
  experienceOf,
  reputationAfter,
  reputationGains,
  rewardsOf,
  totalOf,
} from './rewards.ts';

const veteran = (id: string, more: Partial<Veteran> = {}): Veteran => ({
  id,
  gang: id.charAt(0).toUpperCase(),
  leader: false,
  champion: false,
  tookPart: true,
  ...more,
});
const battle = (vp: Readonly<Record<string, number>>, more: Partial<Finished> = {}): Finished => ({
  gangs: Object.keys(vp),
  vp,
  underdog: null,
  fighters: [],
  outs: [],
  mvf: {},
  ...more,
});
const gains = (vp: Readonly<Record<string, number>>) =>
  Object.keys(vp).map((gang) => totalOf(reputationGains(gang, battle(vp))));

describe('Reputation', () => {
  test('the worked examples', () => {
    expect(gains({ A: 5, B: 3, C: 0, D: 2 })).toEqual([6, 3, 2, 3]);
    expect(gains({ A: 0, B: 0 })).toEqual([0, 0]);
    expect(gains({ A: 4, B: 4 })).toEqual([3, 3]);
  });

  test('never falls below 1, and says why', () => {
    const lost = reputationGains('B', battle({ A: 1, B: 0 }));
    expect(lost.map(({ rule }) => rule)).toEqual(['HIT-REWARD-07', 'HIT-REWARD-10']);
    expect(reputationAfter(1, lost)).toBe(1);
    expect(reputationAfter(0, lost)).toBe(1);
    expect(reputationAfter(4, reputationGains('A', battle({ A: 2, B: 0 })))).toBe(7);
  });
});

describe('Experience', () => {
  const leader = veteran('a1', { leader: true });
  const champion = veteran('b1', { champion: true });

  test('the worked example: eight for one fighter', () => {
    const outs = [{ fighter: 'b1', by: 'a1' }];
    const won = battle({ A: 4, B: 1 }, { underdog: 'A', fighters: [leader, champion], outs, mvf: { A: 'a1' } });
    expect(totalOf(experienceOf(leader, won, READINGS))).toBe(8);
    expect(totalOf(experienceOf(leader, won, { ...READINGS, edition: 2018 }))).toBe(7);
    expect(rewardsOf(won, READINGS)).toMatchObject({ winner: 'A', losers: ['B'] });
  });

  test('First Blood is for the first enemy: falls and own fighters do not count', () => {
    const fighters = [leader, veteran('a2'), champion, veteran('b2')];
    const outs = [
      { fighter: 'b2', by: null },
      { fighter: 'a2', by: 'a1' },
      { fighter: 'a1', by: 'b1' },
      { fighter: 'b1', by: 'a2' },
    ];
    const fight = battle({ A: 0, B: 3 }, { fighters, outs });
    const xp = fighters.map((one) => totalOf(experienceOf(one, fight, READINGS)));
    expect(xp).toEqual([1, 4, 5, 1]);
  });

  test('who did not take part gets nothing', () => {
    const absent = veteran('a1', { leader: true, tookPart: false });
    const won = battle({ A: 4, B: 1 }, { underdog: 'A', fighters: [absent], mvf: { A: 'a1' } });
    expect(experienceOf(absent, won, READINGS)).toEqual([]);
  });
});

test('one own fighter that took part is most valuable', () => {
  expect(checkMvf('A', veteran('a1'), null)).toEqual([]);
  expect(brokenRules(checkMvf('A', veteran('b1'), null))).toEqual(['HIT-REWARD-04']);
  expect(brokenRules(checkMvf('A', veteran('a1'), 'a2'))).toEqual(['HIT-REWARD-04']);
  expect(brokenRules(checkMvf('A', undefined, null))).toEqual(['HIT-REWARD-04']);
});
