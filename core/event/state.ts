/** What is true of an event now. Plain data, replaced and never changed in place. */
import { roundOfGame } from './game-id.ts';
import { type Hash, hashText } from '../chance/bytes.ts';
import type { RuleId } from '../rules/rule-ids.ts';
import { type Refusal, isRefusal } from '../rules/refusal.ts';
import { type Sealed, valueOf } from '../journal/seal.ts';
import type { Header, Purpose, Viewer } from '../journal/types.ts';
import { kept, unchanged } from './kept.ts';
import type { Consequence, Draft } from './entries.ts';
import type {
  EntrantFacts,
  History,
  HistoryEntrant,
  HistoryGame,
  HistoryRound,
  Pack,
  PairWhy,
  RoundAsked,
} from './pack.ts';
import type { PaintingMethod } from './painting.ts';
import type { PaintingWin } from './painting.ts';
import type { EventPhase } from './policy.ts';
import type {
  Entrant,
  EntrantId,
  EventMap,
  Game,
  GameId,
  Notice,
  OptionValues,
  OwnColumn,
  Round,
  Scenario,
  ScoreLine,
  ListsDue,
  SignUp,
  StoredAlert,
  TableTerrain,
  TrackingMethod,
} from './types.ts';

export interface EventInfo {
  readonly name: Sealed<string> | null;
  readonly date: string | null;
  readonly venue: Sealed<string> | null;
  readonly organiser: Sealed<string> | null;
  readonly judges: Sealed<readonly string[]> | null;
  readonly excluded: Sealed<readonly string[]> | null;
  readonly rounds: number | null;
  readonly tables: readonly number[];
  readonly terrain: readonly TableTerrain[];
  readonly featured: readonly number[];
  readonly confirm: 'opponent' | 'first';
  readonly pairingsNote: Sealed<string> | null;
  readonly organiserPlays: boolean;
  readonly standingsHidden: boolean;
  readonly podium: number;
  readonly signUp: SignUp | null;
  readonly lists: ListsDue | null;
  readonly ownColumns: Sealed<readonly OwnColumn[]> | null;
}

/** A published round with what drew it. */
export interface PlayedRound extends Round {
  readonly link: Hash;
  readonly drawn: readonly string[];
  readonly why: readonly PairWhy[];
  readonly edited: boolean;
  /** It carries the proof that no better round exists. */
  readonly proved: boolean;
  /** Which draw of the round it was, and what was asked of it. */
  readonly attempt: number;
  readonly asked: RoundAsked;
  readonly chosen: Scenario;
  /** What it was before its latest repair, as long as that can be taken back. */
  readonly before: BeforeRepair | null;
  /** Who did not come to their table in it, by the organiser's word. */
  readonly absent: readonly EntrantId[];
  /** The highest number that a game of it had which is no more. */
  readonly numbered: number;
  /** The printing that it was posted with, and how many there were, those that were taken back among them. */
  readonly posted: number;
  readonly printings: number;
}

export interface BeforeRepair extends Pick<PlayedRound, 'paid' | 'why' | 'edited' | 'proved' | 'printing' | 'absent'> {
  /** The tables in their order then, and those that were given up. */
  readonly order: readonly GameId[];
  readonly gone: readonly Game[];
  /** The tables that the repair made. */
  readonly fresh: readonly GameId[];
  /** Late entries whom it gave a table, with the round they were to join in. */
  readonly joins: Readonly<Record<EntrantId, number>>;
}

/** What the latest round was made from, so that it can be a draft again. */
export interface Posted {
  readonly drafts: readonly Sealed<Draft>[];
  /** Something that it was drawn from has changed since. */
  readonly changed: boolean;
}

export interface JudgeCall {
  readonly number: number;
  /** Null: words to the desk, from no table. */
  readonly game: GameId | null;
  readonly entrant: EntrantId | null;
  readonly about: Sealed<string> | null;
  readonly at: number;
  /** Who of the staff goes there. */
  readonly taken: { readonly by: Viewer; readonly name: Sealed<string> | null; readonly at: number } | null;
  readonly answered: boolean;
}

