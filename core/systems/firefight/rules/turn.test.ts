import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../rules/refusal.ts';
import { layoutOf, zoneDepth } from './deployment.ts';
import { READINGS } from '../readings.ts';
import { checkJump } from './special-moves.ts';
import { note } from '../../../../tests/core/systems/firefight/fight.ts';
import {
  type Casting,
  type UnitInPlay,
  checkAction,
  checkActivation,
  checkCast,
  checkSetAside,
  shakenAfter,
} from './turn.ts';
import { readUnit } from './unit.ts';

function member(rules: readonly string[], state: Partial<UnitInPlay> = {}): UnitInPlay {
  const unit = readUnit({ id: 'u', rules: rules.map(note) });
  if (isRefusal(unit)) throw new Error(unit.message);
  return { unit, side: 'A', shaken: false, activated: false, tokens: 0, setAside: null, ...state };
}

describe('turns', () => {
  test('a unit activates once, in its side’s turn', () => {
    expect(checkActivation(member([]), 'A')).toEqual([]);
    expect(checkActivation(member([]), 'B')).toEqual(['GFF-ROUND-02']);
    expect(checkActivation(member([], { activated: true }), 'A')).toEqual(['GFF-ROUND-02']);
  });

  test('Shaken idles, and idling ends it', () => {
    expect(checkAction(member([], { shaken: true }), 'idle', false)).toEqual([]);
    expect(checkAction(member([]), 'idle', false)).toEqual(['GFF-ACT-06']);
    expect([shakenAfter(true, 'idle'), shakenAfter(true, 'hold')]).toEqual([false, true]);
    expect(checkAction(member([], { shaken: true }), 'advance', true)).toEqual(['GFF-ACT-06']);
  });

  test('Hold does not move, Immobile only holds', () => {
    expect(checkAction(member([]), 'hold', true)).toEqual(['GFF-ACT-01']);
    expect(checkAction(member(['Immobile']), 'advance', true)).toEqual(['GFF-ACT-05']);
    expect(checkAction(member(['Immobile']), 'hold', false)).toEqual([]);
  });

  test('a unit is set aside by its rule, before placement, for one of the two', () => {
    expect(checkSetAside(member(['Ambush']), 'ambush', false).broken).toEqual([]);
    expect(checkSetAside(member(['Ambush']), 'scout', false).broken).toEqual(['GFF-DEPLOY-02']);
    expect(checkSetAside(member(['Ambush']), 'ambush', true).broken).toEqual(['GFF-DEPLOY-02']);
    expect(checkSetAside(member(['Ambush', 'Scout'], { setAside: 'scout' }), 'ambush', false).broken).toEqual([
      'GFF-DEPLOY-09',
    ]);
  });

  test('spells take tokens, once each, before attacking, at what is seen', () => {
    const caster = member(['Caster(2)'], { tokens: 2 });
    const blaze: Casting = { spell: 'Blaze', value: 2, tried: [], attacked: false, sees: true };
    expect(checkCast(caster, blaze)).toEqual({ broken: [], change: { tokens: 0 } });
    expect(checkCast(caster, { ...blaze, value: 3 }).broken).toEqual(['GFF-SR-CASTER-2']);
    expect(checkCast(caster, { ...blaze, tried: ['Blaze'] }).broken).toEqual(['GFF-SR-CASTER-2']);
    expect(checkCast(caster, { ...blaze, attacked: true, sees: false }).broken).toEqual([
      'GFF-SR-CASTER-2',
      'GFF-SR-CASTER-3',
    ]);
    expect(checkCast({ ...caster, shaken: true }, blaze).broken).toEqual(['GFF-ACT-06']);
  });

  test('jumps where special moves are in use', () => {
    const used = { ...READINGS, specialMoves: true };
    const { unit } = member([]);
    expect(checkJump(unit, 'gap', 6, used)).toEqual([]);
    expect(checkJump(unit, 'gap', 6.1, used)).toEqual(['GFF-MOVE-OPT-03']);
    expect(checkJump(unit, 'gap', 2, READINGS)).toEqual(['GFF-MOVE-OPT-03']);
  });
});

test('zones are 12" deep at most, and shrink on small tables', () => {
  expect([48, 36, 60, 24].map(zoneDepth)).toEqual([12, 6, 12, null]);
  expect(layoutOf(36, 48, 'B', 'west')).toEqual({
    depth: 6,
    zones: { B: { rect: [0, 0, 6, 48] }, A: { rect: [30, 0, 36, 48] } },
  });
});
