/** Jumping from a height: over a gap to another one, or down a drop (GFF-MOVE-OPT-02 to -06). Lengths are units. */
import type { Breach } from '../../../../rules/broken.ts';
import { isRefusal } from '../../../../rules/refusal.ts';
import { compareToRegion, root } from '../../../../table/from-point.ts';
import type { Point, Shape } from '../../../../table/shapes.ts';
import { inInches } from '../../../../table/units.ts';
import type { Mover } from '../../rules/actions.ts';
import { type Jump, checkJump, jumpOf, jumperOf } from '../../rules/special-moves.ts';
import type { FirefightReadings } from '../../readings.ts';
import { type BattleTable, type ModelFigure, type Path, figuresOf, lengthOf, movedTo, toGrain } from './field.ts';
import { heightAt, lengthWithClimbs, topAt } from './heights.ts';

/** Legs of ways that are jumped, by model: 0 is the leg to the way's first point. */
export type Jumps = Readonly<Record<string, readonly number[]>>;

/** A move of a unit, as far as jumps ask after it. */
interface Jumping {
  readonly field: BattleTable;
  readonly unit: string;
  readonly mover: Mover;
  readonly moves: Readonly<Record<string, Path>>;
  readonly jumps?: Jumps;
}

/** What lies below a leg that leaves a height. */
export interface Crossing {
  /** A gap by its width, a drop by its height, whichever is more (GFF-AMB-39). */
  readonly over: 'gap' | 'drop';
  readonly units: number;
  /** Where somebody who falls comes down, and how far. */
  readonly foot: Point;
  readonly fallen: number;
  /** How much of the leg hangs over the gap. */
  readonly width: number;
}

/** What a leg that begins on a height has to cross; null: it leaves none, or leads up to a higher place. */
export function crossingOf(field: Pick<BattleTable, 'terrain'>, from: Point, to: Point): Crossing | null {
  const [start, end] = [topAt(field, from), topAt(field, to)];
  if (!start || start === end) return null;
  const [high, low] = [heightAt(field, from), heightAt(field, to)];
  if (low > high) return null;
  const foot = edgeOf(start.shape, from, to);
  const width = end ? lengthOf(foot, [edgeOf(end.shape, to, foot)]) : 0;
  const drop = high - low;
  const fallen = high - heightAt(field, foot);
  if (fallen <= 0) return null;
  return { over: width > drop ? 'gap' : 'drop', units: Math.max(width, drop), foot, fallen, width };
}

/** The first place outside of a shape on the way from a place in it. */
function edgeOf(shape: Shape, inside: Point, outside: Point): Point {
  let [near, far] = [0, 1];
  const at = (part: number): Point => ({
    x: toGrain(inside.x + (outside.x - inside.x) * part),
    y: toGrain(inside.y + (outside.y - inside.y) * part),
  });
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (near + far) / 2;
    const { x, y } = at(middle);
    if (compareToRegion(x, y, shape, 0) < 0) near = middle;
    else far = middle;
  }
  return at(far);
}

/** As often as halves a table's length to a grain. */
const HALVINGS = 26;

/** What a jump takes of such a unit; a refusal where it is too far. */
export function jumpOver(mover: Mover, { over, units }: Crossing) {
  return jumpOf(over, inInches(units), jumperOf(mover));
}

/** How much of a jumped leg counts as distance: not what a throw of dice gets it over (GFF-MOVE-OPT-04). */
function jumpedLength(field: Pick<BattleTable, 'terrain'>, mover: Mover, from: Point, to: Point): number {
  const along = root(to.x - from.x, to.y - from.y);
  const crossing = crossingOf(field, from, to);
  const jump = crossing && jumpOver(mover, crossing);
  if (!crossing || !jump || isRefusal(jump)) return along;
  if (isThrown(jump)) return along - crossing.width;
  return crossing.over === 'drop' ? along + crossing.units : along;
}

/** Whether the jump is more than a step: what is jumped then does not count as distance. */
function isThrown({ counts }: Jump): boolean {
  return counts === 0;
}

/** A way's length, climbs included; what is jumped on dice counts for nothing. */
export function lengthOfWay(
  { field, mover, jumps }: Pick<Jumping, 'field' | 'mover' | 'jumps'>,
  figure: ModelFigure,
  path: Path,
): number {
  const jumped = jumps?.[figure.id];
  if (!jumped || jumped.length === 0) return lengthWithClimbs(field, mover, figure, path);
  let length = 0;
  let from = figure.base.at;
  for (const [leg, to] of path.entries()) {
    length += jumped.includes(leg)
      ? jumpedLength(field, mover, from, to)
      : lengthWithClimbs(field, mover, movedTo(figure, from), [to]);
    from = to;
  }
  return length;
}

/** Jumps over nothing, too far, or where special moves are not in use (GFF-MOVE-OPT-03). */
export function jumpFaults({ field, unit, mover, moves, jumps = {} }: Jumping, readings: FirefightReadings): Breach[] {
  const rule = 'GFF-MOVE-OPT-03';
  const figures = figuresOf(field, unit);
  return Object.entries(jumps).flatMap(([model, legs]): Breach[] => {
    const figure = figures.find(({ id }) => id === model);
    const path = moves[model] ?? [];
    return legs.flatMap((leg): Breach[] => {
      const to = path[leg];
      const crossing = figure && to && crossingOf(field, path[leg - 1] ?? figure.base.at, to);
      if (!crossing) return [{ rule, what: model }];
      const measured = inInches(crossing.units);
      return checkJump(mover, crossing.over, measured, readings).map((id) => ({
        rule: id,
        model,
        measured,
        allowed: 6,
      }));
    });
  });
}

/** The legs of a way that cross something, for whoever thinks of jumping. */
export function crossedLegs(field: Pick<BattleTable, 'terrain'>, from: Point, path: Path): number[] {
  return path.flatMap((to, leg) => (crossingOf(field, path[leg - 1] ?? from, to) ? [leg] : []));
}
