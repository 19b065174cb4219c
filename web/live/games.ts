/** The games without an event that this device plays, as the server lists them. */
import type { GameSummary } from '../../core/event/summary.ts';
import { isPlainObject } from '../../core/journal/json.ts';

/** Null for anything else. */
export function readGames(value: unknown): readonly GameSummary[] | null {
  if (!isPlainObject(value) || !Array.isArray(value.games)) return null;
  const games: readonly unknown[] = value.games;
  return games.every(isGame) ? games : null;
}

const isGame = (value: unknown): value is GameSummary =>
  isPlainObject(value) && typeof value.id === 'string' && Array.isArray(value.names) && typeof value.step === 'string';

export function gamePage({ id }: Pick<GameSummary, 'id'>): string {
  return `/game/${encodeURIComponent(id)}?as=player`;
}
