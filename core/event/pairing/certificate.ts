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
 * 3. **Weights.** For every level with a weight, `most` is at least half the sum (rounded down), over all players, of the largest fault
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
  /** Why the bye or the ringer, chosen before the others were paired, is nobody else's. */
  readonly bye?: CertifiedBye;
}

/**
 * Who has the bye or the ringer where the others are paired after. What a checker must check:
 *
 * - with an `order`: point 5 of {@link TopDownCertificate} of the one at `place`, who is asked from the last of `order` up:
 *   volunteers stand after all others, and nobody else above one who comes before. That is who has it; or, where a later
 *   round would then be left without fresh opponents, the next up the order who spares it that, and nobody between does.
 *   Only small fields look ahead (at most {@link LOOKED_AHEAD} seats): a checker tries every round there.
 * - with others named `instead`: it is drawn among the lowest of those who had the fewest. Each of the lowest who is not
 *   named leaves the others no fewer rematches, then pairs who were to be kept apart, then second pair-downs than this
 *   one; that is so of each who is named, by a least-cost certificate of the others' best round, or because they cannot all be
 *   paired: more odd groups stay apart by the pairs that are ruled out than the barrier has players. Nobody need be named where
 *   the others have no such fault, nor in a small field that looks ahead, where a checker tries every round.
 */
export type CertifiedBye = CertifiedOrder | { readonly instead: readonly CertifiedInstead[] };

export interface CertifiedOrder extends CertifiedByeOrRinger {
  readonly order: readonly EntrantId[];
}

