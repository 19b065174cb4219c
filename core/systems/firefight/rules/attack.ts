/** An attack made ready: who may strike, with how many dice, and what each die does (GFF-PIPE-01 to -11). */
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Refusal, refuse } from '../../../rules/refusal.ts';
import type { Arm, WeaponProfile } from './profile.ts';
import { type Clash, type AttackStep, TOLERANCE, type Volley } from './special/rule.ts';
import type { UnitCondition } from './unit.ts';

/** Copies of a weapon that fire or strike under the same circumstances. */
export interface Use {
  readonly weapon: string;
  /** How many copies; null: all. */
  readonly count: number | null;
  /** Which models use it, by number; without it the first ones. */
  readonly bearers?: readonly number[];
  readonly distance: number;
  readonly sight: boolean;
}

export interface AttackSituation {
  /** Inches from the attackers to the nearest model of the target. */
  readonly distance: number;
  readonly sight: boolean;
  /** Whether the attackers have moved in this activation. */
  readonly moved: boolean;
  /** Which covers the target has against shooting (GFF-TERRAIN-03). */
  readonly cover: { readonly terrain: boolean; readonly sight: boolean };
  /** How many of the attackers can strike, for Impact; null: all. */
  readonly striking: number | null;
  /** Modifiers to hit from rules outside the game's own. */
  readonly hitModifiers: readonly number[];
}

export const OPEN: AttackSituation = {
  distance: 0,
  sight: true,
  moved: false,
  cover: { terrain: false, sight: false },
  striking: null,
  hitModifiers: [],
};

export interface AttackPlan {
  readonly step: AttackStep;
  readonly attacker: WeaponProfile;
  readonly condition: UnitCondition;
  /** How many of the attacker's models are left, the first ones; all that the profile has without it. */
  readonly attackers?: number;
  /** The attacker's models that are left and can strike, by number, where somebody knows. */
  readonly strikers?: readonly number[];
  readonly target: WeaponProfile;
  readonly targets?: number;
  /** The target's models that are left, by number, where somebody knows. */
  readonly defenders?: readonly number[];
  readonly situation: AttackSituation;
  /** What fires or strikes; without it all that the step allows. */
  readonly using?: readonly Use[];
}

/** A batch of attack dice, compiled: the engine rolls it, the odds multiply it. */
export interface AttackBatch {
  readonly step: AttackStep;
  /** In the order in which their dice are rolled, Impact last. */
  readonly volleys: readonly Volley[];
  /** Attack dice; Impact dice apart. */
  readonly dice: number;
  readonly impact: number;
}

/** The compiled attack. A refusal names a weapon that the unit has not, or a unit that may not shoot. */
export function attackOf(plan: AttackPlan): AttackBatch | Refusal {
  const { step, attacker, condition, using } = plan;
  if (step === 'shoot' && condition.shaken) {
    return refuse('shaken', 'A Shaken unit does not shoot; its activation is idle.', ...cite('GFF-ACT-06'));
  }
  const unknown = using?.find(({ weapon }) => !attacker.arms.some((arm) => arm.weapon.name === weapon));
  if (unknown) return refuse('unknown-weapon', `The unit has no “${unknown.weapon}”.`, ...cite('GFF-PIPE-01'));
  const volleys = strikes(plan);
  const dice = volleys.reduce((sum, volley) => sum + volley.dice, 0);
  const impact = step === 'charge' ? impactDice(plan) : 0;
  return { step, dice, impact, volleys: impact > 0 ? [...volleys, impactVolley(impact)] : volleys };
}

/** The rules that made the attack what it is, beside those of every die that is rolled. */
export function rulesOf({ step, volleys, impact }: AttackBatch): readonly RuleId[] {
  const rules = new Set<RuleId>(volleys.flatMap(({ because }) => because));
  for (const volley of volleys) addTurns(rules, volley);
  // Hits that put more wounds on one model come first.
  if (new Set(volleys.map(({ deadly }) => deadly)).size > 1) rules.add('GFF-PIPE-12');
  for (const id of step === 'shoot' ? SHOOTING : MELEE) rules.add(id);
  if (volleys.some(({ sixesOnly }) => sixesOnly)) rules.add('GFF-FATIGUE-02').add('GFF-FATIGUE-05');
  if (step === 'counter') rules.add('GFF-SR-COUNTER-1').add('GFF-MELEE-05');
  if (step === 'strikeback') rules.add('GFF-SR-COUNTER-3').add('GFF-MELEE-05');
  if (impact > 0) rules.add('GFF-SR-IMPACT-1').add('GFF-SR-IMPACT-2').add('GFF-PIPE-07');
  return cite(...rules);
}

