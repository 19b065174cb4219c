/** What a told battle says beside its changes: who carries what, how far everybody goes and where to, how far targets are. */
import { inInches } from '../../../table/units.ts';
import { lengthOf } from '../terrain/field/field.ts';
import type { Moves } from '../terrain/field/walks.ts';
import type { BattleAction } from './action.ts';
import type { BattleDef, BattleUnit } from './def.ts';
import { figuresOn, gapBetween } from './stage.ts';
import type { BattleState } from './state.ts';
import { nameOf, placeOf, tenth } from './naming.ts';

/** Units whose models are armed differently: who carries what (GFF-AMB-53). */
export function tellCarriers(def: BattleDef): string[] {
  return def.units.flatMap((unit) => {
    const carried = carriedIn(unit);
    if (new Set(carried).size < 2) return [];
    const told = carried.map((weapons, model) => `model ${model + 1} ${weapons || 'nothing'}`);
    return [`${unit.side}: in ${nameOf(def, unit.id)} ${told.join('; ')} (GFF-AMB-53)`];
  });
}

/** The weapons of each model of a unit, as a text. */
function carriedIn({ profile: { arms }, unit: { models } }: BattleUnit): string[] {
  return Array.from({ length: models }, (_, model) =>
    arms
      .flatMap(({ carriers, weapon }) => {
        const count = carriers.filter((carrier) => carrier === model).length;
        return count === 0 ? [] : [count === 1 ? weapon.name : `${count}x ${weapon.name}`];
      })
      .join(', '),
  );
}

/** How far an action's models go from where they stood, and how far its targets are. */
export function tellWays(def: BattleDef, state: BattleState, action: BattleAction, active: string): string[] {
  const unit = def.byId.get(active);
  if (action.do === 'act') {
    const foe = action.action === 'charge' ? def.byId.get(action.target ?? '') : undefined;
    const away = unit && foe ? [`${nameOf(def, foe.id)} is ${apart(def, state, unit, foe)} away (GFF-MOVE-06)`] : [];
    return [...away, ...waysOf(def, state, action.moves, 'GFF-MOVE-07')];
  }
  if (action.do === 'shoot') {
    return action.shots.flatMap(({ weapon, target }) => {
      const at = def.byId.get(target);
      if (!unit || !at) return [];
      return [`${weapon} at ${nameOf(def, target)}, ${apart(def, state, unit, at)} away (GFF-SHOOT-01)`];
    });
  }
  return 'moves' in action ? waysOf(def, state, action.moves, MELEE_MOVES[action.do]) : [];
}

const MELEE_MOVES = { 'pile-in': 'GFF-MELEE-02', consolidate: 'GFF-MELEE-07', separate: 'GFF-MELEE-08' } as const;

function apart(def: BattleDef, state: BattleState, one: BattleUnit, other: BattleUnit): string {
  return `${tenth(inInches(gapBetween(def, state, one, other)))}"`;
}

function waysOf(def: BattleDef, state: BattleState, moves: Moves, rule: string): string[] {
  return Object.entries(moves).flatMap(([id, path]) => {
    const unit = def.byId.get(id.split('.')[0] ?? '');
    const start = unit && figuresOn(def, state, unit).find((figure) => figure.id === id);
    const end = path[path.length - 1];
    if (!start || !end) return [];
    const { at } = start.base;
    return [
      `${nameOf(def, id)} moves ${tenth(inInches(lengthOf(at, path)))}" from ${placeOf(at)} to ${placeOf(end)} (${rule})`,
    ];
  });
}
