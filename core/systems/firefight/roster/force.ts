/** Force organisation: what an army may hold (GFF-ARMY). Whole numbers only. */
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type FirefightReadings, READINGS } from '../readings.ts';
import { type ForceUnit, someHave } from '../rules/unit.ts';

/** The rules that set a limit. */
type LimitRule = Extract<RuleId, `GFF-ARMY-0${1 | 4 | 5 | 6 | 7 | 8}`>;

/** How far an army is past one of its limits. */
export interface OverLimit {
  readonly rule: LimitRule;
  readonly actual: number;
  readonly limit: number;
  /** Ids of the units concerned, where some are more than others. */
  readonly units?: readonly string[];
}

export interface ForceLimits {
  readonly heroes: number;
  readonly copies: number;
  readonly unitCost: number;
  readonly units: number;
  readonly models: number;
}

export interface ForceReport {
  readonly legal: boolean;
  readonly broken: readonly RuleId[];
  readonly warnings: readonly RuleId[];
  readonly total: number;
  /** Points of the agreed value that are not spent; null where none was agreed. */
  readonly unspent: number | null;
  readonly models: number;
  readonly limits: ForceLimits;
  readonly violations: readonly OverLimit[];
}

/** The limits of an army of so many points (GFF-ARMY-04 to -08). */
export function limitsOf(base: number): ForceLimits {
  return {
    heroes: Math.floor(base / 150),
    copies: 1 + Math.floor(base / 150),
    unitCost: Math.floor((35 * base) / 100),
    units: Math.floor(base / 30),
    models: Math.floor(base / 20),
  };
}

/** Everything that an army breaks, at once (GFF-ARMY-09). `points`: the agreed value, null where there is none. */
export function checkForce(
  units: readonly ForceUnit[],
  points: number | null,
  readings: FirefightReadings,
): ForceReport {
  const total = units.reduce((sum, { cost }) => sum + cost, 0);
  const models = units.reduce((sum, unit) => sum + unit.models, 0);
  const base = readings.forceOrgBase === 'total' ? total : (points ?? total);
  const limits = limitsOf(base);
  const over: OverLimit[] =
    points !== null && total > points ? [{ rule: 'GFF-ARMY-01', actual: total, limit: points }] : [];
  const organised = organisation(units, models, limits);
  const ids = (violations: readonly OverLimit[]) => [...new Set(violations.map(({ rule }) => rule))];
  const broken = ids([...over, ...(readings.forceOrg ? organised : [])]);
  return {
    legal: broken.length === 0,
    broken,
    warnings: readings.forceOrg ? [] : ids(organised),
    total,
    unspent: points === null ? null : Math.max(0, points - total),
    models,
    limits,
    violations: [...over, ...organised],
  };
}

/** The limits that an army of a battle is past. Without agreed points its total is what was agreed. Whoever begins it sets none aside alone. */
export function overLimits(units: readonly ForceUnit[], points: number | null = null): readonly OverLimit[] {
  return checkForce(units, points, READINGS).violations;
}

/** Every limit that an army is past, each as a sentence with the names of its units, and its rule. */
export function limitsBroken(
  units: readonly ForceUnit[],
  points: number | null = null,
): readonly { readonly rule: RuleId; readonly text: string }[] {
  const names = new Map(units.map(({ id, name }) => [id, name]));
  return overLimits(units, points).map((one) => {
    const naming = (one.units ?? []).map((id) => names.get(id) ?? id);
    return { rule: one.rule, text: violationText(one, naming) };
  });
}

function organisation(units: readonly ForceUnit[], models: number, limits: ForceLimits): OverLimit[] {
  const idsOf = (some: readonly ForceUnit[]) => some.map(({ id }) => id);
  const heroes = units.filter((unit) => someHave(unit, 'Hero'));
  const found: OverLimit[] = [];
  if (heroes.length > limits.heroes) {
    found.push({ rule: 'GFF-ARMY-04', actual: heroes.length, limit: limits.heroes, units: idsOf(heroes) });
  }
  for (const entry of new Set(units.map((unit) => unit.entry))) {
    const copies = units.filter((unit) => unit.entry === entry);
    if (copies.length <= limits.copies) continue;
    found.push({ rule: 'GFF-ARMY-05', actual: copies.length, limit: limits.copies, units: idsOf(copies) });
  }
  for (const { id, cost } of units) {
    if (cost > limits.unitCost) found.push({ rule: 'GFF-ARMY-06', actual: cost, limit: limits.unitCost, units: [id] });
  }
  if (units.length > limits.units) found.push({ rule: 'GFF-ARMY-07', actual: units.length, limit: limits.units });
  if (models > limits.models) found.push({ rule: 'GFF-ARMY-08', actual: models, limit: limits.models });
  return found;
}

/** What a violation means, in a sentence. */
export function violationText({ rule, actual, limit }: OverLimit, naming: readonly string[]): string {
  const who = naming.length === 0 ? '' : `: ${naming.join(', ')}`;
  switch (rule) {
    case 'GFF-ARMY-01':
      return `The army costs ${actual} points; ${limit} were agreed.`;
    case 'GFF-ARMY-04':
      return `${actual} heroes where ${limit} may be${who}.`;
    case 'GFF-ARMY-05':
      return `${actual} copies of one unit where ${limit} may be${who}.`;
    case 'GFF-ARMY-06':
      return `A unit of ${actual} points; the limit is ${limit} (35%)${who}.`;
    case 'GFF-ARMY-07':
      return `${actual} units where ${limit} may be.`;
    case 'GFF-ARMY-08':
      return `${actual} models where ${limit} may be.`;
  }
}
