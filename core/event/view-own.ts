/** What one viewer may see beside the shared parts: a player's own game and record, or the staff's desk. */
import { sameJson } from '../journal/json.ts';
import { valueOf } from '../journal/seal.ts';
import type { Viewer } from '../journal/types.ts';
import type { Draft } from './entries.ts';
import type { Advice, Pack, StandingRow } from './pack.ts';
import { alertsFor, callsOf } from './alerts.ts';
import { promptsOf, promptsTo } from './asked-now.ts';
import { unpublished } from './checks.ts';
import { endsAt, planOf } from './clock.ts';
import { isDisputed } from './games.ts';
import { columnsOf, isWaiting, readsColumns } from './own-columns.ts';
import type { OwnEventParts } from './parts.ts';
import { isGone, repairStays, roundStays, unseatedIn } from './repair.ts';
import {
  type EventState,
  type JudgeCall,
  type PlayedRound,
  factsOf,
  gameOf,
  historyOf,
  latestRound,
  excludedFrom,
  nameOf,
  phaseOf,
  plannedRounds,
  presentDraft,
} from './state.ts';
import type { Entrant, EntrantId, Game, GameId, Notice, OptionValues } from './types.ts';
import { kept } from './kept.ts';
import { listsRead } from './lists.ts';
import { entrantRow, gameRow, isDecided, keptPart, scoredOf, sheetLine, text } from './view.ts';
import type { CallRow, DeskPart, DeskStep, MePart, NextStep, ReportRow, StaffEntrant } from './views.ts';

export function ownParts(pack: Pack, state: EventState, viewer: Viewer): OwnEventParts {
  switch (viewer.role) {
    case 'player':
      return viewer.entrant !== undefined && state.entrants[viewer.entrant]
        ? { me: mePart(pack, state, viewer.entrant) }
        : {};
    case 'organiser':
    case 'judge':
    case 'scorekeeper':
      return { desk: deskPart(pack, state, viewer, viewer.role) };
    case 'display':
    case 'public':
    case 'system':
      return {};
  }
}

function mePart(pack: Pack, state: EventState, me: EntrantId): MePart {
  const latest = latestRound(state);
  const game = latest && gameOf(latest, me);
  const others = (game?.seats ?? []).filter((id) => id !== me);
  const mine = game?.reports[me]?.result ?? null;
  const rows = rowsOf(pack, state);
  const row = state.settings.standingsHidden ? undefined : rows.get(me);
  const reports = game?.result === null ? reportsOf(game) : [];
  // The newest: it is what confirming says yes to.
  const theirs = reports.filter(({ entrant, result }) => entrant !== me && !sameJson(mine, result)).slice(-1)[0];
  const toConfirm = theirs ? { by: theirs.entrant, result: theirs.result } : null;
  return {
    entrant: me,
    name: nameOf(state.entrants[me]),
    faction: state.entrants[me]?.faction ?? null,
    details: state.entrants[me]?.details ?? {},
    lists: state.entrants[me] ? listsRead(pack, state, state.entrants[me]) : [],
    status: state.entrants[me]?.status ?? 'registered',
    round: latest?.number ?? 0,
    game: latest && game ? gameRow(pack, state, latest, game) : null,
    opponents: others.flatMap((id) => {
      const entrant = state.entrants[id];
      if (!entrant) return [];
      const { name, faction, members } = entrantRow(entrant);
      return [{ id, name, faction, members }];
    }),
    reported: mine,
    toConfirm,
    reports,
    differs: mine !== null && toConfirm !== null,
    place: row?.rank ?? null,
    among: rows.size,
    points: row?.columns ?? null,
    record: recordOf(pack, state, me),
    ...adviceTo(pack, state, game ?? null, me),
    prompts: promptsTo(pack, state, me),
    tracking: pack.conduct.cites.tracking === undefined ? null : (state.tracking[me] ?? []),
    next: nextStep(state, me, game, { mine: mine !== null, toConfirm: toConfirm !== null }),
    alerts: alertsFor(state, me),
    calls: callsOf(state, me),
    warnings: state.warnings.flatMap((warning) =>
      warning.entrant === me ? [{ topic: text(warning.topic), text: text(warning.text) }] : [],
    ),
  };
}

