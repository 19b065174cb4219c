/** The same state for two other pairing libraries, each as it wants it. */
import type { History } from '../../core/event/pack.ts';
import { openRound } from '../../core/systems/open-swiss/event/round.ts';
import { isRefusal } from '../../core/rules/refusal.ts';
import { Swiss } from 'tournament-pairings';
import swissPairing from 'swiss-pairing';
import { NOTHING, streamOf } from './rounds.ts';

/** Ready to be called; what is made ready is not timed. */
export function tournamentPairings(history: History): () => unknown {
  const round = openRound(history, NOTHING, streamOf('peer'));
  if (isRefusal(round)) throw new Error(round.message);
  const met = new Map<number, string[]>();
  for (const { a, b } of round.meetings) {
    met.set(a, [...(met.get(a) ?? []), round.ids[b] ?? '']);
    met.set(b, [...(met.get(b) ?? []), round.ids[a] ?? '']);
  }
  const players = round.ids.map((id, player) => ({
    id,
    score: (round.points[player] ?? 0) / 100,
    pairedUpDown: round.pairedDown(player),
    receivedBye: round.had(player) > 0,
    avoid: met.get(player) ?? [],
  }));
  return () => Swiss(players, round.number);
}

export function swissPairingOf(history: History): () => unknown {
  const pairing = swissPairing({ maxPointsPerRound: 1 });
  const participants = history.entrants.map(({ id }, index) => ({ id, seed: index + 1 }));
  const matches = history.rounds.flatMap(({ games }, index) =>
    games.flatMap(({ seats: [home, away], result }) => {
      if (home === undefined || result?.kind !== 'played') return [];
      const [first, second] = result.scores.map(({ result: own }) => (own === 'win' ? 1 : own === 'draw' ? 0.5 : 0));
      return [
        { round: index + 1, home: { id: home, points: first ?? 0 }, away: { id: away ?? null, points: second ?? 0 } },
      ];
    }),
  );
  return () => pairing.getMatchups(history.rounds.length + 1, participants, matches);
}
