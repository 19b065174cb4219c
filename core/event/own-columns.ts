/**
 * Columns of the desk’s own beside the players, with a tick a player: paid, lunch, the waiting list. Only the desk knows
 * them. Whoever is on the waiting list is not checked in, and so no draw seats them: nobody has to read why.
 */
import { valueOf } from '../journal/seal.ts';
import type { Viewer } from '../journal/types.ts';
import { type Refusal, refuse } from '../rules/refusal.ts';
import type { EventSettings } from './commands.ts';
import type { DecideContext, Decided } from './deciding.ts';
import { nameKey } from './same-name.ts';
import { type EventState, nameOf } from './state.ts';
import type { ColumnAsked, Entrant, EntrantId, OwnColumn } from './types.ts';

/** The columns, where this copy of the record may know them. */
export function columnsOf({ settings: { ownColumns } }: Pick<EventState, 'settings'>): readonly OwnColumn[] {
  const columns = (ownColumns && valueOf(ownColumns)) ?? [];
  return columns.map(({ name, waits }) => ({ name, waits }));
}

/** Whether one of these ticks is that of a waiting list. */
export function isWaiting(columns: readonly OwnColumn[], ticked: readonly string[] = []): boolean {
  return columns.some(({ name, waits }) => waits && ticked.includes(name));
}

/** Ticks of columns that are there still, as they were, by the names that the columns have now. */
export function ticksLeft(
  ticks: EventState['ticks'],
  before: readonly OwnColumn[],
  after: readonly ColumnAsked[],
): EventState['ticks'] {
  const now = (tick: string): readonly string[] => {
    const earlier = before.find(({ name }) => name === tick);
    const is = after.find(({ name, was = name }) => was === tick);
    return is !== undefined && earlier?.waits === is.waits ? [is.name] : [];
  };
  return Object.fromEntries(Object.entries(ticks).map(([id, ticked]) => [id, ticked.flatMap(now)]));
}

/** Who reads the columns, and may say why somebody is not seated. */
export function readsColumns(role: Viewer['role']): boolean {
  return role === 'organiser' || role === 'scorekeeper';
}

/** Why somebody on the waiting list is not checked in; null where they are not on it. */
export function waitingRefusal(
  { state, command }: Pick<DecideContext, 'state' | 'command'>,
  entrant: Entrant,
): Refusal | null {
  if (!isWaiting(columnsOf(state), state.ticks[entrant.id])) return null;
  const message = readsColumns(command.by.role)
    ? `${nameOf(entrant)} is on the waiting list and is not seated. Give them a place first.`
    : 'This check-in is done at the desk: please go there.';
  return refuse('waiting-list', message);
}

/** What is wrong with columns as they are to be; null: nothing. */
export function columnsRefusal(columns: EventSettings['ownColumns'] = []): Refusal | null {
  if (columns.some(({ name }) => name.trim() === '')) return refuse('no-name', 'A column needs a name.');
  const names = new Set(columns.map(({ name }) => nameKey(name)));
  return names.size === columns.length ? null : refuse('column-twice', 'Two columns have the same name.');
}

export function tick({ body, state, secret }: DecideContext<'tick'>): Decided {
  const { column: name, on } = body;
  const entrant = state.entrants[body.entrant];
  const column = columnsOf(state).find((one) => one.name === name);
  if (!entrant) return refuse('unknown-entrant', `There is no entrant ${body.entrant} in this event.`);
  if (!column) return refuse('unknown-column', `The desk has no column “${name}”.`);
  if (isTicked(state, entrant.id, name) === on) return [];
  const ticked = { type: 'ticked', entrant: entrant.id, column: secret(name), on } as const;
  if (!on || !column.waits || entrant.status !== 'checked-in') return [ticked];
  if (state.rounds.length > 0) {
    return refuse('playing', `${nameOf(entrant)} plays already: drop the player instead.`);
  }
  return [ticked, { type: 'checked-out', entrant: entrant.id }];
}

function isTicked({ ticks }: Pick<EventState, 'ticks'>, id: EntrantId, name: string): boolean {
  return ticks[id]?.includes(name) ?? false;
}
