/** Results: what players report, how the opponent confirms, what staff enter, agreements and corrections. */
import { sameJson } from '../journal/json.ts';
import { type Refusal, isRefusal, refuse } from '../rules/refusal.ts';
import {
  type DecideContext,
  type Decided,
  type Deciders,
  STAFF_WORDS,
  reasonNeeded,
  together,
  unknownGame,
} from './deciding.ts';
import type { EventEntry } from './entries.ts';
import type { Pack } from './pack.ts';
import { settled, shapeRefusal } from './settling.ts';
import { factsOf, findGame, nameOf, recordOfGame } from './state.ts';
import type { EntrantId, Game, Result, ScoreLine } from './types.ts';

type ResultCommand =
  | 'start-table'
  | 'wait-table'
  | 'mark-bye'
  | 'report'
  | 'confirm'
  | 'dispute'
  | 'approve-agreement'
  | 'take-result'
  | 'note-accounts'
  | 'enter-result';

/** Kinds that players may report themselves; the others are the organiser's word. */
const PLAYERS_REPORT: readonly Result['kind'][] = ['played', 'agreed', 'concession'];

function report(asked: DecideContext<'report'>): Decided {
  const { body, state, pack, command } = asked;
  const game = findGame(state, body.game);
  const me = command.by.entrant;
  if (!game || me === undefined) return unknownGame(body.game);
  const refusal = reportRefusal(game, body.result);
  if (refusal) return refusal;
  const result = asReported(body.result, me);
  const shape = shapeRefusal(pack, game, result);
  if (shape) return shape;
  const lacks =
    pack.results.checkReport({ seats: game.seats, result }, state.options, (id) => factsOf(state, id, game.round)) ??
    null;
  if (lacks) return lacks;
  const scored = pack.results.score({ seats: game.seats, result }, state.options);
  if (isRefusal(scored) && !waitsForApproval(pack, result)) return scored;
  const reported: EventEntry = { type: 'reported', game: game.id, entrant: me, result };
  const others = playersOf(asked, game).filter((id) => id !== me);
  const agree = others.every((id) => {
    const other = game.reports[id];
    return other !== undefined && sameReport(other.result, result);
  });
  const final = state.settings.confirm === 'first' || agree;
  if (!final || waitsForApproval(pack, result)) return [reported];
  return together([reported], settled(asked, game, result, { by: 'players' }));
}

/** What counts on a bye as if it were played, e.g. a list that must be played so often. */
function markBye({ body, state, pack }: DecideContext<'mark-bye'>): Decided {
  const game = findGame(state, body.game);
  if (!game) return unknownGame(body.game);
  const [only] = game.seats;
  if (game.kind !== 'bye' || only === undefined) return refuse('no-bye', 'This game is not a bye.');
  const facts = factsOf(state, only, game.round);
  const asks = pack.results.advise?.(facts, state.options).onBye ?? [];
  if (asks.length === 0 || Object.keys(body.line).some((id) => !asks.includes(id))) {
    return refuse('nothing-to-mark', 'There is nothing of this kind to mark on a bye here.');
  }
  return (
    pack.results.checkByeLine(facts, body.line, state.options) ?? [
      { type: 'bye-marked', game: game.id, line: body.line },
    ]
  );
}

function reportRefusal(game: Game, result: Result): Refusal | null {
  if (game.result !== null) return refuse('settled', 'This game has its result. The desk can correct it.');
  if (!PLAYERS_REPORT.includes(result.kind)) {
    return refuse('staff-only', 'Only the organiser can enter this kind of result. Call the desk.');
  }
  return null;
}

/** A player's report carries that player's own approval and nobody else's. */
function asReported(result: Result, me: EntrantId): Result {
  if (result.kind === 'agreed') return { ...result, approvals: { [me]: true } };
  if (result.kind === 'concession') return { ...result, approvals: { [me]: true } };
  return result;
}

/** Whether two players report the same; each says what both scored. */
export function sameReport(one: Result, other: Result): boolean {
  return sameJson(withoutApprovals(one), withoutApprovals(other));
}

function withoutApprovals(result: Result): Result {
  return result.kind === 'agreed' || result.kind === 'concession' ? { ...result, approvals: {} } : result;
}

/** Kinds that stand only once both players and the organiser have answered. */
function waitsForApproval(pack: Pack, result: Result): boolean {
  return pack.results.approvalKinds.includes(result.kind);
}

/** Who at this table reports: a ringer need not. */
function playersOf({ state }: Pick<DecideContext, 'state'>, game: Game): EntrantId[] {
  return game.seats.filter((id) => state.entrants[id]?.ringer !== true);
}

