/**
 * Every route: no fault that axe finds, in the light and in the dark; no target smaller than a thumb and nothing sticking
 * out at the side, at four widths, at 320 px, and with the text at twice its size. One table, one hall, pages used again.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EMPTY_MAP, type TableMap } from '../../core/table/map/map.ts';
import { battleSetup } from '../server/battle.ts';
import { type Look, WIDTHS, faultsOf } from './browser.ts';
import { type Desk, type Hall, openHall } from './hall.ts';
import { hitGames } from './hit-games.ts';
import { misfits } from './misfits.ts';
import { begun, button, claim, report } from './phone.ts';

const NAMES = [
  'Aiko Tanaka',
  'Bartholomew Featherstonehaugh-Cholmondeley-Montgomery the Younger of Upper Slaughter',
  'Hiro 🎲🔥',
  'مريم الزهراني',
  'Dan Dogwood',
  'Eva Elm',
];
/** Words, and one that is wider than any phone. */
const EVENT =
  'The Autumn Cup of the Upper Slaughter Society of Donaudampfschifffahrtsgesellschaftskapitänsmützen, Part Two';
const ENTRANTS = NAMES.map((name) => ({ name, faction: 'Guild', checkIn: true }));
const LAID: TableMap = {
  ...EMPTY_MAP,
  name: 'Ruins',
  terrain: [{ id: 't1', name: 'Wall', shape: { rect: [16, 17, 20, 18] }, traits: ['blocking'] }],
};
const BOTH = ['light', 'dark'] as const;
type Themes = ReadonlyMap<number, readonly (typeof BOTH)[number][]>;

const EVERY: Themes = new Map(WIDTHS.map((width) => [width, BOTH]));
/** By turns, row by row: a phone's layout in the light, a laptop's in the dark. */
const TURNS: readonly Themes[] = [new Map([[360, ['light']]]), new Map([[1280, ['dark']]])];
let turn = 0;

/** Where axe tries its rules on the next row; `npm run test:full` tries every width in both themes. */
function themes(): Themes {
  turn += 1;
  return process.env.MUSTER_FULL === '1' ? EVERY : (TURNS[turn % TURNS.length] ?? EVERY);
}

interface Row {
  readonly at: string;
  /** Pressed before looking. */
  readonly press?: string | RegExp;
  readonly language?: 'en' | 'de';
  /** Read across a hall: 7:1 even where the text is large. */
  readonly far?: boolean;
}

let hall: Hall;
let running: Desk;
/** A rehearsal of an event whose round is drawn. */
let draft: Pick<Desk, 'id' | 'address'>;
/** A campaign, after its first battle. */
let night: Desk;
/** The game of whoever's phone it is. */
let game: string;
/** The id of a game whose first turn runs, and the token of its clock: `ID#TOKEN`. */
let clock: string;
/** Paths of battles that are there to be looked at, by a word of their own. */
const battles = new Map<string, string>();

beforeAll(async () => {
  hall = await openHall();
  running = await inSecondRound();
  clock = await clockOfGame();
  const drawn = await hall.event(ENTRANTS);
  await drawn.play({ type: 'start-event' }, { type: 'draft-round' });
  draft = await drawn.rehearse();
  night = await hall.event(
    ['Irons', 'Bells'].map((gang, place) => ({
      name: NAMES[place] ?? '',
      checkIn: true,
      details: { gang: `${gang}\nBoss ${gang}, leader` },
    })),
    'the-hit',
  );
  await night.play({ type: 'start-event' });
  await night.nextRound();
  const [battle] = await night.games(1);
  const scores = ['Irons', 'Bells'].map((gang, vp) => {
    return { vp, xp: 3, gang: `${gang}\nBoss ${gang}, leader, XP 3, gained 3, away Out of Action last battle` };
  });
  await night.play({ type: 'enter-result', game: battle?.id ?? '', result: { kind: 'played', scores } });
  for (const [name, path] of Object.entries(await hitGames(hall.url))) battles.set(name, path);
  battles.set('BATTLE', await firefightBattle());
}, 120_000);
afterAll(() => hall.end());

const at = (paths: readonly string[], prefix: string): readonly Row[] => paths.map((path) => ({ at: prefix + path }));

