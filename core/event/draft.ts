/**
 * Planning a round: who meets whom, at which table, who attacks, what is played. A pure function of the event so far,
 * what the organiser asked, and the round's lots, so that anybody can run it again and compare.
 */
import { type Hash, hashText } from '../chance/bytes.ts';
import type { Stream } from '../chance/stream.ts';
import { lotStream, roundKey } from '../chance/lots.ts';
import { canonical } from '../journal/json.ts';
import { type Refusal, isRefusal, refuse } from '../journal/types.ts';
import { costsOf } from './costs.ts';
import type { Draft, DraftGame, EntryOf } from './entries.ts';
import type { Pack, PairAsked, PairPlan } from './pack.ts';
import type { RoundCertificate } from './pairing/certificate.ts';
import { type Wishes, contradiction } from './pairing/contradiction.ts';
import { assignTables } from './pairing/tables.ts';
import { assignTerrain } from './pairing/terrain.ts';
import { type EventState, historyOf, latestRound, nameOf } from './state.ts';
import type { EntrantId, Scenario } from './types.ts';

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
  const lots = lotsOf({ key, round, attempt });
  const history = historyOf(state);
  const before = state.rounds.map(({ scenario }) => scenario ?? {});
  const facts = { drawn: state.rounds.map(({ drawn }) => drawn), date: state.settings.date };
  const against = contradiction(wishesOf(pack, state, asked), (id) => nameOf(state.entrants[id]));
  if (against) return against;
  const draw = (what: PairAsked) => drawPairs(pack, { state, key, round, attempt, asked: what });
  const plan = draw(asked);
  if (isRefusal(plan)) return plan;
  const freely = isAsked(asked) ? draw(NOTHING_ASKED) : null;
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
    ...keptCertificate(plan.certificate),
    costs: costsOf(plan),
    ...(freely && !isRefusal(freely) ? { best: costsOf(freely) } : {}),
  };
}

interface Lots {
  readonly key: Hash;
  readonly round: number;
  readonly attempt: number;
}

function lotsOf({ key, round, attempt }: Lots): (purpose: string) => Stream {
  return (purpose) => lotStream(key, round, attempt === 1 ? purpose : `${purpose}#${attempt}`);
}

/** Who meets whom, on the lots of this draw. */
export function drawPairs(
  pack: Pack,
  { state, asked, ...lots }: Lots & { readonly state: EventState; readonly asked: PairAsked },
): PairPlan | Refusal {
  return pack.pair(historyOf(state), asked, lotsOf(lots)('pairing'));
}

/** Whether the organiser asked for anything at all. */
function isAsked({ pins, forbidden, odd }: PairAsked): boolean {
  return pins.length > 0 || forbidden.length > 0 || odd !== undefined;
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

/** A longer certificate is not kept: the round can still be drawn again and compared (`muster verify`). */
const LONGEST_CERTIFICATE = 256 * 1024;

function keptCertificate(certificate: RoundCertificate | undefined): Pick<Draft, 'certificate'> {
  return certificate && JSON.stringify(certificate).length <= LONGEST_CERTIFICATE ? { certificate } : {};
}

export type Repair = Pick<EntryOf<'round-repaired'>, 'attempt' | 'games' | 'kept' | 'paid' | 'why' | 'certificate'>;

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
  const { paid, why, certificate } = plan;
  return {
    attempt,
    games: withTables(before, fresh, taken),
    kept: kept.map(({ id }) => id),
    paid,
    why: why.filter(({ seats }) => !seats.some((id) => busy.has(id))),
    ...keptCertificate(certificate),
  };
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

/** With more games kinds of terrain are given out before tables: weighing both at once takes seconds. */
const MOST_AT_ONCE = 64;

/**
 * Gives every game its table: nobody at the same table twice if it can be helped, nor at a kind of terrain; the leaders at
 * the feature tables, then in order of the numbers.
 */
export function withTables(state: EventState, games: readonly DraftGame[], taken: readonly number[] = []): DraftGame[] {
  const playing = games.filter(({ kind }) => kind !== 'bye');
  const inUse = tablesInUse(state, playing.length + taken.length).filter((table) => !taken.includes(table));
  const { featured } = state.settings;
  const free = [
    ...inUse.filter((table) => featured.includes(table)),
    ...inUse.filter((table) => !featured.includes(table)),
  ];
  const seatsOf = playing.map(({ seats }) => seats);
  const fixed = seatsOf.map((seats) => fixedIndex(state, seats, free));
  const players = [...new Set(seatsOf.flat())];
  const index = new Map(players.map((id, place) => [id, place]));
  const request = {
    games: seatsOf.map((seats, place) => {
      const table = fixed[place];
      const numbers = seats.map((id) => index.get(id) ?? 0);
      return table === undefined ? { players: numbers } : { players: numbers, fixed: table };
    }),
    tables: free,
  };
  const terrain = new Map(state.settings.terrain.map(({ table, kind }) => [table, kind]));
  const visited = tablesVisited(state, players);
  const isLarge = playing.length > MOST_AT_ONCE && terrain.size > 0;
  const assigned = isLarge
    ? assignTerrain({
        ...request,
        seen: tablesSeen(visited, new Map()),
        kindOf: (table) => terrain.get(table),
        seenKind: (player, kind) => visited[player]?.filter((table) => terrain.get(table) === kind).length ?? 0,
      })
    : assignTables({ ...request, seen: tablesSeen(visited, terrain) });
  const tableOf = new Map(playing.map((game, place) => [game, assigned[place] ?? null]));
  return games.map((game) => ({ ...game, table: tableOf.get(game) ?? null }));
}

/** The table numbers in use: the organiser's list, made longer when it is too short. */
export function tablesInUse(state: EventState, needed: number): number[] {
  const tables = [...state.settings.tables];
  const known = new Set(tables);
  for (let next = 1; tables.length < needed; next += 1) if (!known.has(next)) tables.push(next);
  return tables.sort((a, b) => a - b);
}

/** The tables that each has been at. */
function tablesVisited(state: EventState, players: readonly EntrantId[]): readonly (readonly number[])[] {
  const visited = new Map<EntrantId, number[]>(players.map((id) => [id, []]));
  for (const { games } of state.rounds) {
    for (const { seats, table } of games) {
      if (table !== null) for (const id of seats) visited.get(id)?.push(table);
    }
  }
  return players.map((id) => visited.get(id) ?? []);
}

/**
 * How little somebody should have a table: what they have seen of it. One table seen again weighs more than all kinds of
 * terrain that everybody could see again.
 */
function tablesSeen(
  visited: readonly (readonly number[])[],
  terrain: ReadonlyMap<number, string>,
): (player: number, table: number) => number {
  const visits = visited.reduce((sum, { length }) => sum + length, 1);
  return (player, table) => {
    const kind = terrain.get(table);
    let weight = 0;
    for (const before of visited[player] ?? []) {
      if (before === table) weight += visits;
      else if (kind !== undefined && terrain.get(before) === kind) weight += 1;
    }
    return weight;
  };
}

function fixedIndex(state: EventState, seats: readonly EntrantId[], free: readonly number[]): number | undefined {
  for (const id of seats) {
    const table = state.entrants[id]?.fixedTable;
    const index = table === undefined ? -1 : free.indexOf(table);
    if (index >= 0) return index;
  }
  return undefined;
}
