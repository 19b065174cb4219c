/** The Hit on the pages: four phones play a battle from the event's page, from laying tiles to handing out experience, and no ballot shows early. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Phone, inSight } from './at-table.ts';
import { type Desk, type Hall, hallForTests } from './hall.ts';
import { byProgram } from './game-by-program.ts';
import { hiddenGame, phases, signedGame } from './hit-games.ts';
import { claim } from './phone.ts';

let hall: Hall;
hallForTests((opened) => {
  hall = opened;
});

const SIDES = ['A', 'B', 'C', 'D'] as const;
type Side = (typeof SIDES)[number];
type Phones = Record<Side, Page>;
type Names = Readonly<Record<Side, string>>;
interface Evening {
  readonly desk: Desk;
  readonly names: Names;
  readonly phones: Phones;
  /** The players' own links, as the desk gives them. */
  readonly links: Names;
}

/** No other heading that only holds these words; what was entered there last may stand behind them. */
const whole = (words: string): RegExp => new RegExp(`^${words.replaceAll('?', String.raw`\?`)}(?:$|✓)`);

/** The question under this heading, shown: in full where it comes first, else unfolded. It may become the first meanwhile. */
async function asked(page: Page, label: string): Promise<Locator> {
  const first = page.locator('.ask', { has: page.getByRole('heading', { name: label, exact: true }) });
  const fold = page.locator('.game-next details[data-ask]', {
    has: page.locator('summary', { hasText: whole(label) }),
  });
  const shown = first.or(fold.locator('.ask'));
  await first.or(fold).first().waitFor({ state: 'attached' });
  const face = fold.locator('summary');
  const more = page.locator('.game-more > summary');
  if ((await face.count()) > 0 && !(await face.isVisible()) && !(await shown.isVisible()))
    await more.click({ timeout: 2000 }).catch(() => undefined);
  if (!(await shown.isVisible())) await face.click({ timeout: 2000 }).catch(() => undefined);
  await shown.waitFor();
  return shown;
}

/** One of several, as a row of faces or as a list of the device. */
async function choose(ask: Locator, field: string, value: string): Promise<void> {
  const list = ask.getByRole('combobox', { name: field });
  if (await list.isVisible()) await list.selectOption({ label: value });
  else await ask.getByRole('group', { name: field }).getByRole('radio', { name: value }).check();
}

const tap = async (page: Page, label: string, face: string): Promise<void> =>
  (await asked(page, label)).getByRole('button', { name: face, exact: true }).click();

/** What ends something for everybody: a tap, and a second one elsewhere. */
async function end(page: Page, label: string): Promise<void> {
  const yes = page.getByRole('group', { name: label }).getByRole('button', { name: /^Yes, (?:end it|open them)$/ });
  const ask = await asked(page, label);
  if (!(await yes.isVisible())) await ask.getByRole('button', { name: label, exact: true }).click();
  await yes.click();
}

/** An evening of four: each takes their name by the code in the hall, and plays from the event's page. */
async function begin(): Promise<Evening> {
  const desk = await hall.event(
    ['Ana', 'Bo', 'Cy', 'Di'].map((name) => ({ name, checkIn: true })),
    'the-hit',
  );
  await desk.play({ type: 'start-event' });
  // Nobody starts its clock: whoever opens their game begins it.
  await desk.play({ type: 'draft-round' }, { type: 'publish-round' });
  const [seats, entrants] = [(await desk.games(1))[0]?.seats ?? [], await desk.entrants()];
  const seated = SIDES.map((side, place) => [side, seats[place] ?? ''] as const);
  const names = Object.fromEntries(seated.map(([side, id]) => [side, entrants[id]?.name ?? ''])) as Names;
  const claimed = seated.map(async ([side]) => {
    const page = await phoneOf(side);
    await claim(page, desk.join, names[side]);
    return [side, page] as const;
  });
  const pages = await Promise.all(claimed);
  // One thing is next, and it also says that they have begun; the other way to begin says for whom it is.
  for (const [, page] of pages) {
    const way = page.locator('.step', { has: page.getByRole('link', { name: 'Play it here' }) });
    await way.getByRole('button', { name: 'We play without the phone, and have begun' }).waitFor();
    expect(await way.locator('.button-primary:visible').allTextContents()).toEqual(['Play it here, turn by turn']);
  }
  await Promise.all(pages.map(([, page]) => toTable(page)));
  const again = seated.map(async ([side, id]) => [side, await desk.link('player', id)] as const);
  return {
    desk,
    names,
    phones: Object.fromEntries(pages) as Phones,
    links: Object.fromEntries(await Promise.all(again)) as Names,
  };
}

