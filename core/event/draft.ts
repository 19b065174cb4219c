/**
 * Planning a round: who meets whom, at which table, who attacks, what is played. A pure function of the event so far,
 * what the organiser asked, and the round's lots, so that anybody can run it again and compare.
 */
import { type Hash, hashText } from '../chance/bytes.ts';
import { lotStream, roundKey } from '../chance/lots.ts';
import { canonical } from '../journal/json.ts';
import { type Refusal, isRefusal, refuse } from '../journal/types.ts';
import type { Draft, DraftGame } from './entries.ts';
import type { Pack, PairAsked, PairPlan } from './pack.ts';
import { type Wishes, contradiction } from './pairing/contradiction.ts';
import { assignTables } from './pairing/tables.ts';
import { type EventState, historyOf, latestRound, nameOf } from './state.ts';
import type { EntrantId, GameId, Scenario } from './types.ts';

export const NOTHING_ASKED: PairAsked = { pins: [], forbidden: [] };

/** What registration and the phones add to the lots: everybody who is checked in, with what their phone made up. */
export function mixOf(state: EventState): Hash {
  const present = Object.values(state.entrants)
    .filter(({ status }) => status === 'checked-in')
    .map(({ id, nonce }) => [id, nonce ?? null]);
  return hashText(`muster mix ${canonical(present)}`);
}

/** The key of the round's draws, once its link and the mix are known. */
export function keyOf(state: EventState, link: Hash): Hash {
  return roundKey(link, state.started?.mix ?? mixOf(state));
}

export interface PlanAsked {
  readonly round: number;
  /** 1 for the first draw of this round, then 2, … */
  readonly attempt: number;
  readonly asked: PairAsked;
  /** What the organiser chose for this round beforehand. */
  readonly chosen: Scenario;
}

/** Draws a whole round. */
export function planRound(
  pack: Pack,
  state: EventState,
  { round, attempt, asked, chosen }: PlanAsked,
  key: Hash,
): Draft | Refusal {
  const lots = (purpose: string) => lotStream(key, round, attempt === 1 ? purpose : `${purpose}#${attempt}`);
  const history = historyOf(state);
  const before = state.rounds.map(({ scenario }) => scenario ?? {});
  const facts = { drawn: state.rounds.map(({ drawn }) => drawn), date: state.settings.date };
  const against = contradiction(wishesOf(pack, state, asked), (id) => nameOf(state.entrants[id]));
  if (against) return against;
  const plan = pack.pair(history, asked, lots('pairing'));
  if (isRefusal(plan)) return plan;
  const drawnScenario = pack.drawScenario(state.options, chosen, lots('scenario'), before, facts);
  const attackers = lots('attackers');
  const games = withTables(state, seated(plan)).map((game) => ({
    ...game,
    attacker: game.kind === 'bye' ? null : pack.attacker(history, game.seats, attackers).attacker,
  }));
  const { scenario, drawn } = drawnScenario;
  return {
    round,
    attempt,
    asked,
    games,
    scenario: Object.keys(scenario).length === 0 ? null : scenario,
    chosen,
    drawn,
    paid: plan.paid,
    approval: plan.approval,
    why: plan.why,
    edited: false,
    rules: [...plan.rules, ...drawnScenario.rules],
  };
}

function wishesOf(pack: Pack, state: EventState, { pins, forbidden, odd }: PairAsked): Wishes {
  const entrants = Object.values(state.entrants);
  const next = state.rounds.length + 1;
  const playing = entrants.filter(({ status, ringer, joinsRound }) => {
    return status === 'checked-in' && !ringer && joinsRound <= next;
  });
  return {
    known: new Set(entrants.map(({ id }) => id)),
    playing: playing.map(({ id }) => id),
    ringers: new Set(entrants.flatMap(({ id, ringer }) => (ringer ? [id] : []))),
    pins,
    forbidden,
    ...(odd === undefined ? {} : { odd }),
    seats: pack.seats(state.options).max,
  };
}

export interface Repair {
  readonly attempt: number;
  readonly games: readonly DraftGame[];
  readonly kept: readonly GameId[];
}

