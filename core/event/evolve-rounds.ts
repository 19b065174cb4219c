/** Entries about rounds, tables, clocks and results. */
import type { Entry, Viewer } from '../journal/types.ts';
import { alertFor } from './alerts.ts';
import { calledClock, planOf, runningClock } from './clock.ts';
import type { EventEntryOf, EventEntry, EventEntryType } from './entries.ts';
import { roundOfGame } from './game-id.ts';
import { freshGame, patchRound, placeOfGame } from './games.ts';
import { REPAIR_HANDLERS } from './evolve-repairs.ts';
import { type EventState, type PlayedRound, findGame } from './state.ts';
import type { Clock, Game, GameId, Result } from './types.ts';

type RoundEntryType = Extract<
  EventEntryType,
  | 'event-started'
  | 'round-drafted'
  | 'draft-discarded'
  | 'round-published'
  | 'round-repaired'
  | 'repair-taken-back'
  | 'round-taken-back'
  | 'clock-started'
  | 'clock-opened'
  | 'clock-paused'
  | 'clock-resumed'
  | 'clock-set'
  | 'clock-noted'
  | 'call-made'
  | 'table-extended'
  | 'table-started'
  | 'table-waits'
  | 'reported'
  | 'disputed'
  | 'told-differently'
  | 'sheets-signed'
  | 'bye-marked'
  | 'result-settled'
  | 'agreement-answered'
  | 'round-closed'
  | 'round-added'
  | 'event-ended'
  | 'event-reopened'
  | 'lots-renewed'
>;
type RoundHandler<Type extends RoundEntryType> = (
  state: EventState,
  body: EventEntryOf<Type>,
  entry: Entry<EventEntry>,
) => EventState;

function patchGame(state: EventState, id: GameId, patch: (game: Game) => Partial<Game>): EventState {
  return patchRound(state, roundOfGame(id), (round) => {
    const index = placeOfGame(round.games, id);
    const game = round.games[index];
    return game ? { ...round, games: round.games.with(index, { ...game, ...patch(game) }) } : round;
  });
}

function patchClock(state: EventState, number: number, patch: (clock: Clock) => Partial<Clock>): EventState {
  return patchRound(state, number, (round) => ({ ...round, clock: { ...round.clock, ...patch(round.clock) } }));
}

function publish(state: EventState, body: EventEntryOf<'round-published'>, { at }: Entry<EventEntry>): EventState {
  const draft = body.drafts.at(-1)?.value;
  if (!draft) return state;
  // Posted once more after it was taken back: these are other games on another printing.
  const earlier = state.takenBack?.round === body.round ? state.takenBack : { printings: 0, games: 0 };
  const round: PlayedRound = {
    number: body.round,
    games: draft.games.map((game, index) => freshGame(body.round, earlier.games + index, game)),
    scenario: draft.scenario,
    clock: {
      plan: body.clock,
      hidden: body.hiddenClock ?? null,
      startedAt: null,
      pausedAt: null,
      paused: 0,
      endedAfter: null,
      called: [],
      jump: null,
    },
    paid: draft.paid,
    publishedAt: at,
    closed: false,
    printing: earlier.printings + 1,
    printings: earlier.printings + 1,
    posted: earlier.printings + 1,
    link: body.link,
    drawn: draft.drawn,
    why: draft.why,
    edited: draft.edited,
    proved: draft.certificate !== undefined,
    attempt: draft.attempt,
    asked: draft.asked,
    chosen: draft.chosen,
    before: null,
    absent: [],
    numbered: 0,
  };
  const drafts = body.drafts.map(({ seal, value, nonce }) => ({
    seal,
    keep: 'secret' as const,
    open: { value, nonce },
  }));
  const posted = { drafts, changed: state.draftStale };
  return {
    ...state,
    rounds: [...state.rounds, round],
    drafts: [],
    draftOpen: false,
    draftStale: false,
    posted,
    takenBack: null,
    // What a correction asked was asked of the round before.
    consequence: null,
  };
}

function startClock(state: EventState, body: EventEntryOf<'clock-started'>, { at }: Entry<EventEntry>): EventState {
  const { round } = body;
  const tables = new Set(body.tables);
  const running = patchClock(state, round, () => ({ startedAt: at }));
  return patchRound(running, round, (known) => ({
    ...known,
    games: known.games.map((game) => (tables.has(game.id) ? { ...game, started: true } : game)),
  }));
}

function settle(
  game: Game,
  { result, by, encounter }: EventEntryOf<'result-settled'>,
  enteredBy: Viewer,
): Partial<Game> {
  const again = game.result !== null && game.kind !== 'bye';
  return {
    result,
    encounter: encounter ?? null,
    settledBy: by,
    enteredBy,
    started: true,
    disputed: false,
    toldDifferently: null,
    signed: [],
    corrections: game.corrections + (again ? 1 : 0),
  };
}

