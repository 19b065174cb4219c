/** The map of tiles or sections: whose they are, what stands on them, and what a tap on them answers. */
import { partsOf } from '../../../encounter/ask-id.ts';
import { asksNow } from './interview.ts';
import type { BoardCell, BoardKey, BoardPart } from '../../../encounter/board.ts';
import type { Json } from '../../../journal/json.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import { groundFor } from '../rules/battlefield.ts';
import { type Door, type DoorPlace, DOOR_PLACES, nextDoor } from '../rules/fittings.ts';
import { type TakenTile, sameCell, tilePlaces } from '../rules/tiles.ts';
import type { Battle } from './battle.ts';
import { gangName } from './question.ts';
import { DOOR_WORDS, PLACE_WORDS, fittingsOf, tileKey, tileName } from './questions/fittings.ts';
import { sectionName } from './questions/ground.ts';

interface DrawnMap {
  readonly kind: 'map';
  readonly title: string;
  readonly cells: readonly BoardCell[];
  readonly key?: readonly BoardKey[];
  readonly folded: boolean;
}

export function mapBoard(battle: Battle): DrawnMap | null {
  const { kind, built, gangs, tiles, sections, round } = battle;
  const ground = groundFor(gangs);
  if (kind === null || kind === 'hybrid' || built || round > 0 || isRefusal(ground)) return null;
  const onTiles = kind === 'zone-mortalis';
  const taken = onTiles ? tiles : sections;
  const asks = asksNow(battle).map(({ id }) => id);
  const asked = asks.find((id) => partsOf(id).name === (onTiles ? 'tile' : 'section'));
  const laid = taken.map((one) => (onTiles ? tileCell(battle, one, asks) : sectionCell(battle, one)));
  const all = gangs.flatMap((_, row) => gangs.map((__, column) => [column, row] as const));
  const lying = taken.map(({ at }) => at);
  const nameOf = onTiles ? tileName : sectionName;
  const free = onTiles ? (asked === undefined ? [] : tilePlaces(ground.each, lying)) : all;
  const places = free
    .filter((cell) => !lying.some((at) => sameCell(at, cell)))
    .map(([column, row]): BoardCell => {
      const cell = { column, row, label: '+', says: `${nameOf([column, row])}: free` };
      return asked === undefined ? cell : { ...cell, answer: { ask: asked, value: { column, row } } };
    });
  const cells = [...laid, ...places];
  const folded = battle.step !== 'battlefield';
  const owners = gangs.map((gang) => ({ label: gang, says: gangName(battle, gang) }));
  return onTiles
    ? { kind: 'map', title: 'Tiles', cells, key: [...owners, ...KEY], folded }
    : { kind: 'map', title: 'Sections', cells, key: owners, folded };
}

function ownerName(battle: Battle, by: string): string {
  const whose = battle.gangs.find((gang) => gang === by);
  return whose ? gangName(battle, whose) : 'free';
}

function sectionCell(battle: Battle, { by, at }: TakenTile): BoardCell {
  const terrain = battle.furnished[tileKey(at)];
  const stands = terrain ? [`${terrain.large} large and ${terrain.medium} medium pieces`] : [];
  const says = [`${sectionName(at)}: ${ownerName(battle, by)}`, ...stands].join(', ');
  return { column: at[0], row: at[1], label: by, says };
}

const MARKS: Readonly<Record<Door, string>> = { none: '', door: '▯', locked: '▮', 'locked-both': '▮▮' };
const [WALLS, SPECIAL] = ['#', '★'];

const KEY: readonly BoardKey[] = [
  { label: MARKS.door, says: DOOR_WORDS.door },
  { label: MARKS.locked, says: DOOR_WORDS.locked },
  { label: MARKS['locked-both'], says: DOOR_WORDS['locked-both'] },
  { label: WALLS, says: 'walls' },
  { label: SPECIAL, says: 'a special tile' },
];

const AROUND: Readonly<Record<DoorPlace, Pick<BoardPart, 'right' | 'up'>>> = {
  north: { right: 0, up: 1 },
  west: { right: -1, up: 0 },
  inside: { right: 0, up: 0 },
  east: { right: 1, up: 0 },
  south: { right: 0, up: -1 },
};

/** A tile with what stands on it; who laid it changes that by taps. */
function tileCell(battle: Battle, { by, at }: TakenTile, asks: readonly string[]): BoardCell {
  const tile = tileKey(at);
  const { walls, special, doors } = fittingsOf(battle, tile);
  const ask = asks.find((id) => id === `fit:${by}`);
  const part = (around: Pick<BoardPart, 'right' | 'up'>, label: string, says: string, change: Json): BoardPart => {
    const value = { tile, ...(change as Record<string, Json>) };
    return { ...around, label, says, ...(ask === undefined ? {} : { answer: { ask, value } }) };
  };
  const parts = [
    part({ right: -1, up: 1 }, walls ? WALLS : '', walls ? 'Walls' : 'No walls', { walls: !walls }),
    part({ right: 1, up: 1 }, special ? SPECIAL : '', special ? 'A special tile' : 'No special tile', {
      special: !special,
    }),
    ...DOOR_PLACES.map((place) =>
      part(AROUND[place], MARKS[doors[place]], `${PLACE_WORDS[place]}: ${DOOR_WORDS[doors[place]]}`, {
        [place]: nextDoor(doors[place]),
      }),
    ),
  ];
  const standing = parts.filter(({ label }) => label !== '').map(({ says }) => says.toLowerCase());
  const says = [`${tileName(at)}: ${ownerName(battle, by)}`, ...standing].join(', ');
  return { column: at[0], row: at[1], label: by, says, parts };
}
