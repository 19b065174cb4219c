/** The order after the rounds before the cut: OS-RANK-01 to -06. */
import type { Facts, Person } from '../facts.ts';
import { stands } from '../totals.ts';
import { type Exact, compared, exact } from './fractions.ts';
import { type Format, formatOf } from './format.ts';
import { type Cards, cardsOf, looksAtTied, valueOf } from './tie-breaks.ts';

export interface Place {
  readonly entrant: string;
  readonly rank: number;
}

/** OS-ROUND-01, OS-CUT-01. */
export function roundsBefore(facts: Facts): number {
  const { rounds, cutTo, seats } = formatOf(facts);
  if (cutTo === 0) return Infinity;
  if (rounds > 0) return rounds;
  const first = (facts.rounds[0] ?? []).flatMap((table) => table.seats);
  return enoughRounds(first.filter((id) => facts.people.get(id)?.ringer !== true).length, seats.max);
}

/** The smallest number of rounds after which one of so many can be the only one who won every game. */
export function enoughRounds(players: number, seats: number): number {
  let rounds = 1;
  while (seats ** rounds < players) rounds += 1;
  return rounds;
}

export function cardsIn(facts: Facts): Cards {
  return cardsOf(facts, formatOf(facts), roundsBefore(facts));
}

/** Those who have a place, the first first. */
export function placesOf(facts: Facts, ranked: (person: Person) => boolean = hasPlace(facts)): Place[] {
  const cards = cardsIn(facts);
  const format = formatOf(facts);
  const people = [...facts.people.values()].filter(ranked).map(({ id }) => id);
  const groups = parted(cards, people, ['points', ...format.tieBreaks]);
  return groups.flatMap((group, index) => {
    const above = groups.slice(0, index).flat().length;
    return group.map((entrant) => ({ entrant, rank: above + 1 }));
  });
}

export function hasPlace(facts: Facts): (person: Person) => boolean {
  const { droppedRanked }: Format = formatOf(facts);
  return (person) => stands(facts, person, droppedRanked);
}

/** A group parted by one criterion after the other, the highest part first; those still together share a place. */
function parted(cards: Cards, group: readonly string[], criteria: readonly string[]): string[][] {
  const [criterion, ...others] = criteria;
  if (criterion === undefined || group.length < 2) return [[...group]];
  const values = new Map(group.map((id) => [id, figureOf(cards, criterion, id, group)]));
  if ([...values.values()].includes(null)) return parted(cards, group, others);
  const value = (id: string): Exact => values.get(id) ?? exact(0);
  const heads = group.filter(
    (id, index) => !group.slice(0, index).some((other) => compared(value(other), value(id)) === 0),
  );
  return heads
    .toSorted((a, b) => compared(value(b), value(a)))
    .flatMap((head) =>
      parted(
        cards,
        group.filter((id) => compared(value(id), value(head)) === 0),
        others,
      ),
    );
}

/** What stands in a column of the standings: null where it is not looked at for all, or does not decide. */
export function figureOf(cards: Cards, name: string, id: string, tied: readonly string[]): Exact | null {
  return name === 'points' ? exact(cards.points(id), 100) : valueOf(cards, name, id, tied);
}

/** Figures that everybody has in the standings, by column. */
export function figuresOf(facts: Facts, cards: Cards, id: string): ReadonlyMap<string, Exact> {
  const { tieBreaks, columns } = formatOf(facts);
  const names = ['points', ...tieBreaks.filter((name) => !looksAtTied(name))];
  const figures = names.flatMap((name): [string, Exact][] => {
    const figure = figureOf(cards, name, id, []);
    return figure === null ? [] : [[name, figure]];
  });
  const sums = columns
    .filter((column) => !tieBreaks.includes(`score:${column.id}`))
    .map((column): [string, Exact] => [column.id, valueOf(cards, `score:${column.id}`, id, []) ?? exact(0)]);
  return new Map([...figures, ...sums]);
}
