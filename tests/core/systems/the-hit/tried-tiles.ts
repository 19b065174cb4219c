/** Tile layouts by trying everything, to compare the product's answer with. */
import { type TileCell, tilePlaces } from '../../../../core/systems/the-hit/rules/tiles.ts';

/** Cells of an n × n box as bits of a number. */
const cellsOf = (n: number, mask: number): TileCell[] =>
  Array.from({ length: n * n }, (_, bit) => bit)
    .filter((bit) => (mask >> bit) & 1)
    .map((bit) => [bit % n, Math.floor(bit / n)]);

const touching = ([a, b]: TileCell, [c, d]: TileCell) => Math.abs(a - c) + Math.abs(b - d) === 1;

/** Which sets of cells of the box can be laid out to the whole box, one touching tile after the other: tried, not reasoned. */
function growable(n: number): boolean[] {
  const full = 2 ** (n * n) - 1;
  const can: boolean[] = [];
  const [bits, cells] = [Array.from({ length: n * n }, (_, bit) => bit), cellsOf(n, full)];
  const beside = bits.map((bit) => bits.filter((other) => touching(cells[bit] ?? [0, 0], cells[other] ?? [0, 0])));
  for (let mask = full; mask > 0; mask -= 1) {
    const joins = (bit: number) => beside[bit]?.some((other) => (mask >> other) & 1);
    can[mask] = mask === full || bits.some((bit) => !((mask >> bit) & 1) && joins(bit) && can[mask | (1 << bit)]);
  }
  return can;
}

/** Every layout that play can reach, pushed into the box's corner. */
function layouts(n: number): Set<number> {
  const found = new Set<number>();
  const open = cellsOf(n, 2 ** (n * n) - 1).map(([column, row]) => 1 << (row * n + column));
  for (let mask = open.pop(); mask !== undefined; mask = open.pop()) {
    if (found.has(mask)) continue;
    found.add(mask);
    const laid = cellsOf(n, mask);
    for (const cell of cellsOf(n, 2 ** (n * n) - 1)) {
      const bit = 1 << (cell[1] * n + cell[0]);
      if (!(mask & bit) && laid.some((one) => touching(one, cell))) open.push(mask | bit);
    }
  }
  return found;
}

/** Places for the next tile, by trying every square around and every way to fill it. */
function triedPlaces(n: number, laid: readonly TileCell[], can: readonly boolean[]): readonly TileCell[] {
  const span = Array.from({ length: 3 * n }, (_, index) => index - n);
  const around = span.flatMap((column) => span.map((row): TileCell => [column, row]));
  const maskIn = (cells: readonly TileCell[], left: number, bottom: number) =>
    cells.reduce((mask, [column, row]) => {
      const [x, y] = [column - left, row - bottom];
      return x < 0 || y < 0 || x >= n || y >= n ? Number.NaN : mask + 2 ** (y * n + x);
    }, 0);
  const ends = (cells: readonly TileCell[]) =>
    span.some((left) => span.some((bottom) => can[maskIn(cells, left, bottom)]));
  return around.filter((cell) => {
    const free = !laid.some((one) => one[0] === cell[0] && one[1] === cell[1]);
    return free && laid.some((one) => touching(one, cell)) && ends([...laid, cell]);
  });
}

/** Partial layouts of n × n (every `step`th of them) after which the product offers other places than trying finds. */
export function wronglyOffered(n: number, step: number): readonly number[] {
  const can = growable(n);
  const text = (cells: readonly TileCell[]) =>
    cells
      .map(([column, row]) => `${column},${row}`)
      .sort()
      .join(' ');
  return [...layouts(n)].filter((mask, index) => {
    const laid = cellsOf(n, mask);
    return index % step === 0 && text(tilePlaces(n, laid)) !== text(triedPlaces(n, laid, can));
  });
}
