/** A published round is safe: what is shown is what moves, phones say so, one click does one thing, and little takes few clicks. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { NewEntrant } from '../../core/event/commands.ts';
import type { GameRow } from '../../core/event/views.ts';
import { type Desk, type Hall, hallForTests } from './hall.ts';
import { claim } from './phone.ts';

const NAMES = ['Anna Ash', 'Ben Birch', 'Cora Cedar', 'Dan Dogwood', 'Eva Elm', 'Finn Fir', 'Gia Gorse', 'Hal Hazel'];

let hall: Hall;
hallForTests((opened) => {
  hall = opened;
});

const people = (names: readonly string[], checkIn = true): readonly NewEntrant[] =>
  names.map((name) => ({ name, faction: 'Guild', checkIn }));

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: typeof name === 'string' }).first();
const seatsOf = (games: readonly GameRow[]) => games.map(({ seats }) => [...seats].sort().join());

/** Round 2 is published, and nobody has two results that are alike. */
async function secondRound(names: readonly string[] = NAMES): Promise<Desk> {
  const desk = await hall.event(people(names));
  await desk.play({ type: 'start-event' });
  await desk.nextRound();
  for (const [index, { id, kind }] of (await desk.games(1)).entries()) {
    const result = { kind: 'played', scores: [{ vp: 8 - index }, { vp: index }] } as const;
    if (kind === 'game') await desk.play({ type: 'enter-result', game: id, result });
  }
  await desk.play({ type: 'close-round' }, { type: 'draft-round' }, { type: 'publish-round' });
  return desk;
}

/** How long a phone took to show something since then, in ms of the machine's clock. */
async function shownAfter(since: number, page: Page, text: RegExp): Promise<number> {
  await page.locator('.alert', { hasText: text }).waitFor();
  return Date.now() - since;
}

describe('a repair with the clock running', () => {
  test('moves what it showed and nobody who plays, says so on each phone that moved, and is undone', async () => {
    const desk = await secondRound();
    await desk.play({ type: 'start-clock' });
    const entrants = await desk.entrants();
    const nameOf = (id: string) => entrants[id]?.name ?? '';
    const before = await desk.games(2);
    const [first] = await desk.games(1);
    // Whoever met nobody of the first table of round 1 plays; the others have not begun after all.
    const isWaiting = ({ seats }: GameRow) => seats.some((seat) => first?.seats.includes(seat));
    for (const { id } of before.filter(isWaiting)) await desk.play({ type: 'wait-table', game: id });
    const played = before.filter((game) => !isWaiting(game));
    const moving = before.filter(isWaiting).flatMap(({ seats }) => seats);
    const phones = await Promise.all(
      moving.map(async (id) => {
        const phone = await hall.phone();
        await claim(phone, desk.join, nameOf(id));
        return phone;
      }),
    );
    const still = await hall.phone();
    await claim(still, desk.join, nameOf(played[0]?.seats[0] ?? ''));

    const page = await hall.laptop(desk.address);
    await page.locator('#tab-results').click();
    await button(page, 'Correct a result').click();
    await page.getByLabel('Table or name').fill(nameOf(first?.seats[0] ?? ''));
    await page.locator('.fix-game').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Victory Points').first().fill('0');
    await dialog.getByLabel('Victory Points').nth(1).fill('8');
    await button(page, 'Save the correction').click();
    const notice = page.locator('.notice', { hasText: 'What the correction changed' });
    await button(notice, 'Move these tables').waitFor();
    const shown = await notice.locator('.moves .moved').nth(1).locator('li').allInnerTexts();
    const since = Date.now();
    await button(notice, 'Move these tables').click();
    const took = await Promise.all(phones.map((phone) => shownAfter(since, phone, /^You moved: table \d/)));
    expect(Math.max(...took)).toBeLessThan(2000);
    expect(await still.locator('.alert').count()).toBe(0);

    const after = await desk.games(2);
    for (const game of played) expect(after.find(({ id }) => id === game.id)).toEqual(game);
    const moved = after.filter(({ id }) => !before.some((game) => game.id === id));
    expect(moved.map(({ table, seats }) => `Table ${table}: ${seats.map(nameOf).join(' and ')}`).sort()).toEqual(
      [...shown].sort(),
    );
    // Seen stays seen, also after the page is loaded again.
    const [phone] = phones;
    if (phone === undefined) throw new Error('four phones moved');
    await button(phone, 'I have seen it').tap();
    await phone.reload();
    await phone.locator('.my-table-number').waitFor();
    expect(await phone.locator('.alert').count()).toBe(0);

    const undone = Date.now();
    await button(page, /^Undo/).click();
    await Promise.all(phones.map((one) => shownAfter(undone, one, /^You moved: table \d/)));
    expect(seatsOf(await desk.games(2)).sort()).toEqual(seatsOf(before).sort());
    await page.getByText('Older steps cannot be undone').waitFor();
  }, 120_000);

  test('of a round that was taken back and posted again begins as a draft', async () => {
    const desk = await secondRound();
    const page = await hall.laptop(desk.address);
    const phone = await hall.phone();
    await claim(phone, desk.join, 'Anna Ash');
    await page.locator('#tab-round').click();
    await button(page, 'Make round 2 a draft again').click();
    await page.getByRole('heading', { name: 'Draft of round 2' }).waitFor();
    await phone.getByText('You have no table in round 2 any more').waitFor();
    await button(page, 'Publish round 2').click();
    await phone.locator('.my-table-number').waitFor();
    await expect.poll(() => phone.locator('.alert').count()).toBe(0);
    await desk.play({ type: 'start-table', game: (await desk.games(2))[0]?.id ?? '' });
    await page.getByText(/Table \d has begun, so the round stays/).waitFor();
    expect(await button(page, 'Make round 2 a draft again').isDisabled()).toBe(true);
  });
});