export interface CertifiedInstead {
  readonly entrant: EntrantId;
  readonly proof: LeastCostCertificate | { readonly barrier: readonly EntrantId[] };
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
 * - `avoided:n`: pairs whom the pack's policy of pairing avoids with worth n;
 * - `second-odd`: how many byes and ringer games the one who has the bye had before;
 * - `odd-height`: how many groups of points (and, if anybody offers, all who offer) stand below who has the bye;
 * - `odd-place`: how many of the `players` of the certificate, who are in standing order, come after who has the bye;
 * - `second-down`: players of more points than their opponent who were paired down before;
 * - `pair-down`: piles between two of a pair, summed; `long-fall`: their squares, summed;
 * - `gap:n`: squares of differences in points, rounded to steps of n (hundredths where a pack keeps those);
 * - `avoided`: pairs with any fault below this level, one each; a rematch is one where the pack still bars it;
 * - `group`: pairs of one club, area or family; `apart`: pairs that the organiser wants apart for other reasons.
 */
export type FaultName =
  | 'rematch'
  | 'second-odd'
  | 'odd-height'
  | 'odd-place'
  | 'second-down'
  | 'pair-down'
  | 'long-fall'
  | 'group'
  | 'apart'
  | 'avoided'
  | `meeting:${number}`
  | `avoided:${number}`
  | `rematch:${number}`
  | `gap:${number}`;

/**
 * A top-down round: the highest meets the next highest whom it may meet, as long as the rest can still be paired at the
 * least price. What a checker must check:
 *
 * 1. **Who.** `order` are exactly those who play, once each, without those of pins and without one whom the organiser
 *    named for the bye or the ringer; nobody stands above one who comes before (in round one any order will do). With
 *    `odd` the one at that place of `order` has the bye or meets the ringer. All others are in the round's other pairs;
 *    write each with its higher place first and sort them by that: places 0, 1, … of `passed` are places in this list.
 * 2. **Price.** The faults of every pair follow from history and options as the pack says for each level's `what`; a pair
 *    costs the sum of `weight * fault`, a pair ruled out cannot be. For every level of `levels`, `most` is at least the smaller of half
 *    the players and the number of pairs with a fault of it, and its weight is more than the sum of `weight * most` of all
 *    levels after it. A pair with a fault of no level that is listed cannot be: there is a round without. The price of
 *    the round is that of its pairs, but for pins.
 * 3. **Least.** With price 0 nothing is to be proved, and `least` is null. Else `least` proves about all of `order` but
 *    the odd one that no complete pairing costs less than the round.
 * 4. **Passed over.** Go through the pairs in order. Everybody between the two who is in no earlier pair was passed over.
 *    Of each, one of these is true: the pair with the higher player is ruled out; or the pairs so far and that pair cost
 *    more than the round; or the proof for this pair's place proves that they do with the rest, which are all who are in
 *    no earlier pair but these two.
 * 5. **Odd.** Of those who had the fewest byes and ringer games (by the pack's counting), everybody below who has it was
 *    passed over for the seat that is left: the same as 4, with that seat for the higher player, all of `order` for the rest, prices by `odd.levels`, and
 *    `odd.passed`; and `odd.least` proves of `order` and the seat that no complete pairing costs less than the round. In
 *    proofs the seat is the place after the last; it may only meet those who had the fewest, and that costs nothing.
 * 6. **Ahead.** With `ahead` above 0 passed players are not proved. Instead, of all complete pairings at this price that
 *    come before this one in the order of 4 (the odd seat first, from the lowest player up; at most
 *    {@link LOOKED_AHEAD} seats), none leaves `ahead` further rounds without a rematch, and this one does.
 */
export interface TopDownCertificate {
  readonly method: 'top-down';
  readonly order: readonly EntrantId[];
  readonly odd: CertifiedByeOrRinger | null;
  readonly levels: readonly PriceLevel[];
  readonly least: Proof | null;
  readonly passed: readonly { readonly pair: number; readonly proof: Proof }[];
  readonly ahead: number;
}

export type PriceLevel = Pick<CertifiedLevel, 'what' | 'most'> & { readonly weight: number };

export interface CertifiedByeOrRinger {
  readonly place: number;
  readonly levels: readonly PriceLevel[];
  readonly least: Proof | null;
  readonly passed: Proof | null;
}

/**
 * About players who are to be paired among themselves; numbers are places in `order`.
 *
 * A **barrier**: take it out, and count the pieces into which the pairs that cost nothing then join those who are left, if
 * their number is odd. As many more pieces as the barrier has players, halved, is how many pairs must cost something
 * (Tutte 1947, Berge 1958): at least the smallest weight each. Used where every pair costs nothing, the same, or cannot be.
 * For one who was passed over, take them and the higher player out beforehand, from the barrier too.
 *
 * **Duals**, of the players who are in no earlier pair (in order; `sets` hold places in that list):
 * `2 * price - duals[a] - duals[b] + sum(dual of the sets that hold both)` is 0 or more for each pair that may be, and no
 * set's dual is below 0. Half of `sum(duals) - sum(dual * (members - 1) / 2)` is a price that no complete pairing of them
 * falls short of, and one with a certain pair not by less than half of what the first sum leaves of that pair.
 */
export type Proof = { readonly barrier: readonly number[] } | DualsProof;

export interface DualsProof {
  readonly duals: readonly number[];
  readonly sets: readonly { readonly members: readonly number[]; readonly dual: number }[];
}

/**
 * A round of a small field that is not the best by itself: that one would have left fewer later rounds. Only so many are
 * paired that a checker can try every round. What a checker must check:
 *
 * 1. **Who**, **faults** and **weights** as 1 to 3 of {@link LeastCostCertificate}; a level whose weight is null is a rematch
 *    or a second bye, and no pair with a fault of it is looked at.
 * 2. **Ahead.** This round leaves `ahead` further rounds: pairings of all who play (and of the bye, which goes to those who
 *    had none), no pair twice, of pairs that did not meet before and do not in this round, at whatever table.
 * 3. **Best.** Of all complete pairings of `players` with a smaller sum of `weight * fault`, none leaves as many.
 */
export interface LookAheadCertificate {
  readonly method: 'ahead';
  readonly players: readonly (EntrantId | null)[];
  readonly levels: readonly CertifiedLevel[];
  readonly ahead: number;
  readonly bye?: CertifiedBye;
}

/**
 * Tables of two to four on which as few as can be meet again. What a checker must check:
 *
 * 1. **Who.** Everybody who plays sits once; but for set tables and a bye, the tables have these `sizes`.
 * 2. **Meetings.** Over all pairs at a table that was not set, how often they met before adds up to `meetings`.
 * 3. **Least.** With `count`: everybody meets, at a table of s, at least the s - 1 whom they met least often; summed with the
 *    smaller tables given to those who save most by them, and halved (upwards), that is `meetings`. With `search`: of all
 *    rounds with tables of these sizes none has fewer; only small fields are searched.
 */
export interface TablesCertificate {
  readonly method: 'tables';
  readonly sizes: readonly number[];
  readonly meetings: number;
  readonly least: 'count' | 'search';
}

/** The certificates that a round can have. */
export type RoundCertificate = LeastCostCertificate | TopDownCertificate | LookAheadCertificate | TablesCertificate;