/** Steps of an attack that give another result here than they would without its modifiers. */
function addTurns(rules: Set<RuleId>, { bonus, penalty, extra, ap, sixAp, cover }: Volley): void {
  if (bonus > 0 || penalty > 0) rules.add('GFF-PIPE-04');
  if (bonus > 0 && penalty > 0) rules.add('GFF-DICE-03');
  if (extra > 0 || sixAp > 0) rules.add('GFF-PIPE-06').add('GFF-DICE-04');
  if (sixAp > 0) rules.add('GFF-PIPE-10');
  if (ap > 0 && cover > 0) rules.add('GFF-PIPE-11');
}

const SHOOTING: readonly RuleId[] = ['GFF-SHOOT-01', 'GFF-SHOOT-04', 'GFF-SHOOT-05', 'GFF-SHOOT-06'];
const MELEE: readonly RuleId[] = ['GFF-MELEE-04'];

/** Every copy that strikes, run after run of copies that differ in nothing. */
function strikes(plan: AttackPlan): Volley[] {
  const volleys: Volley[] = [];
  const { attacker, strikers, situation, using } = plan;
  if (!using) {
    for (const arm of attacker.arms) {
      if (mayUse(plan, arm, situation))
        addVolleys(volleys, plan, { arm, from: 0, to: arm.carriers.length }, situation, strikers);
    }
    return volleys;
  }
  const taken = new Map<Arm, number>();
  for (const use of using) {
    const arm = attacker.arms.find(({ weapon }) => weapon.name === use.weapon);
    if (!arm) continue;
    const from = use.count === null ? 0 : (taken.get(arm) ?? 0);
    const to = Math.min(arm.carriers.length, use.count === null ? arm.carriers.length : from + use.count);
    taken.set(arm, to);
    if (mayUse(plan, arm, use)) addVolleys(volleys, plan, { arm, from, to }, use, use.bearers);
  }
  return volleys;
}

/** How far from the target a weapon is, and whether it sees it. */
type Reach = Pick<Use, 'distance' | 'sight'>;

/** Some of a weapon's copies, one after the other. */
interface Copies {
  readonly arm: Arm;
  readonly from: number;
  readonly to: number;
}

/** Whether a weapon has a part in this step (GFF-PIPE-01). */
function mayUse({ step, condition }: AttackPlan, arm: Arm, reach: Reach): boolean {
  if (arm.limited && condition.used.includes(arm.weapon.name)) {
    return false;
  }
  switch (step) {
    case 'shoot':
      return !arm.melee && reach.distance <= arm.weapon.range + TOLERANCE && (reach.sight || seesAnyway(arm));
    case 'charge':
      return arm.melee;
    case 'counter':
      return arm.counter;
    case 'strikeback':
      return arm.melee && !arm.counter;
  }
}

function seesAnyway(arm: Arm): boolean {
  return arm.indirect;
}

/** `bearers`: the models that use it, where somebody knows; else the first ones that are left. */
function addVolleys(
  volleys: Volley[],
  plan: AttackPlan,
  { arm, from, to }: Copies,
  reach: Reach,
  bearers?: readonly number[],
): void {
  const { attacker, attackers = attacker.unit.models } = plan;
  let run: Volley | null = null;
  let hooks: WeaponProfile['models'][number] | undefined;
  for (let copy = from; copy < to; copy += 1) {
    const model = arm.carriers[copy] ?? 0;
    if (bearers ? !bearers.includes(model) : model >= attackers) continue;
    const own = attacker.models[model];
    if (run && own === hooks && (run.fear === 0 || run.bearer === model)) {
      run.dice += arm.weapon.attacks;
      continue;
    }
    hooks = own;
    run = volleyOf(plan, arm, model, reach);
    if (plan.step === 'shoot' && !reach.sight) run.because.push('GFF-SR-INDIRECT-2');
    volleys.push(run);
  }
}

