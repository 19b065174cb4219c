/**
 * An event's record as anybody may read it: a record of its own, chained from what everybody may know. What views hide
 * is left out whole, so that not even how much there is of it, or when, can be read; everything that the draws and
 * standings are worked out from is in it, so that they can be run again.
 *
 * What stands at a place never changes: an entry is judged by those before it alone, and a later copy begins as an
 * earlier one did.
 */
import { chainedAnew } from '../journal/chain.ts';
import { isUndone, upcast } from '../journal/record.ts';
import { isSealed } from '../journal/seal.ts';
import type { Entry, Header, Undone, Viewer } from '../journal/types.ts';
import { isRefusal } from '../rules/refusal.ts';
import type { EventEntryOf, EventEntry, EventEntryType, Registered, SealedDetails } from './entries.ts';
import type { Pack } from './pack.ts';
import type { OptionValues, EntrantId } from './types.ts';
import { EVENT_UPCASTS } from './upcasts.ts';

type Members<Type extends EventEntryType> = readonly Exclude<keyof EventEntryOf<Type>, 'type'>[];

/** By type of entry, the members that everybody may read; null: not even that it was written. What is not named is not published. */
const SHOWN: { readonly [Type in EventEntryType]: Members<Type> | null } = {
  'settings-changed': [
    'name',
    'date',
    'venue',
    'organiser',
    'judges',
    'rounds',
    'tables',
    'terrain',
    'featured',
    'confirm',
    'pairingsNote',
    'organiserPlays',
    'standingsHidden',
    'podium',
    'lists',
    'signUp',
  ],
  'options-changed': ['options'],
  'house-rule-added': ['text'],
  'house-rule-removed': ['rule'],
  'document-used': ['title', 'released', 'rules'],
  'scenario-set': ['round', 'scenario'],
  'map-kept': ['map', 'laid'],
  'map-assigned': ['map', 'tables'],
  'map-removed': ['map'],
  'pack-published': ['options', 'houseRules'],
  'entrants-added': ['entrants'],
  'entrant-changed': [
    'entrant',
    'name',
    'faction',
    'group',
    'members',
    'details',
    'fixedTable',
    'byeVolunteer',
    'ringer',
  ],
  'entrant-removed': ['entrant'],
  'checked-in': ['entrant', 'faction', 'details', 'nonce'],
  'checked-out': ['entrant'],
  ticked: null,
  'event-started': ['attendance', 'suggested', 'rounds', 'mix', 'rules'],
  'round-drafted': ['round', 'draft', 'because'],
  'draft-discarded': ['round'],
  'round-published': ['round', 'link', 'drafts', 'clock', 'hiddenClock', 'approved'],
  'round-repaired': ['round', 'attempt', 'games', 'kept', 'how', 'paid', 'why', 'certificate', 'because'],
  'repair-taken-back': ['round'],
  'round-taken-back': ['round'],
  'clock-opened': ['round', 'link', 'plan', 'nonce'],
  'clock-started': ['round', 'tables'],
  'clock-paused': ['round'],
  'clock-resumed': ['round'],
  'clock-set': ['round', 'plan', 'because'],
  'clock-noted': null,
  'call-made': ['round', 'call', 'rules'],
  'table-extended': ['game', 'minutes', 'because'],
  'table-started': ['game'],
  'table-waits': ['game'],
  reported: null,
  'bye-marked': ['game', 'line'],
  disputed: null,
  'told-differently': null,
  'sheets-signed': null,
  'result-settled': ['game', 'result', 'by', 'rules', 'because', 'consequence', 'encounter'],
  'agreement-answered': ['game', 'who', 'approve'],
  'round-closed': ['round', 'standings'],
  'entrant-left': ['entrant', 'status', 'afterRound'],
  'entrant-reinstated': ['entrant'],
  'judge-called': null,
  'desk-written': null,
  'call-taken': null,
  'call-answered': null,
  announced: ['text'],
  'announcement-ended': [],
  warned: null,
  ruled: ['topic', 'text', 'game', 'round', 'rules'],
  'prompt-answered': null,
  noted: null,
  'tracking-announced': null,
  'painting-opened': ['method', 'points', 'won'],
  'painting-entered': ['entrant', 'models'],
  'painting-voted': null,
  'painting-marked': null,
  'painting-awarded': ['winners', 'totals', 'because'],
  'award-given': ['title', 'entrants'],
  'round-added': ['rounds', 'because'],
  'event-ended': ['winners', 'standings', 'because'],
  'event-reopened': ['because'],
  'lots-renewed': ['lots', 'from', 'because'],
  'rule-set-aside': ['what', 'because'],
};

