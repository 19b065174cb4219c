import { describe, expect, test } from 'vitest';
import type { History, PairAsked } from '../../../event/pack.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import { eventOf, lots, planned, plansOf } from '../../../../tests/core/systems/malifaux/history.ts';
import { gainingGrounds2018 } from '../pack.ts';

const { pair } = gainingGrounds2018.pairing;

const NOTHING: PairAsked = { pins: [], forbidden: [] };
const paired = (history: History, asked: Partial<PairAsked> = {}, seed = 1) =>
  pair(history, { ...NOTHING, ...asked }, lots(seed));
const plan = (history: History) => {
  const found = paired(history);
  if (isRefusal(found)) throw new Error(found.message);
  return found;
};

const R1 = ['Ash 8-3 Eli', 'Bel 7-4 Fay', 'Cas 5-5 Dov', 'Gus 6-2 Hal'];
const R2 = ['Ash 6-4 Gus', 'Cas 5-3 Bel', 'Dov 7-2 Fay', 'Hal 4-4 Eli'];
const R3 = ['Dov 6-4 Ash', 'Cas 8-1 Gus', 'Bel 5-5 Hal', 'Eli 7-3 Fay'];
const ALL = 'Ash Bel Cas Dov Eli Fay Gus Hal';

describe('a run of Rounds (W-07)', () => {
  test('Round 2 pairs from the top, equals at random', () => {
    expect(plansOf(40, (stream) => pair(eventOf(ALL, R1), NOTHING, stream))).toEqual([
      'Ash-Gus Bel-Cas Dov-Fay Eli-Hal',
      'Ash-Gus Bel-Dov Cas-Fay Eli-Hal',
    ]);
  });

  test('Round 3', () => {
    expect(planned(paired(eventOf(ALL, R1, R2)))).toBe('Ash-Dov Bel-Hal Cas-Gus Eli-Fay');
  });

  test('Round 3 when Ash has withdrawn: the lowest has the Bye, and no barred match', () => {
    const history = eventOf(ALL.replace('Ash', 'Ash-'), R1, R2);
    expect(planned(paired(history))).toBe('Bel-Eli Cas-Hal Dov-Gus bye:Fay');
    expect(plan(history).rules).toEqual(expect.arrayContaining(['GG18-CONCEDE-02', 'GG18-ODD-03', 'GG18-BYE-01']));
  });

  test('Round 4 lets those meet again who met in Round 1', () => {
    expect(planned(paired(eventOf(ALL, R1, R2, R3)))).toBe('Ash-Bel Cas-Dov Eli-Gus Fay-Hal');
  });
});

describe('the rematch window (W-06)', () => {
  const met = (rounds: number) => {
    const games = [
      ['a 5-0 b', 'c 4-0 d'],
      ['a 5-0 c', 'b 4-0 d'],
      ['a 5-0 d', 'b 4-0 c'],
    ];
    return eventOf('a b c d', ...games.slice(0, rounds));
  };

  test.each([
    [1, 'a-c b-d'],
    [2, 'a-d b-c'],
    [3, 'a-b c-d'],
  ])('after %i Rounds of four players', (rounds, tables) => {
    expect(planned(paired(met(rounds)))).toBe(tables);
    expect(plan(met(rounds)).approval).toEqual([]);
  });

  test('that nobody fits in is opened for the organiser to confirm: the oldest meeting first', () => {
    const history = eventOf('a b', ['a 5-0 b']);
    expect(plan(history)).toMatchObject({ approval: ['GG18-PAIR-07'], paid: [{ what: 'rematch', who: ['a', 'b'] }] });
    const twice = eventOf('a b c d', ['a 5-0 b', 'c 4-0 d'], ['a 5-0 c', 'b 4-0 d'], ['a 5-0 d', 'b 4-0 c']);
    expect(planned(paired({ ...twice, options: { rematchAfter: 4 } }))).toBe('a-b c-d');
  });

  test('may be made shorter', () => {
    const history = eventOf('a b c d', ['a 5-0 b', 'c 4-0 d'], ['a 5-0 c', 'b 4-0 d']);
    expect(planned(paired({ ...history, options: { rematchAfter: 2 } }))).toBe('a-b c-d');
  });
});

describe('Round 1', () => {
  test('is drawn at random, and keeps apart whom the organiser named', () => {
    expect(plansOf(60, (stream) => pair(eventOf('a b c d'), NOTHING, stream))).toHaveLength(3);
    const history = { ...eventOf('a b c d'), options: { keepApart: [['a', 'b']] } };
    expect(plansOf(60, (stream) => pair(history, NOTHING, stream))).toEqual(['a-c b-d', 'a-d b-c']);
  });

  test('does not look at clubs', () => {
    const history = eventOf('a b c d');
    const clubs = { ...history, entrants: history.entrants.map((entrant) => ({ ...entrant, group: 'north' })) };
    expect(plan(clubs).paid).toEqual([]);
  });

  test('pairs nobody who is not checked in', () => {
    const found = plan(eventOf('a b c?'));
    expect([planned(found), found.rules.includes('GG18-CHECKIN-01')]).toEqual(['a-b', true]);
  });
});

describe('with an odd number', () => {
  test('nobody has the slot twice, be it a Bye or the Ringer (W-08)', () => {
    const history = eventOf(
      'a b c d e f g r*',
      ['a 8-2 b', 'c 7-3 d', 'e 9-0 g', 'f 1-9 r'],
      ['a 6-5 c', 'b 8-1 f', 'd 5-4 e', 'g bye'],
    );
    const gone = history.entrants.map((entrant) => (entrant.id === 'r' ? { ...entrant, leftAfterRound: 1 } : entrant));
    expect(planned(paired({ ...history, entrants: gone }))).toBe('a-e b-c f-g bye:d');
  });

  test('a Ringer who is there plays', () => {
    expect(planned(paired(eventOf('a b c r*', ['a 5-0 b', 'c 3-1 r'])))).toMatch(/ringer:b$/);
    expect(planned(paired(eventOf('a b r*')))).toBe('a-b');
  });

  test('the slot moves up before a barred match, or stays by the other reading', () => {
    const history = eventOf('a b c d-', ['a 5-5 b', 'd 9-0 c']);
    expect(planned(paired(history))).toMatch(/bye:[ab]$/);
    expect(plan(history).paid).toMatchObject([{ what: 'odd-moved', rules: ['GG18-ODD-05', 'GG18-AMB-32'] }]);
    const lowest = plan({ ...history, options: { oddRematch: 'lowest' } });
    expect([planned(lowest), lowest.approval]).toEqual(['a-b bye:c', ['GG18-PAIR-07']]);
  });

  test('everybody may have had one: the organiser is told', () => {
    const history = eventOf('a b c', ['a 5-0 b', 'c bye'], ['a 4-0 c', 'b bye'], ['b 3-0 c', 'a bye']);
    expect(plan(history).paid.map(({ what }) => what)).toContain('second-odd');
    expect(plan(history).rules).toContain('GG18-ODD-04');
  });

  test('Byes and Ringers may count apart', () => {
    const history = eventOf('a b c r*', ['a 5-0 b', 'c bye'], ['a 10-0 c', 'b bye']);
    expect(planned(paired({ ...history, options: { rematchAfter: 1 } }))).toBe('b-c ringer:a');
    expect(planned(paired({ ...history, options: { rematchAfter: 1, oddTogether: 'apart' } }))).toBe('a-b ringer:c');
  });
});

test('opponents may be paired as close as can be overall', () => {
  const history = { ...eventOf(ALL, R1), options: { pairing: 'closest' } };
  expect(plan(history).tables).toHaveLength(4);
});
