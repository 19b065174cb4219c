/** Two phones and a desk: join, check in, report, confirm, offline and back; and how it all looks at every width. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { faultsOf } from './browser.ts';
import { type Desk, type Hall, hallForTests } from './hall.ts';
import { breathe, button, claim, figure, report } from './phone.ts';

const LONG = 'Bartholomew Featherstonehaugh-Cholmondeley-Montgomery the Younger of Upper Slaughter';
const NAMES = ['Aiko Tanaka', LONG, 'Hiro 🎲🔥', 'مريم الزهراني'];

let hall: Hall;
hallForTests((opened) => {
  hall = opened;
});

/** Counts taps: the tests say how many something may take. */
function tapper() {
  const state = { taps: 0 };
  const tap = async (what: Locator): Promise<void> => {
    state.taps += 1;
    await what.tap();
  };
  return { state, tap };
}

async function joined(desk: Desk, name: string): Promise<Page> {
  const page = await hall.phone();
  await claim(page, desk.join, name);
  return page;
}

interface Seated {
  readonly desk: Desk;
  readonly names: readonly [string, string];
  readonly game: string;
}

/** An event in its first round, and two who meet in it. */
async function seated(): Promise<Seated> {
  const desk = await hall.event(NAMES.map((name) => ({ name, faction: 'Guild', checkIn: true })));
  await desk.play({ type: 'start-event' });
  await desk.nextRound();
  const [game] = await desk.games(1);
  const entrants = await desk.entrants();
  const [a = '', b = ''] = (game?.seats ?? []).map((id) => entrants[id]?.name ?? '');
  return { desk, names: [a, b], game: game?.id ?? '' };
}

/** The same, with their phones. */
async function table(): Promise<Seated & { readonly one: Page; readonly two: Page }> {
  const known = await seated();
  const [a, b] = known.names;
  return { ...known, one: await joined(known.desk, a), two: await joined(known.desk, b) };
}

const resultOf = async (desk: Desk, id: string) => (await desk.games(1)).find((game) => game.id === id)?.result ?? null;

