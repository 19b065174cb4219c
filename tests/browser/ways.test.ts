/** The way in and the way back, counted in clicks: the start page, a second device, the hall, the archive, what is gone. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import type { NewEntrant } from '../../core/event/commands.ts';
import { startServer } from '../../server/main.ts';
import { ONE } from '../server/certificates.ts';
import { faultsOf } from './browser.ts';
import { type Hall, hallForTests } from './hall.ts';

const NAMES = ['Anna Ash', 'Ben Birch', 'Cora Cedar', 'Dan Dogwood'];

let hall: Hall;
hallForTests((opened) => {
  hall = opened;
});

const people: readonly NewEntrant[] = NAMES.map((name) => ({ name, faction: 'Guild', checkIn: true }));
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** A game at home, taken in from its own export by this device. */
function takeInGame(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const send = async (path: string, body: string, type = 'application/json') =>
      (await fetch(path, { method: 'POST', headers: { 'content-type': type }, body })).json() as Promise<{
        id: string;
        token: string;
      }>;
    const home = await send('/api/encounters', '{"system":"gaining-grounds-s0","names":["Ana","Bo"]}');
    const file = await (await fetch(`/api/encounters/${home.id}/export`)).text();
    const { token } = await send('/api/import', file, 'text/plain');
    await send('/api/session', JSON.stringify({ token }));
  });
}

async function deskAt(address: string): Promise<Page> {
  const page = await hall.laptop(address);
  await page.getByRole('tablist').waitFor();
  return page;
}

/** Pictures to look at, where a folder for them is named. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.MUSTER_PICTURES;
  if (folder === undefined) return;
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
  }
}

test('the start page names every desk with what waits there, one click away; a rehearsal leads back', async () => {
  const desk = await hall.event(people);
  await desk.play({ type: 'start-event' });
  await desk.nextRound();
  const page = await deskAt(desk.address);
  await page.goto((await desk.rehearse()).address);
  await page.getByRole('tablist').waitFor();
  await page.goto(`${hall.url}/`);
  const mine = page.locator('.home-desks');
  await mine.getByText('Round 1 running, 2 results to come').first().waitFor();
  await mine.getByText('Rehearsal').waitFor();
  await picture(page, 'home');
  expect(await faultsOf(page)).toEqual([]);
  await mine.getByRole('link', { name: /Rehearsal/ }).click();
  await page.getByRole('tablist').waitFor();
  await press(page, 'Delete this rehearsal');
  await page.waitForURL(`**/desk?event=${desk.id}&as=organiser**`);
  await page.getByRole('tablist').waitFor();
  // From the page that everybody sees, too.
  await page.goto(`${hall.url}/e/${desk.id}`);
  await page.getByRole('link', { name: 'To your desk' }).waitFor();
  await picture(page, 'public');
  await page.getByRole('link', { name: 'To your desk' }).click();
  await page.getByRole('tablist').waitFor();
}, 60_000);

test('a second device is in with two taps, and nobody else by that link; taken back, it says so', async () => {
  const desk = await hall.event(people);
  const page = await deskAt(desk.address);
  await page.locator('#tab-links').click();
  await press(page, 'Make a link for one device');
  const address = (await page.locator('.address').first().textContent()) ?? '';
  await picture(page, 'device');
  // What to do when the laptop dies stands here too, with the file that has everything.
  await page.getByText('If the laptop dies').click();
  const saved = page.waitForEvent('download');
  await press(page, 'Save everything to a file');
  expect((await saved).suggestedFilename()).toMatch(/muster/);
  const second = await deskAt(address);
  const third = await hall.phone();
  await third.goto(address);
  await third.getByText('was opened already').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Revoke: Another device' }).click();
  await page.getByRole('dialog').getByText('It never works again.').waitFor();
  await page.getByRole('button', { name: 'Revoke the link' }).click();
  await second.getByText('The link of this device was revoked').first().waitFor();
  await second.reload();
  await second.getByRole('heading', { name: 'The link of this device was revoked' }).waitFor();
  // A device that never had one is not told that it was revoked, and does not wait for ever.
  await third.goto(`${hall.url}/desk?event=${desk.id}&as=organiser`);
  await third.getByRole('heading', { name: 'This device is not signed in here' }).waitFor();
  await picture(third, 'foreign');
  expect(await third.getByText(/revoked|Loading/).count()).toBe(0);
}, 60_000);

const sidewaysOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('the hall code is one tap from every panel, again and again; its address is short and its poster says the Wi-Fi', async () => {
  const desk = await hall.event(people);
  const page = await deskAt(desk.address);
  const codes: string[] = [];
  for (const tab of ['players', 'clock', 'event']) {
    await page.locator(`#tab-${tab}`).click();
    await press(page, 'Hall code');
    codes.push((await page.locator('.hall-typed strong').textContent()) ?? '');
    if (tab === 'event') break;
    await page.keyboard.press('Escape');
  }
  expect(new Set(codes).size).toBe(1);
  await page.locator('dialog summary', { hasText: 'Wi-Fi' }).click();
  await page.getByLabel('Name of the Wi-Fi').fill('Hall guests');
  await page.getByLabel('Password').fill('dice & tape');
  await press(page, 'Save');
  await page.locator('dialog').getByText('dice & tape').first().waitFor();
  await picture(page, 'hall');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('link', { name: 'Print as a poster' }).click();
  const poster = page.locator('.poster');
  await poster.getByText('Hall guests').waitFor();
  for (const text of ['Spring Muster 2026', 'dice & tape', codes[0] ?? ''])
    await poster.getByText(text).first().waitFor();
  await picture(page, 'poster');
  // Printed from elsewhere on the server's own machine it leads no phone to itself either.
  await page.route('**/hall', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), origins: ['http://192.0.2.2:8560'] } });
  });
  await page.goto(`${hall.url}/print?event=${desk.id}#posters`);
  await poster.getByText('192.0.2.2:8560/j/').waitFor();
  await page.unroute('**/hall');
  // A screen of the desk's own device shows it too, as large as it is; another one, which nobody let in, does not.
  const screen = await page.context().newPage();
  await screen.goto(`${hall.url}/screen?event=${desk.id}`);
  await screen
    .locator('.screen-way')
    .getByText(codes[0] ?? '')
    .waitFor();
  await screen.getByText('Hall guests').waitFor();
  expect(await sidewaysOf(screen)).toBe(0);
  await picture(screen, 'screen-way');
  const away = await hall.laptop(`${hall.url}/screen?event=${desk.id}`);
  await away.getByText('Pairings of round 1 appear here.').waitFor();
  await desk.play({ type: 'start-event' });
  await desk.nextRound();
  await screen
    .locator('.screen-foot')
    .getByText(codes[0] ?? '')
    .waitFor();
  expect(await away.getByText(codes[0] ?? '').count()).toBe(0);
  await picture(screen, 'screen-foot');
  const phone = await hall.phone();
  await phone.goto(`${hall.url}/j/${(codes[0] ?? '').split('/').at(-1)?.toLowerCase()}`);
  await phone.getByText('Cora Cedar').waitFor();
  await phone.goto(`${hall.url}/j/zzzzz`);
  await phone.getByText('No event has this code now').waitFor();
  await picture(phone, 'no-code');
}, 60_000);

