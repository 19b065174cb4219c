import { describe, expect, test } from 'vitest';
import type { History, PairAsked, PairPlan } from '../../../event/pack.ts';
import type { OptionValues } from '../../../event/types.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import { eventOf, lots, planned, plansOf } from '../../../../tests/core/systems/malifaux/history.ts';
import { gainingGroundsS0 } from '../pack.ts';

const { pair } = gainingGroundsS0.pairing;

const NOTHING: PairAsked = { pins: [], forbidden: [] };
const draw = (history: History, asked: Partial<PairAsked> = {}, seed = 1) =>
  planned(pair(history, { ...NOTHING, ...asked }, lots(seed)));
const draws = (history: History, seeds = 60) => plansOf(seeds, (stream) => pair(history, NOTHING, stream));
const withOptions = (history: History, options: OptionValues): History => ({ ...history, options });
const planOf = (history: History, asked: Partial<PairAsked> = {}): PairPlan => {
  const plan = pair(history, { ...NOTHING, ...asked }, lots());
  if (isRefusal(plan)) throw new Error(plan.message);
  return plan;
};

/** Six players whose totals put them in order; P1 has met P2 and P3, P3 P4, P5 P6 (WE-08). */
const SIX = eventOf(
  'P1 P2 P3 P4 P5 P6 X- Y- Z- W-',
  ['P1 8-5 P2', 'P3 7-2 P4', 'P5 3-2 P6', 'X 1-0 Y', 'Z 1-0 W'],
  ['P1 5-2 P3', 'P2 8-1 X', 'P4 7-2 Y', 'P5 0-2 Z', 'P6 0-3 W'],
);

describe('Round 1', () => {
  test('is drawn at random', () => {
    expect(draws(eventOf('a b c d'))).toEqual(['a-b c-d', 'a-c b-d', 'a-d b-c']);
    expect(planOf(eventOf('a b c d')).rules).toContain('GG0-PAIR-01');
  });

  test('draws who has the Bye, or meets the Ringer when there is one', () => {
    expect(draws(eventOf('a b c'))).toEqual(['a-b bye:c', 'a-c bye:b', 'b-c bye:a']);
    expect(draws(eventOf('a b c r*'))).toEqual(['a-b ringer:c', 'a-c ringer:b', 'b-c ringer:a']);
    expect(planOf(eventOf('a b c r*')).odd).toMatchObject({ ringer: 'r' });
  });

  test('leaves out who is not there, left or is out, and the Ringer with an even number', () => {
    expect(draws(eventOf('a b c? d- e! r*'))).toEqual(['a-b']);
  });

  test('gives a single player the Bye, and nobody nothing', () => {
    expect(draw(eventOf('a'))).toBe('bye:a');
    expect(draw(eventOf('a?'))).toBe('');
  });

  test('keeps named players apart, and then areas, while that is possible', () => {
    const areas = (...groups: string[]): History => {
      const history = eventOf('a b c d');
      return { ...history, entrants: history.entrants.map((one, index) => ({ ...one, group: groups[index] ?? '' })) };
    };
    expect(draws(areas('n', 'n', 's', 's'))).toEqual(['a-c b-d', 'a-d b-c']);
    expect(draws(withOptions(areas('n', 'n', 's', 's'), { groupsApart: false }))).toHaveLength(3);
    expect(draws(withOptions(areas('n', 's', 'n', 's'), { keepApart: [['b', 'a']] }))).toEqual(['a-d b-c']);
    expect(draws(withOptions(eventOf('a b c d'), { keepApart: ['a b', 'c, a'] }))).toEqual(['a-d b-c']);
    const forced = planOf(areas('n', 'n', 'n', 's'));
    expect(forced.paid).toMatchObject([{ what: 'apart', rules: ['GG0-PAIR-02'] }]);
    expect(forced.approval).toEqual([]);
  });

  test('gives the Bye so that those to be kept apart need not meet', () => {
    expect(draws(withOptions(eventOf('a b c'), { keepApart: [['a', 'b']] }))).toEqual(['a-c bye:b', 'b-c bye:a']);
  });
});

