/** Sheets of many figures at the desk: what is wrong in one is said at its field, and nothing that was typed is lost. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Desk, type Hall, hallForTests } from './hall.ts';

const LONG = 'Maximiliane-Charlotte von Hohenstein-Wiesenburg';
const NAMES = [LONG, 'Zoë Quist'] as const;

let hall: Hall;
hallForTests((opened) => {
  hall = opened;
});

/** One table of Steamroller, and the desk's results. */
async function table(): Promise<{ readonly desk: Desk; readonly page: Page }> {
  const desk = await hall.event(
    NAMES.map((name) => ({ name, faction: 'Khador', checkIn: true })),
    'steamroller-2015',
  );
  await desk.play({ type: 'start-event' });
  await desk.nextRound();
  const page = await hall.laptop(desk.address);
  await page.locator('#tab-results').click();
  return { desk, page };
}

describe('a sheet at the desk', () => {
  test('says what is missing or out of range at its fields, keeps what was typed, and says at the button why it was refused', async () => {
    const { desk, page } = await table();
    await page.getByRole('button', { name: 'Enter: Table 1' }).click();
    const dialog = page.getByRole('dialog');
    const seat = (name: string) => dialog.getByRole('group', { name });
    const wrong = () => dialog.locator('[aria-invalid="true"]').count();
    // By key: a second click of a pointer soon after the first does nothing.
    const save = dialog.getByRole('button', { name: 'Save the result' });
    await save.press('Enter');
    // Everything that is missing is marked, and the first is where the focus is.
    expect(await wrong()).toBe(8);
    const [first = ''] = await dialog.locator('.score-name').allInnerTexts();
    expect(await dialog.getByRole('alert').innerText()).toBe(`Choose the result of ${first}.`);
    const result = seat(first).getByLabel('Result');
    expect(await result.evaluate((field) => document.activeElement === field)).toBe(true);
    await result.selectOption('Win');
    expect(await wrong()).toBe(6);
    for (const name of NAMES) {
      await seat(name).getByLabel('List played').selectOption({ index: 1 });
      await seat(name).getByLabel('Army points destroyed').fill('20');
      await seat(name)
        .getByLabel('Control points')
        .fill(name === first ? '7' : '3');
    }
    expect(await dialog.getByRole('alert').innerText()).toBe(`${first}, Control points: a whole number 0–5`);
    await save.press('Enter');
    const points = seat(first).getByLabel('Control points');
    expect(await points.evaluate((field) => document.activeElement === field)).toBe(true);
    expect(await points.inputValue()).toBe('7');
    expect(await wrong()).toBe(1);
    await points.fill('5');
    expect(await wrong()).toBe(0);
    // What the server refuses stands at the button, with everything that was typed, and leads to its field.
    const message = 'A figure cannot be. What a sheet can show: Control points 0–5.';
    await page.route('**/commands?*', (route) =>
      route.fulfill({ status: 409, json: { code: 'bad-figure', message, rules: [] } }),
    );
    await save.press('Enter');
    await dialog.getByRole('alert').getByText(message).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    expect(await points.inputValue()).toBe('5');
    await dialog.getByRole('button', { name: 'Show me where' }).press('Enter');
    expect(await points.evaluate((field) => document.activeElement === field)).toBe(true);
    await page.unroute('**/commands?*');
    await save.press('Enter');
    await page.getByText('Result of table 1 is in').first().waitFor();
    expect((await desk.games(1))[0]?.result).toMatchObject({ kind: 'played' });
  });

  test('of two reports says in words who reports what, marks what differs, and each can be accepted', async () => {
    const { desk, page } = await table();
    const [game] = await desk.games(1);
    if (!game) throw new Error('no game');
    const { id, seats } = game;
    const line = (won: boolean, points: number, destroyed: number) => ({
      ...{ result: won ? 'win' : 'loss', list: 'list1', controlPoints: points, armyPointsDestroyed: destroyed },
      ...(won ? { by: 'scenario' } : {}),
    });
    const reported = [
      [line(true, 5, 30), line(false, 2, 3)],
      [line(true, 5, 40), line(false, 2, 3)],
    ];
    for (const [index, scores] of reported.entries()) {
      const token = (await desk.link('player', seats[index])).split('#')[1] ?? '';
      const command = { type: 'report', game: id, result: { kind: 'played', scores } };
      const answer = await fetch(`${hall.url}/api/events/${desk.id}/commands`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ id: `report-${desk.id}-${index}`, command }),
      });
      expect(answer.status).toBe(200);
    }
    const entrants = await desk.entrants();
    const [one = '', other = ''] = seats.map((seat) => entrants[seat]?.name ?? '');
    const accept = page.locator('.account .button');
    await expect
      .poll(() => accept.allInnerTexts())
      .toEqual([`Accept the report of ${one}`, `Accept the report of ${other}`]);
    const told = await page.locator('.account').first().locator('.account-told').allInnerTexts();
    expect(told.map((text) => text.split('\n'))).toEqual([
      [
        ...['Result: Win', 'List played: List 1', 'Control points: 5', 'Army points destroyed: ≠ 30'],
        'How the winner won: Scenario',
      ],
      ['Result: Loss', 'List played: List 1', 'Control points: 2', 'Army points destroyed: 3'],
    ]);
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const boxes = await accept.evaluateAll((buttons) =>
        buttons.map((button) => button.getBoundingClientRect().toJSON() as DOMRect),
      );
      for (const { left, right } of boxes) expect([left >= 0, right <= width]).toEqual([true, true]);
      const [a, b] = boxes;
      if (!a || !b) throw new Error('two buttons');
      expect(a.right <= b.left || a.bottom <= b.top, `at ${width}`).toBe(true);
    }
    await accept.last().click();
    await page.getByText('Result of table 1 is in').first().waitFor();
    expect((await desk.games(1))[0]?.result).toMatchObject({ scores: reported[1] });
  });

  test('leaves a long name whole words beside a long state', async () => {
    const { page } = await table();
    const badge = page.locator('.desk-doing .badge');
    await badge.evaluate((element, name) => element.append(`: ${name}`), LONG);
    const name = page.locator('.match-name bdi', { hasText: LONG });
    const lines = await name.evaluate((element) => {
      const [text] = element.childNodes;
      if (!text) return [];
      return (text.textContent ?? '').split(/(?<=[ -])/).map((word, index, words) => {
        const range = document.createRange();
        const start = words.slice(0, index).join('').length;
        range.setStart(text, start);
        range.setEnd(text, start + word.length);
        return new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top)).size;
      });
    });
    expect(lines).toEqual([1, 1, 1, 1, 1]);
  });
});

