/** One click does one thing: a second one that follows at once does nothing, on every primary button of the desk. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Hall, hallForTests } from './hall.ts';

const NAMES = ['Anna Ash', 'Ben Birch', 'Cora Cedar', 'Dan Dogwood'];
/** Where the desk has primary buttons; each is pressed below. */
const FILES = [
  'calls/bar.tsx',
  'calls/reply.tsx',
  'clock/panel.tsx',
  'exchange/import-event.tsx',
  'links/panel.tsx',
  'new-event.tsx',
  'next-step.tsx',
  'players/all-here.tsx',
  'players/check-in-dialog.tsx',
  'players/player-actions.tsx',
  'refusal-dialog.tsx',
  'results/result-dialog.tsx',
];

let hall: Hall;
hallForTests((opened) => {
  hall = opened;
});

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: typeof name === 'string' }).first();

/** Presses where it is, and so long after once more at the same place, whatever is there then. */
async function twice(page: Page, what: Locator, gap: number): Promise<void> {
  await what.click({ trial: true });
  const box = await what.boundingBox();
  if (!box) throw new Error('it is not in sight');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await page.waitForTimeout(gap);
  await page.mouse.click(x, y);
}

const commands = (page: Page): number => hall.commandCount(new URL(page.url()).searchParams.get('event') ?? '');

async function sends(page: Page, what: Locator, gap: number, count: number): Promise<void> {
  const before = commands(page);
  await twice(page, what, gap);
  await expect.poll(() => commands(page), { timeout: 10_000 }).toBeGreaterThanOrEqual(before + count);
  // What a second click had sent would have arrived by then too.
  await page.waitForTimeout(500);
  expect(commands(page) - before, String(what)).toBe(count);
}

test('there is no primary button that is not tried here', () => {
  const folder = join(import.meta.dirname, '../../web/desk');
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.tsx') && /kind=("primary"|\{[^}]*'primary')/.test(readFileSync(join(folder, file), 'utf8')),
  );
  expect(found.toSorted()).toEqual(FILES);
});

/** Milliseconds between two clicks, by turns; `npm run test:full` goes the course with each. */
const GAPS = process.env.MUSTER_FULL === '1' ? [[150], [350]] : [[150, 350]];

test.each(GAPS.map((gaps) => ({ gaps })))(
  'the course of an event, with $gaps ms between two clicks',
  async ({ gaps }) => {
    let clicks = 0;
    const gap = (): number => gaps[clicks++ % gaps.length] ?? 0;
    const page = await hall.laptop();
    await page.goto(`${hall.url}/desk`);
    const made = async () => (await (await fetch(`${hall.url}/api/events`)).text()).split('"id"').length;
    const before = await made();
    await page.getByLabel('Name of the event').fill('One Click');
    await twice(page, button(page, 'Create the event'), gap());
    await page.locator('#tab-players').waitFor();
    expect((await made()) - before).toBe(1);
    await sends(page, button(page.locator('.next'), 'Add players'), gap(), 0);
    const list = NAMES.map((name) => `${name}, Guild`).join('\n');
    await page.getByRole('textbox', { name: 'Players' }).fill(list);
    // What was pasted and read is added where the next step stands, too.
    await sends(page, button(page.locator('.next'), 'Add 4 players'), gap(), 1);
    await page.getByText('0 of 4 here').waitFor();
    await sends(page, button(page, 'Publish the pack'), gap(), 1);
    await sends(page, button(page, 'Check in players'), gap(), 0);
    await button(page, 'Details of Anna Ash').click();
    await sends(page, button(page.getByRole('dialog'), 'Check in'), gap(), 1);
    for (const name of NAMES.slice(1)) await button(page, `Check in ${name}`).click();
    await page.getByText('4 of 4 here').waitFor();
    await sends(page, button(page, 'Start the event'), gap(), 1);
    await sends(page, button(page, 'Draft round 1'), gap(), 1);
    await page.getByRole('heading', { name: 'Draft of round 1' }).waitFor();
    await sends(page, button(page, 'Publish round 1'), gap(), 1);
    await sends(page, button(page, 'Start the clock'), gap(), 1);
    await page.locator('#tab-clock').click();
    await button(page, /^Call now/).click();
    await sends(page, button(page.getByRole('dialog'), 'Call it'), gap(), 1);
    await sends(page, button(page, 'Enter results'), gap(), 0);
    for (const table of [1, 2]) {
      await button(page, `Enter: Table ${table}`).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Victory Points').first().fill('5');
      await dialog.getByLabel('Victory Points').nth(1).fill(String(table));
      await sends(page, button(dialog, 'Save the result'), gap(), 1);
    }
    await sends(page, button(page, 'Close round 1'), gap(), 1);
  },
  120_000,
);

