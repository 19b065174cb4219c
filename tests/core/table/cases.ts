/** Cases for the oracle: anything on a table, and little grids where everything touches, lies in line or shares corners. */
import {
  type Disc,
  type Half,
  type Point,
  type Polygon,
  type Region,
  type Shape,
  polygon,
  segment,
} from '../../../core/table/shapes.ts';
import { GRAIN } from '../../../core/table/units.ts';

/** Whole numbers from 0 to `below` - 1, the same for the same seed. */
export type Draw = (below: number) => number;

export function drawFrom(seed: number): Draw {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below);
  };
}

/** Where things of a case come from. */
export interface Maker {
  readonly draw: Draw;
  readonly length: (upTo: number) => number;
  readonly point: () => Point;
  readonly disc: () => Disc;
  readonly polygon: () => Polygon;
}

/** Places all over a table of 48 inches, to the grain. */
export function anywhere(draw: Draw): Maker {
  const length = (upTo: number) => draw(upTo * GRAIN) / GRAIN;
  const point = () => ({ x: length(24384), y: length(24384) });
  return {
    draw,
    length,
    point,
    disc: () => ({ kind: 'disc', at: point(), radius: length(1500) }),
    polygon: () => around(point(), draw, () => 200 + length(3000)),
  };
}

/** A star: one corner a direction, in turn, so that it never crosses itself. Hollows are frequent. */
function around(at: Point, draw: Draw, far: () => number): Polygon {
  // Every other direction, or every third, so that no gap is as wide as a straight line.
  const some = draw(2) === 0 ? ROUND.filter((_, turn) => turn % 2 === 0) : ROUND.filter((_, turn) => turn % 3 === 0);
  const corners = some.map(([dx, dy]): [number, number] => {
    const scale = far() / 5;
    return [toGrain(at.x + dx * scale), toGrain(at.y + dy * scale)];
  });
  return polygon(...(draw(2) === 0 ? corners : corners.reverse()));
}

function toGrain(value: number): number {
  return Math.round(value * GRAIN) / GRAIN;
}

const ROUND: readonly (readonly [number, number])[] = [
  [5, 0],
  [4, 3],
  [3, 4],
  [0, 5],
  [-3, 4],
  [-4, 3],
  [-5, 0],
  [-4, -3],
  [0, -5],
  [4, -3],
];

const STEPS = [1 / GRAIN, 1, 127, 508, 1016, 2286.5];

/** Everything on the crossings of a coarse grid, turned by a right-angled triangle now and then, a grain off now and then. */
export function onGrid(draw: Draw): Maker {
  const turned = draw(4) === 0;
  // Turned, a grid is up to 79 steps across: the larger steps would leave the table.
  const step = STEPS[draw(turned ? 4 : STEPS.length)] ?? 1;
  const far = draw(2) * 12192;
  const put = (x: number, y: number): Point => {
    const off = step >= 1 && draw(40) === 0 ? 1 / GRAIN : 0;
    const [gx, gy] = turned ? [3 * x - 4 * y, 4 * x + 3 * y] : [x, y];
    return { x: far + gx * step + off, y: far + gy * step };
  };
  const point = () => put(draw(9), draw(9));
  const length = () => draw(7) * step * (turned ? 5 : 1);
  return {
    draw,
    length,
    point,
    disc: () => ({ kind: 'disc', at: point(), radius: length() }),
    polygon: () => {
      const outline = OUTLINES[draw(OUTLINES.length)] ?? [];
      const [dx, dy] = [draw(6), draw(6)];
      const flip = draw(2) === 0;
      const points = outline.map(([x, y]) => (flip ? put(y + dx, x + dy) : put(x + dx, y + dy)));
      return { kind: 'polygon', points };
    },
  };
}

const OUTLINES: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
  ],
  [
    [0, 0],
    [1, 0],
    [1, 4],
    [0, 4],
  ],
  [
    [0, 0],
    [4, 0],
    [0, 4],
  ],
  [
    [0, 0],
    [3, 0],
    [4, 3],
  ],
  [
    [0, 0],
    [3, 0],
    [3, 1],
    [1, 1],
    [1, 3],
    [0, 3],
  ],
  [
    [0, 0],
    [3, 0],
    [3, 3],
    [2, 3],
    [2, 1],
    [1, 1],
    [1, 3],
    [0, 3],
  ],
  [
    [2, 0],
    [4, 2],
    [2, 4],
    [0, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [4, 0],
    [4, 2],
    [2, 1],
    [0, 2],
  ],
];

export function shapeBy(make: Maker): Shape {
  return make.draw(4) > 0 ? make.disc() : make.polygon();
}

export function regionBy(make: Maker): Region {
  const sign = () => (make.draw(2) === 0 ? 1 : -1);
  switch (make.draw(7)) {
    case 0:
      return segment(make.point(), make.point());
    case 1:
      return halfBy(make);
    case 2:
      return { kind: 'quadrant', at: make.point(), toward: { x: sign(), y: sign() } };
    case 3: {
      const { at, radius } = make.disc();
      return { kind: 'quarter-disc', at, radius, toward: { x: sign(), y: sign() } };
    }
    default:
      return shapeBy(make);
  }
}

function halfBy(make: Maker): Half {
  const toward = ROUND[make.draw(ROUND.length)] ?? [1, 0];
  return { kind: 'half', at: make.point(), toward: { x: toward[0], y: toward[1] } };
}