/** What is left to choose at my table, and what I should know before I play. */
function adviceTo(
  pack: Pack,
  state: EventState,
  game: Game | null,
  me: EntrantId,
): Pick<MePart, 'choices' | 'onBye' | 'advice'> {
  const round = game?.round ?? state.rounds.length + 1;
  const advise = (id: EntrantId): Advice | undefined => pack.results.advise?.(factsOf(state, id, round), state.options);
  const choices = (game?.seats ?? []).map((id) => [id, advise(id)?.choices ?? {}] as const);
  // What is left to do once this game has its result is for the next one, and after the event for none.
  const played = (game?.result ?? null) === null ? 0 : 1;
  const next =
    phaseOf(state) === 'over' ? undefined : pack.results.advise?.(factsOf(state, me, round + played), state.options);
  return { choices: Object.fromEntries(choices), onBye: advise(me)?.onBye ?? [], advice: next?.notices ?? [] };
}

/** Rows by entrant, once for each state of the standings. */
const rowsByHistory = new WeakMap<object, ReadonlyMap<EntrantId, StandingRow>>();

function rowsOf(pack: Pack, state: EventState): ReadonlyMap<EntrantId, StandingRow> {
  const history = historyOf(state);
  const known = rowsByHistory.get(history);
  if (known) return known;
  const rows = new Map(pack.standings.rank(history).rows.map((row) => [row.entrant, row]));
  rowsByHistory.set(history, rows);
  return rows;
}

type RecordRow = MePart['record'][number];

interface KnownRecord extends Pick<EventState, 'options' | 'entrants'> {
  /** By player. */
  readonly rows: Map<EntrantId, readonly RecordRow[]>;
}

const recordsOfRounds = new WeakMap<PlayedRound, KnownRecord>();

/** Worked out once for each round that did not change: a thousand phones are told after every result. */
function recordOf(pack: Pack, state: EventState, me: EntrantId): MePart['record'] {
  const { options, entrants } = state;
  return state.rounds.flatMap((round) => {
    let known = recordsOfRounds.get(round);
    if (known?.options !== options || known.entrants !== entrants) known = { options, entrants, rows: new Map() };
    recordsOfRounds.set(round, known);
    const rows = known.rows.get(me) ?? recordIn(pack, state, round, me);
    known.rows.set(me, rows);
    return rows;
  });
}

/** What a player did in a round: a row, or none. */
function recordIn(pack: Pack, state: EventState, round: PlayedRound, me: EntrantId): readonly RecordRow[] {
  const game = gameOf(round, me);
  if (!game) return [];
  const opponents = game.seats.filter((id) => id !== me).map((id) => nameOf(state.entrants[id]));
  const points = scoredOf(pack, state, game)?.scores[me] ?? null;
  const line = sheetLine(pack, state, game, me);
  return [{ round: round.number, kind: game.kind, opponents, result: game.result, line, points }];
}

function nextStep(
  state: EventState,
  me: EntrantId,
  game: Game | undefined,
  reports: { readonly mine: boolean; readonly toConfirm: boolean },
): NextStep {
  const status = state.entrants[me]?.status;
  if (status === 'dropped' || status === 'disqualified') return 'left';
  if (state.ended) return 'done';
  if (status === 'registered') return 'check-in';
  if (!state.started) return 'wait-for-start';
  const latest = latestRound(state);
  if (!latest || latest.closed || !game) return 'wait-for-round';
  if (game.kind === 'bye') return 'bye';
  if (game.result !== null) return 'wait-for-round';
  if (game.disputed || (reports.mine && reports.toConfirm)) return 'see-the-desk';
  if (reports.toConfirm) return 'confirm';
  if (reports.mine) return 'wait-for-opponent';
  return game.started ? 'report' : 'go-to-table';
}

function shownDraft({ certificate, ...draft }: Draft, changed: boolean): NonNullable<DeskPart['draft']> {
  return { ...draft, changed, proved: certificate !== undefined };
}

type Staff = 'organiser' | 'judge' | 'scorekeeper';

