/** What everybody may see of an event, part by part. Built up from what is public; nothing is stripped from a whole. */
import { type Sealed, valueOf } from '../journal/seal.ts';
import { isRefusal } from '../rules/refusal.ts';
import { endsAt } from './clock.ts';
import { isDisputed } from './games.ts';
import { kept } from './kept.ts';
import type { DetailSpec, Pack, PairWhy, Scored, Standings } from './pack.ts';
import {
  type EventState,
  announcedScenarios,
  historyOf,
  latestRound,
  nameOf,
  phaseOf,
  plannedRounds,
} from './state.ts';
import { placesTaken } from './sign-up.ts';
import type { PlayedRound } from './state.ts';
import type { Entrant, EntrantId, EventMap, Game, OptionValues, ScoreLine } from './types.ts';
import type {
  MapRow,
  AwardsPart,
  GivenAward,
  KeptPart,
  PodiumStep,
  ClockPart,
  DetailsPart,
  EntrantRow,
  EventPart,
  GameRow,
  PackPart,
  RoundPart,
  RulingRow,
  StandingsPart,
} from './views.ts';
import type { EventParts } from './parts.ts';
import { isAsked } from './wishes.ts';

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/** Parts whose source did not change keep their object, so that nobody compares or sends them again. */
export function sharedParts(pack: Pack, state: EventState): EventParts {
  const parts: Writable<EventParts> = {
    event: eventPart(pack, state),
    pack: packPart(pack, state),
    entrants: entrantsPart(state.entrants),
    standings: state.settings.standingsHidden ? {} : standingsPart(pack, state),
    awards: awardsPart(pack, state),
    rulings: rulingsPart(state),
  };
  const open = pack.roster.details(state.options).filter((detail) => detail.open);
  if (open.length > 0) parts.details = detailsPart(state, open);
  if (pack.standings.ledger) parts.ledger = pack.standings.ledger.rows(historyOf(state), detailsPart(state, open));
  const latest = latestRound(state);
  if (latest && !latest.closed) parts.clock = clockPart(latest);
  for (const round of state.rounds) {
    parts[`round/${round.number}`] = roundPartOf(pack)(round);
    parts[`games/${round.number}`] = gamesPart(pack, state, round);
  }
  return parts;
}

export function text(box: Sealed<string> | null | undefined): string {
  return box ? (valueOf(box) ?? '') : '';
}

export function eventPart(pack: Pack, state: EventState): EventPart {
  const { settings } = state;
  return {
    id: state.id,
    system: state.system,
    purpose: state.purpose,
    name: text(settings.name),
    date: settings.date,
    venue: text(settings.venue),
    organiser: text(settings.organiser),
    judges: settings.judges ? (valueOf(settings.judges) ?? []) : [],
    phase: phaseOf(state),
    round: state.rounds.length,
    rounds: plannedRounds(state),
    confirm: settings.confirm,
    winners: settings.standingsHidden ? [] : (state.ended?.winners ?? []),
    decided: decidedOf(pack, state),
    pairingsNote: text(settings.pairingsNote),
    organiserPlays: settings.organiserPlays,
    standingsHidden: settings.standingsHidden,
    tables: settings.tables,
    terrain: settings.terrain,
    maps: state.maps.map(mapRow),
    featured: settings.featured,
    added: state.added === null ? null : { round: state.added.round, reason: text(state.added.reason) },
    announcement: announcementOf(state),
    endedBecause: state.ended?.reason ? text(state.ended.reason) : null,
    signUp: settings.signUp === null ? null : { ...settings.signUp, taken: placesTaken(state) },
    painting: state.painting?.winners === null ? state.painting.method : null,
    lists: settings.lists,
    attendance: attendanceOf(state.entrants),
  };
}

function decidedOf(pack: Pack, state: EventState): EventPart['decided'] {
  if (state.draftOpen || !isDecided(pack, state)) return null;
  const { why, winners, rules } = pack.rounds.over(historyOf(state), plannedRounds(state));
  return {
    why: why ?? 'All planned rounds are played.',
    winners: state.settings.standingsHidden ? [] : winners,
    rules,
  };
}

