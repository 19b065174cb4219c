/** Measuring, sight and routes on a table of 20 pieces, and a table's checks, beside flatten-js asked the same. */
import { Box, Circle, Point, Polygon, Segment } from '@flatten-js/core';
import { isRefusal } from '../core/rules/refusal.ts';
import { inspectTerrain as seasonZero } from '../core/systems/gaining-grounds-s0/terrain/terrain.ts';
import { LAYOUT_BOOKS } from '../core/systems/layouts.ts';
import { inspectTerrain as steamroller } from '../core/systems/steamroller-2015/terrain/terrain.ts';
import { basesSee } from '../core/table/base-sight.ts';
import { blockersOf } from '../core/table/blockers.ts';
import { faultOfTerrain } from '../core/table/faults.ts';
import { findLayout } from '../core/table/layout/layout.ts';
import { within } from '../core/table/measure.ts';
import { obstaclesOf } from '../core/table/obstacles.ts';
import { shortestRoute } from '../core/table/route.ts';
import { type Disc, type Piece, type Shape, base, polygon } from '../core/table/shapes.ts';
import { pointsSee } from '../core/table/sight.ts';
import { type Draw, drawFrom } from '../tests/core/table/cases.ts';
import { inches } from '../core/table/units.ts';
import { report, timed } from './lib/report.ts';

const SIDE = inches(48);
const QUESTIONS = 1024;

/** Directions with whole steps, so that turned rectangles have whole corners. */
const TURNS = [
  [5, 0],
  [4, 3],
  [3, 4],
  [0, 5],
] as const;

function turnedRect(draw: Draw): Shape {
  const [c, s] = TURNS[draw(4)] ?? TURNS[0];
  const [x, y, wide, deep] = [draw(SIDE), draw(SIDE), 100 + draw(300), 100 + draw(300)];
  const corner = (u: number, v: number): [number, number] => [x + u * c - v * s, y + u * s + v * c];
  return polygon(corner(0, 0), corner(wide, 0), corner(wide, deep), corner(0, deep));
}

const draw = drawFrom(5);
const pieces = Array.from({ length: 20 }, () => turnedRect(draw));
const blockers = blockersOf(pieces.map((shape) => ({ shape })));
const obstacles = obstaclesOf(pieces.map((shape) => ({ shape })));
const bases = Array.from({ length: QUESTIONS + 1 }, () => base({ x: draw(SIDE), y: draw(SIDE) }, 30 + 10 * draw(3)));
const pairs = bases.slice(1).map((b, at): [Disc, Disc] => [bases[at] ?? b, b]);

/** A move of up to 12 inches each way that can be made at all. */
const moves: [Disc, Disc][] = [];
while (moves.length < QUESTIONS) {
  const from = base({ x: draw(SIDE), y: draw(SIDE) }, 30);
  const to = { ...from, at: { x: from.at.x + draw(2 * 6096) - 6096, y: from.at.y + draw(2 * 6096) - 6096 } };
  if (shortestRoute(obstacles, from, to.at, { most: inches(12) }) !== null) moves.push([from, to]);
}

/** Nanoseconds of a question: the best run of many, as other work on the machine only ever adds. */
function nanos(questions: readonly [Disc, Disc][], ask: (a: Disc, b: Disc) => unknown, runs = 100): number {
  const times = timed(runs, 10, () => {
    let answered = 0;
    for (const question of questions) if (ask(question[0], question[1])) answered += 1;
    return answered;
  });
  return (Math.min(...times) * 1e6) / questions.length;
}

/** A table of the size and the cover that Season Zero likes, of pieces that do not lie on each other. */
function seasonZeroTable(): Piece[] {
  const found: Piece[] = [];
  const traits = [['impassable', 'blocking'], ['severe', 'concealing'], ['impassable', 'climbable'], ['dense']];
  for (let tries = 0; tries < 2000 && found.length < 20; tries += 1) {
    const shape = turnedRect(draw);
    const piece = { id: `piece ${found.length + 1}`, shape, traits: traits[found.length % traits.length] ?? [] };
    if (faultOfTerrain({ width: inches(36), depth: inches(36) }, [...found, piece]) === null) found.push(piece);
  }
  return found;
}

const laid = seasonZeroTable();
const standard = findLayout(LAYOUT_BOOKS, 'gaining-grounds-s0', 'standard');
const incoming = findLayout(LAYOUT_BOOKS, 'steamroller-2015', 'incoming');
if (isRefusal(standard) || isRefusal(incoming)) throw new Error('the benchmark asks for a layout that is gone');
const kinds = laid.map((piece, at) => ({ ...piece, traits: [at % 2 === 0 ? 'forest' : 'obstruction'] }));
const checks = (check: () => unknown) => Math.min(...timed(60, 30, check));

const flat = pieces.map((piece) =>
  piece.kind === 'disc'
    ? new Polygon(new Box(0, 0, 1, 1))
    : new Polygon(piece.points.map(({ x, y }) => new Point(x, y))),
);
const circle = ({ at, radius }: Disc) => new Circle(new Point(at.x, at.y), radius);
const few = pairs.slice(0, 64);

report('table: 20 turned rectangles on 48 by 48 inches, bases of 30 to 50 mm', [
  { name: 'within 6 inches', value: nanos(pairs, (a, b) => within(a, b, inches(6)), 1000), unit: 'ns', most: 30 },
  {
    name: 'peer: flatten-js, distance of two circles',
    value: nanos(few, (a, b) => circle(a).distanceTo(circle(b))[0] <= inches(6), 20),
    unit: 'ns',
  },
  {
    name: 'sight between points',
    value: nanos(pairs, (a, b) => pointsSee(blockers, a.at, b.at)) / 1000,
    unit: 'µs',
    most: 0.5,
  },
  {
    name: 'peer: flatten-js, a segment and each polygon',
    value:
      nanos(
        few,
        (a, b) => {
          const line = new Segment(new Point(a.at.x, a.at.y), new Point(b.at.x, b.at.y));
          return !flat.some((piece) => piece.intersect(line).length > 0);
        },
        20,
      ) / 1000,
    unit: 'µs',
  },
  {
    name: 'sight between bases',
    value: nanos(pairs, (a, b) => basesSee(blockers, a, b)) / 1000,
    unit: 'µs',
    most: 2.5,
  },
  {
    name: 'route of up to 12 inches',
    value: nanos(moves, (a, b) => shortestRoute(obstacles, a, b.at, { most: inches(12) }), 40) / 1000,
    unit: 'µs',
    most: 10,
  },
  {
    name: `Season Zero's checks of a table of ${laid.length} pieces`,
    value: checks(() => [
      faultOfTerrain({ width: inches(36), depth: inches(36) }, laid),
      seasonZero(standard.layout, { pieces: laid, unreachable: null, footprint: null, path: null, shareBy: 'area' }),
    ]),
    unit: 'ms',
    most: 10,
  },
  {
    name: `Steamroller's checks of a table of ${laid.length} pieces`,
    value: checks(() => steamroller(incoming.layout, { pieces: kinds })),
    unit: 'ms',
    most: 10,
  },
]);
