/** The view inside of a page is its caller's own, and cannot end the script that it stands in. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestEvent, type TestServer, newEvent, newFolder, testServer } from '../../tests/server/desk.ts';

const folder = newFolder();
let on: TestServer;
let event: TestEvent;
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  for (const [page, wish] of [
    ['desk', 'as={as}'],
    ['event', 'as=public&amp;parts=entrants'],
  ]) {
    // On lines of its own, as a long one is formatted.
    const html = `<meta\n name="first-view"\n content="${wish ?? ''}" /><body><div id="page"></div><link rel="modulepreload"></body>`;
    writeFileSync(join(folder, `${page ?? ''}.html`), html);
  }
  mkdirSync(join(folder, 'draw'));
  const drawing = '({ view }, language) => `<b>${language} ${view.viewer.role} ${Object.keys(view.parts)}</b>`';
  writeFileSync(join(folder, 'draw', 'event.mjs'), `export const draw = async ${drawing};`);
  writeFileSync(join(folder, 'draw', 'desk.mjs'), 'export const draw = async () => nothing;');
  on = await testServer({ folders: { web: folder } });
  event = await newEvent(on);
  await event.send({ type: 'add-entrants', entrants: [{ name: '</script><script>alert(1)' }] });
});
afterAll(async () => {
  await on.end();
  rmSync(folder, { recursive: true });
});

async function page(path: string, token?: string) {
  const answer = await on.call('GET', path, token === undefined ? {} : { token });
  const found = /<script type="application\/json" id="first-view">(.*?)<\/script>/.exec(answer.text)?.[1];
  const first = JSON.parse(found ?? 'null') as { query: string; view: { viewer: object; parts: object } } | null;
  return { first, cached: answer.headers['cache-control'] };
}

test('everybody gets what everybody may see, whatever a name is', async () => {
  const { first } = await page(`/e/${event.id}`, event.token);
  expect(first).toMatchObject({ query: 'as=public&parts=entrants', view: { viewer: { role: 'public' } } });
  expect(Object.keys(first?.view.parts ?? {})).toEqual(['entrants']);
  expect(JSON.stringify(first?.view.parts)).toContain('</script><script>alert(1)');
});

test('what is drawn is drawn from the view that is sent, and the network waits for what it looks like', async () => {
  const { text } = await on.call('GET', `/e/${event.id}`, { token: event.token });
  expect(text).toContain('<div id="page" class="first-sight"><b>en public entrants</b></div><link rel="later"><script');
});

test('a page that cannot be drawn comes as it is', async () => {
  const { status, text } = await on.call('GET', `/desk?event=${event.id}`, { token: event.token });
  expect(status).toBe(200);
  expect(text).toContain('<div id="page"></div><link rel="modulepreload"><script');
});

test('a desk gets its own, and whoever holds none gets nothing of it', async () => {
  const desk = `/desk?event=${event.id}&as=organiser`;
  const own = await page(desk, event.token);
  expect(own.first?.view.viewer).toEqual({ role: 'organiser' });
  expect(Object.keys(own.first?.view.parts ?? {})).toContain('desk');
  expect(own.cached).toBe('private, no-store');
  expect(await page(desk)).toEqual({ first: null, cached: 'no-cache' });
  for (const nothing of ['/desk', '/desk?event=none', '/e/%ff', `/desk?event=${event.id}&as=king`]) {
    expect((await page(nothing, event.token)).first).toBeNull();
  }
});
