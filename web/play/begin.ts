/** Which games there are, and beginning one. */
import type { EncounterPart } from '../../core/encounter/view.ts';
import type { OptionSpec } from '../../core/event/pack.ts';
import type { GameSummary } from '../../core/event/summary.ts';
import type { OptionValues } from '../../core/event/types.ts';
import { isPlainObject, sameJson } from '../../core/journal/json.ts';
import { readGames } from '../live/games.ts';
import { readView } from '../live/wire.ts';
import { making } from '../live/making.ts';
import { readRefusal } from '../outbox/deliver.ts';

export interface Playable {
  readonly system: string;
  readonly title: string;
  readonly seats: readonly [number, number];
  /** The options that make it this one of its system’s games. */
  readonly fixed: OptionValues;
  /** There are sheets for a table without phones. */
  readonly paper: boolean;
  /** What can be chosen before the game; the pack says what each is else. */
  readonly options: readonly OptionSpec[];
}

export interface Begun {
  readonly id: string;
  /** Where phones of the same network reach the server. */
  readonly origins: readonly string[];
  readonly path: string;
  /** The page of the clock between the players; null for a game without one. */
  readonly clock: string | null;
  readonly sides: readonly { readonly id: string; readonly name: string; readonly path: string }[];
}

export async function playable(): Promise<readonly Playable[] | null> {
  try {
    const value: unknown = await (await fetch('/api/games', { cache: 'no-store' })).json();
    return isPlainObject(value) && Array.isArray(value.games) ? (value.games as readonly Playable[]) : null;
  } catch {
    return null;
  }
}

/** The games that this device plays and that are not over, as many as leave the form in sight. */
export async function goingOn(): Promise<readonly GameSummary[]> {
  try {
    const games = readGames(await (await fetch('/api/encounters', { cache: 'no-store' })).json()) ?? [];
    return games.filter(({ waits }) => waits !== 'nobody').slice(0, 3);
  } catch {
    return [];
  }
}

/** What a game was begun with that is to be played again. */
export interface Played {
  readonly title: string;
  readonly names: readonly string[];
  readonly options: OptionValues;
}

/** Null where this device may not see that game. Of a system’s options those count that it lets be chosen. */
export async function playedBefore(id: string, games: readonly Playable[]): Promise<Played | null> {
  try {
    const answer = await fetch(`/api/encounters/${encodeURIComponent(id)}/view?parts=encounter`, { cache: 'no-store' });
    const parts = readView(await answer.text())?.parts;
    if (!parts) return null;
    const { system, sides, setting } = parts.encounter as EncounterPart;
    const chosen = isPlainObject(setting) && isPlainObject(setting.options) ? setting.options : {};
    const game = games.find((one) => one.system === system && within(one.seats, sides.length));
    const known = game?.options ?? [];
    const options = Object.entries(chosen).flatMap(([key, value]) => {
      const option = known.find((one) => one.id === key);
      return option === undefined || value === undefined || sameJson(option.default, value)
        ? []
        : [[key, value] as const];
    });
    return {
      title: game?.title ?? '',
      names: sides.map(({ name }) => name ?? ''),
      options: Object.fromEntries(options),
    };
  } catch {
    return null;
  }
}

function within([least, most]: Playable['seats'], sides: number): boolean {
  return sides >= least && sides <= most;
}

/** The game that this page is to play again; null where it is a new one. */
export function askedAgain(): string | null {
  return new URLSearchParams(location.search).get('again');
}

/** The game that was begun; a sentence where the server says no; null where it does not answer. */
export async function begin(
  system: string,
  names: readonly string[],
  options: OptionValues,
  again: string | null,
): Promise<Begun | string | null> {
  try {
    const setting = Object.keys(options).length === 0 ? {} : { setting: { options } };
    const body = JSON.stringify({ system, names, ...setting, ...(again === null ? {} : { again }) });
    const answer = await making('/api/encounters', body);
    const text = await answer.text();
    if (answer.ok) return JSON.parse(text) as Begun;
    return readRefusal(text)?.message ?? null;
  } catch {
    return null;
  }
}
