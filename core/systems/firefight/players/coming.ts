/** What a place is worth to a unit that is put down there. */
import { root } from '../../../table/from-point.ts';
import type { Point } from '../../../table/shapes.ts';
import { INCH } from '../../../table/units.ts';
import { NEARER, type Thinking, countOf, fear } from './ideas.ts';
import { type Scene, type UnitOnTable, edgesApart, marksFor } from './scene.ts';
import { shotOf, strikeOf } from './worth.ts';

/** What the markers are worth to the unit, and how near its mates are to each. */
export interface Coming {
  readonly scene: Scene;
  readonly marks: readonly number[];
  readonly nearest: readonly (readonly number[])[];
}

/** Of what a unit could do from a place at once, the part that counts before it does it. */
const PROMISE = 0.5;
/** What a mate who is about as near to the same marker leaves of it. */
const SHARED = 0.5;
/** The way to a marker on which it is worth nothing any more, in inches. */
const TOO_FAR = 48;

export function comingTo(scene: Scene, { unit }: UnitOnTable): Coming {
  const nearest = scene.goals.map(({ at }) => scene.own.map(({ base }) => root(at.x - base.at.x, at.y - base.at.y)));
  return { scene, marks: marksFor(scene, unit), nearest };
}

/** The way to the markers from there, those first that no mate is as near to. */
export function advanceWorth({ scene, marks, nearest }: Coming, { x, y }: Point): number {
  let best = 0;
  for (let mark = 0; mark < scene.goals.length; mark += 1) {
    const at = scene.goals[mark]?.at;
    if (at === undefined) continue;
    const far = root(at.x - x, at.y - y);
    let worth = (marks[mark] ?? 0) * Math.max(0, 1 - far / INCH / TOO_FAR);
    if (worth <= best) continue;
    for (const mate of nearest[mark] ?? []) if (mate <= far + 4 * INCH) worth *= SHARED;
    best = Math.max(best, worth);
  }
  return best;
}

/** The same, and whom the unit reaches from there at once, less what it has to fear. */
export function arrivalWorth(coming: Coming, thinking: Thinking, at: Point): number {
  const { scene, own, attacks } = thinking;
  let blow = 0;
  for (const [place, duel] of attacks.entries()) {
    const foe = scene.foes[place];
    if (!foe) continue;
    const far = edgesApart(at, own, foe);
    blow = Math.max(blow, countOf(thinking, place, shotOf(duel, Math.ceil(Math.max(0, far - NEARER)), true)));
    if (far <= own.charge) blow = Math.max(blow, countOf(thinking, place, strikeOf(duel, 'charge')));
  }
  return advanceWorth(coming, at) + PROMISE * blow - fear(thinking, at, null);
}