describe('one table alone', () => {
  test('a latecomer with a faction has the table of the bye in four clicks; nobody else moves', async () => {
    const desk = await secondRound(NAMES.slice(0, 7));
    await desk.play({ type: 'start-clock' });
    const before = await desk.games(2);
    const page = await hall.laptop(desk.address);
    const click = counted();
    await click(page.locator('#tab-players'));
    await page.getByLabel('Name', { exact: true }).fill('Late Lou');
    // To pick a faction is a click too.
    await click(page.getByLabel('Faction'));
    await page.getByLabel('Faction').selectOption('Guild');
    await click(button(page, 'Add'));
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Late Lou is here, and round 2 is published').waitFor();
    await click(button(dialog, /^Do this: Table \d: .*Late Lou/));
    await expect.poll(async () => (await desk.games(2)).filter(({ kind }) => kind === 'bye').length).toBe(0);
    expect(click.count()).toBeLessThanOrEqual(4);
    const after = await desk.games(2);
    for (const game of before.filter(({ kind }) => kind !== 'bye')) {
      expect(after.find(({ id }) => id === game.id)).toEqual(game);
    }
  });

  test('a no-show is asked about: the opponent has the bye, or the table is forfeited', async () => {
    const desk = await secondRound();
    await desk.play({ type: 'start-clock' });
    const page = await hall.laptop(desk.address);
    const [one, two] = (await desk.games(2)).toSorted((a, b) => (a.table ?? 0) - (b.table ?? 0));
    const entrants = await desk.entrants();
    const nameOf = (id = '') => entrants[id]?.name ?? '';
    const missing = async (game: GameRow | undefined, seat: number) => {
      await page.locator('#tab-players').click();
      await button(page, `Details of ${nameOf(game?.seats[seat])}`).click();
      await button(page.getByRole('dialog'), 'Did not come to the table').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(`What happens at the table of ${nameOf(game?.seats[seat])}?`).waitFor();
      return dialog;
    };
    await button(await missing(one, 0), new RegExp(`^Do this: ${nameOf(one?.seats[1])}: Bye`)).click();
    await expect.poll(async () => seatsOf(await desk.games(2))).toContain(one?.seats[1] ?? '');
    const dialog = await missing(two, 1);
    await dialog.getByLabel(`${nameOf(two?.seats[1])} also leaves the event`).check();
    await button(dialog, new RegExp(`^Do this: ${nameOf(two?.seats[1])} forfeits`)).click();
    const left = async () => (await desk.entrants())[two?.seats[1] ?? '']?.status;
    await expect.poll(left).toBe('dropped');
    const result = (await desk.games(2)).find(({ id }) => id === two?.id)?.result;
    expect(result).toMatchObject({ kind: 'forfeit', by: [two?.seats[1]] });

    // What a forfeit is worth stands there before it is saved, and before its reason is chosen.
    await page.locator('#tab-results').click();
    await button(page, 'Enter: Table 3').click();
    await dialog.getByLabel('How it ended').selectOption('forfeit');
    await dialog.locator('fieldset').getByRole('checkbox').first().check();
    await dialog.getByText(/: Tournament Points 0, /).waitFor();
    await dialog.getByText(/: Tournament Points 3, /).waitFor();
    // Whoever did not appear leaves by the same act, and one undo takes back both.
    const gone = async () => Object.values(await desk.entrants()).filter(({ status }) => status === 'dropped').length;
    expect(await gone()).toBe(1);
    await dialog.getByLabel('Why', { exact: true }).selectOption({ label: 'did not appear' });
    await dialog.getByRole('checkbox', { name: /also leaves the event$/ }).check();
    await button(dialog, 'Save the result').click();
    await expect.poll(gone).toBe(2);
    await button(page, /^Undo: Result of table 3 is in\. .* has dropped$/).click();
    await expect.poll(gone).toBe(1);
    const third = async () => (await desk.games(2)).find(({ table }) => table === 3)?.result;
    await expect.poll(third).toBeNull();
  });

  test('two are put together by hand, with what that moves shown before', async () => {
    const desk = await secondRound();
    const [one, two] = await desk.games(2);
    const entrants = await desk.entrants();
    const nameOf = (id = '') => entrants[id]?.name ?? '';
    const page = await hall.laptop(desk.address);
    await page.locator('#tab-round').click();
    await page.locator('summary', { hasText: 'Pair two players' }).click();
    await page.getByLabel('Who', { exact: true }).selectOption(nameOf(one?.seats[0]));
    await page.getByLabel('Against').selectOption(nameOf(two?.seats[0]));
    const shown = page.locator('.moves .moved').nth(1).locator('li');
    await expect.poll(() => shown.count()).toBe(2);
    await button(page, 'Move them').click();
    const wanted = [one?.seats[0], two?.seats[0]].sort().join();
    await expect.poll(async () => seatsOf(await desk.games(2))).toContain(wanted);
  });
});