/** Approvals given so far, in a report or a settled result that asks for them. */
function approved(result: Result, who: string, approve: boolean): Result {
  if (result.kind !== 'agreed' && result.kind !== 'concession') return result;
  return { ...result, approvals: { ...result.approvals, [who]: approve } };
}

/** Everybody is told once of a call of the clock, by the name it has there. */
function calledNow(state: EventState, number: number, id: string, entry: Entry<EventEntry>): EventState {
  const round = state.rounds[number - 1];
  const call = round && planOf(round.clock).calls.find((one) => one.id === id);
  return call ? alertFor(state, entry, 'all', { kind: 'called', round: number, label: call.label }) : state;
}

export const ROUND_HANDLERS: { readonly [Type in RoundEntryType]: RoundHandler<Type> } = {
  'event-started': (state, { attendance, suggested, rounds, mix }) => ({
    ...state,
    started: { attendance, suggested, rounds, mix },
  }),
  'round-drafted': (state, { draft }) => ({
    ...state,
    drafts: [...state.drafts, draft],
    draftOpen: true,
    // Changed by hand, it is still drawn from what it was drawn from.
    draftStale: state.draftStale && draft.open?.value.edited === true,
  }),
  'draft-discarded': (state) => ({ ...state, draftOpen: false }),
  'round-published': publish,
  ...REPAIR_HANDLERS,
  'clock-started': startClock,
  'clock-opened': (state, { round, plan }) => patchClock(state, round, () => ({ plan, hidden: null })),
  'clock-paused': (state, { round }, { at }) => patchClock(state, round, () => ({ pausedAt: at })),
  'clock-resumed': (state, { round }, { at }) => patchClock(state, round, (clock) => runningClock(clock, at)),
  'clock-set': (state, { round, plan }) => patchClock(state, round, () => ({ plan, endedAfter: null })),
  'clock-noted': (state, { round, by, restarted }) => patchClock(state, round, () => ({ jump: { by, restarted } })),
  'call-made': (state, { round, call }, entry) =>
    calledNow(
      patchClock(state, round, (clock) => calledClock(clock, call, entry.at)),
      round,
      call,
      entry,
    ),
  'table-extended': (state, { game, minutes }, entry) =>
    alertFor(
      patchGame(state, game, ({ extension }) => ({ extension: extension + minutes })),
      entry,
      findGame(state, game)?.seats ?? [],
      { kind: 'extended', game, minutes },
    ),
  'table-started': (state, { game }) => patchGame(state, game, () => ({ started: true })),
  'table-waits': (state, { game }) => patchGame(state, game, () => ({ started: false })),
  reported: (state, { game, entrant, result }, { at }) =>
    patchGame(state, game, ({ reports }) => ({ started: true, reports: { ...reports, [entrant]: { result, at } } })),
  'bye-marked': (state, { game, line }) => patchGame(state, game, () => ({ result: { kind: 'bye', line } })),
  disputed: (state, { game }) => patchGame(state, game, () => ({ disputed: true })),
  'told-differently': (state, { game, differs }, { at }) =>
    patchGame(state, game, () => ({ toldDifferently: differs ? at : null })),
  'sheets-signed': (state, { game, signed }) => patchGame(state, game, () => ({ signed })),
  'result-settled': (state, body, { by }) => ({
    ...patchGame(state, body.game, (known) => settle(known, body, by)),
    consequence: body.consequence ? { game: body.game, what: body.consequence } : state.consequence,
  }),
  'agreement-answered': (state, { game, who, approve }) =>
    patchGame(state, game, ({ result, reports }) => ({
      result: result && approved(result, who, approve),
      reports: Object.fromEntries(
        Object.entries(reports).map(([by, report]) => [
          by,
          { ...report, result: approved(report.result, who, approve) },
        ]),
      ),
    })),
  'round-closed': (state, { round }) => patchRound(state, round, (known) => ({ ...known, closed: true })),
  'round-added': (state, { rounds, because }) => ({
    ...state,
    settings: { ...state.settings, rounds },
    added: { round: rounds, reason: because.reason },
  }),
  'event-ended': (state, { winners, because }) => ({
    ...state,
    ended: { winners, reason: because?.reason ?? null },
    consequence: null,
  }),
  'event-reopened': (state) => ({ ...state, ended: null }),
  'lots-renewed': (state, { lots, from }) => ({ ...state, lots, lotsFrom: from, drafts: [], draftOpen: false }),
};
