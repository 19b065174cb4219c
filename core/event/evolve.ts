/** What an entry makes true. One handler for each type of entry; nothing here refuses or decides. */
import { isSealed, valueOf } from '../journal/seal.ts';
import type { Entry } from '../journal/types.ts';
import { isRefusal } from '../rules/refusal.ts';
import type { EventEntryOf, EventEntry, EventEntryType, SealedDetails } from './entries.ts';
import { CALL_HANDLERS } from './evolve-calls.ts';
import { ROUND_HANDLERS } from './evolve-rounds.ts';
import { columnsOf, ticksLeft } from './own-columns.ts';
import type { Pack } from './pack.ts';
import type { EventState } from './state.ts';
import type { Entrant, EntrantId } from './types.ts';

export type Handler<Type extends EventEntryType> = (
  state: EventState,
  body: EventEntryOf<Type>,
  entry: Entry<EventEntry>,
  pack: Pack,
) => EventState;

/** What entries make true, one after the other. */
export function evolveEvent(pack: Pack, state: EventState, entries: readonly Entry<EventEntry>[]): EventState {
  let next = state;
  /** A copy that nobody else has yet: thousands check in one after the other, and a copy for each would take seconds. */
  let entrants: Entrants | null = null;
  for (const entry of entries) {
    const { body } = entry;
    if (isChange(body)) {
      const change = CHANGES[body.type] as Change<ChangeType>;
      entrants = next.entrants === entrants ? entrants : { ...next.entrants };
      next = { ...next, entrants, ...change(entrants, body, next) };
    } else {
      // An entry of a type this version does not know (a newer export) changes nothing it understands.
      const handler = HANDLERS[body.type] as Handler<EventEntryType> | undefined;
      if (handler) next = handler(next, body, entry, pack);
    }
    if (DRAWN_FROM.has(body.type)) next = stale(next);
  }
  return next;
}

/** A draft, or a posted round that may be a draft again, is no longer what would be drawn now. */
function stale(state: EventState): EventState {
  if (state.draftOpen) return state.draftStale ? state : { ...state, draftStale: true };
  return state.posted === null || state.posted.changed
    ? state
    : { ...state, posted: { ...state.posted, changed: true } };
}

/** Entries that change what a draft was drawn from. */
const DRAWN_FROM: ReadonlySet<EventEntryType> = new Set<EventEntryType>([
  'entrants-added',
  'entrant-changed',
  'checked-in',
  'checked-out',
  'entrant-left',
  'entrant-reinstated',
  'result-settled',
  'scenario-set',
  'options-changed',
  'map-assigned',
  'map-removed',
]);

type Entrants = Record<EntrantId, Entrant>;
type ChangeType = Extract<
  EventEntryType,
  'entrants-added' | 'entrant-changed' | 'checked-in' | 'checked-out' | 'entrant-left' | 'entrant-reinstated'
>;
/** Changes the entrants in place, and returns what else is new. */
type Change<Type extends ChangeType> = (
  entrants: Entrants,
  body: EventEntryOf<Type>,
  state: EventState,
) => Partial<EventState>;

function isChange(body: EventEntry): body is EventEntryOf<ChangeType> {
  return Object.hasOwn(CHANGES, body.type);
}

function patch(entrants: Entrants, id: EntrantId, change: (entrant: Entrant) => Entrant): Partial<EventState> {
  const entrant = entrants[id];
  if (entrant) entrants[id] = change(entrant);
  return {};
}

function left<T extends object>(item: T, key: keyof T): T {
  return Object.fromEntries(Object.entries(item).filter(([name]) => name !== key)) as T;
}

/** What is known of it here: nothing of what was forgotten. */
function sealedDetails(details: SealedDetails = {}): Entrant['details'] {
  return Object.fromEntries(
    Object.entries(details).flatMap(([id, box]) => {
      const told = valueOf(box);
      return told === undefined ? [] : [[id, told]];
    }),
  );
}

