/**
 * Two histories that differ only in what a viewer may not see give that viewer the same bytes: views, streams, answers,
 * exports. What a seal must publish (its hash, what follows from it in the chain) and what is random by nature is masked.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EventCommand } from '../core/event/commands.ts';
import type { Role } from '../core/journal/types.ts';
import { settled } from './testing/clock.ts';
import { type TestEvent, type TestServer, UNLIMITED, newEvent, players, testServer } from './testing/desk.ts';
import { Listener } from './testing/listener.ts';

let on: TestServer;
beforeAll(async () => {
  on = await testServer({ rates: UNLIMITED });
});
afterAll(() => on.end());

/** What only the desk knows, told in two ways of the same kind and number. */
interface Hidden {
  readonly notes: readonly string[];
  readonly contact: string;
  readonly warning: string;
  /** What the desk answers to words of e2. */
  readonly reply: string;
  readonly votes: readonly string[];
  /** What e1 hands in for the painting competition. */
  readonly painting: string;
  /** Drafts that nobody ever sees: how often the organiser draws again before publishing. */
  readonly redraws: number;
}

const one: Hidden = {
  notes: ['all calm'],
  contact: 'a@example.org',
  warning: 'slow',
  reply: 'cover',
  votes: ['e2', 'e3', 'e4'],
  painting: 'an elf',
  redraws: 1,
};
const other: Hidden = {
  notes: ['somebody was rude, and the judge has words with them after the round'],
  contact: 'somebody.else.entirely@a-much-longer-name.example.org',
  warning: 'played so slowly that the other table left for lunch',
  reply: 'in cover, since any part of the base is behind the wall',
  votes: ['e4', 'e2', 'e3'],
  painting: 'a dragon that Annabel Lee painted',
  redraws: 1,
};

const canaries = [...one.notes, one.contact, ...other.notes, other.contact, other.warning, other.reply, other.painting];

interface Witness {
  readonly role: Role;
  readonly entrant?: string;
  /** What this viewer may see of the hidden things; those are told alike in both histories. */
  readonly sees: readonly (keyof Hidden)[];
}

const WITNESSES: readonly Witness[] = [
  { role: 'public', sees: [] },
  { role: 'display', sees: [] },
  { role: 'player', entrant: 'e1', sees: ['painting'] },
  { role: 'player', entrant: 'e2', sees: ['warning', 'reply'] },
  { role: 'player', entrant: 'e3', sees: [] },
  { role: 'scorekeeper', sees: ['painting'] },
  { role: 'judge', sees: ['notes', 'warning', 'painting'] },
];

interface Seen {
  /** Everything that the viewer was ever sent, masked. */
  readonly views: readonly string[];
  readonly stream: readonly string[];
  readonly answers: readonly string[];
  readonly file: string;
}

/** Plays one history, and notes what one viewer gets of it at each step. */
async function witness(who: Witness, hidden: Hidden): Promise<Seen> {
  const event = await newEvent(on);
  await event.play(players(4));
  const { role, entrant } = who;
  const token =
    role === 'public' ? undefined : (await event.link(entrant === undefined ? { role } : { role, entrant })).token;
  const player = (await event.link({ role: 'player', entrant: 'e2' })).token;
  const phone = await Listener.open(on.server.url, event.id, { token });
  const seen = { views: [] as string[], answers: [] as string[] };
  for (const [step, command] of history(hidden).entries()) {
    const by = command.type === 'write-to-desk' ? player : undefined;
    const { status, text } = await event.send(command, by, `step-number-${step}`);
    if (status !== 200) throw new Error(`${command.type}: ${text}`);
    await settled();
    seen.views.push((await event.view(token)).text);
    if (step % 4 === 0)
      seen.answers.push((await event.send({ type: 'confirm', game: 'r1g1' }, token, `mine-number-${step}`)).text);
  }
  const end = JSON.stringify(((await event.view(token)).body as { position: string }).position);
  await phone.until(({ messages }) => messages.at(-1)?.data.includes(end) === true);
  const stream = phone.messages.map(({ id, event: kind, data }) => `${id} ${kind} ${data}`);
  phone.close();
  const file = (await on.call('GET', event.path('export'), { token })).text;
  const mask = maskFor(event, file);
  return { views: seen.views.map(mask), answers: seen.answers.map(mask), stream: stream.map(mask), file: mask(file) };
}

function history({ notes, contact, warning, reply, votes, redraws, painting }: Hidden): EventCommand[] {
  const pins = [
    ['e1', 'e2'],
    ['e3', 'e4'],
  ];
  return [
    { type: 'add-entrants', entrants: [{ name: 'Fifth', faction: 'Guild', contact, checkIn: true }] },
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
}

/** Hides what differs between any two events: ids, hashes, nonces, epochs of feeds. */
function maskFor(event: TestEvent, file: string): (text: string) => string {
  const hashes = new Set(file.match(/\b[0-9a-f]{64}\b/g));
  return (text) =>
    text
      .replaceAll(event.id, 'EVENT')
      .replaceAll(/\b[0-9a-z]{6}\.(\d+)\b/g, 'EPOCH.$1')
      .replaceAll(/\b[0-9a-f]{64}\b/g, (hash) => (hashes.has(hash) ? 'HASH' : hash))
      .replaceAll(/"command":"[0-9a-f-]{36}"/g, '"command":"ID"');
}

/** The second history, with what this viewer may see told as in the first. */
function differingFor({ sees }: Witness): Hidden {
  const told = Object.fromEntries(sees.map((key) => [key, one[key]]));
  return { ...other, ...told };
}

describe('what somebody may not see', () => {
  test.each(WITNESSES)('changes no byte for a $role $entrant', async (who) => {
    const [first, second] = [await witness(who, one), await witness(who, differingFor(who))];
    expect(second).toEqual(first);
    expect(first.stream.length).toBeGreaterThan(3);
    expect(first.stream[0]).toMatch(/^EPOCH\.0 view/);
  });

  test('does change what the organiser sees: the histories do differ', async () => {
    const organiser = { role: 'organiser', sees: [] } as const;
    const [first, second] = [await witness(organiser, one), await witness(organiser, other)];
    expect(second.views).not.toEqual(first.views);
    expect(second.stream).not.toEqual(first.stream);
    // An export is for everybody, whoever asks for it.
    expect(second.file).toEqual(first.file);
  });

  test('is nowhere in what they get', async () => {
    for (const who of WITNESSES.filter(({ sees }) => sees.length === 0)) {
      const text = JSON.stringify([await witness(who, one), await witness(who, other)]);
      for (const canary of canaries) expect(text).not.toContain(canary);
    }
  });

  test('moves no position, however much of it there is', async () => {
    const busy: Hidden = { ...other, notes: Array.from({ length: 9 }, (_, n) => `note ${n}`) };
    const who = { role: 'public', sees: [] } as const;
    const [quiet, loud] = [await witness(who, one), await witness(who, busy)];
    expect(loud.stream).toEqual(quiet.stream);
    // The steps are numbered by this test.
    const [before, after] = [quiet, loud].map(({ file }) => file.replaceAll(/step-number-\d+/g, 'STEP'));
    expect(after).toBe(before);
  });
});