const phoneOf = (side: Side): Promise<Page> => hall.phone({ extraHTTPHeaders: { 'x-device': side } });
const toTable = (page: Page): Promise<void> => page.getByRole('link', { name: 'Play it here' }).tap();

/** The phone is gone, and another follows the player's own link. */
async function lost({ phones, links }: Evening, side: Side): Promise<void> {
  await phones[side].context().close();
  phones[side] = await phoneOf(side);
  await phones[side].goto(links[side]);
  await toTable(phones[side]);
}

const each = (phones: Phones, does: (page: Page, side: Side) => Promise<void>) =>
  Promise.all(SIDES.map((side) => does(phones[side], side)));

/** The order as it was rolled at the table. */
async function inOrder(page: Page, label: string): Promise<void> {
  const ask = await asked(page, `${label}: the order itself`);
  for (const side of ORDER) await ask.getByRole('checkbox', { name: `Gang of ${side}` }).check();
  await save(ask);
}

/** Where so many inches from the left and the bottom are on the drawing, in pixels of it. */
const placeOn = (page: Page, at: readonly [x: number, y: number]) =>
  page.locator('.table-svg').evaluate((svg, [left, up]) => {
    const { x: from, y: top, width, height } = (svg as SVGSVGElement).viewBox.baseVal;
    const drawn = svg.getBoundingClientRect();
    return { x: ((left - from) / width) * drawn.width, y: ((48 - up - top) / height) * drawn.height };
  }, at);

/** A thumb takes what stands there somewhere else. */
async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  const svg = page.locator('.table-svg');
  await svg.scrollIntoViewIfNeeded();
  const [box, begins, ends] = [await svg.boundingBox(), await placeOn(page, from), await placeOn(page, to)];
  const [left, top] = [box?.x ?? 0, box?.y ?? 0];
  await page.mouse.move(left + begins.x, top + begins.y);
  await page.mouse.down();
  await page.mouse.move(left + ends.x, top + ends.y, { steps: 4 });
  await page.mouse.up();
}

const save = (ask: Locator): Promise<void> => ask.getByRole('button', { name: 'Save' }).click();

const ORDER: readonly Side[] = ['D', 'C', 'B', 'A'];

/** Whom each names; what D wrote nobody else did. */
const BALLOTS: Readonly<Record<Side, readonly string[]>> = {
  A: ['Boss B', 'Boss C', 'Boss D'],
  B: ['Boss A', 'Boss C', 'Boss D'],
  C: ['Boss A', 'Boss B', 'Boss D'],
  D: ['Quiet A', 'Boss B', 'Boss C'],
};
const ONLY_D = ['"A":"a2"', 'Gang of A: Quiet A'];

/** `Boss A` is of A. */
const sideOf = (fighter: string): Side => SIDES.find((side) => fighter.endsWith(side)) ?? 'A';

/** How much wider than a phone a page is, and how many screens long with everything folded. */
const foldedSize = (page: Page): Promise<readonly [number, number]> =>
  page.evaluate(() => {
    const open = [...document.querySelectorAll('details')].filter((fold) => fold.open);
    for (const fold of open) fold.open = false;
    const { scrollWidth, scrollHeight } = document.documentElement;
    for (const fold of open) fold.open = true;
    return [scrollWidth - innerWidth, scrollHeight / innerHeight] as const;
  });

/** No wider than the phone, and folded no longer than three screens. A page that was just loaded is drawn once more. */
async function fits(page: Page): Promise<void> {
  await expect.poll(async () => (await foldedSize(page))[1]).toBeLessThanOrEqual(3);
  expect((await foldedSize(page))[0]).toBeLessThanOrEqual(0);
}

