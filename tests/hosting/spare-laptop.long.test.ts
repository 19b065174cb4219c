/** The laptop dies in round 3: what is on the stick, and what phones notice. */
import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { importLines } from '../../core/journal/lines.ts';
import { isRefusal } from '../../core/rules/refusal.ts';
import { newFolder, players } from '../server/desk.ts';
import { Listener } from '../server/listener.ts';
import { freePort } from './docs.ts';
import { muster, serveApart } from './muster.ts';

interface Wanted {
  readonly token?: string | undefined;
  readonly cookie?: string | undefined;
  readonly body?: unknown;
}

async function ask(url: string, path: string, { token, cookie, body }: Wanted = {}): Promise<Response> {
  const headers = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(cookie === undefined ? {} : { cookie }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const method = body === undefined ? 'GET' : 'POST';
  const answer = await fetch(`${url}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** An event in its first round, with a phone for each of four players. */
async function begin(url: string) {
  const made = await ask(url, '/api/events', { body: { system: 'gaining-grounds-s0', name: 'Cup' } });
  const { id, token } = (await made.json()) as { id: string; token: string };
  const send = (at: string, command: unknown, name: string = randomUUID()) =>
    ask(at, `/api/events/${id}/commands`, { token, body: { id: name, command } });
  const steps = ['publish-pack', 'start-event', 'draft-round', 'publish-round', 'start-clock'];
  for (const command of [players(4), ...steps.map((type) => ({ type }))]) await send(url, command);
  const phones: string[] = [];
  for (const entrant of ['e1', 'e2', 'e3', 'e4']) {
    const link = await ask(url, `/api/events/${id}/links`, { token, body: { role: 'player', entrant } });
    const { token: own } = (await link.json()) as { token: string };
    const session = await ask(url, '/api/session', { body: { token: own } });
    phones.push(String(session.headers.get('set-cookie')).split(';')[0] ?? '');
  }
  return { id, send, phones };
}

/** When a copy was begun, by its name. */
function begunAt(name: string): number {
  const [, day = '', time = ''] = /^muster-(\d{8})-(\d{6})/.exec(name) ?? [];
  return Date.parse(`${day.replace(/(....)(..)(..)/, '$1-$2-$3')}T${time.replace(/(..)(..)(..)/, '$1:$2:$3')}Z`);
}

test('a spare laptop goes on from the stick: phones are in, and nothing that was confirmed before the copy is lost', async () => {
  const room = newFolder();
  const port = String(await freePort());
  const stick = join(room, 'stick');
  const place = ['--port', port, '--copy-to', stick, '--copy-every', '1'];
  const first = await serveApart(['serve', '--data', join(room, 'first'), ...place]);
  const { id, send, phones } = await begin(first.url);
  const [cookie = ''] = phones;
  const phone = await Listener.open(first.url, id, { cookie });
  const confirmed = new Map<string, number>();
  const write = async (): Promise<void> => {
    const name = randomUUID();
    await send(first.url, { type: 'rule', topic: 'Pace', text: `ruling ${name}` }, name);
    confirmed.set(name, Date.now());
    await later(200);
  };
  // The first copy is from the start; the next one comes by itself while people write.
  while (readdirSync(stick).filter((name) => name.endsWith('.backup')).length < 2) await write();
  for (let more = 0; more < 5; more += 1) await write();
  const copy = readdirSync(stick).findLast((name) => name.endsWith('.backup')) ?? '';
  const died = performance.now();
  await first.end('SIGKILL');
  await phone.until(({ ended }) => ended);
  const restored = await muster(['restore', join(stick, copy), '--data', join(room, 'spare')]);
  expect(restored).toMatchObject({ code: 0 });
  const spare = await serveApart(['serve', '--data', join(room, 'spare'), ...place]);
  await ask(spare.url, '/healthz');
  const away = (performance.now() - died) / 1000;

  // Phones: the same session, the same name, the same address. Each stream goes on.
  for (const [index, own] of phones.entries()) {
    const { viewer } = (await (await ask(spare.url, `/api/events/${id}/view`, { cookie: own })).json()) as {
      viewer: unknown;
    };
    expect(viewer).toEqual({ role: 'player', entrant: `e${index + 1}` });
  }
  const again = await Listener.open(spare.url, id, { cookie, since: phone.position ?? undefined });
  await again.until(({ heard }) => heard.length > 0);
  const rulings = async (): Promise<(string | undefined)[]> => {
    const file = importLines(await (await ask(spare.url, `/api/events/${id}/export`)).text());
    if (isRefusal(file)) throw new Error(file.message);
    return file.entries.filter(({ body }) => body.type === 'ruled').map(({ command }) => command);
  };
  const kept = new Set(await rulings());
  const before = [...confirmed].filter(([, at]) => at < begunAt(copy)).map(([name]) => name);
  expect(before.length).toBeGreaterThan(0);
  expect(before.filter((name) => !kept.has(name))).toEqual([]);
  // What came after the copy is sent again, and what was there already is there once.
  for (const name of confirmed.keys()) {
    await send(spare.url, { type: 'rule', topic: 'Pace', text: `ruling ${name}` }, name);
  }
  expect((await rulings()).toSorted()).toEqual([...confirmed.keys()].toSorted());
  again.close();
  await spare.end('SIGKILL');
  console.log(`${before.length} of ${confirmed.size} confirmed before the copy, 0 lost; away for ${away.toFixed(1)} s`);
  expect(away).toBeLessThan(120);
  rmSync(room, { recursive: true, force: true });
}, 300_000);
