/** Lists that players hand in: a crew, an army. Until when they change their own; the desk can at any time. */
import { type Refusal, isRefusal, refuse } from '../rules/refusal.ts';
import { isPlainObject, parseJson } from '../journal/json.ts';
import type { Viewer } from '../journal/types.ts';
import type { EventCommand, NewEntrant } from './commands.ts';
import type { DecideContext } from './deciding.ts';
import type { EventEntry } from './entries.ts';
import type { DetailSpec, Pack } from './pack.ts';
import type { EventState } from './state.ts';
import type { Entrant, ListReading, ListsDue, Notice } from './types.ts';

/** What is asked of players that takes several lines. */
export function listIds(pack: Pack, { options }: Pick<EventState, 'options'>): ReadonlySet<string> {
  return new Set(pack.roster.details(options).flatMap(({ id, long }) => (long === true ? [id] : [])));
}

/** Whether players change their own lists no more, at `now` (ms since 1970). */
export function areLocked(lists: ListsDue | null, now: number): boolean {
  return lists !== null && (lists.locked || (lists.due !== null && now >= lists.due));
}

/** Why the pack keeps the lists of a player as they are, the desk too; null where they may change. `rounds`: how many are out. */
export function whyStays(
  asked: readonly Pick<DetailSpec, 'id' | 'stays'>[],
  given: Entrant['details'],
  rounds: number,
): Notice | null {
  if (rounds === 0) return null;
  return asked.find(({ id, stays }) => stays !== undefined && (given[id] ?? '').trim() !== '')?.stays ?? null;
}

/** Why a player’s list stays as it is; null where it may change, or stays the same. */
export function listsLocked(
  { pack, state, command }: Pick<DecideContext, 'pack' | 'state' | 'command'>,
  { details }: Pick<Entrant, 'details'>,
  changes: Entrant['details'] = {},
): Refusal | null {
  if (command.by.role !== 'player' || !areLocked(state.settings.lists, command.at)) return null;
  const lists = listIds(pack, state);
  if (!Object.entries(changes).some(([id, text]) => lists.has(id) && text !== (details[id] ?? ''))) return null;
  return refuse('lists-locked', 'Lists are locked. The desk can change yours for you.');
}

interface TakingBack {
  readonly state: EventState;
  readonly by: Viewer;
  readonly at: number;
}

/** Why a check-in that brought a list is not taken back by whoever made it: the one before would come back with it. */
export function listStays(pack: Pack, body: EventEntry, { state, by, at }: TakingBack): string | null {
  if (body.type !== 'checked-in' || by.role !== 'player' || !areLocked(state.settings.lists, at)) return null;
  const lists = listIds(pack, state);
  if (!Object.keys(body.details ?? {}).some((id) => lists.has(id))) return null;
  return 'Lists are locked, and yours came with this check-in: it stays. The desk can check you out.';
}

const known = new WeakMap<
  Entrant['details'],
  { readonly of: readonly unknown[]; readonly lists: readonly ListReading[] }
>();

/** An entrant’s lists as they were understood: read once, for the desk asks of everybody after every command. */
export function listsRead(
  pack: Pack,
  { options }: Pick<EventState, 'options'>,
  { details, faction }: Pick<Entrant, 'details' | 'faction'>,
): readonly ListReading[] {
  const of = [options, faction];
  const before = known.get(details);
  if (before?.of.every((one, place) => one === of[place]) === true) return before.lists;
  const lists = pack.roster.readsLists({ details, ...(faction === undefined ? {} : { faction }) }, options);
  known.set(details, { of, lists });
  return lists;
}

/** What is understood of lists that are not handed in yet. `given`: as JSON, a text by the id of what is asked. */
export function previewLists(
  pack: Pack,
  state: Pick<EventState, 'options'>,
  given: string,
): { readonly lists: readonly ListReading[] } {
  const asked = listIds(pack, state);
  const parsed = parseJson(given);
  const texts = Object.entries('value' in parsed && isPlainObject(parsed.value) ? parsed.value : {}).flatMap(
    ([id, text]) => (asked.has(id) && typeof text === 'string' ? [[id, text] as const] : []),
  );
  return { lists: pack.roster.readsLists({ details: Object.fromEntries(texts) }, state.options) };
}

/** No list comes to more characters; a file may, before the pack has kept what it reads. */
export const LONGEST_LIST = 10_000;

/** A command with its lists as the pack keeps them. */
export function keptLists(pack: Pack, body: EventCommand): EventCommand | Refusal {
  if (body.type === 'check-in' || body.type === 'hand-in') return kept(pack, body);
  if (body.type === 'change-entrant') {
    const changes = kept(pack, body.changes);
    return isRefusal(changes) ? changes : { ...body, changes };
  }
  if (body.type === 'sign-up') {
    const person = kept(pack, body.person);
    return isRefusal(person) ? person : { ...body, person };
  }
  if (body.type !== 'add-entrants') return body;
  const entrants: NewEntrant[] = [];
  for (const entrant of body.entrants) {
    const one = kept(pack, entrant);
    if (isRefusal(one)) return one;
    entrants.push(one);
  }
  return { ...body, entrants };
}

function kept<Of extends Pick<NewEntrant, 'details'>>({ roster }: Pack, of: Of): Of | Refusal {
  if (of.details === undefined) return of;
  const details = Object.entries(of.details).map(([id, text]) => [id, roster.keeps?.(text) ?? text] as const);
  if (details.some(([, text]) => text.length > LONGEST_LIST)) {
    return refuse(
      'bad-list',
      `This is longer than a list or the file of one: at most ${LONGEST_LIST} characters are kept.`,
    );
  }
  return { ...of, details: Object.fromEntries(details) };
}