/** What somebody answered to a prompt, who and when. */
export interface PromptAnswer {
  readonly text: Sealed<string>;
  readonly by: Viewer;
  readonly at: number;
}

export interface Painting {
  readonly method: PaintingMethod;
  /** What a first, second, … vote is worth. */
  readonly points: readonly number[];
  readonly won: readonly PaintingWin[];
  readonly entries: Readonly<Record<EntrantId, readonly string[]>>;
  readonly votes: Readonly<Record<EntrantId, Sealed<readonly EntrantId[]>>>;
  readonly marks: Readonly<Record<EntrantId, Readonly<Record<string, number>>>>;
  readonly totals: Readonly<Record<EntrantId, number>> | null;
  readonly winners: readonly EntrantId[] | null;
}

export interface EventState {
  readonly id: string;
  readonly system: string;
  readonly created: number;
  /** Null for an event that is meant. */
  readonly purpose: Purpose | null;
  readonly lots: Hash;
  /** The first round that the present lots serve: 1, or later after they were renewed. */
  readonly lotsFrom: number;
  readonly settings: EventInfo;
  /** Every option with its value, formats expanded. */
  readonly options: OptionValues;
  readonly inForce: readonly Notice[];
  readonly optionWarnings: readonly Notice[];
  readonly houseRules: readonly { readonly text: Sealed<string>; readonly removed: boolean }[];
  readonly documents: readonly { readonly title: Sealed<string>; readonly released: string }[];
  readonly scenarios: Readonly<Record<number, Scenario>>;
  /** Laid-out tables, in the order in which they were kept. */
  readonly maps: readonly EventMap[];
  /** How many were ever kept; the next one's number is one more. */
  readonly mapsKept: number;
  readonly published: { readonly options: OptionValues; readonly houseRules: number } | null;
  readonly entrants: Readonly<Record<EntrantId, Entrant>>;
  /** How many were ever registered; the next one's number is one more. */
  readonly registered: number;
  readonly contacts: Readonly<Record<EntrantId, Sealed<string>>>;
  /** By entrant: the columns of the desk’s own that are ticked. */
  readonly ticks: Readonly<Record<EntrantId, readonly string[]>>;
  readonly started: {
    readonly attendance: number;
    readonly suggested: number | null;
    readonly rounds: number;
    readonly mix: Hash;
  } | null;
  readonly rounds: readonly PlayedRound[];
  /** Every draft of the round in the making; the last is the present one, if it was not discarded. */
  readonly drafts: readonly Sealed<Draft>[];
  readonly draftOpen: boolean;
  /** Something that the draft was drawn from has changed since. */
  readonly draftStale: boolean;
  readonly posted: Posted | null;
  /** A round that was posted and taken back: posted again it is another printing, and its tables are other games. */
  readonly takenBack: { readonly round: number; readonly printings: number; readonly games: number } | null;
  /** What people are told on their phones until they have seen it. */
  readonly alerts: readonly StoredAlert[];
  readonly calls: readonly JudgeCall[];
  /** The latest words of the organiser to everybody, and after which round they were said. */
  readonly announcement: {
    readonly id: string;
    readonly text: Sealed<string>;
    readonly at: number;
    readonly round: number;
  } | null;
  readonly rulings: readonly {
    readonly topic: string;
    readonly text: Sealed<string>;
    readonly game: GameId | null;
    readonly round: number;
    readonly at: number;
  }[];
  readonly warnings: readonly {
    readonly entrant: EntrantId;
    readonly topic: Sealed<string>;
    readonly text: Sealed<string>;
    readonly at: number;
  }[];
  readonly notes: readonly { readonly text: Sealed<string>; readonly at: number }[];
  /** Answers to prompts, by `rule about`. */
  readonly answers: Readonly<Record<string, PromptAnswer>>;
  readonly tracking: Readonly<Record<EntrantId, readonly TrackingMethod[]>>;
  readonly painting: Painting | null;
  readonly awards: readonly { readonly title: Sealed<string>; readonly entrants: readonly EntrantId[] }[];
  readonly setAside: readonly {
    readonly what: Sealed<string>;
    readonly reason: Sealed<string>;
    readonly rules: readonly RuleId[];
  }[];
  readonly consequence: { readonly game: GameId; readonly what: Consequence } | null;
  /** The latest round that was added beyond the plan, and why. */
  readonly added: { readonly round: number; readonly reason: Sealed<string> } | null;
  readonly ended: { readonly winners: readonly EntrantId[]; readonly reason: Sealed<string> | null } | null;
}

