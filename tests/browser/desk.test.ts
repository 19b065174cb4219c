/** The desk's rarer deeds, in long walks over a few events: rounds by hand, clocks, settings, awards, the end, other roles. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { NewEntrant } from '../../core/event/commands.ts';
import { type Desk, type Hall, hallForTests } from './hall.ts';

const NAMES = ['Anna Ash', 'Ben Birch', 'Cora Cedar', 'Dan Dogwood', 'Eva Elm', 'Finn Fir', 'Gia Gorse', 'Hal Hazel'];
const REASON = 'It was agreed';

let hall: Hall;
hallForTests((opened) => {
  hall = opened;
});

const people = (names: readonly string[], checkIn = true): readonly NewEntrant[] =>
  names.map((name) => ({ name, faction: 'Guild', checkIn }));

async function at(address: string): Promise<Page> {
  const page = await hall.laptop(address);
  await page.getByRole('tablist').waitFor();
  return page;
}

const tab = (page: Page, id: string) => page.locator(`#tab-${id}`).click();
const press = (within: Page | Locator, name: string | RegExp) =>
  within
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
const unfold = (within: Page | Locator, name: string | RegExp) =>
  within.locator('summary').filter({ hasText: name }).first().click();
/** The part of a panel under a heading. */
const pane = (page: Page, heading: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: heading }) }).last();

/** Fills in why, and does it. */
async function because(within: Page | Locator, button: string): Promise<void> {
  await within.getByLabel('Reason').first().fill(REASON);
  await press(within, button);
}

/** Every table of the latest round with a result; the first seat wins. */
async function playRound(desk: Desk, round: number): Promise<void> {
  for (const { id, kind } of await desk.games(round)) {
    const result = { kind: 'played', scores: [{ vp: 6 }, { vp: 2 }] } as const;
    if (kind === 'game') await desk.play({ type: 'enter-result', game: id, result });
  }
  await desk.play({ type: 'close-round' });
}

async function pairsIn(desk: Desk, round: number): Promise<readonly (readonly string[])[]> {
  const entrants = await desk.entrants();
  return (await desk.games(round)).map(({ seats }) => seats.map((id) => entrants[id]?.name ?? ''));
}

const drafted = (page: Page) =>
  page
    .locator('.draft-row')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('.draft-seat bdi')].map((one) => one.textContent)),
    );
const meets = (pairs: readonly (readonly string[])[], [a = '', b = '']: readonly string[]) =>
  pairs.some((pair) => pair.includes(a) && pair.includes(b));