/** An entrant with changes laid over; null takes a field away. */
function changed(entrant: Entrant, body: EventEntryOf<'entrant-changed'>): Entrant {
  let next: Entrant = { ...entrant, details: { ...entrant.details, ...sealedDetails(body.details) } };
  if (body.name) next = { ...next, name: body.name };
  if (body.members) next = { ...next, members: body.members };
  if (body.byeVolunteer !== undefined) next = { ...next, byeVolunteer: body.byeVolunteer };
  if (body.ringer !== undefined) next = { ...next, ringer: body.ringer };
  if (body.faction !== undefined)
    next = body.faction === null ? left(next, 'faction') : { ...next, faction: body.faction };
  if (body.group !== undefined) next = body.group === null ? left(next, 'group') : { ...next, group: body.group };
  if (body.fixedTable !== undefined) {
    next = body.fixedTable === null ? left(next, 'fixedTable') : { ...next, fixedTable: body.fixedTable };
  }
  return next;
}

const CHANGES: { readonly [Type in ChangeType]: Change<Type> } = {
  'entrants-added': (entrants, body, state) => {
    let registered = state.registered;
    for (const { contact: _, details, ...entrant } of body.entrants) {
      registered += 1;
      entrants[entrant.id] = {
        ...entrant,
        details: sealedDetails(details),
        number: registered,
        status: 'registered',
        byeVolunteer: false,
      };
    }
    // Numbers are given once more where somebody was taken back who had ticks.
    const ticks = without(state.ticks, new Set(body.entrants.map(({ id }) => id)));
    const told = body.entrants.flatMap(({ id, contact }) => (contact ? [[id, contact] as const] : []));
    return told.length === 0
      ? { registered, ticks }
      : { registered, ticks, contacts: { ...state.contacts, ...Object.fromEntries(told) } };
  },
  'entrant-changed': (entrants, body) => patch(entrants, body.entrant, (entrant) => changed(entrant, body)),
  'checked-in': (entrants, { entrant, faction, details, nonce }) =>
    patch(entrants, entrant, (known) => ({
      ...known,
      status: 'checked-in',
      ...(faction === undefined ? {} : { faction }),
      ...(nonce === undefined ? {} : { nonce }),
      details: { ...known.details, ...sealedDetails(details) },
    })),
  'checked-out': (entrants, { entrant }) => patch(entrants, entrant, (known) => ({ ...known, status: 'registered' })),
  'entrant-left': (entrants, { entrant, status, afterRound }) =>
    patch(entrants, entrant, (known) => ({ ...known, status, leftAfterRound: afterRound })),
  'entrant-reinstated': (entrants, { entrant }) =>
    patch(entrants, entrant, (known) => ({ ...left(known, 'leftAfterRound'), status: 'checked-in' })),
};

function changeSettings(state: EventState, body: EventEntryOf<'settings-changed'>): EventState {
  const settings = left<Partial<typeof body>>(body, 'type');
  const next = { ...state, settings: { ...state.settings, ...settings } };
  if (body.ownColumns === undefined) return next;
  return { ...next, ticks: ticksLeft(state.ticks, columnsOf(state), valueOf(body.ownColumns) ?? []) };
}

function ticked(state: EventState, { entrant, column, on }: EventEntryOf<'ticked'>): EventState {
  const name = valueOf(column);
  if (name === undefined) return state;
  const others = (state.ticks[entrant] ?? []).filter((one) => one !== name);
  return { ...state, ticks: { ...state.ticks, [entrant]: on ? [...others, name] : others } };
}

function without(ticks: EventState['ticks'], ids: ReadonlySet<EntrantId>): EventState['ticks'] {
  const known = Object.keys(ticks).some((id) => ids.has(id));
  return known ? Object.fromEntries(Object.entries(ticks).filter(([id]) => !ids.has(id))) : ticks;
}

function changeOptions(state: EventState, body: EventEntryOf<'options-changed'>, pack: Pack): EventState {
  const configured = pack.options.configure(body.options);
  if (isRefusal(configured)) return { ...state, options: body.options };
  const { options, inForce, warnings } = configured;
  return { ...state, options, inForce, optionWarnings: warnings };
}