describe('a player', () => {
  test('who typed the address and holds no link is told how to get in', async () => {
    const desk = await hall.event(NAMES.map((name) => ({ name, faction: 'Guild' })));
    const page = await hall.phone();
    await page.goto(`${hall.url}/p/${desk.id}`);
    await page.getByText(/Scan the code/).waitFor();
  });

  test('follows the code, taps a name and is in; checks in with one tap, with a nonce for the lots', async () => {
    const desk = await hall.event(NAMES.map((name) => ({ name, faction: 'Guild' })));
    const page = await hall.phone();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.postData() ?? ''));
    await page.goto(desk.join);
    const { state, tap } = tapper();
    await tap(button(page, 'Aiko Tanaka'));
    expect(state.taps).toBe(1);
    await page.getByText(/Your PIN is \d+/).waitFor();
    expect(page.url()).toBe(`${hall.url}/p/${desk.id}`);
    await tap(button(page, 'I am here: check in'));
    await page.getByRole('heading', { name: 'You are checked in' }).waitFor();
    expect(state.taps).toBe(2);
    expect(sent.find((body) => body.includes('check-in'))).toMatch(/"nonce":"[0-9a-f]{64}"/);
    await breathe(page);
    await button(page, 'I am not here after all').tap();
    await button(page, 'I am here: check in').waitFor();
  });

  test('moves to another phone with the PIN', async () => {
    const desk = await hall.event(NAMES.map((name) => ({ name, faction: 'Guild' })));
    const first = await hall.phone();
    await first.goto(desk.join);
    await button(first, 'Aiko Tanaka').tap();
    const pin = /PIN is (\d+)/.exec(await first.getByText(/Your PIN is/).innerText())?.[1] ?? '';
    const second = await hall.phone();
    await second.goto(desk.join);
    await button(second, 'Aiko Tanaka').tap();
    await second.getByLabel('PIN').fill(`${pin}0`);
    await button(second, 'Use this phone too').tap();
    await second.getByText('That is not the PIN').waitFor();
    await second.getByLabel('PIN').fill(pin);
    await button(second, 'Use this phone too').tap();
    await button(second, 'I am here: check in').waitFor();
    // Another player’s own link in the same browser: all of it is that player’s from then on, open tabs too.
    const other = Object.values(await desk.entrants()).find(({ name }) => name === NAMES[1]);
    const tab = await second.context().newPage();
    await tab.goto(await desk.link('player', other?.id));
    for (const page of [tab, second]) await page.getByText(`You are ${NAMES[1]}`).waitFor();
  });

  test('reports in three taps, and the opponent confirms in one', async () => {
    const { desk, one, two, names, game } = await table();
    await one.getByText(names[1]).first().waitFor();
    const { state, tap } = tapper();
    await report(one, names[1], [6, 3], tap);
    expect(state.taps).toBeLessThanOrEqual(3);
    await one.getByText(`Waiting for ${names[1]} to confirm`).waitFor();
    const other = tapper();
    await other.tap(button(two, 'That’s right: 3 : 6'));
    await one.getByRole('heading', { name: 'The result is in' }).waitFor();
    // What the page itself shows is said to those who listen, and covers nothing.
    expect(await one.locator('.toast').count()).toBe(0);
    expect(other.state.taps).toBe(1);
    expect((await resultOf(desk, game))?.kind).toBe('played');
  });

  test('takes a report back until it is confirmed; two that differ go to the desk', async () => {
    const { one, two, names } = await table();
    await report(one, names[1], [6, 3]);
    await button(one, 'Undo').tap();
    // What was picked is still there.
    await button(one, 'Send 6 : 3').waitFor();
    await breathe(one);
    await report(one, names[1], [5, 5]);
    await button(two, 'That’s wrong').tap();
    // What the other said is put right: nobody enters all of it anew.
    await button(two, 'Send 5 : 5').waitFor();
    await report(two, names[0], [2, 5]);
    await one.getByRole('heading', { name: 'Please see the desk' }).waitFor();
    await two.getByRole('heading', { name: 'Please see the desk' }).waitFor();
    // Both read what both said.
    for (const phone of [one, two]) {
      await phone.getByRole('heading', { name: 'You report' }).waitFor();
      await phone.getByRole('heading', { name: / reports$/ }).waitFor();
    }
  });

  test('agrees on a result: both players, then the organiser', async () => {
    const { desk, one, two, names, game } = await table();
    await one.getByText('It ended in another way').tap();
    await button(one, 'We agree on a result').tap();
    const sheet = one.getByRole('dialog');
    for (const form of [0, 1]) {
      const pick = (whose: string | RegExp, value: number) =>
        sheet
          .getByRole('group', { name: whose })
          .nth(form)
          .locator('.picker-option', { hasText: new RegExp(`^${value}$`) })
          .tap();
      await pick(/^You:/, 4);
      await pick(new RegExp(`^${names[1]}:`), 4);
    }
    await button(one, 'Send for agreement').tap();
    await button(two, 'I agree').tap();
    await two.getByRole('heading', { name: 'Waiting for the organiser' }).waitFor();
    await one.getByRole('heading', { name: 'Waiting for the organiser' }).waitFor();
    await desk.play({ type: 'approve-agreement', game, approve: true });
    await one.getByRole('heading', { name: 'The result is in' }).waitFor();
    expect((await resultOf(desk, game))?.kind).toBe('agreed');
  });

  test('calls a judge once however fast the taps are, leaves, and takes that back', async () => {
    const { desk, one } = await table();
    const before = desk.commandCount();
    await one.getByRole('link', { name: 'More' }).tap();
    await button(one, 'Call a judge').tap();
    const place = await button(one, /Call a judge to table/).boundingBox();
    await one.mouse.dblclick((place?.x ?? 0) + 40, (place?.y ?? 0) + 20);
    await one.getByText(/A judge was called/).waitFor();
    await breathe(one);
    await button(one, 'Undo').tap();
    await breathe(one);
    // The way back closes what covers the page, and leaves the page where it is.
    await button(one, 'Call a judge').tap();
    await one.getByRole('dialog').waitFor();
    await one.goBack();
    await one.getByRole('dialog').waitFor({ state: 'detached' });
    expect(one.url()).toMatch(/#more$/);
    // A link that is tapped just after it closes is followed; the way back comes to the page, and the next one leaves it.
    await button(one, 'Call a judge').tap();
    await one.getByRole('dialog').waitFor();
    await one.route('**/rules/**', (asked) => setTimeout(() => void asked.continue(), 300));
    await one.evaluate(() => {
      document.querySelector('dialog')?.close();
      document.querySelector<HTMLElement>('a[href^="/rules/"]')?.click();
    });
    await one.waitForURL(/\/rules\//);
    await one.goBack();
    await button(one, 'Call a judge').waitFor();
    await one.evaluate(() => history.back());
    await one.waitForURL((url) => url.hash !== '#more');
    await one.getByRole('link', { name: 'More' }).tap();
    await button(one, 'Leave the event').tap();
    await one.getByRole('dialog').getByRole('button', { name: 'Leave the event' }).tap();
    await breathe(one);
    await button(one, 'Rejoin the event').tap();
    await button(one, 'Pick what is missing').waitFor();
    expect(desk.commandCount() - before).toBe(4);
  });
});

