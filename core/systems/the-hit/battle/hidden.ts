/** Hidden markers and what exposes the fighter behind one (HIT-HIDDEN, HIT-DETECT-12). */
import { cite } from '../../../journal/cite.ts';
import { within } from '../../../table/measure.ts';
import { type Point, spot } from '../../../table/shapes.ts';
import { type Fault, demand } from '../demand.ts';
import { type Condition, type Gang, type Member, opponentsOf } from '../gangs.ts';
import { SLACK } from '../set-up/deploy.ts';

/** Weapon traits of the core rules that this scenario asks about (HIT-EXT-TRAITS). */
export const TRAITS = ['backstab', 'blast', 'template', 'noisy', 'silent'] as const;
export type Trait = (typeof TRAITS)[number];

/** An infiltrating fighter, declared, with no marker yet (HIT-HIDDEN-01, -02). */
export function checkHide(
  fighter: { readonly id: string; readonly infiltrating: boolean } | null,
  marked: readonly string[],
): readonly Fault[] {
  const declared = demand('HIT-HIDDEN-02', fighter !== null, 'Say whose marker it is when it is set up.');
  if (fighter === null) return declared;
  return [
    ...demand('HIT-HIDDEN-01', fighter.infiltrating, 'Only an infiltrating fighter is set up as a Hidden marker.'),
    ...demand('HIT-HIDDEN-02', !marked.includes(fighter.id), 'This fighter has a Hidden marker already.'),
  ];
}

/** Never: a marker stays its fighter's (HIT-HIDDEN-02). */
export function checkSwap(): readonly Fault[] {
  cite('HIT-AMB-04');
  return demand('HIT-HIDDEN-02', false, 'A Hidden marker is tied to its fighter and is never swapped.');
}

type Aim = Member & Pick<Condition, 'hidden'>;

/** Nobody aims at a Hidden enemy; Blast and Template may catch one (HIT-HIDDEN-03). */
export function checkAttack(
  by: Member,
  target: Aim,
  traits: readonly Trait[],
  caught: readonly Aim[],
): readonly Fault[] {
  const unseen = (fighter: Aim) => fighter.hidden && fighter.gang !== by.gang;
  const spreads = traits.includes('blast') || traits.includes('template');
  return [
    ...demand('HIT-HIDDEN-03', !unseen(target), 'A Hidden fighter cannot be chosen as a target.'),
    ...demand(
      'HIT-HIDDEN-03',
      spreads || !caught.some(unseen),
      'Only Blast and Template hit a Hidden fighter by the way.',
    ),
  ];
}

/** What Hidden does for a close combat weapon: Backstab, or +2 to hit where it has that (HIT-HIDDEN-04). */
export function backstabOf(hidden: boolean, traits: readonly Trait[], applies: boolean) {
  cite('HIT-HIDDEN-04', 'HIT-EXT-TRAITS');
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
  cite('HIT-HIDDEN-05', 'HIT-HIDDEN-06');
  return traits.includes('noisy') || traits.includes('template') || (melee && opponentStanding);
}

/** Which gangs may Detect at once for free: after an attack that was not Silent and did not expose (HIT-DETECT-12). */
export function freeDetects(gang: Gang, gangs: readonly Gang[], attack: HiddenAttack): readonly Gang[] {
  cite('HIT-DETECT-12', 'HIT-AMB-05', 'HIT-AMB-15');
  return exposedByAttack(attack) || attack.traits.includes('silent') ? [] : opponentsOf(gang, gangs);
}

/** The model stands where the marker was (HIT-HIDDEN-08). */
export function checkExposure(marker: Point, at: Point): readonly Fault[] {
  const there = within(spot(marker), spot(at), SLACK);
  return demand('HIT-HIDDEN-08', there, 'The model is put where the marker is.');
}
