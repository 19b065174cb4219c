/** The four tiebreakers of a game, worked out from what is left. */
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import {
  type Army,
  type ArmyModel,
  type ArmyUnit,
  castersInPlay,
  castersOf,
  isHalf,
  isIdle,
  isIn,
  whole,
} from './army.ts';
import { CASTER_POINTS, type Loss, pointsLost } from './losses.ts';
import { type BySide, SIDES, type PlayerSide, bySide, otherSide } from './sides.ts';

/** What is left of one card, and what it counts. */
export interface Remaining {
  readonly what: string;
  /** As printed, attachments included. */
  readonly cost: number;
  readonly doubled: boolean;
  readonly points: number;
  /** Why it counts nothing or twice. */
  readonly why: string | null;
  readonly rules: readonly RuleId[];
}

export interface TieFigures {
  readonly casters: BySide<number>;
  readonly controlPoints: BySide<number>;
  readonly armyPoints: BySide<number>;
  /** What each side lost itself. */
  readonly lost: BySide<number>;
}

export interface BrokenTie {
  readonly winner: PlayerSide | 'tie';
  readonly by: `tiebreak-${1 | 2 | 3 | 4}` | null;
  readonly figures: TieFigures;
  readonly remaining: BySide<readonly Remaining[]>;
  readonly losses: BySide<readonly Loss[]>;
  readonly rules: readonly RuleId[];
}

export interface Left {
  readonly points: BySide<number>;
  readonly army: Army;
  /** Ids of models and units that are wholly in one doubling area of their owner. */
  readonly doubled: ReadonlySet<string>;
}

/** Compares casters, control points, army points left, army points lost, and stops at the first difference. */
export function breakTie({ points, army, doubled }: Left): BrokenTie {
  const remaining = bySide((side) => remainingOf(army, side, doubled));
  const lost = bySide((side) => pointsLost(army, side));
  const figures: TieFigures = {
    casters: bySide((side) => castersInPlay(army, side)),
    controlPoints: points,
    armyPoints: bySide((side) => remaining[side].reduce((sum, one) => sum + one.points, 0)),
    lost: bySide((side) => lost[side].points),
  };
  const more = (of: BySide<number>): PlayerSide | null => SIDES.find((side) => of[side] > of[otherSide(side)]) ?? null;
  const fewer = more(figures.lost);
  const steps = [
    { by: 'tiebreak-1', winner: more(figures.casters), rules: ['SR15-TB-10'] },
    { by: 'tiebreak-2', winner: more(figures.controlPoints), rules: ['SR15-TB-20', 'SR15-AMB-48'] },
    { by: 'tiebreak-3', winner: more(figures.armyPoints), rules: ['SR15-TB-30'] },
    { by: 'tiebreak-4', winner: fewer && otherSide(fewer), rules: ['SR15-TB-40'] },
  ] as const;
  const found = steps.find(({ winner }) => winner !== null);
  const rules = cite('SR15-TB-01', ...(found?.rules ?? ['SR15-TB-40']));
  const losses = bySide((side) => lost[side].losses);
  return { winner: found?.winner ?? 'tie', by: found?.by ?? null, figures, remaining, losses, rules };
}

/** What is left of a side, card by card; nothing for what is destroyed, without cost, or a caster's free troopers. */
export function remainingOf(army: Army, side: PlayerSide, doubled: ReadonlySet<string>): readonly Remaining[] {
  const own = (one: { readonly side: PlayerSide }): boolean => one.side === side;
  return [
    ...castersOf(army, side).flatMap(casterLeft),
    ...army.models.filter(own).flatMap((model) => modelLeft(army, model, doubled)),
    ...army.units.filter(own).flatMap((unit) => unitLeft(army, unit, doubled)),
  ];
}

function casterLeft({
  id,
  models,
}: {
  readonly id: string;
  readonly models: readonly ArmyModel[];
}): readonly Remaining[] {
  if (!models.some(({ inPlay, offTable }) => inPlay && !offTable)) return [];
  const rules = cite('SR15-TB-33', 'SR15-AMB-47');
  return [{ what: id, cost: CASTER_POINTS, doubled: false, points: CASTER_POINTS, why: null, rules }];
}

function modelLeft(army: Army, model: ArmyModel, doubled: ReadonlySet<string>): readonly Remaining[] {
  const { id, kind, unit, cost, inPlay, offTable } = model;
  if (kind === 'caster' || unit !== null || cost === null || !inPlay) return [];
  if (offTable)
    return [{ what: id, cost, doubled: false, points: 0, why: 'Off the table.', rules: cite('SR15-AMB-54') }];
  const idle = isIdle(army, model);
  if (idle || isIn(army, model, 'fleeing')) {
    const why = idle ? (kind === 'beast' ? 'Wild.' : 'Inert.') : 'Fleeing.';
    return [{ what: id, cost, doubled: false, points: 0, why, rules: cite('SR15-TB-32') }];
  }
  const battlegroup = kind === 'jack' || kind === 'beast';
  return [counted(id, cost, doubled, cite(battlegroup ? 'SR15-TB-34' : 'SR15-TB-36', 'SR15-TB-31', 'SR15-DEF-02'))];
}

/** The models of a unit that count as left: on the table, and not fleeing. */
function standing(army: Army, unit: ArmyUnit): number {
  const listed = army.models.filter((model) => model.unit === unit.id && model.inPlay);
  const out = listed.filter((model) => model.offTable || isIn(army, model, 'fleeing'));
  return unit.conditions.includes('fleeing') ? 0 : unit.left - out.length;
}

function unitLeft(army: Army, unit: ArmyUnit, doubled: ReadonlySet<string>): readonly Remaining[] {
  const { id, kind, left } = unit;
  const { cost } = whole(unit);
  if (kind === 'caster-unit' || cost === null || left === 0) return [];
  const half = isHalf(unit, standing(army, unit));
  const rules = cite(kind === 'solo' ? 'SR15-TB-36' : 'SR15-TB-35', 'SR15-TB-31', 'SR15-DEF-05');
  if (half) return [counted(id, cost, doubled, rules)];
  const why = standing(army, unit) === 0 ? 'Fleeing, or not on the table.' : 'Below half of what it began with.';
  const away = army.models.some((model) => model.unit === id && model.inPlay && model.offTable);
  const lost = cite('SR15-TB-32', ...(away ? (['SR15-AMB-54'] as const) : []));
  return [{ what: id, cost, doubled: false, points: 0, why, rules: [...rules, ...lost] }];
}

function counted(what: string, cost: number, doubled: ReadonlySet<string>, rules: readonly RuleId[]): Remaining {
  if (!doubled.has(what)) return { what, cost, doubled: false, points: cost, why: null, rules };
  const twice = cite('SR15-TB-37', 'SR15-SCEN-COMMON-05', 'SR15-AMB-29', 'SR15-AMB-30');
  const why = 'Counts twice: all of it is in a doubling area.';
  return { what, cost, doubled: true, points: Math.ceil(2 * cost), why, rules: [...rules, ...twice] };
}
