/**
 * Why these two meet: the reason that the draw gave, and what would be instead. The round is drawn once more on the same
 * lots without them (or, where the organiser set them, without that wish), and the two rounds are compared.
 */
import { openLinkOf } from '../chance/lots.ts';
import type { Chance, Viewer } from '../journal/types.ts';
import { type Refusal, isRefusal, refuse } from '../rules/refusal.ts';
import { type CostLine, costsOf, difference } from './costs.ts';
import { drawPairs, keyOf } from './draft.ts';
import type { DraftGame } from './entries.ts';
import type { Pack, PairAsked, PairPlan, PairWhy } from './pack.ts';
import { type EventState, presentDraft } from './state.ts';
import { asSeated } from './repair.ts';
import type { EntrantId } from './types.ts';

export interface Explained {
  readonly why: Pick<PairWhy, 'text' | 'rules'> | null;
  /**
   * - `drawn`: `more` is what the next best round without this pair would cost more;
   * - `set`: the organiser set it, and `more` is what that costs;
   * - `only`: no round without it exists;
   * - `open`: nothing is known of another round (changed by hand, a bracket, results corrected since).
   */
  readonly kind: 'drawn' | 'set' | 'only' | 'open';
  /** Where those two would sit instead. */
  readonly instead: readonly (readonly EntrantId[])[];
  readonly more: readonly CostLine[];
  /** Where both rounds cost the same: what decided between them. */
  readonly tie: 'order' | 'lot' | null;
}

interface Drawn {
  /** As it was when the round was drawn. */
  readonly before: EventState;
  readonly round: number;
  readonly attempt: number;
  readonly asked: PairAsked;
  readonly key: string;
  readonly edited: boolean;
  readonly why: readonly PairWhy[];
  readonly games: readonly Pick<DraftGame, 'seats'>[];
}

/** @param seats of a table of this round: one that was published, or the organiser's draft. */
export function explainPair(
  pack: Pack,
  state: EventState,
  viewer: Viewer,
  about: { readonly round: number; readonly seats: readonly EntrantId[] },
  chance: Chance,
): Explained | Refusal {
  const drawn = publishedRound(state, about.round) ?? (viewer.role === 'organiser' ? draftOf(state, chance) : null);
  const game = drawn?.round === about.round ? drawn.games.find(({ seats }) => isSame(seats, about.seats)) : undefined;
  if (!drawn || !game) return refuse('unknown-game', 'There is no such table in this round.');
  const known = answers.get(drawn.why) ?? new Map<string, Explained>();
  answers.set(drawn.why, known);
  const key = tableKey(about.seats);
  const answer = known.get(key) ?? explained(pack, drawn, game.seats);
  known.set(key, answer);
  return answer;
}

/** Reasons are written with a round and stay what they are. */
const answers = new WeakMap<readonly PairWhy[], Map<string, Explained>>();

function tableKey(seats: readonly EntrantId[]): string {
  return [...seats].sort().join(' ');
}

function isSame(one: readonly EntrantId[], other: readonly EntrantId[]): boolean {
  return tableKey(one) === tableKey(other);
}

function draftOf(state: EventState, chance: Chance): Drawn | null {
  const draft = presentDraft(state);
  const link = draft && chance.link(openLinkOf(draft.round - state.lotsFrom + 1));
  return draft && link ? { ...draft, before: state, key: keyOf(state, link) } : null;
}

/** The event as it stood then: who sat at a table was there, and nobody else was. */
function publishedRound(state: EventState, number: number): Drawn | null {
  const round = state.rounds[number - 1];
  if (!round) return null;
  const before = asSeated(
    state,
    number,
    round.games.flatMap(({ seats }) => seats),
  );
  return { ...round, round: number, before, key: keyOf(state, round.link) };
}

function explained(pack: Pack, drawn: Drawn, seats: readonly EntrantId[]): Explained {
  const found = drawn.why.find((one) => isSame(one.seats, seats));
  const why = found ? { text: found.text, rules: found.rules } : null;
  const open: Explained = { why, kind: 'open', instead: [], more: [], tie: null };
  const draw = (asked: PairAsked): PairPlan | Refusal => drawPairs(pack, { ...drawn, state: drawn.before, asked });
  const now = drawn.edited ? null : draw(drawn.asked);
  if (now === null || isRefusal(now) || !tablesOf(now).some((table) => isSame(table, seats))) return open;
  const wish = withoutWish(drawn.asked, seats);
  if (wish) {
    const freed = draw(wish);
    return isRefusal(freed) ? open : { ...compared(now, freed, seats), why, kind: 'set' };
  }
  const ways = withoutTable(drawn.asked, now, seats);
  if (ways.length === 0 || now.certificate === undefined) return open;
  const others = ways.flatMap((way) => {
    const plan = draw(way);
    return isRefusal(plan) ? [] : [plan];
  });
  const [other] = others.sort(dearer);
  if (other === undefined) return { ...open, kind: 'only' };
  const { more, ...rest } = compared(now, other, seats);
  return { ...rest, more: more.map(({ what, count }) => ({ what, count: -count })), why, kind: 'drawn' };
}

/** Above 0 where the first costs more. */
function dearer(one: PairPlan, other: PairPlan): number {
  return difference(costsOf(one), costsOf(other))[0]?.count ?? 0;
}

/**
 * The same with this table or bye ruled out. Any round without a table of more than two parts two of it: there are as many ways
 * to ask for that as there are pairs at it.
 */
function withoutTable(asked: PairAsked, { odd }: PairPlan, seats: readonly EntrantId[]): readonly PairAsked[] {
  if (odd !== null && seats.includes(odd.entrant)) {
    return [{ ...asked, notOdd: [...(asked.notOdd ?? []), odd.entrant] }];
  }
  const pairs = seats.flatMap((a, place) => seats.slice(place + 1).map((b) => [a, b] as const));
  return pairs.map((pair) => ({ ...asked, forbidden: [...asked.forbidden, pair] }));
}

/** What was asked without this table or bye; null where nobody asked for it. */
function withoutWish(asked: PairAsked, seats: readonly EntrantId[]): PairAsked | null {
  const { odd, ...rest } = asked;
  if (seats.length === 1 && odd === seats[0]) return rest;
  const pins = asked.pins.filter((pin) => !isSame(pin, seats));
  return pins.length < asked.pins.length ? { ...asked, pins } : null;
}

/** What `now` costs more than `other`, and where these people sit there. */
function compared(
  now: PairPlan,
  other: PairPlan,
  seats: readonly EntrantId[],
): Pick<Explained, 'instead' | 'more' | 'tie'> {
  const more = difference(costsOf(now), costsOf(other));
  const tables = tablesOf(other).filter((table) => table.some((id) => seats.includes(id)));
  const tie = now.certificate?.method === 'top-down' ? 'order' : 'lot';
  return { instead: tables.filter((table) => !isSame(table, seats)), more, tie: more.length === 0 ? tie : null };
}

function tablesOf({ tables, odd }: PairPlan): readonly (readonly EntrantId[])[] {
  if (odd === null) return tables;
  return [...tables, odd.ringer === undefined ? [odd.entrant] : [odd.entrant, odd.ringer]];
}
