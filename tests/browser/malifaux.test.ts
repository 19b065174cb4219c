/** A round of each Gaining Grounds pack on two phones, from the Crews to a result that both sign; counted in taps. */
import { describe, expect, test } from 'vitest';
import type { SideId } from '../../core/encounter/types.ts';
import { Phone } from './at-table.ts';
import { endedQuietly } from './ended-quietly.ts';
import { type Told, byProgram } from './game-by-program.ts';
import { type Desk, type Hall, hallForTests } from './hall.ts';
import { claim } from './phone.ts';

/** Twelve models a side: no more are fielded, and a Turn of theirs is on one screen, with a call of the clock too. */
const HOUNDS = 8;

/** Taps of both phones together: a Turn in which nothing happens, a kill, a reveal. */
const QUIET = 2;
const KILL = 2;
const REVEAL = 2;
/** A Turn with two kills and a reveal, and a set-up to the first Turn where both phones keep a Crew. */
const FULL = 8;
const SET_UP = 14;

const CREWS = {
  Ana: `Ana’s Master (Master) (15)\nAda (Henchman) (8)\nAlf (Minion) (6)\nArt (Minion) (5)\n${HOUNDS}x Elk (Peon) (2)`,
  Bo: `Bo’s Master (Master) (15)\nBob (Enforcer) (8)\nBen (Minion) (6)\nBud (Minion) (7)\n${HOUNDS}x Fox (Peon) (2)`,
} as const;
type Name = keyof typeof CREWS;

let hall: Hall;
hallForTests((opened) => {
  hall = opened;
});

/** Both Schemes in one form, each with what it notes; sealed with one tap. */
async function seal(
  phone: Phone,
  ...schemes: readonly (readonly [scheme: string, noted: Readonly<Record<string, string>>])[]
): Promise<void> {
  for (const [place, [scheme, noted]] of schemes.entries()) {
    const slot = phone.page.locator('.ask-together').nth(place);
    await phone.choose(scheme, slot);
    // A tap that fell on another is told here: what one slot has taken, the next no longer offers.
    await slot.getByRole('radio', { name: scheme, checked: true }).waitFor({ state: 'attached' });
    for (const [label, model] of Object.entries(noted)) {
      await phone.choose(model, slot.getByRole('group', { name: new RegExp(`^${label}`) }));
    }
  }
  await phone.press('Seal them');
}

interface Phones {
  readonly ana: Phone;
  readonly bo: Phone;
}

interface Table extends Phones {
  readonly desk: Desk;
}

/** A published round, both phones on the page of its game, both Crews in. */
async function seated(system: string, scenario: Readonly<Record<string, string | readonly string[]>>): Promise<Table> {
  const desk = await hall.event(
    Object.keys(CREWS).map((name) => ({ name, faction: 'Guild', checkIn: true })),
    system,
  );
  await desk.play(
    { type: 'change-settings', settings: { rounds: 1 } },
    { type: 'set-scenario', round: 1, scenario },
    { type: 'start-event' },
  );
  await desk.nextRound();
  const open = async (name: Name): Promise<Phone> => {
    const phone = new Phone(await hall.phone());
    await claim(phone.page, desk.join, name);
    await phone.listen();
    await phone.page.getByRole('link', { name: 'Play it here' }).tap();
    await phone.step('Set-up: Crews');
    return phone;
  };
  const [ana, bo] = [await open('Ana'), await open('Bo')];
  for (const [phone, crew] of [
    [ana, CREWS.Ana],
    [bo, CREWS.Bo],
  ] as const) {
    await phone.page.getByLabel('Your Crew').fill(crew);
    await phone.page.getByText(/^I read \d+ models, \d+ stones/).waitFor();
    await phone.press('Seal it');
  }
  for (const phone of [ana, bo]) await phone.step('Set-up: Schemes');
  return { desk, ana, bo };
}

/** Whether these bytes tell what was sealed: as data, or in words. */
const tells = (heard: string, scheme: string, label: string): boolean =>
  heard.includes(`"scheme":"${scheme}"`) || heard.includes(`Scheme: ${label}`);

