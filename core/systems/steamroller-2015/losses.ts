/** Army points lost: what the 4th tiebreaker counts, and what the other player's record sheet shows as destroyed. */
import { type RuleId, cite } from '../../journal/cite.ts';
import type { Side } from './table-clock.ts';

/** A model of an army, on the table or not. Costs are those printed on the card. */
export interface Model {
  readonly id: string;
  /** Its owner, whoever controls it. */
  readonly side: Side;
  readonly kind: 'caster' | 'jack' | 'beast' | 'solo' | 'engine' | 'trooper';
  /** Null: no point cost. */
  readonly cost: number | null;
  readonly unit: string | null;
  /** Of a jack or beast: the model whose battlegroup it is in, or its marshal. */
  readonly master: string | null;
  /** False: destroyed or removed from play. */
  readonly inPlay: boolean;
  /** Away from the table, and not destroyed. */
  readonly offTable: boolean;
  /** How often it was destroyed or removed so far. */
  readonly destroyed: number;
  /** Inert or wild as somebody marked it. */
  readonly idle: boolean;
}

export interface Unit {
  readonly id: string;
  readonly side: Side;
  readonly kind: 'unit' | 'caster-unit' | 'solo';
  /** Models and cost without attachments. */
  readonly start: number;
  readonly cost: number | null;
  readonly attachments: readonly { readonly models: number; readonly cost: number }[];
  readonly left: number;
  /** Multi-model solos of one card share their casualties. */
  readonly card: string | null;
  /** How often it was wiped out so far. */
  readonly destroyed: number;
}

export interface Army {
  readonly models: readonly Model[];
  readonly units: readonly Unit[];
}

export interface Loss {
  readonly what: string;
  readonly points: number;
  readonly rules: readonly RuleId[];
}

export interface Losses {
  readonly points: number;
  readonly losses: readonly Loss[];
}

const CASTER = 5;

/**
 * What one side has lost. With `castersFall`, as if its casters fell now: so a concession is counted.
 */
export function pointsLost(army: Army, side: Side, { castersFall = false } = {}): Losses {
  cite('SR15-TB-40', 'SR15-DEF-03');
  const models = army.models.filter((model) => model.side === side);
  const units = army.units.filter((unit) => unit.side === side);
  const own: Army = castersFall ? { models: models.map(fallen), units } : { models, units };
  const losses = [
    ...casterLosses(own),
    ...own.models.flatMap((model) => modelLosses(own, model)),
    ...units.filter(({ kind }) => kind === 'unit').flatMap(unitLosses),
    ...soloLosses(units.filter(({ kind }) => kind === 'solo')),
  ].filter(({ points }) => points > 0);
  return { points: losses.reduce((sum, { points }) => sum + points, 0), losses };
}

function fallen(model: Model): Model {
  if (model.kind !== 'caster' || !model.inPlay) return model;
  cite('SR15-CONCEDE-03');
  return { ...model, inPlay: false, destroyed: model.destroyed + 1 };
}

function casterUnitOf({ units }: Army, { unit }: Model): Unit | undefined {
  return units.find(({ id, kind }) => id === unit && kind === 'caster-unit');
}

/** Five for each; a caster of several models is one, and lost with the last of them. */
function casterLosses(army: Army): readonly Loss[] {
  const casters = army.models.filter(({ kind }) => kind === 'caster');
  const rules = cite('SR15-TB-44', 'SR15-RESULT-02');
  const single = casters
    .filter((model) => !casterUnitOf(army, model))
    .map(({ id, destroyed }) => ({ what: id, points: CASTER * destroyed, rules }));
  const several = army.units
    .filter(({ kind }) => kind === 'caster-unit')
    .map(({ id, destroyed }) => {
      const its = casters.filter(({ unit }) => unit === id);
      const gone = its.length > 0 && its.every(({ inPlay }) => !inPlay);
      const points = CASTER * Math.max(destroyed, gone ? 1 : 0);
      return { what: id, points, rules: cite('SR15-TB-44', 'SR15-AMB-55', 'SR15-AMB-47') };
    });
  return [...single, ...several];
}

/** A model that is no caster and in no unit: its cost each time, and once more while it stands inert or wild. */
function modelLosses(army: Army, model: Model): readonly Loss[] {
  const { id, kind, unit, cost, destroyed, inPlay, offTable } = model;
  if (kind === 'caster' || unit !== null || cost === null) return [];
  // Once it is destroyed it is lost as any other model; while it is away from the table it is neither lost nor left.
  const standsIdle = inPlay && !isAway(offTable) && isIdle(army, model);
  return [
    { what: id, points: cost * destroyed, rules: cite('SR15-TB-41', 'SR15-TB-46', 'SR15-TB-47', 'SR15-DEF-02') },
    { what: id, points: standsIdle ? cost : 0, rules: standsIdle ? cite(...IDLE_RULES) : [] },
  ];
}

const IDLE_RULES: readonly RuleId[] = ['SR15-TB-43', 'SR15-RESULT-03', 'SR15-AMB-37', 'SR15-AMB-40'];

function isAway(offTable: boolean): boolean {
  if (offTable) cite('SR15-DICEDOWN-03', 'SR15-AMB-54');
  return offTable;
}

/** An inert jack or wild beast: marked so, or its caster is no longer in play. */
function isIdle(army: Army, { kind, master, idle }: Model): boolean {
  if (kind !== 'jack' && kind !== 'beast') return false;
  const lord = army.models.find(({ id }) => id === master);
  return idle || (lord?.kind === 'caster' && !isCasterInPlay(army, lord));
}

function isCasterInPlay(army: Army, caster: Model): boolean {
  const unit = casterUnitOf(army, caster);
  if (!unit) return caster.inPlay;
  return army.models.some((model) => model.kind === 'caster' && model.unit === unit.id && model.inPlay);
}

const HALF_RULES: readonly RuleId[] = ['SR15-TB-42', 'SR15-DEF-01', 'SR15-DEF-04', 'SR15-DEF-05', 'SR15-AMB-37'];

/** With attachments: the whole cost each time it was wiped out, half of it, rounded up, below half strength. */
function unitLosses(unit: Unit): readonly Loss[] {
  const { id, destroyed, left } = unit;
  const { start, cost } = whole(unit);
  if (cost === null) return [];
  const below = left > 0 && left < Math.ceil(start / 2);
  return [
    { what: id, points: cost * destroyed, rules: cite('SR15-TB-41', 'SR15-TB-46') },
    { what: id, points: below ? Math.ceil(cost / 2) : 0, rules: cite(...HALF_RULES) },
  ];
}

function whole({ start, cost, attachments }: Unit): { readonly start: number; readonly cost: number | null } {
  const models = attachments.reduce((sum, { models: more }) => sum + more, start);
  return { start: models, cost: cost === null ? null : attachments.reduce((sum, { cost: more }) => sum + more, cost) };
}

/** Casualties among several of one card fill one after the other; one that is only partly gone is worth nothing. */
function soloLosses(solos: readonly Unit[]): readonly Loss[] {
  const byCard = new Map<string, Unit[]>();
  for (const solo of solos) {
    const key = solo.card === null ? `one ${solo.id}` : `card ${solo.card}`;
    byCard.set(key, [...(byCard.get(key) ?? []), solo]);
  }
  return [...byCard.values()].flatMap(cardLosses);
}

function cardLosses(solos: readonly Unit[]): readonly Loss[] {
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

function casualties(solo: Unit): number {
  const { start } = whole(solo);
  const now = solo.left > 0 ? Math.max(0, start - solo.left) : 0;
  return solo.destroyed * start + now;
}