function deskPart(pack: Pack, state: EventState, viewer: Viewer, role: Staff): DeskPart {
  const latest = latestRound(state);
  const open = latest?.closed === false ? latest.games.filter(({ result }) => result === null) : [];
  const draft = role === 'organiser' ? presentDraft(state) : undefined;
  const chief = role !== 'scorekeeper';
  const suggestion = pack.rounds.suggested(checkedIn(state.entrants), state.options);
  const advised = advisedOf(pack, state);
  return {
    next: deskStep(pack, state, open.length),
    outdated: state.published !== null && isUnpublished(pack, state),
    draft: draft ? shownDraft(draft, state.draftStale) : null,
    openGames: open.map(({ id }) => id),
    posted: postedPart(state),
    byes: byesToMark(pack, state, latest),
    differing: open.filter(isDisputed).map(({ id }) => id),
    disputes: open.flatMap(({ id, toldDifferently: at }) => (at === null ? [] : [{ game: id, at }])),
    reports: reportsIn(open),
    enteredBy: latest ? enteredIn(latest) : {},
    calls: openCalls(state, viewer),
    prompts: promptsOf(pack, state),
    warnings: chief
      ? state.warnings.map((warning) => ({ ...warning, topic: text(warning.topic), text: text(warning.text) }))
      : [],
    notes: chief ? state.notes.map((note) => ({ text: text(note.text), at: note.at })) : [],
    marks: chief ? (state.painting?.marks ?? {}) : {},
    notices: notices(pack, state, advised),
    advice: Object.fromEntries(
      advised
        .filter(({ advice }) => advice.notices.length > 0)
        .map(({ entrant, advice }) => [entrant.id, advice.notices]),
    ),
    contacts:
      role === 'organiser'
        ? Object.fromEntries(Object.entries(state.contacts).map(([id, contact]) => [id, valueOf(contact) ?? '']))
        : {},
    ...ownColumns(state, role),
    consequence: state.consequence && { game: state.consequence.game, ...state.consequence.what },
    entrants: staffEntrants(pack)(state.options)(state.entrants),
    excluded: role === 'organiser' ? excludedFrom(state) : [],
    kept: keptPart(pack, state),
    setRounds: state.settings.rounds,
    suggestedRounds: state.started?.suggested ?? suggestion.rounds,
    ...(pack.rounds.untilLeader ? { untilLeader: true } : {}),
    scenarios: role === 'organiser' && !state.settings.organiserPlays ? state.scenarios : {},
    clock: role === 'organiser' && latest && !state.settings.organiserPlays ? hiddenClock(latest) : null,
    clockJump: latest?.closed === false ? latest.clock.jump : null,
  };
}

function ownColumns(state: EventState, role: Staff): Pick<DeskPart, 'ownColumns' | 'ticks' | 'waitingList'> {
  if (!readsColumns(role)) return { ownColumns: [], ticks: {}, waitingList: [] };
  const columns = columnsOf(state);
  const waitingList = Object.keys(state.ticks).filter((id) => isWaiting(columns, state.ticks[id]));
  return { ownColumns: columns, ticks: state.ticks, waitingList };
}

/** What can be done about the round that is posted, and who in it wants something done. */
function postedPart(state: EventState): DeskPart['posted'] {
  const latest = latestRound(state);
  if (!latest || latest.closed || state.ended) return null;
  const missing: { readonly game: GameId; readonly entrant: EntrantId }[] = [];
  for (const { id, seats, result } of latest.games) {
    if (result !== null) continue;
    for (const entrant of seats) if (isGone(state, entrant)) missing.push({ game: id, entrant });
  }
  return {
    round: latest.number,
    ...unseatedIn(state, latest),
    missing,
    repaired: latest.before !== null,
    repairStays: latest.before === null ? null : (repairStays(latest)?.message ?? null),
    stays: roundStays(latest)?.message ?? null,
  };
}

function byesToMark(pack: Pack, state: EventState, latest: PlayedRound | undefined): DeskPart['byes'] {
  const byes = latest?.games.filter(({ kind }) => kind === 'bye') ?? [];
  const marks = byes.flatMap(({ id, round, seats: [only = ''] }) => {
    const advice = pack.results.advise?.(factsOf(state, only, round), state.options);
    const fields = (advice?.onBye ?? []).map((field) => [field, advice?.choices[field] ?? []] as const);
    return fields.length === 0 ? [] : [[id, Object.fromEntries(fields)] as const];
  });
  return Object.fromEntries(marks);
}

const staffEntrants = kept((pack: Pack) =>
  kept((options: OptionValues) =>
    kept((entrants: EventState['entrants']): DeskPart['entrants'] =>
      Object.fromEntries(
        Object.values(entrants).map((entrant): [EntrantId, StaffEntrant] => {
          const { id, fixedTable = null, byeVolunteer, details } = entrant;
          return [id, { fixedTable, byeVolunteer, details, lists: listsRead(pack, { options }, entrant) }];
        }),
      ),
    ),
  ),
);

function hiddenClock({ clock }: PlayedRound): DeskPart['clock'] {
  return clock.hidden ? { minutes: planOf(clock).minutes, endsAt: endsAt(clock) } : null;
}

