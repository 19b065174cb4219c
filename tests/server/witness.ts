/** What somebody gets of an event that is played twice, differing in what they may not see alone. */
import { hashText } from '../../core/chance/bytes.ts';
import type { EventCommand } from '../../core/event/commands.ts';
import { FORMAT_IDS } from '../../core/event/exchange/formats.ts';
import type { Role } from '../../core/journal/types.ts';
import type { ServerOptions } from '../../server/main.ts';
import { settled } from './clock.ts';
import { type TestEvent, type TestServer, UNLIMITED, newEvent, players, testServer } from './desk.ts';
import { Listener } from './listener.ts';

/** What only the desk knows, told in two ways of the same kind and number. */
export interface Hidden {
  readonly notes: readonly string[];
  readonly contact: string;
  readonly warning: string;
  /** What the desk answers to words of e2. */
  readonly reply: string;
  readonly votes: readonly string[];
  /** Columns of the desk’s own, and who has which tick. */
  readonly columns: readonly string[];
  readonly ticks: readonly (readonly [entrant: string, column: number])[];
  /** What e1 hands in for the painting competition. */
  readonly painting: string;
  /** Drafts that nobody ever sees: how often the organiser draws again before publishing. */
  readonly redraws: number;
}

export const one: Hidden = {
  notes: ['all calm'],
  contact: 'a@example.org',
  warning: 'slow',
  reply: 'cover',
  votes: ['e2', 'e3', 'e4'],
  columns: ['Has paid'],
  ticks: [
    ['e2', 0],
    ['e4', 0],
    ['e6', 0],
  ],
  painting: 'an elf',
  redraws: 1,
};
export const other: Hidden = {
  notes: ['somebody was rude, and the judge has words with them after the round'],
  contact: 'somebody.else.entirely@a-much-longer-name.example.org',
  warning: 'played so slowly that the other table left for lunch',
  reply: 'in cover, since any part of the base is behind the wall',
  votes: ['e4', 'e2', 'e3'],
  columns: ['Eats with us', 'Waits for a place'],
  ticks: [
    ['e1', 0],
    ['e3', 0],
    ['e6', 1],
  ],
  painting: 'a dragon that Annabel Lee painted',
  redraws: 1,
};

export const canaries = [
  ...one.notes,
  one.contact,
  ...other.notes,
  other.contact,
  other.warning,
  other.reply,
  other.painting,
  ...one.columns,
  ...other.columns,
];

export interface Witness {
  readonly role: Role;
  readonly entrant?: string;
  /** What this viewer may see of the hidden things; those are told alike in both histories. */
  readonly sees: readonly (keyof Hidden)[];
}

export const WITNESSES: readonly Witness[] = [
  { role: 'public', sees: [] },
  { role: 'display', sees: [] },
  { role: 'player', entrant: 'e1', sees: ['painting'] },
  { role: 'player', entrant: 'e2', sees: ['warning', 'reply'] },
  { role: 'player', entrant: 'e3', sees: [] },
  { role: 'scorekeeper', sees: ['painting', 'columns', 'ticks'] },
  { role: 'judge', sees: ['notes', 'warning', 'painting'] },
];

export const ORGANISER: Witness = { role: 'organiser', sees: [] };

export interface Seen {
  /** Everything that the viewer was ever sent, masked. */
  readonly views: readonly string[];
  readonly stream: readonly string[];
  readonly answers: readonly string[];
  readonly file: string;
  /** The same event in every format of exchange. */
  readonly exchanged: readonly string[];
}

/** A command, and the player who gives it; the organiser gives the others. */
export type Step = readonly [EventCommand, (typeof NUMBERS)[number]?];
const NUMBERS = ['e1', 'e2', 'e3', 'e4'] as const;

/** What one viewer is asked to look at, at each step beside the whole view. */
export type Asks = (event: TestEvent, step: number) => readonly Ask[];

export interface Ask {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
}