/** Both end the Turn: whoever comes second reads what was counted. */
async function endTurn(turn: number, ...phones: readonly Phone[]): Promise<void> {
  for (const [place, phone] of phones.entries()) {
    await phone.press(place === 0 ? new RegExp(`^(End of Turn ${turn}|Done)$`) : /^Done$/);
  }
}

/** What stands at the counters, one's own first. */
const figures = ({ page }: Phone): Promise<string[]> => page.locator('.turn-count .counter-value').allInnerTexts();

/** A tap on a model, and one on who killed it. */
async function kill(phone: Phone, victim: string, by: string): Promise<void> {
  for (const name of [victim, by]) await phone.press(name, phone.page.locator('.turn-models'));
  await phone.page.locator('.turn-out', { hasText: `killed by ${by}` }).waitFor();
}

/** Turns a Scheme over that lies face down, and scores with it. */
async function reveal(phone: Phone, scheme: string, verb: RegExp): Promise<void> {
  await phone.press(scheme, phone.page.locator('.turn-cards'));
  await phone.press(verb, phone.page.getByRole('dialog'));
}

const counted = (...phones: readonly Phone[]): number => phones.reduce((sum, phone) => sum + phone.counted(), 0);

/** Bo reads how many fell in Turn 1, and says how many it were; both accounts stand side by side, until Ana agrees. */
async function toldDifferently({ ana, bo }: Table): Promise<void> {
  await bo.page.getByText('Ana ended Turn 1. Counted for the Strategy: you 0 and Ana 0.').waitFor();
  await bo.page.getByRole('button', { name: 'That’s wrong' }).tap();
  const said = bo.page.getByRole('dialog');
  await said.getByRole('button', { name: /^One more: Ana/ }).tap();
  await said.getByRole('button', { name: 'Confirm' }).tap();
  const dispute = ana.page.getByRole('region', { name: / disagree$/ });
  await dispute.locator('.account').nth(1).waitFor();
  const told = await dispute.locator('.account').allTextContents();
  expect(told.map((text) => /^(Ana|Bo).*?Ana: Enemy models.*?any other: (\d)/.exec(text)?.slice(1))).toEqual([
    ['Ana', '0'],
    ['Bo', '1'],
  ]);
  await dispute.getByRole('button', { name: 'Agree' }).tap();
  for (const { page } of [ana, bo]) {
    await page.getByRole('region', { name: / disagree$/ }).waitFor({ state: 'detached' });
  }
  await bo.news('Ana agrees to the correction').waitFor();
  expect(await ana.news('the correction').count()).toBe(0);
}

/** What fell by a slip is tapped again: whoever entered something since reads what goes, and agrees. */
async function slipTakenBack({ ana, bo }: Phones): Promise<void> {
  await kill(ana, 'Fox (2)', 'Alf');
  await kill(bo, 'Elk (2)', 'Bob');
  await ana.page.locator('.turn-out', { hasText: 'Elk' }).waitFor();
  await ana.press('Fox (2)', ana.page.locator('.turn-models'));
  // Whoever is asked reads it at once, wherever on the page they were, and is led there by a tap.
  await bo.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await ana.press('Undo (asks Bo)');
  const asked = bo.page.locator('.game-going-back');
  await bo.press('Show me where', bo.news('Ana asks to go back to before'));
  await expect.poll(() => asked.evaluate((one) => Math.sign(one.getBoundingClientRect().top))).toBe(1);
  await bo.page.getByText('Bo: Out of play (Who: Elk (2) · By: Bob)').waitFor();
  await bo.press('Agree');
  for (const { page } of [ana, bo]) await page.locator('.turn-out').first().waitFor({ state: 'detached' });
}

/** A thumb finds it, px. */
const CHIP = 36;

