/** “May I?” in both editions: yes or no on the table as it was told, with the rule, and told to who asks alone. */
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../journal/json.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import { grounds2018Game } from '../../gaining-grounds-2018/game/game.ts';
import { pairedScheme } from '../../gaining-grounds-2018/event/strategy-flip.ts';
import { seasonZeroGame } from '../../gaining-grounds-s0/game/game.ts';
import type { Seat } from '../../../../tests/core/systems/malifaux/seat.ts';
import { type Put, begun, change } from '../../../../tests/core/systems/malifaux/entered.ts';

/** `yes`, or the rules against it, or the code of what cannot be judged. */
function asked(seat: Seat, question: string, value: Json, side: 'A' | 'B' = 'A'): string {
  const verdict = seat.may(side, question, value);
  if (isRefusal(verdict)) return verdict.code;
  return verdict.may ? 'yes' : verdict.rules.join(' ');
}

function put(seat: Seat, ...things: readonly Put[]): Seat {
  const refused = seat.tell('A', 'turn:1/table', change(...things));
  if (refused) throw new Error(refused.message);
  return seat;
}

describe('Season Zero', () => {
  const begin = (strategy: string): Seat =>
    begun(
      seasonZeroGame,
      {
        strategy,
        deployment: 'standard',
        schemes: ['deliver-a-message', 'outflank', 'assassinate', 'breakthrough', 'dig-their-graves'],
      },
      {
        A: [{ scheme: 'outflank' }, { scheme: 'breakthrough' }],
        B: [{ scheme: 'outflank' }, { scheme: 'breakthrough' }],
      },
    );

  it('turns a Marker with an Interact in contact, engaged or not, and says what it becomes', () => {
    const seat = put(begin('turf-war'), ['A3', 9, 10.19], ['A2', 27, 11], ['B2', 9, 20]);
    expect(asked(seat, 'flip-marker', { by: 'A3', marker: 'strategy-S1' })).toBe('yes');
    expect(seat.may('A', 'flip-marker', { by: 'A3', marker: 'strategy-S1' })).toMatchObject({
      says: [{ text: 'Strategy Marker S1 then is {A}’s.' }],
    });
    expect(asked(seat, 'flip-marker', { by: 'A2', marker: 'strategy-S2' })).toBe('GG0-STRAT-TURFWAR-04');
    put(seat, ['B2', 9, 12.3]);
    const verdict = seat.may('A', 'flip-marker', { by: 'A3', marker: 'strategy-S1' });
    expect(verdict).toMatchObject({ may: false, rules: ['GG0-CORE-13'] });
    expect('measured' in verdict && verdict.measured).toContain('the B2: engaged with the A3, 0.93″ apart');
    // Nobody stands there: it cannot be measured, and is not offered.
    expect(asked(seat, 'flip-marker', { by: 'A1', marker: 'strategy-S1' })).toBe('bad-answer');
  });

  it('judges a hand of as many cards as were told, and none that was not', () => {
    const seat = begin('turf-war');
    expect(asked(seat, 'hold-cards', { cards: 0 })).toBe('yes');
    expect(asked(seat, 'hold-cards', { cards: 12 })).toBe('GG0-CORE-16');
    expect(seat.may('A', 'hold-cards', {})).toMatchObject({ code: 'bad-answer', refused: ['GG0-CORE-16'] });
  });

  it('drops a Scheme Marker where it was put to ask about it', () => {
    const seat = put(begin('turf-war'), ['A3', 12, 12], ['scheme-A.1', 12, 10.8], ['scheme-A.2', 12, 13.19]);
    expect(asked(seat, 'drop-scheme', { by: 'A3', at: 'scheme-A.2' })).toBe('GG0-CORE-14');
    put(seat, ['scheme-A.1', 12, 5]);
    expect(asked(seat, 'drop-scheme', { by: 'A3', at: 'scheme-A.2' })).toBe('yes');
    // It is asked: nothing is written, and the other side is told nothing.
    expect(seat.seen({ role: 'player', entrant: 'B' })).not.toContain('drop-scheme');
    expect(seat.questions('B').find(({ id }) => id === 'drop-scheme')?.kind).toMatchObject({
      fields: [{ kind: { choices: [] } }, { kind: { choices: [] } }],
    });
  });

  it('plants with a Token, on the enemy half, away from the own Markers', () => {
    const seat = put(begin('plant-explosives'), ['A3', 18, 19], ['strategy-A.1', 18, 20.19]);
    const plant = (): string => asked(seat, 'plant', { by: 'A3', at: 'strategy-A.1' });
    expect(plant()).toBe('GG0-STRAT-EXPLOSIVES-04');
    put(seat, ['A3', 18, 19, { tokens: 1 }]);
    expect(plant()).toBe('yes');
    put(seat, ['strategy-B.1', 18, 24]);
    expect(plant()).toBe('yes');
    put(seat, ['strategy-A.2', 22, 20.19]);
    expect(plant()).toBe('GG0-STRAT-EXPLOSIVES-05');
    // Tokens in turns: A has one more than B.
    put(seat, ['B2', 30, 30]);
    const token = (on: string, side: 'A' | 'B'): string => asked(seat, 'place-token', { on, initiative: 'A' }, side);
    expect([token('A3', 'A'), token('B2', 'B')]).toEqual(['GG0-STRAT-EXPLOSIVES-02 GG0-STRAT-EXPLOSIVES-01', 'yes']);
  });

  it('puts nothing where somebody marked that no model can reach', () => {
    const seat = put(begin('turf-war'), ['A3', 12, 12], ['scheme-A.1', 12, 14]);
    const place = (thing: string): string => asked(seat, 'put', { thing });
    expect(place('scheme-A.1')).toBe('unknown-question');
    const peak = { id: 't1', name: 'Peak', shape: { rect: [10, 13, 14, 16] }, traits: ['unreachable'] };
    expect(seat.tell('B', 'turn:1/table', { put: [], off: [], terrain: [peak] })).toBeNull();
    expect([place('scheme-A.1'), place('A3'), place('strategy-S1')]).toEqual(['GG0-ADJ-02', 'yes', 'yes']);
    expect(seat.may('A', 'put', { thing: 'scheme-A.1' })).toMatchObject({ measured: ['the scheme-A.1: in Peak'] });
    // Another's model is not theirs to put there.
    expect(asked(seat, 'put', { thing: 'A3' }, 'B')).toBe('bad-answer');
  });

  it('moves an idol from where it lay, as far as the damage', () => {
    const seat = put(begin('corrupted-idols'), ['A3', 18, 17], ['strategy-neutral.1', 18, 18.2]);
    put(seat, ['strategy-neutral.1', 19, 20.2]);
    const move = (damage: number): string =>
      asked(seat, 'move-idol', { by: 'A3', marker: 'strategy-neutral.1', damage });
    expect([move(2), move(3)]).toEqual(['GG0-STRAT-IDOLS-11', 'yes']);
  });

  it('delivers a message, deploys, holds cards, and summons nothing where the mode says so', () => {
    const seat = put(begin('turf-war'), ['A3', 18, 6], ['B1', 18, 8.9], ['A2', 24, 9]);
    expect(asked(seat, 'message', { by: 'A3', target: 'B1' })).toBe('GG0-SCHEME-11-02');
    expect(asked(seat, 'deploy', { model: 'A3' })).toBe('yes');
    expect(asked(seat, 'deploy', { model: 'A2' })).toBe('GG0-GEO-06');
    expect([asked(seat, 'hold-cards', { cards: 6 }), asked(seat, 'hold-cards', { cards: 7 })]).toEqual([
      'yes',
      'GG0-CORE-16',
    ]);
    expect(seat.questions('A').map(({ id }) => id)).not.toContain('summon');
  });
});

