import { describe, expect, test } from 'vitest';
import type { History, PairAsked } from '../../../event/pack.ts';
import type { OptionValues } from '../../../event/types.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import { lots, planned, plansOf } from '../../../../tests/core/systems/malifaux/history.ts';
import { pairedDownIn } from './totals.ts';
import { pair } from './pair.ts';
import {
  eventOf,
  planOf,
  withOptions,
  withVariants,
} from '../../../../tests/core/systems/steamroller-2015/event/history.ts';

const NOTHING: PairAsked = { pins: [], forbidden: [] };
const draws = (history: History, asked: Partial<PairAsked> = {}, seeds = 60) =>
  plansOf(seeds, (stream) => pair(history, { ...NOTHING, ...asked }, stream));
const draw = (history: History, asked: Partial<PairAsked> = {}, seed = 1) =>
  planOf(pair(history, { ...NOTHING, ...asked }, lots(seed)));

describe('round 1', () => {
  test('is drawn at random (SR15-PAIR-01)', () => {
    expect(draws(eventOf('a b c d'))).toEqual(['a-b c-d', 'a-c b-d', 'a-d b-c']);
    expect(draw(eventOf('a b c d')).rules).toContain('SR15-PAIR-01');
  });

  test('gives anybody the bye where the number is odd (SR15-BYE-01, -02)', () => {
    expect(draws(eventOf('a b c'))).toEqual(['a-b bye:c', 'a-c bye:b', 'b-c bye:a']);
    expect(draw(eventOf('a b c')).rules).toEqual(expect.arrayContaining(['SR15-BYE-01', 'SR15-BYE-02']));
    expect(planned(draw(eventOf('a')))).toBe('bye:a');
  });

  test('leaves out who dropped and who was disqualified (SR15-SPORT-06, SR15-AMB-44)', () => {
    const plan = draw(eventOf('a b c- d!'));
    expect(planned(plan)).toBe('a-b');
    expect(plan.rules).toEqual(expect.arrayContaining(['SR15-SPORT-06', 'SR15-AMB-44']));
  });
});

/** SR15-EX-14: ten players after two rounds; Max was paired down in round 2. */
const TEN = eventOf(
  'kim lea max ned oli pia quy rex sam tia',
  ['kim > rex', 'lea > sam', 'max > tia', 'ned > pia', 'oli > quy'],
  ['kim > ned', 'lea > oli', 'max > rex', 'pia > sam', 'quy > tia'],
);

describe('later rounds', () => {
  test('pair within piles of equal points, whatever the other columns say (SR15-PAIR-02, -03)', () => {
    const history = eventOf('a b c d', ['a > c 5-0 50-0', 'b > d 1-0 5-0']);
    expect(draws(history)).toEqual(['a-b c-d']);
  });

  test('pair the last of an odd pile down, nobody twice (SR15-PAIR-05, -06, SR15-EX-14)', () => {
    expect([...pairedDownIn(TEN)]).toEqual(['max']);
    for (const drawn of draws(TEN)) {
      expect(drawn).toMatch(/kim-max|lea-max/);
      expect(drawn).not.toMatch(/kim-lea/);
    }
    const plan = draw(TEN);
    expect(plan).toMatchObject({ paid: [], approval: [] });
    expect(plan.rules).toEqual(expect.arrayContaining(['SR15-PAIR-05', 'SR15-PAIR-06', 'SR15-AMB-17']));
    expect(
      plan.why.some(({ text }) => text.startsWith('Paired down from the pile of 2 points to that of 1 point.')),
    ).toBe(true);
  });

  test('list the highest pile first', () => {
    const points = (id: string) =>
      ['kim', 'lea', 'max'].includes(id) ? 2 : ['rex', 'sam', 'tia'].includes(id) ? 0 : 1;
    const highest = draw(TEN).tables.map((seats) => Math.max(...seats.map(points)));
    expect(highest).toEqual([...highest].sort((a, b) => b - a));
  });

  test('find the one round without a rematch where drawing on would get stuck (SR15-PAIR-04, -07)', () => {
    const history = eventOf(
      'a b c d e f g h',
      ['d > f', 'g = h', 'e > c', 'b = a'],
      ['e = d', 'h > b', 'c > f', 'a = g'],
    );
    expect(draws(history)).toEqual(['a-f b-g c-d e-h']);
  });

  test('allow the oldest rematches where all have met, with the organiser’s word (SR15-AMB-18)', () => {
    const history = eventOf('a b c d', ['a = c', 'b = d'], ['a = b', 'c = d'], ['a = d', 'b = c']);
    const plan = draw(history);
    expect(planned(plan)).toBe('a-c b-d');
    expect(plan.paid).toMatchObject([{ text: 'They met in round 1.' }, { text: 'They met in round 1.' }]);
    expect(plan.approval).toEqual(['SR15-PAIR-07', 'SR15-AMB-18']);
  });

  test('take a second pair-down before a rematch, with the organiser’s word (SR15-PAIR-06, SR15-AMB-18)', () => {
    // a was paired down to c; now a and b have met and both fall to those who are left.
    const history = eventOf('a b c d', ['a > b', 'c = d'], ['a > c', 'b > d']);
    expect([...pairedDownIn(history)]).toEqual(['a']);
    const plan = draw(history);
    expect(planned(plan)).toBe('a-d b-c');
    expect(plan.paid).toMatchObject([{ what: 'second-down', who: ['a'], rules: ['SR15-PAIR-06', 'SR15-AMB-18'] }]);
    expect(plan.approval).toEqual(['SR15-PAIR-06', 'SR15-AMB-18']);
  });
});

