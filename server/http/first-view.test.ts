/** The view inside of a page is its caller's own, and cannot end the script that it stands in. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestEvent, type TestServer, newEvent, newFolder, testServer } from '../testing/desk.ts';

const folder = newFolder();
let on: TestServer;
let event: TestEvent;
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  for (const [page, wish] of [
    ['desk', 'as={as}'],
    ['event', 'as=public&amp;parts=entrants'],
  ]) {
    const html = `<meta name="first-view" content="${wish ?? ''}" /><div id="page"></div>`;
    writeFileSync(join(folder, `${page ?? ''}.html`), html);
  }
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