describe('the plan', () => {
  test('that the organiser changes is said with the reason, to a player who sees whose phone it is', async () => {
    const { desk, names } = await seated();
    const phone = await joined(desk, names[0]);
    await phone.locator('.phone-me', { hasText: `You are ${names[0]}` }).waitFor();
    await desk.play({ type: 'add-round', reason: 'Four of us have time' });
    await phone.getByText('Four of us have time').waitFor();
    for (const { id } of await desk.games(1)) {
      await desk.play({ type: 'enter-result', game: id, result: { kind: 'played', scores: [{ vp: 3 }, { vp: 1 }] } });
    }
    await phone.evaluate(() => window.scrollTo(0, 400));
    await phone.getByRole('link', { name: 'Standings' }).tap();
    await expect.poll(() => phone.evaluate(() => window.scrollY)).toBe(0);
    await desk.play({ type: 'end-event', reason: 'The hall closes' });
    await phone.getByRole('link', { name: 'Now', exact: true }).tap();
    await phone.getByText('The hall closes').waitFor();
  });
});

describe('a phone', () => {
  test('that takes a name in the same moment as another is in, or is asked for the PIN and takes its own name', async () => {
    const desk = await hall.event(NAMES.map((name) => ({ name, faction: 'Guild' })));
    const [first, second] = [await hall.phone(), await hall.phone()];
    const both = [first, second];
    for (const page of both) {
      await page.goto(desk.join);
      await button(page, 'Aiko Tanaka').waitFor();
    }
    await Promise.all(both.map((page) => button(page, 'Aiko Tanaka').dblclick()));
    const inside = (page: Page) => page.getByText(/Your PIN is \d+/).isVisible();
    const asked = (page: Page) => page.getByRole('dialog').isVisible();
    await expect
      .poll(async () => Promise.all(both.map(async (page) => (await inside(page)) || asked(page))))
      .toEqual([true, true]);
    expect((await Promise.all(both.map(inside))).filter(Boolean)).toHaveLength(1);
    const late = (await inside(first)) ? second : first;
    await late.keyboard.press('Escape');
    await button(late, 'Hiro').tap();
    await late.getByText(/Your PIN is \d+/).waitFor();
  });

  test('that goes back in the middle of a report loses nothing', async () => {
    const { one, names } = await table();
    await figure(one, /^You:/, 6).tap();
    await one.getByRole('link', { name: 'Standings' }).tap();
    await one.getByRole('heading', { name: 'Standings' }).waitFor();
    await one.goBack();
    await figure(one, names[1], 3).tap();
    await button(one, 'Send 6 : 3').tap();
    await one.getByText(`Waiting for ${names[1]} to confirm`).waitFor();
  });

  test('whose clock is five hours wrong shows the time that is left, and its report is sent, not kept', async () => {
    const { desk, names } = await seated();
    const one = await joined(desk, names[0]);
    const wrong = await hall.phone({ timezoneId: 'Asia/Tokyo' });
    await wrong.addInitScript(() => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + 5 * 3600_000;
    });
    await claim(wrong, desk.join, names[1]);
    const left = async (page: Page) => {
      const [minutes = 0, seconds = 0] = (await page.locator('.clock-digits').innerText())
        .split(':')
        .slice(-2)
        .map(Number);
      return minutes * 60 + seconds;
    };
    expect(Math.abs((await left(one)) - (await left(wrong)))).toBeLessThanOrEqual(2);
    await report(wrong, names[0], [5, 4]);
    await wrong.getByText(`Waiting for ${names[0]} to confirm`).waitFor();
    // What asks for an answer leads to it.
    await button(one, 'Check the result').tap();
    const right = button(one, 'That’s right: 4 : 5');
    await expect.poll(async () => (await right.boundingBox())?.y ?? 740).toBeLessThan(640);
    await one.locator('.alert').waitFor({ state: 'detached' });
    await right.tap();
    await wrong.getByRole('heading', { name: 'The result is in' }).waitFor();
    expect(await wrong.getByText('Saved here, not sent yet').count()).toBe(0);
  });
});

