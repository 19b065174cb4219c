/**
 * Steamroller games on two phones and the tablet between them: won by scenario, by assassination, and by the third
 * tiebreaker at dice down; each to the event's result, and no byte of any device tells how long the round really is.
 */
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Json } from '../../core/journal/json.ts';
import { systemClock } from '../../server/clock.ts';
import { LISTS } from '../core/systems/steamroller-2015/game/table.ts';
import { Phone, inSight } from './at-table.ts';
import { byProgram } from './game-by-program.ts';
import { type Desk, type Hall, openHall } from './hall.ts';
import { breathe, claim } from './phone.ts';

const NAMES = ['Ana', 'Bo'] as const;

let hall: Hall;
/** The same three devices come to every game: their browsers have the pages already. */
let devices: { readonly ana: Phone; readonly bo: Phone; readonly clock: Phone };
beforeAll(async () => {
  hall = await openHall();
  const [ana, bo] = [new Phone(await hall.phone()), new Phone(await hall.phone())];
  const clock = new Phone(await hall.phone({ viewport: { width: 820, height: 1180 } }));
  for (const device of [ana, bo, clock]) await device.listen();
  devices = { ana, bo, clock };
}, 120_000);
afterAll(() => hall.end());

interface Table {
  readonly desk: Desk;
  readonly ana: Phone;
  readonly bo: Phone;
  readonly clock: Phone;
  /** Whose seat is A. */
  readonly first: Phone;
  /** When dice down is called: the organiser's alone. */
  readonly endsAt: number;
}

/** A published round of two, both lists in, and what is known of it at the desk. `before`: Ana checks in by herself. */
async function published(scenario: string, before?: (desk: Desk) => Promise<void>, variants: readonly string[] = []) {
  const desk = await hall.event(
    NAMES.map((name) => {
      const entrant = { name, faction: 'Khador', checkIn: true };
      if (before && name === 'Ana') return { name, faction: 'Khador' };
      return { ...entrant, details: name === 'Ana' ? { list1: LISTS.A } : { list1: LISTS.B, list2: LISTS.A } };
    }),
    'steamroller-2015',
  );
  await before?.(desk);
  if (variants.length > 0)
    await desk.play({ type: 'change-options', options: { variants: [...variants] } }, { type: 'publish-pack' });
  await desk.play({ type: 'set-scenario', round: 1, scenario: { scenario } }, { type: 'start-event' });
  await desk.nextRound();
  for (const device of Object.values(devices)) device.heard = '';
  const [game] = await desk.games(1);
  const entrants = await desk.entrants();
  const { clock: hidden } = (await desk.part('desk')) as { readonly clock: { readonly endsAt: number } | null };
  const seats = (game?.seats ?? []).map((id) => entrants[id]?.name ?? '');
  const first = seats[0] === 'Ana' ? devices.ana : devices.bo;
  return { desk, game, seats, ...devices, first, endsAt: hidden?.endsAt ?? 0 };
}

const atClock = ({ clock }: Pick<Table, 'clock'>) =>
  clock.page.getByRole('heading', { level: 1, name: /^Clock between the players/ }).waitFor();

/** Both come in by the code in the hall; the tablet is told by Ana's phone what it is the clock of. */
async function seated(scenario: string): Promise<Table> {
  const table = await published(scenario);
  const { desk, ana, bo, clock } = table;
  const sit = async (phone: Phone, name: string): Promise<void> => {
    await claim(phone.page, desk.join, name);
    await phone.page.getByRole('link', { name: 'Play it here' }).tap();
    await phone.step('Set-up');
  };
  await Promise.all([sit(ana, 'Ana'), sit(bo, 'Bo')]);
  await ana.unfold('A tablet between you as the clock');
  await ana.press('Show its code');
  const code = await ana.page.getByRole('link', { name: 'Use this device as the clock' }).getAttribute('href');
  await ana.page.locator('.clock-address', { hasText: code ?? '' }).waitFor();
  await clock.page.goto(`${hall.url}${code ?? ''}`);
  await atClock(table);
  // The tablet has come: the panel closes by itself.
  await ana.page.locator('.clock-address').waitFor({ state: 'hidden' });
  return table;
}

type Entered = readonly (readonly [name: string, ask: string, value: Json])[];

const deployed = (): Entered => [
  ['Ana', 'deploy:A', true],
  ['Bo', 'deploy:B', true],
];