/** An event whose first round is played, with a table laid out. */
async function inSecondRound(): Promise<Desk> {
  const desk = await hall.event(ENTRANTS);
  await desk.play(
    { type: 'change-settings', settings: { name: EVENT } },
    { type: 'keep-map', laid: LAID },
    { type: 'assign-map', map: 'm1', tables: [1, 2] },
    { type: 'start-event' },
  );
  await desk.nextRound();
  const open = (await desk.games(1)).filter(({ kind }) => kind === 'game');
  for (const { id } of open) {
    const scores = [{ vp: 6 }, { vp: 2 }] as const;
    await desk.play({ type: 'enter-result', game: id, result: { kind: 'played', scores } });
  }
  await desk.play({ type: 'close-round' });
  await desk.nextRound();
  return desk;
}

/** The address of a battle of two devices, for those who watch. */
async function firefightBattle(): Promise<string> {
  const body = { system: 'firefight', players: { A: 'person', B: 'person' }, setup: battleSetup() };
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${hall.url}/api/battles`, { method: 'POST', headers, body: JSON.stringify(body) });
  return ((await answer.json()) as { path: string }).path;
}

async function clockOfGame(): Promise<string> {
  const send = async (path: string, token: string, body: object): Promise<unknown> => {
    const headers = {
      'content-type': 'application/json',
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(`${hall.url}/api/encounters${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    expect([path, answer.ok]).toEqual([path, true]);
    return answer.json();
  };
  const game = { system: 'steamroller-2015', names: [NAMES[0], NAMES[1]], setting: { scenario: 'outflank' } };
  const made = (await send('', '', game)) as { id: string; clock: string; sides: { path: string }[] };
  const [a = '', b = ''] = made.sides.map(({ path }) => path.split('#')[1] ?? '');
  const told = [
    ...[[a, 'list:A', 'list1'] as const, [b, 'list:B', 'list1'] as const, [a, 'roll:1', { A: 5, B: 2 }] as const],
    ...[[a, 'order', 'first'] as const, [b, 'edge', 'stay'] as const],
    ...[[a, 'deploy:A', true] as const, [b, 'deploy:B', true] as const, [a, 'turn:1A/start', true] as const],
  ];
  for (const [index, [token, ask, value]] of told.entries()) {
    const command = { type: 'tell', answers: [{ ask, value }] };
    await send(`/${made.id}/commands`, token, { id: `clock-game-${index}`, command });
  }
  return made.clock.replace('/clock/', '');
}

/** Seldom changed, and looked at with everything: `npm run test:full`. */
const SELDOM: readonly Row[] =
  process.env.MUSTER_FULL === '1'
    ? at(
        [
          '/layouts',
          '/learn',
          '/learn/gaining-grounds-s0/claim-jump',
          '/odds?mode=melee',
          '/api',
          '/rules/the-hit',
          '/signup/RUN',
        ],
        '',
      )
    : [];

