/**
 * The cut played again from its rules, section 8: who is in it, who meets whom, who goes on, how far each came. Where the
 * organiser changed tables of it by hand, or a result of the rounds before changed seeds meanwhile, only who plays is
 * checked.
 */
import { sameJson } from '../../core/journal/json.ts';
import type { DraftGame } from '../../core/event/entries.ts';
import type { Facts, Table } from '../facts.ts';
import type { Fault } from '../walk.ts';
import { type Format, formatOf } from './format.ts';
import { type Place, hasPlace, placesOf, roundsBefore } from './places.ts';
import { linesOf } from './scores.ts';

type Side = string | null;

interface Bracket {
  readonly seeds: readonly string[];
  /** Whoever is left, in the places of the bracket. */
  readonly line: readonly Side[];
  /** Who lost the semi-finals, where the next round is the final. */
  readonly semiLosers: readonly string[];
  readonly stage: ReadonlyMap<string, number>;
  readonly third: Side;
  /** A game that must have a winner has none. */
  readonly waits: boolean;
}

/** Whether somebody still plays in a round. */
function isHere(facts: Facts, round: number): (id: Side) => id is string {
  return (id): id is string => id !== null && (facts.people.get(id)?.leftAfter ?? Infinity) >= round;
}

/** The places of a bracket: 1 against the last, 2 on the other half, and so on. */
function bracketOf(seeds: readonly string[], size: number): Side[] {
  let order = [1];
  while (order.length < size) order = order.flatMap((seed) => [seed, 2 * order.length + 1 - seed]);
  return order.map((seed) => seeds[seed - 1] ?? null);
}

/** OS-CUT-01, -02, or null where the order of the rounds before is not to be had. */
export function seedsOf(facts: Facts, before: number): readonly string[] {
  const { cutTo } = formatOf(facts);
  const ranks = hasPlace(facts);
  const then = isHere(facts, before + 1);
  const order = placesOf(facts, (person) => ranks(person) || (person.leftAfter ?? 0) > before);
  const here = order.filter(({ entrant }) => {
    const person = facts.people.get(entrant);
    return person !== undefined && then(entrant) && (person.status === 'present' || person.leftAfter !== null);
  });
  return here.slice(0, cutTo).map(({ entrant }) => entrant);
}

/** The cut as far as it was played; null before it, and where it is not as its rules alone would have it. */
function bracketIn(facts: Facts): Bracket | null {
  const format = formatOf(facts);
  const before = roundsBefore(facts);
  if (format.cutTo === 0 || facts.rounds.length < before) return null;
  const seeds = seedsOf(facts, before);
  let size = 1;
  while (size < seeds.length) size *= 2;
  let bracket: Bracket = {
    seeds,
    line: bracketOf(seeds, size),
    semiLosers: [],
    stage: new Map(),
    third: null,
    waits: false,
  };
  for (const [index, tables] of facts.rounds.slice(before).entries()) {
    const expected = expectedIn(facts, format, bracket, before + index + 1);
    if (!sameTables(expected, tables)) return null;
    bracket = playedOn(facts, format, bracket, { tables, number: index + 1, round: before + index + 1 });
  }
  return bracket;
}

function pairsOf(line: readonly Side[]): (readonly [Side, Side])[] {
  return line.flatMap((id, index) => (index % 2 === 0 ? [[id, line[index + 1] ?? null] as const] : []));
}

/** OS-CUT-02, -03, -05, -06. */
function expectedIn(facts: Facts, { thirdPlace }: Format, { line, semiLosers }: Bracket, round: number): string[][] {
  const here = isHere(facts, round);
  const games = pairsOf(line).flatMap(([a, b]) => (here(a) && here(b) ? [[a, b]] : []));
  const losers = semiLosers.filter(here);
  return [...games, ...(thirdPlace && line.length === 2 && losers.length === 2 ? [losers] : [])];
}

function sameTables(expected: readonly (readonly string[])[], tables: readonly Pick<DraftGame, 'seats'>[]): boolean {
  const keys = (all: readonly (readonly string[])[]): string[] => all.map((seats) => seats.toSorted().join(' ')).sort();
  return sameJson(keys(expected), keys(tables.map(({ seats }) => seats)));
}

interface Played {
  readonly tables: readonly Table[];
  /** Of the cut, from 1. */
  readonly number: number;
  /** Of the event. */
  readonly round: number;
}

