/** Drafting, editing and publishing rounds; the clock; closing a round and the event. */
import { hashText } from '../chance/bytes.ts';
import { hiddenLinkOf, lotStream } from '../chance/lots.ts';
import { cite } from '../rules/cite.ts';
import { type Refusal, isRefusal, refuse, remedied } from '../rules/refusal.ts';
import { canonical } from '../journal/json.ts';
import { type Sealed, sealed } from '../journal/seal.ts';
import { openResults, refuseFor } from './checks.ts';
import { type DecideContext, type Decided, type Deciders, reasonNeeded, together, unknownGame } from './deciding.ts';
import { editDraft } from './edit-draft.ts';
import { draftOf, keyOf, ownLink } from './draft.ts';
import type { EventEntry } from './entries.ts';
import { endsAt, planOf } from './clock.ts';
import type { Pack, RoundAsked } from './pack.ts';
import type { RuleReason } from './reasons.ts';
import { planAsked, repairStays, roundStays, seatedTables, staleRepair } from './repair.ts';
import {
  type EventState,
  type PlayedRound,
  findGame,
  historyOf,
  latestRound,
  nameOf,
  plannedRounds,
  presentDraft,
} from './state.ts';
import type { ClockPlan, Entrant, EntrantId, Game } from './types.ts';

type RoundCommand =
  | 'draft-round'
  | 'edit-draft'
  | 'discard-draft'
  | 'publish-round'
  | 'repair-round'
  | 'take-back-repair'
  | 'take-back-round'
  | 'start-clock'
  | 'pause-clock'
  | 'resume-clock'
  | 'set-clock'
  | 'note-clock'
  | 'make-call'
  | 'extend-table'
  | 'close-round'
  | 'add-round'
  | 'end-event'
  | 'reopen-event'
  | 'renew-lots';

function draftRound(asked: DecideContext<'draft-round'>): Decided {
  const { pack, state, body, chance, because, unless } = asked;
  const round = state.rounds.length + 1;
  const planned = plannedRounds(state);
  if (planned !== null && round > planned) {
    return refuse('no-more-rounds', `All ${planned} planned rounds are drafted. Add a round, or end the event.`);
  }
  if (state.drafts.length > 0 && (body.reason ?? '').trim() === '') {
    return reasonNeeded('This round was drafted before. Give a reason for drafting it again. Everybody will read it.');
  }
  const link = ownLink(state, chance, round);
  if (isRefusal(link)) return link;
  const away = setForAbsent(pack, state, body.pins ?? []);
  if (away) return away;
  const open = openResults(pack, state, 'results-missing');
  const gate = together(
    unless(open),
    unless(pack.rounds.mayPair(historyOf(state), planned)),
    unless(scenarioClash(asked, round)),
  );
  if (isRefusal(gate)) return gate;
  const plan = draftOf(
    pack,
    state,
    { round, attempt: attempts(state) + 1, asked: wishesOf(body), chosen: state.scenarios[round] ?? {} },
    keyOf(state, link),
  );
  if (isRefusal(plan)) return plan;
  const again = body.reason === undefined ? {} : { because: because(body.reason) };
  return [...gate, { type: 'round-drafted', round, draft: sealed('secret', plan, chance.nonce()), ...again }];
}

const WHY_ABSENT = {
  registered: 'not-checked-in',
  'checked-in': 'not-checked-in',
  dropped: 'dropped-plays',
  disqualified: 'disqualified-plays',
} as const satisfies Readonly<Record<Entrant['status'], RuleReason>>;

/** A table set for somebody who does not play in this round would leave who sits opposite without a game. */
function setForAbsent(pack: Pack, state: EventState, pins: RoundAsked['pins']): Refusal | null {
  const next = state.rounds.length + 1;
  for (const id of pins.flat()) {
    const entrant = state.entrants[id];
    if (!entrant || entrant.ringer || (entrant.status === 'checked-in' && entrant.joinsRound <= next)) continue;
    const reason = WHY_ABSENT[entrant.status];
    return refuseFor(pack, reason, `${nameOf(entrant)} does not play in round ${next}: set tables for those who do.`);
  }
  return null;
}

function wishesOf({
  pins = [],
  forbidden = [],
  odd,
  notOdd,
  at,
  notAt,
}: DecideContext<'draft-round'>['body']): RoundAsked {
  return {
    pins,
    forbidden,
    ...(odd === undefined ? {} : { odd }),
    ...(notOdd && { notOdd }),
    ...(at && { at }),
    ...(notAt && { notAt }),
  };
}

/** A scenario that was set beforehand, and that an earlier round has taken by chance since. */
function scenarioClash({ pack, state }: Pick<DecideContext, 'pack' | 'state'>, round: number): Refusal | null {
  const chosen = state.scenarios[round];
  if (!chosen) return null;
  const played = state.rounds.flatMap(({ scenario }) => (scenario ? [scenario] : []));
  const objection = pack.scenario.check(state.options, chosen, played);
  if (!objection) return null;
  const message = `The scenario set for round ${round} no longer fits: ${objection.message} Set another, or say why it stays.`;
  return refuse('scenario-clash', message, ...objection.refused);
}

