/**
 * A game at a table that a seed draws, played twice: what one side seals differs, and all else is the same. What somebody else
 * can ask for is asked in both after each answer, and compared byte by byte, until the game itself opens what was sealed.
 */
import type { Ask, SideId } from '../../core/encounter/types.ts';
import type { MinePart, TablePart } from '../../core/encounter/view.ts';
import { hashText } from '../../core/chance/bytes.ts';
import { type Stream, openStream } from '../../core/chance/stream.ts';
import type { Json } from '../../core/journal/json.ts';
import { ROUTES } from '../../server/policy.ts';
import { SEASON_ZERO_CHOICES } from '../core/systems/malifaux/sealed-choices.ts';
import { LISTS } from '../core/systems/steamroller-2015/game/table.ts';
import { randomValue } from '../oracle/malifaux/generated.ts';
import { type TestEvent, type TestServer, UNFLUSHED, UNLIMITED, newEvent, testServer } from '../server/desk.ts';
import { type Pairs, heldTogether } from './compared.ts';

interface Game {
  readonly system: string;
  readonly options?: object;
  /** What each player hands in at check-in. */
  readonly details: (at: number) => object;
  /** What is typed, by the first word of the ask. */
  readonly typed: Readonly<Record<string, readonly string[]>>;
  /** So many of a side’s secrets may be the same in both, before one differs. */
  readonly most: number;
}

const CREWS = { crew: SEASON_ZERO_CHOICES.crews, leader: ['Ana (Master) [Guard]', 'Bea (Master) [Marshal]'] };
const GANGS = [
  'Irons\nRazor, W2, Int 6+, leader\nFuse, W1, Int 7+\nHush, W1, infiltrating',
  'Bells\nTolla, W2, Int 7+, leader\nDing, W1, Int 7+\nDong, W1, infiltrating',
] as const;

const GAMES: readonly Game[] = [
  { system: 'gaining-grounds-s0', details: () => ({}), typed: CREWS, most: 2 },
  { system: 'gaining-grounds-s0', options: { variants: ['bans'] }, details: () => ({}), typed: CREWS, most: 2 },
  { system: 'gaining-grounds-2018', details: () => ({}), typed: CREWS, most: 2 },
  {
    ...{ system: 'steamroller-2015', options: { variants: ['lists-required'], listsRequired: 2 }, typed: {}, most: 0 },
    details: () => ({ list1: `System: Warmachine\n${LISTS.A}`, list2: `System: Warmachine\n${LISTS.B}` }),
  },
  {
    ...{ system: 'the-hit', options: { tableSize: 2, edition: '2018' }, typed: {}, most: 1 },
    details: (at) => ({ gang: GANGS[at % 2] }),
  },
];

const WATCHING = ['opponent', 'at another table', 'public', 'display', 'scorekeeper', 'judge', 'organiser'] as const;

/** `itself` does see what it sealed: so the comparison can tell. */
type Who = (typeof WATCHING)[number] | 'itself';

interface Table {
  readonly event: TestEvent;
  readonly id: string;
  readonly tokens: Readonly<Record<'A' | 'B', string>>;
  readonly watching: string | undefined;
}

/** One answer that was taken. */
interface Told {
  readonly side: 'A' | 'B';
  readonly ask: Ask;
  readonly value: Json;
  /** What was sealed in its place in the first game: whoever guesses guesses the same in both. */
  readonly guess?: Json;
}

interface Played {
  readonly told: readonly Told[];
  /** By answer: all that was seen after it. */
  readonly seen: readonly (readonly string[])[];
  /** What another side could not say, though it could where something else was sealed. */
  readonly refused: readonly string[];
}

/** So many answers at most. */
const LONGEST = 30;
const TRIES = 60;

export async function comparedTables(seed: number, watching?: Who): Promise<Pairs> {
  const chance = openStream(hashText(`tables ${seed}`), 'tables');
  const game = GAMES[seed % GAMES.length];
  const drawn = WATCHING[chance.below(WATCHING.length)];
  const who = watching ?? drawn ?? 'public';
  if (!game) return heldTogether(who, [], []);
  const about = { game, who, alike: chance.below(game.most + 1) };
  const first = await onServer((on) => play(on, { ...about, next: anyAnswer(game, chance) }));
  const other = openStream(hashText(`tables ${seed}`), 'sealed');
  const second = await onServer((on) => play(on, { ...about, next: sameBut(about, other, first.told) }));
  const steps = Math.min(first.seen.length, second.seen.length);
  const texts = ({ seen }: Played): readonly string[] => seen.slice(0, steps).flat();
  const held = heldTogether(`${game.system}, ${who}`, texts(first), texts(second));
  return { ...held, differences: [...held.differences, ...second.refused] };
}

