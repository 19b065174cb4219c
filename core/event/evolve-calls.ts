/** Entries between the players and the staff: calls, words to the desk, rulings, and what the organiser tells everybody. */
import type { Entry } from '../journal/types.ts';
import { alertFor } from './alerts.ts';
import type { EventEntryOf, EventEntry, EventEntryType } from './entries.ts';
import { type EventState, type JudgeCall, findGame } from './state.ts';

type CallEntryType = Extract<
  EventEntryType,
  'judge-called' | 'desk-written' | 'call-taken' | 'call-answered' | 'ruled' | 'announced' | 'announcement-ended'
>;
type CallHandler<Type extends CallEntryType> = (
  state: EventState,
  body: EventEntryOf<Type>,
  entry: Entry<EventEntry>,
) => EventState;

function called(state: EventState, call: Omit<JudgeCall, 'taken' | 'answered'>): EventState {
  return { ...state, calls: [...state.calls, { ...call, taken: null, answered: false }] };
}

function patchCall(state: EventState, number: number, patch: Partial<JudgeCall>): EventState {
  return { ...state, calls: state.calls.map((call) => (call.number === number ? { ...call, ...patch } : call)) };
}

/** Whoever called reads that it is done; at a table both players are asked after. */
function answered(state: EventState, { call: number, reply }: EventEntryOf<'call-answered'>, entry: Entry<EventEntry>) {
  const call = state.calls.find((known) => known.number === number);
  const seats = findGame(state, call?.game ?? '')?.seats ?? [];
  const caller = [call?.entrant ?? []].flat();
  const done = patchCall(state, number, { answered: true });
  return alertFor(done, entry, seats.length === 0 ? caller : seats, {
    kind: 'answered',
    call: number,
    reply: reply ?? null,
  });
}

export const CALL_HANDLERS: { readonly [Type in CallEntryType]: CallHandler<Type> } = {
  'judge-called': (state, { call, game, entrant, about }, { at }) =>
    called(state, { number: call ?? state.calls.length + 1, game, entrant, about: about ?? null, at }),
  'desk-written': (state, { call, entrant, about }, { at }) =>
    called(state, { number: call, game: null, entrant, about, at }),
  'call-taken': (state, { call, name }, { by, at }) =>
    patchCall(state, call, { taken: { by, name: name ?? null, at } }),
  'call-answered': answered,
  ruled: (state, { topic, text, game = null, round }, entry) =>
    alertFor(
      { ...state, rulings: [...state.rulings, { topic, text, game, round, at: entry.at }] },
      entry,
      game === null ? 'all' : (findGame(state, game)?.seats ?? []),
      { kind: 'ruling', round, game, topic, text },
    ),
  announced: (state, { text }, entry) => {
    const { command, at } = entry;
    const said = { ...state, announcement: { id: command, text, at, round: state.rounds.length } };
    return alertFor(said, entry, 'all', { kind: 'announced', text, entrants: Object.keys(state.entrants).length });
  },
  // What is removed was wrong: it leaves the phones that have not shown it yet.
  'announcement-ended': (state) => ({
    ...state,
    announcement: null,
    alerts: state.alerts.filter(({ id }) => id !== state.announcement?.id),
  }),
};
