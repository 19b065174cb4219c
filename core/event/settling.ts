/** Settling a game: the result as the pack scores it, and what changing an old one does to what came after. */
import { type Refusal, isRefusal, refuse } from '../rules/refusal.ts';
import type { DecideContext, Decided } from './deciding.ts';
import { planRepair } from './repair.ts';
import type { Consequence, EventEntryOf, EventEntry } from './entries.ts';
import type { Pack, Standings } from './pack.ts';
import { type EventState, historyOf, latestRound } from './state.ts';
import type { EncounterMark, Game, Result } from './types.ts';

interface Settling {
  readonly by: 'players' | 'staff' | 'rules';
  readonly reason?: string;
  readonly encounter?: EncounterMark;
}

/** The entry that settles a game, or why this result cannot be. */
export function settled(
  asked: Pick<DecideContext, 'pack' | 'state' | 'because'>,
  game: Game,
  result: Result,
  how: Settling,
): Decided {
  const { pack, state, because } = asked;
  const shape = shapeRefusal(pack, game, result);
  if (shape) return shape;
  const scored = pack.results.score({ seats: game.seats, result }, state.options);
  if (isRefusal(scored)) return scored;
  const correction = game.result !== null;
  const entry: EventEntryOf<'result-settled'> = {
    type: 'result-settled',
    game: game.id,
    result,
    by: how.by,
    rules: scored.rules,
    ...(how.reason === undefined ? {} : { because: because(how.reason) }),
    ...(how.encounter === undefined ? {} : { encounter: how.encounter }),
  };
  const leaving = leavers(asked, result);
  if (!correction) return [entry, ...leaving];
  return [{ ...entry, consequence: consequenceOf(pack, state, game, result) }, ...leaving];
}

/** Who leaves the event by this result, where the pack says so. */
function leavers({ pack, state }: Pick<DecideContext, 'pack' | 'state'>, result: Result): EventEntry[] {
  return pack.results.leaves(result, state.options).flatMap((entrant) => {
    const present = state.entrants[entrant]?.status === 'checked-in';
    return present
      ? [{ type: 'entrant-left' as const, entrant, status: 'dropped' as const, afterRound: state.rounds.length }]
      : [];
  });
}

/** What is wrong with a result whatever the pack says: seats, people, kinds. */
export function shapeRefusal(pack: Pack, game: Game, result: Result): Refusal | null {
  if (!pack.results.kinds.includes(result.kind)) {
    return refuse('bad-kind', `${pack.title} knows no result of the kind “${result.kind}”.`);
  }
  if ((result.kind === 'bye') !== (game.kind === 'bye')) {
    return refuse(
      'bad-kind',
      game.kind === 'bye' ? 'A bye is not played.' : 'This player has an opponent, so this is not a bye.',
    );
  }
  if ('scores' in result && result.scores.length !== game.seats.length) {
    return refuse('bad-scores', `${game.seats.length} sit at this table: give as many scores, in their order.`);
  }
  if (result.kind === 'forfeit' && 'scores' in result && game.seats.length - result.by.length < 2) {
    return refuse('bad-scores', 'Fewer than two have played on at this table: a forfeit keeps no points.');
  }
  const by = result.kind === 'forfeit' ? result.by : 'by' in result ? [result.by] : [];
  const stranger = by.find((id) => !game.seats.includes(id));
  return stranger === undefined ? null : refuse('not-seated', `${stranger} does not sit at this table.`);
}

/** The event with this game's result in place of the one it has. */
function corrected(state: EventState, game: Game, result: Result): EventState {
  const rounds = state.rounds.map((round) =>
    round.number === game.round
      ? { ...round, games: round.games.map((known) => (known.id === game.id ? { ...known, result } : known)) }
      : round,
  );
  return { ...state, rounds };
}

/** What a correction changes: the places, and the tables of the latest round that a repair would then move, no others. */
export function consequenceOf(pack: Pack, state: EventState, game: Game, result: Result): Consequence {
  const after = corrected(state, game, result);
  const places = placeChanges(pack.standings.rank(historyOf(state)), pack.standings.rank(historyOf(after)));
  const latest = latestRound(state);
  if (!latest || latest.closed || latest.number === game.round) return { places, tables: [] };
  const plan = planRepair(pack, after);
  if (isRefusal(plan)) return { places, tables: [] };
  const tables = latest.games.flatMap(({ id }) => (plan.kept.includes(id) ? [] : [id]));
  const instead = plan.games.map(({ seats }) => seats);
  return { places, tables, ...(tables.length === 0 && instead.length === 0 ? {} : { instead }) };
}

function placeChanges(before: Standings, after: Standings): Consequence['places'] {
  const old = new Map(before.rows.map(({ entrant, rank }) => [entrant, rank]));
  return after.rows.flatMap(({ entrant, rank }) =>
    old.get(entrant) === rank ? [] : [{ entrant, before: old.get(entrant) ?? null, after: rank }],
  );
}
