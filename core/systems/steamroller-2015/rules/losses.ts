/** Army points lost: what the 4th tiebreaker counts, and what the other player's record sheet shows as destroyed. */
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Army, type ArmyModel, type ArmyUnit, castersOf, isHalf, isIdle, whole, withoutCasters } from './army.ts';
import type { PlayerSide } from './sides.ts';

export interface Loss {
  readonly what: string;
  readonly points: number;
  /** Why it counts though it is in play. */
  readonly why?: string;
  readonly rules: readonly RuleId[];
}

export interface Losses {
  readonly points: number;
  readonly losses: readonly Loss[];
}

/** What a caster counts, lost or left. */
export const CASTER_POINTS = 5;

/**
 * What one side has lost. With `castersFall`, as if its casters fell now: so a concession is counted.
 */
export function pointsLost(army: Army, side: PlayerSide, { castersFall = false } = {}): Losses {
  const models = army.models.filter((model) => model.side === side);
  const units = army.units.filter((unit) => unit.side === side);
  const own: Army = castersFall ? withoutCasters({ models, units }, side) : { models, units };
  const losses = [
    ...casterLosses(own, side),
    ...own.models.flatMap((model) => modelLosses(own, model)),
    ...units.filter(({ kind }) => kind === 'unit').flatMap(unitLosses),
    ...soloLosses(units.filter(({ kind }) => kind === 'solo')),
  ].filter(({ points }) => points > 0);
  return { points: losses.reduce((sum, { points }) => sum + points, 0), losses };
}

/** Five for each time; a caster of several models is one, and lost with the last of them. */
function casterLosses(army: Army, side: PlayerSide): readonly Loss[] {
  return castersOf(army, side).map(({ id, models }) => {
    const unit = army.units.find((one) => one.id === id && one.kind === 'caster-unit');
    if (!unit) {
      const times = models.reduce((sum, { destroyed }) => sum + destroyed, 0);
      return { what: id, points: CASTER_POINTS * times, rules: cite('SR15-TB-44', 'SR15-RESULT-02') };
    }
    const gone = models.every(({ inPlay }) => !inPlay);
    const points = CASTER_POINTS * Math.max(unit.destroyed, gone ? 1 : 0);
    return { what: id, points, rules: cite('SR15-TB-44', 'SR15-AMB-55', 'SR15-AMB-47') };
  });
}

/** A model that is no caster and in no unit: its cost each time, and once more while it stands inert or wild. */
function modelLosses(army: Army, model: ArmyModel): readonly Loss[] {
  const { id, kind, unit, cost, destroyed, inPlay, offTable } = model;
  if (kind === 'caster' || unit !== null || cost === null) return [];
  // Once it is destroyed it is lost as any other model; while it is away from the table it is neither lost nor left.
  const standsIdle = inPlay && !isAway(offTable) && isIdle(army, model);
  return [
    { what: id, points: cost * destroyed, rules: cite('SR15-TB-41', 'SR15-TB-46', 'SR15-TB-47', 'SR15-DEF-02') },
    ...(standsIdle
      ? [{ what: id, points: cost, why: kind === 'beast' ? 'wild' : 'inert', rules: cite(...IDLE_RULES) }]
      : []),
  ];
}

const IDLE_RULES: readonly RuleId[] = ['SR15-TB-43', 'SR15-RESULT-03', 'SR15-AMB-37', 'SR15-AMB-40'];

function isAway(offTable: boolean): boolean {
  return offTable;
}

const HALF_RULES: readonly RuleId[] = ['SR15-TB-42', 'SR15-DEF-04', 'SR15-DEF-05', 'SR15-AMB-37'];

/** With attachments: the whole cost each time it was wiped out, half of it, rounded up, below half strength. */
function unitLosses(unit: ArmyUnit): readonly Loss[] {
  const { id, destroyed, left } = unit;
  const { cost } = whole(unit);
  if (cost === null) return [];
  const below = left > 0 && !isHalf(unit, left);
  return [
    { what: id, points: cost * destroyed, rules: cite('SR15-TB-41', 'SR15-TB-46') },
    { what: id, points: below ? Math.ceil(cost / 2) : 0, why: `half of ${cost}`, rules: cite(...HALF_RULES) },
  ];
}

/** Casualties among several of one card fill one after the other; one that is only partly gone is worth nothing. */
function soloLosses(solos: readonly ArmyUnit[]): readonly Loss[] {
  const byCard = new Map<string, ArmyUnit[]>();
  for (const solo of solos) {
    const key = solo.card === null ? `one ${solo.id}` : `card ${solo.card}`;
    byCard.set(key, [...(byCard.get(key) ?? []), solo]);
  }
  return [...byCard.values()].flatMap(cardLosses);
}

function cardLosses(solos: readonly ArmyUnit[]): readonly Loss[] {
  const rules = cite('SR15-TB-45', 'SR15-AMB-31', 'SR15-AMB-51');
  let fallenModels = solos.reduce((sum, solo) => sum + casualties(solo), 0);
  const losses: Loss[] = [];
  for (let index = 0; solos.length > 0; index += 1) {
    const solo = solos[index % solos.length];
    if (!solo) break;
    const { start, cost } = whole(solo);
    if (start < 1 || fallenModels < start) break;
    fallenModels -= start;
    losses.push({ what: solo.id, points: cost ?? 0, rules });
  }
  return losses;
}

function casualties(solo: ArmyUnit): number {
  const { start } = whole(solo);
  const now = solo.left > 0 ? Math.max(0, start - solo.left) : 0;
  return solo.destroyed * start + now;
}
