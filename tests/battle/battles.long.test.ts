import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import type { BattleAction } from '../../core/systems/firefight/battle/action.ts';
import { apply, begin } from '../../core/systems/firefight/battle/apply.ts';
import type { BattleDef, BattleUnit } from '../../core/systems/firefight/battle/def.ts';
import {
  B,
  type BattleState,
  type StateJson,
  cloneState,
  get,
  hashState,
  restoreState,
  stateJson,
  stateOfJson,
} from '../../core/systems/firefight/battle/state.ts';
import { brokenInvariants } from '../../core/systems/firefight/battle/testing/invariants.ts';
import { hashBattles, playOut, playRandom } from '../../core/systems/firefight/battle/testing/play.ts';
import { SCENE_RULES, sceneOf } from '../../core/systems/firefight/battle/testing/scenes.ts';
import { type Dice, draws, seeded } from '../../core/systems/firefight/dice.ts';
import { bundledEngine, hashesInWorker } from './elsewhere.ts';

test('200 battles lead through the same states in Node, in a worker and in Chromium', async () => {
  const [here, engine] = [hashBattles(200), await bundledEngine()];
  const executablePath = process.env.MUSTER_CHROMIUM ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const page = await browser.newPage();
  await page.addScriptTag({ content: engine });
  const there = await page.evaluate('battles.hashBattles(200)');
  await browser.close();
  expect(there).toBe(here);
  expect(await hashesInWorker(engine, 200)).toBe(here);
});

/** The names of a unit's rules and its weapons'. */
function rulesOf({ unit }: BattleUnit): string[] {
  return [...unit.rules, ...unit.weapons.flatMap(({ rules }) => rules)].map(({ name }) => name);
}

/** The units that a decision brings together: who acts, shoots, casts or strikes, and at whom. */
function meeting(def: BattleDef, state: BattleState, action: BattleAction): BattleUnit[] {
  const active = def.units[get(state, B.active)];
  const others = [
    ...('unit' in action ? [action.unit] : []),
    ...('target' in action ? [action.target ?? ''] : []),
    ...(action.do === 'shoot' ? action.shots.map(({ target }) => target) : []),
  ];
  return [...(active ? [active] : []), ...others.flatMap((id) => def.byId.get(id) ?? [])];
}

/** A copy, what is written down and read again, and what is taken back: each is the state that it was. */
function roundTrips(def: BattleDef, state: BattleState, action: BattleAction, dice: Dice): void {
  const hash = hashState(state);
  const copy = cloneState(state);
  const read = stateOfJson(state.muster, JSON.parse(JSON.stringify(stateJson(state))) as StateJson);
  expect(typeof read === 'string' ? read : hashState(read)).toBe(hash);
  expect(apply(def, copy, action, dice)).toEqual([]);
  expect(hashState(state)).toBe(hash);
  restoreState(copy, state);
  expect(hashState(copy)).toBe(hash);
}

test('until every pair of special rules has met in an attack or an activation: every state is sound, copied, read and taken back whole', () => {
  const names = [...new Set(SCENE_RULES.map((label) => label.split('(')[0] ?? ''))];
  const met = new Set<string>();
  const missing = () =>
    names.flatMap((one) => names.filter((other) => !met.has(`${one} ${other}`)).map((other) => `${one} ${other}`));
  let games = 0;
  for (; games < 1000 && (games < 50 || missing().length > 0); games += 1) {
    const def = sceneOf(games, games % 2 === 0 ? { specialMoves: true } : {});
    const [dice, chance] = [seeded(games), draws(games)];
    const state = begin(def, dice);
    for (;;) {
      const before = cloneState(state);
      const taken = dice.taken();
      const action = playRandom(def, state, chance, dice);
      if (action === null) break;
      const here = meeting(def, before, action).flatMap(rulesOf);
      for (const one of here) for (const other of here) met.add(`${one} ${other}`);
      roundTrips(def, before, action, seeded(games, taken));
      expect(brokenInvariants(def, state)).toEqual([]);
    }
  }
  expect(missing(), `after ${games} games`).toEqual([]);
}, 900_000);

test('1,000,000 decisions: none is illegal, none hangs', () => {
  let decisions = 0;
  for (let game = 0; decisions < 1_000_000; game += 1) {
    const played = playOut(sceneOf(game % 400, game % 2 === 0 ? { specialMoves: true } : {}), game);
    expect(played.decisions).toBeLessThan(1000);
    decisions += played.decisions;
  }
}, 1_800_000);