describe('a round', () => {
  test('is drawn again with what stays and what must not be; two taps swap, and the cost is said', async () => {
    const desk = await hall.event(people(NAMES));
    await desk.play({ type: 'start-event' });
    await desk.nextRound();
    await playRound(desk, 1);
    const first = await pairsIn(desk, 1);
    const page = await at(desk.address);
    // A wish that is said before the draw holds in it, and the draft says what it cost.
    await tab(page, 'round');
    await unfold(page, 'Requests for the draft of round 2');
    await page.getByLabel('Who', { exact: true }).selectOption('Anna Ash');
    await page.getByLabel('Request').selectOption('Sits at table');
    await page.getByLabel('Table', { exact: true }).fill('4');
    await press(page, 'Add this request');
    await page.getByRole('button', { name: 'Remove: Anna Ash at table 4' }).waitFor();
    // A double click drafts, and does not publish what nobody has looked at.
    await page.getByRole('button', { name: 'Draft round 2' }).first().dblclick();
    await page.getByRole('heading', { name: 'Draft of round 2' }).waitFor();
    await page.locator('.notice', { hasText: 'what each costs' }).getByText('Anna Ash at table 4').waitFor();
    expect((await drafted(page))[3]).toContain('Anna Ash');
    const [kept = [], forbidden = []] = await drafted(page);
    await press(page, `Keep this table when drafting again: ${kept.join(', ')}`);
    await press(page, `Forbid this pairing when drafting again: ${forbidden.join(', ')}`);
    await because(page, 'Draft again');
    await page.getByText('Draft 2').waitFor();
    const again = await drafted(page);
    expect(meets(again, kept)).toBe(true);
    expect(meets(again, forbidden)).toBe(false);
    // Whoever met in round 1 is put together again, by hand.
    const [a = '', b = ''] =
      first.find((pair) => !meets([kept], pair) && !pair.some((one) => kept.includes(one))) ?? [];
    const across = again.find((pair) => pair.includes(a))?.find((one) => one !== a) ?? '';
    await press(page, `Swap ${across}`);
    await press(page, `Swap ${b}`);
    await page.getByText('Changed by hand').waitFor();
    await page.locator('.draft-row', { hasText: a }).getByText('Met in round 1').waitFor();
    await page
      .getByText(/Unavoidable|Needs your approval/)
      .first()
      .waitFor();
    expect(meets(await drafted(page), [a, b])).toBe(true);
    await press(page, /^Undo/);
    await expect.poll(async () => meets(await drafted(page), [a, b])).toBe(false);
  });

  test('that was printed and repaired says so; its clock is held, set, called, and a table gets time back', async () => {
    const desk = await hall.event(people(NAMES));
    await desk.play({ type: 'start-event' }, { type: 'draft-round' }, { type: 'publish-round' });
    const page = await at(desk.address);
    const paper = await page.context().newPage();
    await paper.goto(`${hall.url}/print?event=${desk.id}&round=1#names`);
    await paper.locator('.paper-table').waitFor();
    await paper.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await paper.close();
    await tab(page, 'players');
    await press(page, 'Details of Hal Hazel');
    await press(page.getByRole('dialog'), 'Drop');
    await page.getByText('Hal Hazel has dropped').first().waitFor();
    // Asked at once what becomes of the table; later is soon enough.
    await press(page.getByRole('dialog'), 'Leave the table as it is');
    await page.locator('.waiting', { hasText: /^Table \d: Hal Hazel has left the event/ }).waitFor();
    await tab(page, 'round');
    await unfold(page, 'Pair again the tables that have not begun');
    await page.locator('.moves').waitFor();
    await because(page, 'Move these tables');
    await page.getByText('Changed since printed: version 1 on paper, version 2 published').waitFor();
    expect((await pairsIn(desk, 1)).flat()).not.toContain('Hal Hazel');
    await press(page, 'Start the clock');
    await tab(page, 'clock');
    await press(page, 'Pause');
    await page.getByText(/^Paused since/).waitFor();
    // The button that comes in its place is pressed by nobody at once.
    await page.waitForTimeout(500);
    await press(page, 'Go on');
    await page.getByText(/^Started/).waitFor();
    await page.getByLabel('Minutes in all').fill('100');
    await because(page, 'Set the length');
    await page.getByText('The round is 100 minutes long').first().waitFor();
    await press(page, /^Call now/);
    await press(page.getByRole('dialog'), 'Call it');
    await page.getByText('Called', { exact: true }).waitFor();
    const lost = pane(page, 'Time back for one table');
    await lost.getByLabel('Minutes').fill('7');
    await because(lost, 'Add time');
    await tab(page, 'results');
    await expect.poll(async () => (await desk.games(1)).map(({ extension }) => extension)).toContain(7);
  });
});

