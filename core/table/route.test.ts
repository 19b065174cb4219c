import { describe, expect, test } from 'vitest';
import { nearer } from './measure.ts';
import { obstaclesOf } from './obstacles.ts';
import { type Route, shortestRoute } from './route.ts';
import { type Disc, type Point, type Shape, disc, polygon, rect, segment } from './shapes.ts';
import { type Draw, drawFrom } from '../../tests/core/table/cases.ts';
import { waypoints } from './waypoints.ts';

const from = disc(0, 0, 300);
const wall = rect(1000, -1000, 1200, 1000);
const past = (...shapes: Shape[]) => obstaclesOf(shapes.map((shape) => ({ shape })));

describe('a way round', () => {
  test('nothing in the way: straight', () => {
    expect(shortestRoute(past(), from, { x: 3000, y: 4000 })?.length).toBe(5000);
  });

  test('a wall: along two corners, a radius off them', () => {
    const route = shortestRoute(past(wall), from, { x: 2200, y: 0 });
    // Each side a right triangle to the tangent at the corner, an arc, and 200 along the top.
    const side = Math.sqrt(1000 * 1000 * 2 - 300 * 300);
    const arc = 300 * (Math.PI / 4 + Math.asin(300 / Math.sqrt(2e6)));
    expect(route?.length).toBeCloseTo(2 * (side + arc) + 200, 6);
  });

  test('another base: along its rim, or wide of it by what must be kept', () => {
    const other = disc(2000, 0, 300);
    const to = { x: 4000, y: 0 };
    const near = shortestRoute(past(other), from, to);
    const wide = shortestRoute(obstaclesOf([{ shape: other, apart: 508 }]), from, to);
    const length = (keep: number) => 2 * Math.sqrt(4e6 - keep * keep) + 2 * keep * Math.asin(keep / 2000);
    expect([near?.length, wide?.length].map((each) => each?.toFixed(6))).toEqual(
      [600, 1108].map((keep) => length(keep).toFixed(6)),
    );
  });

  test('a gap as wide as the base lets it through, one that is narrower does not', () => {
    const gate = (wide: number) => past(rect(1000, -9000, 1200, -wide / 2), rect(1000, wide / 2, 1200, 9000));
    expect(shortestRoute(gate(600), from, { x: 2200, y: 0 })?.length).toBe(2200);
    expect(shortestRoute(gate(599), from, { x: 2200, y: 0 })?.length).toBeGreaterThan(18_000);
  });

  test('no way: walled in, over the limit, off the table, or standing in something', () => {
    const cell = [
      rect(-900, -900, 900, -700),
      rect(-900, 700, 900, 900),
      rect(-900, -700, -700, 700),
      rect(700, -700, 900, 700),
    ];
    expect(shortestRoute(past(...cell), from, { x: 3000, y: 0 })).toBeNull();
    expect(shortestRoute(past(wall), from, { x: 2200, y: 0 }, { most: 3000 })).toBeNull();
    expect(shortestRoute(past(disc(0, 400, 300)), from, { x: 3000, y: 0 })).toBeNull();
    const table = { width: 2400, depth: 1300 };
    const across = past(rect(1000, 0, 1200, 900));
    expect(shortestRoute(across, disc(400, 400, 300), { x: 2000, y: 400 }, { table })).toBeNull();
  });

  test('from base contact and to base contact', () => {
    const route = shortestRoute(past(disc(600, 0, 300), disc(3000, 0, 300)), from, { x: 3000, y: 600 });
    expect(route?.length).toBeCloseTo(300 * Math.PI + 2400, 6);
  });
});