type Shown = Omit<Entry<EventEntry | Undone>, 'seq' | 'prev' | 'hash'>;

/** What has been read of a record so far. */
interface Reading {
  readonly pack: Pack;
  /** What is so, by the commands that made it so: `in e1`, `started r1g1`, `settled r1g1`. */
  readonly so: Map<string, Set<string>>;
  /** The commands of which something is shown. */
  readonly commands: Set<string>;
  /** Scenarios that are announced with the pack. */
  held: Shown[];
  published: boolean;
  options: OptionValues;
}

export function publishedEvent(pack: Pack, header: Header, entries: readonly Entry[]): Iterable<Entry> {
  return chainedAnew(header, shownIn(pack, header, entries));
}

function* shownIn(pack: Pack, header: Header, entries: readonly Entry[]): Generator<Shown> {
  const begun = pack.options.configure((header.options ?? {}) as OptionValues);
  const options = isRefusal(begun) ? {} : begun.options;
  const reading: Reading = { pack, so: new Map(), commands: new Set(), held: [], published: false, options };
  for (const entry of entries as readonly Entry<EventEntry | Undone>[]) {
    for (const one of shownOf(reading, entry)) {
      reading.commands.add(one.command);
      yield one;
    }
  }
}

function shownOf(reading: Reading, entry: Entry<EventEntry | Undone>): readonly Shown[] {
  const { body } = entry;
  if (isUndone(body)) return takenBack(reading, entry, body);
  const today = upcast({ version: 2, upcasts: EVENT_UPCASTS }, entry as Entry<EventEntry>);
  const { type } = today.body;
  if (today.body.type === 'reported') return begun(reading, today, today.body);
  if (!Object.hasOwn(SHOWN, type) || SHOWN[type] === null) return [];
  const all = { ...today, body: membersOf(today.body) };
  const show = BY_WHAT_CAME_BEFORE[type] as Show<EventEntryType> | undefined;
  return show ? show(reading, all, all.body) : [all];
}

/** Taking back what nobody was shown shows nothing. */
function takenBack(reading: Reading, entry: Shown, { target }: Undone): readonly Shown[] {
  for (const made of reading.so.values()) made.delete(target);
  reading.held = reading.held.filter(({ command }) => command !== target);
  return reading.commands.has(target) ? [entry] : [];
}

type Show<Type extends EventEntryType> = (reading: Reading, entry: Shown, body: EventEntryOf<Type>) => readonly Shown[];

/** Who says what is for the table; that it is played everybody sees. */
function begun(reading: Reading, entry: Shown, { game }: EventEntryOf<'reported'>): readonly Shown[] {
  const known = isSo(reading, `started ${game}`);
  make(reading, `started ${game}`, entry.command);
  return known ? [] : [{ ...entry, by: { role: 'system' }, body: { type: 'table-started', game } }];
}

