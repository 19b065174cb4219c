/** What one unit could do now, and what that would gain. */
import { basesSee } from '../../../table/base-sight.ts';
import { root } from '../../../table/from-point.ts';
import type { Point } from '../../../table/shapes.ts';
import { INCH, inches } from '../../../table/units.ts';
import { type Action, actionsOf, allowance } from '../actions.ts';
import type { BattleUnit } from '../battle/def.ts';
import { type Scene, type Seen, edgesApart, marksFor, placeWorth } from './scene.ts';
import type { Blow, Meeting, Reckon } from './worth.ts';

export interface Idea {
  readonly unit: BattleUnit;
  readonly action: Action;
  /** Where to, and how far at most; null: it stays. */
  readonly to: Point | null;
  readonly length: number;
  /** Whom it charges. */
  readonly target: BattleUnit | null;
  readonly gain: number;
}

/** Of what the other side may do to a unit, the part that is feared. */
const FEAR = 0.2;
/** Of what a strike back does, the part that counts. */
const BACK = 0.8;
/** How far an enemy may come before it shoots, in inches. */
const NEARER = 6;
/** Idling is best done early, when nothing better is to be done. */
const IDLE = 2;
/** How many markers, and how many enemies, a unit thinks of going to. */
const SOME = 2;

interface Thinking {
  readonly scene: Scene;
  readonly own: Seen;
  readonly marks: readonly number[];
  readonly reckon: Reckon;
}

export function ideasOf(scene: Scene, unit: BattleUnit, reckon: Reckon): Idea[] {
  const own = scene.own.find((one) => one.unit === unit);
  if (!own) return [];
  const stay = { unit, to: null, length: 0, target: null };
  if (own.stance.shaken) return [{ ...stay, action: 'idle', gain: IDLE }];
  const thinking = { scene, own, marks: marksFor(scene, unit), reckon };
  const { at } = own.base;
  const now = standing(thinking, at);
  const near = Math.min(...scene.foes.map((foe) => edgesApart(at, own, foe)));
  const may = actionsOf(unit.unit, false, Number.isFinite(near) ? near : null, false);
  const ideas: Idea[] = [{ ...stay, action: 'hold', gain: shooting(thinking, at, false) }];
  for (const action of ['advance', 'rush'] as const) {
    if (!may.includes(action)) continue;
    const reach = inches(allowance(unit.unit, action)) - 2;
    for (const { to, stop } of destinations(thinking)) {
      const far = root(to.x - at.x, to.y - at.y);
      const length = Math.min(reach, far - stop);
      if (length < INCH / 2) continue;
      const end = { x: at.x + ((to.x - at.x) * length) / far, y: at.y + ((to.y - at.y) * length) / far };
      const shot = action === 'advance' ? shooting(thinking, end, true) : 0;
      ideas.push({ ...stay, action, to, length, gain: shot + standing(thinking, end) - now });
    }
  }
  if (may.includes('charge')) ideas.push(...charges(thinking, now));
  return ideas;
}

/** Markers that are worth going to, and the nearest enemies, each with how far short of it to stop. */
function destinations({ scene: { goals, foes }, own, marks }: Thinking): { to: Point; stop: number }[] {
  const { at, radius } = own.base;
  const far = (to: Point) => root(to.x - at.x, to.y - at.y);
  const there = goals
    .map((goal, mark) => ({ to: goal.at, stop: INCH + radius, worth: marks[mark] ?? 0 }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth / (far(b.to) + inches(12)) - a.worth / (far(a.to) + inches(12)))
    .slice(0, SOME);
  const enemies = foes
    .map(({ base }) => ({ to: base.at, stop: radius + base.radius + INCH + 2 }))
    .sort((a, b) => far(a.to) - far(b.to))
    .slice(0, SOME);
  return [...there, ...enemies];
}

function charges({ scene, own, marks, reckon }: Thinking, now: number): Idea[] {
  const { unit, stance, base } = own;
  return scene.foes.flatMap((foe): Idea[] => {
    if (edgesApart(base.at, own, foe) > own.charge) return [];
    const blow = reckon(stance, foe.stance, { step: 'charge', inches: 0, moved: true });
    const back = strikesBack(foe, own, reckon);
    const end =
      placeWorth(scene, marks, base.radius, foe.base.at) - fear({ scene, own, marks, reckon }, foe.base.at, foe);
    const gain = blow.worth - BACK * (1 - blow.out) * back.worth + end - now;
    return [{ unit, action: 'charge', to: null, length: 0, target: foe.unit, gain }];
  });
}

function strikesBack(foe: Seen, own: Seen, reckon: Reckon): Blow {
  const meeting: Meeting = { step: 'strikeback', inches: 0, moved: false };
  const [back, counter] = [meeting, { ...meeting, step: 'counter' as const }].map((one) =>
    reckon(foe.stance, own.stance, one),
  );
  return { worth: (back?.worth ?? 0) + (counter?.worth ?? 0), out: back?.out ?? 0 };
}

/** What a place is worth to stand in: the markers, less what is feared there. */
function standing(thinking: Thinking, at: Point): number {
  const { scene, marks, own } = thinking;
  return placeWorth(scene, marks, own.base.radius, at) - fear(thinking, at, null);
}

/** What the other side may do to the unit in a place; `met`: who has just been fought does not count. */
function fear({ scene, own, reckon }: Thinking, at: Point, met: Seen | null): number {
  if (scene.isLast) return 0;
  let sum = 0;
  for (const foe of scene.foes) {
    if (foe === met || foe.stance.shaken) continue;
    const far = edgesApart(at, own, foe);
    const charging = far <= foe.charge;
    const step = charging ? ('charge' as const) : ('shoot' as const);
    const near = charging ? 0 : Math.max(0, Math.ceil(far - NEARER));
    sum += reckon(foe.stance, own.stance, { step, inches: near, moved: true }).worth;
  }
  return FEAR * sum;
}

/** The best shot from a place: at whom it sees. */
function shooting({ scene, own, reckon }: Thinking, at: Point, moved: boolean): number {
  const { blockers } = scene.def;
  let best = 0;
  for (const foe of scene.foes) {
    const far = Math.ceil(edgesApart(at, own, foe));
    const { worth } = reckon(own.stance, foe.stance, { step: 'shoot', inches: far, moved });
    if (worth <= best) continue;
    if (blockers.count === 0 || basesSee(blockers, { ...own.base, at }, foe.base, own.eyes, foe.eyes)) best = worth;
  }
  return best;
}
