import { describe, expect, test } from 'vitest';
import { mayPair, over } from './over.ts';
import { eventOf, withOptions, withVariants } from '../../../../tests/core/systems/steamroller-2015/event/history.ts';

const EIGHT = 'a b c d e f g h';
const FIRST = ['a > e', 'b > f', 'c > g', 'd > h'];

describe('an event', () => {
  test('is over as soon as one player leads alone (SR15-ROUND-02, SR15-EX-13)', () => {
    const tied = eventOf(EIGHT, FIRST, ['a = b', 'c > d', 'e > g', 'f > h']);
    expect(over(tied, null)).toMatchObject({ over: true, winners: ['c'], rules: ['SR15-ROUND-02'] });
    expect(mayPair(tied, null)?.refused).toContain('SR15-ROUND-03');
    const played = eventOf(EIGHT, FIRST, ['a > b', 'c > d', 'e > g', 'f > h']);
    expect(over(played, null)).toMatchObject({ over: false, winners: [] });
    expect(mayPair(played, null)).toBeNull();
  });

  test('is not over before it begins, nor while a result is missing', () => {
    expect(over(eventOf(EIGHT), null).over).toBe(false);
    expect(over(eventOf('a b c d', ['a > b', 'c vs d']), 1).over).toBe(false);
  });

  test('is over after its planned rounds, and the standings decide (SR15-ROUND-04, SR15-AMB-24)', () => {
    const two = eventOf('a b c d', ['a > b 5-0', 'c > d 3-0']);
    expect(over(two, 1)).toMatchObject({ over: true, winners: ['a'], rules: ['SR15-ROUND-04'] });
    expect(over(two, 2).over).toBe(false);
    // More rounds may be added: the end by plan alone forbids nothing.
    expect(mayPair(two, 1)).toBeNull();
    expect(over(withOptions(two, { lastRound: 'go-on' }), 1).over).toBe(false);
  });

  test('has several winners where nothing decides between them (SR15-RANK-05)', () => {
    expect(over(eventOf('a b c d', ['a > b', 'c > d']), 1).winners).toEqual(['a', 'c']);
  });

  test('of X rounds ends early on a sole leader too (SR15-VAR-ROUND-02)', () => {
    const fixed = { variants: ['round-event'], roundEvent: 4 };
    const early = withOptions(eventOf('a b c d', ['a > b', 'c = d']), fixed);
    expect(over(early, null)).toMatchObject({ over: true, rules: ['SR15-ROUND-02', 'SR15-VAR-ROUND-02'] });
    const whole = withOptions(eventOf('a b c d', ['a > b', 'c > d']), { ...fixed, roundEvent: 1 });
    expect(over(whole, null)).toMatchObject({ over: true, rules: ['SR15-ROUND-04', 'SR15-VAR-ROUND-01'] });
  });

  test('counts the points of those who dropped, and not of those who were disqualified (SR15-AMB-16, -44)', () => {
    expect(over(eventOf('a- b c d', ['a > b', 'c > d'], ['c = d', 'b bye']), 9).over).toBe(false);
    expect(over(eventOf('a! b c d', ['a > b', 'c > d'], ['c = d', 'b void d']), 9)).toMatchObject({ winners: ['c'] });
  });

  test('with Finals Tables ends on a sole leader before them, unless they are to be played (SR15-AMB-52)', () => {
    const early = withVariants(eventOf(EIGHT, FIRST, ['a = b', 'c > d', 'e > g', 'f > h']), 'finals-tables');
    expect(over(early, null).over).toBe(true);
    const plays = withOptions(early, { ...early.options, finalsLeader: 'plays' });
    expect(over(plays, null).over).toBe(false);
    expect(mayPair(plays, null)).toBeNull();
    // A round that was added does not put off the round that the finals are in.
    expect(mayPair(plays, 4)).toBeNull();
  });
});
