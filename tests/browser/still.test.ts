/** What others do on their phones moves nothing under a finger on this one; what they want and enter is told at the foot. */
import type { Locator } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import type { SideId } from '../../core/encounter/types.ts';
import type { Json } from '../../core/journal/json.ts';
import { systemClock } from '../../server/clock.ts';
import { LISTS } from '../core/systems/steamroller-2015/game/table.ts';
import { Phone } from './at-table.ts';
import { inEachFace } from './browser.ts';
import { type ByProgram, type Told, byProgram } from './game-by-program.ts';
import { type Hall, hallForTests } from './hall.ts';
import { hiddenBattle } from './hit-games.ts';

let hall: Hall;
hallForTests((opened) => {
  hall = opened;
});

const SET_UP: readonly Told[] = [
  ['A', 'list:A', LISTS.A],
  ['B', 'list:B', LISTS.B],
  ['A', 'roll:1', { A: 5, B: 2 }],
  ['A', 'order', 'first'],
  ['B', 'edge', 'stay'],
  ['A', 'deploy:A', true],
  ['B', 'deploy:B', true],
];

/** Of Steamroller, up to the first player’s first turn; their clock stands. */
async function steamroller(scenario = 'outflank'): Promise<ByProgram> {
  const game = await byProgram(hall.url, { system: 'steamroller-2015', names: ['Ana', 'Bo'], setting: { scenario } });
  await game.tell(...SET_UP);
  return game;
}

/** Whether it is whole in the window, and above the foot. */
const inSight = (what: Locator) =>
  expect
    .poll(() =>
      what.evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        const foot = document.querySelector('.game-foot')?.getBoundingClientRect();
        return top >= 0 && bottom <= (foot && foot.height > 0 ? foot.top : innerHeight);
      }),
    )
    .toBe(true);

async function phoneOf(game: ByProgram, side: SideId, language = 'en'): Promise<Phone> {
  const phone = new Phone(await hall.phone({ locale: language }));
  await phone.page.goto(`${hall.url}${game.pathOf(side)}`);
  await phone.page.locator('.game-step').waitFor();
  // As the page opens it grows by itself.
  await phone.page.waitForTimeout(4500);
  return phone;
}

const topOf = (what: Locator): Promise<number> => what.evaluate((one) => Math.round(one.getBoundingClientRect().top));

/** A page scrolls by whole pixels, and what comes and goes is not always a whole number of them high. */
const isNear = (now: number, before: number) => expect(Math.abs(now - before)).toBeLessThanOrEqual(1);

/** Where it is once what was just done has been shown, and has settled. */
async function topAfter(what: Locator, shown: Locator): Promise<number> {
  await shown.waitFor({ state: 'attached' });
  await what.page().waitForTimeout(1000);
  return topOf(what);
}

