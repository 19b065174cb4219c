/** What the referee keeps of a battle, and how it measures there: from base edge to base edge. */
import { type Area, EQUAL, type Spot, covers, far, outside, passes, toStretch } from './geometry.ts';

export type Side = 'A' | 'B';

export interface Note {
  readonly name: string;
  readonly value?: number;
  readonly models?: number;
}

export interface Weapon {
  readonly name: string;
  readonly range: number;
  readonly attacks: number;
  readonly count: number;
  readonly carriers?: readonly number[];
  readonly rules: readonly Note[];
}

export interface Sheet {
  readonly id: string;
  readonly name: string;
  readonly models: number;
  readonly quality: number;
  readonly defense: number;
  readonly tough: number;
  readonly base?: number;
  readonly rules: readonly Note[];
  readonly weapons: readonly Weapon[];
}

export interface Model {
  readonly id: string;
  readonly number: number;
  at: Spot;
  alive: boolean;
  /** Has had its dice for dangerous ground in this activation. */
  braved: boolean;
}

export interface Unit {
  readonly id: string;
  readonly side: Side;
  readonly sheet: Sheet;
  readonly radius: number;
  readonly models: Model[];
  /** By weapon: the models that carry a copy each. */
  readonly carriers: readonly (readonly number[])[];
  where: 'waiting' | 'table' | 'ambush' | 'scout' | 'gone';
  /** Models that are left, those that the owner has yet to take away not counted. */
  left: number;
  owes: number;
  markers: number;
  shaken: boolean;
  fatigued: boolean;
  activated: boolean;
  arrived: boolean;
  readonly used: Set<string>;
}

export interface Terrain {
  readonly area: Area;
  readonly traits: readonly string[];
}

export interface Board {
  readonly width: number;
  readonly depth: number;
  readonly terrain: readonly Terrain[];
  readonly units: readonly Unit[];
  readonly objectives: { readonly at: Spot; holder: Side | null }[];
  south: Side;
}

export function has({ sheet: { rules, models } }: Unit, name: string, all = false): boolean {
  return rules.some((rule) => rule.name === name && (rule.models ?? models) >= (all ? models : 1));
}

/** X of a rule for one model; 0 without it. */
export function valueOf({ sheet: { rules, models } }: Unit, name: string, model: number): number {
  const rule = rules.find((one) => one.name === name && model < (one.models ?? models));
  return rule === undefined ? 0 : (rule.value ?? 1);
}

export function standing(unit: Unit): Model[] {
  return unit.where === 'table' ? unit.models.filter(({ alive }) => alive) : [];
}

export function onTable(board: Board, side?: Side): Unit[] {
  return board.units.filter((unit) => unit.where === 'table' && (side === undefined || unit.side === side));
}

export function apart(a: Spot, b: Spot, radii: number): number {
  return Math.max(0, far(a, b) - radii);
}

export function between(one: Unit, other: Unit): number {
  let least = Infinity;
  for (const a of standing(one))
    for (const b of standing(other)) least = Math.min(least, apart(a.at, b.at, one.radius + other.radius));
  return least;
}

/** One for each model alone, one for each model of a pair too far apart (GFF-AMB-52). */
export function scattered(places: readonly Spot[], radius: number): number {
  if (places.length < 2) return 0;
  let count = 0;
  for (const [at, a] of places.entries()) {
    const gaps = places.filter((_, other) => other !== at).map((b) => apart(a, b, 2 * radius));
    if (gaps.every((gap) => gap > 1 + EQUAL)) count += 1;
    count += gaps.filter((gap) => gap > 6 + EQUAL).length;
  }
  return count;
}

export function isOff({ width, depth }: Board, { x, y }: Spot, radius: number): boolean {
  return Math.min(x - radius, y - radius, width - x - radius, depth - y - radius) < -EQUAL;
}

/** Whether a base comes onto terrain of a kind on a way, its start counted. */
export function comesOn({ terrain }: Board, trait: string, way: readonly Spot[], radius: number): boolean {
  return terrain.some(({ traits, area }) => {
    if (!traits.includes(trait)) return false;
    const [start] = way;
    if (start && outside(area, start) < radius - EQUAL) return true;
    return way.some((to, at) => at > 0 && passes(area, way[at - 1] ?? to, to) < radius - EQUAL);
  });
}

/** How near a way comes to a place. */
export function nearest(way: readonly Spot[], place: Spot): number {
  const [first] = way;
  if (way.length === 1 && first) return far(first, place);
  return Math.min(...way.slice(1).map((to, at) => toStretch(place, way[at] ?? to, to)));
}

export function lengthOf(way: readonly Spot[]): number {
  return way.slice(1).reduce((sum, to, at) => sum + far(way[at] ?? to, to), 0);
}

/** What blocks sight between two models: nothing that either is in (GFF-AMB-49). */
function blinds({ terrain }: Board, a: Spot, b: Spot): Area[] {
  return terrain.flatMap(({ traits, area }) =>
    traits.includes('sight-blocker') && outside(area, a) >= -1e-9 && outside(area, b) >= -1e-9 ? [area] : [],
  );
}

/** Whether one middle sees the other. */
export function middleSees(board: Board, a: Spot, b: Spot): boolean {
  return blinds(board, a, b).every((area) => !covers(area, a, b));
}

function rim({ x, y }: Spot, radius: number, count: number): Spot[] {
  const round = Array.from({ length: count }, (_, at) => {
    const angle = (2 * Math.PI * at) / count;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
  return [{ x, y }, ...round];
}

/** How hard a clear line is looked for: of a few; of very many; of those past blockers that are a hair smaller. */
const LOOKS = [
  { count: 12, shrunk: 0 },
  { count: 64, shrunk: 0 },
  { count: 64, shrunk: 0.005 },
  { count: 64, shrunk: 0.02 },
] as const;
export const HARDEST = LOOKS.length - 1;

/** Whether one base sees the other. Where the hardest look finds no line, there is none. */
export function sees(board: Board, a: Spot, aRadius: number, b: Spot, bRadius: number, look = 0): boolean {
  const inWay = blinds(board, a, b).filter((area) => passes(area, a, b) < Math.max(aRadius, bRadius) + EQUAL);
  const { count, shrunk } = LOOKS[look] ?? LOOKS[0];
  return (
    inWay.length === 0 ||
    rim(a, aRadius, count).some((p) =>
      rim(b, bRadius, count).some((q) => inWay.every((area) => !covers(area, p, q, shrunk))),
    )
  );
}
