/** The attacks. To add one: an object here. */
import { setTimeout as later } from 'node:timers/promises';
import type { Attack } from './attack.ts';
import { asking, closeAll, linesTo } from './sockets.ts';

/** How long an attacker holds connections that read nothing, in ms: a few for less. */
const heldFor = (many: number): number => Math.min(3000, 10 * many);

/** Connections that ask for something large and read nothing of it. */
function unread(name: string, size: Attack['size'], pathOf: (event: string, index: number) => string): Attack {
  return {
    name,
    size,
    bars: {},
    run: async (target, many) => {
      const lines = await linesTo(target, many, (index) => asking(pathOf(target.event, index)));
      await later(heldFor(many));
      closeAll(lines);
      return {};
    },
  };
}

/** Connections that begin a request and never end it: none may be open a minute after the last of them began. */
const trickle: Attack = {
  name: 'bodies that trickle',
  size: { few: 40, many: 800 },
  bars: { 'still open': 0 },
  run: async (target, many) => {
    const head =
      'POST /api/session HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n{';
    const lines = await linesTo(target, many, () => head);
    // In the long run whole; a little one sees only that they harm nobody.
    const rounds = many < 100 ? 1 : 60;
    for (let round = 0; round < rounds; round += 1) {
      for (const { socket, open } of lines) if (open) socket.write(' ');
      await later(1000);
    }
    const open = lines.filter((line) => line.open).length;
    closeAll(lines);
    return many < 100 ? {} : { 'still open': open };
  },
};

/** Connections that send so much at once, read what they are told, and are gone a little later. */
function sending(name: string, size: Attack['size'], textOf: (event: string) => string): Attack {
  return {
    name,
    size,
    bars: {},
    run: async (target, many) => {
      const text = textOf(target.event);
      const lines = await linesTo(target, many, () => text, { reads: true });
      await later(heldFor(10 * many));
      closeAll(lines);
      return {};
    },
  };
}

/** Connections that send nearly all of a large body and keep the rest. */
const unended: Attack = {
  name: 'large bodies that do not end',
  size: { few: 40, many: 1000 },
  bars: {},
  run: async (target, many) => {
    const head =
      'POST /api/session HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 1000000\r\n\r\n';
    const lines = await linesTo(target, many, () => `${head}"${'x'.repeat(999_000)}`);
    await later(heldFor(many));
    closeAll(lines);
    return {};
  },
};

export const ATTACKS: readonly Attack[] = [
  unread('streams that nobody reads', { few: 60, many: 1500 }, (id) => `/api/events/${id}/stream`),
  unread('views that nobody reads', { few: 60, many: 1000 }, (id) => `/api/events/${id}/view`),
  unread('exports that nobody reads', { few: 20, many: 300 }, (id) => `/api/events/${id}/export`),
  unread('pages with a view in them that nobody reads', { few: 40, many: 1000 }, (id) => `/e/${id}`),
  unread(
    'files for other programs, one after the other',
    { few: 20, many: 300 },
    (id) => `/api/events/${id}/export/t3`,
  ),
  unread(
    'tables of a season, each by other points',
    { few: 40, many: 1000 },
    (_, index) => `/api/rankings?points=${index}`,
  ),
  unread('rule references', { few: 40, many: 1000 }, () => '/rules/steamroller-2015'),
  unread(
    'one who is many screens',
    { few: 60, many: 1500 },
    (id, index) => `/api/events/${id}/stream?screen=${codeOf(index)}`,
  ),
  unread('made-up parts', { few: 40, many: 4000 }, (id, index) => `/api/events/${id}/view?parts=made${index}`),
  unended,
  sending('requests by the hundred on each connection', { few: 5, many: 30 }, (id) =>
    asking(`/api/events/${id}/stream?parts=event`).repeat(2000),
  ),
  sending(
    'bodies in pieces of a byte',
    { few: 20, many: 100 },
    () =>
      `POST /api/session HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(100_000)}`,
  ),
  trickle,
];

function codeOf(index: number): string {
  return index.toString(36).toUpperCase().padStart(4, 'A');
}