export interface Watching {
  /** Plays one history on this server, and notes what one viewer gets of it at each step. */
  watch(who: Witness, steps: readonly Step[]): Promise<Seen>;
  end(): Promise<void>;
}

/** A server on which two histories are drawn with the same lots, so that a round in both is the same one. */
export async function openWatching(asks: Asks = () => [], options: Partial<ServerOptions> = {}): Promise<Watching> {
  let drawn = 0;
  const nonce = (): string => {
    drawn += 1;
    return hashText(`nonce ${drawn}`);
  };
  const on = await testServer({ rates: UNLIMITED, nonce, ...options });
  return {
    watch: (who, steps) => {
      drawn = 0;
      return watch(on, { who, steps, asks });
    },
    end: () => on.end(),
  };
}

interface Plan {
  readonly who: Witness;
  readonly steps: readonly Step[];
  readonly asks: Asks;
}

async function watch(on: TestServer, { who, steps, asks }: Plan): Promise<Seen> {
  const event = await newEvent(on);
  await event.play(players(4));
  const { role, entrant } = who;
  const token =
    role === 'public' ? undefined : (await event.link(entrant === undefined ? { role } : { role, entrant })).token;
  // Whoever may confirm at the first table asks after another one.
  const probed = role === 'public' || role === 'display' || entrant === 'e3' ? 'r1g1' : 'r9g1';
  const phones = new Map<string, string>();
  for (const player of NUMBERS) phones.set(player, (await event.link({ role: 'player', entrant: player })).token);
  const phone = await Listener.open(on.server.url, event.id, { token });
  const seen = { views: [] as string[], answers: [] as string[] };
  for (const [step, [command, by]] of steps.entries()) {
    const { status, text } = await event.send(command, by && phones.get(by), `step-number-${step}`);
    if (status !== 200) throw new Error(`${command.type}: ${text}`);
    await settled();
    seen.views.push((await event.view(token)).text);
    const tell = async (ask: Ask): Promise<string> => {
      const { method, path, body } = ask;
      const answer = await on.call(method, path, { token, ...(body === undefined ? {} : { body }) });
      // On a machine with other work the last of the line wait too long: they ask again, as anybody would.
      return answer.status === 503 ? tell(ask) : `${path} ${answer.status} ${answer.text}`;
    };
    const all = asks(event, step);
    // Together: what takes long stands in a line on the server, with time for others between two.
    seen.answers.push(...(await Promise.all(all.filter(({ method }) => method === 'GET').map(tell))));
    for (const each of all.filter(({ method }) => method !== 'GET')) seen.answers.push(await tell(each));
    if (step % 4 === 0)
      seen.answers.push((await event.send({ type: 'confirm', game: probed }, token, `mine-number-${step}`)).text);
  }
  const end = JSON.stringify(((await event.view(token)).body as { position: string }).position);
  await phone.until(({ messages }) => messages.at(-1)?.data.includes(end) === true);
  const stream = phone.messages.map(({ id, event: kind, data }) => `${id} ${kind} ${data}`);
  phone.close();
  const file = (await on.call('GET', event.path('export'), { token })).text;
  const exchanged: string[] = [];
  for (const format of [...FORMAT_IDS.map((id) => `export/${id}`), 'format'])
    exchanged.push((await on.call('GET', event.path(format), { token })).text);
  const mask = maskFor(event, file);
  const masked = (texts: readonly string[]): readonly string[] => texts.map(mask);
  return {
    ...{ views: masked(seen.views), answers: masked(seen.answers), stream: masked(stream), file: mask(file) },
    exchanged: masked(exchanged),
  };
}

