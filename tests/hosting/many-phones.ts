/** Phones by the thousand that follow the results of a round, on several servers: each goes to the next one when its own is gone. */
import { Agent, type IncomingMessage, request } from 'node:http';
import type { Change } from '../../server/live/changes.ts';
import type { GameRow } from '../../core/event/views.ts';

const PART = 'games/1';
/** Milliseconds until a phone knocks again; not all at once. */
const AGAIN = 500;

export interface Phones {
  /** How many of them know so many results. */
  knowing(results: number): number;
  /** How often one had to go elsewhere. */
  moves(): number;
  close(): void;
}

interface Phone {
  readonly known: Set<string>;
  at: number;
}

/** Opens so many, in turn on each of the servers, and waits until each has its first view. */
export async function openPhones(urls: readonly string[], event: string, count: number): Promise<Phones> {
  const agent = new Agent({ keepAlive: false, maxSockets: Infinity });
  const streams = new Set<IncomingMessage>();
  const closed = new AbortController();
  const moved = { times: 0 };
  const phones = Array.from({ length: count }, (_, at): Phone => ({ known: new Set(), at }));
  const follow = (phone: Phone, ready: () => void): void => {
    if (closed.signal.aborted) return;
    const next = (): void => {
      if (closed.signal.aborted) return;
      moved.times += 1;
      phone.at += 1;
      setTimeout(() => follow(phone, ready), AGAIN * (1 + Math.random()));
    };
    const address = `${urls[phone.at % urls.length]}/api/events/${event}/stream?parts=${PART}`;
    const answered = { yet: false };
    const asked = request(address, { agent, headers: { accept: 'text/event-stream' } }, (stream) => {
      answered.yet = true;
      streams.add(stream);
      stream.setEncoding('utf8');
      let rest = '';
      stream.on('data', (text: string) => {
        const blocks = (rest + text).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) learn(phone, block);
        if (stream.statusCode === 200) ready();
      });
      // It closes after an error too.
      stream.on('error', () => undefined);
      stream.on('close', () => {
        streams.delete(stream);
        next();
      });
    });
    asked.on('error', () => {
      if (!answered.yet) next();
    });
    asked.end();
  };
  for (let first = 0; first < count; first += 100) {
    const some = phones.slice(first, first + 100);
    await Promise.all(some.map((phone) => new Promise<void>((ready) => follow(phone, ready))));
  }
  return {
    knowing: (results) => phones.filter(({ known }) => known.size === results).length,
    moves: () => moved.times,
    close: () => {
      closed.abort();
      for (const stream of streams) stream.destroy();
      agent.destroy();
    },
  };
}

type Rows = Readonly<Record<string, GameRow>>;

function learn({ known }: Phone, block: string): void {
  const data = /^data: (.*)$/m.exec(block)?.[1] ?? '';
  if (block.includes('event: view')) {
    known.clear();
    note(known, (JSON.parse(data) as { parts: Readonly<Record<string, Rows>> }).parts[PART]);
  } else if (block.includes('event: change')) {
    const change = (JSON.parse(data) as { changes: Readonly<Record<string, Change>> }).changes[PART];
    if (change && 'set' in change) note(known, change.set as Rows);
    if (change && 'is' in change) note(known, change.is as Rows);
  }
}

function note(known: Set<string>, rows: Rows = {}): void {
  for (const [id, { result }] of Object.entries(rows)) if (result) known.add(id);
}