function volleyOf(plan: AttackPlan, arm: Arm, model: number, { distance }: Reach): Volley {
  const { step, attacker, condition, target, situation } = plan;
  const volley = blankVolley(arm.weapon.name, arm.weapon.attacks, attacker.unit.quality);
  volley.bearer = model;
  volley.sixesOnly = step !== 'shoot' && (condition.fatigued || condition.shaken);
  for (const modifier of situation.hitModifiers) {
    if (modifier > 0) volley.bonus += modifier;
    else volley.penalty -= modifier;
  }
  const clash: Clash = { step, distance, moved: situation.moved, target: target.unit };
  for (const hook of arm.hooks) hook(volley, clash);
  for (const hook of attacker.models[model] ?? []) hook(volley, clash);
  for (const hook of target.suffers) hook(volley, clash);
  if (target.regenerates && !volley.lasting) volley.because.push('GFF-SR-REGENERATION-1', 'GFF-PIPE-15');
  if (volley.unstoppable) volley.penalty = 0;
  volley.cover = step === 'shoot' ? coverFor(volley, situation.cover) : 0;
  return volley;
}

/** What cover adds to Defense rolls: never more than 1, and nothing to a weapon that ignores it (GFF-PIPE-11). */
function coverFor(volley: Volley, { terrain, sight }: AttackSituation['cover']): number {
  if (volley.ignoresCover === 'all') return 0;
  const counts = terrain || (sight && volley.ignoresCover === 'none');
  if (counts) volley.because.push('GFF-TERRAIN-01', 'GFF-TERRAIN-03');
  return counts ? 1 : 0;
}

function blankVolley(weapon: string | null, dice: number, needs: number): Volley {
  return {
    weapon,
    bearer: -1,
    dice,
    needs,
    bonus: 0,
    penalty: 0,
    sixesOnly: false,
    extra: 0,
    ap: 0,
    sixAp: 0,
    blast: 0,
    deadly: 1,
    bane: false,
    lasting: false,
    unstoppable: false,
    ignoresCover: 'none',
    cover: 0,
    guard: 0,
    spell: false,
    fear: 0,
    because: [],
  };
}

/** Impact dice: X of every charger able to strike, one less for each Counter model, none when fatigued (GFF-PIPE-07). */
function impactDice(plan: AttackPlan): number {
  const { attacker, condition, target, situation } = plan;
  if (condition.fatigued || condition.shaken) return 0;
  const { attackers = attacker.unit.models, targets = target.unit.models } = plan;
  const { strikers = numbers(Math.min(situation.striking ?? attackers, attackers)), defenders = numbers(targets) } =
    plan;
  const sum = strikers.reduce((total, model) => total + (attacker.impact[model] ?? 0), 0);
  const counters = defenders.filter((model) => target.counter[model]).length;
  return Math.max(0, sum - counters);
}

function numbers(count: number): number[] {
  const all: number[] = [];
  for (let number = 0; number < count; number += 1) all.push(number);
  return all;
}

/** Impact hits on 2+: AP 0, no weapon rules, nothing on a 6 (GFF-PIPE-07). */
function impactVolley(dice: number): Volley {
  return blankVolley(null, dice, 2);
}

/** The hit of a fall (GFF-MOVE-OPT-05, -08): AP and nothing else. */
export function fallVolley(ap: number): Volley {
  const volley = blankVolley(null, 0, 2);
  volley.ap = ap;
  return volley;
}

/** A spell's weapon rules ask nothing of its target. */
const NOBODY = { tough: 1, defense: 6, rules: [] } as const;

/** The hits of a spell, with such weapon rules; no cover helps against it. */
export function spellVolley(name: string, weapon: Arm): Volley {
  const volley = blankVolley(name, 0, 2);
  volley.spell = true;
  for (const hook of weapon.hooks) hook(volley, { step: 'shoot', distance: 0, moved: false, target: NOBODY });
  return volley;
}

/** The order in which hits are resolved: Deadly first, the highest X before others, the rest as rolled (GFF-PIPE-12). */
export function inOrder(volleys: readonly Volley[]): readonly Volley[] {
  if (!volleys.some(({ deadly }) => deadly > 1)) return volleys;
  return [...volleys].sort((a, b) => b.deadly - a.deadly);
}