/** A server of its own, so that what lists every event lists one; what it draws is the same each time. */
async function onServer<T>(work: (on: TestServer) => Promise<T>): Promise<T> {
  let drawn = 0;
  const nonce = (): string => {
    drawn += 1;
    return hashText(`nonce ${drawn}`);
  };
  const on = await testServer({ rates: UNLIMITED, nonce, storage: UNFLUSHED });
  try {
    return await work(on);
  } finally {
    await on.end();
  }
}

/** What is answered next; null where nobody can say anything. */
type Next = (asks: Readonly<Record<'A' | 'B', readonly Ask[]>>, tell: Tell) => Promise<Told | null>;
/** `again`: it was taken in the first game. */
type Tell = (told: Told, again?: boolean) => Promise<boolean>;

interface Plan {
  readonly game: Game;
  readonly who: Who;
  /** So many secrets of side A are the same: what a game opens soon would end it soon. */
  readonly alike: number;
  readonly next: Next;
}

async function play(on: TestServer, { game, who, alike, next }: Plan): Promise<Played> {
  const table = await openTable(on, game, who);
  const [told, seen, refused]: [Told[], string[][], string[]] = [[], [], []];
  const sealed = new Set<number>();
  let secrets = 0;
  const tell: Tell = async ({ side, ask, value }, again) => {
    const command = { type: 'tell', answers: [{ ask: ask.id, value }] };
    const body = { id: commandId(told.length), command };
    const path = `/api/encounters/${table.id}/commands`;
    const { status, text } = await on.call('POST', path, { token: table.tokens[side], body });
    if (status !== 200 && again === true && side === 'B') refused.push(`${ask.id}, which B could say: ${text}`);
    return status === 200;
  };
  while (told.length < LONGEST) {
    const asks = { A: await asksOf(on, table, 'A'), B: await asksOf(on, table, 'B') };
    const answer = await next(asks, tell);
    if (!answer) break;
    told.push(answer);
    const { answers } = (await look(on, table, 'B')).table;
    const latest = answers.at(-1)?.number ?? 0;
    if (isSecret(answer)) secrets += 1;
    if (isSecret(answer) && secrets > alike) sealed.add(latest);
    if (answers.some((one) => sealed.has(one.number) && !one.sealed)) break;
    if (sealed.size > 0) seen.push(await everything(on, table, answer, told.length));
  }
  return { told, seen, refused };
}

const isSecret = ({ side, ask }: Pick<Told, 'side' | 'ask'>): boolean => side === 'A' && ask.secret === true;

/** What side A seals comes first; what must be said before what may. */
function anyAnswer(game: Game, chance: Stream): Next {
  return async (asks, tell) => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const open = (['A', 'B'] as const).flatMap((side) => asks[side].map((ask) => ({ side, ask })));
      const sealing = open.filter((one) => isSecret(one) && one.ask.optional !== true);
      const needed = open.filter(({ ask }) => ask.optional !== true && ask.again !== true);
      const among = [sealing, needed, open].find((some) => some.length > 0 && chance.below(6) > 0) ?? open;
      const one = chance.pick(among);
      if (!one) return null;
      const told = { ...one, value: valueFor(game, one.ask, chance) };
      if (await tell(told)) return told;
    }
    return null;
  };
}

/** The same answers, but for what side A seals. */
function sameBut({ game, alike }: Omit<Plan, 'next'>, chance: Stream, told: readonly Told[]): Next {
  const left = [...told];
  let secrets = 0;
  return async (asks, tell) => {
    const answer = left.shift();
    if (!answer) return null;
    const { side, ask } = answer;
    if (isSecret(answer)) secrets += 1;
    if (!isSecret(answer) || secrets <= alike) return (await tell(answer, true)) ? answer : null;
    const own = asks.A.find(({ id }) => id === ask.id) ?? ask;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const other = { side, ask: own, value: valueFor(game, own, chance), guess: answer.value };
      if (JSON.stringify(other.value) !== JSON.stringify(answer.value) && (await tell(other))) return other;
    }
    return (await tell(answer)) ? answer : null;
  };
}

function valueFor({ typed }: Game, { id, kind, suggested }: Ask, chance: Stream): Json {
  const words = typed[id.split(':')[0] ?? ''];
  if (words) return chance.pick(words) ?? '';
  if (kind.type === 'sheet') return suggested ?? { text: '' };
  return suggested !== undefined && chance.below(2) === 0
    ? suggested
    : randomValue(kind, (below) => chance.below(below));
}

