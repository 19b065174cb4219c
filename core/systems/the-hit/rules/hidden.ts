/** Hidden markers and what exposes the fighter behind one (HIT-HIDDEN, HIT-DETECT-12). */
import { within } from '../../../table/measure.ts';
import { type Point, spot } from '../../../table/shapes.ts';
import { type Broken, broken } from '../../../rules/broken.ts';
import { type FighterCondition, type Gang, type GangMember, opponentsOf } from '../roster/gangs.ts';
import { SLACK } from './deploy.ts';

/** Weapon traits of the core rules that this scenario asks about (HIT-EXT-TRAITS). */
export const TRAITS = ['backstab', 'blast', 'template', 'noisy', 'silent'] as const;
export type Trait = (typeof TRAITS)[number];

/** An infiltrating fighter, declared, with no marker yet (HIT-HIDDEN-01, -02). */
export function checkHide(
  fighter: { readonly id: string; readonly infiltrating: boolean } | null,
  marked: readonly string[],
): readonly Broken[] {
  const declared = broken(fighter === null, 'HIT-HIDDEN-02', 'Say whose marker it is when it is set up.');
  if (fighter === null) return declared;
  return [
    ...broken(!fighter.infiltrating, 'HIT-HIDDEN-01', 'Only an infiltrating fighter is set up as a Hidden marker.'),
    ...broken(marked.includes(fighter.id), 'HIT-HIDDEN-02', 'This fighter has a Hidden marker already.'),
  ];
}

/** Never: a marker stays its fighter's (HIT-HIDDEN-02). */
export function checkSwap(): readonly Broken[] {
  return broken(true, 'HIT-HIDDEN-02', 'A Hidden marker is tied to its fighter and is never swapped.');
}

type Aim = GangMember & Pick<FighterCondition, 'hidden'>;

/** Nobody aims at a Hidden enemy; Blast and Template may catch one (HIT-HIDDEN-03). */
export function checkAttack(
  by: GangMember,
  target: Aim,
  traits: readonly Trait[],
  caught: readonly Aim[],
): readonly Broken[] {
  const unseen = (fighter: Aim) => fighter.hidden && fighter.gang !== by.gang;
  const spreads = traits.includes('blast') || traits.includes('template');
  return [
    ...broken(unseen(target), 'HIT-HIDDEN-03', 'A Hidden fighter cannot be chosen as a target.'),
    ...broken(
      !(spreads || !caught.some(unseen)),
      'HIT-HIDDEN-03',
      'Only Blast and Template hit a Hidden fighter by the way.',
    ),
  ];
}

/** What Hidden does for a close combat weapon: Backstab, or +2 to hit where it has that (HIT-HIDDEN-04). */
export function backstabOf(hidden: boolean, traits: readonly Trait[], applies: boolean) {
  const own = traits.includes('backstab');
  return { backstab: own || hidden, toHit: hidden && own && applies ? 2 : 0 };
}

export interface HiddenAttack {
  readonly traits: readonly Trait[];
  readonly melee: boolean;
  /** Whether the opponent in close combat stands at the end of the exchange. */
  readonly opponentStanding: boolean;
}

/** Noisy and Template expose, and a close combat that left the opponent Standing does (HIT-HIDDEN-05, -06). */
export function exposedByAttack({ traits, melee, opponentStanding }: HiddenAttack): boolean {
  return traits.includes('noisy') || traits.includes('template') || (melee && opponentStanding);
}

/** Which gangs may Detect at once for free: after an attack that was not Silent and did not expose (HIT-DETECT-12). */
export function freeDetects(gang: Gang, gangs: readonly Gang[], attack: HiddenAttack): readonly Gang[] {
  return exposedByAttack(attack) || attack.traits.includes('silent') ? [] : opponentsOf(gang, gangs);
}

/** The model stands where the marker was (HIT-HIDDEN-08). */
export function checkExposure(marker: Point, at: Point): readonly Broken[] {
  const there = within(spot(marker), spot(at), SLACK);
  return broken(!there, 'HIT-HIDDEN-08', 'The model is put where the marker is.');
}