/** The same with everything told by program up to the first turn of Ana, which is not what the game is about. */
async function begun(scenario: string, variants: readonly string[] = [], deploy = deployed): Promise<Table> {
  const table = await published(scenario, undefined, variants);
  const { desk, game, seats, ana, bo, clock } = table;
  const links = await Promise.all((game?.seats ?? []).map((id) => desk.link('player', id)));
  const tokens = links.map((link) => link.split('#')[1] ?? '');
  const send = async (path: string, token: string, body?: object): Promise<Readonly<Record<string, string>>> => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
    const answer = await fetch(hall.url + path, { method: 'POST', headers, body: body ? JSON.stringify(body) : null });
    expect([path, answer.ok]).toEqual([path, true]);
    return (await answer.json()) as Readonly<Record<string, string>>;
  };
  const own = (name: string): string => tokens[seats.indexOf(name)] ?? '';
  const { id = '' } = await send(`/api/events/${desk.id}/games/${game?.id ?? ''}`, own('Ana'));
  const letter = (name: string): string => 'AB'.charAt(seats.indexOf(name));
  const told: Entered = [
    ['Bo', `list:${letter('Bo')}`, 'list1'],
    ['Ana', 'roll:1', { [letter('Ana')]: 5, [letter('Bo')]: 2 }],
    ['Ana', 'order', 'first'],
    ['Bo', 'edge', 'stay'],
    ...deploy(),
  ];
  for (const [index, [name, ask, value]] of told.entries()) {
    const command = { type: 'tell', answers: [{ ask, value }] };
    await send(`/api/encounters/${id}/commands`, own(name), { id: `table-${desk.id}-${index}`, command });
  }
  const { path } = await send(`/api/encounters/${id}/clock`, own('Ana'));
  const sit = async (phone: Phone, name: string): Promise<void> => {
    await phone.page.context().request.post(`${hall.url}/api/session`, { data: { token: own(name) } });
    await phone.page.goto(`${hall.url}/game/${desk.id}/${game?.id ?? ''}?as=player`);
    await phone.step('Turn 1: Ana');
  };
  await Promise.all([sit(ana, 'Ana'), sit(bo, 'Bo'), clock.page.goto(`${hall.url}${path ?? ''}`)]);
  await atClock(table);
  return table;
}

/** Lists in secret, the roll, edges, deployment: Ana is the first player. */
async function setUp({ ana, bo, first }: Table): Promise<void> {
  // Who brought one list has nothing to choose.
  await ana.page.getByText('Waiting for Bo’s list').first().waitFor();
  await bo.choose(/^List 1: /, bo.ask('Your list for this game'));
  await bo.press('Seal it');
  const roll = first.ask('Starting roll');
  await first.choose('2', roll.getByRole('group').first());
  // The other die was not told: nothing is entered for it.
  expect(await roll.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
  await first.choose('1', roll.getByRole('group').last());
  await first.press('Save', roll);
  if (first === ana) await ana.press('First player');
  else await bo.press('Second player');
  await bo.press('My side of the table');
  await ana.press('I have deployed');
  await bo.press('I have deployed');
  for (const phone of [ana, bo]) await phone.step('Turn 1: Ana');
}

const START = 'Continuous effects are done: my clock starts';
const END = 'My turn is over';

const half = ({ clock }: Table, name: string) => clock.page.getByRole('region', { name, exact: true });

/** A whole turn on the tablet; nothing is scored yet. */
async function turn(table: Table, name: (typeof NAMES)[number]): Promise<void> {
  await table.clock.press(START, half(table, name));
  await table.clock.press(END, half(table, name));
}

/** What is left of both armies as it is suggested; then both sign, and the event has it. */
async function finish({ desk, ana, bo }: Table): Promise<Readonly<Record<string, unknown>>> {
  await ana.page.getByRole('heading', { name: 'The game is over. Is this the result?' }).waitFor();
  await ana.press('This is the result');
  // Whoever signs second may put an entry right all the same.
  await bo.page.getByRole('button', { name: 'No, correct it' }).waitFor();
  await bo.press('Confirm and sign');
  for (const { page } of [ana, bo]) {
    const card = page.locator('.end-card', { hasText: 'Signed by everybody. The event has the result.' });
    // The card says who has won, and how.
    await card.getByRole('heading', { name: /^Ana wins by / }).waitFor();
    await card.getByRole('button', { name: 'Share the result' }).waitFor();
    // Whatever was open in the game is folded now; tiebreakers say who has won, and stay.
    const screens = () => page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
    await expect.poll(screens).toBeLessThanOrEqual(3.2);
  }
  const [game] = await desk.games(1);
  const entrants = await desk.entrants();
  const scores = game?.result && 'scores' in game.result ? game.result.scores : [];
  return Object.fromEntries((game?.seats ?? []).map((id, seat) => [entrants[id]?.name ?? '', scores[seat]]));
}

async function noneLeft(phone: Phone, whose: (typeof NAMES)[number]): Promise<void> {
  await phone.press('All as usual', phone.ask(`${whose}’s army at the end`));
}

/** No wider than the phone, and folded no longer than three screens. */
async function fits({ page }: Phone): Promise<void> {
  const [width, screens] = await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = false;
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth - innerWidth, scrollHeight / innerHeight];
  });
  expect(width).toBeLessThanOrEqual(0);
  expect(screens).toBeLessThanOrEqual(3);
}