test('an event is put away and found again, and deleted by its name; a phone of it is told', async () => {
  const desk = await hall.event(people);
  const phone = await hall.phone();
  await phone.goto(await desk.link('player', 'e1'));
  await phone.getByText('Anna Ash').first().waitFor();
  const page = await deskAt(desk.address);
  await page.locator('#tab-event').click();
  await press(page, 'Archive it');
  await page.getByText('It is under Archive').waitFor();
  await page.locator('summary', { hasText: 'Delete the event' }).click();
  await page.getByLabel(/type its name/).fill('Some other');
  await press(page, 'Delete it for good');
  await page.getByText('To delete this event, type its exact name').waitFor();
  await picture(page, 'delete');
  await page.goto(`${hall.url}/`);
  await page.locator('summary', { hasText: 'Archive' }).click();
  await picture(page, 'archive');
  await page.locator('.home-archive a[href*="/desk"]').first().click();
  await page.locator('#tab-event').click();
  await page.locator('summary', { hasText: 'Delete the event' }).click();
  await page.getByLabel(/type its name/).fill('spring muster 2026');
  await press(page, 'Delete it for good');
  await page.waitForURL(`${hall.url}/`);
  await phone.getByText('This event was deleted').waitFor();
  await phone.reload();
  await phone.getByText('There is no such event here').first().waitFor();
  // What was taken in and has no desk is thrown away here.
  await takeInGame(page);
  await page.goto(`${hall.url}/`);
  await page.locator('summary', { hasText: 'Copies and unreadable games (1)' }).click();
  await page.getByText('A copy of a game, from a file').waitFor();
  await picture(page, 'strays');
  expect(await faultsOf(page)).toEqual([]);
  await press(page, /^Delete: Ana – Bo$/);
  await press(page, 'Keep');
  await press(page, /^Delete: Ana – Bo$/);
  await press(page, /^Delete for good/);
  await page.locator('.home-strays').waitFor({ state: 'detached' });
}, 60_000);