describe('the bye', () => {
  test('is drawn among the lowest who had none (SR15-BYE-03, -04)', () => {
    const history = eventOf('a b c d e', ['a > b', 'c > d', 'e bye'], ['a = c', 'd > e', 'b bye']);
    const byes = new Set(draws(history, {}, 150).map((text) => text.slice(-1)));
    expect([...byes].sort()).toEqual(['a', 'c', 'd']);
    expect(draw(history).rules).toEqual(expect.arrayContaining(['SR15-BYE-03', 'SR15-BYE-04']));
  });

  test('moves up where all of the lowest had one (SR15-BYE-04)', () => {
    const history = eventOf('a b c', ['a > b', 'c bye'], ['a > c', 'b bye'], ['b = c']);
    expect(draw(history).odd).toMatchObject({ entrant: 'a' });
  });

  test('goes to another of the lowest where it would force a fault on the others, or stays as drawn (SR15-PAIR-07)', () => {
    const history = eventOf(
      'a b c d e f g',
      ['b = c', 'd = e', 'f > g', 'a bye'],
      ['a > c', 'g = d', 'f > e', 'b bye'],
      ['a > b', 'c = d', 'e > g', 'f bye'],
    );
    const byes = (options: OptionValues) =>
      new Set(draws(withOptions(history, options)).map((text) => text.slice(text.indexOf('bye:') + 'bye:'.length)));
    expect(byes({})).toEqual(new Set(['d', 'g']));
    expect(byes({ byeRematch: 'keep' })).toEqual(new Set(['c', 'd', 'g']));
    const seeds = Array.from({ length: 20 }, (_, seed) => seed);
    const moved = seeds.map((seed) => draw(history, {}, seed)).find(({ paid }) => paid.length > 0);
    expect(moved).toMatchObject({ paid: [{ what: 'odd-moved' }], approval: [] });
    const kept = seeds
      .map((seed) => draw(withOptions(history, { byeRematch: 'keep' }), {}, seed))
      .find(({ odd }) => odd?.entrant === 'c');
    expect(kept?.approval).toContain('SR15-AMB-18');
  });

  test('is the organiser’s choice where everybody had one (SR15-AMB-19)', () => {
    const history = eventOf('a b c', ['a > b', 'c bye'], ['c > a', 'b bye'], ['b > c', 'a bye']);
    const plan = draw(history);
    expect(plan.approval).toContain('SR15-AMB-19');
    expect(plan.paid).toContainEqual(expect.objectContaining({ what: 'second-odd' }));
    const chosen = draw(history, { odd: 'b' });
    expect(chosen.odd).toEqual({ entrant: 'b', kind: 'bye' });
    expect(chosen.why.at(-1)?.text).toBe('Set by the organiser.');
  });

  test('is refused where it makes no sense', () => {
    const even = pair(eventOf('a b'), { ...NOTHING, odd: 'a' }, lots());
    expect(isRefusal(even) && even.refused).toEqual(['SR15-BYE-01']);
    expect(isRefusal(pair(eventOf('a b c'), { ...NOTHING, odd: 'x' }, lots()))).toBe(true);
  });
});

