/** Pairs of games that differ in one sealed choice alone, and what everybody else is sent in them. */
import type { EncounterGame } from '../../../../core/encounter/game.ts';
import { type Json, isPlainObject } from '../../../../core/journal/json.ts';
import type { Viewer } from '../../../../core/journal/types.ts';
import { type Seat, seatAt } from './seat.ts';

export interface Choices {
  readonly setting: Json;
  readonly crews: readonly [string, string];
  /** Schemes with legal notes, as they are sealed. */
  readonly sealed: readonly Json[];
}

const OTHERS: readonly Viewer[] = [
  { role: 'player', entrant: 'B' },
  { role: 'organiser' },
  { role: 'judge' },
  { role: 'display' },
  { role: 'public' },
];

/** A small generator of numbers below a limit, the same for both games of a pair. */
function numbers(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Where what the others are sent differs in so many pairs of games that differ in A's first sealed Scheme alone. */
export function leaksIn(game: EncounterGame, choices: Choices, pairs: number): readonly string[] {
  const leaks: string[] = [];
  let made = 0;
  for (let seed = 0; made < pairs; seed += 1) {
    const found = leak(game, choices, seed);
    if (found !== 'no pair') made += 1;
    if (found !== null && found !== 'no pair') leaks.push(`seed ${seed}, ${found}`);
  }
  return leaks;
}

/** Null: they look the same. */
function leak(game: EncounterGame, choices: Choices, seed: number): string | null {
  const pick = numbers(seed);
  const { sealed } = choices;
  const [one, other, second] = [pick(sealed.length), pick(sealed.length), pick(sealed.length)];
  // The second Scheme is another than either of the first.
  if (one === other || [one, other].some((index) => schemeOf(sealed[index]) === schemeOf(sealed[second]))) {
    return 'no pair';
  }
  const games = [one, other].map((first) => ({ seat: seatAt(game, choices.setting), first }));
  const secretFirst = pick(2) === 0;
  const [a, b] = games;
  if (!a || !b) return 'no pair';
  const steps = script(choices, pick, second, secretFirst);
  for (const [index, step] of steps.entries()) {
    const answers = games.map(({ seat, first }) => JSON.stringify(step(seat, sealed[first] ?? null)));
    if (answers[0] !== answers[1]) return `step ${index}: ${answers.join(' / ')}`;
    if (a.seat.seen(...OTHERS) !== b.seat.seen(...OTHERS)) return `step ${index}`;
  }
  return null;
}

function schemeOf(value: Json | undefined): Json | undefined {
  return isPlainObject(value) ? value.scheme : undefined;
}

type Step = (seat: Seat, secret: Json) => unknown;

/** What happens at the table: everything but A's first sealed choice is the same in both games. */
function script(
  { crews, sealed }: Choices,
  pick: (below: number) => number,
  second: number,
  secretFirst: boolean,
): Step[] {
  const take =
    (side: 'A' | 'B', slot: number, value: Json | undefined): Step =>
    (seat) =>
      seat.tell(side, `take:${side}:${slot}`, value ?? null);
  const secretly: Step = (seat, secret) => seat.tell('A', `take:A:${secretFirst ? 1 : 2}`, secret) === null;
  const mine = [secretly, take('A', secretFirst ? 2 : 1, sealed[second])];
  const theirs = sealed.map((_, index) => (index + pick(sealed.length)) % sealed.length);
  const steps: Step[] = [
    (seat) => seat.tell('A', 'crew:A', crews[0]),
    (seat) => seat.tell('B', 'crew:B', crews[1]),
    ...(pick(2) === 0 ? mine : mine.toReversed()),
    take('B', 1, sealed[theirs[0] ?? 0]),
    take('B', 2, sealed[theirs[1] ?? 1]),
  ];
  const turns = 1 + pick(3);
  for (let turn = 1; turn <= turns; turn += 1) steps.push(...turnOf(pick));
  return steps;
}

/** A Turn: whatever is asked of everybody, told; B tries what A may be asked; both pass. */
function turnOf(pick: (below: number) => number): Step[] {
  const [a, b, victim] = [pick(4), pick(4), pick(3)];
  return [
    (seat) => seat.tell('B', askOf(seat, '/kill'), { victim: `A${victim + 1}` }),
    (seat) =>
      seat
        .table()
        .asks.flatMap(({ id }) =>
          id.includes('/strategy') ? [seat.tell('B', id, strategyFacts(seat, id, [a, b]))] : [],
        ),
    (seat) => seat.tell('B', 'turn:1/scheme:A:vendetta:activation', { wounded: true })?.code,
    (seat) => seat.tell('A', askOf(seat, '/pass:A'), true),
    (seat) => seat.tell('B', askOf(seat, '/pass:B'), true),
  ];
}

function askOf(seat: Seat, part: string): string {
  return seat.table().asks.find(({ id }) => id.includes(part))?.id ?? part;
}

function strategyFacts(seat: Seat, id: string, counts: readonly [number, number]): Json {
  const kind = seat.table().asks.find((ask) => ask.id === id)?.kind;
  const fields = kind?.type === 'record' ? kind.fields : [];
  const told = fields.map(({ id: field, kind: of }): [string, Json] => [
    field,
    of.type === 'flag' ? false : counts[field.startsWith('A') ? 0 : 1],
  ]);
  return Object.fromEntries(told);
}
