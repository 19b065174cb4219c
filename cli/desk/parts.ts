/** The parts of an event that a command reads, by their names. */
import type {
  DeskPart,
  EntrantRow,
  EventPart,
  GameRow,
  PackPart,
  RoundPart,
  StandingsPart,
} from '../../core/event/views.ts';
import type { Parts } from '../../core/journal/types.ts';

export function eventOf(parts: Parts): EventPart {
  return parts.event as EventPart;
}

export function packOf(parts: Parts): PackPart {
  return parts.pack as PackPart;
}

/** In order of registration. */
export function entrantsOf(parts: Parts): EntrantRow[] {
  return Object.values(parts.entrants as Readonly<Record<string, EntrantRow>>).toSorted((a, b) => a.number - b.number);
}

export function gamesOf(parts: Parts, round: number): GameRow[] {
  const games = Object.values((parts[`games/${round}`] ?? {}) as Readonly<Record<string, GameRow>>);
  return games.toSorted((a, b) => (a.table ?? Infinity) - (b.table ?? Infinity));
}

export function roundOf(parts: Parts, round: number): RoundPart | undefined {
  return parts[`round/${round}`] as RoundPart | undefined;
}

/** From the first place down. */
/** The standings as the desk knows them, where it keeps them too. */
export function standingsPartOf({ desk, standings }: Parts): StandingsPart {
  return (desk as DeskPart | undefined)?.kept?.standings ?? (standings as StandingsPart);
}

export function standingsOf(parts: Parts): StandingsPart[string][] {
  return Object.values(standingsPartOf(parts)).toSorted((a, b) => a.place - b.place);
}

/** The organiser's own part; a display or a player has none. */
export function deskOf(parts: Parts): DeskPart | undefined {
  return parts.desk as DeskPart | undefined;
}