describe('later Rounds', () => {
  test('pair from the top down and back up where the last would meet again (WE-08)', () => {
    expect(draw(SIX)).toBe('P1-P4 P2-P5 P3-P6');
    expect(planOf(SIX).tables).toEqual([
      ['P1', 'P4'],
      ['P2', 'P5'],
      ['P3', 'P6'],
    ]);
    expect(planOf(SIX).why[0]?.text).toBe(
      'No. 1 in the order meets no. 4: no. 2 is to be avoided, no. 3 is to be avoided.',
    );
    expect(planOf(SIX).why[1]?.text).toContain('no. 3 would leave others without a fit opponent');
  });

  test('draw equals, all three columns or TP alone', () => {
    const level = eventOf('a b c d', ['a 3-1 c', 'b 5-2 d']);
    expect(draws(level)).toEqual(['a-b c-d']);
    const tied = eventOf('a b c d e f', ['a 3-1 d', 'b 3-1 e', 'c 5-2 f']);
    expect(draws(tied)).toEqual(['a-c b-d e-f', 'a-e b-c d-f']);
    expect(draws(withOptions(tied, { sameStanding: 'tp' })).length).toBeGreaterThan(2);
  });

  test('propose the fewest rematches when there is no other way, for approval', () => {
    const everybody = eventOf('a b c d', ['a 8-1 b', 'c 6-2 d'], ['a 5-4 c', 'b 7-2 d'], ['a 6-2 d', 'b 3-4 c']);
    const plan = planOf(everybody);
    expect(planned(plan)).toBe('a-c b-d');
    expect(plan.approval).toEqual(['GG0-PAIR-06']);
    expect(plan.paid.map(({ what, who }) => [what, ...who])).toEqual([
      ['rematch', 'a', 'c'],
      ['rematch', 'b', 'd'],
    ]);
  });

  test('let players meet again by the other reading', () => {
    const history = eventOf('a b c d', ['a 8-1 b', 'c 6-2 d'], ['a 5-4 c', 'b 7-2 d']);
    expect(draw(history)).toBe('a-d b-c');
    expect(draw(withOptions(history, { rematches: 'allow' }))).toBe('a-c b-d');
    expect(planOf(withOptions(history, { rematches: 'allow' })).approval).toEqual([]);
  });

  test('pair the closest over all by the other reading, pins and rematches held', () => {
    const history = eventOf(
      'a b c d e f',
      ['a 2-0 b', 'c 2-0 d', 'e 2-0 f'],
      ['a 2-0 d', 'c 2-0 e', 'b 2-0 f'],
      ['a 2-0 e', 'b 2-0 d', 'c 2-0 f'],
    );
    const closest = withOptions(history, { pairing: 'closest' });
    expect(draw(closest)).toBe('a-c b-e d-f');
    expect(draw(closest, { pins: [['a', 'b']] })).toContain('a-b');
    expect(planOf(closest, { pins: [['a', 'b']] }).approval).toEqual(['GG0-PAIR-06']);
  });
});

