/**
 * What can be done about a posted round, each with what it would come to: shown beforehand, and sent back as it was shown.
 * Somebody comes late, leaves, or is not there: one table changes, and nobody else.
 */
import type { Viewer } from '../journal/types.ts';
import { type Refusal, isRefusal, refuse } from '../rules/refusal.ts';
import type { RuleId } from '../rules/rule-ids.ts';
import type { SeatsByHand, ShownRepair } from './commands.ts';
import { unknownGame } from './deciding.ts';
import { freeRinger } from './history.ts';
import type { Pack, PairWhy } from './pack.ts';
import { type Repair, isGone, planAsked, shownOf, unseatedIn } from './repair.ts';
import { mayAsk } from './policy.ts';
import { type EventState, type PlayedRound, findGame, gameOf, historyOf, latestRound, phaseOf } from './state.ts';
import type { EntrantId, Game, GameId, Compromise, Result } from './types.ts';

/** What a repair would do. */
export interface Preview {
  /** To be sent with the command. */
  readonly shown: ShownRepair;
  /** Bends that it could not avoid, with their rules. */
  readonly paid: readonly Compromise[];
  /** Why the new tables are so. */
  readonly why: readonly PairWhy[];
}

/** What the pack gives for a forfeit. */
export interface ForfeitWorth {
  /** By entrant and column. */
  readonly points: Readonly<Record<EntrantId, Readonly<Record<string, number>>>>;
  readonly rules: readonly RuleId[];
}

/** One way to go on: a table by hand, or a forfeit. */
export type RepairWay =
  | (Preview & { readonly kind: 'by-hand'; readonly how: SeatsByHand })
  | (ForfeitWorth & { readonly kind: 'forfeit'; readonly game: GameId; readonly by: EntrantId });

export interface Ways {
  readonly entrant: EntrantId;
  /** Where they sit now; null: nowhere. */
  readonly game: GameId | null;
  /** The table has begun, and both are there. */
  readonly begun: boolean;
  readonly ways: readonly RepairWay[];
}

const NOT_YOURS = refuse('not-allowed', 'Only the organiser can do this.');

export function previewOf(
  pack: Pack,
  state: EventState,
  viewer: Viewer,
  { repair, tables = '', absent = '' }: Readonly<Partial<Record<string, string>>>,
): Preview | Refusal {
  const round = underWay(state);
  if (viewer.role !== 'organiser') return NOT_YOURS;
  if (isRefusal(round)) return round;
  const how = { tables: tables.split(';').map(idsIn), absent: idsIn(absent) };
  const plan = planAsked(pack, state, repair === 'by-hand' ? how : undefined);
  return isRefusal(plan) ? plan : preview(round, plan);
}

function idsIn(text: string): readonly EntrantId[] {
  return text === '' ? [] : text.split(',');
}

function preview(round: PlayedRound, plan: Repair): Preview {
  return { shown: shownOf(round, plan), paid: plan.paid ?? [], why: plan.why ?? [] };
}

function underWay(state: EventState): PlayedRound | Refusal {
  const latest = latestRound(state);
  return latest && !latest.closed && !state.ended ? latest : refuse('no-round', 'There is no round under way.');
}

/** What can become of somebody who is here without a table, or of the table of somebody who is not there. */
export function waysFor(pack: Pack, state: EventState, viewer: Viewer, entrant: EntrantId): Ways | Refusal {
  const round = underWay(state);
  if (viewer.role !== 'organiser') return NOT_YOURS;
  if (isRefusal(round)) return round;
  if (!state.entrants[entrant]) return refuse('unknown-entrant', `There is no entrant ${entrant} in this event.`);
  const game = gameOf(round, entrant);
  const asked = game === undefined ? seatsFor(state, round, entrant) : seatsWithout(state, round, { entrant, game });
  const ways = asked.flatMap((how): RepairWay[] => {
    const plan = planAsked(pack, state, how);
    return isRefusal(plan) ? [] : [{ kind: 'by-hand', how, ...preview(round, plan) }];
  });
  const forfeits = game === undefined ? [] : forfeitOf(pack, state, game, entrant);
  return { entrant, game: game?.id ?? null, begun: game?.started ?? false, ways: [...ways, ...forfeits] };
}