test('nothing moves when the other starts their clock, disputes something or asks to go back', async () => {
  const game = await steamroller();
  const bo = await phoneOf(game, 'B');
  const { page } = bo;
  const armies = page.locator('.board', { hasText: 'Armies' }).locator('summary').first();
  const before = await topOf(armies);
  await game.tell(['A', 'turn:1A/start', true]);
  expect(await topAfter(armies, page.locator('.table-clock-runs'))).toBe(before);
  // Of two that commit neither is tapped for the other.
  const [one, all] = await bo.rows('Bo').locator('.board-line', { hasText: 'Scouts' }).locator('.button').all();
  const gap =
    ((await all?.boundingBox())?.x ?? 0) - ((await one?.evaluate((tap) => tap.getBoundingClientRect().right)) ?? 0);
  expect(gap).toBeGreaterThanOrEqual(8);
  // A finger is on a button of an army.
  const scouts = bo.rows('Bo').getByRole('button', { name: 'Scouts: One model destroyed' });
  await bo.tap(scouts);
  await page.locator('.board-count', { hasText: '5 of 6' }).waitFor();
  await page.waitForTimeout(1000);
  const row = await topOf(scouts);
  const answers = await page.evaluate(() => document.querySelectorAll('.game-said').length);
  expect(answers).toBe(0);
  await game.send('A', { type: 'object', answer: 9 });
  const told = page.locator('.game-news', { hasText: 'Ana disputes it' });
  expect(await topAfter(scouts, told)).toBe(row);
  // Without an event there is no judge, and none is waited for.
  await page.locator('.game-disputes', { hasText: 'a third person rules as its judge' }).waitFor({ state: 'attached' });
  expect(await page.locator('.game-disputes').getByRole('button', { name: 'Call a judge' }).count()).toBe(0);
  await game.send('A', { type: 'withdraw-objection', answer: 9 });
  isNear(await topAfter(scouts, page.locator('.game-foot:not(:has(.game-news))')), row);
  await game.send('A', { type: 'go-back', answer: 8 });
  const asked = page.locator('.game-news', { hasText: 'Ana asks to go back to before' });
  isNear(await topAfter(scouts, asked), row);
  // Its button leads there, and then it is told.
  await bo.press('Show me where', asked);
  const agree = page.getByRole('button', { name: 'Agree: go back' });
  await asked.waitFor({ state: 'detached' });
  expect(await topOf(agree)).toBeGreaterThan(0);
  expect(await topOf(agree)).toBeLessThan(700);
  await bo.press('No, go on');
  // A turn ends while a loss is tapped: what is tapped stays, and both armies keep their order when the next one opens.
  await bo.tap(scouts);
  await page.locator('.board-count', { hasText: '4 of 6' }).waitFor();
  const next = await topOf(scouts);
  await game.tell(['A', 'turn:1A/end', true]);
  isNear(await topAfter(scouts, page.locator('.game-step', { hasText: 'Turn 1: Bo' })), next);
  await bo.rows('Ana').and(page.locator('[open]')).waitFor();
  await bo.rows('Bo').and(page.locator(':not([open])')).waitFor();
  expect(await page.locator('.board-side-name').allTextContents()).toEqual(['Ana', 'Bo']);
  // Once a dispute is agreed to, what follows stands where its card stood: for a moment nothing is tapped, and it looks so.
  await page.locator('.game:not(.game-rests)').waitFor();
  await game.send('A', { type: 'object', answer: 10 });
  const card = page.locator('.game-disputes');
  const resting = page.locator('.game-rests .button').first();
  const looks = resting.evaluate((one) => {
    const { pointerEvents } = getComputedStyle(one);
    return new Promise((done) =>
      setTimeout(() => done([pointerEvents, Number(getComputedStyle(one).opacity) < 0.7]), 250),
    );
  });
  await bo.press('Yes, remove it', card);
  expect(await looks).toEqual(['none', true]);
  await card.waitFor({ state: 'detached' });
});

test('each button of the foot keeps its place, and what was read or dismissed does not come back', async () => {
  const game = await steamroller();
  // In the longer words.
  const bo = await phoneOf(game, 'B', 'de');
  const news = bo.page.locator('.game-news');
  const at = (name: string) =>
    news.getByRole('button', { name }).evaluate((one) => {
      const { left, top, bottom } = one.getBoundingClientRect();
      return { left, top, bottom };
    });
  await game.tell(['A', 'turn:1A/start', true], ['A', 'turn:1A/lost', { card: 'B.e6' }]);
  await news.getByText('Sniper').waitFor();
  const [wrong, away] = [await at('Das stimmt nicht'), await at('Ausblenden')];
  await game.tell(['A', 'turn:1A/lost', { card: 'B.e5' }]);
  await news.getByText('Scouts').waitFor();
  await news.getByRole('button', { name: '1 weitere' }).waitFor();
  expect([await at('Das stimmt nicht'), await at('Ausblenden')]).toEqual([wrong, away]);
  // What else is news is read from the head of the log.
  await bo.press('1 weitere', news);
  const log = bo.page.locator('.game-log');
  await log.getByText('Sniper').waitFor();
  await bo.page.waitForTimeout(700);
  expect(await topOf(log)).toBeGreaterThanOrEqual(0);
  expect(await topOf(log)).toBeLessThan(120);
  // What is dismissed is not counted, and leaves nothing older behind.
  await bo.press('Ausblenden', news);
  await news.waitFor({ state: 'detached' });
  await bo.page.reload();
  await bo.page.locator('.game-log').waitFor();
  await bo.page.waitForTimeout(1500);
  expect(await news.count()).toBe(0);
  await game.tell(['A', 'turn:1A/lost', { card: 'B.e5' }]);
  await news.getByText('Scouts').waitFor();
  expect(await news.getByRole('button', { name: '1 weitere' }).count()).toBe(0);
  await bo.press(/^Riflemen: .*−1/, bo.rows('Bo'));
  await news.waitFor({ state: 'detached' });
});

