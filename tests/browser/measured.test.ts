/** Tables that are measured: of a game on two phones, and of what a learner tries out by keys alone. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Hall, hallForTests } from './hall.ts';
import { button } from './phone.ts';

let hall: Hall;
hallForTests((opened) => {
  hall = opened;
});

const CREWS = ['Ana (Master) (15)\nAda (Henchman) (8)\nAlf (Minion) (6)', 'Bea (Master) (15)\nBob (Enforcer) (8)'];

const SETTING = {
  options: {},
  scenario: {
    strategy: 'reckoning',
    deployment: 'standard',
    schemes: ['claim-jump', 'outflank', 'take-prisoner', 'breakthrough', 'assassinate'],
  },
};

async function asked(path: string, token: string | null, body: object): Promise<unknown> {
  const answer = await fetch(`${hall.url}${path}`, {
    method: 'POST',
    headers: { ...(token === null ? {} : { authorization: `Bearer ${token}` }), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/** A game of Season Zero whose Crews and Schemes are in and whose first Turn is played: each side's address. */
async function played(): Promise<readonly string[]> {
  const made = (await asked('/api/encounters', null, {
    system: 'gaining-grounds-s0',
    names: ['Ana', 'Bea'],
    setting: SETTING,
  })) as { id: string; sides: readonly { path: string }[] };
  const [a = '', b = ''] = made.sides.map(({ path }) => path);
  let sent = 0;
  const tell = (side: string, ask: string, value: unknown) =>
    asked(`/api/encounters/${made.id}/commands`, side.split('#')[1] ?? '', {
      id: `measured-${String((sent += 1)).padStart(6, '0')}`,
      command: { type: 'tell', answers: [{ ask, value }] },
    });
  await tell(a, 'crew:A', CREWS[0]);
  await tell(b, 'crew:B', CREWS[1]);
  await tell(a, 'take:A:1', { scheme: 'claim-jump', model: 'A3' });
  await tell(a, 'take:A:2', { scheme: 'outflank' });
  await tell(b, 'take:B:1', { scheme: 'breakthrough' });
  await tell(b, 'take:B:2', { scheme: 'assassinate' });
  await tell(a, 'turn:1/strategy:reckoning', { 'A:count': 0, 'A:wiped': false, 'B:count': 0, 'B:wiped': false });
  return [`${hall.url}${a}`, `${hall.url}${b}`];
}

/** Where so many inches from the left and the bottom are on the drawing, in pixels of it. */
const placeOn = (page: Page, x: number, y: number) =>
  page.locator('.table-svg').evaluate(
    (svg, [left, up]) => {
      const { x: from, y: top, width, height } = (svg as SVGSVGElement).viewBox.baseVal;
      const drawn = svg.getBoundingClientRect();
      return { x: ((left - from) / width) * drawn.width, y: ((36 - up - top) / height) * drawn.height };
    },
    [x, y] as const,
  );

test('what one phone puts on the table is measured on the other, and one tap scores it', async () => {
  const [hers = '', his = ''] = await played();
  const [a, b] = [await hall.phone(), await hall.phone()];
  await a.goto(hers);
  await b.goto(his);
  // Nothing of a table is fetched before somebody opens one.
  const scripts: string[] = [];
  b.on('request', (request) => scripts.push(request.url()));
  await button(b, 'Table map').tap();
  await b.getByRole('dialog').getByRole('button', { name: /Alf/ }).tap();
  const list = b.locator('.table-things');
  await list.getByRole('button', { name: /Alf.*18″ from the left, 9″/ }).waitFor();
  expect(scripts.some((url) => url.includes('table-board'))).toBe(true);
  await b.locator('.table-svg').tap({ position: await placeOn(b, 18, 18) });
  await list.getByRole('button', { name: /Alf.*18″ from the left, 18″/ }).waitFor();
  await b.getByText('Everybody sees this table.').waitFor();

  await button(a, 'Scheme 1').tap();
  const jump = a.getByRole('dialog');
  await jump.getByText('Measured from the table').waitFor();
  expect(await jump.locator('.ask-measured li').allInnerTexts()).toEqual([
    'Alf: 0″ from the middle of the table, within 2″',
    'Not on the table, and not counted: Ana, Ada, Bea, Bob',
  ]);
  await button(a, 'Reveal and score 1 VP').tap();
  await a.locator('.turn-score').filter({ hasText: '1' }).first().waitFor();
  await button(a, 'Table map').tap();
  await a
    .locator('.table-things')
    .getByRole('button', { name: /Alf.*18″ from the left, 18″/ })
    .waitFor();
});

test('a learner moves a model by keys, and sees it score with what decides', async () => {
  const page = await hall.laptop(`${hall.url}/learn/gaining-grounds-s0/claim-jump`);
  const sum = page.locator('.learn-sum');
  await sum.filter({ hasText: 'Player A 0 VP' }).waitFor();
  await page.getByRole('application').focus();
  const press = async (key: string, times: number) => {
    for (let n = 0; n < times; n += 1) await page.keyboard.press(key);
  };
  await press('PageDown', 6);
  await page.locator('.table-row[aria-pressed=true]', { hasText: 'Minion 3 A' }).waitFor();
  await press('ArrowLeft', 10);
  await press('ArrowUp', 3);
  await sum.filter({ hasText: 'Player A 2 VP' }).waitFor();
  const [reveal] = await page.locator('.learn-score').allInnerTexts();
  expect(reveal).toContain('No enemy is within 3 inches of it: Yes');
  await page.locator('.learn-measured summary').first().press('Enter');
  await page.getByText('Minion 3 A: 0″ from the middle of the table, within 2″').first().waitFor();
  await page.locator('.learn-rules').getByText('GG0-SCHEME-12-02').waitFor();
});