describe('2018', () => {
  const begin = (strategy: string): Seat =>
    begun(
      grounds2018Game,
      {
        strategy,
        deployment: 'standard',
        schemes: [pairedScheme(strategy) ?? '', 'set-up', 'vendetta', 'search-the-ruins', 'hold-up-their-forces'],
      },
      {
        A: [{ scheme: 'set-up', target: 'B2' }, { scheme: 'search-the-ruins' }],
        B: [{ scheme: 'set-up', target: 'A2' }, { scheme: 'hold-up-their-forces' }],
      },
    );

  it('pushes a Wagon from where it stood, by the base of who pushes', () => {
    const seat = put(begin('supply-wagons'), ['A3', 18, 6], ['wagon-A.1', 18, 7.19]);
    expect(asked(seat, 'push-wagon', { by: 'A3', wagon: 'wagon-A.1' })).toBe('yes');
    put(seat, ['wagon-A.1', 18, 9.5]);
    expect(asked(seat, 'push-wagon', { by: 'A3', wagon: 'wagon-A.1' })).toBe('GG18-STRAT-WAGONS-02');
    expect(asked(seat, 'place-marker', { at: 'wagon-A.1', side: 'A', second: 'A' })).toBe('GG18-STRAT-WAGONS-01');
  });

  it('measures a Wagon from where it was first dropped when the drop is put right', () => {
    const seat = put(begin('supply-wagons'), ['A3', 18, 3], ['wagon-A.1', 18, 5]);
    const push = (): string => asked(seat, 'push-wagon', { by: 'A3', wagon: 'wagon-A.1' });
    // A base of 40 mm against 50 mm: they touch.
    put(seat, ['A3', 18, 3.81]);
    put(seat, ['wagon-A.1', 18, 7]);
    expect(push()).toBe('yes');
    put(seat, ['wagon-A.1', 18, 6.5]);
    expect(push()).toBe('yes');
    put(seat, ['wagon-A.1', 18, 7.6]);
    expect(push()).toBe('GG18-STRAT-WAGONS-02');
    put(seat, ['wagon-A.1', 18, 6.9]);
    expect(push()).toBe('yes');
  });

  it('gathers no Intel in Turn 1, and says whose a kill is', () => {
    const seat = put(begin('ply-for-information'), ['A3', 18, 18], ['B2', 18, 19.5]);
    expect(asked(seat, 'gather-intel', { by: 'A3', target: 'B2' })).toBe('GG18-STRAT-PLY-02');
    expect(asked(seat, 'gain-condition', { model: 'A3', condition: 'gathered-intel' })).toBe('GG18-STRAT-PLY-03');
    expect(seat.may('A', 'kill', { by: 'A3', victim: 'B2', cause: 'action' })).toMatchObject({
      says: [{ text: 'The kill is {A}’s.' }],
    });
    expect(seat.may('A', 'kill', { by: 'A3', victim: 'B2', cause: 'hazard' })).toMatchObject({
      says: [{ text: 'The kill is nobody’s.' }],
    });
  });

  it('judges every question that it offers', () => {
    const heads = put(begin('headhunter'), ['A3', 18, 18], ['B2', 18, 19.5], ['head-neutral.1', 20, 21]);
    expect(heads.tell('A', 'turn:1/kill', { victim: 'B2', by: 'A3' })).toBeNull();
    expect(asked(heads, 'place-head', { victim: 'B2', at: 'head-neutral.1', sight: true })).toBe('yes');
    expect(asked(heads, 'take-head', { by: 'A3', marker: 'head-neutral.1' })).toBe('GG18-STRAT-HEADHUNTER-02');
    const symbols = put(begin('symbols-of-authority'), ['A3', 18, 18], ['strategy-neutral.1', 18, 26]);
    expect(asked(symbols, 'remove-symbol', { by: 'A3', marker: 'strategy-neutral.1' })).toBe('GG18-STRAT-SYMBOLS-03');
  });
});