export function history({ notes, contact, warning, reply, votes, redraws, painting, columns, ticks }: Hidden): Step[] {
  const pins = [
    ['e1', 'e2'],
    ['e3', 'e4'],
  ];
  const commands: EventCommand[] = [
    { type: 'add-entrants', entrants: [{ name: 'Fifth', faction: 'Guild', contact, checkIn: true }] },
    { type: 'add-entrants', entrants: [{ name: 'Sixth' }] },
    {
      type: 'change-settings',
      settings: { ownColumns: columns.map((name, at) => ({ name, waits: at === 1 })) },
    },
    ...ticks.map(([entrant, at]) => ({ type: 'tick', entrant, column: columns[at] ?? '', on: true }) as const),
    { type: 'publish-pack' },
    { type: 'check-in', entrant: 'e1', details: { painting } },
    { type: 'open-painting', method: 'vote', points: [3, 2, 1] },
    ...['e1', 'e2', 'e3', 'e4'].map((entrant) => ({ type: 'enter-painting', entrant, models: ['One'] }) as const),
    { type: 'start-event' },
    ...notes.map((text) => ({ type: 'note', text }) as const),
    { type: 'draft-round', pins },
    ...Array.from({ length: redraws }, () => ({ type: 'draft-round', pins, reason: 'again' }) as const),
    { type: 'write-to-desk', entrant: 'e2', text: 'May I leave at five?' },
    { type: 'take-call', call: 1, name: 'Jo' },
    { type: 'answer-call', call: 1, reply },
    { type: 'announce', text: 'Lunch until 13:45' },
    { type: 'warn', entrant: 'e2', topic: 'Pace', text: warning },
    { type: 'vote-painting', voter: 'e1', votes },
  ];
  return commands.map((command): Step => (command.type === 'write-to-desk' ? [command, 'e2'] : [command]));
}

/** What only a table and the desk know of a game, until it has its result. */
export interface Unconfirmed {
  /** What e1 says of its game, and then says anew; and what e2 says. */
  readonly first: number;
  readonly then: number;
  readonly theirs: number;
}

/** A round that is posted: e1 and e2 differ on their game until the desk decides, the others agree. */
export function round({ first, then, theirs }: Unconfirmed): Step[] {
  const pins = [
    ['e1', 'e2'],
    ['e3', 'e4'],
  ];
  const result = (vp: number) => ({ kind: 'played' as const, scores: [{ vp }, { vp: 2 }] });
  const game = 'r1g1';
  return [
    [{ type: 'publish-pack' }],
    [{ type: 'start-event' }],
    [{ type: 'draft-round', pins }],
    [{ type: 'publish-round' }],
    [{ type: 'start-clock' }],
    [{ type: 'report', game, result: result(first) }, 'e1'],
    [{ type: 'report', game, result: result(then) }, 'e1'],
    [{ type: 'report', game, result: result(theirs) }, 'e2'],
    [{ type: 'report', game: 'r1g2', result: result(4) }, 'e3'],
    [{ type: 'enter-result', game, result: result(5) }],
    [{ type: 'confirm', game: 'r1g2' }, 'e4'],
    [{ type: 'close-round' }],
  ];
}

export const SAID: Unconfirmed = { first: 7, then: 8, theirs: 1 };
export const OTHERWISE: Unconfirmed = { first: 0, then: 6, theirs: 7 };

/** Hides what differs between any two events: ids, hashes, nonces, epochs of feeds. */
function maskFor(event: TestEvent, file: string): (text: string) => string {
  const hashes = new Set(file.match(/\b[0-9a-f]{64}\b/g));
  // Much is told again and again.
  const masked = new Map<string, string>();
  return (text) => {
    const known = masked.get(text);
    if (known !== undefined) return known;
    const mask = text
      .replaceAll(event.id, 'EVENT')
      .replaceAll(/\b[0-9a-z]{6}\.(\d+)\b/g, 'EPOCH.$1')
      .replaceAll(/\b[0-9a-f]{64}\b/g, (hash) => (hashes.has(hash) ? 'HASH' : hash))
      .replaceAll(/"command":"[0-9a-f-]{36}"/g, '"command":"ID"');
    masked.set(text, mask);
    return mask;
  };
}

/** The second history, with what this viewer may see told as in the first. */
export function differingFor({ sees }: Witness, first: Hidden = one, second: Hidden = other): Hidden {
  const told = Object.fromEntries(sees.map((key) => [key, first[key]]));
  return { ...second, ...told };
}
