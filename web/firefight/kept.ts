/** The battle that is being played on this device, kept at every decision; and what was last chosen. */
import { isPlainObject } from '../../core/journal/json.ts';
import type { ByArmy } from '../../core/systems/firefight/rules/rounds.ts';
import { PLAYERS, type PlayerName } from '../../core/systems/firefight/players/levels.ts';
import { keep, keptJson } from '../parts/device.ts';
import type { Chosen } from './engine/messages.ts';

/** Who plays an army: somebody here or on another device, or the computer in one of its ways. */
export type Player = 'person' | 'away' | PlayerName;

export interface KeptBattle {
  readonly players: ByArmy<Player>;
  /** What it was begun with; null for a record from elsewhere, which has no rematch. */
  readonly chosen: Chosen | null;
  /** The record so far, as a text. */
  readonly record: string;
  readonly over: boolean;
}

/** Dice fall slowly, so that each is seen, or fast; or people throw them and say what they show. */
export const PACES = ['slow', 'fast', 'hand'] as const;
export type Pace = (typeof PACES)[number];

/** What the set-up has in its fields. */
export interface SetUp {
  readonly own: string;
  readonly foe: string;
  readonly players: ByArmy<Player>;
  readonly table: string;
  readonly laid?: string;
  /** Of each player against somebody on another device; without it there is no clock. */
  readonly minutes?: number;
  readonly readings?: Readonly<Record<string, unknown>>;
}

const BATTLE = 'muster firefight battle';
const SET_UP = 'muster firefight set-up';
const PACE = 'muster firefight dice';

function read(key: string): Readonly<Record<string, unknown>> | null {
  const value = keptJson(key);
  return isPlainObject(value) ? value : null;
}

function write(key: string, value: object): boolean {
  return keep(key, JSON.stringify(value));
}

export function playerIn(value: unknown): Player | null {
  return value === 'person' || value === 'away' ? value : (PLAYERS.find((name) => name === value) ?? null);
}

function playersIn(value: unknown): ByArmy<Player> | null {
  if (!isPlainObject(value)) return null;
  const [A, B] = [playerIn(value.A), playerIn(value.B)];
  return A === null || B === null ? null : { A, B };
}

function chosenIn(value: unknown): Chosen | null {
  if (!isPlainObject(value) || !isPlainObject(value.armies) || typeof value.table !== 'string') return null;
  const { A, B } = value.armies;
  if (typeof A !== 'string' || typeof B !== 'string') return null;
  const { table, laid, readings, lesson } = value;
  return {
    armies: { A, B },
    table,
    ...(typeof laid === 'string' ? { laid } : {}),
    ...(isPlainObject(readings) ? { readings } : {}),
    ...(lesson === true ? { lesson } : {}),
  };
}

export function keptBattle(): KeptBattle | null {
  const kept = read(BATTLE);
  const players = playersIn(kept?.players);
  if (kept === null || players === null || typeof kept.record !== 'string') return null;
  return { players, chosen: chosenIn(kept.chosen), record: kept.record, over: kept.over === true };
}

/** False: this device has no room for it. */
export function keepBattle(battle: KeptBattle): boolean {
  return write(BATTLE, battle);
}

export function lastPace(): Pace {
  const pace = read(PACE)?.pace;
  return PACES.find((one) => one === pace) ?? 'slow';
}

export function keepPace(pace: Pace): void {
  write(PACE, { pace });
}

export function lastSetUp(): SetUp | null {
  const kept = read(SET_UP);
  const players = playersIn(kept?.players);
  if (kept === null || players === null) return null;
  const { own, foe, table, readings } = kept;
  const set = isPlainObject(readings) ? { readings } : {};
  return typeof own === 'string' && typeof foe === 'string' && typeof table === 'string'
    ? { own, foe, players, table, ...set }
    : null;
}

export function keepSetUp(setUp: SetUp): void {
  write(SET_UP, setUp);
}
