/** The optional special moves: pushing, jumping, falling (GFF-MOVE-OPT). Lengths are inches. */
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Refusal, isRefusal, refuse } from '../../../rules/refusal.ts';
import type { Mover } from './actions.ts';
import { fallVolley } from './attack.ts';
import type { Dice } from './dice.ts';
import type { FirefightReadings } from '../readings.ts';
import { type Struck, type Victim, suffer, sufferWounds } from './resolve.ts';
import { TOLERANCE } from './special/rule.ts';
import { succeeds } from './test-die.ts';
import { someHave } from './unit.ts';
import type { Effect } from './wounds.ts';

export interface Jump {
  /** Dice to roll; 0: it is crossed without a roll. */
  readonly dice: number;
  /** What each of them must reach. */
  readonly needs: number;
  /** Inches of the crossing that count towards the move once it is made. */
  readonly counts: number;
}

export interface Jumper {
  readonly flying: boolean;
  readonly strider: boolean;
}

const FURTHEST = 6;

/** What crossing a gap or a drop takes (GFF-MOVE-OPT-02 to -04). */
export function jumpOf(over: 'gap' | 'drop', inches: number, { flying, strider }: Jumper): Jump | Refusal {
  const free = over === 'gap' ? 1 : 3;
  if (inches <= free + TOLERANCE) {
    return { dice: 0, needs: 0, counts: inches };
  }
  const rules = cite('GFF-MOVE-OPT-03');
  if (inches > FURTHEST + TOLERANCE) {
    return refuse('too-far', `Nobody jumps over ${FURTHEST}"; this ${over} is ${inches}".`, ...rules);
  }
  return { dice: flying ? 0 : Math.floor((inches + TOLERANCE) / 3) + 1, needs: strider ? 2 : 3, counts: 0 };
}

/** A jump: only where special moves are in use, and no further than 6" (GFF-MOVE-OPT-03); empty: it may be tried. */
export function checkJump(
  mover: Mover,
  over: 'gap' | 'drop',
  inches: number,
  { specialMoves }: FirefightReadings,
): readonly RuleId[] {
  const rules = cite('GFF-MOVE-OPT-03');
  return specialMoves && !isRefusal(jumpOf(over, inches, jumperOf(mover))) ? [] : rules;
}

export function jumperOf(mover: Mover): Jumper {
  return { flying: someHave(mover, 'Flying'), strider: someHave(mover, 'Strider') };
}

/** Throws a jump's dice: across where every one of them reaches it, and fallen otherwise (GFF-MOVE-OPT-04). */
export function leap({ dice: count, needs }: Jump, who: string, dice: Dice): boolean {
  let across = true;
  for (let die = 0; die < count; die += 1)
    if (!succeeds(dice.roll('jump', who, dice.tells ? `${needs}+ is across` : undefined), needs, 0)) across = false;
  return across;
}

/** The hit of a fall: its AP, or null where the fall is too low for one (GFF-MOVE-OPT-05). */
export function fallAp(height: number): number | null {
  return height < 2 - TOLERANCE ? null : Math.floor((height + TOLERANCE) / 3);
}

/** How near to the foot of the drop a model lands (GFF-MOVE-OPT-06). */
export function landsWithin(): number {
  return 2;
}

const NOTHING = { fear: 0, heals: false };

/** What a fall does: in a group it kills outright, a lone model takes one hit (GFF-MOVE-OPT-05, -07, -08). */
export function fall(
  victim: Victim,
  height: number,
  dice: Dice,
  readings: FirefightReadings,
): Struck & { ap: number | null } {
  const ap = fallAp(height);
  if (ap === null) return { ap, hits: 0, blocked: 0, ...sufferWounds(victim, 0, NOTHING, dice, readings) };
  if (victim.standing.models === 1) {
    return { ap, ...suffer(victim, [{ volley: fallVolley(ap), six: false }], dice, readings) };
  }
  const { standing } = victim;
  const outright = sufferWounds(victim, 0, NOTHING, dice, readings);
  const after = { ...standing, models: standing.models - 1, markers: 0 };
  return { ap, hits: 0, blocked: 0, ...outright, wounds: 1, killed: 1, effect: 'noRoll', after };
}

/** What may push a model: only a Shaken result of an attack (GFF-MOVE-OPT-01). */
export const PUSH_CAUSES = ['attack', 'morale', 'dangerous', 'fall'] as const;
export type PushCause = (typeof PUSH_CAUSES)[number];

/** How far the attacker may push with that die: 2" on 4+, else 0. */
export function pushOf(cause: PushCause, effect: Effect, die: number): number {
  return cause === 'attack' && effect === 'shaken' && die >= 4 ? 2 : 0;
}