test('a clock that has run out is no wider than a phone, in either language', async () => {
  const game = await steamroller();
  await game.tell(['A', 'turn:1A/start', true]);
  // The server is in this process.
  const now = systemClock.now.bind(systemClock);
  const later = vi.spyOn(systemClock, 'now').mockImplementation(() => now() + 11 * 60_000);
  try {
    for (const [locale, out] of [
      ['en', 'out of time'],
      ['de', 'Zeit ist um'],
    ] as const)
      for (const path of [game.pathOf('A'), game.clock]) {
        const page = await hall.phone({ locale });
        await page.goto(`${hall.url}${path}`);
        await page.getByText(out).first().waitFor();
        const wide = await inEachFace(page, () =>
          page.evaluate(() =>
            [
              document.documentElement,
              ...document.querySelectorAll('.table-clock *, .clock-half, .clock-half *'),
            ].flatMap((one) => {
              const { right } = one.getBoundingClientRect();
              const wider = one.scrollWidth - one.clientWidth;
              return right > innerWidth || (one.clientWidth > 0 && wider > 0)
                ? [`${one.className} ${right} ${wider}`]
                : [];
            }),
          ),
        );
        expect([path === game.clock, locale, wide]).toEqual([path === game.clock, locale, []]);
        await page.context().close();
      }
  } finally {
    later.mockRestore();
  }
});

test('what commits is in sight, and in German the figures of both are whole on a phone', async () => {
  const game = await steamroller();
  const ana = await phoneOf(game, 'A', 'de');
  const { page } = ana;
  const commits = (name: string) => inSight(page.getByRole('button', { name }));
  // No title breaks letter by letter beside a long figure.
  const narrow = await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('details.board')) fold.open = true;
    const titles = [...document.querySelectorAll('.board-title')];
    return [
      titles.length > 0,
      titles.flatMap((one) => (one.getBoundingClientRect().width < 60 ? one.textContent : [])),
    ];
  });
  expect(narrow).toEqual([true, []]);
  await page.reload();
  await game.tell(['A', 'turn:1A/start', true], ['B', 'turn:1A/lost', { card: 'A.c1' }]);
  await commits('Das ist das Ergebnis');
  await game.send('B', { type: 'propose-result' });
  await commits('Bestätigen und unterschreiben');
  await game.send('A', { type: 'confirm-result' });
  await page.locator('.end-card').getByText('Niederlage').waitFor();
  const cut = await inEachFace(page, () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.game-sheets-frame')].flatMap((one) => {
        const { right } = one.getBoundingClientRect();
        return one.scrollWidth > one.clientWidth || right > innerWidth ? [`${one.scrollWidth} ${one.clientWidth}`] : [];
      }),
    ),
  );
  expect(cut).toEqual([]);
});