test('what was refused, what is still asked, and the end', async () => {
  const people = NAMES.map((name, index) => ({ name, faction: 'Guild', checkIn: index < 3 }));
  const desk = await hall.event([...people, { name: 'Eva Elm' }]);
  await desk.play({ type: 'change-settings', settings: { rounds: 1 } }, { type: 'start-event' });
  const page = await hall.laptop();
  await page.goto(desk.address);
  await page.locator('#tab-players').click();
  // Without a faction a tap is not enough.
  await button(page, 'Check in Eva Elm').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Faction').selectOption('Guild');
  await sends(page, button(dialog, 'Check in'), 250, 1);
  await desk.nextRound();
  for (const { id, kind } of await desk.games(1)) {
    const result = { kind: 'played', scores: [{ vp: 5 }, { vp: 2 }] } as const;
    if (kind === 'game') await desk.play({ type: 'enter-result', game: id, result });
  }
  // A correction without its reason asks for one.
  await page.locator('#tab-results').click();
  await button(page, 'Correct: Table 1').click();
  await dialog.getByLabel('Victory Points').first().fill('4');
  await dialog.getByLabel('Reason').fill('');
  await button(dialog, 'Save the correction').click();
  const why = page.getByRole('dialog', { name: 'Say why' });
  await why.getByText('say why it changes').waitFor();
  await why.getByLabel('Reason').fill('The slip was read wrongly');
  await page.waitForTimeout(500);
  await sends(page, why.locator('.button-primary'), 250, 1);
  // What can only be understood.
  await page.locator('#tab-clock').click();
  await page.getByLabel('Minutes in all').fill('0');
  // A second click that falls beside a dialog does not close it unread.
  await page.waitForTimeout(500);
  await twice(page, button(page, /^Call now|: Call now/), 250);
  await page.waitForTimeout(300);
  // On a busy machine it comes later.
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await sends(page, button(page, 'Close round 1'), 250, 1);
  await sends(page, button(page, 'End the event'), 250, 1);
  await page.getByRole('heading', { name: 'Final standings' }).waitFor();
}, 120_000);

test('all who are missing, a player who writes, and a link that is revoked', async () => {
  const desk = await hall.event(NAMES.map((name) => ({ name, faction: 'Guild' })));
  const page = await hall.laptop();
  await page.goto(desk.address);
  await page.locator('#tab-players').click();
  await button(page, 'Check in all 4 who are missing').click();
  await sends(page, button(page.getByRole('dialog'), 'Check in'), 250, 4);
  const [entrant = ''] = Object.keys(await desk.entrants());
  const token = (await desk.link('player', entrant)).split('#')[1] ?? '';
  const written = await fetch(`${hall.url}/api/events/${desk.id}/commands`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ id: 'written-once', command: { type: 'write-to-desk', entrant, text: 'I am late.' } }),
  });
  expect(written.status).toBe(200);
  await button(page, 'Details').click();
  const dialog = page.getByRole('dialog').last();
  await sends(page, button(dialog, /^I take it/), 250, 1);
  await button(dialog, /^Reply/).click();
  await dialog.getByLabel('Your reply').fill('We wait for you.');
  await sends(page, button(dialog, 'Send the reply'), 250, 1);
  await page.keyboard.press('Escape');
  await page.locator('#tab-links').click();
  let revokes = 0;
  page.on('request', (request) => (revokes += request.method() === 'DELETE' ? 1 : 0));
  await button(page, 'Revoke: Anna Ash').click();
  await page.waitForTimeout(500);
  await twice(page, button(dialog, 'Revoke the link'), 250);
  await page.getByText('The link is revoked').first().waitFor();
  await page.waitForTimeout(500);
  expect([revokes, await dialog.count()]).toEqual([1, 0]);
}, 60_000);

test('an event of another program is taken in once', async () => {
  const seat = (name: string) =>
    ['', '_faction', '_master', '_vp', '_strategy_vp', '_scheme_vp'].map((of) => name + of);
  const csv = [
    ['round', 'table', ...seat('player_one'), ...seat('player_two'), 'result', 'is_bye', 'is_forfeit'].join(','),
    '1,1,Anna Ash,Guild,,6,3,3,Ben Birch,Bayou,,2,1,1,completed,0,0',
  ].join('\n');
  const page = await hall.laptop();
  await page.goto(`${hall.url}/desk`);
  await page.locator('summary', { hasText: 'From another program' }).click();
  await page.getByLabel('The other program’s file').fill(csv);
  const fold = page.locator('details', { hasText: 'From another program' });
  await fold.getByLabel('Name of the event').fill('Taken In Once');
  await twice(page, button(fold, 'Import'), 250);
  await page.getByRole('heading', { name: 'Final standings' }).waitFor();
  const events = await (await fetch(`${hall.url}/api/events`)).text();
  expect(events.split('Taken In Once')).toHaveLength(2);
});