/** How many draws of the round in the making there were; edits by hand are not draws. */
function attempts(state: EventState): number {
  return state.drafts.filter(({ open }) => !open?.value.edited).length;
}

function publishRound(asked: DecideContext<'publish-round'>): Decided {
  const { pack, state, body, chance, unless } = asked;
  const draft = presentDraft(state);
  if (!draft) return refuse('no-draft', 'There is no draft to publish: draft the round first.');
  const link = ownLink(state, chance, draft.round);
  if (isRefusal(link)) return link;
  const gone = draft.games
    .flatMap(({ seats }) => seats)
    .find((id) => state.entrants[id]?.status !== 'checked-in' && !isRinger(state, id));
  if (gone !== undefined) {
    return refuse('draft-stale', `${nameOf(state.entrants[gone])} no longer plays: draft the round again.`);
  }
  const missing = draft.approval.filter((rule) => !(body.approve ?? []).includes(rule));
  if (missing.length > 0) {
    const what = draft.paid.map(({ text }) => text).join(' ');
    return remedied(
      refuse('approval-needed', `This round needs your approval: ${what}`, ...cite(...missing)),
      'approve',
    );
  }
  const stale =
    'Something changed since this draft was made. Draft the round again, or publish it as it is, with a reason.';
  const drafts = state.drafts.flatMap(({ seal, open }) =>
    open ? [{ seal, value: open.value, nonce: open.nonce }] : [],
  );
  return together(unless(state.draftStale ? refuse('draft-stale', stale) : null), [
    {
      type: 'round-published',
      round: draft.round,
      link,
      drafts,
      clock: pack.rounds.clock(state.options),
      ...hiddenClock(asked, draft.round),
      approved: body.approve ?? [],
    },
  ]);
}

/** The hidden length of a round, rolled and sealed as the round starts, where the pack hides it. */
function hiddenClock(
  { pack, state, chance }: DecideContext<'publish-round'>,
  round: number,
): { hiddenClock?: Sealed<ClockPlan> } {
  const link = chance.link(hiddenLinkOf(round - state.lotsFrom + 1));
  const plan = link && pack.rounds.hiddenClock(state.options, lotStream(keyOf(state, link), round, 'clock'));
  return plan ? { hiddenClock: sealed('secret', plan, chance.nonce()) } : {};
}

/** What opens a hidden length once it has been called, so that everybody can check the roll. */
function openedClock({ state, chance }: Pick<DecideContext, 'state' | 'chance'>, round: PlayedRound): EventEntry[] {
  const opened = round.clock.hidden?.open;
  const link = chance.link(hiddenLinkOf(round.number - state.lotsFrom + 1));
  if (!opened || link === null) return [];
  return [{ type: 'clock-opened', round: round.number, link, plan: opened.value, nonce: opened.nonce }];
}

function isRinger(state: EventState, id: EntrantId): boolean {
  return state.entrants[id]?.ringer === true;
}

/** Mends the round that is posted, as it was shown: tables that have begun stay, whatever else happened. */
function repairRound({ pack, state, body, because }: DecideContext<'repair-round'>): Decided {
  const latest = underWay(state);
  if (isRefusal(latest)) return latest;
  const plan = planAsked(pack, state, body.how);
  // Where nothing would move any more, what was shown is stale.
  if (isRefusal(plan)) return plan;
  const stale = body.shown === undefined ? null : staleRepair(state, body.shown, plan);
  return stale ?? [{ type: 'round-repaired', round: latest.number, ...plan, because: because(body.reason) }];
}

function takeBackRepair({ state }: DecideContext<'take-back-repair'>): Decided {
  const latest = underWay(state);
  if (isRefusal(latest)) return latest;
  return repairStays(latest) ?? [{ type: 'repair-taken-back', round: latest.number }];
}

function takeBackRound({ state }: DecideContext<'take-back-round'>): Decided {
  const latest = underWay(state);
  if (isRefusal(latest)) return latest;
  return roundStays(latest) ?? [{ type: 'round-taken-back', round: latest.number }];
}

function startClock({ state }: DecideContext<'start-clock'>): Decided {
  const round = underWay(state);
  if (isRefusal(round)) return round;
  if (round.clock.startedAt !== null) return refuse('clock-runs', 'The clock has started already.');
  return [{ type: 'clock-started', round: round.number, tables: seatedTables(state, round) }];
}

/** The round under way, for a command that needs one. */
function underWay(state: EventState): PlayedRound | Refusal {
  const latest = latestRound(state);
  return latest && !latest.closed ? latest : refuse('no-round', 'There is no round under way.');
}

function closeRound({ pack, state, unless, chance }: DecideContext<'close-round'>): Decided {
  const latest = underWay(state);
  if (isRefusal(latest)) return latest;
  const gate = unless(openResults(pack, state, 'round-open'));
  if (isRefusal(gate)) return gate;
  const waiting = latest.games.filter(({ result }) => result === null);
  const voided: EventEntry[] = waiting.map(({ id }) => ({
    type: 'result-settled',
    game: id,
    result: { kind: 'void' },
    by: 'staff',
    rules: [],
  }));
  const after = { ...state, rounds: state.rounds.with(-1, { ...latest, games: latest.games.map(voidIfOpen) }) };
  const opened = openedClock({ state, chance }, latest);
  return [
    ...gate,
    ...opened,
    ...voided,
    { type: 'round-closed', round: latest.number, standings: standingsHash(pack, after) },
  ];
}

