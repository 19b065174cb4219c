/** Declaring shots: which weapons may fire at whom (GFF-SHOOT-01 to -03, -07). Distance and sight come from the table. */
import { cite } from '../../journal/cite.ts';
import type { RuleId } from '../../journal/cite.ts';
import type { Action } from './actions.ts';
import type { Unit, Weapon } from './unit.ts';

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
  readonly unit: Unit;
  readonly shaken: boolean;
  /** Limited weapons that have had their use. */
  readonly used: readonly string[];
  /** The action that the unit has taken. */
  readonly did: Action;
}

const MOST_TARGETS = 2;

export interface Declared {
  readonly broken: readonly RuleId[];
  /** Limited weapons used up afterwards. */
  readonly used: readonly string[];
}

/** All of a unit's shots, declared at once; what is declared then stands (GFF-SHOOT-03, GFF-AMB-45). */
export function declareShots({ unit, shaken, used, did }: Shooter, shots: readonly Shot[], sights: Sights): Declared {
  cite('GFF-SHOOT-03', 'GFF-ACT-08');
  const broken = new Set<RuleId>();
  if (did === 'rush' || did === 'charge') broken.add(one('GFF-ACT-04'));
  if (shaken) broken.add(one('GFF-ACT-06'));
  const types = new Map<string, string>();
  const spent = new Set(used);
  for (const { weapon: name, target } of shots) {
    const weapon = unit.weapons.find((own) => own.name === name && own.range > 0);
    if (!sights.isEnemy(target)) broken.add(one('GFF-SHOOT-07'));
    else if (!weapon || !sights.reaches(weapon, target)) broken.add(one('GFF-SHOOT-01'));
    const type = typeOf(weapon, name);
    const before = types.get(type);
    if (before !== undefined && before !== target) broken.add(one('GFF-SHOOT-02'));
    types.set(type, target);
    if (!weapon?.rules.some((rule) => rule.name === 'Limited')) continue;
    if (used.includes(name)) broken.add(one('GFF-SR-LIMITED-1'));
    spent.add(name);
  }
  if (new Set(shots.map(({ target }) => target)).size > MOST_TARGETS) broken.add(one('GFF-SHOOT-02'));
  return { broken: [...broken], used: broken.size === 0 ? [...spent] : used };
}

/** Same name and profile is one type (GFF-AMB-44). */
function typeOf(weapon: Weapon | undefined, name: string): string {
  if (!weapon) return name;
  const known = types.get(weapon);
  if (known !== undefined) return known;
  const { range, attacks, rules } = weapon;
  const type = JSON.stringify([name, range, attacks, rules]);
  types.set(weapon, type);
  return type;
}

/** A weapon is asked after again and again. */
const types = new WeakMap<Weapon, string>();

function one(rule: RuleId): RuleId {
  cite(rule);
  return rule;
}