export function beginEvent(pack: Pack, header: Header): EventState | Refusal {
  const configured = pack.options.configure(asOptions(header.options));
  if (isRefusal(configured)) return configured;
  return {
    id: header.id,
    system: header.system,
    created: header.created,
    purpose: header.purpose ?? null,
    lots: header.lots,
    lotsFrom: 1,
    settings: {
      name: null,
      date: null,
      venue: null,
      organiser: null,
      judges: null,
      excluded: null,
      rounds: null,
      tables: [],
      terrain: [],
      featured: [],
      confirm: 'opponent',
      pairingsNote: null,
      organiserPlays: false,
      standingsHidden: false,
      podium: 0,
      signUp: null,
      lists: null,
      ownColumns: null,
    },
    options: configured.options,
    inForce: configured.inForce,
    optionWarnings: configured.warnings,
    houseRules: [],
    documents: [],
    scenarios: {},
    maps: [],
    mapsKept: 0,
    published: null,
    entrants: {},
    registered: 0,
    contacts: {},
    ticks: {},
    started: null,
    rounds: [],
    drafts: [],
    draftOpen: false,
    draftStale: false,
    posted: null,
    takenBack: null,
    alerts: [],
    calls: [],
    announcement: null,
    rulings: [],
    warnings: [],
    notes: [],
    answers: {},
    tracking: {},
    painting: null,
    awards: [],
    setAside: [],
    consequence: null,
    added: null,
    ended: null,
  };
}

function asOptions(options: unknown): OptionValues {
  return typeof options === 'object' && options !== null ? (options as OptionValues) : {};
}

export function phaseOf(state: EventState): EventPhase {
  return state.ended ? 'over' : state.started ? 'running' : 'registration';
}

export function latestRound(state: EventState): PlayedRound | undefined {
  return state.rounds.at(-1);
}

export function findGame(state: EventState, id: GameId): Game | undefined {
  return state.rounds[roundOfGame(id) - 1]?.games.find((game) => game.id === id);
}

/** The id of a game's own record. Who sits there is part of it: a round that was drawn anew has games of its own. */
export function recordOfGame(event: string, game: GameId, seats: readonly EntrantId[]): string {
  return `${event}.${game}.${hashText(seats.join(' ')).slice(0, 8)}`;
}

/** Games by who sits in them, made once for each state of a round: a thousand phones ask. */
const gamesBySeat = kept(
  (games: readonly Game[]): ReadonlyMap<EntrantId, Game> =>
    new Map(games.flatMap((game) => game.seats.map((seat) => [seat, game] as const))),
);

/** The game that somebody has in a round. */
export function gameOf({ games }: Pick<PlayedRound, 'games'>, entrant: EntrantId): Game | undefined {
  return gamesBySeat(games).get(entrant);
}

/** The present draft, where this copy of the record may know it. */
export function presentDraft(state: EventState): Draft | undefined {
  const box = state.draftOpen ? state.drafts.at(-1) : undefined;
  return box && valueOf(box);
}

/** What the pack's functions read: an event without names, clocks or secrets. */
export function historyOf(state: EventState, rounds: EventState['rounds'] = state.rounds): History {
  const known = histories.get(rounds)?.get(state.entrants);
  const planned = plannedRounds(state);
  if (known?.options === state.options && known.plannedRounds === planned) return known;
  const next: History = {
    options: state.options,
    entrants: entrantsOf(state.entrants),
    rounds: rounds.map(roundOf),
    plannedRounds: planned,
  };
  const history = historyKept(state.entrants, next);
  const byEntrants = histories.get(rounds) ?? new WeakMap<EventState['entrants'], History>();
  histories.set(rounds, byEntrants.set(state.entrants, history));
  return history;
}