/** Whether the rules end the event with the round that was closed last. */
export function isDecided(pack: Pack, state: EventState): boolean {
  const closed = phaseOf(state) === 'running' && latestRound(state)?.closed === true;
  return closed && pack.rounds.over(historyOf(state), plannedRounds(state)).over;
}

/** Whoever is here, or was when a round was played: late players too, and those who left. */
function attends({ status, joinsRound, leftAfterRound = 0 }: Entrant): boolean {
  return status === 'checked-in' || (leftAfterRound > 0 && leftAfterRound >= joinsRound);
}

const attendanceOf = kept((entrants: EventState['entrants']): number => Object.values(entrants).filter(attends).length);

/** It is said until the next round is posted. */
function announcementOf({ announcement, rounds }: EventState): EventPart['announcement'] {
  if (announcement === null || announcement.round !== rounds.length) return null;
  return { text: text(announcement.text), at: announcement.at };
}

function mapRow({ id, laid, tables }: EventMap): MapRow {
  const map = valueOf(laid);
  return {
    id,
    name: map?.name ?? '',
    changes: map?.own === undefined ? null : map.layout,
    tables: [...tables].sort((a, b) => a - b),
    seal: laid.seal,
  };
}

function packPart(pack: Pack, state: EventState): PackPart {
  const { options } = state;
  return {
    title: pack.title,
    game: pack.game,
    edition: pack.edition,
    factions: pack.roster.factions,
    shortNames: pack.roster.shortNames,
    teams: pack.roster.teams(options),
    volunteers: pack.pairing.volunteers,
    says: pack.options.says,
    hasFormatFile: pack.options.formatFile !== null,
    columns: pack.standings.columns(options),
    fields: pack.results.fields(options),
    concessionFields: pack.results.concessionFields(options),
    details: pack.roster.details(options),
    scenarioFields: pack.scenario.fields(options),
    resultKinds: pack.results.kinds,
    playable: pack.playable(options),
    ledger: pack.standings.ledger?.words ?? null,
    painting: pack.conduct.painting,
    options: pack.options.specs,
    values: options,
    inForce: state.inForce,
    warnings: state.optionWarnings,
    houseRules: state.houseRules.map((rule, index) => ({
      number: index + 1,
      text: text(rule.text),
      removed: rule.removed,
    })),
    documents: state.documents.map(({ title, released }) => ({ title: text(title), released })),
    published: state.published !== null,
    scenarios: announced(pack, state),
    documentsUntil: state.settings.date === null ? null : pack.roster.lastDocumentDay(state.settings.date),
    information: pack.conduct.information(options),
    setAside: state.setAside.map(({ what, reason, rules }) => ({ what: text(what), reason: text(reason), rules })),
  };
}

/** Scenarios settled beforehand are announced with the pack. */
function announced(pack: Pack, state: EventState): Readonly<Record<string, OptionValues>> {
  if (!state.published || pack.scenario.secret(state.options)) return {};
  return announcedScenarios(pack, state, plannedRounds(state) ?? 0);
}

function detailsPart({ entrants }: EventState, open: readonly DetailSpec[]): DetailsPart {
  const told = Object.values(entrants).map(({ id, details }) => {
    const given = Object.entries(details).filter(([name]) => open.some((one) => one.id === name));
    return [id, Object.fromEntries(given)] as const;
  });
  return Object.fromEntries(told.filter(([, given]) => Object.keys(given).length > 0));
}

export const entrantRow = kept((entrant: Entrant): EntrantRow => {
  const { id, number, members, faction, group, status, ringer, leftAfterRound } = entrant;
  return {
    id,
    number,
    name: nameOf(entrant),
    members: members.map((member) => ({ name: text(member.name), faction: member.faction ?? null })),
    faction: faction ?? null,
    group: group ?? null,
    status,
    ringer,
    leftAfterRound: leftAfterRound ?? null,
  };
});

