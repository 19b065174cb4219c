/** Rounds of generated events that a certificate does not prove to be the best. */
import type { History, HistoryEntrant } from '../../core/event/pack.ts';
import { complaints } from '../../core/event/pairing/least-cost/testing/check.ts';
import type { LeastCostCertificate } from '../../core/event/pairing/certificate.ts';
import { openSwiss } from '../../core/systems/open-swiss/pack.ts';
import { type Round, openRound } from '../../core/systems/open-swiss/round.ts';
import { isRefusal } from '../../core/journal/types.ts';
import { NOTHING, pairOf, statesOf, streamOf, winOrDraw } from './rounds.ts';

/** The faults of two, worked out from the round's facts alone, in the levels that a certificate names. */
function faultsOf(round: Round, { players, levels }: LeastCostCertificate, a: number, b: number): number[] {
  const numberOf = (place: number): number => round.ids.indexOf(players[place] ?? '');
  const [one, other] = [numberOf(a), numberOf(b)];
  const odd = one < 0 ? other : other < 0 ? one : null;
  const points = (player: number): number => round.points[player] ?? 0;
  const lower = (player: number): number => new Set(round.points.filter((own) => own < points(player))).size;
  return levels.map(({ what }) => {
    if (what === 'second-odd') return odd === null ? 0 : round.had(odd);
    if (what === 'odd-height') return odd === null ? 0 : lower(odd);
    if (odd !== null) return 0;
    const [name, figure] = what.split(':');
    if (name === 'meeting') return round.met(one, other) === Number(figure) ? 1 : 0;
    if (name === 'gap') return ((points(one) - points(other)) / Number(figure)) ** 2;
    const upper = points(one) > points(other) ? one : other;
    if (what === 'second-down') return points(one) !== points(other) && round.pairedDown(upper) ? 1 : 0;
    throw new Error(`no such level here: ${what}`);
  });
}

function isWorse(history: History, seed: string): boolean {
  const { certificate, tables, odd } = pairOf(openSwiss, history, seed);
  const round = openRound(history, NOTHING, streamOf(seed));
  if (certificate?.method !== 'least-cost' || isRefusal(round)) return true;
  const placeOf = new Map(certificate.players.map((id, place) => [id, place]));
  const place = (id: string | null | undefined): number => placeOf.get(id ?? null) ?? -1;
  const seats = [...tables, ...(odd ? [[odd.entrant, null]] : [])];
  const pairs = seats.map(([a, b]) => [place(a), place(b)] as const);
  return complaints(certificate, pairs, (a, b) => faultsOf(round, certificate, a, b)).length > 0;
}

/** Somebody leaves after some rounds. */
function withDrop(history: History, run: number): History {
  const entrants = history.entrants.map((entrant, index): HistoryEntrant => {
    const leaves = run % 2 === 1 && index === run % 5 && history.rounds.length > 2;
    return leaves ? { ...entrant, status: 'dropped', checkedIn: false, leftAfterRound: 2 } : entrant;
  });
  return { ...history, entrants };
}

export function worseRounds(events: number): number {
  let worse = 0;
  for (let run = 0; run < events; run += 1) {
    const players = 6 + (run % 19);
    const pairedDown = run % 3 === 0 ? 'loose' : 'strict';
    const states = statesOf(openSwiss, { preset: 'chess', pairedDown }, players, 3 + (run % 7), winOrDraw);
    for (const state of states) if (isWorse(withDrop(state, run), `event ${run}`)) worse += 1;
  }
  return worse;
}