test('once something is chosen in a long form its button is in sight', async () => {
  const game = await steamroller();
  const phone = await phoneOf(game, 'B');
  const ana = await phoneOf(game, 'A');
  const turns = ['1A', '1B', '2A', '2B'].flatMap((turn): readonly Told[] => [
    [turn.endsWith('A') ? 'A' : 'B', `turn:${turn}/start`, true],
    [turn.endsWith('A') ? 'A' : 'B', `turn:${turn}/end`, true],
  ]);
  await game.tell(...turns);
  const scores = phone.ask('Who scores?');
  await phone.tap(scores.getByRole('radio', { name: /^Ana/ }).first());
  await inSight(scores.getByRole('button', { name: 'Save' }));
  await phone.press('Save', scores);
  // Where last turn's is offered too, nobody scores is one tap in sight, and a full score a tap for each zone and one to save.
  await game.tell(['A', 'turn:3A/start', true], ['A', 'turn:3A/end', true]);
  const next = ana.ask('Who scores?');
  for (const name of ['Nobody scores', 'As last turn']) await inSight(next.getByRole('button', { name }));
  ana.counted();
  await ana.choose('Bo dominates', next.getByRole('group', { name: 'Left zone' }));
  await ana.choose('Ana controls', next.getByRole('group', { name: 'Right zone' }));
  await inSight(next.getByRole('button', { name: 'Save' }));
  await ana.press('Save', next);
  expect(ana.counted()).toBe(3);
  await ana.step('Turn 3: Bo');
  // Before that it hides none of what is to be chosen.
  const rolls = await byProgram(hall.url, {
    system: 'steamroller-2015',
    names: ['Ana', 'Bo'],
    setting: { scenario: 'recon' },
  });
  await rolls.tell(...SET_UP.slice(0, 2));
  await phone.page.goto(`${hall.url}${rolls.pathOf('A')}`);
  const dice = phone.ask('Starting roll');
  await dice.getByRole('button', { name: 'Save' }).waitFor();
  const below = await topOf(dice.getByRole('button', { name: 'Save' }));
  for (const group of await dice.getByRole('group').all())
    expect(below).toBeGreaterThanOrEqual(await group.evaluate((one) => Math.floor(one.getBoundingClientRect().bottom)));
  const fresh = await byProgram(hall.url, { system: 'steamroller-2015', names: ['Ana', 'Bo'] });
  await phone.page.goto(`${hall.url}${fresh.pathOf('A')}`);
  await phone.press('As suggested', phone.ask('What you play by'));
  const scenario = phone.ask('Scenario');
  await phone.choose('Incursion', scenario);
  await inSight(scenario.getByRole('button', { name: 'Save' }));
});

/** As it opens, with its armies unfolded. Some faces are wider than others. */
const OPENED = 3.1;

/** Twelve cards. */
const longList = (caster: string): string =>
  [
    `Warcaster: ${caster} +6`,
    ...['  Heavy one [10]', '  Heavy two [10]', 'Riflemen (unit, 10) [8]', '  Officer [2]', 'Scouts (unit, 6) [6]'],
    ...['Sniper [3]', 'Chaplain [3]', 'Leader [2]', 'Mage [2]', 'Journeyman [3]', '  Light one [5]'],
  ].join('\n');

test('with long armies a page opens at about three screens', async () => {
  const game = await byProgram(hall.url, {
    ...{ system: 'steamroller-2015', names: ['Ana', 'Bo'], setting: { scenario: 'destruction' } },
  });
  await game.tell(['A', 'list:A', longList('Sorscha')], ['B', 'list:B', longList('Haley')], ...SET_UP.slice(2));
  const phones = [await phoneOf(game, 'A'), await phoneOf(game, 'B')];
  const fit = async (): Promise<void> => {
    for (const phone of phones) {
      await phone.page.reload();
      await phone.page.locator('.board-side[open]').waitFor();
      await phone.page.waitForTimeout(1500);
      // What is told at the foot has its room behind all of it.
      const told = await phone.page.locator('.game-foot').evaluate((foot) => foot.clientHeight / innerHeight);
      expect((await phone.screens()) - told).toBeLessThanOrEqual(OPENED);
    }
  };
  await game.tell(['A', 'turn:1A/start', true]);
  await fit();
  await game.tell(['A', 'turn:1A/end', true], ['B', 'turn:1B/end', true], ['A', 'turn:2A/end', true]);
  await game.tell(['A', 'turn:2A/facts', {}], ['B', 'turn:2B/end', true], ['B', 'turn:2B/facts', { 'Z.A': ['A.c1'] }]);
  await game.tell(['A', 'turn:3A/start', true]);
  await fit();
});

