/** Battles in which every state is looked at: whether it is sound, and whether copies and what is taken back are whole. */
import { type Dice, draws, seeded } from '../../../../../core/systems/firefight/rules/dice.ts';
import type { BattleAction } from '../../../../../core/systems/firefight/battle/action.ts';
import { apply, begin } from '../../../../../core/systems/firefight/battle/apply.ts';
import type { BattleDef, BattleUnit } from '../../../../../core/systems/firefight/battle/def.ts';
import {
  BattleCell,
  type BattleState,
  cloneState,
  get,
  hashState,
  restoreState,
} from '../../../../../core/systems/firefight/battle/state.ts';
import { brokenInvariants } from './invariants.ts';
import { playRandom } from './play.ts';
import { SCENE_RULES, sceneOf } from './scenes.ts';

/** The names of a unit's rules and its weapons'. */
function rulesOf({ unit }: BattleUnit): string[] {
  return [...unit.rules, ...unit.weapons.flatMap(({ rules }) => rules)].map(({ name }) => name);
}

/** The units that a decision brings together: who acts, shoots, casts or strikes, and at whom. */
function meeting(def: BattleDef, state: BattleState, action: BattleAction): BattleUnit[] {
  const active = def.units[get(state, BattleCell.active)];
  const others = [
    ...('unit' in action ? [action.unit] : []),
    ...('target' in action ? [action.target ?? ''] : []),
    ...(action.do === 'shoot' ? action.shots.map(({ target }) => target) : []),
  ];
  return [...(active ? [active] : []), ...others.flatMap((id) => def.byId.get(id) ?? [])];
}

/** What is not the state that it was: a copy, what is taken back. */
function notWhole(def: BattleDef, state: BattleState, action: BattleAction, dice: Dice): string[] {
  const hash = hashState(state);
  const copy = cloneState(state);
  const problems: string[] = [];
  if (apply(def, copy, action, dice).length > 0) problems.push('a copy refuses what it took');
  if (hashState(state) !== hash) problems.push('a copy changed it');
  restoreState(copy, state);
  if (hashState(copy) !== hash) problems.push('is not taken back');
  return problems;
}

export interface Sound {
  readonly games: number;
  /** Pairs of special rules that never met. */
  readonly missing: readonly string[];
  /** What is wrong, with the battle's number. */
  readonly problems: readonly string[];
}

/** Fifty battles at least, then more until any two special rules have met in an attack or an activation; `most` at most. */
export function playUntilAllMet(most: number): Sound {
  const names = [...new Set(SCENE_RULES.map((label) => label.split('(')[0] ?? ''))];
  const missing = new Set(names.flatMap((one) => names.map((other) => `${one} ${other}`)));
  const problems: string[] = [];
  let games = 0;
  for (; games < most && (games < 50 || missing.size > 0); games += 1) {
    const def = sceneOf(games, games % 2 === 0 ? { specialMoves: true } : {});
    const found = playSoundly(def, games, missing);
    problems.push(...found.map((problem) => `battle ${games}: ${problem}`));
  }
  return { games, missing: [...missing], problems };
}

/** One battle; takes the pairs that meet in it out of `missing`. */
function playSoundly(def: BattleDef, seed: number, missing: Set<string>): string[] {
  const problems: string[] = [];
  const [dice, chance] = [seeded(seed), draws(seed)];
  const state = begin(def, dice);
  for (;;) {
    const before = cloneState(state);
    const taken = dice.taken();
    const action = playRandom(def, state, chance, dice);
    if (action === null) return problems;
    const here = meeting(def, before, action).flatMap(rulesOf);
    for (const one of here) for (const other of here) missing.delete(`${one} ${other}`);
    problems.push(...notWhole(def, before, action, seeded(seed, taken)), ...brokenInvariants(def, state));
  }
}