test('a name in the standings opens who they met; at the end a phone says the place of how many', async () => {
  const desk = await hall.event(people);
  await desk.play({ type: 'start-event' });
  await desk.nextRound();
  for (const { id } of await desk.games(1)) {
    await desk.play({ type: 'enter-result', game: id, result: { kind: 'played', scores: [{ vp: 6 }, { vp: 2 }] } });
  }
  await desk.play({ type: 'close-round' }, { type: 'end-event', reason: 'It was agreed' });
  const phone = await hall.phone();
  await phone.goto(`${hall.url}/e/${desk.id}#standings`);
  await phone.getByRole('link', { name: /Anna Ash/ }).click();
  await phone.getByRole('heading', { name: /Anna Ash/ }).waitFor();
  await phone.getByText(/Place \d of 4/).waitFor();
  await picture(phone, 'player');
  expect(await faultsOf(phone)).toEqual([]);
  const own = await hall.phone();
  await own.goto(await desk.link('player', 'e1'));
  await own
    .getByText(/Place \d of 4/)
    .first()
    .waitFor();
  // Last month's page on a phone that is no longer signed in: what there is to find is one tap away.
  await own.context().clearCookies();
  await own.reload();
  await own.getByRole('link', { name: 'Standings' }).waitFor();
}, 60_000);

test('a desk whose laptop slept for an hour says so, and is up to date when it wakes', async () => {
  const desk = await hall.event(people);
  await desk.play({ type: 'start-event' });
  const page = await deskAt(desk.address);
  await page.clock.install();
  await page.context().setOffline(true);
  await desk.nextRound();
  await page.clock.fastForward('01:00:00');
  await page.context().setOffline(false);
  await page.clock.runFor(10_000);
  await page.getByText('Round 1').first().waitFor();
  await page.locator('.live-live').first().waitFor();
}, 60_000);

/** A server of its own with this address in its codes: over HTTP it has a key, over HTTPS anybody makes events. */
async function served(publicUrl: string, walk: (page: Page, url: string, key: string) => Promise<void>) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'muster-key-'));
  const files = { cert: join(dataFolder, 'cert.pem'), key: join(dataFolder, 'key.pem') };
  for (const part of ['cert', 'key'] as const) writeFileSync(files[part], ONE[part]);
  const key = 'correct horse battery';
  // Behind a proxy nobody counts as sitting at the machine.
  const how = publicUrl.startsWith('https:')
    ? ({ makers: 'anyone', tls: { ...files, name: new URL(publicUrl).hostname } } as const)
    : { makers: { key }, proxy: 1 };
  const options = { dataFolder, folders: { web: inject('web') }, port: 0, publicUrl, ...how };
  const server = await startServer(options);
  try {
    await walk(await hall.phone({ ignoreHTTPSErrors: true }), server.url, key);
  } finally {
    await server.close();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

test('where a server has a key, who opens a demo enters it once, and is told when it is wrong', async () => {
  await served('http://192.168.1.5:8420', async (page, url, key) => {
    await page.goto(url);
    await press(page, 'Open a demo');
    const dialog = page.getByRole('dialog', { name: 'Key of this server' });
    await dialog.getByLabel('Key').fill('a wrong one');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByText('not the key').waitFor();
    await dialog.getByLabel('Key').fill(key);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(/\/desk/);
    await page.locator('#tab-links').click();
    await page.getByText('Without HTTPS, others in this network can read along').waitFor();
    await picture(page, 'plain');
  });
}, 60_000);

test('a desk whose codes lead to HTTPS does not say what is lost without it', async () => {
  await served('https://hall.muster.test', async (page, url) => {
    await page.goto(url);
    await press(page, 'Open a demo');
    await page.waitForURL(/\/desk/);
    await page.locator('#tab-links').click();
    await page.getByRole('button', { name: 'Make a link for one device' }).waitFor();
    await picture(page, 'https');
    expect(await page.getByText('Without HTTPS').count()).toBe(0);
  });
}, 60_000);