/** `RUN` and `DRAFT` stand for the ids of the two events. */
const DESK: readonly Row[] = [
  { at: '/' },
  { at: '/', language: 'de' },
  { at: '/desk' },
  { at: '/rankings' },
  { at: '/play' },
  { at: '/odds?distance=far', language: 'de' },
  { at: '/firefight' },
  { at: '/simulate#games=40&level=newcomer', press: 'Play the games' },
  { at: '/odds?mode=armies#foeArmy=%2B%2B+Mine+%5BGFF+1pts%5D+%2B%2B%0A%0AX+%5B1%5D+Q4%2B+D4%2B+%7C+Shady' },
  { at: '/layouts/steamroller-2015' },
  { at: '/layouts/steamroller-2015/recon' },
  { at: '/table?system=gaining-grounds-s0&layout=turf-war-wedge', press: 'A model' },
  { at: '/rules' },
  ...SELDOM,
  { at: '/desk?event=DRAFT&as=organiser#round' },
  ...at(
    [
      'players',
      'round',
      'results',
      'clock',
      'standings',
      'judges',
      'prompts',
      'awards',
      'settings',
      'links',
      'screens',
      'event',
    ],
    '/desk?event=RUN&as=organiser#',
  ),
  { at: '/desk?event=RUN&as=organiser#players', press: 'Details of Dan Dogwood' },
  { at: '/desk?event=RUN&as=organiser#players', press: 'Hall code' },
  { at: '/desk?event=RUN&as=organiser#results', press: /^Enter: Table 1/ },
  { at: '/desk?event=RUN&as=organiser#results', language: 'de' },
];
/** Screens and paper too: whoever is in the hall sees them. */
const HALL: readonly Row[] = [
  ...at(['pairings', 'pairings/table', 'standings', 'results/1', 'scenario', 'rules', 'rulings', 'awards'], '/e/RUN#'),
  { at: '/e/RUN#results/1', press: /^Details/ },
  { at: '/e/RUN#player/e1' },
  { at: '/e/NIGHT#ledger' },
  { at: '/e/NIGHT#results/1', press: /^Details/ },
  { at: '/components' },
  { at: '/learn/steamroller-2015' },
  { at: 'BATTLE' },
  ...at(
    ['names', 'tables', 'slips', 'standings', 'table', 'records', 'numbers', 'maps', 'posters'],
    '/print?event=RUN&round=1#',
  ),
  ...['names', 'tables', 'standings', 'clock', 'scenario', 'podium'].map((view) => ({
    at: `/screen?event=RUN&view=${view}`,
    far: true,
  })),
];
const PLAYER: readonly Row[] = [
  ...at(['now', 'pairings', 'standings', 'games', 'more'], '/p/RUN#'),
  { at: '/p/RUN#now', press: 'Call a judge' },
  { at: '/game/RUN/GAME?as=player' },
  { at: '/game/RUN/GAME?as=player', language: 'de' },
  { at: '/p/RUN#now', language: 'de' },
  { at: '/clock/CLOCK' },
  { at: 'TILES', press: /^The first tile/ },
  { at: 'ROUND' },
  { at: 'SIGNED' },
];

/** A row that presses something or speaks otherwise has a load of its own; between the others only the part behind # changes. */
const alone = ({ press, language }: Row) => press !== undefined || language !== undefined;

async function open(page: Page, row: Row): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: row.language ?? 'en', url: hall.url }]);
  await page.setViewportSize({ width: WIDTHS[0], height: 900 });
  if (alone(row)) await page.goto('about:blank');
  const events = row.at.replace('RUN', running.id).replace('DRAFT', draft.id).replace('NIGHT', night.id);
  await page.goto(hall.url + (battles.get(row.at) ?? events.replace('GAME', game).replace('CLOCK', clock)));
  await page.locator('h1').first().waitFor();
  await begun(page);
  await painted(page);
  await page.waitForFunction(() => document.querySelector('p[aria-busy=true]') === null);
  if (row.press !== undefined) await button(page, row.press).first().click();
  await page.evaluate(() => document.querySelectorAll('details').forEach((fold) => (fold.open = true)));
}