/** Saying yes to what the opponent reported: the same report from here. */
function confirm(asked: DecideContext<'confirm'>): Decided {
  const { body, state, command } = asked;
  const game = findGame(state, body.game);
  const me = command.by.entrant;
  if (!game || me === undefined) return unknownGame(body.game);
  if (game.result !== null) return [];
  const theirs = latestReport(game, me);
  if (!theirs) return refuse('nothing-to-confirm', 'Nobody has reported this game yet.');
  if (waitsForApproval(asked.pack, theirs)) return approve(asked, game, me, true);
  const mine: EventEntry = { type: 'reported', game: game.id, entrant: me, result: theirs };
  const waiting = playersOf(asked, game).filter((id) => id !== me && !sameJson(game.reports[id]?.result, theirs));
  if (waiting.length > 0) return [mine];
  return together([mine], settled(asked, game, theirs, { by: 'players' }));
}

function latestReport(game: Game, except: EntrantId): Result | undefined {
  const others = Object.entries(game.reports).filter(([id]) => id !== except);
  return others.sort(([, a], [, b]) => a.at - b.at).slice(-1)[0]?.[1].result;
}

/** The result that a table waits for approvals of, settled or only reported. */
function pendingAgreement(pack: Pack, game: Game): Result | undefined {
  const reported = Object.values(game.reports)
    .sort((a, b) => b.at - a.at)
    .map(({ result }) => result)
    .find((result) => waitsForApproval(pack, result));
  return game.result && waitsForApproval(pack, game.result) ? game.result : reported;
}

function approve(
  asked: Pick<DecideContext, 'state' | 'pack' | 'because'>,
  game: Game,
  who: EntrantId,
  yes: boolean,
): Decided {
  const pending = pendingAgreement(asked.pack, game);
  if (!pending || (pending.kind !== 'agreed' && pending.kind !== 'concession')) {
    return refuse('no-agreement', 'Nothing is waiting to be approved at this table.');
  }
  // A ringer plays for the organiser, and has no phone to answer with: the organiser answers for them.
  const ringers = who === 'to' ? game.seats.filter((id) => asked.state.entrants[id]?.ringer === true) : [];
  const answering = [who, ...ringers];
  const answered = answering.map((one): EventEntry => ({
    type: 'agreement-answered',
    game: game.id,
    who: one,
    approve: yes,
  }));
  if (game.result !== null) return answered;
  const approvals = { ...pending.approvals, ...Object.fromEntries(answering.map((one) => [one, yes])) };
  const result: Result = { ...pending, approvals };
  if ([...game.seats, 'to'].some((id) => approvals[id] === undefined)) return answered;
  const done = settled(asked, game, result, { by: 'players' });
  // A "no" that the pack makes no result of leaves the game open; the answer is kept.
  return isRefusal(done) && !yes ? answered : together(answered, done);
}

function enterResult(asked: DecideContext<'enter-result'>): Decided {
  const { body, state, unless } = asked;
  const game = findGame(state, body.game);
  if (!game) return unknownGame(body.game);
  if (game.kind === 'bye') return refuse('bye', 'A bye has its score from the pack.');
  if (game.result && sameJson(game.result, body.result)) return [];
  // Two desks at once: whoever is second learns what the first saved, and decides on that.
  if (body.before !== undefined && !sameJson(body.before, game.result)) return savedMeanwhile(asked, game);
  const correcting = game.result !== null;
  if (correcting && (body.reason ?? '').trim() === '') {
    return reasonNeeded('This game has a result already: say why it changes.');
  }
  const closed = state.ended && 'The event is over: open it again before you change a result.';
  const { reason } = body;
  const entry = settled(asked, game, body.result, { by: 'staff', ...(reason === undefined ? {} : { reason }) });
  // What the pack says of it comes first: it knows why.
  const beyond = isRefusal(entry) ? null : beyondBounds(asked, body.result);
  return together(unless(closed ? refuse('event-over', closed) : null), beyond ?? entry);
}

/** A figure that no sheet can show is a slip of the desk too: pages, sheets and standings would differ by it. */
function beyondBounds({ pack, state }: Pick<DecideContext, 'pack' | 'state'>, result: Result): Refusal | null {
  const lines = 'scores' in result ? result.scores : [];
  const wrong = pack.results
    .fields(state.options)
    .filter(({ id, min = -Infinity, max = Infinity }) =>
      lines.some(({ [id]: value }) => typeof value === 'number' && (value < min || value > max)),
    );
  if (wrong.length === 0) return null;
  const told = wrong
    .map(({ label, min = 0, max }) => `${label} ${min}${max === undefined ? '+' : `–${max}`}`)
    .join(', ');
  return refuse(
    'bad-figure',
    `A figure cannot be. What a sheet can show: ${told}.`,
    ...wrong.flatMap(({ rules }) => rules),
  );
}

