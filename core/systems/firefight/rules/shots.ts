/** Declaring shots: which weapons may fire at whom (GFF-SHOOT-01 to -03, -07). Distance and sight come from the table. */
import type { RuleId } from '../../../rules/rule-ids.ts';
import type { Action } from './actions.ts';
import type { ForceUnit, Weapon } from './unit.ts';

export interface Shot {
  readonly weapon: string;
  /** Id of the target unit. */
  readonly target: string;
}

/** What the table knows. */
export interface Sights {
  readonly isEnemy: (target: string) => boolean;
  /** Whether some model with that weapon has some model of the target in range and in sight. */
  readonly reaches: (weapon: Weapon, target: string) => boolean;
}

export interface Shooter {
  readonly unit: ForceUnit;
  readonly shaken: boolean;
  /** Limited weapons that have had their use. */
  readonly used: readonly string[];
  /** The action that the unit has taken. */
  readonly did: Action;
}

const MOST_TARGETS = 2;

export interface DeclaredShots {
  readonly broken: readonly RuleId[];
  /** Limited weapons used up afterwards. */
  readonly used: readonly string[];
}

/** All of a unit's shots, declared at once; what is declared then stands (GFF-SHOOT-03, GFF-AMB-45). */
export function declareShots(
  { unit, shaken, used, did }: Shooter,
  shots: readonly Shot[],
  sights: Sights,
): DeclaredShots {
  const broken: RuleId[] = [];
  const targets: string[] = [];
  const spent = [...used];
  if (did === 'rush' || did === 'charge') add(broken, 'GFF-ACT-04');
  if (shaken) add(broken, 'GFF-ACT-06');
  shots.forEach(({ weapon: name, target }, at) => {
    const weapon = unit.weapons.find((own) => own.name === name && own.range > 0);
    if (!sights.isEnemy(target)) add(broken, 'GFF-SHOOT-07');
    else if (!weapon || !sights.reaches(weapon, target)) add(broken, 'GFF-SHOOT-01');
    // A name says the type: of two weapons with one name the first is meant (GFF-AMB-44).
    const before = shots.slice(0, at).find((shot) => shot.weapon === name);
    if (before && before.target !== target) add(broken, 'GFF-SHOOT-02');
    if (!targets.includes(target)) targets.push(target);
    if (!weapon?.rules.some((rule) => rule.name === 'Limited')) return;
    if (used.includes(name)) add(broken, 'GFF-SR-LIMITED-1');
    if (!spent.includes(name)) spent.push(name);
  });
  if (targets.length > MOST_TARGETS) add(broken, 'GFF-SHOOT-02');
  return { broken, used: broken.length === 0 ? spent : used };
}

/** Adds a broken rule once. */
function add(broken: RuleId[], rule: RuleId): void {
  if (!broken.includes(rule)) broken.push(rule);
}
