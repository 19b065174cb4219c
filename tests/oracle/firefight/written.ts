/** A battle's record as it is written, and the board that it is fought on. */
import type { Board, Model, Sheet, Side, Terrain, Unit, Weapon } from './board.ts';
import type { Spot } from './geometry.ts';

/** A record as it is written: places in twentieths of a millimetre. */
export interface WrittenBattle {
  readonly setup: {
    readonly armies: Readonly<Record<Side, readonly Sheet[]>>;
    readonly size?: readonly [number, number];
    readonly terrain?: readonly {
      readonly shape: {
        readonly rect?: readonly [number, number, number, number];
        readonly circle?: readonly [number, number, number];
        readonly polygon?: readonly (readonly [number, number])[];
      };
      readonly traits: readonly string[];
    }[];
    readonly bases?: Readonly<Record<Side, Readonly<Record<string, number>>>>;
  };
  readonly begun: { readonly dice: readonly Die[] };
  readonly entries: readonly WrittenEntry[];
}

export type Die = readonly [kind: string, who: string, face: number];

export interface WrittenEntry {
  readonly side?: Side;
  readonly action?: WrittenAction;
  readonly dice: readonly Die[];
}

export interface WrittenAction {
  readonly do: string;
  readonly at?: Spot | readonly Spot[];
  readonly edge?: string;
  readonly unit?: string;
  readonly units?: Readonly<Record<string, string>>;
  readonly action?: string;
  readonly target?: string;
  readonly moves?: Readonly<Record<string, readonly Spot[]>>;
  readonly shots?: readonly { readonly weapon: string; readonly target: string }[];
  readonly order?: readonly string[];
  readonly models?: readonly string[];
  readonly strikes?: boolean;
}

const UNITS_AN_INCH = 508;
const MM = 25.4;
export const SIDES = ['A', 'B'] as const;
export const other = (side: Side): Side => (side === 'A' ? 'B' : 'A');

/** GFF-AMB-53. */
function dealt(weapons: readonly Weapon[], models: number): number[][] {
  const next = { far: 0, near: 0 };
  return weapons.map((weapon) => {
    if (weapon.carriers) return weapon.carriers.map((model) => model - 1);
    const kind = weapon.range > 0 ? 'far' : 'near';
    return Array.from({ length: weapon.count }, () => next[kind]++ % models);
  });
}

/** GFF-AMB-55. */
function baseOf(tough: number): number {
  return tough >= 12 ? 60 : tough >= 6 ? 50 : tough >= 3 ? 40 : 32;
}

export function boardOf({ setup: { armies, size = [48, 48], terrain = [], bases } }: WrittenBattle): Board {
  const units = SIDES.flatMap((side) =>
    armies[side].map((sheet, at): Unit => {
      const id = `${side}${at + 1}`;
      return {
        id,
        side,
        sheet: { ...sheet, id },
        radius: (bases?.[side][sheet.id] ?? sheet.base ?? baseOf(sheet.tough)) / 2 / MM,
        models: Array.from({ length: sheet.models }, (_, number): Model => {
          return { id: `${id}.${number + 1}`, number, at: { x: 0, y: 0 }, alive: false, braved: false };
        }),
        carriers: dealt(sheet.weapons, sheet.models),
        where: 'waiting',
        left: sheet.models,
        owes: 0,
        ...{ markers: 0, shaken: false, fatigued: false, activated: false, arrived: false },
        used: new Set(),
      };
    }),
  );
  return { width: size[0], depth: size[1], terrain: terrain.map(terrainOf), units, objectives: [], south: 'A' };
}

function terrainOf({ shape, traits }: NonNullable<WrittenBattle['setup']['terrain']>[number]): Terrain {
  if (shape.circle) {
    const [x, y, radius] = shape.circle;
    return { area: { kind: 'disc', at: { x, y }, radius }, traits };
  }
  const [left, low, right, high] = shape.rect ?? [0, 0, 0, 0];
  const corners = shape.polygon ?? [
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ];
  return { area: { kind: 'outline', points: corners.map(([x, y]) => ({ x, y })) }, traits };
}

/** A written place in inches. */
export function inches(at: unknown): Spot {
  const { x, y } = at as Spot;
  return { x: x / UNITS_AN_INCH, y: y / UNITS_AN_INCH };
}