const GANGS = (['A', 'B', 'C'] as const).map((side): Told => [
  side,
  `gang:${side}`,
  { text: `Gang of ${side}\nBoss ${side}, W2, leader\nQuiet ${side}, W1` },
]);
const each = (ask: string, value: (side: SideId) => Json): readonly Told[] =>
  (['A', 'B', 'C'] as const).map((side) => [side, `${ask}:${side}`, value(side)]);

/** From the kind of battlefield to the first round. */
const BATTLE: readonly Told[] = [
  ['A', 'battlefield', 'hybrid'],
  ['A', 'priority-a-order:0', ['A', 'B', 'C']],
  ['A', 'hybrid', true],
  ['A', 'underdog', 'A'],
  ...each('set-aside', () => ({ deck: 0, cards: 0 })),
  ...each('crew', (side) => [`${side.toLowerCase()}1`, `${side.toLowerCase()}2`]),
  ['A', 'priority-b-order:0', ['A', 'B', 'C']],
  ['A', 'zone', 'inches'],
  ['A', 'edge:A', 'south'],
  ['B', 'edge:B', 'north'],
  ['C', 'edge:C', 'west'],
  ...each('deployed', () => true),
  ...each('seen', () => true),
  ['A', 'ballot:A', { B: 'b1', C: 'c1' }],
  ['B', 'ballot:B', { A: 'a1', C: 'c1' }],
  ['C', 'ballot:C', { A: 'a1', B: 'b1' }],
  ['A', 'priority-order:1', ['A', 'B', 'C']],
];