function playedOn(facts: Facts, format: Format, bracket: Bracket, { tables, number, round }: Played): Bracket {
  const { seeds, line } = bracket;
  const here = isHere(facts, round);
  const tableOf = (pair: readonly Side[]): Table | undefined =>
    tables.find(({ seats }) => seats.every((id) => pair.includes(id)));
  const won = pairsOf(line).map((pair) => {
    const table = tableOf(pair);
    return table ? winnerOf(format, seeds, table) : (pair.find(here) ?? null);
  });
  const third = tableOf(bracket.semiLosers);
  const thirdWon = third && bracket.semiLosers.length === 2 ? winnerOf(format, seeds, third) : null;
  const stage = new Map(bracket.stage);
  if (won.includes(undefined) || thirdWon === undefined) {
    for (const id of line) if (id !== null) stage.set(id, number);
    return { ...bracket, stage, waits: true };
  }
  const on = won.map((id) => id ?? null);
  const fallen = line.flatMap((id) => (id !== null && !on.includes(id) ? [id] : []));
  for (const id of fallen) stage.set(id, number);
  const left = seeds.filter((id) => on.includes(id));
  return {
    seeds,
    line: format.reseed ? bracketOf(left, on.length) : on,
    semiLosers: line.length === 4 ? fallen : [],
    stage,
    third: thirdWon,
    waits: false,
  };
}

/** OS-CUT-04, -05: undefined while there is none. */
function winnerOf(format: Format, seeds: readonly string[], table: Table): Side | undefined {
  const { seats, result } = table;
  const best = seeds.find((id) => seats.includes(id)) ?? null;
  const lines = linesOf(format, table);
  if (result === null || lines === null) return undefined;
  if (result.kind === 'void') return best;
  if (result.kind === 'forfeit') return seeds.find((id) => seats.includes(id) && !result.by.includes(id)) ?? null;
  const winner = seats.find((_, seat) => lines[seat]?.outcome === 'win');
  if (winner !== undefined) return winner;
  return format.drawnIsSeeds ? best : undefined;
}

/** Whether a round of the cut is as the bracket has it, as far as its rounds before are. */
export function cutFaults(then: Facts, games: readonly DraftGame[]): Fault[] {
  const bracket = bracketIn(then);
  if (bracket === null) return [];
  if (bracket.waits) return [['OS-CUT-04', 'a round of the cut is drawn while a game has no winner']];
  const expected = expectedIn(then, formatOf(then), bracket, then.rounds.length + 1);
  if (sameTables(expected, games)) return [];
  const said = games.map(({ seats }) => seats.join('–')).join(', ');
  return [
    ['OS-CUT-02', `${said} are drawn, and the bracket has ${expected.map((seats) => seats.join('–')).join(', ')}`],
  ];
}

/** How far each came; null without a cut, before it, and where it is not as its rules alone would have it. */
export function stageIn(facts: Facts): ReadonlyMap<string, number> | null {
  const bracket = bracketIn(facts);
  if (bracket === null) return null;
  const stage = new Map(bracket.stage);
  if (bracket.waits) return stage;
  const next = facts.rounds.length - roundsBefore(facts) + 1;
  const left = bracket.line.filter(isHere(facts, facts.rounds.length + 1));
  for (const id of bracket.line) if (id !== null) stage.set(id, next);
  const [only, ...others] = left;
  if (only !== undefined && others.length === 0 && bracket.line.length > 1) stage.set(only, next + 1);
  return stage;
}

/** OS-CUT-07: how far each came, then the game for third place, then the order before; null where it is not to be had. */
export function cutPlaces(facts: Facts): Place[] | null {
  const places = placesOf(facts);
  if (formatOf(facts).cutTo === 0 || facts.rounds.length < roundsBefore(facts)) return places;
  const stage = stageIn(facts);
  if (stage === null) return null;
  const third = bracketIn(facts)?.third;
  const far = (id: string): number => 2 * (stage.get(id) ?? 0) + (id === third ? 1 : 0);
  const above = (a: Place, b: Place): boolean =>
    far(a.entrant) !== far(b.entrant) ? far(a.entrant) > far(b.entrant) : a.rank < b.rank;
  return places.map((place) => ({ ...place, rank: 1 + places.filter((other) => above(other, place)).length }));
}
