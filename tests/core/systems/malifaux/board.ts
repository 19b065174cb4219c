/** Tables for tests, in inches and millimetres. */
import { type Point, base } from '../../../../core/table/shapes.ts';
import { GRAIN, INCH } from '../../../../core/table/units.ts';
import type { MarkerOnTable, ModelOnTable, PlayTable } from '../../../../core/systems/malifaux/rules/table.ts';

function at([x, y]: readonly [number, number]): Point {
  const units = (length: number): number => Math.round(length * INCH * GRAIN) / GRAIN;
  return { x: units(x), y: units(y) };
}

type Given = Partial<Omit<ModelOnTable, 'disc' | 'id' | 'side'>> & { readonly base?: number };

/** A Minion on 30 mm that is well, unless told; its side is the first letter of its id. */
export function model(
  id: string,
  place: readonly [number, number],
  { base: across = 30, ...given }: Given = {},
): ModelOnTable {
  return {
    id,
    side: id.charAt(0).toUpperCase(),
    disc: base(at(place), across),
    rank: 'minion',
    leader: false,
    cost: null,
    health: given.maxHealth ?? 1,
    maxHealth: given.health ?? 1,
    inPlay: true,
    engages: [],
    sees: [],
    conditions: [],
    tokens: 0,
    summoned: false,
    cache: 0,
    upgrades: [],
    ...given,
  };
}

/** A 30 mm Scheme Marker of A, unless told. */
export function marker(
  id: string,
  place: readonly [number, number],
  { base: across = 30, ...given }: Partial<Omit<MarkerOnTable, 'disc' | 'id'>> & { readonly base?: number } = {},
): MarkerOnTable {
  return { id, kind: 'scheme', side: 'A', disc: base(at(place), across), ...given };
}

export function board(given: Partial<PlayTable>): PlayTable {
  return { deployment: 'standard', models: [], markers: [], terrain: [], ...given };
}
