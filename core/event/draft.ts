/**
 * Planning a round: who meets whom, at which table, who attacks, what is played. A pure function of the event so far,
 * what the organiser asked, and the round's lots, so that anybody can run it again and compare.
 */
import { type Hash, hashText } from '../chance/bytes.ts';
import type { Stream } from '../chance/stream.ts';
import { lotStream, openLinkOf, roundKey } from '../chance/lots.ts';
import { canonical } from '../journal/json.ts';
import type { Chance } from '../journal/types.ts';
import { type Refusal, isRefusal, refuse } from '../rules/refusal.ts';
import { type CostLine, costsOf, difference } from './costs.ts';
import type { Draft, DraftGame, PricedWish } from './entries.ts';
import type { Pack, PairAsked, PairPlan, RoundAsked } from './pack.ts';
import type { RoundCertificate } from './pairing/certificate.ts';
import { type Wishes, contradiction } from './pairing/contradiction.ts';
import { seatGames, seatingCosts } from './seating.ts';
import { type EventState, historyOf, nameOf } from './state.ts';
import type { Scenario } from './types.ts';
import { NOTHING_ASKED, type WishAlone, isAsked, wishesIn } from './wishes.ts';

/** What registration and the phones add to the lots: everybody who is checked in, with what their phone made up. */
export function mixOf(state: EventState): Hash {
  const present = Object.values(state.entrants)
    .filter(({ status }) => status === 'checked-in')
    .map(({ id, nonce }) => [id, nonce ?? null]);
  return hashText(`muster mix ${canonical(present)}`);
}

/** The link that a round's lots come from; a copy of an event has none. */
export function ownLink({ lotsFrom }: EventState, chance: Chance, round: number): Hash | Refusal {
  const text = 'This copy of the event has no lots of its own. You can read it, but you cannot draft a round in it.';
  return chance.link(openLinkOf(round - lotsFrom + 1)) ?? refuse('no-lots', text);
}

/** The key of the round's draws, once its link and the mix are known. */
export function keyOf(state: EventState, link: Hash): Hash {
  return roundKey(link, state.started?.mix ?? mixOf(state));
}

export interface PlanAsked {
  readonly round: number;
  /** 1 for the first draw of this round, then 2, … */
  readonly attempt: number;
  readonly asked: RoundAsked;
  /** What the organiser chose for this round beforehand. */
  readonly chosen: Scenario;
}

/** Draws a whole round, and says what each wish cost. */
export function draftOf(pack: Pack, state: EventState, what: PlanAsked, key: Hash): Draft | Refusal {
  const drawn = drawRound(pack, state, what, key);
  if (isRefusal(drawn)) return drawn;
  const { draft, plan } = drawn;
  const seated = draft.games.flatMap(({ seats }) => seats);
  const wishes = wishesIn(state, what.asked, seated);
  if (wishes.length === 0) return draft;
  const costs = (alone: Pick<WishAlone, 'state' | 'asked'>): readonly CostLine[] | null =>
    costsFor(pack, { key, ...what, ...alone }, samePairs(alone.asked, what.asked) ? plan : null);
  const known = Math.floor(MOST_REDRAWN / seated.length);
  const priced = wishes.map(({ wish, ...rest }, index): PricedWish => {
    const other = index < known ? costs(rest) : null;
    return { wish, more: other && difference(draft.costs ?? [], other) };
  });
  const best = isAsked(what.asked) ? costs({ state, asked: NOTHING_ASKED }) : null;
  return { ...draft, wishes: priced, ...(best && { best }) };
}

/** For so many players in all a round is drawn again, each time without one wish. */
const MOST_REDRAWN = 50_000;

function samePairs(one: PairAsked, other: PairAsked): boolean {
  const { pins, forbidden, odd, notOdd } = one;
  return pins === other.pins && forbidden === other.forbidden && odd === other.odd && notOdd === other.notOdd;
}

/** What a round costs as asked; null where there is none. */
function costsFor(
  pack: Pack,
  { state, asked, ...lots }: Lots & { readonly state: EventState; readonly asked: RoundAsked },
  known: PairPlan | null,
): readonly CostLine[] | null {
  const plan = known ?? drawPairs(pack, { ...lots, state, asked });
  if (isRefusal(plan)) return null;
  const games = seatGames(state, seated(plan), asked);
  return isRefusal(games) ? costsOf(plan) : costsOf(plan, seatingCosts(state, games));
}

/** Draws a whole round. */
export function planRound(pack: Pack, state: EventState, what: PlanAsked, key: Hash): Draft | Refusal {
  const drawn = drawRound(pack, state, what, key);
  return isRefusal(drawn) ? drawn : drawn.draft;
}

function drawRound(
  pack: Pack,
  state: EventState,
  { round, attempt, asked, chosen }: PlanAsked,
  key: Hash,
): { readonly draft: Draft; readonly plan: PairPlan } | Refusal {
  const lots = lotsOf({ key, round, attempt });
  const history = historyOf(state);
  const before = state.rounds.map(({ scenario }) => scenario ?? {});
  const facts = { drawn: state.rounds.map(({ drawn }) => drawn), date: state.settings.date };
  const against = contradiction(wishesOf(pack, state, asked), (id) => nameOf(state.entrants[id]));
  if (against) return against;
  const plan = drawPairs(pack, { state, key, round, attempt, asked });
  if (isRefusal(plan)) return plan;
  const placed = seatGames(state, seated(plan), asked);
  if (isRefusal(placed)) return placed;
  const drawnScenario = pack.scenario.draw(state.options, chosen, lots('scenario'), before, facts);
  const attackers = lots('attackers');
  const games = placed.map((game) => ({
    ...game,
    attacker: game.kind === 'bye' ? null : pack.pairing.attacker(history, game.seats, attackers).attacker,
  }));
  const { scenario, drawn } = drawnScenario;
  const draft: Draft = {
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
    costs: costsOf(plan, seatingCosts(state, games)),
  };
  return { draft, plan };
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
  return pack.pairing.pair(historyOf(state), asked, lotsOf(lots)('pairing'));
}

function wishesOf(
  pack: Pack,
  state: EventState,
  { pins, forbidden, odd, notOdd = [], at = [], notAt = [] }: RoundAsked,
): Wishes {
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
    notOdd,
    named: [...at, ...notAt].map(({ entrant }) => entrant),
    seats: pack.pairing.seats(state.options).max,
  };
}

/** A longer certificate is not kept: the round can still be drawn again and compared (`muster verify`). */
const LONGEST_CERTIFICATE = 256 * 1024;

export function keptCertificate(certificate: RoundCertificate | undefined): Pick<Draft, 'certificate'> {
  return certificate && JSON.stringify(certificate).length <= LONGEST_CERTIFICATE ? { certificate } : {};
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