/** The desk says of a line that nobody could read that it is nothing. */
async function lineIsAllRight(desk: Desk): Promise<void> {
  const page = await hall.laptop(desk.address);
  await page.getByRole('tab', { name: /^Players/ }).click();
  await page.locator('summary', { hasText: /^Lists: / }).click();
  const lists = page.locator('.lists-of details', { hasText: 'Ana' });
  await lists.locator('summary').click();
  const line = lists.getByRole('button', { name: /is all right: “We meet at ten”$/ });
  await line.click();
  await line.waitFor({ state: 'detached' });
  await page.close();
}

/** Ana hands her lists in as she checks in: what is refused leads to its field, and leaving takes nothing away. */
async function handsIn(desk: Desk): Promise<void> {
  const { ana } = devices;
  const { page } = ana;
  const options = { variants: ['lists-required'], listsRequired: 2 };
  await desk.play({ type: 'change-options', options }, { type: 'publish-pack' });
  await claim(page, desk.join, 'Ana');
  const list = (number: number) => page.getByRole('textbox', { name: `List ${number}` });
  await page.locator('summary', { hasText: 'Your lists' }).tap();
  await list(1).fill(`${LISTS.A}\nSystem: Warmachine`);
  await page.locator('.list-reading', { hasText: 'Sorscha' }).waitFor();
  await fits(ana);
  await ana.press('I am here: check in');
  const refused = page.getByText('You handed in one list; this event is played with exactly 2. List 2 is missing.');
  await refused.waitFor();
  await breathe(page);
  await ana.press('Show me where');
  expect(await list(2).evaluate((field) => field === document.activeElement)).toBe(true);
  await list(2).fill(`${LISTS.B}\nWe meet at ten`);
  await ana.press('I am here: check in');
  // Why it was not done goes with the field that it was about.
  await refused.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'You are checked in' }).waitFor();
  await breathe(page);
  await page.getByRole('link', { name: 'More' }).tap();
  const mine = page.locator('.more .more-block', { hasText: 'My list' });
  await mine.waitFor();
  await fits(ana);
  await mine.locator('summary', { hasText: 'Read or change it' }).tap();
  await mine.locator('.list-reading', { hasText: 'Haley' }).waitFor();
  expect(await mine.getByRole('textbox').first().inputValue()).toContain('Sorscha');
  await lineIsAllRight(desk);
  await mine.locator('.list-reading', { hasText: 'cannot be read' }).waitFor({ state: 'detached' });
  const [ana1] = Object.values(await desk.entrants()).filter(({ name }) => name === 'Ana');
  await desk.play({ type: 'check-out', entrant: ana1?.id ?? '' });
  await page.getByRole('link', { name: 'Now' }).tap();
  await page.locator('summary', { hasText: 'Your lists' }).tap();
  await page.locator('.step .list-reading', { hasText: 'Sorscha' }).waitFor();
  await page.locator('.step .list-reading', { hasText: 'Haley' }).waitFor();
  // What is put right meanwhile stays so: the form sends only what was typed in it.
  const corrected = `${LISTS.A}\nAuthor: Ana`;
  await desk.play({ type: 'hand-in', entrant: ana1?.id ?? '', details: { list1: corrected } });
  await expect.poll(() => list(1).first().inputValue()).toBe(corrected);
  await ana.press('I am here: check in');
  await page.getByText('You are checked in').waitFor();
  await breathe(page);
  await page.getByRole('link', { name: 'More' }).tap();
  await mine.locator('summary', { hasText: 'Read or change it' }).tap();
  expect(await mine.getByRole('textbox').first().inputValue()).toBe(corrected);
  await page.getByRole('link', { name: 'Now' }).tap();
}

/** Undo right after a tap is of that tap, though the line is slow and no view shows it yet. */
async function undoneAtOnce(phone: Phone, name: string, row: Locator): Promise<void> {
  const { page } = phone;
  const answers: number[] = [];
  const isCommand = (url: URL): boolean => url.pathname.endsWith('/commands');
  await page.route(isCommand, async (route) => {
    await new Promise((done) => setTimeout(done, 500));
    const answer = await route.fetch();
    answers.push(answer.status());
    await route.fulfill({ response: answer });
  });
  await phone.press(name, row);
  await phone.press('Undo my last entry');
  await expect.poll(() => answers).toEqual([200, 200]);
  await row.getByRole('button', { name }).waitFor();
  await page.unroute(isCommand);
}

