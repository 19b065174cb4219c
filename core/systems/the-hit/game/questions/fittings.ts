/** Walls, doors and terminals of the tiles that a player laid (HIT-TILES-06 to -08). */
import { askId } from '../../../../encounter/ask-id.ts';
import type { AskField } from '../../../../encounter/types.ts';
import { cite } from '../../../../rules/cite.ts';
import { type Json, fieldsOf, textOf } from '../../../../journal/json.ts';
import { BARE, DOORS, DOOR_PLACES, type Door, type DoorPlace, type Fittings } from '../../rules/fittings.ts';
import type { Battle } from '../battle.ts';
import { FLAG, choice, field, labelled, maybe, oneOf, record, WHOSE, question } from '../question.ts';

export const DOOR_WORDS: Readonly<Record<Door, string>> = {
  none: 'no door',
  door: 'a door',
  locked: 'a locked door, one terminal',
  'locked-both': 'a locked door, two terminals',
};

export const PLACE_WORDS: Readonly<Record<DoorPlace, string>> = {
  north: 'North edge',
  west: 'West edge',
  inside: 'Within',
  east: 'East edge',
  south: 'South edge',
};

/** A tile by its column and row, as answers name it. */
export function tileKey([column, row]: readonly [number, number]): string {
  return `${column}:${row}`;
}

/** As players point at it: from the first tile that was laid. */
export function tileName([column, row]: readonly [number, number]): string {
  const steps = [
    [column, column > 0 ? 'east' : 'west'],
    [row, row > 0 ? 'north' : 'south'],
  ] as const;
  const away = steps.flatMap(([count, way]) => (count === 0 ? [] : [`${Math.abs(count)} ${way}`]));
  return away.length === 0 ? 'The first tile' : `${away.join(', ')} of the first tile`;
}

export function fittingsOf({ fittings }: Battle, tile: string): Fittings {
  return fittings[tile] ?? BARE;
}

const DOOR_FIELDS: readonly AskField[] = DOOR_PLACES.map((place) =>
  maybe(place, PLACE_WORDS[place], choice(labelled(DOOR_WORDS))),
);

/** Of one's own tiles, until the battlefield stands; each answer changes what it names, and nothing else. */
export const FIT = question({
  id: askId('fit', { gang: WHOSE }),
  asks: ({ kind, gangs, tiles }, id) => {
    if (kind !== 'zone-mortalis') return [];
    const told = {
      label: 'Walls, doors and terminals of a tile',
      help: 'Of a tile that you laid: walls on its marked lines, doors where they fit, and what a special tile needs.',
    };
    const rules = cite('HIT-TILES-06', 'HIT-TILES-07', 'HIT-TILES-08');
    return gangs.flatMap((gang) => {
      const own = tiles.filter(({ by }) => by === gang);
      const choices = own.map(({ at }) => ({ id: tileKey(at), label: tileName(at) }));
      const fields = [
        field('tile', 'Tile', choice(choices)),
        maybe('walls', 'Walls on its marked lines', FLAG),
        ...DOOR_FIELDS,
        maybe('special', 'A special tile, furnished as it needs', FLAG),
      ];
      const asked = { kind: record(...fields), again: true, optional: true, rules };
      return own.length === 0 ? [] : [{ id: id({ gang }), of: gang, ...told, ...asked }];
    });
  },
  apply: (battle, value) => {
    const tile = textOf(fieldsOf(value).tile);
    return { ...battle, fittings: { ...battle.fittings, [tile]: changed(fittingsOf(battle, tile), value) } };
  },
});

function changed({ walls, special, doors }: Fittings, value: Json): Fittings {
  const told = fieldsOf(value);
  const all = DOOR_PLACES.map((place) => [place, oneOf(DOORS, told[place], doors[place])] as const);
  return {
    walls: typeof told.walls === 'boolean' ? told.walls : walls,
    special: typeof told.special === 'boolean' ? told.special : special,
    doors: { ...doors, ...Object.fromEntries(all) },
  };
}