async function openTable(on: TestServer, game: Game, who: Plan['who']): Promise<Table> {
  const { system, options, details } = game;
  const event = await newEvent(on, { system, ...(options ? { options } : {}) });
  const faction = system === 'steamroller-2015' ? 'Khador' : 'Guild';
  const entrants = ['Ana', 'Bo', 'Cy', 'Di'].map((name, at) => ({
    ...{ name, checkIn: true, details: details(at) as Record<string, string> },
    ...(system === 'the-hit' ? {} : { faction }),
  }));
  const pins = [
    ['e1', 'e2'],
    ['e3', 'e4'],
  ];
  await event.play(
    { type: 'change-settings', settings: { date: '2018-05-05' } },
    { type: 'add-entrants', entrants },
    ...[{ type: 'publish-pack' } as const, { type: 'start-event' } as const],
    ...[{ type: 'draft-round', pins } as const, { type: 'publish-round' } as const, { type: 'start-clock' } as const],
  );
  const { parts } = (await event.view()).body as {
    parts: Record<string, Record<string, { id: string; seats: string[] }>>;
  };
  const row = Object.values(parts['games/1'] ?? {}).find(({ seats }) => seats.includes('e1'));
  if (!row) throw new Error('e1 does not play');
  const link = async (entrant = ''): Promise<string> => (await event.link({ role: 'player', entrant })).token;
  const tokens = { A: await link(row.seats[0]), B: await link(row.seats[1]) };
  const opened = await on.call('POST', event.path(`games/${row.id}`), { token: tokens.A });
  const { id } = opened.body as { id: string };
  const watching = {
    itself: () => Promise.resolve(tokens.A),
    opponent: () => Promise.resolve(tokens.B),
    'at another table': () => link(['e1', 'e2', 'e3'].find((one) => !row.seats.includes(one))),
    public: () => Promise.resolve(undefined),
    organiser: () => Promise.resolve(event.token),
  };
  const token = Object.hasOwn(watching, who)
    ? await watching[who as keyof typeof watching]()
    : (await event.link({ role: who })).token;
  return { event, id, tokens, watching: token };
}

/** What was refused is in no record: the next try may have the same id, and both games have the same ids. */
const commandId = (number: number): string => `command-number-${number}`;

interface Seen {
  readonly table: TablePart;
  readonly mine?: MinePart;
}

async function look(on: TestServer, { id, tokens }: Table, side: 'A' | 'B'): Promise<Seen> {
  return ((await on.call('GET', `/api/encounters/${id}/view`, { token: tokens[side] })).body as { parts: Seen }).parts;
}

async function asksOf(on: TestServer, table: Table, side: SideId & ('A' | 'B')): Promise<readonly Ask[]> {
  // What lies on the table is said in a way of its own.
  return (await look(on, table, side)).mine?.asks.filter(({ kind }) => kind.type !== 'table') ?? [];
}

const ADDRESSES = Object.keys(ROUTES).flatMap((key) =>
  /^GET .*(encounters|games)/.test(key) && !/stream|:link|:system/.test(key) ? [key.slice('GET '.length)] : [],
);

/** All that is asked for by its address, and what is refused: what they are told must not tell more. */
async function everything(on: TestServer, table: Table, told: Told, step: number): Promise<string[]> {
  const { event, id, watching: token } = table;
  const { side, ask, value, guess = value } = told;
  const texts: string[] = [];
  const note = async (method: 'GET' | 'POST', path: string, body?: unknown): Promise<void> => {
    const answered = await on.call(method, path, { token, ...(body === undefined ? {} : { body }) });
    texts.push(`${path} ${answered.status} ${answered.text}`);
  };
  for (const address of ADDRESSES)
    await note(
      'GET',
      address
        .replace('/encounters/:id', `/encounters/${id}`)
        .replace('/events/:id', `/events/${event.id}`)
        .replace(':game', 'r1g1'),
    );
  for (const query of ['?as=player', '?as=organiser', '?parts=table', '?parts=mine', '?after=x'])
    await note('GET', `/api/encounters/${id}/view${query}`);
  for (const path of ['view', 'export', 'why?round=1&seats=e1,e2', 'paper/1', 'games/r1g1'])
    await note('GET', event.path(path));
  const command = (name: string, body: object): Promise<void> =>
    note('POST', `/api/encounters/${id}/commands`, { id: `asked-number-${step}-${name}`, command: body });
  // A guess at what was sealed, which nobody here may make.
  await command('tell', {
    type: 'tell',
    answers: [{ ask: isSecret(told) ? ask.id : 'nothing', value: guess }],
    side: 'A',
  });
  await command('rule', { type: 'rule', answer: 999, value: guess, reason: '' });
  await command('agree', { type: 'agree', answer: step, with: 'A' });
  await command('undo', { type: 'undo', target: commandId(side === 'A' ? step - 1 : LONGEST) });
  await note('POST', `/api/encounters/${id}/read`, { ask: ask.id, value: guess });
  const own = new RegExp(`${event.id}|${id}`, 'g');
  return texts.map((text) =>
    text
      .replaceAll(own, 'ID')
      .replaceAll(/\b[0-9a-z]{6}\.(\d+)\b/g, 'EPOCH.$1')
      .replaceAll(/\b[0-9a-f]{64}\b/g, 'HASH')
      .replaceAll(/"command":"[0-9a-f-]{36}"/g, '"command":"ID"'),
  );
}