/** Tables for somebody who has none: the bye's, the ringer's, one where somebody is missing, another who waits, the bye. */
function seatsFor(state: EventState, round: PlayedRound, late: EntrantId): readonly SeatsByHand[] {
  if (isGone(state, late)) return [];
  const isFree = ({ result, reports, started }: Game): boolean =>
    result === null && Object.keys(reports).length === 0 && !started;
  const byes = round.games.flatMap(({ kind, seats: [only = ''] }) => (kind === 'bye' ? [[only, late]] : []));
  const ringers = round.games.flatMap((game) => {
    const [odd = ''] = game.seats;
    return game.kind === 'ringer' && isFree(game) ? [[odd, late]] : [];
  });
  const missing = round.games.flatMap((game) => {
    const here = game.seats.filter((id) => !isGone(state, id));
    const isOpen = game.result === null && Object.keys(game.reports).length === 0;
    return isOpen && here.length < game.seats.length && here.length > 0 ? [[...here, late]] : [];
  });
  const waiting = unseatedIn(state, round).waiting.flatMap((other) => (other === late ? [] : [[other, late]]));
  const odd = byes.length === 0 ? [ringerTable(state, round, late) ?? [late]] : [];
  return [...byes, ...missing, ...waiting, ...ringers, ...odd].map((seats) => ({ tables: [seats], absent: [] }));
}

function ringerTable(state: EventState, round: PlayedRound, player: EntrantId): readonly EntrantId[] | null {
  const ringer = freeRinger(historyOf(state));
  return ringer === undefined || gameOf(round, ringer) ? null : [player, ringer];
}

interface Missing {
  readonly entrant: EntrantId;
  readonly game: Game;
}

/** For those left at a table: somebody who waits, whoever has the bye, the ringer, the bye. */
function seatsWithout(state: EventState, round: PlayedRound, { entrant, game }: Missing): readonly SeatsByHand[] {
  const others = game.seats.filter((id) => id !== entrant && !isGone(state, id));
  const [left, ...more] = others;
  const absent = isGone(state, entrant) ? [] : [entrant];
  if (left === undefined) return [];
  // At a table of three or four the others play on.
  if (more.length > 0) return [{ tables: [others], absent }];
  const isRinger = state.entrants[left]?.ringer === true;
  const waiting = unseatedIn(state, round).waiting.map((id) => [left, id]);
  const byes = round.games.flatMap(({ kind, seats: [only = ''] }) => (kind === 'bye' ? [[left, only]] : []));
  const odd = isRinger || byes.length > 0 ? [] : [ringerTable(state, round, left) ?? [left]];
  return [...waiting, ...byes, ...odd].map((seats) => ({ tables: [seats], absent }));
}

function forfeitOf(pack: Pack, state: EventState, game: Game, by: EntrantId): RepairWay[] {
  const worth = game.result === null ? worthOf(pack, state, game, { by: [by], reason: 'absence' }) : NO_FORFEIT;
  return isRefusal(worth) ? [] : [{ kind: 'forfeit', game: game.id, by, ...worth }];
}

const NO_FORFEIT = refuse('bad-result', 'Nobody can forfeit this game.');

function worthOf(
  pack: Pack,
  { options }: EventState,
  { seats, kind }: Game,
  forfeit: Pick<Extract<Result, { kind: 'forfeit' }>, 'by' | 'reason'>,
): ForfeitWorth | Refusal {
  if (kind === 'bye' || !pack.results.kinds.includes('forfeit')) return NO_FORFEIT;
  const scored = pack.results.score({ seats, result: { kind: 'forfeit', ...forfeit } }, options);
  return isRefusal(scored) ? scored : { points: scored.scores, rules: scored.rules };
}

/** What it would come to if some forfeited a game, for whoever may enter that; with commas between the players. */
export function forfeitWorth(
  pack: Pack,
  state: EventState,
  viewer: Viewer,
  { game: id = '', forfeit = '' }: Readonly<Partial<Record<string, string>>>,
): ForfeitWorth | Refusal {
  const game = findGame(state, id);
  if (game === undefined) return unknownGame(id);
  return mayAsk(viewer, 'enter-result', phaseOf(state), {}) ?? worthOf(pack, state, game, { by: idsIn(forfeit) });
}
