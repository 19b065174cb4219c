/** Auras on the table: who gives what to whom, and what the exact odds make of it (GFF-SR-BOOK-2). */
import { expect, test } from 'vitest';
import { type Piece, arranged } from '../../../../tests/core/systems/firefight/battle/arranged.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import { GRAIN, inches } from '../../../table/units.ts';
import { outlook } from '../odds/unit-outcome.ts';
import { attackOf } from '../rules/attack.ts';
import { withAura } from '../rules/special/auras.ts';
import { profileOf } from './auras.ts';
import { planOf } from './shooting.ts';
import type { BattleDef } from './def.ts';
import {
  BattleCell,
  type BattleState,
  ModelCell,
  UnitCell,
  WHERE,
  moveModel,
  put,
  putModel,
  putUnit,
  shotAt,
} from './state.ts';

const shielded = { name: 'Shielded Aura', says: { bearer: 'model', aura: { gives: 'Shielded' } } };
const medical = { ...withAura({ name: 'Medical Training' }) };
const gunner: Piece = { at: [[30, 30]], weapons: [['Rifle', 24, 2]] };

function unit(def: BattleDef, id: string) {
  const found = def.byId.get(id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
}

/** The wounds that the rifle of A1 is likely to cost a unit, beside what it would on its profile alone. */
function costs(def: BattleDef, state: BattleState, id: string) {
  const [own, target] = [unit(def, 'A1'), unit(def, id)];
  put(state, shotAt(0), target.index);
  put(state, BattleCell.active, own.index);
  const plan = planOf(def, state, own, target);
  return [plan.target, target.profile].map((profile) => {
    const attack = attackOf({ ...plan, target: profile });
    if (isRefusal(attack)) throw new Error(attack.message);
    return outlook({ profile, markers: 0, shaken: false }, attack, def.readings).killed;
  });
}

test('an aura of one model counts for its unit as long as that model stands', () => {
  const squad: Piece = { at: [[20, 30], [21, 30], [22, 30]], rules: [{ ...shielded, models: 1 }] }; // prettier-ignore
  const { def, state } = arranged([gunner], [squad]);
  const [now = 0, without = 0] = costs(def, state, 'B1');
  expect(now).toBeLessThan(without);
  putModel(state, unit(def, 'B1').firstModel, ModelCell.alive, 0);
  const [after, alone] = costs(def, state, 'B1');
  expect(after).toBe(alone);
});

test('an aura of all models is simply a rule of theirs', () => {
  const { def } = arranged([gunner], [{ at: [[20, 30]], rules: [shielded] }]);
  expect(def.auras).toEqual([]);
  expect(unit(def, 'B1').profile.suffers).toHaveLength(1);
});

test('an aura with a reach counts for friends so near to its bearer, and for no enemy', () => {
  const hero: Piece = { at: [[20, 40]], rules: [medical] };
  const { def, state } = arranged([gunner], [hero, { at: [[20, 30]] }]);
  const [now = 0, without = 0] = costs(def, state, 'B2');
  expect(now).toBeLessThan(without);
  expect(profileOf(def, state, unit(def, 'A1')).regenerates).toBe(false);
  const { firstModel } = unit(def, 'B1');
  // 12" from edge to edge; then a hair more.
  moveModel(state, firstModel, GRAIN * inches(20), GRAIN * inches(43), 0);
  expect(profileOf(def, state, unit(def, 'B2')).regenerates).toBe(true);
  moveModel(state, firstModel, GRAIN * inches(20), GRAIN * (inches(43) + 20), 0);
  expect(profileOf(def, state, unit(def, 'B2')).regenerates).toBe(false);
});

test('an aura reaches those whom its bearer picked, wherever they are, until the bearer is killed', () => {
  const given = { name: 'Shielded Aura of u1', says: { bearer: 'unit', aura: { gives: 'Shielded', from: 'u1' } } };
  const { def, state } = arranged(
    [gunner],
    [
      { at: [[2, 46]], rules: [shielded] },
      { at: [[20, 30]], rules: [given] },
    ],
  );
  const [now = 0, without = 0] = costs(def, state, 'B2');
  expect(now).toBeLessThan(without);
  putUnit(state, unit(def, 'B1').index, UnitCell.where, WHERE.ambush);
  expect(profileOf(def, state, unit(def, 'B2')).suffers).toHaveLength(1);
  putUnit(state, unit(def, 'B1').index, UnitCell.where, WHERE.gone);
  expect(profileOf(def, state, unit(def, 'B2')).suffers).toEqual([]);
});