test('four phones play a battle to its end, and no ballot shows early in any byte', { timeout: 180_000 }, async () => {
  const evening = await begin();
  const { desk, phones, names } = evening;
  await each(phones, async (page, side) => {
    const ask = await asked(page, 'Your gang');
    const quiet = side === 'A' ? '\nQuiet A, W1' : '';
    // What would be refused cannot be sent, and the reason stands at the button.
    await ask.getByRole('textbox').fill(`Gang of ${side}\nBoss ${side}, W2\nsee you at ten`);
    await ask.getByText(/^One line is no fighter yet: “see you at ten”/).waitFor();
    expect(await ask.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    await ask.getByRole('textbox').fill(`Gang of ${side}\nBoss ${side}, W2, leader${quiet}`);
    await ask.getByText(/^No Intelligence written, so Int 7\+ counts: /).waitFor();
    await ask.getByRole('button', { name: 'Save' }).click();
  });
  // What one chooses, or an evening does, all read in one line.
  await phones.D.locator('summary', { hasText: 'What you play by: a battle of a campaign' }).waitFor();
  await tap(phones.B, 'The battlefield', 'Zone Mortalis');
  await inOrder(phones.C, 'Priority for building the battlefield');
  for (let tile = 0; tile < 16; tile += 1) {
    const page = phones[ORDER[tile % 4] ?? 'A'];
    // Live on this phone too: everything that lies by now.
    if (tile > 0)
      await page
        .locator('.board-cell:not(.board-cell-open):not(.board-cell-free)')
        .nth(tile - 1)
        .waitFor();
    await page.locator('.board-cell-open').first().waitFor();
    // What answers is brought into sight, not the words below it.
    if (tile < 4)
      await expect.poll(async () => (await page.locator('.board-map').boundingBox())?.y).toBeGreaterThan(-1);
    await page.locator('.board-cell-open').first().press('Enter');
  }
  for (const pass of [1, 2]) for (const side of ORDER) await tap(phones[side], `Scatter, pass ${pass}`, 'Nothing');
  await tap(phones.A, 'Who is the Underdog?', 'Nobody');
  await each(phones, async (page) => {
    const aside = await asked(page, 'Your Tactics Cards');
    await aside.getByRole('spinbutton', { name: 'Cards in the deck' }).fill('6');
    await aside.getByRole('spinbutton', { name: 'Set aside' }).fill('3');
    await save(aside);
    const draw = await asked(page, 'Shuffle, and draw Tactics Cards');
    await draw.getByRole('radio', { name: '3', exact: true }).check();
    await save(draw);
    await (await asked(page, 'Your crew')).getByRole('button', { name: 'Everybody who may fight' }).click();
  });
  await inOrder(phones.A, 'Priority for setting up fighters');
  await tap(phones.A, 'How deep deployment zones are', 'The first row of tiles along the edge');
  for (const [place, edge] of ['South', 'West', 'North'].entries()) {
    await tap(phones[ORDER[place] ?? 'A'], 'Choose your edge', edge);
  }
  // A gang stands with one tap, and on a map with a drag for each fighter; each has seen enough for themselves.
  for (const side of ['D', 'C', 'B'] as const)
    await tap(phones[side], 'All my fighters are set up', 'All my fighters are set up');
  await phones.A.getByText('Table map').tap();
  // Out of the zone it is refused where it was dropped and nowhere else, and it stands where it stood.
  await drag(phones.A, [47.1, 13.5], [30, 20]);
  const against = phones.A.locator('.table-frame .notice-loss', { hasText: 'in your own deployment zone.' });
  await against.waitFor();
  expect(await phones.A.locator('.notice-loss').count()).toBe(1);
  const [dropped, said] = [await placeOn(phones.A, [30, 20]), await against.boundingBox()];
  const top = (await phones.A.locator('.table-svg').boundingBox())?.y ?? 0;
  // It ends right above the place, in the half of the map with more room.
  const above = top + dropped.y - (said?.y ?? 0) - (said?.height ?? 0);
  expect([above > 0, above < 30]).toEqual([true, true]);
  // Whoever takes it again has read why.
  await drag(phones.A, [47.1, 13.5], [46, 20]);
  await against.waitFor({ state: 'detached' });
  await drag(phones.A, [47.1, 34.5], [46, 28]);
  await each(phones, (page) => page.getByText(/^\d+:\d\d left$/).waitFor());
  await each(phones, (page) => tap(page, 'I have seen enough', 'I have seen enough'));
  // What it has just sent is with the server before it is lost.
  await asked(phones.B, 'Your ballot');
  await lost(evening, 'B');
  await each(phones, async (page, side) => {
    const ask = await asked(page, 'Your ballot');
    // A tap for each opponent, and one to seal: four.
    expect([await ask.getByRole('group').count(), await ask.getByRole('combobox').count()]).toEqual([3, 0]);
    for (const target of BALLOTS[side]) await choose(ask, `Gang of ${sideOf(target)}`, target);
    await ask.getByRole('button', { name: 'Seal it' }).click();
  });
  await inOrder(phones.A, 'Priority of this round');
  // Its ballot is sealed with the others: nothing is asked again.
  await lost(evening, 'D');
  // While somebody has yet to act, the end of the round is nobody's next step.
  await phones.D.getByText('End round 1 now').waitFor();
  await phones.D.getByRole('heading', { name: 'Enter what happens' }).and(phones.D.locator('.unseen')).waitFor();
  for (const page of Object.values(phones))
    await page.getByRole('heading', { name: `Round 1: ${names.D} has priority` }).waitFor();
  // Who has acted is marked at its row, and shows on every phone.
  const rowsOf = (page: Page) => page.locator('.board', { has: page.locator('summary', { hasText: /^Fighters$/ }) });
  await rowsOf(phones.A).getByRole('button', { name: 'Boss A: has acted this round' }).click();
  await rowsOf(phones.B).getByRole('button', { name: 'Boss A: has acted; a slip?' }).waitFor();
  await (await asked(phones.B, 'End round 1 now')).getByText(/^Not marked as having acted: /).waitFor();
  // A Wound is one tap at the fighter's row, and a slip one more.
  const rows = rowsOf(phones.A);
  await rows.getByRole('button', { name: 'Boss A: One Wound lost' }).click();
  await rows.getByRole('button', { name: 'Boss A: A slip, or a Wound regained' }).click();
  // Out of Action it scores what it lost, whichever button says so: with the last Wound, or with Wounds left.
  await rows.getByRole('button', { name: 'Boss A: Out of Action by an injury' }).click();
  await rows.getByRole('button', { name: 'It is out with 2 of 2 Wounds left' }).waitFor();
  await rows.getByRole('button', { name: 'It loses its last 2 Wounds and is out' }).click();
  await rows.getByText('0/2 W').waitFor();
  await rows.getByRole('button', { name: 'Boss A: Not Out of Action: a slip' }).click();
  await rows.getByRole('button', { name: 'Boss A: Out of Action by an injury' }).waitFor();
  // The same on the map, where one who goes out leaves it and a slip stands again.
  const board = phones.A.locator('.told-board');
  const boss = board.locator('.table-things').getByRole('button', { name: /Boss A/ });
  await phones.A.locator('.table-svg').tap({ position: await placeOn(phones.A, [46, 20]) });
  await board.getByRole('button', { name: 'Boss A: Out of Action by an injury' }).tap();
  await board.getByRole('button', { name: 'It is out with 2 of 2 Wounds left' }).tap();
  await board.getByRole('button', { name: 'Boss A: Not Out of Action: a slip' }).tap();
  await boss.waitFor();
  await fits(phones.A);
  for (const fighter of ['Boss B', 'Boss C', 'Boss D']) {
    const ask = await asked(phones.A, 'A fighter goes Out of Action');
    await choose(ask, 'Fighter', fighter);
    await choose(ask, 'How', 'By an injury, and it lost only the Wounds entered');
    await choose(ask, 'Taken out by (optional)', 'Boss A');
    await save(ask);
  }
  // One tap ends no round: a second one elsewhere does, and the first spot says that it is not over.
  const ending = await asked(phones.B, 'End round 1 now');
  await ending.getByText('This ends the battle on every phone.').waitFor();
  await ending.getByText(/No bottle tests before the end of round 4/).waitFor();
  await ending.getByRole('button', { name: 'Not yet' }).click();
  // The panel that was open stays open.
  await rows.getByRole('button', { name: 'Boss A: Out of Action by an injury' }).waitFor();
  await end(phones.B, 'End round 1 now');
  const others = SIDES.filter((side) => side !== 'D');
  const early = others.filter((side) => ONLY_D.some((words) => hall.heard(side).includes(words)));
  expect(early).toEqual([]);
  await end(phones.C, 'Open the ballots');
  await each(phones, async (page) => page.getByText('named Quiet A, Boss B, Boss C').waitFor());
  for (const words of ONLY_D) expect(others.filter((side) => hall.heard(side).includes(words))).toEqual(others);
  // Rewards come before the signatures; what is told after one takes them off, and says so before.
  await tap(phones.A, 'Your most valuable fighter', 'Boss A');
  await asked(phones.A, 'Rewards are handed out');
  await fits(phones.A);
  await end(phones.A, 'Rewards are handed out');
  await phones.A.getByRole('button', { name: 'This is the result' }).click();
  await phones.B.getByText('A new entry removes the signatures').waitFor();
  for (const side of ['B', 'C', 'D'] as const)
    await phones[side].getByRole('button', { name: 'Confirm and sign' }).click();
  await each(phones, (page) => page.getByText('Signed by everybody. The event has the result.').waitFor());
  // What was open in the battle is folded now.
  expect(await phones.B.locator('.board[open] .board-side').count()).toBe(0);
  await fits(phones.A);
  const [game] = await desk.games(1);
  expect(game?.result).toMatchObject({ scores: [{ vp: 3 }, { vp: 2 }, { vp: 2 }, { vp: 2 }] });
});

test('a signed battle begins another with the same people', async () => {
  const page = await hall.phone();
  await page.goto(`${hall.url}${await signedGame(hall.url)}`);
  await page.getByRole('link', { name: 'Play again' }).click();
  await page.getByRole('textbox', { name: 'Who plays side B?' }).waitFor();
  const names = page.getByRole('textbox');
  expect(await names.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual(['Ana', 'Bo']);
  // Each is offered their own gang as it left the battle, and what they pasted instead the next time.
  const offered = page.getByRole('button', { name: 'Use the list from your last game' });
  for (const wrote of ['Boss A', 'Rats\nRazor, W2, Int 6+, leader']) {
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('link', { name: 'Play as Ana on this device' }).click();
    await offered.click();
    const gang = page.getByRole('textbox', { name: 'Your gang' });
    expect(await gang.inputValue()).toContain(wrote);
    await gang.fill('Rats\nRazor, W2, Int 6+, leader');
    await page.locator('.ask', { has: gang }).getByRole('button', { name: 'Save' }).click();
    await gang.waitFor({ state: 'detached' });
    await page.goto(`${hall.url}/play?again=${/game\/([^?]+)/.exec(page.url())?.[1]}`);
    await names.first().waitFor();
  }
  // An older edition says so, and advises nothing that is not offered here.
  await page.getByRole('radio', { name: /^Warmachine/ }).check();
  await page.getByText('Shops sell Warmachine MK4 today.').waitFor();
  expect(await page.getByText('Open Swiss').count()).toBe(0);
});

test('with many fighters the page opens at three screens, and others’ are a tap away', async () => {
  const phone = new Phone(await hall.phone());
  await phone.page.goto(`${hall.url}${await hiddenGame(hall.url, 8)}`);
  await phone.page.getByRole('button', { name: 'Number 8 A: One Wound lost' }).waitFor();
  expect(await phone.screens()).toBeLessThanOrEqual(3);
  await phone.tap(phone.page.locator('details.board-side > summary', { hasText: 'Bo' }));
  await phone.press('Number 8 B: One Wound lost');
  expect(phone.counted()).toBe(2);
  await phone.rows('Bo').getByText('0/1 W').waitFor();
  // A refusal goes with its form, and is of the page on which it was refused.
  const refused = phone.page.getByText('Not possible');
  for (const way of ['close', 'reload']) {
    await phone.unfold(/^A fighter leaves the battlefield$/);
    const leaves = phone.ask(/^A fighter leaves the battlefield/);
    await phone.choose('Number 8 A', leaves);
    await phone.choose('North', leaves);
    await phone.press('Save', leaves);
    // It stands at the button that was pressed, in sight, and nowhere else.
    await expect.poll(() => inSight(leaves.getByText('Not possible'))).toBe(true);
    expect(await refused.count()).toBe(1);
    if (way === 'close') await phone.tap(leaves.locator('summary'));
    else await phone.page.reload();
    await phone.page.getByRole('button', { name: 'Number 8 A: One Wound lost' }).waitFor();
    await refused.waitFor({ state: 'detached' });
  }
  // No word of a button breaks: what has no room in a line of taps takes a second one.
  const taps = phone.rows('Bo').locator('.board-taps > .button', { hasText: /Acted|Injured|W|Out/ });
  const heights = await taps.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));
  expect(new Set(heights)).toEqual(new Set([44]));
});