describe('an odd number', () => {
  test('gives the Bye to the lowest who had neither Bye nor Ringer (WE-09)', () => {
    const five = eventOf('p1 p2 p3 p4 p5', ['p1 6-4 p4', 'p2 5-4 p3', 'p5 bye'], ['p1 6-5 p3', 'p2 8-0 p5', 'p4 bye']);
    expect(draw(five)).toBe('p1-p2 p4-p5 bye:p3');
  });

  test('counts Bye and Ringer together, or apart by the other reading', () => {
    const met = eventOf('a b c d e r-', ['a 8-1 b', 'c 6-2 d', 'e 0-8 r']);
    const history = {
      ...met,
      entrants: met.entrants.map((one) => (one.id === 'r' ? { ...one, status: 'ringer' as const } : one)),
    };
    expect(draw(history)).toContain('bye:b');
    expect(draw(withOptions(history, { oddTogether: 'apart' }))).toContain('bye:e');
  });

  test('uses a Ringer who left no more', () => {
    const history = eventOf('a b c r*');
    const left = history.entrants.map((one) => (one.id === 'r' ? { ...one, leftAfterRound: 1 } : one));
    expect(draw({ ...history, entrants: left })).toContain('bye:');
  });

  test('moves up where the others would have to meet again, or not by the other reading', () => {
    const history = eventOf('p q r s- rin*', ['p 5-4 q', 's 7-2 r']);
    expect(draw(history)).toBe('p-r ringer:q');
    const plan = planOf(history);
    expect([plan.approval, plan.paid.map(({ what }) => what)]).toEqual([[], ['odd-moved']]);
    expect(plan.rules).toContain('GG0-ODD-15');
    expect(draw(withOptions(history, { oddRematch: 'lowest' }))).toBe('p-q ringer:r');
    expect(planOf(withOptions(history, { oddRematch: 'lowest' })).approval).toEqual(['GG0-PAIR-06']);
  });

  test('draws among those who share the lowest place', () => {
    const history = eventOf('a b c d e', ['a 5-4 b', 'c 5-4 d', 'e bye']);
    const byes = draws(history).map((plan) => plan.slice(-1));
    expect([...new Set(byes)].sort()).toEqual(['b', 'd']);
  });

  test('proposes the lowest again when everybody had one', () => {
    const history = eventOf('a b c', ['a 5-4 b', 'c bye'], ['a 5-4 c', 'b bye'], ['b 5-4 c', 'a bye']);
    const plan = planOf(history);
    expect(plan.paid.map(({ what }) => what)).toContain('second-odd');
    expect(plan.paid[0]?.rules).toContain('GG0-PAIR-06');
    expect(plan.odd?.entrant).toBe('c');
  });

  test('follows the organiser', () => {
    const history = eventOf('a b c d e', ['a 5-4 b', 'c 5-4 d', 'e bye']);
    expect(draw(history, { odd: 'a' })).toContain('bye:a');
    expect(draw(history, { pins: [['a']] })).toContain('bye:a');
    expect(draw(history, { odd: 'nobody' })).toBe('refused not-playing');
    expect(draw(eventOf('a b'), { odd: 'a' })).toBe('refused not-odd');
  });
});

describe('what the organiser asks', () => {
  test('is done: tables set, pairs ruled out', () => {
    expect(draw(SIX, { pins: [['P1', 'P6']] })).toContain('P1-P6');
    expect(draw(SIX, { forbidden: [['P4', 'P1']] })).toBe('P1-P5 P2-P3 P4-P6');
    expect(planOf(SIX, { pins: [['P1', 'P2']] })).toMatchObject({ approval: ['GG0-PAIR-06'] });
  });

  test('is refused when it cannot be done', () => {
    expect(draw(eventOf('a b'), { forbidden: [['a', 'b']] })).toBe('refused cannot-pair');
    expect(
      draw(SIX, {
        pins: [
          ['P1', 'P6'],
          ['P1', 'P5'],
        ],
      }),
    ).toBe('refused bad-pins');
  });

  test('leaves alone those whose opponent is gone', () => {
    expect(draw(SIX, { pins: [['P1', 'X']] })).toBe('P2-P3 P4-P5 bye:P6');
  });
});

test('every round pairs everybody once, whatever happened before', () => {
  for (let seed = 0; seed < 40; seed += 1) {
    const stream = lots(seed);
    const ids = Array.from({ length: 5 + stream.below(8) }, (_, index) => `p${index}`);
    let history = eventOf(ids.join(' '));
    for (let round = 0; round < 4; round += 1) {
      const plan = pair(history, NOTHING, lots(seed * 10 + round));
      if (isRefusal(plan)) throw new Error(plan.message);
      const seated = [...plan.tables.flat(), ...(plan.odd ? [plan.odd.entrant] : [])];
      expect([...seated].sort()).toEqual([...ids].sort());
      const games = plan.tables.map((seats) => ({
        seats,
        result: { kind: 'played', scores: [{ vp: stream.below(9) }, { vp: stream.below(9) }] } as const,
      }));
      const bye = plan.odd ? [{ seats: [plan.odd.entrant], result: { kind: 'bye' } as const }] : [];
      history = { ...history, rounds: [...history.rounds, { games: [...games, ...bye] }] };
    }
  }
});
