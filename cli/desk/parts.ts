/** What a command reads of an event: the parts that everybody may see, and the organiser's own. */
import type { EventParts, OwnEventParts } from '../../core/event/parts.ts';
import type { EntrantRow, GameRow, StandingsPart } from '../../core/event/views.ts';

export type EventView = EventParts & OwnEventParts;

/** In order of registration. */
export function entrantsOf({ entrants }: EventView): EntrantRow[] {
  return Object.values(entrants).toSorted((a, b) => a.number - b.number);
}

export function gamesOf(view: EventView, round: number): GameRow[] {
  return Object.values(view[`games/${round}`] ?? {}).toSorted((a, b) => (a.table ?? Infinity) - (b.table ?? Infinity));
}

/** The standings as the desk knows them, where it keeps them too. */
export function standingsPartOf({ desk, standings }: EventView): StandingsPart {
  return desk?.kept?.standings ?? standings;
}

/** From the first place down. */
export function standingsOf(view: EventView): StandingsPart[string][] {
  return Object.values(standingsPartOf(view)).toSorted((a, b) => a.place - b.place);
}