/** Clicks, counted. */
function counted() {
  let clicks = 0;
  const click = async (what: Locator) => {
    clicks += 1;
    await what.click();
  };
  return Object.assign(click, { count: () => clicks });
}

describe('few clicks', () => {
  test('lead from the start page to round 1, from the last result to the next round, and to a result that was wrong', async () => {
    const page = await hall.laptop(hall.url);
    const click = counted();
    await click(page.getByRole('link', { name: 'Make an event' }));
    await page.getByLabel('Name of the event').fill('The Quick Cup');
    await page.getByLabel('What is played').selectOption({ label: 'Any other game: Open Swiss' });
    await click(button(page, 'Create the event'));
    // Without headings, in a game whose factions nobody knows: nothing is asked.
    const list = [...Array(24).keys()].map((at) => `Player ${at + 1}, Orks, Kiel`).join('\n');
    await page.getByRole('textbox', { name: 'Players' }).fill(list);
    await click(page.getByLabel('Check all of them in'));
    await click(button(page, 'Add 24 players'));
    for (const next of ['Publish the pack', 'Start the event', 'Draft round 1', 'Publish round 1']) {
      await click(button(page, next));
    }
    await page.getByText('Round 1 is published').first().waitFor();
    // Choosing the game is a click too.
    expect(click.count() + 1).toBeLessThanOrEqual(9);

    await button(page, 'Start the clock').click();
    await page.locator('#tab-results').click();
    for (let table = 1; table <= 12; table += 1) {
      await page.locator('.quick-table input').fill(String(table));
      for (const score of [20 - table, table]) {
        await page.keyboard.press('Enter');
        await page.keyboard.type(String(score));
      }
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('.quick-table input').inputValue()).toBe('');
    }
    const on = counted();
    for (const next of ['Close round 1', 'Draft round 2', 'Publish round 2']) await on(button(page, next));
    await page.getByText('Round 2 is published').first().waitFor();
    expect(on.count()).toBeLessThanOrEqual(3);

    const fix = counted();
    await fix(button(page, 'Correct a result'));
    await page.getByLabel('Table or name').fill('1');
    await fix(page.locator('.fix-game').first());
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Victory Points').first().fill('0');
    await fix(button(page, 'Save the correction'));
    await page.getByText('What the correction changed').waitFor();
    expect(fix.count()).toBeLessThanOrEqual(3);
  }, 120_000);
});