/** Draws the tables of the latest round that have not started again; those that have started stay as they are. */
export function planRepair(pack: Pack, state: EventState, link: Hash): Repair | Refusal {
  const latest = latestRound(state);
  if (!latest) return refuse('no-round', 'There is no round to repair.');
  const kept = latest.games.filter(({ started, result, kind }) => started || (result !== null && kind !== 'bye'));
  const before = { ...state, rounds: state.rounds.slice(0, -1) };
  const attempt = latest.attempt + latest.printing;
  const odd = kept.find(({ kind }) => kind === 'ringer')?.seats[0];
  const pins = kept.filter(({ kind }) => kind === 'game').map(({ seats }) => seats);
  const asked = { ...latest.asked, pins, ...(odd === undefined ? {} : { odd }) };
  const plan = planRound(
    pack,
    before,
    { round: latest.number, attempt, asked, chosen: latest.chosen },
    keyOf(state, link),
  );
  if (isRefusal(plan)) return plan;
  const busy = new Set(kept.flatMap(({ seats }) => seats));
  const fresh = plan.games.filter(({ seats }) => !seats.some((id) => busy.has(id)));
  const taken = kept.flatMap(({ table }) => (table === null ? [] : [table]));
  return { attempt, games: withTables(before, fresh, taken), kept: kept.map(({ id }) => id) };
}

/** The games of a plan, the ringer's and the bye last. */
function seated(plan: PairPlan): DraftGame[] {
  const games: DraftGame[] = plan.tables.map((seats) => ({ seats, kind: 'game', table: null, attacker: null }));
  if (plan.odd?.kind === 'bye') games.push({ seats: [plan.odd.entrant], kind: 'bye', table: null, attacker: null });
  if (plan.odd?.ringer !== undefined) {
    games.push({ seats: [plan.odd.entrant, plan.odd.ringer], kind: 'ringer', table: null, attacker: null });
  }
  return games;
}

/** Gives every game its table: nobody at the same table twice if it can be helped, the top tables to the leaders. */
export function withTables(state: EventState, games: readonly DraftGame[], taken: readonly number[] = []): DraftGame[] {
  const playing = games.filter(({ kind }) => kind !== 'bye');
  const free = tablesInUse(state, playing.length + taken.length).filter((table) => !taken.includes(table));
  const seen = tablesSeen(state);
  const seatsOf = playing.map(({ seats }) => seats);
  const fixed = seatsOf.map((seats) => fixedIndex(state, seats, free));
  const players = [...new Set(seatsOf.flat())];
  const index = new Map(players.map((id, place) => [id, place]));
  const assigned = assignTables({
    games: seatsOf.map((seats, place) => {
      const table = fixed[place];
      const numbers = seats.map((id) => index.get(id) ?? 0);
      return table === undefined ? { players: numbers } : { players: numbers, fixed: table };
    }),
    tables: free,
    seen: (player, table) => seen.get(`${players[player] ?? ''} ${table}`) ?? 0,
  });
  const tableOf = new Map(playing.map((game, place) => [game, assigned[place] ?? null]));
  return games.map((game) => ({ ...game, table: tableOf.get(game) ?? null }));
}

/** The table numbers in use: the organiser's list, made longer when it is too short. */
export function tablesInUse(state: EventState, needed: number): number[] {
  const tables = [...state.settings.tables];
  for (let next = 1; tables.length < needed; next += 1) if (!tables.includes(next)) tables.push(next);
  return tables.sort((a, b) => a - b);
}

function tablesSeen(state: EventState): Map<string, number> {
  const seen = new Map<string, number>();
  for (const { games } of state.rounds) {
    for (const { seats, table } of games) {
      if (table === null) continue;
      for (const id of seats) seen.set(`${id} ${table}`, (seen.get(`${id} ${table}`) ?? 0) + 1);
    }
  }
  return seen;
}

function fixedIndex(state: EventState, seats: readonly EntrantId[], free: readonly number[]): number | undefined {
  for (const id of seats) {
    const table = state.entrants[id]?.fixedTable;
    const index = table === undefined ? -1 : free.indexOf(table);
    if (index >= 0) return index;
  }
  return undefined;
}