describe('without a network', () => {
  test('a report is kept, survives a reload, and is delivered once', async () => {
    const { desk, one, names, game } = await table();
    const before = desk.commandCount();
    await one.context().route('**/api/**', (route) => route.abort());
    await report(one, names[1], [6, 3]);
    await one.getByText('Saved on this phone').waitFor();
    await one.reload();
    await one.getByText('Saved here, not sent yet: your result').waitFor();
    expect(await resultOf(desk, game)).toBeNull();
    await one.context().unroute('**/api/**');
    await one.getByText(`Waiting for ${names[1]} to confirm`).waitFor();
    await one.waitForTimeout(2000);
    expect(desk.commandCount() - before).toBe(1);
  });

  test('what was refused says why, until it is dropped', async () => {
    const { desk, one, names, game } = await table();
    await one.context().route('**/commands**', (route) => route.abort());
    await report(one, names[1], [6, 3]);
    await one.getByText('Saved on this phone').waitFor();
    await desk.play({ type: 'enter-result', game, result: { kind: 'played', scores: [{ vp: 1 }, { vp: 2 }] } });
    await one.context().unroute('**/commands**');
    await one.getByText('This game has its result').waitFor();
    await button(one, 'Discard').tap();
    await expect.poll(() => one.getByText('This game has its result').count()).toBe(0);
  });
});

describe('signing up before the day', () => {
  test('is opened at the desk, done on a phone, and ends with the last place', async () => {
    const desk = await hall.event([]);
    const page = await hall.phone({ viewport: { width: 1280, height: 800 }, hasTouch: false });
    await page.goto(desk.address);
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByText('Sign-up before the event').click();
    await page.getByLabel('Players can sign up themselves').check();
    await page.getByLabel('Places (optional)').fill('1');
    await page.getByRole('button', { name: 'Save', exact: true }).locator('visible=true').click();
    await page.getByText('0 of 1 places taken').waitFor();
    const address = (await page.locator('.address').textContent()) ?? '';

    const phone = await hall.phone();
    // The code in the hall and the event's own page lead there too.
    await phone.goto(desk.join);
    const missing = await phone.getByRole('link', { name: 'My name is missing: sign up' }).getAttribute('href');
    expect(new URL(address).pathname).toBe(missing);
    await phone.goto(`${hall.url}/e/${desk.id}`);
    await phone.getByRole('link', { name: 'Sign up' }).tap();
    await phone.getByText('1 place left').waitFor();
    expect(await faultsOf(phone)).toEqual([]);
    await button(phone, 'Sign me up').tap();
    await phone.getByLabel('Your name').fill(LONG);
    // The server is away: what was typed stays, and the second tap puts down once.
    await hall.cut(true);
    await button(phone, 'Sign me up').tap();
    await phone.getByText('Tap again').waitFor();
    await hall.cut(false);
    await button(phone, 'Sign me up').tap();
    await phone.getByText('You are in. Your PIN is').waitFor();
    expect(new URL(phone.url()).pathname).toBe(`/p/${desk.id}`);
    await page.getByText('1 of 1 places taken').waitFor();

    const late = await hall.phone({ locale: 'de-DE' });
    await late.goto(address);
    await late.getByText('Alle Plätze sind vergeben').waitFor();
    expect(Object.values(await desk.entrants()).map(({ name }) => name)).toEqual([LONG]);
  });
});
