/** Which actions a unit has and how far they carry it (GFF-ACT). Lengths are inches. */
import { kept } from '../../../event/kept.ts';
import { effectOf } from './special/book-hooks.ts';
import { TOLERANCE } from './special/rule.ts';
import { type ForceUnit, type RuleNote, someHave } from './unit.ts';

export type Action = 'hold' | 'advance' | 'rush' | 'charge' | 'idle';

/** How Fast and Slow change how far each action goes (GFF-SR-FAST-1, GFF-SR-SLOW-1). */
const FAST = { advance: 2, rush: 4, charge: 4, rule: 'GFF-SR-FAST-1' } as const;
const SLOW = { advance: -2, rush: -4, charge: -4, rule: 'GFF-SR-SLOW-1' } as const;

interface Added {
  readonly advance: number;
  readonly rush: number;
  readonly charge: number;
}

const MOVES = { advance: 6, rush: 12 } as const;

/** The most that a unit moves through difficult ground (GFF-ACT-03). */
const DIFFICULT = 6;

export type Mover = Pick<ForceUnit, 'models' | 'rules'>;

/** How far an action carries: 0 for Hold and idling (GFF-ACT-01, -02). */
export function allowance(unit: Mover, action: Action): number {
  switch (action) {
    case 'hold':
    case 'idle':
      return 0;
    case 'advance':
    case 'rush':
    case 'charge':
      return (action === 'advance' ? MOVES.advance : MOVES.rush) + addedBy(unit.rules)[action];
  }
}

/** By the rules that a unit has: what they add to each action. They are asked for all the time. */
const addedBy = kept((rules: readonly RuleNote[]): Added => {
  const had = rules.filter(({ models }) => models !== 0);
  const swift = had.some((note) => effectOf(note)?.swift);
  let [advance, rush, charge] = [0, 0, 0];
  for (const note of had) {
    const { name } = note;
    const change = name === 'Fast' ? FAST : name === 'Slow' ? (swift ? null : SLOW) : (effectOf(note)?.moves ?? null);
    if (change === null) continue;
    advance += change.advance ?? 0;
    rush += change.rush ?? 0;
    charge += change.charge ?? 0;
  }
  return { advance, rush, charge };
});

/** The same on a way through difficult ground, which Strider and Flying ignore (GFF-ACT-03, GFF-TERRAIN-04). */
export function allowanceThrough(unit: Mover, action: Action, difficult: boolean): number {
  const plain = allowance(unit, action);
  if (!difficult || ignoresDifficult(unit)) return plain;
  return Math.min(plain, DIFFICULT);
}

function ignoresDifficult(unit: Mover): boolean {
  return someHave(unit, 'Strider') || someHave(unit, 'Flying');
}

/**
 * The actions that a unit may take. `enemy`: inches to the nearest enemy, null where there is none; `difficult`: whether
 * difficult ground lies on the way.
 */
export function actionsOf(unit: Mover, shaken: boolean, enemy: number | null, difficult: boolean): Action[] {
  if (shaken) {
    return ['idle'];
  }
  if (someHave(unit, 'Immobile')) {
    return ['hold'];
  }
  const reach = allowanceThrough(unit, 'charge', difficult);
  const charges = enemy !== null && enemy <= reach + TOLERANCE;
  return ['hold', 'advance', 'rush', ...(charges ? (['charge'] as const) : [])];
}
