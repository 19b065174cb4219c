/** One question to the product and to the oracle. Null where they agree, else the case. */
import { type Blockers, blockersOf } from '../../../core/table/blockers.ts';
import { SLIVER, basesSee, clearLine } from '../../../core/table/base-sight.ts';
import { completelyWithin, meets, nearer, overlaps, touching, within } from '../../../core/table/measure.ts';
import { pointsSee } from '../../../core/table/sight.ts';
import { type Disc, type Point, spot } from '../../../core/table/shapes.ts';
import { type Maker, regionBy, shapeBy } from './cases.ts';
import { oracleCompare, oracleCompletely, oracleSees } from './rational.ts';

export function disagree(make: Maker): string | null {
  const kind = make.draw(10);
  if (kind < 5) return disagreeOnReach(make);
  return kind < 7 ? disagreeOnCompletely(make) : disagreeOnSight(make);
}

function disagreeOnReach(make: Maker): string | null {
  const [thing, region, reach] = [shapeBy(make), regionBy(make), make.length(6000)];
  const [far = 0, bare = 0] = oracleCompare(thing, region, [reach, 0]);
  const expected = [far <= 0, far < 0, bare <= 0, bare < 0, bare === 0];
  const got = [
    within(thing, region, reach),
    nearer(thing, region, reach),
    meets(thing, region),
    overlaps(thing, region),
    touching(thing, region),
  ];
  return told({ thing, region, reach }, expected, got);
}

function disagreeOnCompletely(make: Maker): string | null {
  const [thing, region] = [shapeBy(make), regionBy(make)];
  const reach = region.kind === 'polygon' ? 0 : make.length(6000);
  const far = reach % 3 === 0 ? 0 : reach;
  const expected = oracleCompletely(thing, region, far);
  return told({ thing, region, far }, expected, completelyWithin(thing, region, far));
}

function disagreeOnSight(make: Maker): string | null {
  const shapes = Array.from({ length: 1 + make.draw(4) }, () => shapeBy(make));
  const [a, b] = [make.point(), make.point()];
  const blockers: Blockers = blockersOf(shapes.map((shape) => ({ shape })));
  return told({ shapes, a, b }, oracleSees(shapes, a, b), pointsSee(blockers, a, b));
}

/**
 * Sight between bases. A line said to be clear must join the bases and be clear by the oracle; where none is said to be,
 * lines drawn at random must find none.
 */
export function disagreeOnBases(make: Maker, tries: number): string | null {
  const shapes = Array.from({ length: 1 + make.draw(6) }, () => (make.draw(3) === 0 ? make.disc() : make.polygon()));
  const [a, b] = [baseBy(make), baseBy(make)];
  // What a base stands in is for the pack to leave out, and nobody peeps past what is a sliver away.
  if (meets(a, b) || shapes.some((shape) => within(a, shape, 2 * SLIVER) || within(b, shape, 2 * SLIVER))) return null;
  const blockers = blockersOf(shapes.map((shape) => ({ shape })));
  const line = clearLine(blockers, a, b);
  if ((line === null) === basesSee(blockers, b, a))
    return JSON.stringify({ shapes, a, b, told: 'one sees, the other not' });
  if (line !== null) {
    const [from, to] = line.points;
    const joins =
      meets(spot(from), { ...a, radius: a.radius + 1e-6 }) && meets(spot(to), { ...b, radius: b.radius + 1e-6 });
    return joins && oracleSees(shapes, from, to) ? null : JSON.stringify({ shapes, a, b, line });
  }
  const found = Array.from({ length: tries }, () => [spotIn(a, make), spotIn(b, make)] as const).find(([from, to]) =>
    pointsSee(blockers, from, to),
  );
  return found === undefined ? null : JSON.stringify({ shapes, a, b, found });
}

function baseBy(make: Maker): Disc {
  return { kind: 'disc', at: make.point(), radius: [0, 300, 400, 500, 1000][make.draw(5)] ?? 0 };
}

/** Somewhere in a base, its rim included now and then, and never on a grid. */
function spotIn({ at, radius }: Disc, { draw }: Maker): Point {
  const [x, y] = [draw(20001) / 10000.3 - 1, draw(20001) / 10000.7 - 1];
  const off = Math.sqrt(x * x + y * y);
  const share = off > 1 || draw(3) === 0 ? radius / (off * 1.0000001) : radius;
  return { x: at.x + x * share, y: at.y + y * share };
}

function told(asked: object, expected: unknown, got: unknown): string | null {
  return JSON.stringify(expected) === JSON.stringify(got) ? null : JSON.stringify({ asked, expected, got });
}

/** What the first case says that says anything, with its number; null where all agree. */
export function firstDisagreement(cases: number, ask: (seed: number) => string | null): string | null {
  for (let seed = 0; seed < cases; seed += 1) {
    const found = ask(seed);
    if (found !== null) return `case ${seed}: ${found}`;
  }
  return null;
}
