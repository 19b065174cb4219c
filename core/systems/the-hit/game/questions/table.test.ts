/** The map of those who keep one. */
import { expect, test } from 'vitest';
import { put } from '../../../../../tests/core/encounter/put.ts';
import { fighter, inRound, withCrews } from '../../../../../tests/core/systems/the-hit/battles.ts';
import { withFighter, type Battle } from '../battle.ts';
import { mapBoard } from '../map.ts';
import { askedOf } from '../table.ts';
import { boardsOf } from '../boards.ts';
import { DEPLOY_ALL } from './deployment.ts';
import { TABLE } from './table.ts';

const edges = { A: 'south', B: 'north' } as const;
const order = ['A', 'B'] as const;
const deploying: Battle = { ...withCrews(2), edges, step: 'deploy', priorityB: { throws: [], order } };
const thing = (id: string, at: readonly [number, number]) => {
  const side = id.charAt(0).toUpperCase();
  return { id, name: `Name ${id}`, kind: 'model', side, base: 25, at: [...at] };
};
const to = (...things: ReturnType<typeof thing>[]) => ({ put: things, off: [] });
const placeOf = (battle: Battle, id: string) => askedOf(battle)?.pieces.find((piece) => piece.id === id)?.at;

test('table: those who wait stand in a row in their own zone, and a drag each sets them up', () => {
  const asked = put(TABLE, deploying);
  expect(asked.ids).toEqual(['round:0/table']);
  const row = deploying.fighters.map(({ id }) => placeOf(deploying, id));
  expect(row.map((at) => (at?.[1] ?? 12) < 2 || (at?.[1] ?? 12) > 22)).toEqual([true, true, true, true]);
  const first = asked.answered('round:0/table', to(thing('a1', [12, 1])), { at: 7 });
  expect(fighter(first, 'a1')).toMatchObject({ placed: true, at: { x: 12 * 508, y: 508 } });
  expect([fighter(first, 'a2').placed, first.since, placeOf(first, 'a1')]).toEqual([false, 7, [12, 1]]);
  // The others have not moved along.
  expect(placeOf(first, 'a2')).toEqual(row[1]);
});

test('table: a fighter of each gang in turn, in its own zone, an inch from others; several at once in any order', () => {
  const asked = put(TABLE, deploying);
  expect(asked.refused('round:0/table', to(thing('b1', [12, 23])))).toEqual(['HIT-DEPLOY-07']);
  expect(asked.refused('round:0/table', to(thing('a1', [12, 4])))).toEqual(['HIT-DEPLOY-07']);
  expect(asked.refused('round:0/table', to(thing('a1', [12, 1]), thing('a2', [14, 1])))).toEqual(['HIT-DEPLOY-07']);
  const both = to(thing('b1', [12, 23]), thing('a1', [12, 1]));
  expect(asked.refused('round:0/table', both)).toEqual(null);
  expect(asked.answered('round:0/table', both).fighters.filter(({ placed }) => placed)).toHaveLength(2);
  const near = withFighter(deploying, 'b1', { placed: true, at: { x: 12 * 508, y: 3 * 508 } });
  expect(put(TABLE, near).refused('round:0/table', to(thing('a1', [12, 1.2])))).toEqual(['HIT-DEPLOY-05']);
});

test('table: one who stands is moved, before the first round within its zone; nobody who is not in the battle', () => {
  const stands = withFighter(deploying, 'a1', { placed: true, at: { x: 12 * 508, y: 508 } });
  expect(put(TABLE, stands).refused('round:0/table', to(thing('a1', [9, 1])))).toBe(null);
  expect(put(TABLE, stands).refused('round:0/table', to(thing('a1', [9, 9])))).toEqual(['HIT-DEPLOY-07']);
  expect(put(TABLE, stands).refused('round:0/table', to(thing('x9', [9, 1])))).toEqual([]);
  const playing = put(TABLE, withFighter(inRound(2), 'b1', { at: { x: 12 * 508, y: 23 * 508 } }));
  expect([playing.ids, playing.refused('round:2/table', to(thing('a1', [9, 9])))]).toEqual([['round:2/table'], null]);
  const moved = playing.answered('round:2/table', to(thing('a1', [9, 9])));
  expect(fighter(moved, 'a1').at).toEqual({ x: 9 * 508, y: 9 * 508 });
  const gone = put(TABLE, moved).answered('round:2/table', { put: [], off: ['a1'] });
  expect([fighter(gone, 'a1').at, fighter(gone, 'a1').placed]).toEqual([null, true]);
});

test('table: a gang set up all at once stands in its zone, ready to be dragged, where the table keeps a map', () => {
  const button = put(DEPLOY_ALL, deploying).answered('deployed:A', true);
  const row = ['a1', 'a2'].map((id) => placeOf(deploying, id));
  expect(['a1', 'a2'].map((id) => placeOf(button, id))).toEqual(row);
  expect(put(TABLE, button).refused('round:0/table', to(thing('a1', [12, 9])))).toEqual(['HIT-DEPLOY-07']);
  const dragged = put(TABLE, button).answered('round:0/table', to(thing('a1', [12, 1])));
  const playing: Battle = { ...put(DEPLOY_ALL, dragged).answered('deployed:B', true), step: 'rounds', round: 1 };
  expect(playing.fighters.every(({ id }) => placeOf(playing, id) !== undefined)).toBe(true);
  expect(placeOf(playing, 'a1')).toEqual([12, 1]);
  // Whoever is out does not come onto it by having been set up.
  expect(placeOf(withFighter(playing, 'b2', { status: 'out' }), 'b2')).toBeUndefined();
});

test('table: where everybody was set up without a map none is offered', () => {
  const all = ['A', 'B'].reduce((now, gang) => put(DEPLOY_ALL, now).answered(`deployed:${gang}`, true), deploying);
  const playing: Battle = { ...all, step: 'rounds', round: 1, stage: 'play' };
  expect([put(TABLE, playing).ids, boardsOf(playing).table]).toEqual([[], undefined]);
  expect(put(TABLE, { ...playing, told: [to(thing('a1', [12, 1]))] }).ids).toEqual(['round:1/table']);
});

test('table: nobody reads on it who is behind a marker', () => {
  const hidden = withFighter(inRound(1), 'b1', { hidden: true });
  const marker = {
    id: 'marker:B1',
    gang: 'B',
    at: { x: 508, y: 508 },
    written: true,
    fighter: 'b1',
    open: false,
  } as const;
  const sealed: Battle = { ...hidden, readings: { ...hidden.readings, hiddenOpen: 'sealed' }, markers: [marker] };
  const pieces = askedOf(sealed)?.pieces ?? [];
  expect(pieces.map(({ id }) => id)).toEqual(['a1', 'a2', 'b2', 'B1']);
  expect(pieces.at(-1)).toMatchObject({ name: 'Marker B1', kind: 'marker', at: [1, 1] });
});

test('table: the map of tiles folds once it is built: a ballot among eight fighters a gang fits a phone', () => {
  const onTiles: Battle = { ...deploying, kind: 'zone-mortalis' };
  expect([mapBoard({ ...onTiles, step: 'battlefield' })?.folded, mapBoard(onTiles)?.folded]).toEqual([false, true]);
});