test('a Detect is four taps from a battle’s page to its end, with Muster’s dice and with those at the table', async () => {
  const path = await hiddenGame(hall.url);
  for (const way of ['Not found', 'Muster rolls']) {
    const phone = new Phone(await hall.phone());
    await phone.page.goto(`${hall.url}${path}`);
    await phone.page.getByText('End round 1 now').waitFor();
    // With ten fighters, as it opens.
    expect(await phone.screens()).toBeLessThanOrEqual(3);
    await phone.unfold(/^Detect Quiet B$/);
    const detect = phone.ask('Detect Quiet B');
    // All of it, with five who may look, is one screen.
    expect((await detect.boundingBox())?.height).toBeLessThanOrEqual(740);
    await phone.choose('Boss A', detect.getByRole('group', { name: 'Who looks' }));
    await phone.choose('No sight, partial', detect);
    await phone.press(way, detect.getByRole('group', { name: 'Within 12": 12 or more' }));
    await phone.page
      .getByText(/not found, 12 or more|no, it stays Hidden|found, 12/)
      .first()
      .waitFor();
    // Nothing of it is left to be asked.
    expect(await phone.ask(/Boss A’s Detect|Boss A finds/).count()).toBe(0);
    expect(phone.counted()).toBeLessThanOrEqual(4);
    await fits(phone.page);
    // What says nothing is not entered.
    await phone.unfold(/^A Tactics Card is played$/);
    await phone.page.locator('.game-fold[open] button[disabled]', { hasText: /^Save$/ }).waitFor();
  }
});

/** As it opens; with everything folded it is three at most. */
const OPENED = 3.1;

test.each([
  [2, 8, 'de'],
  [3, 8, 'en'],
  [4, 7, 'en'],
])(
  'of %i gangs of %i no phase of a battle is longer than three screens',
  { timeout: 150_000 },
  async (gangs, each, locale) => {
    const game = await byProgram(hall.url, { system: 'the-hit', names: ['Ana', 'Bo', 'Cy', 'Di'].slice(0, gangs) });
    const phone = new Phone(await hall.phone({ locale }));
    await phone.page.goto(`${hall.url}${game.pathOf('B')}`);
    const long: string[] = [];
    for (const told of phases(gangs, each)) {
      await game.tell(...told);
      await phone.page.reload();
      await phone.page.locator('.game-next, .game-result').first().waitFor();
      await phone.page.waitForTimeout(300);
      await fits(phone.page);
      // Of more than two it opens so, in a wide face with a line more.
      const screens = gangs > 2 ? await phone.screens() : 0;
      if (screens > OPENED) long.push(`${told.slice(-1)[0]?.[1] ?? 'start'}: ${screens}`);
    }
    expect(long).toEqual([]);
  },
);