/** Entries that are not shown always, or not as they are. */
const BY_WHAT_CAME_BEFORE: { readonly [Type in EventEntryType]?: Show<Type> } = {
  'scenario-set': scenarioOf,
  'pack-published': (reading, entry) => {
    // With the pack, and not before, everybody may read what the rounds are played on.
    const announced = reading.held.map((held) => ({ ...held, at: entry.at }));
    reading.held = [];
    reading.published = true;
    return [...announced, entry];
  },
  'options-changed': (reading, entry, { options }) => {
    reading.options = options;
    return [entry];
  },
  'table-started': (reading, entry, { game }) => {
    make(reading, `started ${game}`, entry.command);
    return [entry];
  },
  'table-waits': (reading, entry, { game }) => {
    reading.so.delete(`started ${game}`);
    return [entry];
  },
  'clock-started': (reading, entry, { tables = [] }) => {
    for (const game of tables) make(reading, `started ${game}`, entry.command);
    return [entry];
  },
  'result-settled': (reading, entry, body) => {
    for (const what of ['started', 'settled']) make(reading, `${what} ${body.game}`, entry.command);
    return [{ ...entry, by: settler(entry.by, body) }];
  },
  'agreement-answered': (reading, entry, { game }) => (isSo(reading, `settled ${game}`) ? [entry] : []),
  'entrants-added': (reading, entry, { type, entrants }) => [
    { ...entry, body: { type, entrants: entrants.map((one) => registered(reading, one)) } },
  ],
  'checked-in': (reading, entry, body) => {
    const shown = opened(reading, body);
    const again = isSo(reading, `in ${body.entrant}`);
    make(reading, `in ${body.entrant}`, entry.command);
    return again && !saysMore(shown) ? [] : [{ ...entry, body: shown }];
  },
  'entrant-changed': (reading, entry, body) => {
    const shown = opened(reading, body);
    return saysMore(shown) ? [{ ...entry, body: shown }] : [];
  },
  'checked-out': leaves,
  'entrant-left': leaves,
  'painting-opened': (_, entry, body) => [{ ...entry, body: { ...body, won: [] } }],
  'settings-changed': (_, entry, body) => (saysMore(body) ? [entry] : []),
};

function leaves(reading: Reading, entry: Shown, { entrant }: { readonly entrant: EntrantId }): readonly Shown[] {
  reading.so.delete(`in ${entrant}`);
  return [entry];
}

/** Both players settled it: who was the first to say so is for the table. */
function settler(by: Viewer, body: EventEntryOf<'result-settled'>): Viewer {
  return body.by === 'players' ? { role: by.role === 'system' ? 'system' : 'player' } : by;
}

function scenarioOf(reading: Reading, entry: Shown, body: EventEntryOf<'scenario-set'>): readonly Shown[] {
  const { pack, options, published } = reading;
  if (isSealed(body.scenario) || pack.scenario.secret(options)) return [];
  if (published) return [entry];
  reading.held.push(entry);
  return [];
}

function registered(reading: Reading, { contact: _contact, ...entrant }: Registered): Registered {
  return { ...entrant, details: openOf(reading, entrant.details) };
}

function opened<Body extends EventEntryOf<'checked-in'> | EventEntryOf<'entrant-changed'>>(
  reading: Reading,
  body: Body,
): Body {
  const { details, ...plain } = body;
  const open = details && openOf(reading, details);
  return (open && Object.keys(open).length > 0 ? { ...plain, details: open } : plain) as Body;
}

/** Of what an entrant answered, what the pack lets everybody read. */
function openOf({ pack, options }: Reading, details: SealedDetails): SealedDetails {
  const open = new Set(pack.roster.details(options).flatMap((detail) => (detail.open ? [detail.id] : [])));
  return Object.fromEntries(Object.entries(details).filter(([id]) => open.has(id)));
}

/** Whether it says more than whom it is about. */
function saysMore(body: object): boolean {
  return Object.keys(body).some((member) => member !== 'type' && member !== 'entrant');
}

function membersOf<Body extends EventEntry>(body: Body): Body {
  const members: readonly string[] = SHOWN[body.type] ?? [];
  return Object.fromEntries(
    Object.entries(body).filter(([name]) => name === 'type' || members.includes(name)),
  ) as unknown as Body;
}

function isSo({ so }: Reading, what: string): boolean {
  return (so.get(what)?.size ?? 0) > 0;
}

function make({ so }: Reading, what: string, command: string): void {
  so.set(what, (so.get(what) ?? new Set()).add(command));
}
