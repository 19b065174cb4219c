/** Battles as far as a question: what a person of army A is asked, found by letting the computer play until it is. */
import type { Page } from 'playwright-core';
import { isRefusal } from '../../core/rules/refusal.ts';
import type { BattleAction, Request } from '../../core/systems/firefight/battle/action.ts';
import { readSetup } from '../../core/systems/firefight/battle/read-setup.ts';
import { answer, openBattle, recordOf, recordText } from '../../core/systems/firefight/battle/record.ts';
import { request } from '../../core/systems/firefight/battle/request.ts';
import { decide } from '../../core/systems/firefight/players/player.ts';
import { playerOf } from '../../core/systems/firefight/players/player-of.ts';
import { armyNamed } from '../../core/systems/firefight/roster/armies/armies.ts';
import { generateArmy } from '../../core/systems/firefight/roster/armies/generate.ts';
import { seeded } from '../../core/systems/firefight/rules/dice.ts';
import { fairTable } from '../../core/systems/firefight/terrain/fair.ts';
import { inches } from '../../core/table/units.ts';

/** Both sides know it, so that casters are asked for tokens. */
const BOLT = { name: 'Bolt', value: 1, range: 18, at: 'enemy', effect: { kind: 'hits', hits: 1, rules: [] } };

export type Asked = Request['ask'] | 'over';

/** The record of a battle in which army A is asked this now; by seeds from 1 on until there is one. */
export function recordAt(ask: Asked): string {
  for (let seed = 1; seed < 60; seed += 1) {
    const record = ask === 'land' ? fallen(seed) : searched(ask, seed);
    if (record !== null) return record;
  }
  throw new Error(`nobody is asked: ${ask}`);
}

function searched(ask: Asked, seed: number): string | null {
  const [a, b] = ['A', 'B'].map((side) => generateArmy(`${side}${seed}`, 250));
  const setup = readSetup({
    armies: { A: a?.units, B: b?.units },
    names: { A: a?.name, B: b?.name },
    terrain: fairTable(seed, 1),
    readings: { specialMoves: true },
    spells: { A: [BOLT], B: [BOLT] },
  });
  if (isRefusal(setup)) throw new Error(setup.message);
  const dice = seeded(seed);
  const battle = openBattle(setup, dice);
  if (isRefusal(battle)) return null;
  const { def, state } = battle;
  const player = playerOf(seed % 2 === 0 ? 'random' : 'greedy', seed);
  for (;;) {
    const open = request(def, state);
    if (open.ask === ask && (open.ask === 'over' || open.side === 'A')) return recordText(recordOf(battle));
    if (open.ask === 'over') return null;
    decide(def, state, { A: player, B: player }, (action) => !isRefusal(answer(battle, open.side, action, dice)));
  }
}

/** A model of A's jumps off a roof in its own zone, at either edge, and falls; null: it lands on its feet. */
function fallen(seed: number): string | null {
  const roof = (y: number) => ({
    id: `roof${y}`,
    shape: { rect: [20, y, 24, y + 4] },
    traits: ['elevated'],
    height: 4,
  });
  const [one, other] = [armyNamed('wardens'), armyNamed('choir')];
  const setup = readSetup({
    armies: { A: one?.units.slice(0, 1), B: other?.units.slice(0, 1) },
    names: { A: one?.name, B: other?.name },
    terrain: [roof(5), roof(39)],
    readings: { specialMoves: true },
  });
  if (isRefusal(setup)) throw new Error(setup.message);
  const dice = seeded(seed);
  const battle = openBattle(setup, dice);
  if (isRefusal(battle)) return null;
  const { def, state } = battle;
  const player = playerOf('greedy', seed);
  const at = (y: number) => ({ x: inches(22), y: inches(y) });
  const jumps = (from: number, to: number): readonly BattleAction[] => [
    { do: 'place', unit: 'A1', at: [at(from)] },
    { do: 'act', unit: 'A1', action: 'advance', moves: { 'A1.1': [at(to)] }, jumps: { 'A1.1': [0] } },
  ];
  for (let jumped = false; ;) {
    const open = request(def, state);
    if (open.ask === 'land' && open.side === 'A') return recordText(recordOf(battle));
    if (open.ask === 'over' || jumped) return null;
    const wished = open.side === 'A' ? [...jumps(8, 10.5), ...jumps(40, 37.5)] : [];
    const done = wished.find((action) => !isRefusal(answer(battle, open.side, action, dice)));
    jumped = done?.do === 'act';
    if (done === undefined) {
      decide(def, state, { A: player, B: player }, (action) => !isRefusal(answer(battle, open.side, action, dice)));
    }
  }
}

/** Opens a kept battle where it stands: somebody here plays A, and the computer waits to be B. */
export async function continued(page: Page, url: string, record: string, more: object = {}): Promise<void> {
  const kept = { players: { A: 'person', B: 'greedy' }, chosen: null, record, over: false, ...more };
  await page.goto(`${url}/firefight`);
  await page.evaluate((text) => localStorage.setItem('muster firefight battle', text), JSON.stringify(kept));
  await page.reload();
  await page.getByRole('button', { name: /Continue your battle|your last battle/ }).click();
  await page.locator('.ff-strip').waitFor();
}