describe('around the rounds', () => {
  test('settings, scenarios, house rules, a CSV file, questions: from the first form to the start', async () => {
    const desk = await hall.event([]);
    const page = await at(desk.address);
    const csv = 'Name;Club;Faction\n"Ash, Anna";North;Guild\nBen Birch;South;Arcanits\n\nCora Cedar;North;Bayou\n';
    await page
      .getByLabel('Or read a file')
      .setInputFiles({ name: 'players.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await press(page, /: it is Arcanists$/);
    await press(page, 'Add 3 players');
    await page.getByText('Ash, Anna').first().waitFor();
    await unfold(page, 'Your own columns');
    await press(page, 'Add the column “Paid”');
    await press(page, 'Add the column “Waiting list”');
    await page.getByLabel('Paid: Ben Birch').check();
    await page.getByLabel('Waiting list: Cora Cedar').check();
    await page.getByText('1 on the waiting list').waitFor();
    const [sheet] = await Promise.all([page.waitForEvent('download'), press(page, 'Players as CSV')]);
    expect(readFileSync(await sheet.path(), 'utf8').split('\r\n')).toContain(
      '2,Ben Birch,Arcanists,South,Registered,x,',
    );
    await press(page, 'Rename the column Paid');
    await page.getByLabel('New name of Paid').fill('Fee');
    await press(page, 'Rename');
    await page.getByLabel('Own columns').selectOption({ label: 'Fee, without: 2' });
    await page.getByText('Ben Birch').first().waitFor({ state: 'hidden' });
    await page.getByLabel('Own columns').selectOption({ label: 'Everybody' });
    await press(page, 'Give Cora Cedar a place');
    await page.getByRole('button', { name: 'Check in Cora Cedar' }).waitFor();
    await press(page, /^Undo/);
    await press(page, 'Give Cora Cedar a place');
    await tab(page, 'settings');
    await unfold(page, 'House rules (0)');
    await page.getByLabel('New house rule').fill('No dice towers.');
    await press(page, 'Add the rule');
    await press(page, 'Withdraw house rule 1');
    await page.locator('s', { hasText: 'No dice towers.' }).waitFor();
    await unfold(page, 'Scenarios');
    await unfold(page, 'Round 1');
    const round = page.locator('details', { hasText: 'Round 1' }).last();
    const strategy = round.getByRole('combobox').first();
    const wanted = (await strategy.locator('option').nth(1).innerText()).trim();
    await strategy.selectOption({ index: 1 });
    await press(page, 'Set for round 1');
    await page.locator('summary', { hasText: 'Round 1' }).getByText(wanted).waitFor();
    await unfold(page, /^Options of/);
    const option = page.locator('details', { hasText: 'Options of' }).getByRole('combobox').first();
    await option.selectOption({ index: 1 });
    await press(page, /^Save 1 change/);
    await page.getByText('The options are changed').first().waitFor();
    await tab(page, 'prompts');
    await page.getByRole('heading', { name: 'Questions of the pack' }).waitFor();
    await unfold(page, 'Before the event');
    const open = await page.locator('summary', { hasText: 'Before the event' }).innerText();
    await press(page, /^(Done|Yes)$/);
    await page.getByText('Answered', { exact: true }).first().waitFor();
    expect(await page.locator('summary', { hasText: 'Before the event' }).innerText()).not.toBe(open);
  });

  test('painting, awards, an extra round, an early end, opening again, and the record to take home', async () => {
    const desk = await hall.event(people(NAMES));
    await desk.play({ type: 'start-event' });
    const page = await at(desk.address);
    await tab(page, 'awards');
    await unfold(page, 'Start a painting competition');
    await press(page, 'Start it');
    await unfold(page, 'Enter models');
    for (const name of NAMES.slice(0, 2)) {
      await page.getByLabel('Player').first().selectOption({ label: name });
      await page.getByLabel('Models').fill('A whole crew');
      // By key: nobody fills the next entry in before a second click counts, and this walk does.
      await page.getByRole('button', { name: 'Enter', exact: true }).press('Enter');
      await page.getByText(`The entry of ${name} is in`).first().waitFor();
    }
    await unfold(page, 'Enter a vote');
    await page.getByLabel('Who votes').selectOption({ label: 'Cora Cedar' });
    await page.getByLabel('Vote 1 for').selectOption({ label: 'Ben Birch' });
    await press(page, 'Save the vote');
    await page.getByRole('heading', { name: 'Count the votes' }).waitFor();
    await press(page, 'Add up: the most points win');
    await page.locator('.painting tr', { hasText: 'Ben Birch' }).getByText('Winner', { exact: true }).waitFor();
    const award = pane(page, 'Give an award');
    await award.getByLabel('Award').fill('Best Sport');
    await award.getByLabel('Player').selectOption({ label: 'Dan Dogwood' });
    await press(award, 'Give the award');
    await page.locator('.award', { hasText: 'Best Sport' }).getByText('Dan Dogwood').waitFor();

    await desk.nextRound();
    await playRound(desk, 1);
    await tab(page, 'event');
    await because(pane(page, 'Extra round'), 'Add a round');
    await page.getByText('One more round is planned').first().waitFor();
    await because(pane(page, 'End early'), 'End the event');
    await because(pane(page, 'Reopen'), 'Reopen the event');
    await because(pane(page, 'End early'), 'End the event');
    await pane(page, 'Reopen').waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download' }).click(),
    ]);
    const lines = readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\n');
    for (const type of ['painting-awarded', 'award-given', 'round-added', 'event-reopened', 'event-ended']) {
      expect(lines.filter((line) => line.includes(`"type":"${type}"`)).length, type).toBeGreaterThan(0);
    }
  });

  test('an event of another program is understood, taken in, counted in a season, and written out again', async () => {
    const seat = (name: string) =>
      ['', '_faction', '_master', '_vp', '_strategy_vp', '_scheme_vp'].map((of) => name + of);
    const csv = [
      ['round', 'table', ...seat('player_one'), ...seat('player_two'), 'result', 'is_bye', 'is_forfeit'].join(','),
      '1,1,Anna Ash,Guild,,6,3,3,Ben Birch,Bayou,,2,1,1,completed,0,0',
      '1,2,Cora Cedar,Guild,,4,2,2,Dan Dogwood,Bayou,,5,3,2,completed,0,0',
    ].join('\n');
    const page = await hall.laptop(`${hall.url}/desk`);
    await unfold(page, 'From another program');
    await page.getByLabel('The other program’s file').fill(csv);
    const fold = page.locator('details', { hasText: 'From another program' });
    await fold.getByText('The first table of round 1: Anna Ash 6 – Ben Birch 2').waitFor();
    await fold.getByLabel('Name of the event').fill('The Cup from Elsewhere');
    await press(fold, 'Import');
    await page.getByRole('heading', { name: 'Final standings' }).waitFor();
    await tab(page, 'event');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'BiggerHat CSV' }).click(),
    ]);
    const written = readFileSync(await file.path(), 'utf8');
    expect(written).toMatch(/Anna Ash,Guild,[^,]*,6,/);
    expect(written).toMatch(/Ben Birch,Bayou,[^,]*,2,/);
    await page.goto(`${hall.url}/rankings?events=${new URL(page.url()).searchParams.get('event') ?? ''}`);
    await page.getByText('The Cup from Elsewhere').first().waitFor();
    await page.getByLabel('Ranked by').selectOption({ label: 'Elo' });
    const first = page.locator('.data-table tbody tr').first();
    await first.getByText('1516').waitFor();
    expect(await first.locator('bdi').innerText()).toMatch(/Anna Ash|Dan Dogwood/);
  });

  test('a judge and a scorekeeper see what their role may do, and no more', async () => {
    const desk = await hall.event(people(NAMES));
    await desk.play({ type: 'start-event' });
    await desk.nextRound();
    const seen = async (role: string) => {
      const page = await at(await desk.link(role));
      await page.locator('.mast-as', { hasText: new RegExp(role, 'i') }).waitFor();
      const tabs = await page.getByRole('tab').allInnerTexts();
      const buttons = new Set<string>();
      for (const id of ['players', 'round', 'results', 'clock', 'judges', 'awards', 'event']) {
        await tab(page, id);
        await page.locator(`#panel-${id}`).waitFor();
        await page.waitForFunction(() => document.querySelector('p[aria-busy=true]') === null);
        await page.locator('details').evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')));
        for (const name of await page.getByRole('button').allInnerTexts()) buttons.add(name.trim());
      }
      await page.context().close();
      return { tabs: tabs.map((name) => name.replace(/ \(\d+\)/, '')), buttons };
    };
    const [judge, keeper] = [await seen('judge'), await seen('scorekeeper')];
    const may = ({ buttons }: { readonly buttons: ReadonlySet<string> }, names: readonly string[]) =>
      names.filter((name) => buttons.has(name));
    const judges = ['Announce the ruling', 'Warn', 'Pause', 'Add time'];
    const keepers = ['Add'];
    const organisers = [
      'Make round 1 a draft again',
      'Set the length',
      'Give the award',
      'Start it',
      'Add a round',
      'End the event',
    ];
    const everybodys = ['Save the note', 'Enter'];
    expect(may(judge, judges)).toEqual(judges);
    expect(may(keeper, keepers)).toEqual(keepers);
    expect(may(judge, [...keepers, ...organisers])).toEqual([]);
    expect(may(keeper, [...judges, ...organisers])).toEqual([]);
    for (const one of [judge, keeper]) {
      expect(may(one, everybodys)).toEqual(everybodys);
      expect(one.tabs).not.toContain('Settings');
      expect(one.tabs).not.toContain('Links');
    }
  });
});