test('of three each reads what another settled for all and told of a fighter of theirs, and says that it is wrong', async () => {
  const game = await byProgram(hall.url, { system: 'the-hit', names: ['Ana', 'Bo', 'Cy'] });
  await game.tell(...GANGS);
  const [bo, cy] = [await phoneOf(game, 'B'), await phoneOf(game, 'C')];
  await bo.page.getByRole('heading', { name: 'One of you enters this' }).waitFor();
  // A second tap where the first answered does not answer what is asked next.
  const no = await bo.page.getByRole('button', { name: 'No', exact: true }).boundingBox();
  const [x, y] = [(no?.x ?? 0) + 20, (no?.y ?? 0) + 35];
  await bo.page.touchscreen.tap(x, y);
  await bo.page.getByRole('heading', { name: 'The battlefield' }).waitFor();
  const under = () =>
    bo.page.evaluate(([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('button')?.textContent, [x, y]);
  await bo.page.touchscreen.tap(x, y);
  await expect.poll(under).toBe('A hybrid of both');
  const wrong = (phone: Phone, says: string) => phone.news(says).getByRole('button', { name: 'That’s wrong' });
  await wrong(cy, 'Is this battle of a campaign? no (Bo)').tap();
  // To a question of yes and no there is one other answer.
  const said = cy.page.getByRole('dialog');
  await said.getByRole('button', { name: 'Yes', exact: true }).waitFor();
  expect(await said.getByRole('checkbox').count()).toBe(0);
  await said.getByRole('button', { name: 'Cancel' }).tap();
  await game.tell(...BATTLE.slice(0, 1));
  for (const phone of [bo, cy]) await wrong(phone, 'The battlefield: A hybrid of both').waitFor();
  await game.tell(...BATTLE.slice(1, 4));
  for (const phone of [bo, cy]) await wrong(phone, 'Who is the Underdog? Gang of A').waitFor();
  await game.tell(...BATTLE.slice(4, -4));
  const ballot = bo.ask('Your ballot');
  await bo.choose('Boss A', ballot);
  await inSight(ballot.getByRole('button', { name: 'Seal it' }));
  await game.tell(...BATTLE.slice(-4));
  // Each row is as high as before, whatever may be tapped in it, and so nothing below it moves.
  const row = cy.rows('Cy').locator('.board-line', { hasText: 'Boss C' }).first();
  const low = cy.rows('Cy').getByRole('button', { name: 'Quiet C: Out of Action by an injury' });
  await low.waitFor();
  await cy.page.waitForTimeout(4500);
  const high = (await row.boundingBox())?.height;
  const before = await topOf(low);
  await game.tell(['A', 'loses', { fighter: 'b1', wounds: 1 }]);
  await wrong(bo, 'A fighter loses Wounds: Fighter: Boss B').waitFor();
  await game.tell(['B', 'loses', { fighter: 'c1', wounds: 1 }]);
  await wrong(cy, 'A fighter loses Wounds: Fighter: Boss C').waitFor();
  expect([await topAfter(low, row.getByText('1/2 W')), (await row.boundingBox())?.height]).toEqual([before, high]);
  // What is no business of whoever looks is not told them.
  expect(await cy.page.locator('.game-news', { hasText: '+1' }).count()).toBe(0);
  // Who ended the round, and what follows, is told to all.
  await game.tell(['A', 'check:1', true]);
  for (const phone of [bo, cy]) await wrong(phone, 'End round 1 now: round 2 begins (Ana)').waitFor();
  await game.tell(['A', 'priority-order:2', ['A', 'B', 'C']]);
  // What is asked once more stands above the foot.
  await cy.press('Boss C: Out of Action by an injury');
  await cy.page.waitForTimeout(1000);
  const asked = cy.page.getByRole('button', { name: 'It is out with 1 of 2 Wounds left' });
  const foot = await topOf(cy.page.locator('.game-foot'));
  expect(await asked.evaluate((one) => one.getBoundingClientRect().bottom)).toBeLessThanOrEqual(foot);
});

/** As long as a page waits until nobody touches it, and a moment. */
const IDLE = 5000;

/** Of `hiddenBattle`: a Wound that B entered of one of A’s. */
const DISPUTED = 23;

/** From the first round of The Hit to the fourth. */
const TO_ROUND_FOUR = [1, 2, 3].flatMap((round): readonly Told[] => [
  ['A', `check:${round}`, true],
  ['A', `priority-order:${round + 1}`, ['A', 'B']],
]);

test('in The Hit no row moves when another finds a fighter, ends the round or enters priority', async () => {
  const game = await hiddenBattle(hall.url, 8);
  const bo = await phoneOf(game, 'B');
  const { page } = bo;
  const row = bo.rows('Bo').locator('b', { hasText: 'Number 6 B' });
  const near = async (now: Promise<number>, before: number) =>
    expect(Math.abs((await now) - before)).toBeLessThanOrEqual(1);
  await page.mouse.wheel(0, 330);
  await bo.tap(row);
  let before = await topOf(row);
  await game.tell(['A', 'seek:b2', { by: 'a1', view: 'open', within: 'close' }], ['A', 'detect-result', true]);
  await near(topAfter(row, page.getByRole('button', { name: 'Put Quiet B where its marker is' })), before);
  // A finger is there: the rows stay, and those of the next round take their place.
  await bo.tap(row);
  before = await topOf(row);
  await game.tell(['A', 'check:1', true]);
  await near(topAfter(row, page.locator('.game-step', { hasText: /^Round 2$/ })), before);
  await game.tell(['A', 'priority-order:2', ['A', 'B']]);
  await near(topAfter(row, page.locator('.game-step', { hasText: 'Round 2: Ana' })), before);
  // Nobody touches the page, and somebody reads the rows: what anybody may answer leads nobody.
  await page.waitForTimeout(IDLE);
  before = await topOf(row);
  await game.tell(['A', 'check:2', true]);
  await page.waitForTimeout(IDLE);
  await near(topAfter(row, page.locator('.game-step', { hasText: /^Round 3$/ })), before);
  // The foot says that a round began and what it asks, and one tap leads there.
  const told = page.locator('.game-news', { hasText: 'Round 3 – One of you enters this: Priority of this round' });
  await bo.press('Show me where', told);
  await inSight(page.locator('.game-next > .ask').getByRole('button').first());
  await told.waitFor({ state: 'detached' });
  // Whoever went elsewhere is done with them.
  await row.waitFor({ state: 'hidden' });
});

test('in The Hit a request moves no dispute, and one that is settled keeps its place until it is out of sight', async () => {
  const game = await hiddenBattle(hall.url, 6);
  await game.tell(['B', 'loses', { fighter: 'a1', wounds: 1 }], ['A', 'loses', { fighter: 'b1', wounds: 1 }]);
  const bo = await phoneOf(game, 'B');
  const { page } = bo;
  await game.send('A', { type: 'object', answer: DISPUTED });
  await bo.press('Show me where', page.locator('.game-news', { hasText: 'Ana disputes it' }));
  const [card, next] = [page.locator('.game-disputes .ask'), page.locator('.game-next')];
  // Its button stands where the foot will.
  const button = card.getByRole('button').last();
  await bo.press('Dismiss', page.locator('.game-news'));
  await page.mouse.wheel(0, (await topOf(button)) - 690);
  await bo.tap(card.locator('.account').last());
  await page.waitForTimeout(IDLE);
  const before = await topOf(button);
  await game.send('A', { type: 'go-back', answer: DISPUTED });
  isNear(await topAfter(button, page.locator('.game-news', { hasText: 'Ana asks to go back to before' })), before);
  const below = await topOf(next);
  await game.send('A', { type: 'refuse-going-back' });
  await game.send('A', { type: 'withdraw-objection', answer: DISPUTED });
  const settled = page.getByText('Settled.');
  isNear(await topAfter(next, settled.first()), below);
  // Nor for ever: whoever left the page alone meanwhile has read it.
  await settled.first().waitFor({ state: 'detached', timeout: 30_000 });
  await game.send('A', { type: 'object', answer: DISPUTED });
  await card.first().waitFor();
  await bo.tap(card.locator('.account').last());
  await page.waitForTimeout(IDLE);
  await game.send('A', { type: 'withdraw-objection', answer: DISPUTED });
  await settled.first().waitFor();
  await page.mouse.wheel(0, 2000);
  await settled.first().waitFor({ state: 'detached' });
});

test('in The Hit nothing moves while a form or a correction is filled in, and its result is in sight', async () => {
  const game = await hiddenBattle(hall.url, 2);
  await game.tell(...TO_ROUND_FOUR, ['A', 'out', { fighter: 'b1', how: 'injury', by: 'a1' }]);
  const bo = await phoneOf(game, 'B');
  const { page } = bo;
  await bo.unfold(/^A fighter goes Out of Action/);
  const out = bo.ask(/^A fighter goes Out of Action/);
  const radio = out.getByRole('radio', { name: 'Boss A' }).first();
  await bo.tap(radio);
  await page.waitForTimeout(IDLE);
  let before = await topOf(radio);
  // The game waits for a test of this phone’s.
  await game.tell(['A', 'end-round:4', true]);
  await page.waitForTimeout(IDLE);
  expect(await topAfter(radio, bo.ask('Bottle test').first())).toBe(before);
  await game.tell(['B', 'bottle:B:4', 'passes'], ['A', 'check:4', true], ['A', 'end-roll:4', 1]);
  await game.tell(['A', 'priority-order:5', ['A', 'B']]);
  await page.reload();
  await page.waitForTimeout(IDLE);
  await bo.tap(page.locator('.game-log > summary'));
  await bo.press(/wrong/, page.locator('.game-said', { hasText: 'A fighter goes Out of Action' }).first());
  const account = page.locator('div.account').first();
  await account.waitFor();
  await page.waitForTimeout(IDLE);
  before = await topOf(account);
  await game.tell(['A', 'end-round:5', true]);
  await page.waitForTimeout(IDLE);
  expect(await topAfter(account, bo.ask('Bottle test').first())).toBe(before);
  // Whoever read something else is led to the result once they touch nothing.
  await game.tell(['B', 'bottle:B:5', 'passes'], ['A', 'out', { fighter: 'b2', how: 'injury', by: 'a1' }]);
  await game.tell(['A', 'check:5', true], ['A', 'reveal', true]);
  await page.reload();
  await page.waitForTimeout(IDLE);
  await page.mouse.wheel(0, 3000);
  await game.tell(['A', 'rewards', true]);
  await page.waitForTimeout(IDLE + 1000);
  await inSight(page.getByRole('button', { name: 'This is the result' }));
  // Beside it stands who won: nobody signs unseen.
  await inSight(page.locator('.game-sign').getByText(/ wins with | draw|loses/i));
});
