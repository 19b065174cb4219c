/**
 * Of all best rounds the first in order: the first takes the next whom any best round pairs them with, then the first of
 * those left does, … So order and rules alone say which round it is, however it was found; and with an order drawn by lot
 * every best round can turn up.
 *
 * One best round and its proof decide nearly everything at once: a pair whose slack is not 0, or that would leave a set of
 * the proof a second time, is in no best round; a pair that is got by exchanging partners among two or three pairs at no
 * cost is in one. Only where neither holds the rest is solved with that pair fixed.
 */
import { type Vertex, NONE, at, figure } from '../arrays.ts';
import { innermost, shared } from './nest.ts';
import { openGraph } from './nodes.ts';
import type { PairingProblem } from './problem.ts';
import { type Solved, solvePriced } from './solve.ts';
import { cheapestMatching } from './stages.ts';

/** Called for every pair in turn; `passed` tells, during the call, who was passed over. */
export type OnPair = (first: number, second: number, passed: () => readonly number[]) => void;

interface Drawing {
  readonly problem: PairingProblem;
  readonly solved: Solved;
  /** A best round of those left. */
  readonly mate: Int32Array;
  /** Of those left, who is in a pair that costs something; next to none in a large round. */
  readonly dear: Set<number>;
  /** 1 for those. */
  readonly isDear: Uint8Array;
  /** The one after in the order, of those left; `size` ends it and begins it. */
  readonly next: Int32Array;
  /** The one before, likewise. */
  readonly before: Int32Array;
  /** Sets that a fixed pair has left. */
  readonly left: Uint8Array;
  /** Players of fixed pairs. */
  readonly gone: Uint8Array;
  /** Whether the answer has to be exact however many depend on it. */
  readonly exactly: boolean;
  /** Tight pairs of those who were asked for them. */
  readonly tight: Map<number, readonly number[]>;
}

/**
 * @param lots an order of all players drawn by lot, to take instead of that of their numbers. Then, where more than a few
 * dozen players depend on a choice, only exchanges count: the round is no less good, and no rule asks for more.
 */
export function firstInOrder(problem: PairingProblem, solved: Solved, onPair: OnPair, lots?: readonly number[]): void {
  const { size } = problem;
  const { mate, proof } = solved;
  const left = new Uint8Array(proof.nest.around.length);
  const gone = new Uint8Array(size);
  const drawing = {
    problem,
    solved,
    mate: mate.slice(),
    ...dearOf(solved),
    ...linked(size, lots),
    left,
    gone,
    tight: new Map(),
    exactly: lots === undefined,
  };
  for (let first = at(drawing.next, size); first < size; first = at(drawing.next, size)) {
    let second = at(drawing.next, first);
    while (second < size && !canPair(drawing, first, second)) second = at(drawing.next, second);
    if (second >= size) throw new Error('a best round has a partner for everybody');
    leaveSets(drawing, first, second);
    onPair(first, second, () => between(drawing, second));
    leave(drawing, first);
    leave(drawing, second);
  }
}

function leave(drawing: Drawing, v: Vertex): void {
  unlink(drawing, v);
  drawing.gone[v] = 1;
  setDear(drawing, v, false);
}

function dearOf({ mate, prices }: Solved): Pick<Drawing, 'dear' | 'isDear'> {
  const found = { dear: new Set<number>(), isDear: new Uint8Array(mate.length) };
  for (let v = 0; v < mate.length; v += 1) if (prices.ofPair(v, at(mate, v)) > 0) setDear(found, v, true);
  return found;
}

function setDear({ dear, isDear }: Pick<Drawing, 'dear' | 'isDear'>, v: Vertex, is: boolean): void {
  if ((isDear[v] === 1) === is) return;
  isDear[v] = is ? 1 : 0;
  if (is) dear.add(v);
  else dear.delete(v);
}

/** The order as a ring, closed by `size`. */
function linked(size: number, order?: readonly number[]): Pick<Drawing, 'next' | 'before'> {
  const next = new Int32Array(size + 1);
  const before = new Int32Array(size + 1);
  let last = size;
  for (let place = 0; place <= size; place += 1) {
    const v = place === size ? size : (order?.[place] ?? place);
    next[last] = v;
    before[v] = last;
    last = v;
  }
  return { next, before };
}