/** What a change of the address alone brings is drawn with the next frames. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

/** The text at twice its size: as wide as a phone turned on its side, and no narrower than its words. */
async function enlarged(page: Page): Promise<readonly string[]> {
  await page.setViewportSize({ width: 640, height: 900 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const found = (await misfits(page, 640)).filter((what) => what.includes('sideways'));
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  return found;
}

/** Sizes at every width, and all of axe at those whose turn it is. */
async function faults(page: Page, how: Look): Promise<readonly string[]> {
  const found: string[] = [];
  const note = (where: string, faults: readonly string[]) => found.push(...faults.map((what) => `${where}: ${what}`));
  const tried = themes();
  for (const width of [320, ...WIDTHS]) {
    await page.setViewportSize({ width, height: 900 });
    note(String(width), await misfits(page, width));
    for (const colorScheme of tried.get(width) ?? []) {
      await page.emulateMedia({ colorScheme });
      note(`${width} ${colorScheme}`, await faultsOf(page, how));
    }
  }
  note('200 %', await enlarged(page));
  return found;
}

/** What stands around the panels of a page, the same beside each. */
const AROUND = ['.masthead', '.skip-link', '.tabs', '.phone-nav', '.foot'];

async function look(page: Page, rows: readonly Row[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const row of rows) {
    const before = page.url();
    await open(page, row);
    const without = page.url().split('#')[0] === before.split('#')[0] && !alone(row) ? AROUND : [];
    const seen = await faults(page, { without, ...row });
    found.push(...seen.map((what) => `${row.at} ${String(row.press ?? '')} ${what}`));
    if (alone(row)) await page.goto('about:blank');
  }
  return found;
}

async function staff(): Promise<Page> {
  const page = await hall.phone({ hasTouch: false, locale: 'en-GB', reducedMotion: 'reduce' });
  for (const { address } of [running, draft]) {
    await page.goto(address);
    await page.getByRole('tablist').waitFor();
  }
  return page;
}

describe('at every width, in the light and in the dark,', { timeout: 400_000 }, () => {
  test('the desk is for everybody', async () => {
    expect(await look(await staff(), DESK)).toEqual([]);
  });

  test('so is what hangs in the hall', async () => {
    expect(await look(await staff(), HALL)).toEqual([]);
  });

  test('and so is a phone', async () => {
    const phone = await hall.phone({ locale: 'en-GB', reducedMotion: 'reduce' });
    await phone.goto(running.join);
    await button(phone, NAMES[1] ?? '').waitFor();
    expect(await faults(phone, {})).toEqual([]);
    await claim(phone, running.join, NAMES[0] ?? '');
    const entrants = await running.entrants();
    const games = await running.games(2);
    game = games.find(({ seats }) => seats.some((id) => entrants[id]?.name === NAMES[0]))?.id ?? '';
    expect(await look(phone, PLAYER)).toEqual([]);
    const names = games.map(({ seats }) => seats.map((id) => entrants[id]?.name ?? ''));
    const opponent = names.find((seats) => seats.includes(NAMES[0] ?? ''))?.find((name) => name !== NAMES[0]) ?? '';
    const other = await hall.phone({ locale: 'en-GB' });
    await claim(other, running.join, opponent);
    await report(other, NAMES[0] ?? '', [3, 6]);
    await open(phone, { at: '/p/RUN#now' });
    await button(phone, 'That’s right: 6 : 3').waitFor();
    expect(await faults(phone, {})).toEqual([]);
  });
});

/** Read from the right: a language that is written so needs a file of words, and no other page. */
const TURNED: readonly Row[] = [
  ...at(['now', 'pairings', 'standings', 'more'], '/p/RUN#'),
  ...at(['pairings', 'standings', 'results/1'], '/e/RUN#'),
  { at: '/' },
];
const TURNED_DESK = at(['players', 'round', 'results', 'standings', 'settings'], '/desk?event=RUN&as=organiser#');

/** What sticks out at the side with the page turned, and what then does not begin at the right. */
async function turned(page: Page, row: Row): Promise<readonly string[]> {
  await open(page, row);
  // What old browsers know no direction for, the build has by language.
  await page.evaluate(() => Object.assign(document.documentElement, { lang: 'ar', dir: 'rtl' }));
  const found: string[] = [];
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await misfits(page)).map((what) => `${row.at} ${String(width)}: ${what}`));
  }
  const backwards = await page.evaluate(() => {
    const pairs = [...document.querySelectorAll('.sitting, .phone-nav, .tabs-strip, tr, .seat-card, .game-row')].map(
      ({ children: [first, second] }) => [first, second] as const,
    );
    const wrong = pairs.filter(([first, second]) => {
      const [one, two] = [first?.getBoundingClientRect(), second?.getBoundingClientRect()];
      // What stands below may begin anywhere.
      return one && two && one.width > 1 && two.width > 1 && two.top < one.bottom - 1 && one.right < two.right - 1;
    });
    return wrong.map(([first]) => first?.parentElement?.outerHTML.slice(0, 120) ?? '');
  });
  return [...found, ...backwards.map((what) => `${row.at}: backwards: ${what}`)];
}

test('read from the right, nothing sticks out and what comes first is at the right', { timeout: 120_000 }, async () => {
  const desk = await staff();
  const entrants = Object.entries(await running.entrants());
  const entrant = entrants.find(([, { name }]) => name === NAMES[3])?.[0] ?? '';
  // A link of their own: another phone may have taken the name.
  const path = await desk.evaluate(
    async ([event, body]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`/api/events/${event}/links`, { method: 'POST', headers, body });
      return ((await answer.json()) as { path: string }).path;
    },
    [running.id, JSON.stringify({ role: 'player', entrant })] as const,
  );
  const phone = await hall.phone({ reducedMotion: 'reduce' });
  await phone.goto(hall.url + path);
  await phone.locator('.seat-card').waitFor();
  const found: string[] = [];
  for (const row of TURNED) found.push(...(await turned(phone, row)));
  for (const row of TURNED_DESK) found.push(...(await turned(desk, row)));
  expect(found).toEqual([]);
});
