import { describe, expect, test } from 'vitest';
import { eventOf, lots } from '../../../../tests/core/systems/malifaux/history.ts';
import { gainingGroundsS0 } from '../pack.ts';

const { attacker } = gainingGroundsS0.pairing;

const history = eventOf('a b c d r*', ['a 5-1 b', 'c 3-2 d']);

describe('the Attacker', () => {
  test('is the player with the higher standing, wherever they sit (WE-07)', () => {
    expect(attacker(history, ['c', 'a'], null)).toMatchObject({ attacker: 'a', drawn: false, rules: ['GG0-SETUP-05'] });
  });

  test('is drawn between equals and in Round 1', () => {
    const tied = eventOf('a b c d', ['a 5-1 b', 'c 5-1 d']);
    expect(attacker(tied, ['a', 'c'], null)).toMatchObject({ attacker: null, drawn: true });
    const drawn = Array.from({ length: 30 }, (_, seed) => attacker(eventOf('a b'), ['a', 'b'], lots(seed)).attacker);
    expect([...new Set(drawn)].sort()).toEqual(['a', 'b']);
  });

  test('is drawn between players of equal TP by the other reading', () => {
    const options = { sameStanding: 'tp' };
    expect(attacker({ ...history, options }, ['a', 'c'], null)).toMatchObject({ attacker: null, drawn: true });
  });

  test('is drawn against a Ringer, or the player of the event by the other reading', () => {
    expect(attacker(history, ['a', 'r'], null)).toMatchObject({ attacker: null, drawn: true });
    const options = { ringerAttacker: 'player' };
    expect(attacker({ ...history, options }, ['r', 'd'], null)).toMatchObject({ attacker: 'd', drawn: false });
  });

  test('is nobody with a Bye or in a game of many', () => {
    expect(attacker(history, ['a'], lots())).toMatchObject({ attacker: null, drawn: false });
    const options = { mode: 'all-out-brawl' };
    expect(attacker({ ...history, options }, ['a', 'b', 'c', 'd'], lots())).toMatchObject({
      attacker: null,
      drawn: false,
    });
  });
});