const entrantsPart = kept((entrants: EventState['entrants']): Readonly<Record<string, EntrantRow>> =>
  Object.fromEntries(Object.values(entrants).map((entrant) => [entrant.id, entrantRow(entrant)])),
);

const roundPartOf = kept((pack: Pack) =>
  kept((round: PlayedRound): RoundPart => ({
    number: round.number,
    scenario: round.scenario,
    layout: round.scenario === null ? null : pack.scenario.layout(round.scenario),
    drawn: round.drawn,
    paid: round.paid,
    publishedAt: round.publishedAt,
    closed: round.closed,
    printing: round.printing,
    changed: round.printing !== round.posted,
    open: round.games.filter(({ result }) => result === null).length,
    proved: round.proved ? (round.edited || isAsked(round.asked) ? 'as-asked' : 'best') : null,
  })),
);

const clockPart = kept((round: PlayedRound): ClockPart => {
  const { plan, hidden, startedAt, pausedAt, paused, endedAfter, called } = round.clock;
  return {
    round: round.number,
    minutes: hidden ? null : plan.minutes,
    hidden: hidden !== null,
    startedAt,
    pausedAt,
    paused,
    endedAfter,
    endsAt: hidden ? null : endsAt(round.clock),
    calls: plan.calls.map((call) => ({ ...call, made: called.includes(call.id) })),
  };
});

const rowsOfRound = new WeakMap<
  PlayedRound,
  { options: OptionValues; entrants: object; rows: Readonly<Record<string, GameRow>> }
>();

function gamesPart(pack: Pack, state: EventState, round: PlayedRound): Readonly<Record<string, GameRow>> {
  const known = rowsOfRound.get(round);
  if (known?.options === state.options && known.entrants === state.entrants) return known.rows;
  // Named one by one: `fromEntries` takes five times as long for so many that nobody named before.
  const rows: Record<string, GameRow> = {};
  for (const game of round.games) rows[game.id] = gameRow(pack, state, round, game);
  rowsOfRound.set(round, { options: state.options, entrants: state.entrants, rows });
  return rows;
}

interface KnownRow extends Pick<EventState, 'options' | 'entrants'> {
  readonly why: PlayedRound['why'];
  readonly row: GameRow;
}

const rowsOfGames = new WeakMap<Game, KnownRow>();

/** The row of a game, made once: after a result all of its round are asked for again. */
export function gameRow(pack: Pack, state: EventState, { why }: PlayedRound, game: Game): GameRow {
  const { options, entrants } = state;
  const known = rowsOfGames.get(game);
  if (known?.options === options && known.entrants === entrants && known.why === why) return known.row;
  const row = rowOf(pack, state, game, whyBySeats(why).get(seatsKey(game)));
  rowsOfGames.set(game, { options, entrants, why, row });
  return row;
}

/** Why they were paired, by who they are: the newest reason first. */
const whyBySeats = kept(
  (why: PlayedRound['why']): ReadonlyMap<string, PairWhy> =>
    new Map(why.toReversed().map((one) => [seatsKey(one), one])),
);

function seatsKey({ seats }: { readonly seats: readonly EntrantId[] }): string {
  return [...seats].sort().join(' ');
}

function rowOf(pack: Pack, state: EventState, game: Game, why: PairWhy | undefined): GameRow {
  const fine = scoredOf(pack, state, game);
  const { id, table, kind, seats, attacker, started, result, settledBy, encounter, corrections, extension } = game;
  return {
    id,
    table,
    kind,
    seats,
    attacker,
    started,
    result,
    points: fine?.scores ?? null,
    ...(fine?.outcomes ? { outcomes: fine.outcomes } : {}),
    settledBy,
    encounter,
    corrections,
    extension,
    waiting: waitingOf(game),
    ...unsignedIn(game),
    why: why ? { text: why.text, rules: why.rules } : null,
    rules: fine?.rules ?? [],
    ...sheetOf(pack, state, game),
  };
}

