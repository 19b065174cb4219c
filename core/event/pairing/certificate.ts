/**
 * What a paired round brings along so that anybody can check, without the solver, that no better round exists.
 *
 * A certificate is plain data (JSON). A checker takes only the history, the options, the pins and pairs ruled out, the
 * round and its certificate, and works everything else out for itself.
 */
import type { EntrantId } from '../types.ts';

/**
 * Optimal duals of a minimum-cost perfect matching whose costs are lexicographic. What a checker must check:
 *
 * 1. **Who.** `players` are exactly those whom the matching pairs (not those of pins, finals or a bye chosen before), once
 *    each; one `null`, the seat of the bye, exactly where the bye is part of the matching. Every pair of the round is one
 *    of two such places.
 * 2. **Faults.** The faults of every pair of players, level by level, follow from history and options as the pack says for
 *    each `what`; a pair ruled out may not be. The sums of the round's pairs are the levels' `total`.
 * 3. **Weights.** For every level with a weight, `most` is at least half the sum, over all players, of the largest fault
 *    of that level that each could bring (among pairs without faults of the levels whose weight is null); and its weight
 *    is more than the sum of `weight * most` of all levels after it. Then a smaller sum of `weight * fault` is always the
 *    lexicographically better round. A level whose weight is null has total 0, comes before all that have a weight, and so
 *    cannot be better: pairs with a fault of it need no further look.
 * 4. **Duals.** For every pair of players that may be and has no fault of a null level:
 *    `scale * sum(weight * fault) - duals[a] - duals[b] + sum(dual of the sets that hold both) >= 0`.
 * 5. **Sets.** Every set's `dual` is 0 or more, and it holds an odd number of players, counted through `sets`.
 * 6. **Sum.** `scale * sum(weight * total)` equals `sum(duals) - sum(set.dual * (players in the set - 1) / 2)`.
 *
 * By 4 and 5 no round can cost less than the sum of 6, and this one costs just that. O(n^2) with small sets.
 */
export interface LeastCostCertificate {
  readonly method: 'least-cost';
  readonly players: readonly (EntrantId | null)[];
  /** The worst first. */
  readonly levels: readonly CertifiedLevel[];
  /** How many units of the duals make one unit of the weights. */
  readonly scale: number;
  /** Of the player at the same place. */
  readonly duals: readonly number[];
  /** Inner sets before those that hold them. */
  readonly sets: readonly CertifiedSet[];
}

export interface CertifiedLevel {
  readonly what: FaultName;
  /** What one fault costs; null: no round with such a fault was looked at, as there is one without. */
  readonly weight: number | null;
  /** More than this the faults of a round cannot add up to. 0 where the weight is null. */
  readonly most: number;
  /** What the faults of this round add up to. */
  readonly total: number;
}

export interface CertifiedSet {
  readonly dual: number;
  /** Places in `players` of those who are in none of `sets`. */
  readonly members: readonly number[];
  /** Places in the certificate's own `sets`. */
  readonly sets: readonly number[];
}

/**
 * What a level counts:
 * - `meeting:n`: pairs who met n times before, n or oftener at the largest n named;
 * - `rematch`: pairs who met before; `rematch:n`: of those, the ones who met last in round n;
 * - `second-odd`: how many byes and ringer games the one who has the bye had before;
 * - `odd-height`: how many groups of points (and, if anybody offers, all who offer) stand below who has the bye;
 * - `second-down`: players of more points than their opponent who were paired down before;
 * - `pair-down`: piles between two of a pair, summed; `long-fall`: their squares, summed;
 * - `gap:n`: squares of differences in points, rounded to steps of n (hundredths where a pack keeps those);
 * - `group`: pairs of one club, area or family.
 */
export type FaultName =
  | 'rematch'
  | 'second-odd'
  | 'odd-height'
  | 'second-down'
  | 'pair-down'
  | 'long-fall'
  | 'group'
  | `meeting:${number}`
  | `rematch:${number}`
  | `gap:${number}`;

/** The certificates that a round can have. */
export type RoundCertificate = LeastCostCertificate;