/** No device was sent the true end of the round, or any length of it. */
function expectHidden({ ana, bo, clock, endsAt }: Table): void {
  expect(endsAt).toBeGreaterThan(0);
  for (const { heard } of [ana, bo, clock]) {
    expect(heard.length).toBeGreaterThan(1000);
    expect([heard.includes(String(endsAt)), /"(?:minutes|endsAt)":\d/.test(heard)]).toEqual([false, false]);
  }
}

describe('two phones and the tablet between them', () => {
  test('play a game that is won by scenario', async () => {
    const table = await seated('outflank');
    const { ana, bo, clock } = table;
    await setUp(table);
    // A phone that is away for two rounds comes back to what is asked of it.
    await bo.page.context().setOffline(true);
    await clock.press(START, half(table, 'Ana'));
    // The wrong side may tap as often as it likes: it is told whose clock runs.
    for (const _ of [1, 2, 3]) await clock.tap(half(table, 'Bo').getByRole('timer'));
    await half(table, 'Bo').getByRole('alert').filter({ hasText: 'Ana' }).waitFor();
    await half(table, 'Ana').getByText('running', { exact: true }).waitFor();
    await clock.press(END, half(table, 'Ana'));
    // The half whose turn it is has the focus: keys do as well.
    for (const tap of [START, END]) {
      await clock.page.locator('.clock-tap:focus:not([aria-disabled=true])', { hasText: tap }).waitFor();
      await clock.page.keyboard.press('Enter');
    }
    await turn(table, 'Ana');
    await bo.page.context().setOffline(false);
    await bo.step('Turn 2: Bo');
    await clock.press(START, half(table, 'Bo'));
    // Wherever somebody reads when a turn ends, what is asked of them comes into sight.
    await bo.page.mouse.wheel(0, 5000);
    await expect.poll(() => bo.page.evaluate(() => scrollY)).toBeGreaterThan(700);
    await clock.press(END, half(table, 'Bo'));

    // Whoever’s turn ended is asked; on the other phone it waits in its fold.
    await ana.page.getByText('Waiting for Bo: “Who scores?”').waitFor();
    bo.counted();
    const scores = bo.ask('Who scores?');
    // Nobody scores is one tap, in sight; a full score is a tap for each zone, and one to save.
    await expect.poll(() => inSight(scores.getByRole('button', { name: 'Nobody scores' }))).toBe(true);
    await fits(bo);
    await bo.choose('Ana dominates', scores.getByRole('group', { name: 'Left zone' }));
    await bo.choose('Ana controls', scores.getByRole('group', { name: 'Right zone' }));
    await bo.press('Save', scores);
    expect(bo.counted()).toBeLessThanOrEqual(4);
    // What was entered stands where one looks, with its Undo.
    const entered = bo.page.locator('.game-entered', { hasText: 'Who scores?' });
    await expect.poll(() => inSight(entered.getByRole('button', { name: 'Undo my last entry' }))).toBe(true);
    for (const phone of [ana, bo, clock]) await phone.page.getByText('Turn 3: Ana').first().waitFor();
    // The other phone reads what that comes to, in sight.
    await expect
      .poll(() => inSight(ana.news('Ana scores 3. Left zone: Ana dominates · Right zone: Ana controls (Bo)')))
      .toBe(true);
    // Whoever asks to go back reads in sight that it was asked; by whom it was refused is told at the foot, and moves nothing.
    const log = bo.page.locator('.game-log > summary');
    await bo.tap(log);
    const said = bo.page.locator('.game-said', { hasText: 'Who scores?' });
    await bo.press('Ask to go back to before this', said);
    const back = bo.page.locator('.game-going-back');
    await expect.poll(() => inSight(back.getByText('You asked to go back to before'))).toBe(true);
    await bo.page.mouse.wheel(0, 5000);
    await expect.poll(() => inSight(back)).toBe(false);
    await ana.press('No, go on');
    const refused = bo.news('Ana did not agree to go back to before');
    await expect.poll(() => inSight(refused)).toBe(true);
    expect(await inSight(back)).toBe(false);
    await bo.press('Show me where', refused);
    await expect.poll(() => inSight(back.getByText('Ana did not agree to go back to before'))).toBe(true);
    await bo.tap(log);
    await turn(table, 'Ana');
    ana.counted();
    await ana.press('As last turn', ana.ask('Who scores?'));
    expect(ana.counted()).toBe(1);
    await half(table, 'Ana').getByText('On a phone: Ana’s army at the end').waitFor();
    await noneLeft(ana, 'Ana');
    await noneLeft(bo, 'Bo');
    await half(table, 'Bo').getByText('Ana wins by scenario').waitFor();
    // A loss that was forgotten is two taps, until all have signed; a slip is put right beside it.
    ana.counted();
    await ana.unfold('Armies');
    await ana.press('Chaplain: Destroyed', ana.rows('Bo'));
    expect(ana.counted()).toBe(2);
    await ana.tap(ana.rows('Ana').locator('summary'));
    await ana.press('Sniper: Destroyed', ana.rows('Ana'));
    await ana.press('Sniper: Not destroyed: a slip', ana.rows('Ana'));
    await undoneAtOnce(ana, 'Sniper: Destroyed', ana.rows('Ana'));
    await fits(ana);
    // More points than win the game are cut, and it says so.
    await ana.unfold('Points so far');
    await ana.page.locator('.game-points').getByText('but a game has at most 5').waitFor();
    // A figure of the report is put right where it was entered: it counts once the other agrees.
    await ana.press('No, correct it');
    const report = ana.page.locator('.game-result');
    await report.getByRole('button', { name: 'Armies: tap what fell' }).waitFor();
    for (const head of ['Turn 3', 'Turn 2']) await report.getByRole('heading', { name: head }).waitFor();
    const scored = report.locator('.game-said', { hasText: 'Who scores?' }).first();
    const correct = async (): Promise<void> => {
      await ana.press('That’s wrong', scored);
      await ana.choose('Nobody', scored.getByRole('group', { name: 'Right zone' }));
      await ana.press('Confirm', scored);
      await bo.page.getByText('Corrected to').waitFor();
    };
    await correct();
    await fits(bo);
    await bo.press('No, as it was');
    await bo.page.getByText('Corrected to').waitFor({ state: 'detached' });
    await correct();
    await bo.press('Agree');
    await scored.getByText('Right zone: Nobody').waitFor();
    expect(await finish(table)).toEqual({
      Ana: { list: 'list1', result: 'win', controlPoints: 5, armyPointsDestroyed: 6, by: 'scenario' },
      Bo: { list: 'list1', result: 'loss', controlPoints: 0, armyPointsDestroyed: 0 },
    });
    expect(await ana.page.locator('.board-taps').count()).toBe(0);
    // Nothing is tapped any more, and its title says so.
    await ana.page
      .locator('summary')
      .filter({ hasText: /^Armies$/ })
      .waitFor();
    await fits(ana);
    expectHidden(table);
  });

  test('play a game that is won by assassination', async () => {
    const table = await begun('recon');
    const { ana, bo, clock } = table;
    // An objective that cannot be damaged yet has no button, and says from when on.
    const objectives = ana.page.locator('.board').filter({ hasText: 'Objectives: boxes left' });
    const objective = objectives.locator('.board-row').filter({ hasText: 'Ana’s objective' });
    // As the page opens: where nothing can be tapped in them yet, they are folded.
    expect(await ana.screens()).toBeLessThanOrEqual(3);
    await ana.unfold('Objectives: boxes left');
    await objective.getByText('cannot be damaged before Bo’s turn 2').waitFor();
    expect(await objective.getByRole('button').count()).toBe(0);
    await ana.unfold('Objectives: boxes left');
    await turn(table, 'Ana');
    await turn(table, 'Bo');
    // A loss of the army that is fought is one tap, from where the page stands: no fold is opened, after a reload neither.
    await clock.press(START, half(table, 'Ana'));
    ana.counted();
    await ana.press('Scouts: One model destroyed', ana.rows('Bo'));
    expect(ana.counted()).toBe(1);
    await ana.press('Undo my last entry');
    await ana.page.locator('.board-count', { hasText: '6 of 6' }).first().waitFor();
    await ana.page.reload();
    await ana.rows('Bo').getByRole('button', { name: 'Scouts: One model destroyed' }).waitFor();
    await clock.press(END, half(table, 'Ana'));
    await clock.press(START, half(table, 'Bo'));
    // Six boxes of an objective are two taps, and it says what is left.
    ana.counted();
    await ana.press(/How many boxes are left\?/, objective);
    await objective.getByRole('button', { name: 'Cancel' }).waitFor();
    await ana.press('9', objective);
    expect(ana.counted()).toBe(2);
    await objective.getByText('9 of 15').waitFor();
    // Whoever was away reads it too.
    await bo.page.reload();
    await bo.news('Ana’s objective: 9 of 15 boxes left (Ana)').waitFor();
    // All of it is one tap, and a slip one more.
    await ana.press(/Destroyed or removed$/, objective);
    expect(ana.counted()).toBe(1);
    await ana.press(/Not destroyed: a slip/, objective);
    await objective.getByText('9 of 15').waitFor();
    await ana.press(/Destroyed or removed$/, objective);
    await objective.getByText('fallen').waitFor();
    // In Bo's turn Ana's army is fought: his own is a tap away, and stays open.
    ana.counted();
    await ana.tap(ana.rows('Bo').locator('summary'));
    await ana.press('Haley: Destroyed', ana.rows('Bo'));
    expect(ana.counted()).toBe(2);
    // What ends the game is asked once more; the page's Undo puts the slip right as the row's does, and the clocks wait.
    await bo.page.mouse.wheel(0, 5000);
    await expect.poll(() => bo.page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await ana.press('Yes, end it', ana.rows('Bo'));
    // Wherever the other reads, what decides the game comes into sight, and what can be said against it.
    const killed = bo.news('Destroyed: Haley (Bo). Ana wins by assassination.');
    await expect.poll(() => inSight(killed.getByRole('button', { name: 'That’s wrong' }))).toBe(true);
    // What is said against it stands at the top of its form, and the page behind stays where it is.
    const scrolled = (): Promise<number> => bo.page.evaluate(() => scrollY);
    const was = await scrolled();
    // At its place on the screen, as a finger does: the driver would scroll to it first.
    const touched = async (what: Locator): Promise<void> => {
      // News that has just come takes no tap for a moment.
      await expect.poll(() => bo.page.locator('.game-rests').count()).toBe(0);
      const { x = 0, y = 0, width = 0, height = 0 } = (await what.boundingBox()) ?? {};
      await breathe(bo.page);
      await bo.page.touchscreen.tap(x + width / 2, y + height / 2);
    };
    await touched(killed.getByRole('button', { name: 'That’s wrong' }));
    const form = bo.page.getByRole('dialog');
    for (const name of ['Nothing was destroyed', 'Cancel']) await form.getByRole('button', { name }).waitFor();
    expect(await inSight(form.getByRole('button', { name: 'Nothing was destroyed' }))).toBe(true);
    expect(await scrolled()).toBe(was);
    await touched(form.getByRole('button', { name: 'Close' }));
    await form.waitFor({ state: 'detached' });
    expect(await scrolled()).toBe(was);
    await ana.press('Undo my last entry');
    await clock.press('Start the clocks again', clock.page.locator('.clock-middle'));
    await half(table, 'Bo').getByText('running', { exact: true }).waitFor();
    // A caster that both enter is lost once.
    await bo.tap(bo.rows('Bo').locator('summary'));
    await bo.press('Haley: Destroyed', bo.rows('Bo'));
    await bo.page.context().setOffline(true);
    await bo.press('Yes, end it', bo.rows('Bo'));
    await ana.press('Haley: Destroyed', ana.rows('Bo'));
    await ana.press('Yes, end it', ana.rows('Bo'));
    // Hers is with the server before his is sent: the tablet knows it.
    await half(table, 'Bo').getByText('paused', { exact: true }).waitFor();
    await bo.page.context().setOffline(false);
    // The other's entry may come right after the refusal: there is time to read it all the same.
    await bo.ask('Who scores?').waitFor();
    await bo.page.getByText('Haley: entered as destroyed already.').waitFor();
    await bo.press('OK');
    bo.counted();
    // Nobody scores is one tap.
    await bo.press('Nobody scores', bo.ask('Who scores?'));
    expect(bo.counted()).toBe(1);
    // Each says it of their own army, and the other waits.
    await bo.page.getByText('Waiting for Ana: “Ana’s army at the end').waitFor();
    expect(await bo.ask('Ana’s army at the end').count()).toBe(0);
    await noneLeft(ana, 'Ana');
    await noneLeft(bo, 'Bo');
    expect(await finish(table)).toMatchObject({
      Ana: { result: 'win', by: 'assassination', armyPointsDestroyed: 25 },
      Bo: { result: 'loss' },
    });
    expectHidden(table);
    // One who leads alone ends the event: desk, phone and screen name the winner before anybody ends it.
    const { desk } = table;
    await desk.play({ type: 'close-round' });
    const pages = [await hall.laptop(desk.address), await hall.laptop(`${hall.url}/screen?event=${desk.id}`), ana.page];
    await ana.page.goto(`${hall.url}/p/${desk.id}`);
    for (const page of pages) await page.getByText('Winner: Ana').first().waitFor();
  });

  test('hand a list in, which is read back and stays; report eight figures by hand in nine taps', async () => {
    const { desk, ana } = await published('outflank', handsIn);
    const { page } = ana;
    // Once the round is out they stay.
    await page.getByRole('link', { name: 'More' }).tap();
    await page.locator('.more').getByText('Lists stay as they were registered.').waitFor();
    await page.locator('summary', { hasText: 'Read it' }).tap();
    await page.locator('.my-list-text', { hasText: 'Sorscha' }).waitFor();
    await page.goto(`${hall.url}/p/${desk.id}`);
    const [mine, theirs] = [page.locator('.scores-seat').first(), page.locator('.scores-seat').last()];
    await mine.waitFor();
    ana.counted();
    const pick = (seat: Locator, field: string, face: string) =>
      ana.tap(seat.getByRole('group', { name: field }).locator('.picker-option', { hasText: face }));
    const type = async (seat: Locator, figure: string): Promise<void> => {
      const typed = seat.getByLabel('Army points destroyed');
      await ana.tap(typed);
      await typed.fill(figure);
    };
    await pick(mine, 'Result', 'Win');
    // The opponent's half stays where it was: how it was won is asked below, and may stay open.
    await pick(page.locator('.scores'), 'How the winner won (if known)', 'scenario');
    for (const seat of [mine, theirs]) await pick(seat, 'List played', '1');
    // More control points than win a scenario are not there to be told.
    const told = mine.getByRole('group', { name: 'Control points' }).locator('.picker-option');
    expect(await told.allInnerTexts()).toEqual(['0', '1', '2', '3', '4', '5']);
    await pick(mine, 'Control points', '5');
    await pick(theirs, 'Control points', '2');
    await type(mine, '31');
    await type(theirs, '12');
    await ana.press(/^Send/);
    expect(ana.counted()).toBeLessThanOrEqual(9);
    await page.getByRole('heading', { name: 'Waiting for Bo to confirm' }).waitFor();
    await fits(ana);
    // One figure is put right alone. One that cannot be is said at its field, and not sent.
    await breathe(page);
    await ana.press('Change it');
    const again = page.getByRole('button', { name: /^Send / });
    await expect.poll(() => again.isEnabled()).toBe(true);
    await type(theirs, '-4');
    await page.getByText('0 or more').waitFor();
    await page.getByRole('button', { name: 'Pick what is missing' }).waitFor();
    await type(theirs, '13');
    await ana.press(/^Send /);
    await page.getByRole('heading', { name: 'Waiting for Bo to confirm' }).waitFor();
  });

  test('without an event choose a scenario by what it is, and paste a list where it is asked for', async () => {
    const { ana, bo } = devices;
    const { pathOf } = await byProgram(hall.url, { system: 'steamroller-2015', names: NAMES });
    await ana.page.goto(`${hall.url}${pathOf('A')}`);
    // The first question is a tap, and what may be left alone is folded.
    const house = ana.ask('What you play by');
    await house.locator('summary', { hasText: 'Variants' }).waitFor();
    expect(await ana.screens()).toBeLessThanOrEqual(2);
    await ana.tap(house.locator('summary', { hasText: 'Variants' }));
    await ana.tap(house.getByRole('checkbox', { name: 'Death Clock' }));
    await house.locator('summary', { hasText: 'Variants · Death Clock' }).waitFor();
    // What was ticked stays ticked.
    await ana.press('As suggested', house);
    const scenario = ana.ask('Scenario');
    // What each is stands in a fold, not above the button.
    await ana.tap(scenario.locator('summary', { hasText: 'What each of them is' }));
    await ana.page.getByText('Three flags in a row across the middle').waitFor();
    await ana.choose('Incursion', scenario);
    await ana.press('Save', scenario);
    // What one chose for both, the other reads before the lists, and can say that it is wrong.
    await bo.page.goto(`${hall.url}${pathOf('B')}`);
    await bo.page.getByText('You play 50 points, Incursion, Death Clock.').waitFor();
    await bo.page.locator('summary', { hasText: 'What was entered' }).tap();
    const chosen = bo.page.locator('.game-said', { hasText: 'What you play by' });
    await chosen.getByRole('button', { name: 'That’s wrong' }).waitFor();
    await chosen.getByRole('button', { name: 'Ask to go back to before this' }).waitFor();
    const list = ana.ask('Your list for this game');
    await list.getByRole('button', { name: 'No list here: it stays on paper' }).waitFor();
    await list.getByRole('textbox').fill(LISTS.A.replace('Sniper [6]', ''));
    await list.getByText(/short: 54 to 56/).waitFor();
    await list.getByRole('textbox').fill(LISTS.A);
    await list.getByText(/Sorscha, 50 points/).waitFor();
    await ana.press('Seal it', list);
    // What was read stays in sight.
    await ana.page
      .locator('.board', { hasText: 'Lists as read' })
      .getByText(/Sorscha, 50 points/)
      .waitFor();
  });

  test('play under Death Clock till a clock runs out', async () => {
    let ahead = 0;
    const real = systemClock.now.bind(systemClock);
    const now = vi.spyOn(systemClock, 'now').mockImplementation(() => real() + ahead);
    const minutes = (count: number): void => {
      ahead += count * 60_000;
    };
    try {
      // The table starts its clocks two minutes after the signal of the hall.
      const table = await begun('incursion', ['death-clock'], () => {
        minutes(2);
        const phases = ['pre-deployment', 'deployment', 'advance-deployment'].flatMap((phase): Entered => [
          ['Ana', `phase:${phase}:A`, true],
          ['Bo', `phase:${phase}:B`, true],
        ]);
        return [['Ana', 'clock-start', true], ...phases];
      });
      const { ana, bo, clock, desk } = table;
      // Desk, phones and tablet name one end of the round.
      const { endsAt } = (await desk.part('clock')) as { readonly endsAt: number };
      const end = await ana.page.evaluate(
        (at) => new Date(at).toLocaleTimeString('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
        endsAt,
      );
      for (const { page } of [ana, bo, clock]) await page.getByText(`The round is expected to end at ${end}`).waitFor();
      // A phone hears of it in the stream of the event that it has open anyway.
      const streams: string[] = [];
      ana.page.on('request', (sent) => {
        if (sent.resourceType() === 'eventsource') streams.push(new URL(sent.url()).pathname.split('/')[2] ?? '');
      });
      await ana.page.reload();
      await ana.page.getByText(`The round is expected to end at ${end}`).waitFor();
      expect(streams.toSorted()).toEqual(['encounters', 'events']);
      // On the tablet every button has its place, whatever may be tapped now.
      const places = async () => {
        const all = [
          half(table, 'Ana').getByRole('button', { name: 'The opponent acts: their clock' }),
          ...['Swap the halves', 'Undo the last tap'].map((name) => clock.page.getByRole('button', { name })),
        ];
        const boxes = await Promise.all(all.map((one) => one.boundingBox()));
        const timers = await Promise.all(NAMES.map((name) => half(table, name).getByRole('timer').boundingBox()));
        return [...boxes.flatMap((box) => [box?.x, box?.y]), ...timers.map((box) => box?.y)];
      };
      const before = await places();
      minutes(1);
      await clock.press(END, half(table, 'Ana'));
      await half(table, 'Bo').getByText('running', { exact: true }).waitFor();
      expect(await places()).toEqual(before);
      await clock.press('Undo the last tap');
      await half(table, 'Ana').getByText('running', { exact: true }).waitFor();
      expect(await places()).toEqual(before);
      await clock.press('The opponent acts: their clock', half(table, 'Ana'));
      await half(table, 'Bo').getByText('running', { exact: true }).waitFor();
      // A clock that runs out while its owner acts in the other's turn loses the game, and both check their armies.
      minutes(61);
      await half(table, 'Bo').getByText('out of time').waitFor();
      for (const { page } of [ana, bo])
        await page.getByRole('heading', { level: 1, name: 'Ana wins because the opponent’s clock ran out.' }).waitFor();
      await noneLeft(ana, 'Ana');
      await noneLeft(bo, 'Bo');
      await ana.page.getByRole('heading', { name: 'The game is over. Is this the result?' }).waitFor();
    } finally {
      now.mockRestore();
    }
  });

  test('play to dice down and the third tiebreaker', async () => {
    const table = await begun('incursion');
    const { ana, bo, clock } = table;
    await clock.press(START, half(table, 'Ana'));
    // Who stands by an entry that is only disputed reads so, and both can call a judge from its card.
    await ana.press('Scouts: One model destroyed', ana.rows('Bo'));
    await bo.press('That’s wrong', bo.news('Scouts'));
    await bo.press('Nothing was destroyed', bo.page.getByRole('dialog'));
    const dispute = (phone: Phone, who: string) => phone.page.getByRole('region', { name: `You and ${who} disagree` });
    await dispute(ana, 'Bo').getByText('You stand by this as long as you do nothing.').waitFor();
    await ana.press('Call a judge', dispute(ana, 'Bo'));
    await ana.press(/^Call a judge to table/, ana.page.getByRole('dialog'));
    for (const card of [dispute(ana, 'Bo'), dispute(bo, 'Ana')]) {
      const called = card.getByRole('button', { name: 'A judge is called to your table' });
      await called.waitFor();
      expect(await called.isDisabled()).toBe(true);
    }
    await bo.press('Withdraw the objection', dispute(bo, 'Ana'));
    await dispute(ana, 'Bo').waitFor({ state: 'detached' });
    await bo.unfold('Dice down was called');
    await bo.press('Yes, end it');
    const left = ana.ask('Ana’s army at the end');
    const twice = left.getByRole('group', { name: 'Wholly in one area that counts twice' });
    await ana.tap(twice.getByRole('checkbox', { name: 'Riflemen' }));
    await ana.press('Save', left);
    await noneLeft(bo, 'Bo');
    for (const { page } of [ana, bo]) await page.getByText('3rd tiebreaker, army points left').first().waitFor();
    expect(await finish(table)).toMatchObject({ Ana: { result: 'win', by: 'tiebreak-3' }, Bo: { result: 'loss' } });
    expectHidden(table);
  });
});
