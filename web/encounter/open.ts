/** Finding the record of a game, and who sits at its table. */
import { roundOfGame } from '../../core/event/game-id.ts';
import type { EntrantRow, EventPart, GameRow } from '../../core/event/views.ts';
import { isPlainObject } from '../../core/journal/json.ts';
import { readRefusal } from '../outbox/deliver.ts';
import { readView } from '../live/wire.ts';

/** A game of an event. */
export interface Place {
  readonly event: string;
  readonly game: string;
}

/** The game that an address names: `/game/EVENT/GAME`, or `/game/ID` for one without an event. */
export interface Address {
  /** Null for a game without an event. */
  readonly event: string | null;
  /** The game's id in its event, or of its own record. */
  readonly game: string;
  /** The role to act in, where the address says so; else the strongest that the device has. */
  readonly as: string | null;
}

export function addressOf(path: string, search: string): Address | null {
  const [, first, second] = /^\/game\/([^/]+)(?:\/([^/]+))?$/.exec(path) ?? [];
  if (first === undefined) return null;
  return {
    event: second === undefined ? null : decodeURIComponent(first),
    game: decodeURIComponent(second ?? first),
    as: new URLSearchParams(search).get('as'),
  };
}

/** The clock between the players of a game: `/clock/ID`. */
export function clockAddress(path: string): Address | null {
  const [, id] = /^\/clock\/([^/]+)$/.exec(path) ?? [];
  return id === undefined ? null : { event: null, game: decodeURIComponent(id), as: 'display' };
}

export type Opened =
  /** `place`: of which event it is, where it is of one. */
  | { readonly kind: 'open'; readonly id: string; readonly place: Place | null }
  /** It is played on a board: its own page is elsewhere. */
  | { readonly kind: 'elsewhere'; readonly path: string }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'away' };

/** Opens the record as whoever plays; looks for it as anybody else. */
export async function openGame({ event, game, as }: Address): Promise<Opened> {
  const asked = as === null ? '' : `as=${as}`;
  if (event === null) {
    const id = encodeURIComponent(game);
    return ask(`/api/encounters/${id}/view?parts=encounter&${asked}`, 'GET', (value) => ({
      kind: 'open',
      id: game,
      place: placeIn(value),
    }));
  }
  const url = `/api/events/${encodeURIComponent(event)}/games/${encodeURIComponent(game)}?${asked}`;
  const read = (value: unknown) => {
    const { id, kind } = isPlainObject(value) ? value : {};
    const named = typeof id === 'string' ? id : '';
    return kind === 'battle'
      ? ({ kind: 'elsewhere', path: `/battle/${encodeURIComponent(named)}?${asked}` } as const)
      : ({ kind: 'open', id: named, place: { event, game } } as const);
  };
  const mine = await ask(url, 'POST', read);
  return mine.kind === 'refused' && mine.closed === true ? ask(url, 'GET', read) : mine;
}

/** The event and the game that a view of the game's own record names. */
function placeIn(view: unknown): Place | null {
  const parts = isPlainObject(view) && isPlainObject(view.parts) ? view.parts : {};
  const event = isPlainObject(parts.encounter) ? parts.encounter.event : null;
  if (!isPlainObject(event) || typeof event.record !== 'string' || typeof event.game !== 'string') return null;
  return { event: event.record, game: event.game };
}

async function ask(
  url: string,
  method: 'GET' | 'POST',
  read: (value: unknown) => Opened,
): Promise<Opened & { readonly closed?: boolean }> {
  try {
    const answer = await fetch(url, { method, cache: 'no-store' });
    const text = await answer.text();
    if (!answer.ok) {
      const refused = readRefusal(text);
      const closed = answer.status === 401 || answer.status === 403;
      return refused ? { kind: 'refused', message: refused.message, closed } : { kind: 'away' };
    }
    return read(JSON.parse(text));
  } catch {
    return { kind: 'away' };
  }
}

/** What the page says of the event around the game; it does not change while one plays. */
export interface Around {
  readonly place: Place;
  readonly event: string;
  readonly system: string;
  readonly round: number;
  readonly table: number | null;
  readonly names: Readonly<Record<string, string>>;
}

export async function around(place: Place | null): Promise<Around | null> {
  if (place === null) return null;
  const { event, game } = place;
  const round = roundOfGame(game);
  try {
    const url = `/api/events/${encodeURIComponent(event)}/view?as=public&parts=event,entrants,games/${round}`;
    const answer = await fetch(url, { cache: 'no-store' });
    const parts = readView(await answer.text())?.parts;
    if (!parts) return null;
    const { name, system } = parts.event as EventPart;
    const entrants = Object.values(parts.entrants as Readonly<Record<string, EntrantRow>>);
    const games = parts[`games/${round}`] as Readonly<Record<string, GameRow>> | undefined;
    const names = Object.fromEntries(entrants.map((entrant) => [entrant.id, entrant.name]));
    return { place, event: name, system, round, table: games?.[game]?.table ?? null, names };
  } catch {
    return null;
  }
}
