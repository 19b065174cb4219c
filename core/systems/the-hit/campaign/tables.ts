/** Who plays whom next: tables of two to four on which as few as possible meet again. */

export interface Seating {
  readonly tables: readonly (readonly string[])[];
  /** How many earlier meetings come again, counted pair by pair. */
  readonly again: number;
  /** Whether no seating has fewer; it is not known only where there are very many. */
  readonly proved: boolean;
}

/** How many gangs sit at each table: `at` where that works out, and else one fewer or one more, never a lone gang. */
export function tableSizes(gangs: number, at: number): readonly number[] {
  const tables = Math.max(Math.ceil(gangs / 4), Math.min(Math.round(gangs / at), Math.floor(gangs / 2)));
  if (gangs < 2 || tables < 1) return [];
  const [least, more] = [Math.floor(gangs / tables), gangs % tables];
  return Array.from({ length: tables }, (_, place) => (place < more ? least + 1 : least));
}

/** How many ways are tried before the best one found must do. */
const MOST_TRIES = 200_000;

/** The best seating by trying them in order; `met` says how often two have met. The given order decides ties. */
export function seatTables(gangs: readonly string[], at: number, met: (a: string, b: string) => number): Seating {
  const sizes = tableSizes(gangs.length, at);
  let best: Seating = { tables: [], again: Number.POSITIVE_INFINITY, proved: false };
  let tries = 0;
  const seat = (left: readonly string[], place: number, tables: Seating['tables'], again: number): void => {
    if (again >= best.again || tries > MOST_TRIES) return;
    tries += 1;
    const size = sizes[place];
    const [first, ...others] = left;
    if (first === undefined || size === undefined) {
      best = { tables, again, proved: false };
      return;
    }
    for (const mates of choose(others, size - 1)) {
      const table = [first, ...mates];
      const rest = others.filter((gang) => !mates.includes(gang));
      seat(rest, place + 1, [...tables, table], again + metAt(table, met));
    }
  };
  seat(gangs, 0, [], 0);
  return { ...best, again: best.tables.length === 0 ? 0 : best.again, proved: tries <= MOST_TRIES };
}

function metAt(table: readonly string[], met: (a: string, b: string) => number): number {
  const pairs = table.flatMap((a, place) => table.slice(place + 1).map((b) => met(a, b)));
  return pairs.reduce((sum, times) => sum + times, 0);
}

function* choose(from: readonly string[], many: number): Generator<readonly string[]> {
  if (many === 0) {
    yield [];
    return;
  }
  for (const [place, first] of from.entries()) {
    for (const rest of choose(from.slice(place + 1), many - 1)) yield [first, ...rest];
  }
}