test('an event’s form leads from a refusal to the field that is missing, and a variant stands under its own heading', async () => {
  const page = await hall.laptop(`${hall.url}/desk`);
  await page.getByLabel('What is played').selectOption({ label: 'Warmachine & Hordes Mk II, Steamroller 2015' });
  await page.getByLabel('Name of the event').fill('Steam');
  await page.locator('details.pane summary').first().click();
  const headings = await page.getByRole('checkbox').evaluateAll((boxes) => {
    const groups = boxes.flatMap((box) => {
      const heading = box.closest('.many-group')?.querySelector('.field-label');
      return heading ? [{ box: box.getBoundingClientRect(), heading: heading.getBoundingClientRect() }] : [];
    });
    return groups.map((one) => one.heading.bottom <= one.box.top && one.heading.left <= one.box.left);
  });
  expect(headings.length).toBeGreaterThan(15);
  expect(new Set(headings)).toEqual(new Set([true]));
  for (const [variant, field] of [
    ['[X] Lists Required', 'Lists Required: how many'],
    ['Theme Forces: Tier [X] Required', 'Theme Forces: tier required'],
  ] as const) {
    await page.getByRole('checkbox', { name: variant }).check();
    await page.getByRole('button', { name: 'Create the event' }).press('Enter');
    await page.getByRole('button', { name: 'Show me where' }).press('Enter');
    expect(await page.getByLabel(field).evaluate((one) => document.activeElement === one)).toBe(true);
    await page.getByRole('checkbox', { name: variant }).uncheck();
  }
});
