/** Reading what The Hit's vectors give, and writing what they expect. */
import { textOf, numberOf, fieldsOf, rowsOf, textsOf, type Fields } from '../../core/journal/json.ts';
import { type Broken, brokenRules } from '../../core/rules/broken.ts';
import {
  type FighterCondition,
  type GangMember,
  OUT_CAUSES,
  STATUSES,
} from '../../core/systems/the-hit/roster/gangs.ts';
import type { Harm } from '../../core/systems/the-hit/rules/score.ts';
import { COVERS, type Detection } from '../../core/systems/the-hit/rules/detect.ts';
import { TRAITS, type Trait } from '../../core/systems/the-hit/rules/hidden.ts';
import { type HitReadings, readReadings } from '../../core/systems/the-hit/readings.ts';
import { EDGES, type ZoneEdge } from '../../core/table/zones.ts';
import type { ChosenEdges } from '../../core/systems/the-hit/rules/edges.ts';
import type { TileCell, TakenTile } from '../../core/systems/the-hit/rules/tiles.ts';
import { type Refusal, isRefusal } from '../../core/rules/refusal.ts';
import { refused } from '../given.ts';
import { type Manner, STRICT } from '../match.ts';
import type { Answer, Operation } from '../operation.ts';
import { isTexts } from '../vector.ts';

/** Lists keep their order where they are a sequence or a figure; ids, gangs, edges, reasons and cells come in any. */
export const HIT_MANNER: Manner = {
  ...STRICT,
  anyOrder: (key, expected) => key === 'places' || (isTexts(expected) && !['order', 'steps'].includes(key)),
};

/** The product's own answer, under the readings that the vector sets. */
export function asked(
  answer: (given: Fields, readings: HitReadings) => Answer | Refusal,
  manner = HIT_MANNER,
): Operation {
  return {
    manner,
    answer: (given) => {
      const readings = readReadings(given.options);
      if (isRefusal(readings)) return refused(readings);
      const found = answer(given, readings);
      return isRefusal(found) ? refused(found) : found;
    },
  };
}

/** Whether it may be done, and what it then changes. */
export function verdict(faults: readonly Broken[], after?: () => Answer): Answer {
  const broken = brokenRules(faults);
  const allowed = broken.length === 0;
  return { allowed, broken, ...(allowed && after ? { after: after() } : {}) };
}

export function oneOf<T extends string>(known: readonly T[], value: unknown, otherwise: T): T {
  return known.find((one) => one === value) ?? otherwise;
}

export interface GivenFighter extends GangMember, FighterCondition {
  readonly wounds: number;
  readonly infiltrating: boolean;
  readonly leader: boolean;
  readonly champion: boolean;
  readonly tookPart: boolean;
  readonly base: number;
}

export function fighterOf(row: Fields): GivenFighter {
  return {
    id: textOf(row.id),
    gang: textOf(row.gang),
    wounds: numberOf(row.wounds, 1),
    status: oneOf(STATUSES, row.status, 'active'),
    broken: row.broken === true,
    hidden: row.hidden === true,
    infiltrating: row.infiltrating === true,
    leader: row.leader === true,
    champion: row.champion === true,
    tookPart: row.tookPart !== false,
    base: numberOf(row.base, 30),
  };
}

export function fightersOf(given: Fields): readonly GivenFighter[] {
  return rowsOf(given.fighters).map(fighterOf);
}

/** The fighter of this name; one that nobody listed is of no gang. */
export function fighterNamed(given: Fields, id: unknown): GivenFighter {
  return fightersOf(given).find((fighter) => fighter.id === id) ?? fighterOf({ id });
}

export function cellOf(value: unknown): TileCell {
  const [x, y] = Array.isArray(value) ? value : [];
  return [numberOf(x, Number.NaN), numberOf(y, Number.NaN)];
}

export function takenOf(value: unknown): readonly TakenTile[] {
  return rowsOf(value).map(({ by, at }) => ({ by: textOf(by), at: cellOf(at) }));
}

export function cellsOf(value: unknown): readonly TileCell[] {
  return Array.isArray(value) ? value.map(cellOf) : [];
}

export function edgesOf(value: unknown): ChosenEdges {
  const known = Object.entries(fieldsOf(value)).filter((entry): entry is [string, ZoneEdge] =>
    EDGES.some((edge) => edge === entry[1]),
  );
  return Object.fromEntries(known);
}

export function numbersOf(value: unknown): Readonly<Record<string, number>> {
  const known = Object.entries(fieldsOf(value)).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  return Object.fromEntries(known);
}

export function textsBy(value: unknown): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(Object.entries(fieldsOf(value)).map(([gang, names]) => [gang, textsOf(names)]));
}

export function gangOrNull(value: unknown): string | null {
  return textOf(value, null);
}

export function traitsOf(value: unknown): readonly Trait[] {
  return TRAITS.filter((trait) => textsOf(value).includes(trait));
}

export function detectionOf(row: Fields): Detection {
  return {
    sight: row.sight !== false,
    arc: row.arc !== false,
    engaged: row.engaged === true,
    distance: numberOf(row.distance, 0),
    cover: oneOf(COVERS, row.cover, 'none'),
    plus: numberOf(row.plus, 0),
    minus: numberOf(row.minus, 0),
  };
}

export function harmOf(row: Fields): Harm {
  const fighter = textOf(row.fighter);
  if (typeof row.loses === 'number') return { fighter, loses: row.loses };
  if (typeof row.regains === 'number') return { fighter, regains: row.regains };
  return { fighter, out: oneOf(OUT_CAUSES, row.out, 'injury') };
}
