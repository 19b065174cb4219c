/** What phones report and call for comes to the desk, and what the desk says comes to phones and screens. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { EventCommand, NewEntrant } from '../../core/event/commands.ts';
import { type Desk, type Hall, hallForTests } from './hall.ts';
import { breathe, claim, report } from './phone.ts';

const NAMES = ['Anna Ash', 'Ben Birch', 'Cora Cedar', 'Dan Dogwood'];
const people: readonly NewEntrant[] = NAMES.map((name) => ({ name, faction: 'Guild', checkIn: true }));

let hall: Hall;
hallForTests((opened) => {
  hall = opened;
});

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: typeof name === 'string' }).first();

/** Counts the tones that a page makes and how often it shakes: a test has no ears. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard = { tones: 0, shakes: 0 };
    Object.assign(window, { heard });
    class Counted extends AudioContext {
      override createOscillator(): OscillatorNode {
        heard.tones += 1;
        return super.createOscillator();
      }
    }
    Object.assign(window, { AudioContext: Counted });
    navigator.vibrate = () => {
      heard.shakes += 1;
      return true;
    };
  });
}
const heard = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: { tones: number; shakes: number } }).heard);

async function at(address: string, width = 1280): Promise<Page> {
  const page = await hall.phone({ viewport: { width, height: 800 }, hasTouch: width < 500 });
  await listen(page);
  await page.goto(address);
  return page;
}

async function phoneOf(desk: Desk, name: string): Promise<Page> {
  const phone = await hall.phone();
  await listen(phone);
  await claim(phone, desk.join, name);
  return phone;
}

interface Table {
  readonly id: string;
  readonly table: number | null;
  readonly seats: readonly string[];
  readonly names: readonly string[];
}

async function begun(
  more: readonly string[] = [],
): Promise<{ readonly desk: Desk; readonly tables: readonly Table[] }> {
  const late = more.map((name) => ({ name, faction: 'Guild', checkIn: true }));
  const desk = await hall.event([...people, ...late]);
  await desk.play({ type: 'start-event' });
  await desk.nextRound();
  const entrants = await desk.entrants();
  const games = [...(await desk.games(1))].sort((a, b) => (a.table ?? 0) - (b.table ?? 0));
  const tables = games.map(({ id, table, seats }) => ({
    id,
    table,
    seats,
    names: seats.map((seat) => entrants[seat]?.name ?? ''),
  }));
  return { desk, tables };
}

/** What a player's phone sends, without a phone. */
async function asPlayer(desk: Desk, entrant: string, command: EventCommand): Promise<void> {
  const token = (await desk.link('player', entrant)).split('#')[1] ?? '';
  const answer = await fetch(`${hall.url}/api/events/${desk.id}/commands`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ id: `phone-of-${entrant}`, command }),
  });
  expect(answer.status).toBe(200);
}

/** Where something stands on the page, px from the top of the window. */
const topOf = async (what: Locator) => (await what.boundingBox())?.y;

const shots = process.env.MUSTER_SHOTS;
async function shoot(page: Page, name: string): Promise<void> {
  if (shots !== undefined) await page.screenshot({ path: `${shots}/${name}.png` });
}

