/** A table's terrain, looked at over HTTP: what the pack says of it, and tables that cannot be. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../tests/server/desk.ts';

let on: TestServer;
beforeAll(async () => {
  on = await testServer();
});
afterAll(() => on.end());

const asked = (layout: string, terrain: unknown) =>
  on.call('POST', `/api/layouts/${layout}/terrain`, { body: { terrain } });
const wall = { id: 'wall', shape: { rect: [26, 30, 30, 31] }, traits: ['obstruction'] };

test('anybody is told what a pack says of terrain, with its rules', async () => {
  const { status, body } = await asked('steamroller-2015/incoming', [wall]);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    findings: expect.arrayContaining([
      {
        kind: 'broken',
        rules: ['SR15-TERRAIN-09'],
        pieces: ['wall'],
        message: expect.stringContaining('1.25″ from O2'),
      },
    ]),
  });
  const zero = await asked('gaining-grounds-s0/standard', [{ ...wall, traits: ['impassable', 'blocking'] }]);
  expect(zero.body).toMatchObject({
    findings: ['01', '03', '04', '06'].map((rule) => ({ rules: [`GG0-TABLE-${rule}`] })),
  });
});

test('what cannot lie there is refused with what is wrong and where', async () => {
  const bow = {
    id: 'bow',
    shape: {
      polygon: [
        [1, 1],
        [5, 5],
        [5, 1],
        [1, 5],
      ],
    },
  };
  const crossed = await asked('steamroller-2015/outflank', [bow]);
  expect([crossed.status < 500, crossed.text.includes('bow crosses itself')]).toEqual([true, true]);
  const many = await asked(
    'steamroller-2015/incoming',
    Array.from({ length: 10_000 }, (_, at) => ({ ...wall, id: `w${at}` })),
  );
  expect([many.status < 500, many.text.includes('10000 pieces')]).toEqual([true, true]);
  const other = await asked('gaining-grounds-2018/standard', []);
  expect(other.body).toMatchObject({ code: 'no-terrain-rules' });
  const nonsense = await asked('steamroller-2015/incoming', [{ id: 'x', shape: { rect: [1, 2] } }]);
  expect(nonsense.status).toBe(400);
});