function voidIfOpen(game: Game): Game {
  return game.result === null ? { ...game, result: { kind: 'void' } } : game;
}

/** The hash under which a published standing is kept: later versions of the rules may report, never rewrite. */
function standingsHash(pack: DecideContext['pack'], state: EventState): string {
  return hashText(canonical(pack.standings.rank(historyOf(state))));
}

function endEvent(asked: DecideContext<'end-event'>): Decided {
  const { pack, state, body, because, unless } = asked;
  const history = historyOf(state);
  const planned = plannedRounds(state);
  const over = pack.rounds.over(history, planned);
  const early = `${state.rounds.length} of ${planned ?? 'the planned'} rounds are played. End early only with a reason.`;
  const gate = unless(openResults(pack, state, 'round-open'));
  if (isRefusal(gate)) return gate;
  if (!over.over && body.reason === undefined) return remedied(refuse('not-over', early), 'reason');
  const standings = pack.standings.rank(history);
  const winners = over.over
    ? over.winners
    : standings.rows.filter(({ rank }) => rank === 1).map(({ entrant }) => entrant);
  const why = body.reason === undefined ? {} : { because: because(body.reason) };
  const closing: EventEntry[] = latestRound(state)?.closed === false ? [closingEntry(asked)] : [];
  return [...gate, ...closing, { type: 'event-ended', winners, standings: standingsHash(pack, state), ...why }];
}

function closingEntry({ pack, state }: DecideContext<'end-event'>): EventEntry {
  return { type: 'round-closed', round: state.rounds.length, standings: standingsHash(pack, state) };
}

export const ROUND_DECIDERS: Deciders<RoundCommand> = {
  'draft-round': draftRound,
  'edit-draft': editDraft,
  'discard-draft': ({ state }) =>
    state.draftOpen
      ? [{ type: 'draft-discarded', round: state.rounds.length + 1 }]
      : refuse('no-draft', 'There is no draft to discard.'),
  'publish-round': publishRound,
  'repair-round': repairRound,
  'take-back-repair': takeBackRepair,
  'take-back-round': takeBackRound,
  'start-clock': startClock,
  'pause-clock': ({ state }) => {
    const round = underWay(state);
    if (isRefusal(round)) return round;
    if (endsAt(round.clock) === null) return refuse('clock-stands', 'The clock does not run.');
    return [{ type: 'clock-paused', round: round.number }];
  },
  'resume-clock': ({ state }) => {
    const round = underWay(state);
    if (isRefusal(round)) return round;
    if (round.clock.pausedAt === null) return refuse('clock-runs', 'The clock is not paused.');
    return [{ type: 'clock-resumed', round: round.number }];
  },
  'set-clock': ({ pack, state, body, because }) => {
    const round = underWay(state);
    if (isRefusal(round)) return round;
    if (round.clock.hidden)
      return refuse('hidden-length', 'The length of this round is rolled and sealed. It cannot change.');
    const plan = { ...pack.rounds.clock(state.options), minutes: body.minutes };
    return [{ type: 'clock-set', round: round.number, plan, because: because(body.reason) }];
  },
  'note-clock': ({ state, body: { by, restarted } }) => {
    const round = underWay(state);
    return isRefusal(round) ? [] : [{ type: 'clock-noted', round: round.number, by, restarted }];
  },
  'make-call': ({ state, body, chance }) => {
    const round = state.rounds[body.round - 1];
    const calls = round ? planOf(round.clock).calls : [];
    const call = calls.find(({ id }) => id === body.call);
    if (!round || !call) return refuse('unknown-call', 'The clock of that round has no such call.');
    if (round.closed || round.clock.called.includes(call.id)) return [];
    const last = call === calls.at(-1);
    return [
      ...(last ? openedClock({ state, chance }, round) : []),
      { type: 'call-made', round: round.number, call: call.id, rules: cite(...call.rules) },
    ];
  },
  'extend-table': ({ pack, state, body, because, unless }) => {
    const { game, minutes, reason } = body;
    if (!findGame(state, game)) return unknownGame(game);
    const gate = unless(pack.rounds.mayExtend(state.options));
    return together(gate, [{ type: 'table-extended', game, minutes, because: because(reason) }]);
  },
  'close-round': closeRound,
  'add-round': ({ state, body, because }) => {
    const rounds = Math.max(plannedRounds(state) ?? 0, state.rounds.length) + 1;
    return [{ type: 'round-added', rounds, because: because(body.reason) }];
  },
  'end-event': endEvent,
  'reopen-event': ({ body, because }) => [{ type: 'event-reopened', because: because(body.reason) }],
  'renew-lots': ({ state, body, because }) => [
    { type: 'lots-renewed', lots: body.lots, from: state.rounds.length + 1, because: because(body.reason) },
  ],
};