describe('what phones reported', () => {
  test('is accepted with one click; a dispute shows both accounts; all that agree are one click', async () => {
    const { desk, tables } = await begun();
    const [first, second] = tables;
    const [a = '', b = ''] = first?.names ?? [];
    const page = await at(desk.address);
    await page.locator('#tab-results').click();
    const one = await phoneOf(desk, a);
    await report(one, b, [6, 3]);
    const other = await phoneOf(desk, b);
    await other.locator('.alert', { hasText: `${a} has reported your game` }).waitFor();
    await page.getByText(`${a} reports`).waitFor();
    await shoot(page, 'reported-1280');

    // The opponent says something else: both stand there, and the title says that somebody waits.
    await button(other, 'That’s wrong').tap();
    await breathe(other);
    await report(other, a, [5, 5]);
    await page.locator('.waiting', { hasText: 'Table 1: the players disagree' }).waitFor();
    await page.waitForFunction(() => document.title.startsWith('(1) '));
    expect(await page.locator('.account').count()).toBe(2);
    await shoot(page, 'dispute-1280');
    await page.setViewportSize({ width: 360, height: 740 });
    await shoot(page, 'dispute-360');
    await page.setViewportSize({ width: 1280, height: 800 });
    await button(page, /^Accept .*, Anna Ash|^Accept (6 : 3|3 : 6)/).click();
    await page.locator('.waiting').waitFor({ state: 'detached' });
    expect((await desk.games(1)).find(({ id }) => id === first?.id)?.result).toMatchObject({ kind: 'played' });

    // Everything else that one side reported is one click, and so is what one table reported.
    const [c = '', d = ''] = second?.names ?? [];
    await report(await phoneOf(desk, c), d, [8, 1]);
    await button(page, /^Accept (8 : 1|1 : 8)/).click();
    await page.getByText('All results are in').first().waitFor();
  });

  test('two desks: the second learns who saved what; all that nobody disputes is one click', async () => {
    const { desk, tables } = await begun(['Eva Elm', 'Finn Fir']);
    const page = await at(desk.address);
    await page.locator('#tab-results').click();
    const table = page.getByLabel('Table', { exact: true }).first();
    await table.fill('1');
    const scores = page.locator('.quick .score-number');
    await scores.nth(1).fill('7');
    await scores.nth(2).fill('2');
    const [first] = tables;
    const result = { kind: 'played', scores: [{ vp: 5 }, { vp: 4 }] } as const;
    await desk.play({ type: 'enter-result', game: first?.id ?? '', result });
    await page
      .locator('.quick-problem', { hasText: 'An organiser saved a result here in the meantime: 5 : 4' })
      .waitFor();
    await shoot(page, 'second-desk-1280');
    expect((await desk.games(1)).find(({ id }) => id === first?.id)?.result).toEqual(result);
    for (const [index, { id, seats }] of tables.slice(1).entries()) {
      const scores = [{ vp: 8 - index }, { vp: index }];
      await asPlayer(desk, seats[0] ?? '', { type: 'report', game: id, result: { kind: 'played', scores } });
    }
    await button(page, 'Accept all 2 reports that nobody disputes').click();
    await page.getByText('All results are in').first().waitFor();
    const results = (await desk.games(1)).map((game) => game.result);
    for (const vp of [8, 7]) expect(results).toContainEqual({ kind: 'played', scores: [{ vp }, { vp: 8 - vp }] });
  });
});

describe('a call', () => {
  test('is heard at desk and judge, taken by one tap, and its end is read on the phone', async () => {
    const { desk, tables } = await begun();
    const [a = '', b = ''] = tables[0]?.names ?? [];
    const page = await at(desk.address);
    await page.locator('#tab-results').click();
    const judge = await at(await desk.link('judge'), 360);
    await judge.getByText('Nobody is waiting.').waitFor();
    const stood = [await topOf(page.locator('#tab-results')), await topOf(judge.locator('#tab-results'))];
    const one = await phoneOf(desk, a);
    const two = await phoneOf(desk, b);
    await button(one, 'Call a judge').tap();
    await button(one, /^Call a judge to table/).tap();
    // A judge knows within two seconds, and one tap later the table knows within two.
    await judge.locator('.waiting', { hasText: 'Table 1 calls for a judge' }).waitFor({ timeout: 2000 });
    await page.locator('.waiting', { hasText: 'Table 1 calls for a judge' }).waitFor();
    // Nothing has moved under a finger, and nothing covers it.
    expect([await topOf(page.locator('#tab-results')), await topOf(judge.locator('#tab-results'))]).toEqual(stood);
    expect(await page.locator('.toast').count()).toBe(0);
    await page.waitForFunction(() => document.title.startsWith('(1) '));
    expect(await heard(page)).toMatchObject({ tones: 2, shakes: 1 });
    expect(await heard(judge)).toMatchObject({ shakes: 1 });
    await shoot(judge, 'call-judge-360');
    await shoot(page, 'call-desk-1280');

    await button(judge, /^I take it/).tap();
    await one.getByText('A judge is on the way to your table').waitFor({ timeout: 2000 });
    await two.getByText('A judge is on the way to your table').waitFor();
    await judge.getByText('You are on the way').waitFor();
    await page.locator('.waiting-taken', { hasText: 'is on the way' }).waitFor();
    await page.waitForFunction(() => !document.title.startsWith('('));
    await shoot(judge, 'taken-judge-360');
    await shoot(one, 'taken-phone-360');

    await button(judge, /^Answered/).tap();
    for (const phone of [one, two]) {
      await phone.locator('.alert', { hasText: 'The call from your table is answered.' }).waitFor();
    }
    expect(await one.locator('.way-back').count()).toBe(0);
    await shoot(one, 'answered-phone-360');
    await button(one, 'I have seen it').tap();
    await one.locator('.alert').waitFor({ state: 'detached' });
    // With the sound turned off nothing is heard.
    await page.locator('#tab-judges').click();
    await button(page, 'Turn the sound off').click();
    const { tones } = await heard(page);
    await two.getByRole('link', { name: 'More' }).tap();
    await two.getByLabel('Your message').fill('May I leave at five?');
    await button(two, 'Send to the desk').tap();
    await page.locator('.waiting', { hasText: `${b} writes: May I leave at five?` }).waitFor();
    expect((await heard(page)).tones).toBe(tones);
    await shoot(page, 'words-desk-1280');
    await button(page, new RegExp(`^Reply: ${b}`)).click();
    await page.getByLabel('Your reply').fill('Yes, after round 2.');
    await button(page, 'Send the reply').click();
    await two.locator('.alert', { hasText: 'The desk answers: Yes, after round 2.' }).waitFor();
    await shoot(two, 'reply-phone-360');
    await desk.play({ type: 'drop', entrant: tables[0]?.seats[1] ?? '' });
    await page.locator('.waiting', { hasText: `Table 1: ${b} has left the event` }).waitFor();
    expect(await topOf(page.locator('#tab-results'))).toBe(stood[0]);
    await shoot(page, 'left-desk-1280');
    await button(page, `Look: Table 1: ${b} has left the event`).click();
    await page.getByRole('dialog').getByText(`What happens at the table of ${b}?`).waitFor();
    await button(page.getByRole('dialog'), new RegExp(`^Do this: ${a}: Bye`)).click();
    await page.getByText('Nobody is waiting.').waitFor();
  });
});

