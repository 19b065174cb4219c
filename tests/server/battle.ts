/** Battles through the server's own door: begun, decided and looked at over HTTP, beside the engine that says what may be. */
import { randomUUID } from 'node:crypto';
import { isRefusal } from '../../core/rules/refusal.ts';
import type { BattleAction } from '../../core/systems/firefight/battle/action.ts';
import type { BattleSetup } from '../../core/systems/firefight/battle/def.ts';
import { readSetup } from '../../core/systems/firefight/battle/read-setup.ts';
import { type BattleRecord, followed, reopened } from '../../core/systems/firefight/battle/record.ts';
import { request } from '../../core/systems/firefight/battle/request.ts';
import { cloneState } from '../../core/systems/firefight/battle/state.ts';
import { apply } from '../../core/systems/firefight/battle/apply.ts';
import type { BattleParts, OwnBattleParts } from '../../core/systems/firefight/battle/view.ts';
import { type ComputerPlayer, decide } from '../../core/systems/firefight/players/player.ts';
import { randomPlayer } from '../../core/systems/firefight/players/random.ts';
import { armyNamed } from '../../core/systems/firefight/roster/armies/armies.ts';
import { someHave } from '../../core/systems/firefight/rules/unit.ts';
import { draws, seeded } from '../../core/systems/firefight/rules/dice.ts';
import { fairTable } from '../../core/systems/firefight/terrain/fair.ts';
import type { Answered, Door } from './desk.ts';

/** Parts of two armies of ours, with as many units as `most`: few are past their limits. `table`: the seed of its terrain; 0: it has none. */
export function battleSetup(most = 3, table = 0): BattleSetup {
  const [a, b] = [armyNamed('wardens'), armyNamed('choir')];
  const terrain = table === 0 ? undefined : fairTable(table, 1);
  if (isRefusal(terrain)) throw new Error(terrain.message);
  const setup = readSetup({
    ...(terrain ? { terrain } : {}),
    armies: { A: a?.units.slice(0, most), B: b?.units.slice(0, most) },
    names: { A: 'Us', B: 'Them' },
  });
  if (isRefusal(setup)) throw new Error(setup.message);
  return setup;
}

/** An army as a player pastes it: two heroes, each too dear. */
export const PAST_LIMITS = `++ Too Many Heroes [GFF 300pts] [2 Units] ++

Captain [1] Q3+ D3+ | 150pts | Hero, Tough(3)
Rifle (24", A1)

Chief [1] Q3+ D3+ | 150pts | Hero, Tough(3)
Rifle (24", A1)
`;

/** Three heroes, which are past their limits, against an army that is not. */
export function threeHeroes(): BattleSetup {
  const { armies, names } = battleSetup();
  const hero = armies.A.find((unit) => someHave(unit, 'Hero'));
  const heroes = [1, 2, 3].map((at) => ({ ...hero, id: `h${at}` }));
  const choir = armyNamed('choir')?.units;
  const setup = readSetup({ armies: { A: heroes, B: choir }, names });
  if (isRefusal(setup)) throw new Error(setup.message);
  return setup;
}

export interface HttpBattle {
  readonly id: string;
  /** The tokens of the two players; one alone where a computer plays the other army. */
  readonly tokens: Readonly<Partial<Record<'A' | 'B', string>>>;
}

/** A battle that can begin: each player has agreed to the other's army where it is past its limits. */
export async function newBattle(on: Door, more: object = {}): Promise<HttpBattle> {
  const battle = await battleToAgree(on, more);
  await agreed(on, battle);
  return battle;
}

export async function agreed(on: Door, battle: HttpBattle): Promise<void> {
  const { toAgree = [] } = (await viewOf(on, battle)).battle;
  for (const side of toAgree) await sendTo(on, battle, battle.tokens[side], { type: 'agree' });
}

export async function battleToAgree(on: Door, more: object = {}): Promise<HttpBattle> {
  const body = { system: 'firefight', players: { A: 'person', B: 'person' }, setup: battleSetup(), ...more };
  const made = await on.call('POST', '/api/battles', { body });
  if (made.status !== 201) throw new Error(`no battle: ${made.text}`);
  const { id, sides } = made.body as { id: string; sides: { id: 'A' | 'B'; path: string }[] };
  return { id, tokens: Object.fromEntries(sides.map((side) => [side.id, side.path.split('#')[1] ?? ''])) };
}

export function sendTo(on: Door, { id }: HttpBattle, token: string | undefined, command: object): Promise<Answered> {
  return on.call('POST', `/api/battles/${id}/commands`, { token, body: { id: randomUUID(), command } });
}

export async function viewOf(on: Door, { id }: HttpBattle, token?: string): Promise<BattleParts & OwnBattleParts> {
  const { body } = await on.call('GET', `/api/battles/${id}/view`, { token });
  return (body as { parts: BattleParts & OwnBattleParts }).parts;
}

/** The record that a view shows. */
export function recordIn({ mission, entries }: BattleParts): BattleRecord {
  if (!mission) throw new Error('the battle has not begun');
  return { ...mission, entries: Object.values(entries) };
}

/** What a player would do next, on a board of their own that is nobody else's. */
export function nextAction(
  parts: BattleParts,
  player: ComputerPlayer,
): { side: 'A' | 'B'; action: BattleAction } | null {
  const { setup, begun, entries } = recordIn(parts);
  const battle = reopened(setup, begun);
  if (isRefusal(battle)) throw new Error(battle.message);
  for (const entry of entries) followed(battle, entry);
  const { def, state } = battle;
  const open = request(def, state);
  const action = decide(
    def,
    state,
    { A: player, B: player },
    (one) => apply(def, cloneState(state), one, seeded(1)).length === 0,
  );
  return action === null || open.ask === 'over' ? null : { side: open.side, action };
}

interface Played {
  readonly refused: readonly string[];
  readonly made: number;
  readonly differs: number;
}

/** Plays a random game to its end; how many proposals were refused, and how many states differ from the engine's. */
export async function playOverHttp(on: Door, seed: number, most?: number, table?: number): Promise<Played> {
  return playOutOverHttp(on, await newBattle(on, { setup: battleSetup(most, table) }), seed);
}

export async function playOutOverHttp(on: Door, battle: HttpBattle, seed: number): Promise<Played> {
  const player = randomPlayer(draws(seed));
  const first = recordIn(await viewOf(on, battle));
  const own = reopened(first.setup, first.begun);
  if (isRefusal(own)) throw new Error(own.message);
  const refused: string[] = [];
  let differs = 0;
  for (let made = 0; ; made += 1) {
    const { def, state } = own;
    const open = request(def, state);
    const action = decide(
      def,
      state,
      { A: player, B: player },
      (one) => apply(def, cloneState(state), one, seeded(1)).length === 0,
    );
    if (action === null || open.ask === 'over') return { refused, made, differs };
    const answered = await sendTo(on, battle, battle.tokens[open.side], {
      type: 'decide',
      side: open.side,
      after: made,
      action,
    });
    if (answered.status !== 200) {
      refused.push(`${JSON.stringify(action)}: ${answered.text}`);
      return { refused, made, differs };
    }
    const entry = (await viewOf(on, battle)).entries[String(made)];
    if (!entry || isRefusal(followed(own, entry))) differs += 1;
  }
}