/** Who of those left stands between the first of them and somebody. */
function between({ next, problem }: Drawing, second: number): number[] {
  const passed: number[] = [];
  const first = at(next, problem.size);
  for (let v = at(next, first); v !== second; v = at(next, v)) passed.push(v);
  return passed;
}

function unlink({ next, before }: Drawing, v: Vertex): void {
  next[at(before, v)] = at(next, v);
  before[at(next, v)] = at(before, v);
}

/** Whether some best round of those left has this pair; if so it becomes the one at hand. */
function canPair(drawing: Drawing, a: number, b: number): boolean {
  if (at(drawing.mate, a) === b) return true;
  if (!isTight(drawing, a, b) || leavesAgain(drawing, a, b)) return false;
  return exchangeTwo(drawing, a, b) || exchangeThree(drawing, a, b) || solveRest(drawing, a, b);
}

function isTight({ problem: { kind }, solved: { prices, proof } }: Drawing, a: number, b: number): boolean {
  const duals = figure(proof.dual, a) + figure(proof.dual, b);
  // Meeting again and sets in common only add to the slack; so most are decided without looking for them.
  if (prices.ofKinds(at(kind, a), at(kind, b)) > duals) return false;
  return prices.ofPair(a, b) === duals - shared(proof.nest, a, b);
}

/** Whether a pair leaves a set that a fixed pair has left: every best round leaves each set that counts just once. */
function leavesAgain(drawing: Drawing, a: number, b: number): boolean {
  const { left, solved } = drawing;
  const { nest } = solved.proof;
  if (at(nest.around, a) === NONE && at(nest.around, b) === NONE) return false;
  const inner = innermost(nest, a, b);
  for (let set = at(nest.around, a); set !== inner; set = at(nest.around, set)) if (left[set] === 1) return true;
  for (let set = at(nest.around, b); set !== inner; set = at(nest.around, set)) if (left[set] === 1) return true;
  return false;
}

function leaveSets({ left, solved: { proof } }: Drawing, a: number, b: number): void {
  const { dual, nest } = proof;
  const inner = innermost(nest, a, b);
  for (let set = at(nest.around, a); set !== inner; set = at(nest.around, set))
    if (figure(dual, set) > 0) left[set] = 1;
  for (let set = at(nest.around, b); set !== inner; set = at(nest.around, set))
    if (figure(dual, set) > 0) left[set] = 1;
}

function pairUp(drawing: Drawing, a: number, b: number, price = drawing.solved.prices.ofPair(a, b)): void {
  drawing.mate[a] = b;
  drawing.mate[b] = a;
  setDear(drawing, a, price > 0);
  setDear(drawing, b, price > 0);
}

/** The two they leave can be paired at the same cost. */
function exchangeTwo(drawing: Drawing, a: number, b: number): boolean {
  const { ofPair } = drawing.solved.prices;
  const x = at(drawing.mate, a);
  const y = at(drawing.mate, b);
  const [own, other] = [ofPair(a, b), ofPair(x, y)];
  if (own + other !== ofPair(a, x) + ofPair(b, y)) return false;
  pairUp(drawing, a, b, own);
  pairUp(drawing, x, y, other);
  return true;
}

/** The two they leave take the two of a third pair at the same cost. */
function exchangeThree(drawing: Drawing, a: number, b: number): boolean {
  const { mate, next, problem, dear } = drawing;
  const { ofPair } = drawing.solved.prices;
  const x = at(mate, a);
  const y = at(mate, b);
  const gained = ofPair(a, x) + ofPair(b, y) - ofPair(a, b);
  const exchange: Change = { a, b, x, y, gained };
  if (gained < 0) {
    // The third pair has to bring the rest; in a large round next to none costs anything.
    for (const u of dear) if (exchangeWith(drawing, exchange, u)) return true;
    return false;
  }
  for (let u = at(next, a); u < problem.size; u = at(next, u)) if (exchangeWith(drawing, exchange, u)) return true;
  return false;
}

/** `a` and `b` are to meet, and leave `x` and `y`. */
interface Change {
  readonly a: number;
  readonly b: number;
  readonly x: number;
  readonly y: number;
  readonly gained: number;
}

