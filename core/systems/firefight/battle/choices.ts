/** The discrete part of the open question, complete: what can be decided before anybody measures a way. */
import { INCH } from '../../../table/units.ts';
import { type Action as Deed, actionsOf } from '../actions.ts';
import { canCharge } from '../field/charge.ts';
import { chargeFaults } from '../field/charge.ts';
import type { Reserve } from '../turn.ts';
import { spellOptions } from './casting.ts';
import type { BattleDef, BattleUnit } from './def.ts';
import { request } from './request.ts';
import { shotOptions } from './shooting.ts';
import { apart, enemiesOf, fieldOf, figuresOn } from './stage.ts';
import { type BattleState, U, ofUnit } from './state.ts';
import { chargeWays } from './ways.ts';

export type Choice =
  | { readonly do: 'marker' | 'wait' | 'pile-in' | 'consolidate' | 'separate' | 'push' | 'land' }
  | { readonly do: 'edge'; readonly edge: 'south' | 'north' }
  | { readonly do: 'set-aside'; readonly unit: string; readonly as: Reserve }
  | { readonly do: 'place' | 'morale'; readonly unit: string }
  | { readonly do: 'act'; readonly unit: string; readonly action: Deed; readonly target?: string }
  | { readonly do: 'cast'; readonly unit: string; readonly spell: string; readonly target: string }
  /** Up to so many tokens of the unit's. */
  | { readonly do: 'boost'; readonly unit: string; readonly most: number }
  /** One weapon at one target; a unit declares any of them together, at two targets at most. */
  | { readonly do: 'shoot'; readonly weapon: string; readonly target: string }
  /** Units and models that are ordered or picked from. */
  | { readonly do: 'allot'; readonly unit: string }
  | { readonly do: 'remove'; readonly model: string }
  | { readonly do: 'strike-back'; readonly strikes: boolean };

/** Every choice that the side to decide has; empty when the battle is over, or nothing but "no" is left. */
export function choices(def: BattleDef, state: BattleState): Choice[] {
  const open = request(def, state);
  switch (open.ask) {
    case 'over':
      return [];
    case 'marker':
    case 'pile-in':
    case 'consolidate':
    case 'separate':
    case 'push':
    case 'land':
      return [{ do: open.ask }];
    case 'edge':
      return [
        { do: 'edge', edge: 'south' },
        { do: 'edge', edge: 'north' },
      ];
    case 'set-aside':
      return open.units.flatMap(({ unit, as }) => as.map((one) => ({ do: 'set-aside' as const, unit, as: one })));
    case 'deploy':
    case 'scout':
      return open.units.map((unit) => ({ do: 'place', unit }));
    case 'ambush':
      return [...open.units.map((unit) => ({ do: 'place' as const, unit })), { do: 'wait' }];
    case 'activate':
      return open.units.flatMap((id) => unitChoices(def, state, id));
    case 'shoot':
      return [...shotChoices(def, state, open.unit), ...spellChoices(def, state, open.unit)];
    case 'boost':
      return open.units.map((unit) => ({ do: 'boost', unit, most: tokensOf(def, state, unit) }));
    case 'allot':
      return open.units.map((unit) => ({ do: 'allot', unit }));
    case 'strike-back':
      return [
        { do: 'strike-back', strikes: true },
        { do: 'strike-back', strikes: false },
      ];
    case 'remove':
      return modelsOf(def, state, open.unit).map((model) => ({ do: 'remove', model }));
    case 'morale':
      return open.units.map((unit) => ({ do: 'morale', unit }));
  }
}

function unitChoices(def: BattleDef, state: BattleState, id: string): Choice[] {
  const unit = def.byId.get(id);
  if (!unit) return [];
  const enemies = enemiesOf(def, state, unit);
  const near = Math.min(...enemies.map((enemy) => apart(def, state, unit, enemy)));
  const shaken = ofUnit(state, unit.index, U.shaken) === 1;
  const acts = actionsOf(unit.unit, shaken, Number.isFinite(near) ? near / INCH : null, false);
  return acts
    .flatMap((action): Choice[] => {
      if (action !== 'charge') return [{ do: 'act', unit: id, action }];
      const targets = enemies.filter((enemy) => isChargeable(def, state, unit, enemy));
      return targets.map((target) => ({ do: 'act', unit: id, action, target: target.id }));
    })
    .concat(spellChoices(def, state, id));
}

/** Whether a charge at a target can be declared: straight at it, or round what is in the way (GFF-MOVE-06). */
function isChargeable(def: BattleDef, state: BattleState, unit: BattleUnit, target: BattleUnit): boolean {
  const field = fieldOf(def, state);
  if (canCharge(field, unit.id, unit.unit, target.id)) return true;
  const moves = chargeWays(def, state, unit, target);
  const moving = { field, unit: unit.id, mover: unit.unit, moves };
  return Object.keys(moves).length > 0 && chargeFaults(moving, target.id, { readings: def.readings }).length === 0;
}

function spellChoices(def: BattleDef, state: BattleState, id: string): Choice[] {
  const unit = def.byId.get(id);
  if (!unit) return [];
  return spellOptions(def, state, unit).flatMap(({ spell, targets }) =>
    targets.map((target): Choice => ({
      do: 'cast',
      unit: id,
      spell: def.spells[unit.side][spell]?.name ?? '',
      target: target.id,
    })),
  );
}

function shotChoices(def: BattleDef, state: BattleState, id: string): Choice[] {
  const unit = def.byId.get(id);
  if (!unit) return [];
  return shotOptions(def, state, unit).flatMap(({ weapon, targets }) =>
    targets.map((target): Choice => ({
      do: 'shoot',
      weapon: unit.unit.weapons[weapon]?.name ?? '',
      target: target.id,
    })),
  );
}

function tokensOf({ byId }: BattleDef, state: BattleState, id: string): number {
  const unit = byId.get(id);
  return unit ? ofUnit(state, unit.index, U.tokens) : 0;
}

function modelsOf(def: BattleDef, state: BattleState, id: string): string[] {
  const unit = def.byId.get(id);
  return unit ? figuresOn(def, state, unit).map((figure) => figure.id) : [];
}