type PeopleAndDesk = Omit<{ [Type in EventEntryType]: Handler<Type> }, keyof typeof ROUND_HANDLERS | ChangeType>;

const PEOPLE_AND_DESK: PeopleAndDesk = {
  'settings-changed': changeSettings,
  'options-changed': (state, body, _entry, pack) => changeOptions(state, body, pack),
  'house-rule-added': (state, { text }) => ({ ...state, houseRules: [...state.houseRules, { text, removed: false }] }),
  'house-rule-removed': (state, { rule }) => ({
    ...state,
    houseRules: state.houseRules.map((kept, index) => (index === rule - 1 ? { ...kept, removed: true } : kept)),
  }),
  'document-used': (state, { title, released }) => ({ ...state, documents: [...state.documents, { title, released }] }),
  'scenario-set': (state, { round, scenario }) => {
    const known = isSealed(scenario) ? scenario.open?.value : scenario;
    return known ? { ...state, scenarios: { ...state.scenarios, [round]: known } } : state;
  },
  'map-kept': (state, { map, laid }) => {
    const known = state.maps.some(({ id }) => id === map);
    return {
      ...state,
      mapsKept: known ? state.mapsKept : state.mapsKept + 1,
      maps: known
        ? state.maps.map((one) => (one.id === map ? { ...one, laid } : one))
        : [...state.maps, { id: map, laid, tables: [] }],
    };
  },
  'map-assigned': (state, { map, tables }) => ({
    ...state,
    maps: state.maps.map((one) => ({
      ...one,
      tables: one.id === map ? tables : one.tables.filter((table) => !tables.includes(table)),
    })),
  }),
  'map-removed': (state, { map }) => ({ ...state, maps: state.maps.filter(({ id }) => id !== map) }),
  'pack-published': (state, { options, houseRules }) => ({ ...state, published: { options, houseRules } }),
  'entrant-removed': (state, { entrant }) => ({ ...state, entrants: left(state.entrants, entrant) }),
  ticked,
  ...CALL_HANDLERS,
  warned: (state, { entrant, topic, text }, { at }) => ({
    ...state,
    warnings: [...state.warnings, { entrant, topic, text, at }],
  }),
  'prompt-answered': (state, { rule, about, answer }, { by, at }) => ({
    ...state,
    answers: { ...state.answers, [`${rule} ${about}`]: { text: answer, by, at } },
  }),
  noted: (state, { text }, { at }) => ({ ...state, notes: [...state.notes, { text, at }] }),
  'tracking-announced': (state, { entrant, methods }) => ({
    ...state,
    tracking: { ...state.tracking, [entrant]: valueOf(methods) ?? [] },
  }),
  'painting-opened': (state, { method, points, won }) => ({
    ...state,
    painting: { method, points, won, entries: {}, votes: {}, marks: {}, totals: null, winners: null },
  }),
  'painting-entered': (state, { entrant, models }) => patchPainting(state, 'entries', entrant, valueOf(models) ?? []),
  'painting-voted': (state, { voter, votes }) => patchPainting(state, 'votes', voter, votes),
  'painting-marked': (state, { entrant, marks }) => {
    const given = valueOf(marks);
    return given ? patchPainting(state, 'marks', entrant, given) : state;
  },
  'painting-awarded': (state, { winners, totals }) =>
    state.painting ? { ...state, painting: { ...state.painting, winners, totals } } : state,
  'award-given': (state, { title, entrants }) => ({ ...state, awards: [...state.awards, { title, entrants }] }),
  'rule-set-aside': (state, { what, because }) => ({
    ...state,
    setAside: [...state.setAside, { what, reason: because.reason, rules: because.rules }],
  }),
};

function patchPainting(
  state: EventState,
  part: 'entries' | 'votes' | 'marks',
  who: string,
  value: unknown,
): EventState {
  const { painting } = state;
  return painting ? { ...state, painting: { ...painting, [part]: { ...painting[part], [who]: value } } } : state;
}

const HANDLERS: { [Type in Exclude<EventEntryType, ChangeType>]: Handler<Type> } = {
  ...PEOPLE_AND_DESK,
  ...ROUND_HANDLERS,
};