function exchangeWith(drawing: Drawing, { a, b, x, y, gained }: Change, u: Vertex): boolean {
  const { mate, problem, solved } = drawing;
  const { ofKinds, ofPair } = solved.prices;
  const { dual } = solved.proof;
  if (u === a || u === b || u === x || u === y) return false;
  // A pair that is not tight is in no best round.
  if (ofKinds(at(problem.kind, x), at(problem.kind, u)) > figure(dual, x) + figure(dual, u)) return false;
  const v = at(mate, u);
  if (ofPair(x, u) + ofPair(y, v) !== gained + ofPair(u, v)) return false;
  pairUp(drawing, a, b);
  pairUp(drawing, x, u);
  pairUp(drawing, y, v);
  return true;
}

/**
 * The exact answer where no exchange was found. Every best round is made of tight pairs alone: so those who hang together
 * with the two by tight pairs are paired anew, without them. Where these are too many, all who are left are.
 */
function solveRest(drawing: Drawing, a: number, b: number): boolean {
  const { mate } = drawing;
  const near = reachable(drawing, a, b);
  if (near === null && !drawing.exactly) return false;
  const rest = near ?? othersLeft(drawing, a, b);
  const { ofPair } = drawing.solved.prices;
  const now = priceOf(ofPair, [a, b, ...rest], mate);
  const found = near === null ? solveAll(drawing, rest) : solveTight(drawing, rest);
  if (found === null || ofPair(a, b) + priceOf(ofPair, rest, found) !== now) return false;
  for (const v of rest) pairUp(drawing, v, at(found, v));
  pairUp(drawing, a, b);
  return true;
}

function priceOf(ofPair: Solved['prices']['ofPair'], players: readonly number[], mate: Int32Array): number {
  let twice = 0;
  for (const v of players) twice += ofPair(v, at(mate, v));
  return twice / 2;
}

function othersLeft({ next, problem }: Drawing, a: number, b: number): number[] {
  const others: number[] = [];
  for (let v = at(next, problem.size); v < problem.size; v = at(next, v)) if (v !== a && v !== b) others.push(v);
  return others;
}

function solveAll({ problem, solved }: Drawing, rest: readonly number[]): Int32Array | null {
  return solvePriced(problem, solved.prices, Int32Array.from(rest))?.mate ?? null;
}

/** Up to so many are looked at as a graph of tight pairs. */
const NEAR = 32;

/** Those who hang together by tight pairs with whom the two leave; null when they are too many. */
function reachable(drawing: Drawing, a: number, b: number): number[] | null {
  const { mate, problem } = drawing;
  const found = [at(mate, a), at(mate, b)];
  const seen = new Uint8Array(problem.size);
  for (const v of [a, b, ...found]) seen[v] = 1;
  for (const v of found) {
    for (const other of tightWith(drawing, v)) {
      if (seen[other] === 1 || drawing.gone[other] === 1) continue;
      seen[other] = 1;
      found.push(other);
    }
    if (found.length > NEAR) return null;
  }
  return found;
}

function tightWith(drawing: Drawing, v: Vertex): readonly number[] {
  const known = drawing.tight.get(v);
  if (known) return known;
  const tight: number[] = [];
  for (let w = 0; w < drawing.problem.size; w += 1) {
    if (w !== v && drawing.gone[w] === 0 && isTight(drawing, v, w)) tight.push(w);
  }
  drawing.tight.set(v, tight);
  return tight;
}

function solveTight(drawing: Drawing, rest: readonly number[]): Int32Array | null {
  const placeOf = new Map(rest.map((v, place) => [v, place]));
  const ends: number[] = [];
  const prices: number[] = [];
  for (const [place, v] of rest.entries()) {
    for (const w of tightWith(drawing, v)) {
      const other = placeOf.get(w);
      if (other === undefined || other < place || leavesAgain(drawing, v, w)) continue;
      ends.push(place, other);
      prices.push(drawing.solved.prices.ofPair(v, w));
    }
  }
  const graph = openGraph(rest.length, ends, prices);
  const { nodes, complete } = cheapestMatching(graph);
  if (!complete) return null;
  const mate = drawing.mate.slice();
  for (const [place, v] of rest.entries()) mate[v] = rest[at(graph.ends, at(nodes.mate, place))] ?? NONE;
  return mate;
}