describe('what the organiser asks', () => {
  test('is followed: tables, pairs ruled out, the bye', () => {
    expect(draws(eventOf('a b c d'), { pins: [['a', 'b']] })).toEqual(['a-b c-d']);
    expect(draws(eventOf('a b c d'), { forbidden: [['a', 'b']] })).toEqual(['a-c b-d', 'a-d b-c']);
    expect(draws(eventOf('a b c'), { odd: 'a' })).toEqual(['b-c bye:a']);
    expect(draw(eventOf('a b c d'), { pins: [['a', 'b']] }).why[0]?.text).toMatch(/Set by the organiser|Drawn/);
  });

  test('is refused where it cannot be', () => {
    const nobody: readonly (readonly [string, string])[] = [
      ['a', 'b'],
      ['a', 'c'],
      ['a', 'd'],
    ];
    expect(isRefusal(pair(eventOf('a b c d'), { ...NOTHING, forbidden: nobody }, lots()))).toBe(true);
    const twice = [
      ['a', 'b'],
      ['a', 'c'],
    ];
    expect(isRefusal(pair(eventOf('a b c d'), { ...NOTHING, pins: twice }, lots()))).toBe(true);
  });
});

describe('Finals Tables', () => {
  const BEFORE = [
    ['uma > wes 5-1', 'vic > xia 5-2', 'yan > quin 3-0', 'zed > rob 4-1'],
    ['uma > yan 5-2', 'vic > zed 4-1', 'wes > quin 5-0', 'xia > rob 4-1'],
  ] as const;

  test('seat 1st and 2nd, 3rd and 4th in the last round; the others pair as ever (SR15-VAR-FINAL-04, SR15-EX-21)', () => {
    const history = withVariants(eventOf('uma vic wes xia yan zed quin rob', ...BEFORE), 'finals-tables');
    expect(draws(history)).toEqual(['quin-rob uma-vic wes-xia yan-zed']);
    const plan = draw(history);
    expect(plan.tables.slice(0, 2).map((seats) => [...seats].sort().join())).toEqual(['uma,vic', 'wes,xia']);
    expect(plan.why[0]).toMatchObject({ rules: ['SR15-VAR-FINAL-04'] });
    expect(draw({ ...history, options: {} }).rules).not.toContain('SR15-VAR-FINAL-04');
  });

  test('may repeat a game, without asking (SR15-AMB-32)', () => {
    const history = eventOf('a b c d', ['a > b 5-4', 'c > d 1-0'], ['c > b 2-0', 'a > d 5-0']);
    const plan = draw(withVariants(history, 'finals-tables'));
    expect(plan.tables[0]).toEqual(['a', 'c']);
    const again = eventOf('a b c d', ['a > b 5-4', 'c > d 1-0'], ['c > a 2-1', 'b > d 5-0']);
    const repeated = draw(withVariants(again, 'finals-tables'));
    expect(repeated.paid.map(({ what }) => what)).toContain('finals-rematch');
    expect(repeated.approval).toEqual([]);
  });

  test('keep the bye from the first four, as long as another may have it', () => {
    const history = eventOf('a b c d e', ['a > b', 'c > d', 'e bye'], ['a > c', 'b > e', 'd bye']);
    const plan = draw(withVariants(history, 'finals-tables'));
    expect(plan.odd?.entrant).not.toBe('a');
    expect(plan.tables).toHaveLength(2);
  });

  test('are none where fewer than four play', () => {
    const history = withVariants(eventOf('a b c- d-', ['a > c', 'b > d'], ['a = b']), 'finals-tables');
    expect(draw(history).rules).not.toContain('SR15-VAR-FINAL-04');
  });
});