function unsignedIn({ result, seats, signed }: Game): Pick<GameRow, 'unsigned'> {
  if (result !== null || signed.length === 0) return {};
  return { unsigned: seats.filter((entrant) => !signed.includes(entrant)) };
}

/** Players' sheets say what a bye or a concession was, which nobody reported. */
function sheetOf(pack: Pack, { options }: EventState, { seats, result }: Game): Pick<GameRow, 'sheet'> {
  if (!pack.results.sheet || result === null || result.kind === 'played') return {};
  return { sheet: pack.results.sheet({ seats, result }, options) };
}

/** What somebody's record sheet shows of a game; null while there is nothing. */
export function sheetLine(pack: Pack, state: EventState, game: Game, entrant: EntrantId): ScoreLine | null {
  const { result, seats } = game;
  const reported = result && 'scores' in result ? result.scores[seats.indexOf(entrant)] : undefined;
  return sheetOf(pack, state, game).sheet?.[entrant] ?? reported ?? null;
}

/** What a game is worth as the totals count it; null while it has no result. */
export function scoredOf(pack: Pack, state: EventState, game: Game): Scored | null {
  const result = pack.results.counts(historyOf(state), game) ?? game.result;
  const scored = result && pack.results.score({ seats: game.seats, result }, state.options);
  return scored && !isRefusal(scored) ? scored : null;
}

function waitingOf(game: Game): GameRow['waiting'] {
  if (game.result !== null) return 'none';
  if (isDisputed(game)) return 'desk';
  if (game.toldDifferently !== null) return 'judge';
  return Object.keys(game.reports).length === 0 ? 'none' : 'confirmation';
}

function standingsPart(pack: Pack, state: EventState): StandingsPart {
  return placed(pack.standings.rank(historyOf(state)).rows);
}

/** Named one by one, as the games of a round are. */
const placed = kept((rows: Standings['rows']): StandingsPart => {
  const standings: Record<EntrantId, StandingsPart[string]> = {};
  for (const [index, row] of rows.entries()) standings[row.entrant] = { ...row, place: index + 1 };
  return standings;
});

/** The first three places, the last of them first; joint ones stand on one step. */
function podiumOf(pack: Pack, state: EventState): readonly PodiumStep[] {
  if (!state.ended) return [];
  const placed = pack.standings.rank(historyOf(state)).rows.filter(({ rank }) => rank <= 3);
  return [3, 2, 1].flatMap((rank) => {
    const entrants = placed.filter((row) => row.rank === rank).map(({ entrant }) => entrant);
    return entrants.length === 0 ? [] : [{ rank, entrants }];
  });
}

function givenAwards(state: EventState): readonly GivenAward[] {
  return state.awards.map(({ title, entrants }) => ({ title: text(title), entrants }));
}

/** What is kept from everybody but staff; null where nothing is. */
export function keptPart(pack: Pack, state: EventState): KeptPart | null {
  if (!state.settings.standingsHidden) return null;
  return {
    standings: standingsPart(pack, state),
    given: givenAwards(state),
    podium: podiumOf(pack, state),
    winners: state.ended?.winners ?? [],
  };
}

function awardsPart(pack: Pack, state: EventState): AwardsPart {
  const { painting, settings } = state;
  const podium = podiumOf(pack, state);
  return {
    given: settings.standingsHidden ? [] : givenAwards(state),
    podium: settings.standingsHidden ? podium.slice(0, settings.podium) : podium,
    painting: painting && {
      method: painting.method,
      points: painting.points,
      entries: Object.entries(painting.entries).map(([entrant, models]) => ({ entrant, models })),
      totals: painting.totals,
      winners: painting.winners,
      votes: Object.keys(painting.votes).length,
    },
  };
}

function rulingsPart(state: EventState): readonly RulingRow[] {
  return state.rulings.map(({ topic, text: words, game, round, at }) => ({
    topic,
    text: text(words),
    round,
    table: state.rounds[round - 1]?.games.find(({ id }) => id === game)?.table ?? null,
    at,
  }));
}
