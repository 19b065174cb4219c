/** How far an undo reaches: what each entry stands on, and what can never be taken back. */
import type { GameId } from './types.ts';
import { roundOfGame } from './game-id.ts';
import type { EventEntry, EventEntryType } from './entries.ts';

/** Paths that an entry reads or changes; two entries meet where one path is the other's or lies above it. */
export function touchedPaths(body: EventEntry): readonly string[] {
  if (body.type === 'entrants-added') return body.entrants.map(({ id }) => `entrants/${id}`);
  // A draft is drawn from everybody who is here and every result so far, and a closing hashes the standings of both.
  if (body.type === 'round-drafted' || body.type === 'round-closed') return ['entrants', ...roundsUpTo(body.round)];
  if (body.type === 'map-kept') return [`maps/${body.map}`];
  // Tables that lie alike count as one kind of terrain when a round is seated.
  if (body.type === 'map-assigned' || body.type === 'map-removed') return [`maps/${body.map}`, 'rounds'];
  if (body.type === 'round-repaired') {
    return [`rounds/${body.round}`, ...body.games.flatMap(({ seats }) => seats.map((id) => `entrants/${id}`))];
  }
  // Whether the organiser may know a hidden length: a round was published on that.
  if (body.type === 'settings-changed' && body.organiserPlays !== undefined) return ['desk/settings-changed', 'rounds'];
  if (body.type === 'judge-called') return [gamePath(body.game), `calls/${body.call ?? 0}`];
  if ('call' in body && body.type !== 'call-made') return [`calls/${body.call}`];
  // What only the desk knows keeps nobody from taking back a step of their own: they would learn of it.
  if (body.type === 'ticked') return [`ticks/${body.entrant}`];
  if ('game' in body) return [gamePath(body.game ?? 'r0g0')];
  if ('round' in body) return [`rounds/${body.round}`];
  if ('entrant' in body) return [`entrants/${body.entrant}`];
  return WHOLE[body.type] ?? [`desk/${body.type}`];
}

const WHOLE: Partial<Record<EventEntryType, readonly string[]>> = {
  'options-changed': ['rounds', 'entrants'],
  'event-started': ['rounds', 'entrants'],
  'event-ended': ['rounds'],
  'event-reopened': ['rounds'],
  'round-added': ['rounds'],
  'lots-renewed': ['rounds'],
  announced: ['announcement'],
  'announcement-ended': ['announcement'],
  'painting-opened': ['painting'],
  'painting-voted': ['painting'],
  'painting-awarded': ['painting'],
};

function roundsUpTo(round: number): string[] {
  return Array.from({ length: round }, (_, index) => `rounds/${index + 1}`);
}

function gamePath(game: GameId): string {
  return `rounds/${roundOfGame(game)}/${game}`;
}

const LASTING: Partial<Record<EventEntryType, string>> = {
  'round-published': 'You can make the round a draft again until a table has begun. You find it under Round.',
  'round-repaired': 'You can undo a repair until a table that moved has begun. You find it under Round.',
  'round-taken-back': 'Everybody has read that the round is a draft again. Publish it again instead.',
  'repair-taken-back': 'Everybody has read that the repair was undone. Repair the round again instead.',
  'event-started': 'The lots are drawn. The start cannot be undone.',
  'lots-renewed': 'Renewed lots cannot be undone.',
  'call-made': 'Everybody heard the call. It cannot be undone.',
  'clock-noted': 'The machine’s clock was set. That cannot be undone.',
  'clock-opened': 'The length of the round is known. That cannot be undone.',
};

/** What an entry about lists alone has. */
const HANDED_IN = new Set(['type', 'entrant', 'details']);

/** Why an entry stays for good, or null. What was opened to everybody never closes again. */
export function lastingReason(body: EventEntry): string | null {
  // Otherwise a list would come back after the lists are locked.
  if (body.type === 'entrant-changed' && Object.keys(body).every((name) => HANDED_IN.has(name))) {
    return 'Hand in another list. It replaces this one.';
  }
  return LASTING[body.type] ?? null;
}