test('two hundred players with names of every kind fit every tab, on a laptop and on a phone', async () => {
  const kinds = [
    'Łukasz Król',
    'مريم الزهراني',
    'Hiro 🎲🔥',
    'Featherstonehaugh-Cholmondeley-Montgomery'.repeat(2),
    'Li',
  ];
  const names = Array.from({ length: 200 }, (_, index) => `${kinds[index % kinds.length] ?? ''} ${index + 1}`);
  const desk = await hall.event(people(names));
  await desk.play({ type: 'start-event' }, { type: 'draft-round' });
  const page = await at(desk.address);
  const wide: string[] = [];
  const look = async (what: string) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const by = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      if (by > 0) wide.push(`${what} ${width}: ${by}`);
    }
  };
  await tab(page, 'round');
  await page.locator('.draft-row').nth(99).waitFor();
  await look('draft');
  await press(page, 'Publish round 1');
  await page.getByRole('heading', { name: 'Pairings, round 1' }).waitFor();
  for (const id of ['players', 'round', 'results', 'clock', 'standings', 'awards']) {
    await tab(page, id);
    await page.locator(`#panel-${id}`).waitFor();
    await look(id);
  }
  expect(wide).toEqual([]);
  await tab(page, 'players');
  await page.getByRole('searchbox', { name: 'Find a player' }).fill('مريم');
  await expect.poll(() => page.locator('.data-table tbody tr').count()).toBe(40);
});
