/** What the placer of a tile puts on it: walls, doors with their terminals, what a special tile needs (HIT-TILES-06 to -08). */

/** Where a door stands: at an edge of the tile, or within it. */
export const DOOR_PLACES = ['north', 'west', 'inside', 'east', 'south'] as const;
export type DoorPlace = (typeof DOOR_PLACES)[number];

/** A terminal on one side or on both makes it a locked door (HIT-TILES-07). */
export const DOORS = ['none', 'door', 'locked', 'locked-both'] as const;
export type Door = (typeof DOORS)[number];

export interface Fittings {
  /** On the tile's marked lines. */
  readonly walls: boolean;
  /** It is a special tile, and furnished as it needs. */
  readonly special: boolean;
  readonly doors: Readonly<Record<DoorPlace, Door>>;
}

export const BARE: Fittings = {
  walls: false,
  special: false,
  doors: { north: 'none', west: 'none', inside: 'none', east: 'none', south: 'none' },
};

/** The next one of a round of choices: a tap more each. */
export function nextDoor(door: Door): Door {
  return DOORS[(DOORS.indexOf(door) + 1) % DOORS.length] ?? 'none';
}