describe('on random tables', () => {
  const TURNS = [
    [5, 0],
    [4, 3],
    [3, 4],
    [0, 5],
  ] as const;
  const SIDE = 16_000;

  function randomPiece(draw: Draw): Shape {
    const [x, y] = [draw(SIDE), draw(SIDE)];
    if (draw(3) === 0) return disc(x, y, 300 + draw(900));
    const [c, s] = TURNS[draw(4)] ?? TURNS[0];
    const [w, d] = [60 + draw(400), 60 + draw(400)];
    return polygon([x, y], [x + w * c, y + w * s], [x + w * c - d * s, y + w * s + d * c], [x - d * s, y + d * c]);
  }

  const keepsClear = (shapes: readonly Shape[], a: Point, b: Point, radius: number) =>
    !shapes.some((shape) =>
      nearer(shape, a.x === b.x && a.y === b.y ? { ...from, at: a, radius: 0 } : segment(a, b), radius),
    );

  function randomCase(seed: number, pieces: number) {
    const draw = drawFrom(seed);
    const shapes = Array.from({ length: pieces }, () => randomPiece(draw));
    const [a, b] = [0, 1].map(() => ({ x: draw(SIDE), y: draw(SIDE) }));
    if (!a || !b || !keepsClear(shapes, a, a, 300) || !keepsClear(shapes, b, b, 300)) return null;
    const start: Disc = { kind: 'disc', at: a, radius: 300 };
    return { shapes, a, b, route: shortestRoute(past(...shapes), start, b) };
  }

  test('waypoints never come too near to anything, and are hardly longer than the route', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const found = randomCase(seed, 12);
      if (!found?.route) continue;
      const points = waypoints(found.a, found.route);
      const legs = points.slice(1).map((to, at) => [points[at] ?? to, to] as const);
      const tape = legs.reduce((sum, [p, q]) => sum + Math.hypot(q.x - p.x, q.y - p.y), 0);
      expect(tape, `seed ${seed}`).toBeLessThan(found.route.length * 1.007 + 1);
      // Where two bends meet closely a leg that is wide of one may come a hair nearer to the other.
      expect(
        legs.every(([p, q]) => keepsClear(found.shapes, p, q, 297)),
        `seed ${seed}`,
      ).toBe(true);
    }
  });

  test('no way by points round every corner is shorter', () => {
    for (let seed = 1000; seed < 1024; seed += 1) {
      const found = randomCase(seed, 4);
      if (found === null) continue;
      const byPoints = shortestByPoints(found.shapes, found.a, found.b);
      const { route } = found;
      expect((route?.length ?? Infinity) <= byPoints + 1e-6, `seed ${seed}: ${route?.length} and ${byPoints}`).toBe(
        true,
      );
      if (route !== null) expect(byPoints).toBeLessThan(route.length * 1.02 + 1);
    }
  });

  /** Dijkstra over 24 points round every corner and rim, just outside what must be kept clear of. */
  function shortestByPoints(shapes: readonly Shape[], a: Point, b: Point): number {
    const rounds = shapes.flatMap((shape) =>
      shape.kind === 'disc' ? [{ at: shape.at, radius: shape.radius }] : shape.points.map((at) => ({ at, radius: 0 })),
    );
    const wide = 1.0001 / Math.cos(Math.PI / 24);
    const around = rounds.flatMap(({ at, radius }) =>
      Array.from({ length: 24 }, (_, step) => ({
        x: at.x + (radius + 300) * wide * Math.cos((step * Math.PI) / 12),
        y: at.y + (radius + 300) * wide * Math.sin((step * Math.PI) / 12),
      })),
    );
    const nodes = [a, b, ...around.filter((point) => keepsClear(shapes, point, point, 300))];
    const far = nodes.map((_, at) => (at === 0 ? 0 : Infinity));
    const open = new Set(nodes.keys());
    while (open.size > 0) {
      const next = [...open].reduce((one, other) => ((far[other] ?? Infinity) < (far[one] ?? Infinity) ? other : one));
      const p = nodes[next];
      if (next === 1 || p === undefined || far[next] === Infinity) break;
      open.delete(next);
      for (const other of open) {
        const q = nodes[other] ?? p;
        const length = (far[next] ?? Infinity) + Math.hypot(q.x - p.x, q.y - p.y);
        if (length < (far[other] ?? Infinity) && keepsClear(shapes, p, q, 300)) far[other] = length;
      }
    }
    return far[1] ?? Infinity;
  }

  test('every stretch of a route keeps clear', () => {
    const isClear = ({ legs }: Route, shapes: readonly Shape[], start: Point) =>
      legs.every(
        ({ to, arc }, at) => arc !== undefined || keepsClear(shapes, legs[at - 1]?.to ?? start, to, 300 - 1e-5),
      );
    for (let seed = 2000; seed < 2300; seed += 1) {
      const found = randomCase(seed, 20);
      if (found?.route) expect(isClear(found.route, found.shapes, found.a), `seed ${seed}`).toBe(true);
    }
  });
});