/** The counters stand above what is fixed at the foot, and so does every model, large enough for a thumb. */
async function allInSight({ page }: Phone): Promise<void> {
  const bottom = (what: string): Promise<number> =>
    page
      .locator(what)
      .last()
      .evaluate((element) => element.getBoundingClientRect().bottom);
  const foot = await page.locator('.turn-foot').evaluate((element) => element.getBoundingClientRect().top);
  expect(Math.max(await bottom('.turn-count'), await bottom('.turn-model'))).toBeLessThanOrEqual(foot);
  const heights = await page
    .locator('.turn-model')
    .evaluateAll((chips) => chips.map((chip) => chip.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(CHIP);
}

/** Somebody without a part in it comes from the event’s page to the same game. */
async function watching({ desk }: Table): Promise<Phone> {
  const spectator = new Phone(await hall.phone());
  await spectator.listen();
  await spectator.page.goto(`${hall.url}/e/${desk.id}`);
  await spectator.tap(spectator.page.getByRole('tab', { name: 'Results' }));
  await spectator.tap(spectator.page.getByRole('link', { name: 'Watch: Table 1' }));
  await spectator.step('Turn 2');
  return spectator;
}

/** Who fell, what was counted and scored, and not a word of what is sealed. */
async function seesTheSame(spectator: Phone): Promise<void> {
  const { page } = spectator;
  for (const [model, by] of [
    ['Bud', 'Alf'],
    ['Art', 'Bob'],
  ] as const) {
    await page.locator('.turn-out', { hasText: model }).getByText(`killed by ${by}`).waitFor();
  }
  await page.getByText(/^Ana \+1: Vendetta/).waitFor();
  const turn = page.locator('.turn');
  // Whichever side was drawn first.
  expect((await turn.locator('.turn-head .turn-score').allInnerTexts()).toSorted()).toEqual(['0', '1']);
  expect(await turn.locator('.turn-count').count()).toBeGreaterThan(0);
  expect(await turn.locator('button:enabled:not(.turn-happened)').count()).toBe(0);
  expect(await page.locator('body').innerText()).not.toMatch(/Scheme \d/);
  const { heard } = spectator;
  expect([
    tells(heard, 'vendetta', 'Vendetta'),
    tells(heard, 'outflank', 'Outflank'),
    tells(heard, 'assassinate', 'Assassinate'),
    tells(heard, 'claim-jump', 'Claim Jump'),
  ]).toEqual([true, false, false, false]);
}

async function sign({ desk, ana, bo }: Table): Promise<Readonly<Record<string, unknown>>> {
  await ana.press('This is the result');
  await bo.press('Confirm and sign');
  await ana.page
    .locator('.end-card')
    .getByText(/^In the event: .*Ana 3 TP, \d DIFF/)
    .waitFor();
  for (const { page } of [ana, bo]) {
    await page.getByText('Signed by everybody. The event has the result.').waitFor();
    await page.getByRole('table', { name: 'Points by turn or round' }).waitFor();
    // What is shared says it too.
    await page
      .locator('.end-card')
      .getByText(/^Ana played Ana’s Master; Bo played Bo’s Master\.$|^Bo played Bo’s Master; /)
      .waitFor();
  }
  const [game] = await desk.games(1);
  const entrants = await desk.entrants();
  const scores = game?.result && 'scores' in game.result ? game.result.scores : [];
  return Object.fromEntries((game?.seats ?? []).map((id, seat) => [entrants[id]?.name ?? '', scores[seat]?.vp]));
}

/** From the start page to the Crews of a game without an event. */
async function begunAtHome({ ana, bo }: Phones, title: RegExp): Promise<void> {
  await ana.page.goto(hall.url);
  await ana.tap(ana.page.getByRole('link', { name: 'Play a game without an event' }));
  await ana.page.getByText('All Out Brawl').waitFor();
  if (!(await ana.page.getByRole('radio', { name: title }).isChecked())) await ana.choose(title);
  await ana.press('Start');
  const scanned = await ana.page.getByRole('link', { name: 'Play as Side B on this device' }).getAttribute('href');
  await ana.tap(ana.page.getByRole('link', { name: 'Play as Side A on this device' }));
  // The code stays at hand until the other sits.
  await ana.step('Set-up: what is played');
  await ana.page.getByRole('button', { name: 'Code for Side B' }).tap();
  await ana.page.getByRole('img', { name: 'The code of Side B' }).waitFor();
  await ana.page.getByRole('button', { name: 'Close' }).tap();
  await ana.page.getByRole('dialog').waitFor({ state: 'detached' });
  await bo.page.goto(new URL(scanned ?? '', hall.url).href);
  await ana.press('Let Muster draw');
}

/** Both seal the first Schemes of the pool, those that note nothing before the others. */
async function sealedAny(...phones: readonly Phone[]): Promise<void> {
  for (const phone of phones) {
    await phone.step('Set-up: Schemes');
    // The form is fetched after the page.
    await phone.page.locator('.ask-together .choice-face').first().waitFor();
    const names = await phone.page.locator('.ask-together').first().locator('.choice-face').allInnerTexts();
    const few = names.toSorted((one, other) => Number(NOTING.includes(one)) - Number(NOTING.includes(other)));
    for (const [place, name] of few.slice(0, 2).entries()) {
      const slot = phone.page.locator('.ask-together').nth(place);
      await phone.choose(name, slot);
      const noted = slot.getByRole('group').filter({ hasNotText: name });
      for (const one of await noted.all()) await phone.tap(one.getByRole('radio').first());
      // Of a Crew on paper, what is noted is written.
      for (const one of await slot.getByRole('textbox').all()) await one.fill('Ada');
    }
    await rulesOver(phone, few[0] ?? '');
    await phone.press('Seal them');
  }
  for (const phone of phones) await phone.step('Turn 1');
}

/** From the start page to the first Turn, with the Crews that the phones keep. */
async function anotherGame({ ana, bo }: Phones): Promise<void> {
  counted(ana, bo);
  await begunAtHome({ ana, bo }, /Season Zero[^:]*$/);
  for (const phone of [ana, bo]) {
    await phone.page.getByText(/^I read 12 models/).waitFor();
    await phone.press('Seal it');
  }
  await sealedAny(ana, bo);
  expect(await ana.page.getByRole('button', { name: 'Code for Side B' }).count()).toBe(0);
  expect(counted(ana, bo)).toBeLessThanOrEqual(SET_UP);
  // A phone that is lost takes its code along: the one that began the game shows it again.
  await ana.page.getByRole('button', { name: 'Lost phone: show its code' }).tap();
  await ana.page.getByRole('img', { name: 'The code of Side B' }).waitFor();
  // Two may share a phone: the other's code opens on the page that is open.
  await ana.page.getByRole('link', { name: 'Play as Side B on this device' }).tap();
  await ana.page.getByRole('dialog').waitFor({ state: 'detached' });
  // Nobody looks at what another sealed unseen: both phones say it until they are told that it was read.
  for (const { page } of [ana, bo]) {
    const told = page.getByRole('alert').filter({ hasText: 'Side B: opened on another phone at' });
    await told.waitFor();
    await told.getByRole('button', { name: 'OK' }).tap();
    await told.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText('What was entered').waitFor();
    expect(await told.count()).toBe(0);
  }
  await ana.page.getByRole('button', { name: 'Lost phone: show its code' }).tap();
  await ana.page.getByRole('img', { name: 'The code of Side A' }).waitFor();
}

/** The shortest game there can be, from the Crews on: both on paper, Time in the first Turn, nothing scored. */
async function shortest({ ana, bo }: Phones): Promise<void> {
  for (const phone of [ana, bo]) {
    await phone.page.getByLabel('Your Crew').fill('');
    await phone.press(/^Seal it/);
  }
  await sealedAny(ana, bo);
  await ana.unfold(/Time called/);
  await ana.press('Time was called');
  await ana.page.getByText('Finish the Activation in progress').waitFor();
  await endTurn(1, ana, bo);
  await endedQuietly(ana, bo);
  await ana.press('This is the result');
  await bo.press('Confirm and sign');
  for (const { page } of [ana, bo]) await page.getByText(/^Signed by everybody/).waitFor();
}

/** Rules open over the page, in words; what is chosen below stays. */
async function rulesOver({ page }: Phone, chosen: string): Promise<void> {
  await page.locator('.ask').getByRole('button', { name: 'Why?' }).tap();
  await page
    .getByRole('dialog')
    .getByText(/Scheme/)
    .first()
    .waitFor();
  expect(await page.getByRole('dialog').innerText()).not.toMatch(/[<>]=|\bexists\b/);
  await page.getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.locator('.ask-together').first().getByRole('radio', { name: chosen }).isChecked()).toBe(true);
}

/** The Schemes of both packs that note something. */
const NOTING: readonly string[] = [
  'Claim Jump',
  'Deliver a Message',
  'Public Demonstration',
  'Set Up',
  'Take One For The Team',
  'Take Prisoner',
  'Undercover Entourage',
  'Vendetta',
];

describe('two phones', () => {
  test('play Season Zero', async () => {
    const table = await seated('gaining-grounds-s0', {
      strategy: 'reckoning',
      deployment: 'standard',
      schemes: ['vendetta', 'take-prisoner', 'claim-jump', 'outflank', 'assassinate'],
    });
    const { ana, bo } = table;
    await seal(ana, ['Vendetta', { 'A model of yours': 'Alf', 'An enemy': 'Ben' }], ['Outflank', {}]);
    // Bo’s page is at rest: it has heard of Ana’s Schemes.
    await bo.page.getByText('Waiting for Ana’s Schemes').waitFor({ state: 'detached' });
    await seal(bo, ['Assassinate', {}], ['Claim Jump', { 'A model of yours': 'Bob' }]);
    for (const phone of [ana, bo]) await phone.step('Turn 1');

    // Turn 1, without kills; nothing secret lies open.
    counted(ana, bo);
    expect(await ana.page.locator('.turn-cards').innerText()).not.toMatch(/Outflank|Vendetta/);
    await endTurn(1, ana);
    await toldDifferently(table);
    await bo.press(/^Done$/);
    for (const phone of [ana, bo]) await phone.step('Turn 2');
    expect(counted(ana, bo)).toBeLessThanOrEqual(QUIET);

    // Held, a model is marked as activated, on this phone alone; nothing is told.
    const ada = ana.page.locator('.turn-model', { hasText: 'Ada' });
    await ada.click({ delay: 500 });
    await ada.getByText('activated').waitFor();
    expect(await ana.page.getByText('tap who killed it.').count()).toBe(0);
    await ana.page.reload();
    await ada.getByText('activated').waitFor();

    await slipTakenBack(table);

    // Turn 2: Ana kills, and shows a Scheme; Time is called.
    const spectator = await watching(table);
    expect([tells(bo.heard, 'vendetta', 'Vendetta'), tells(ana.heard, 'assassinate', 'Assassinate')]).toEqual([
      false,
      false,
    ]);
    counted(ana, bo);
    for (const { page } of [ana, bo]) await page.evaluate(() => scrollTo(0, 0));
    for (const phone of [ana, bo]) await allInSight(phone);
    await kill(ana, 'Bud', 'Alf');
    const killing = counted(ana, bo);
    expect(killing).toBeLessThanOrEqual(KILL);
    await bo.page.locator('.turn-out', { hasText: 'killed by Alf' }).waitFor();
    await reveal(ana, 'Scheme 1', /^Reveal and score 1 VP/);
    await bo.page.getByText(/^Ana \+1: Vendetta/).waitFor();
    const revealing = counted(ana, bo);
    expect(revealing).toBeLessThanOrEqual(REVEAL);
    // What scored is looked over, and said to be wrong, where it is read.
    await bo.page.locator('button.turn-happened').tap();
    const row = bo.page.getByRole('dialog').locator('.game-said', { hasText: 'Vendetta' }).first();
    // The second tap disputes it, and the two accounts are what is seen next.
    await row.getByRole('button', { name: 'Only dispute it' }).tap();
    await bo.page.getByRole('dialog').waitFor({ state: 'detached' });
    const disagree = bo.page.getByRole('region', { name: / disagree$/ });
    await expect.poll(() => disagree.evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(740 / 2);
    await bo.page
      .getByRole('region', { name: / disagree$/ })
      .getByRole('button', { name: 'Withdraw' })
      .tap();
    for (const { page } of [ana, bo]) {
      await page.getByRole('region', { name: / disagree$/ }).waitFor({ state: 'detached' });
      await page.evaluate(() => scrollTo(0, 0));
    }
    await kill(bo, 'Art', 'Bob');
    const played = killing + revealing + counted(ana, bo);
    // All of it without scrolling.
    for (const { page } of [ana, bo]) expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect.poll(() => tells(bo.heard, 'vendetta', 'Vendetta')).toBe(true);
    await seesTheSame(spectator);
    await bo.unfold('Last Turn or Time called');
    await bo.press('Time was called');
    await bo.page.getByText('Finish the Activation in progress').waitFor();
    for (const { page } of [ana, bo]) await page.evaluate(() => scrollTo(0, 0));
    for (const phone of [ana, bo]) await allInSight(phone);
    counted(ana, bo);
    await endTurn(2, ana, bo);
    expect(played + counted(ana, bo)).toBeLessThanOrEqual(FULL);

    for (const phone of [ana, bo]) await phone.step('End of the game');
    // Ben and Bo’s Master are in play, as everybody told: nobody is asked for an End that cannot be.
    await ana.press('It scores nothing', ana.ask('Outflank'));
    await bo.press('It scores nothing', bo.ask('Claim Jump'));
    expect(await sign(table)).toEqual({ Ana: 2, Bo: 1 });
    await expect.poll(() => tells(ana.heard, 'assassinate', 'Assassinate')).toBe(true);
    await anotherGame(table);
  });

  test('play 2018', async () => {
    const table = await seated('gaining-grounds-2018', {
      strategy: 'extraction',
      deployment: 'corner',
      schemes: ['surround-them', 'set-up', 'vendetta', 'search-the-ruins', 'hold-up-their-forces'],
    });
    const { ana, bo } = table;
    await seal(ana, ['Set Up', { 'An enemy': 'Bob' }], ['Hold Up Their Forces', {}]);
    await seal(bo, ['Surround Them', {}], ['Vendetta', { 'A model of yours': 'Ben', 'An enemy': 'Alf' }]);
    for (const phone of [ana, bo]) await phone.step('Turn 1');

    // Two of Ana's models near the Informant, one of Bo's.
    counted(ana, bo);
    for (const more of [/^One more: Ana/, /^One more: Ana/]) await ana.press(more);
    // Both count on one page: what Ana tapped, Bo sees, and adds to; Ana enters what both see.
    await expect.poll(() => figures(bo)).toEqual(['0', '2']);
    await bo.press(/^One more: Bo/);
    await expect.poll(() => figures(ana)).toEqual(['2', '1']);
    await endTurn(1, ana);
    await bo.page.getByText('Ana ended Turn 1. Counted for the Strategy: you 1 and Ana 2.').waitFor();
    await endTurn(1, bo);
    for (const phone of [ana, bo]) await phone.step('Turn 2');
    expect(counted(ana, bo)).toBeLessThanOrEqual(QUIET + 3);

    // They stand as they stood. Ana ends the Turn by showing Set Up with two Markers.
    expect(tells(bo.heard, 'set-up', 'Set Up')).toBe(false);
    await ana.press('Scheme 1', ana.page.locator('.turn-cards'));
    await ana.choose(/^2$/, ana.page.getByRole('dialog'));
    await ana.press('Reveal and score', ana.page.getByRole('dialog'));
    await ana.page.getByText('Ana may put the Informant up to 3 inches elsewhere.').waitFor({ state: 'attached' });
    await bo.page.getByText(/^Ana \+\d: Set Up/).waitFor();
    expect(counted(ana, bo)).toBeLessThanOrEqual(REVEAL + 1);
    await expect.poll(() => tells(bo.heard, 'set-up', 'Set Up')).toBe(true);
    await endTurn(2, ana, bo);

    // Turn 3: Time.
    for (const phone of [ana, bo]) await phone.step('Turn 3');
    expect(tells(ana.heard, 'vendetta', 'Vendetta')).toBe(false);
    await bo.unfold('Time called');
    await bo.press('Time was called');
    await bo.page.getByText('Finish the Activation in progress').waitFor();
    await endTurn(3, bo, ana);
    for (const phone of [ana, bo]) await phone.step('End of the game');
    await bo.press('It scores nothing', bo.ask('Surround Them'));
    expect(await sign(table)).toEqual({ Ana: 4, Bo: 0 });
  });

  test.each([/Season Zero/, /2018/])('play a demonstration’s game of %s, from its Try a phone', async (pack) => {
    const desk = await hall.phone({ viewport: { width: 1280, height: 900 } });
    await desk.goto(hall.url);
    await desk.getByText('A demo of another game').click();
    await desk.getByRole('button', { name: pack }).click();
    const opened = desk.context().waitForEvent('page');
    await desk.getByRole('button', { name: 'Try a phone' }).click();
    const ana = new Phone(await opened);
    const other = await ana.page.locator('.my-against + * bdi').first().innerText();
    const openedToo = desk.context().waitForEvent('page');
    // The second is whom the first plays, and both stay who they are.
    await desk.getByRole('button', { name: `Try the opponent’s phone: ${other}` }).click();
    const bo = new Phone(await openedToo);
    for (const { page } of [ana, bo]) await page.getByRole('link', { name: 'Play it here' }).click();
    await shortest({ ana, bo });
  });

  test('of four in an All Out Brawl: an Activation and the middle, tapped on one screen', async () => {
    const sides: readonly SideId[] = ['A', 'B', 'C', 'D'];
    const brawl = await byProgram(hall.url, {
      system: 'gaining-grounds-s0',
      names: ['Ana', 'Bo', 'Cy', 'Di'],
      setting: { options: { mode: 'all-out-brawl' } },
    });
    await brawl.tell(...sides.map((side): Told => [side, `crew:${side}`, `Ox of ${side} (Enforcer) (8)`]));
    await brawl.tell(['A', 'deploying', sides]);
    await brawl.tell(...sides.map((side, place): Told => [side, `turn:1/flip:${side}`, String(13 - place)]));
    const [ana, bo] = [new Phone(await hall.phone()), new Phone(await hall.phone())];
    await ana.page.goto(hall.url + brawl.pathOf('A'));
    await bo.page.goto(hall.url + brawl.pathOf('B'));
    await bo.page.getByText('Waiting for Ana’s Activation').waitFor();
    // Whoever waits is asked nothing in full: a call of the clock waits in its fold.
    expect(await bo.page.locator('.game-next > .ask').count()).toBe(0);
    // Bo’s model is killed, Cy’s damaged: the button says what that pays.
    for (const name of ['Ox of B', 'Ox of B', 'Ox of C']) await ana.press(name);
    await ana.press('End of my Activation: +4');
    await bo.page.locator('.turn-out', { hasText: 'killed by Ana' }).waitFor();
    await bo.page.getByText('Bring your Leader back?').waitFor();
    await brawl.tell(
      ['B', 'turn:1/return:B', false],
      ['C', 'turn:1/activation:C', { damaged: 0 }],
      ['D', 'turn:1/activation:D', { damaged: 0 }],
    );
    await ana.press('Ox of A');
    // What Ana marks Bo sees; and what Bo marks counts, whoever ends the Turn.
    await bo.page.locator('.turn-chosen', { hasText: 'near the middle' }).waitFor();
    await bo.press('Ox of C');
    await expect.poll(() => ana.page.locator('.turn-chosen', { hasText: 'near the middle' }).count()).toBe(2);
    // The page is led nowhere; a line that came in above what Ana tapped scrolls it by that line.
    expect(await ana.page.evaluate(() => scrollY)).toBeLessThan(40);
    await ana.press('End of Turn 1');
    await ana.step('Turn 2: Initiative');
    await bo.step('Turn 2: Initiative');
    expect(await bo.page.locator('.turn-score').allInnerTexts()).toEqual(['0', '5', '1', '0']);
  });

  test('play 2018 from the start page', async () => {
    const [ana, bo] = [new Phone(await hall.phone()), new Phone(await hall.phone())];
    await begunAtHome({ ana, bo }, /Gaining Grounds 2018/);
    await shortest({ ana, bo });
    for (const { page } of [ana, bo]) await page.getByRole('link', { name: 'Play again' }).waitFor();
  });
});
