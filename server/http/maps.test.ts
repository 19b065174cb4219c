/** Laid-out tables of an event: kept, given to tables, read by everybody, taken back; and those that cannot be. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EventPart } from '../../core/event/views.ts';
import type { TableMap } from '../../core/table/map/map.ts';
import { SEASON_ZERO_LAYOUTS } from '../../core/systems/gaining-grounds-s0/terrain/layouts.ts';
import { type TestEvent, type TestServer, newEvent, players, testServer } from '../../tests/server/desk.ts';

let server: TestServer;
let event: TestEvent;
beforeAll(async () => {
  server = await testServer();
  event = await newEvent(server);
});
afterAll(() => server.end());

const laid: TableMap = {
  name: 'Ruins',
  system: 'gaining-grounds-s0',
  layout: 'turf-war-wedge',
  size: [36, 36],
  terrain: [{ id: 't1', name: 'Old <wall>', shape: { rect: [4, 4, 9, 9] }, traits: ['blocking'], height: 2 }],
  things: [],
};

const rows = async () => ((await event.view()).body as { parts: { event: EventPart } }).parts.event.maps;
const get = (rest: string) => server.call('GET', event.path(rest));

test('a table is kept, given to numbers, read and drawn for everybody, and taken back', async () => {
  await event.play({ type: 'keep-map', laid }, { type: 'keep-map', laid: { ...laid, name: 'Swamp', terrain: [] } });
  await event.play({ type: 'assign-map', map: 'm1', tables: [2, 1] }, { type: 'assign-map', map: 'm2', tables: [2] });
  expect(await rows()).toMatchObject([
    { id: 'm1', name: 'Ruins', tables: [1], changes: null },
    { id: 'm2', name: 'Swamp', tables: [2] },
  ]);
  expect((await get('maps/m1')).body).toEqual(laid);
  const drawn = await get('maps/m1/svg');
  expect(drawn.headers['content-type']).toContain('image/svg+xml');
  expect(drawn.text).toContain('Old &lt;wall&gt;');
  expect((await get('maps/m9')).body).toMatchObject({ code: 'unknown-map' });

  const id = 'removes-map';
  expect((await event.send({ type: 'remove-map', map: 'm2' }, event.token, id)).status).toBe(200);
  expect((await rows()).map((row) => row.id)).toEqual(['m1']);
  expect((await event.send({ type: 'undo', target: id })).status).toBe(200);
  expect(await rows()).toMatchObject([{ id: 'm1' }, { id: 'm2', tables: [2] }]);
});

test('what cannot lie so is refused with what and where, and nothing of it is kept', async () => {
  const before = await rows();
  const piece = (shape: TableMap['terrain'][number]['shape']) => ({ id: 't9', name: '', shape, traits: [] });
  const model = (more: Partial<TableMap['things'][number]>) => {
    return { id: 'm1', name: '', kind: 'model', side: 'A', at: [20, 20], base: 30, ...more } as const;
  };
  const [layout] = SEASON_ZERO_LAYOUTS.layouts;
  if (layout === undefined) throw new Error('there are layouts');
  const bad: readonly (readonly [object, string])[] = [
    [{ ...laid, name: ' ' }, 'Give the table a name'],
    [{ ...laid, terrain: [...laid.terrain, piece({ rect: [5, 5, 6, 6] })] }, 't9 lies on Old <wall> (t1)'],
    [
      {
        ...laid,
        terrain: [
          piece({
            polygon: [
              [1, 1],
              [5, 5],
              [5, 1],
              [1, 5],
            ],
          }),
        ],
      },
      't9 crosses itself',
    ],
    [
      {
        ...laid,
        terrain: Array.from({ length: 10_000 }, (_, n) => ({ ...piece({ circle: [3, 3, 1] }), id: `t${n}` })),
      },
      '60 at most',
    ],
    [{ ...laid, terrain: [piece({ circle: [9, 9, 0] })] }, 't9 has no size'],
    [{ ...laid, terrain: [piece({ circle: [35, 9, 2] })] }, 't9 is not whole on the table: it reaches from (33″, 7″)'],
    [{ ...laid, things: [model({ base: 41 })] }, 'm1 is on a 41 mm base. Bases are'],
    [{ ...laid, things: [model({ at: [36, 9] })] }, 'm1 is not whole on the table: its centre is at (36″, 9″)'],
    [{ ...laid, things: [model({ id: 'm0' }), model({})] }, 'm1 stands on m0'],
    [{ ...laid, own: { ...layout, size: [48, 48] } }, 'Its layout is for a table of 48″ by 48″'],
    [
      { ...laid, own: { ...layout, areas: [{ ...layout.areas[0], shape: { rect: [50, 1, 60, 9] } }] } },
      'is not on the table',
    ],
  ];
  for (const [map, message] of bad) {
    const { status, body } = await event.send({ type: 'keep-map', laid: map as TableMap });
    expect([status < 500, (body as { message?: string }).message]).toEqual([true, expect.stringContaining(message)]);
  }
  expect((await event.send({ type: 'assign-map', map: 'm1', tables: [3, 3] })).body).toMatchObject({
    code: 'table-twice',
  });
  expect(await rows()).toEqual(before);
});

test('tables that lie alike are one kind of terrain when a round is seated', async () => {
  await event.play(
    { type: 'assign-map', map: 'm1', tables: [1, 2] },
    { type: 'assign-map', map: 'm2', tables: [3, 4] },
  );
  await event.play(players(8), { type: 'publish-pack' }, { type: 'start-event' });
  const seated = async (round: number, pins: readonly (readonly string[])[] = []) => {
    await event.play({ type: 'draft-round', pins }, { type: 'publish-round' });
    const { parts } = (await event.view()).body as { parts: Record<string, Record<string, GameAt>> };
    return Object.values(parts[`games/${round}`] ?? {});
  };
  const first = await seated(1);
  for (const { id, seats } of first) {
    const result = { kind: 'played', scores: seats.map(() => ({ vp: 3 })) } as const;
    await event.play({ type: 'enter-result', game: id, result });
  }
  await event.play({ type: 'close-round' });
  const on = (map: 'm1' | 'm2', games: readonly GameAt[]) =>
    games.filter(({ table }) => table <= 2 === (map === 'm1')).map(({ seats }) => seats);
  // Those who sat on one kind meet one another, so that all can change.
  const pins = (['m1', 'm2'] as const).flatMap((map) => {
    const [[a = '', b = ''] = [], [c = '', d = ''] = []] = on(map, first);
    return [
      [a, c],
      [b, d],
    ];
  });
  const second = await seated(2, pins);
  expect(on('m1', second).flat().toSorted()).toEqual(on('m2', first).flat().toSorted());
});

interface GameAt {
  readonly id: string;
  readonly table: number;
  readonly seats: readonly string[];
}