function savedMeanwhile({ pack, state }: Pick<DecideContext, 'pack' | 'state'>, game: Game): Refusal {
  const where = game.table === null ? 'This game' : `Table ${game.table}`;
  if (game.result === null) return refuse('saved-meanwhile', `${where} has no result any more. It was undone.`);
  const { result, seats, settledBy, enteredBy } = game;
  const who = settledBy === 'players' ? 'The players' : STAFF_WORDS[enteredBy?.role ?? 'system'];
  const lines = 'scores' in result ? seats.map((seat, index) => said(seat, result.scores[index])) : [];
  const what = lines.length === 0 ? `the result “${result.kind}”` : lines.join(', ');
  return refuse('saved-meanwhile', `${where} has a result by now. ${who} saved: ${what}. Correct it if it is wrong.`);

  function said(seat: EntrantId, line: ScoreLine = {}): string {
    const fields = pack.results.fields(state.options);
    const figures = fields.flatMap(({ id }) => (line[id] === undefined ? [] : [String(line[id])]));
    return `${nameOf(state.entrants[seat])} ${figures.join(' / ')}`;
  }
}

/** A game's own record hands over its result. A later ruling at the table corrects it; what the desk entered stays. */
function takeResult(asked: DecideContext<'take-result'>): Decided {
  const { body, state, command } = asked;
  const game = findGame(state, body.game);
  const lines = game?.seats.map((seat) => body.scores.find(({ entrant }) => entrant === seat)?.line);
  if (!game || !lines || lines.length !== body.scores.length) return unknownGame(body.game);
  const scores = lines.filter((line) => line !== undefined);
  const result: Result = { kind: 'played', scores };
  const own = body.encounter.record === recordOfGame(state.id, game.id, game.seats);
  if (command.by.role !== 'system' || !own) {
    return refuse('not-allowed', 'Only the record of a game hands over its result.');
  }
  if (game.result === null) return settled(asked, game, result, { by: 'players', encounter: body.encounter });
  if (sameJson(game.result, result)) return [];
  if (game.encounter?.record !== body.encounter.record) {
    return refuse('settled', 'The desk has entered another result for this game. Ask there which one counts.');
  }
  const reason = 'A ruling at the table changed it.';
  return settled(asked, game, result, { by: 'staff', reason, encounter: body.encounter });
}

/** A table's own record says whether something is told in two ways there, and who signed. What is settled here stays so. */
function noteAccounts({ body, state, command }: DecideContext<'note-accounts'>): Decided {
  const game = findGame(state, body.game);
  const own = game !== undefined && body.record === recordOfGame(state.id, game.id, game.seats);
  if (command.by.role !== 'system') return refuse('not-allowed', 'Only the record of a game says that.');
  if (!own || game.result !== null) return [];
  const { differs, signed = [] } = body;
  return [
    ...((game.toldDifferently !== null) === differs
      ? []
      : [{ type: 'told-differently', game: game.id, differs } as const]),
    ...(sameJson(game.signed, signed) ? [] : [{ type: 'sheets-signed', game: game.id, signed } as const]),
  ];
}

export const RESULT_DECIDERS: Deciders<ResultCommand> = {
  'start-table': ({ body, state }) => {
    const game = findGame(state, body.game);
    if (!game) return unknownGame(body.game);
    return game.started || game.kind === 'bye' ? [] : [{ type: 'table-started', game: game.id }];
  },
  'wait-table': ({ body, state }) => {
    const game = findGame(state, body.game);
    if (!game) return unknownGame(body.game);
    if (Object.keys(game.reports).length > 0 || game.result !== null) {
      return refuse('begun', 'This table has reported or has its result: it has begun.');
    }
    return game.started ? [{ type: 'table-waits', game: game.id }] : [];
  },
  report,
  confirm,
  dispute: ({ body, state, command }) => {
    const game = findGame(state, body.game);
    const me = command.by.entrant;
    if (!game || me === undefined) return unknownGame(body.game);
    if (game.result !== null) return refuse('settled', 'This game has its result. The desk can correct it.');
    return [{ type: 'disputed', game: game.id, entrant: me }];
  },
  'approve-agreement': (asked) => {
    const { body, state, command } = asked;
    const game = findGame(state, body.game);
    if (!game) return unknownGame(body.game);
    const who = command.by.role === 'player' ? command.by.entrant : 'to';
    return who === undefined ? unknownGame(body.game) : approve(asked, game, who, body.approve);
  },
  'take-result': takeResult,
  'note-accounts': noteAccounts,
  'enter-result': enterResult,
  'mark-bye': markBye,
};