describe('what the desk says', () => {
  test('comes to the phones concerned, and to the screens where it is for all', async () => {
    const { desk, tables } = await begun();
    const [a = ''] = tables[0]?.names ?? [];
    const [c = ''] = tables[1]?.names ?? [];
    const page = await at(desk.address);
    const one = await phoneOf(desk, a);
    const far = await phoneOf(desk, c);
    const screen = await at(`${hall.url}/screen?event=${desk.id}`);
    await screen.locator('.screen').waitFor();
    await page.locator('#tab-judges').click();
    await page.getByLabel('Announcement').fill('Lunch until 13:45');
    await button(page, 'Announce').click();
    for (const phone of [one, far]) await phone.locator('.alert', { hasText: 'Lunch until 13:45' }).waitFor();
    await screen.locator('.screen-says', { hasText: 'Lunch until 13:45' }).waitFor();
    await shoot(screen, 'says-screen-1280');
    await shoot(page, 'say-desk-1280');
    expect((await heard(far)).shakes).toBeGreaterThan(0);
    // What is not seen is there after the page was closed.
    await far.reload();
    await far.locator('.alert', { hasText: 'Lunch until 13:45' }).waitFor();
    await button(page, 'Remove').click();
    await screen.locator('.screen-said').waitFor({ state: 'detached' });
    await far.locator('.alert').waitFor({ state: 'detached' });

    const [first] = tables;
    await desk.play({ type: 'rule', topic: 'Cover', text: 'Half is enough.', game: first?.id ?? '' });
    await one.locator('.alert', { hasText: 'Ruling on Cover: Half is enough.' }).waitFor();
    await desk.play({ type: 'rule', topic: 'Fog', text: 'There is none.' });
    await far.locator('.alert', { hasText: 'Ruling on Fog: There is none.' }).waitFor();
    expect(await far.locator('.alert', { hasText: 'Cover' }).count()).toBe(0);
    await screen.locator('.screen-says', { hasText: 'Ruling on Fog: There is none.' }).waitFor();

    const [ending] = await one.locator('.clock-lines').allInnerTexts();
    await desk.play({ type: 'extend-table', game: first?.id ?? '', minutes: 10, reason: 'A long ruling.' });
    await one.locator('.alert', { hasText: 'Your table gets 10 minutes more' }).waitFor();
    expect(await one.locator('.clock-lines').allInnerTexts()).not.toEqual([ending]);
    await page.locator('#tab-results').click();
    await page.getByText(/left at this table/).waitFor();
    await shoot(one, 'extended-phone-360');
    await shoot(page, 'extended-desk-1280');
    await desk.play({ type: 'make-call', round: 1, call: 'last-turn' });
    await one.locator('.alert', { hasText: 'is called. Your table has 10 minutes more.' }).waitFor();
    await far.locator('.alert', { hasText: /is called(?!\.)/ }).waitFor();
    await shoot(one, 'called-phone-360');
    // A call, a ruling and words at once: what is said covers the head and nothing below it.
    await desk.play({ type: 'announce', text: 'Lunch is late, and so is round 2. '.repeat(6) });
    await screen.locator('.screen-said').nth(1).waitFor();
    const bottomOf = async (selector: string) => {
      const box = await screen.locator(selector).boundingBox();
      return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
    };
    const [says, head] = [await bottomOf('.screen-says'), await bottomOf('.screen-head')];
    expect(says.bottom).toBeLessThanOrEqual(head.bottom + 1);
    expect(await screen.locator('.screen-says').evaluate((bar) => bar.scrollHeight <= bar.clientHeight)).toBe(true);
    await shoot(screen, 'says-much-1280');
  });
});
