/** The ways into an event and back: desks by what waits, links that say what became of them, the hall, the archive, the end. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Answered,
  type TestServer,
  newEvent,
  players,
  runningEvent,
  testServer,
} from '../../tests/server/desk.ts';

let on: TestServer;
beforeAll(async () => {
  on = await testServer();
});
afterAll(() => on.end());

const codeOf = ({ status, body }: Answered): readonly [number, unknown] => [status, (body as { code?: string }).code];
const open = (body: object, cookie?: string): Promise<Answered> => on.call('POST', '/api/session', { cookie, body });
const cookieOf = ({ headers }: Answered): string => String(headers['set-cookie']).split(';')[0] ?? '';
const desksOf = async (cookie: string): Promise<readonly Record<string, unknown>[]> =>
  ((await on.call('GET', '/api/desks', { cookie })).body as { desks: Record<string, unknown>[] }).desks;

test('a device is told its desks, the newest first, and what waits at each; a rehearsal says of what', async () => {
  const draft = await newEvent(on, { name: 'Draft to publish' });
  await draft.play(players(4), { type: 'publish-pack' }, { type: 'start-event' }, { type: 'draft-round' });
  on.clock.set(on.clock.now() + 1000);
  const running = await runningEvent(on, 4);
  const copy = (await on.call('POST', running.path('rehearsal'), { token: running.token })).body as { token: string };
  const cookie = cookieOf(await open({ token: draft.token }));
  for (const { token } of [running, copy, await running.link({ role: 'judge' })]) await open({ token }, cookie);
  const player = await running.link({ role: 'player', entrant: 'e1' });
  await open({ token: player.token }, cookie);
  const desks = await desksOf(cookie);
  expect(desks).toHaveLength(3);
  expect(desks[2]).toMatchObject({ id: draft.id, role: 'organiser', purpose: null, waits: { step: 'publish-round' } });
  const real = desks.find(({ id }) => id === running.id);
  expect(real).toMatchObject({ role: 'organiser', of: null, round: 1, waits: { step: 'collect-results', open: 2 } });
  expect(desks.find(({ purpose }) => purpose === 'rehearsal')).toMatchObject({ of: running.id, name: 'Cup' });
  expect((await on.call('GET', '/api/desks')).body).toEqual({ desks: [], strays: [] });
});

test('a link says what became of it: taken back, used up, or never one of this server', async () => {
  const event = await newEvent(on);
  const judge = await event.link({ role: 'judge' });
  const cookie = cookieOf(await open({ token: judge.token }));
  await on.call('DELETE', event.path(`links/${judge.id}`), { token: event.token });
  expect(codeOf(await open({ token: judge.token }))).toEqual([403, 'revoked-link']);
  expect(codeOf(await on.call('GET', event.path('view?as=judge'), { cookie }))).toEqual([403, 'revoked-link']);
  expect(codeOf(await on.call('GET', event.path('view?as=judge')))).toEqual([403, 'not-held']);
  expect(codeOf(await open({ token: 'a'.repeat(43) }))).toEqual([404, 'unknown-token']);

  const made = await on.call('POST', event.path('links'), {
    token: event.token,
    body: { role: 'organiser', once: true },
  });
  const { token } = made.body as { token: string };
  const both = await Promise.all([open({ token }), open({ token })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  const first = cookieOf(both.toSorted((a, b) => a.status - b.status)[0] ?? both[1]);
  expect((await open({ token }, first)).status).toBe(200);
  expect(codeOf(await open({ token }))).toEqual([403, 'used-link']);
});

test('a link that nobody has opened is shown again under another address', async () => {
  const event = await newEvent(on);
  const judge = await event.link({ role: 'judge', label: 'Jo' });
  const again = await on.call('POST', event.path(`links/${judge.id}/renew`), { token: event.token });
  const { token } = again.body as { token: string };
  expect(again.body).toMatchObject({ id: judge.id, label: 'Jo', path: `/desk#${token}` });
  expect((await open({ token: judge.token })).status).toBe(404);
  expect((await open({ token })).status).toBe(200);
  expect(codeOf(await on.call('POST', event.path(`links/${judge.id}/renew`), { token: event.token }))).toEqual([
    404,
    'unknown-link',
  ]);
});

test('the link of the hall keeps its address: it is shown there', async () => {
  const event = await newEvent(on);
  const { path } = (await on.call('PUT', event.path('hall'), { token: event.token, body: {} })).body as Hall;
  const { body } = await on.call('GET', event.path('links'), { token: event.token });
  const mine = (body as { links: { id: string; role: string }[] }).links.find(({ role }) => role === 'player');
  const again = await on.call('POST', event.path(`links/${mine?.id}/renew`), { token: event.token });
  expect(codeOf(again)).toEqual([404, 'unknown-link']);
  expect((await open({ token: path.split('#')[1] })).status).toBe(200);
});

interface Hall {
  readonly code: string;
  readonly path: string;
}

test('the hall has one code, shown as often as it is asked for, until another one takes its place', async () => {
  const event = await newEvent(on);
  const hall = async (method: 'GET' | 'PUT', body?: object): Promise<Hall> =>
    (await on.call(method, event.path('hall'), { token: event.token, body })).body as Hall;
  expect(await hall('GET')).toMatchObject({ code: null, path: null, wifi: null });
  const wifi = { name: 'Hall guests', password: 'dice & tape' };
  const made = await hall('PUT', { wifi });
  expect(made).toMatchObject({ code: expect.stringMatching(/^[2-9A-HJKMNP-TV-Z]{5}$/) as unknown, wifi });
  expect(await hall('PUT', {})).toEqual(made);
  await on.restart();
  expect(await hall('GET')).toEqual(made);
  const token = made.path.split('#')[1] ?? '';
  for (const body of [{ token }, { code: ` ${made.code.toLowerCase()} ` }]) {
    expect((await open(body)).body).toMatchObject({ event: event.id, role: 'player', entrant: null });
  }
  const next = await hall('PUT', { renew: true });
  expect(next).toMatchObject({ wifi });
  expect(codeOf(await open({ code: made.code }))).toEqual([404, 'unknown-code']);
  expect(codeOf(await open({ token }))).toEqual([403, 'revoked-link']);
  expect((await open({ code: next.code })).status).toBe(200);
  expect(codeOf(await on.call('GET', event.path('hall')))).toEqual([401, 'not-signed-in']);
});

test('codes are not guessed: wrong ones are bounded from one address, and right ones cost nothing', async () => {
  const event = await newEvent(on);
  const { code } = (await on.call('PUT', event.path('hall'), { token: event.token, body: {} })).body as Hall;
  const from = '10.1.2.3';
  const type = (typed: string): Promise<Answered> => on.call('POST', '/api/session', { from, body: { code: typed } });
  for (let times = 0; times < 30; times += 1) expect((await type(code)).status).toBe(200);
  const wrong = await Promise.all(Array.from({ length: 25 }, (_, index) => type(`zzzz${index}`)));
  expect(wrong.filter(({ status }) => status === 404)).toHaveLength(20);
  expect(codeOf(await type(code))).toEqual([429, 'too-fast']);
  expect((await open({ code })).status).toBe(200);
  on.clock.set(on.clock.now() + 10_000);
  expect((await type(code)).status).toBe(200);
});

test('an event that is put away leaves the list, and nothing else; it comes back', async () => {
  const event = await newEvent(on, { name: 'Last month' });
  const put = (archived: boolean): Promise<Answered> =>
    on.call('POST', event.path('archive'), { token: event.token, body: { archived } });
  const listed = async (query = ''): Promise<boolean> =>
    (await on.call('GET', `/api/events${query}`)).text.includes(event.id);
  expect([await listed(), await listed('?archived=true')]).toEqual([true, false]);
  await put(true);
  expect([await listed(), await listed('?archived=true')]).toEqual([false, true]);
  expect((await event.view()).status).toBe(200);
  const cookie = cookieOf(await open({ token: event.token }));
  expect(await desksOf(cookie)).toMatchObject([{ id: event.id, archived: true }]);
  await put(false);
  expect([await listed(), await listed('?archived=true')]).toEqual([true, false]);
});

test('an event is deleted by its name alone, and with it everybody’s names, its rehearsals and its links', async () => {
  const event = await runningEvent(on, 4);
  await on.call('PUT', event.path('hall'), { token: event.token, body: {} });
  const copy = (await on.call('POST', event.path('rehearsal'), { token: event.token })).body as { id: string };
  const path = `/api/events/${event.id}`;
  for (const query of ['', '?name=Cups', '?name=']) {
    expect(codeOf(await on.call('DELETE', path + query, { token: event.token }))).toEqual([422, 'real-event']);
  }
  const judge = await event.link({ role: 'judge' });
  expect((await on.call('DELETE', `${path}?name=Cup`, { token: judge.token })).status).toBe(403);
  expect((await on.call('DELETE', `${path}?name=%20cup`, { token: event.token })).status).toBe(204);
  for (const id of [event.id, copy.id]) expect((await on.call('GET', `/api/events/${id}/view`)).status).toBe(404);
  expect(codeOf(await open({ token: event.token }))).toEqual([404, 'unknown-token']);
});

test('a healthy event in its second hour asks nothing that can no longer be answered', async () => {
  const event = await newEvent(on);
  await event.play(players(4), { type: 'publish-pack' });
  const open = async (): Promise<number> => {
    const { body } = await event.view(event.token, '?parts=desk');
    const { prompts } = (body as { parts: { desk: { prompts: { given: unknown; moment: string }[] } } }).parts.desk;
    return prompts.filter(({ given, moment }) => given === null && ['set-up', 'check-in'].includes(moment)).length;
  };
  expect(await open()).toBeGreaterThan(0);
  await event.play({ type: 'start-event' });
  expect(await open()).toBe(0);
});
