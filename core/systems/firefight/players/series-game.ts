/** A game of a series as it is watched: which unit took what, and who stood where at the end. */
import { INCH } from '../../../table/units.ts';
import type { BattleAction, Change } from '../battle/action.ts';
import { begin } from '../battle/apply.ts';
import type { BattleDef, BattleUnit } from '../battle/def.ts';
import { request } from '../battle/request.ts';
import { fieldOf, figuresOn, isLeft, isOnTable, memberOf, sideAt } from '../battle/stage.ts';
import { BattleCell, type BattleState, UnitCell, WHERE, get, ofUnit } from '../battle/state.ts';
import { seeded } from '../rules/dice.ts';
import { type ArmySide, type ByArmy, otherSide } from '../rules/rounds.ts';
import { comesNear } from '../terrain/field/holders.ts';
import { type Players, takeTurn } from './player.ts';

/** What a unit did in a game. */
export interface UnitGame {
  /** Models that it took, by the number of the enemy's unit: knocked out by its attacks and spells. Who routs is nobody's. */
  readonly took: readonly number[];
  /** It was there at the end. */
  readonly left: boolean;
  /** Markers of its army that it stood by at the end, and could hold. */
  readonly held: number;
}

/** A game as its armies are in the setup, whichever edge they had: it is turned so that A's own edge is the lower one. */
export interface SeriesGame {
  readonly won: ArmySide | 'draw';
  /** In inches from the lower left corner. */
  readonly markers: readonly { readonly x: number; readonly y: number; readonly holder: ArmySide | null }[];
  readonly units: ByArmy<readonly UnitGame[]>;
}

/** `own`: the side that the setup's army A has in this battle. */
export function playGame(def: BattleDef, players: Players, seed: number, own: ArmySide): SeriesGame {
  const dice = seeded(seed);
  const state = begin(def, dice);
  const toll = tollOf(def);
  for (;;) {
    const log: Change[] = [];
    const before = { active: get(state, BattleCell.active), target: get(state, BattleCell.target) };
    const action = takeTurn(def, state, players, dice, log);
    if (action === null) break;
    toll.count(action, log, before);
  }
  const end = request(def, state);
  if (end.ask !== 'over') throw new Error('a game stopped before its end');
  const named = (side: ArmySide): ArmySide => (side === own ? 'A' : 'B');
  const unitsOf = (side: ArmySide) =>
    def.army[side].map((unit) => ({
      took: toll.took[unit.index] ?? [],
      left: isLeft(state, unit),
      held: heldBy(def, state, unit),
    }));
  return {
    won: end.result === 'draw' ? 'draw' : named(end.result),
    markers: markersOf(def, state, own).map(({ holder, ...at }) => ({ ...at, holder: holder && named(holder) })),
    units: { A: unitsOf(own), B: unitsOf(otherSide(own)) },
  };
}

function markersOf(def: BattleDef, state: BattleState, own: ArmySide) {
  const { markers, table } = fieldOf(def, state);
  const turned = sideAt(state, BattleCell.south) !== own;
  return markers.map(({ at, holder }) => ({
    x: (turned ? table.width - at.x : at.x) / INCH,
    y: (turned ? table.depth - at.y : at.y) / INCH,
    holder,
  }));
}

function heldBy(def: BattleDef, state: BattleState, unit: BattleUnit): number {
  const arrived = ofUnit(state, unit.index, UnitCell.arrived) === 1;
  if (!isOnTable(state, unit) || memberOf(state, unit).shaken || arrived) return 0;
  const figures = figuresOn(def, state, unit);
  return fieldOf(def, state).markers.filter(({ at, holder }) => holder === unit.side && comesNear(figures, at)).length;
}

/** What the unit that acts has struck, by the rule that says so. */
const ATTACKS: ReadonlySet<string> = new Set(['GFF-SHOOT-05', 'GFF-SR-CASTER-6']);
/** What nobody did: dangerous ground, a fall, a rout. */
const ACCIDENTS: ReadonlySet<string> = new Set(['GFF-TERRAIN-05', 'GFF-MOVE-OPT-05', 'GFF-MORALE-03']);

/** Reads from what each decision changed which unit knocked out how many models of which. */
function tollOf(def: BattleDef) {
  const { units, army, byId } = def;
  const took = units.map(({ side }) => army[otherSide(side)].map(() => 0));
  const models = units.map(({ unit }) => unit.models);
  /** So many models of a unit are left; who struck it last takes what it lost. */
  const lose = (unit: BattleUnit, left: number, striker: BattleUnit | null) => {
    const lost = (models[unit.index] ?? 0) - left;
    models[unit.index] = left;
    const own = striker === null || striker.side === unit.side ? undefined : took[striker.index];
    const place = army[unit.side].indexOf(unit);
    if (own) own[place] = (own[place] ?? 0) + lost;
  };
  const count = (action: BattleAction, log: readonly Change[], before: { active: number; target: number }): void => {
    let active = action.do === 'cast' ? byId.get(action.unit) : units[before.active];
    let target = units[before.target];
    let striker: BattleUnit | null = null;
    for (const { rule, who, what, to } of log) {
      if (who === 'battle') {
        if (what === 'active') active = units[Number(to)];
        if (what === 'target') target = units[Number(to)];
      } else if (ATTACKS.has(rule)) striker = active ?? null;
      else if (rule === 'GFF-MELEE-04') striker = (what === 'charge' ? active : target) ?? null;
      else if (ACCIDENTS.has(rule)) striker = null;
      const left = what === 'models' ? Number(to) : what === 'where' && to === WHERE.gone ? 0 : null;
      const unit = left === null ? undefined : byId.get(who);
      if (unit && left !== null) lose(unit, left, striker);
    }
  };
  return { took, count };
}
