/** The referee's own geometry, in inches. It shares nothing with the game's. */

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export type Area =
  | { readonly kind: 'disc'; readonly at: Spot; readonly radius: number }
  | { readonly kind: 'outline'; readonly points: readonly Spot[] };

/** Lengths that differ by less are equal. */
export const EQUAL = 1e-5;

export function far(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function along(a: Spot, b: Spot, part: number): Spot {
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

/** From a place to a stretch. */
export function toStretch(p: Spot, a: Spot, b: Spot): number {
  const square = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const part = square === 0 ? 0 : ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / square;
  return far(p, along(a, b, Math.min(1, Math.max(0, part))));
}

function sides(points: readonly Spot[]): (readonly [Spot, Spot])[] {
  return points.map((point, at) => [point, points[(at + 1) % points.length] ?? point]);
}

/** How far outside a place is; below 0 inside. */
export function outside(area: Area, p: Spot): number {
  if (area.kind === 'disc') return far(p, area.at) - area.radius;
  let within = false;
  let least = Infinity;
  for (const [a, b] of sides(area.points)) {
    least = Math.min(least, toStretch(p, a, b));
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) within = !within;
  }
  return within ? -least : least;
}

function turn(a: Spot, b: Spot, c: Spot): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** How near a stretch comes to an area; 0 or less where it touches it. */
export function passes(area: Area, a: Spot, b: Spot): number {
  if (area.kind === 'disc') return toStretch(area.at, a, b) - area.radius;
  let least = Math.min(outside(area, a), outside(area, b));
  for (const [c, d] of sides(area.points)) {
    if (turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0) return 0;
    least = Math.min(least, toStretch(c, a, b), toStretch(a, c, d), toStretch(b, c, d));
  }
  return least;
}

/** Whether a line goes over the ground of an area, by more than a touch. `shrunk`: of one so much smaller all round. */
export function covers(area: Area, a: Spot, b: Spot, shrunk = 0): boolean {
  if (area.kind === 'disc') return toStretch(area.at, a, b) < area.radius - shrunk - 1e-9;
  const cuts = [0, 1];
  for (const [c, d] of sides(area.points)) {
    const [one, other] = [turn(c, d, a), turn(c, d, b)];
    if (one !== other) cuts.push(one / (one - other));
  }
  const inside = cuts.filter((cut) => cut >= 0 && cut <= 1).sort((x, y) => x - y);
  for (let at = 1; at < inside.length; at += 1) {
    const [from = 0, to = 0] = [inside[at - 1], inside[at]];
    if (to - from > 1e-9 && outside(area, along(a, b, (from + to) / 2)) < -shrunk - 1e-9) return true;
  }
  return false;
}
