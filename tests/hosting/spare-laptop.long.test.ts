/** The laptop dies in round 3: what is in the second place, and what phones notice. */
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
  /** Of when the last copy is, as the desk says. */
  const copied = async (): Promise<number> => {
    const told = await ask(url, `/api/events/${id}/links`, { token });
    const { copies } = (await told.json()) as { copies: { last: number | null } };
    return copies.last ?? 0;
  };
  return { id, send, phones, copied };
}

/** A stick, or another Muster that takes copies: where copies go, and what the latest is restored from. */
async function secondPlace(room: string, another: boolean) {
  if (!another) {
    const to = join(room, 'stick');
    const latest = (): string => join(to, readdirSync(to).toSorted().at(-1) ?? '');
    return { to, latest, end: () => Promise.resolve() };
  }
  const host = await serveApart(['serve', '--data', join(room, 'host'), '--port', '0'], { MUSTER_TAKE_COPIES: KEY });
  return { to: host.url, latest: () => host.url, end: () => host.end('SIGINT') };
}

const KEY = 'the-key-for-copies-of-the-club';

test.each([
  ['the stick', false],
  ['another Muster', true],
])(
  'a spare laptop goes on from %s: phones are in, and nothing that was confirmed before the copy is lost',
  async (_, another) => {
    const room = newFolder();
    const port = String(await freePort());
    const second = await secondPlace(room, another);
    const place = ['--port', port, '--copy-to', second.to, '--copy-every', '1'];
    const env = another ? { MUSTER_COPY_KEY: KEY } : {};
    const first = await serveApart(['serve', '--data', join(room, 'first'), ...place], env);
    const { id, send, phones, copied } = await begin(first.url);
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
    const fromStart = await copied();
    while ((await copied()) === fromStart) await write();
    for (let more = 0; more < 5; more += 1) await write();
    const begun = await copied();
    const died = performance.now();
    await first.end('SIGKILL');
    await phone.until(({ ended }) => ended);
    const restored = await muster(['restore', second.latest(), '--data', join(room, 'spare')], env);
    expect(restored).toMatchObject({ code: 0 });
    const spare = await serveApart(['serve', '--data', join(room, 'spare'), ...place], env);
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
    const before = [...confirmed].filter(([, at]) => at < begun).map(([name]) => name);
    expect(before.length).toBeGreaterThan(0);
    expect(before.filter((name) => !kept.has(name))).toEqual([]);
    // What came after the copy is sent again, and what was there already is there once.
    for (const name of confirmed.keys()) {
      await send(spare.url, { type: 'rule', topic: 'Pace', text: `ruling ${name}` }, name);
    }
    expect((await rulings()).toSorted()).toEqual([...confirmed.keys()].toSorted());
    again.close();
    await spare.end('SIGKILL');
    await second.end();
    console.log(
      `counted: spare laptop: ${before.length} of ${confirmed.size} confirmed before the copy, 0 lost; away for ${away.toFixed(1)} s`,
    );
    expect(away).toBeLessThan(120);
    rmSync(room, { recursive: true, force: true });
  },
  300_000,
);
