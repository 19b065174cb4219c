/** A battle set up by hand: units where a test wants them, side A to activate in round 1. */
import type { AskFields } from '../../../../../core/systems/firefight/ask/read.ts';
import { isRefusal } from '../../../../../core/rules/refusal.ts';
import type { LaidPiece } from '../../../../../core/table/laid-table.ts';
import { GRAIN, inches } from '../../../../../core/table/units.ts';
import { draws, seeded } from '../../../../../core/systems/firefight/rules/dice.ts';
import { heightAt } from '../../../../../core/systems/firefight/terrain/field/heights.ts';
import { READINGS, type FirefightReadings } from '../../../../../core/systems/firefight/readings.ts';
import { note } from '../fight.ts';
import { type ForceUnit, readUnit } from '../../../../../core/systems/firefight/rules/unit.ts';
import { apply, begin } from '../../../../../core/systems/firefight/battle/apply.ts';
import { type BattleDef, defineBattle } from '../../../../../core/systems/firefight/battle/def.ts';
import { draft, plain } from '../../../../../core/systems/firefight/battle/draft.ts';
import { request } from '../../../../../core/systems/firefight/battle/request.ts';
import type { Spell } from '../../../../../core/systems/firefight/battle/spells.ts';
import {
  BattleCell,
  type BattleState,
  ModelCell,
  blankState,
  modelAt,
  ofModel,
  put,
  restoreState,
  touch,
} from '../../../../../core/systems/firefight/battle/state.ts';

export interface Piece {
  readonly at: readonly (readonly [x: number, y: number])[];
  readonly rules?: readonly (string | AskFields)[];
  /** A weapon's name, range (0: melee), dice, rules. */
  readonly weapons?: readonly (readonly [string, number, number, ...string[]])[];
  readonly quality?: number;
  readonly defense?: number;
}

function unitOf({ at, rules = [], weapons = [], quality = 4, defense = 4 }: Piece, id: string): ForceUnit {
  const unit = readUnit({
    id,
    models: at.length,
    quality,
    defense,
    rules: rules.map((rule) => (typeof rule === 'string' ? note(rule) : rule)),
    weapons: weapons.map(([name, range, attacks, ...own]) => ({
      name,
      range,
      attacks,
      count: at.length,
      rules: own.map(note),
    })),
  });
  if (isRefusal(unit)) throw new Error(unit.message);
  return unit;
}

export interface Arranged {
  readonly def: BattleDef;
  readonly state: BattleState;
}

export interface Around {
  readonly terrain?: readonly LaidPiece[];
  readonly readings?: Partial<FirefightReadings>;
  readonly spells?: readonly Spell[];
}

/** Places in inches. Every base is an inch across. */
export function arranged(
  a: readonly Piece[],
  b: readonly Piece[],
  { terrain = [], readings, spells = [] }: Around = {},
): Arranged {
  const army = (pieces: readonly Piece[]) => pieces.map((piece, at) => unitOf(piece, `u${at + 1}`));
  const bases = (pieces: readonly Piece[]) => Object.fromEntries(pieces.map((_, at) => [`u${at + 1}`, 25.4]));
  const def = defineBattle({
    armies: { A: army(a), B: army(b) },
    terrain,
    readings: { ...READINGS, ...readings },
    spells: { A: spells, B: spells },
    bases: { A: bases(a), B: bases(b) },
  });
  if (isRefusal(def)) throw new Error(def.message);
  const state = blankState(def.muster);
  restoreState(state, deployed(def));
  [...a, ...b]
    .flatMap(({ at }) => at)
    .forEach(([x, y], model) => {
      const at = modelAt(state, model);
      const place = { x: inches(x), y: inches(y) };
      put(state, at + ModelCell.x, place.x * GRAIN);
      put(state, at + ModelCell.y, place.y * GRAIN);
      put(state, at + ModelCell.height, heightAt(def, place) * GRAIN);
    });
  put(state, BattleCell.first, 0);
  put(state, BattleCell.turn, 0);
  touch(state);
  return { def, state };
}

/** Through the set-up by any answers, with nobody set aside. */
function deployed(def: BattleDef): BattleState {
  const [dice, chance] = [seeded(1), draws(1)];
  const state = begin(def, dice);
  for (let open = request(def, state); open.ask !== 'activate' && open.ask !== 'over'; open = request(def, state)) {
    const action = open.ask === 'set-aside' ? plain(def, state, open) : draft(def, state, open, chance);
    if (apply(def, state, action, dice).length > 0) apply(def, state, plain(def, state, open), dice);
  }
  return state;
}

/** Where a model stands, in units. */
export function standsAt(state: BattleState, model: number): readonly [x: number, y: number] {
  return [ofModel(state, model, ModelCell.x) / GRAIN, ofModel(state, model, ModelCell.y) / GRAIN];
}
