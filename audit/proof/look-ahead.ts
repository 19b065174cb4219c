/** A top-down round that made way for later ones: every round before it in order is tried, and leaves too few. */
import { fewestByes } from './bye-proof.ts';
import type { Proving } from './proving.ts';

/** More rounds than this are not tried; fields of up to ten have 945. */
const TRIED = 1_000;

interface Field {
  /** Seat 0 is the bye where there is one; then the players in order. */
  readonly names: readonly (string | null)[];
  readonly mayMeet: (a: number, b: number) => boolean;
  readonly isOpen: (a: number, b: number) => boolean;
  readonly hasBye: boolean;
}

export function lookAheadFaults(proving: Proving): string[] {
  const { certificate, pairs, nameOf, draw } = proving;
  if (pairs.some(([a, b]) => proving.reading.kind(nameOf(a), nameOf(b)) !== null)) {
    return ['a round that pays for something does not make way for later ones'];
  }
  const field = fieldOf(proving);
  const placeOf = (name: string | null): number => field.names.indexOf(name);
  const mates = new Map(draw.pins.concat(draw.pairs).flatMap(([a, b]) => bothWays(placeOf(a), placeOf(b))));
  if (draw.odd !== null) for (const [one, other] of bothWays(0, placeOf(draw.odd.id))) mates.set(one, other);
  const found = field.names.map((_, seat) => mates.get(seat) ?? seat);
  const { ahead } = certificate;
  if (!leavesRounds(field, found, ahead)) return [`the round does not leave ${ahead} rounds without a rematch`];
  let tried = 0;
  for (const round of roundsOf(field, [])) {
    if (round.every((mate, seat) => mate === found[seat]) || tried === TRIED) return [];
    tried += 1;
    if (leavesRounds(field, round, ahead))
      return [`an earlier round in order leaves ${ahead} rounds without a rematch too`];
  }
  return ['the round is none of those that may be'];
}

function bothWays(a: number, b: number): [number, number][] {
  return [
    [a, b],
    [b, a],
  ];
}

function fieldOf({ certificate, reading, draw }: Proving): Field {
  const hasBye = draw.odd !== null;
  const set = new Map(draw.pins.flatMap(([a, b]) => bothNames(a, b)));
  const drawn = certificate.order;
  const named = draw.named;
  // Those of set tables stand anywhere: they have one opponent whatever their place.
  const players = [...drawn, ...set.keys(), ...(named === null ? [] : [named])];
  const names = [...(hasBye ? [null] : []), ...players];
  const free = players.filter((id) => !set.has(id));
  const fewest = hasBye && named === null ? fewestByes(draw, free, reading.had) : 0;
  const name = (seat: number): string => names[seat] ?? '';
  const mayMeet = (a: number, b: number): boolean => {
    const [one, other] = [name(a), name(b)];
    if (hasBye && a === 0) {
      if (named !== null) return other === named;
      return reading.had(other) === fewest && !set.has(other) && !draw.isNeverOdd(other);
    }
    if (set.has(one) || set.has(other)) return set.get(one) === other;
    return one !== named && other !== named && !draw.isNever(one, other) && reading.kind(one, other) === null;
  };
  const isOpen = (a: number, b: number): boolean =>
    hasBye && a === 0 ? reading.had(name(b)) === 0 : reading.isOpen(name(a), name(b));
  return { names, mayMeet, isOpen, hasBye };
}

function bothNames(a: string, b: string): [string, string][] {
  return [
    [a, b],
    [b, a],
  ];
}

/** All rounds in order: the bye from the lowest up, everybody else from the next down. */
function* roundsOf(field: Field, mates: readonly number[]): Generator<number[]> {
  const { names, mayMeet, hasBye } = field;
  const top = names.findIndex((_, seat) => mates[seat] === undefined);
  if (top < 0) {
    yield [...mates];
    return;
  }
  const others = names.flatMap((_, seat) => (seat > top && mates[seat] === undefined ? [seat] : []));
  for (const other of hasBye && top === 0 ? others.reverse() : others) {
    if (!mayMeet(top, other)) continue;
    const next = [...mates];
    next[top] = other;
    next[other] = top;
    yield* roundsOf(field, next);
  }
}

/** Whether so many rounds of pairs that are still open, none twice, can follow this one. */
export function leavesRounds(
  { names, isOpen }: Pick<Field, 'names' | 'isOpen'>,
  round: readonly number[],
  rounds: number,
): boolean {
  const open = names.map((_, a) =>
    names.map((_none, b) => a !== b && round[a] !== b && isOpen(Math.min(a, b), Math.max(a, b))),
  );
  const play = (more: number, first: number): boolean => more === 0 || fill([], more, first);
  const fill = (seated: readonly number[], more: number, first: number): boolean => {
    const top = names.findIndex((_, seat) => !seated.includes(seat));
    if (top < 0) return play(more - 1, first);
    return names.some((_, other) => {
      if (other <= top || seated.includes(other) || open[top]?.[other] !== true) return false;
      // Rounds in the order of the first seat's opponents: no set of rounds is tried twice.
      if (top === 0 && other < first) return false;
      mark(open, [top, other], false);
      const fine = fill([...seated, top, other], more, top === 0 ? other : first);
      mark(open, [top, other], true);
      return fine;
    });
  };
  return play(rounds, 0);
}

function mark(open: boolean[][], [a, b]: readonly [number, number], value: boolean): void {
  const [one, other] = [open[a], open[b]];
  if (one) one[b] = value;
  if (other) other[a] = value;
}