/** Histories are asked for many times between two changes; rounds and entrants are replaced when they change. */
const histories = new WeakMap<EventState['rounds'], WeakMap<EventState['entrants'], History>>();

/**
 * Most that happens in a round, such as a report, changes nothing of what a history says: then its games, its rounds and the
 * history stay the same objects.
 */
const historyKept = unchanged<EventState['entrants'], History>(
  (last, next) =>
    last.options === next.options && last.plannedRounds === next.plannedRounds && alike(last.rounds, next.rounds),
);
const roundKept = unchanged<readonly PairWhy[], HistoryRound>((last, next) => alike(last.games, next.games));
const gameKept = unchanged<Game['seats'], HistoryGame>(
  (last, next) => last.result === next.result && last.table === next.table,
);

function alike(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((one, at) => one === b[at]);
}

const roundOf = kept(({ games, why }: PlayedRound): HistoryRound => {
  const told = games.map(({ seats, result, table }) => gameKept(seats, { seats, result, table }));
  return roundKept(why, { games: told, waiting: waitingIn(games, why) });
});

function waitingIn(games: readonly Game[], why: readonly PairWhy[]): readonly EntrantId[] {
  const alone = why.flatMap(({ seats }) => (seats.length === 1 ? seats : []));
  return alone.filter((id) => !games.some(({ seats }) => seats.includes(id)));
}

const entrantsOf = kept((entrants: EventState['entrants']): readonly HistoryEntrant[] =>
  Object.values(entrants).map(asHistory),
);

function asHistory(entrant: Entrant): HistoryEntrant {
  const { id, status, leftAfterRound, joinsRound, group, byeVolunteer } = entrant;
  return {
    id,
    // A ringer who leaves was still no player of the event: no place for them, and their games count as ringer's games.
    status: entrant.ringer ? 'ringer' : status === 'dropped' || status === 'disqualified' ? status : 'active',
    checkedIn: status === 'checked-in',
    ...(leftAfterRound === undefined ? {} : { leftAfterRound }),
    joinsRound,
    ...(group === undefined ? {} : { group }),
    byeVolunteer,
  };
}

/** What rounds that are not out yet are to be played on: as the organiser set it, else as the pack plans it. */
export function announcedScenarios(pack: Pack, state: EventState, rounds: number): Readonly<Record<number, Scenario>> {
  const numbers = Array.from({ length: rounds }, (_, index) => index + 1);
  const planned = numbers.flatMap((round): [number, Scenario][] => {
    const scenario = {
      ...pack.scenario.planned(state.options, round, state.settings.date),
      ...state.scenarios[round],
    };
    return Object.keys(scenario).length === 0 ? [] : [[round, scenario]];
  });
  return { ...state.scenarios, ...Object.fromEntries(planned) };
}

/** What an entrant entered in the rounds before this one. */
export function factsOf(state: EventState, id: EntrantId, round: number): EntrantFacts {
  const lines = state.rounds.slice(0, round - 1).map((played): ScoreLine => {
    const game = gameOf(played, id);
    const result = game?.result;
    if (!game || !result) return {};
    if (result.kind === 'bye') return result.line ?? {};
    return ('scores' in result ? result.scores[game.seats.indexOf(id)] : undefined) ?? {};
  });
  const planned = plannedRounds(state) ?? state.rounds.length;
  return { details: state.entrants[id]?.details ?? {}, lines, plannedRounds: planned };
}

/** Names that are excluded from the event, where this copy of the record may know them. */
export function excludedFrom({ settings: { excluded } }: Pick<EventState, 'settings'>): readonly string[] {
  return (excluded && valueOf(excluded)) ?? [];
}

/** How an entrant is shown. A forgotten name leaves the number. */
export function nameOf(entrant: Entrant | undefined): string {
  return entrant ? (valueOf(entrant.name) ?? `Player ${entrant.number}`) : 'Nobody';
}

/** The planned number of rounds: what the organiser set, else what was fixed at the start. */
export function plannedRounds(state: EventState): number | null {
  return state.settings.rounds ?? state.started?.rounds ?? null;
}