const checkedIn = kept(
  (entrants: EventState['entrants']): number =>
    Object.values(entrants).filter(({ status, ringer }) => status === 'checked-in' && !ringer).length,
);

function openCalls(state: EventState, viewer: Viewer): DeskPart['calls'] {
  return state.calls.flatMap(({ number, game, entrant, about, at, taken, answered }) =>
    answered ? [] : [{ number, game, entrant, about: text(about), at, taken: taken && takenBy(taken, viewer) }],
  );
}

function takenBy({ by, name, at }: NonNullable<JudgeCall['taken']>, viewer: Viewer): CallRow['taken'] {
  const mine = by.role === viewer.role && by.staff === viewer.staff;
  return { name: text(name), role: by.role, mine, at };
}

/** Whoever settles a game must know what was said of it. */
function reportsIn(open: readonly Game[]): DeskPart['reports'] {
  const told = open.filter(({ reports }) => Object.keys(reports).length > 0);
  return Object.fromEntries(told.map((game) => [game.id, reportsOf(game)]));
}

/** The oldest first. */
function reportsOf({ reports }: Game): readonly ReportRow[] {
  return Object.entries(reports)
    .map(([entrant, { result, at }]) => ({ entrant, result, at }))
    .sort((a, b) => a.at - b.at);
}

/** Another desk that has the game open reads whose word stands there now. */
const enteredIn = kept(({ games }: PlayedRound) =>
  Object.fromEntries(
    games.flatMap(({ id, settledBy, enteredBy }): [GameId, Pick<Viewer, 'role' | 'staff'>][] =>
      settledBy === 'staff' && enteredBy !== null ? [[id, withLink(enteredBy)]] : [],
    ),
  ),
);

function withLink({ role, staff }: Viewer): Pick<Viewer, 'role' | 'staff'> {
  return staff === undefined ? { role } : { role, staff };
}

function isUnpublished(pack: Pack, state: EventState): boolean {
  const { changed, added } = unpublished(pack, state);
  return changed.length > 0 || added;
}

function deskStep(pack: Pack, state: EventState, open: number): DeskStep {
  const latest = latestRound(state);
  const planned = plannedRounds(state);
  switch (phaseOf(state)) {
    case 'over':
      return 'over';
    case 'registration':
      if (Object.keys(state.entrants).length === 0) return 'add-entrants';
      if (!state.published || isUnpublished(pack, state)) return 'publish-pack';
      return checkedIn(state.entrants) === 0 ? 'check-in' : 'start-event';
    case 'running':
      if (state.draftOpen) return 'publish-round';
      if (!latest || latest.closed)
        return (planned !== null && latest && state.rounds.length >= planned) || isDecided(pack, state)
          ? 'end-event'
          : 'draft-round';
      if (latest.clock.startedAt === null) return 'start-clock';
      return open > 0 ? 'collect-results' : 'close-round';
  }
}

interface Advised {
  readonly entrant: Entrant;
  readonly advice: Advice;
}

/** What the pack has to say to each who plays. */
function advisedOf(pack: Pack, state: EventState): readonly Advised[] {
  if (!pack.results.advise) return [];
  return Object.values(state.entrants).flatMap((entrant) => {
    const gone = entrant.status === 'dropped' || entrant.status === 'disqualified';
    const facts = gone || entrant.ringer ? null : factsOf(state, entrant.id, state.rounds.length + 1);
    const advice = facts && pack.results.advise?.(facts, state.options);
    return advice ? [{ entrant, advice }] : [];
  });
}

/** Who has just enough rounds left, or too few, for what they must still do. */
function urgentAdvice(state: EventState, advised: readonly Advised[]): readonly Notice[] {
  if (!state.started) return [];
  return advised
    .filter(({ entrant, advice }) => advice.urgent && entrant.status === 'checked-in')
    .flatMap(({ entrant, advice }) =>
      advice.notices.map((notice) => ({ ...notice, text: `${nameOf(entrant)}: ${notice.text}` })),
    );
}

/** What the desk should know: the pack's warnings about options, attendance and the clock. */
function notices(pack: Pack, state: EventState, advised: readonly Advised[]): readonly Notice[] {
  const attendance = state.started?.attendance ?? checkedIn(state.entrants);
  return [
    ...urgentAdvice(state, advised),
    ...state.optionWarnings,
    // As long as nobody is here, nobody knows how many will play.
    ...(attendance === 0 ? [] : pack.rounds.suggested(attendance, state.options).warnings),
    ...pack.rounds.clock(state.options).warnings,
  ];
}
