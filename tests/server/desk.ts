/** A server for a test, in this process and in a folder of its own, and the words a test speaks to it in. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventCommand } from '../../core/event/commands.ts';
import type { Rates } from '../../server/http/limits.ts';
import { type Server, type ServerOptions, startServer } from '../../server/main.ts';
import { TestClock } from './clock.ts';

/** No limits to speak of, for tests that ask more than a hall does. */
export const UNLIMITED: Rates = {
  requests: { burst: 1e9, perSecond: 1e9 },
  staff: { burst: 1e9, perSecond: 1e9 },
  others: { burst: 1e9, perSecond: 1e9 },
  pins: { burst: 1e9, perSecond: 1e9 },
  pinsOfName: { burst: 1e9, perSecond: 1e9 },
  pinsOfEvent: { burst: 1e9, perSecond: 1e9 },
  pinsFrom: { burst: 1e9, perSecond: 1e9 },
  codes: { burst: 1e9, perSecond: 1e9 },
  codesInAll: { burst: 1e9, perSecond: 1e9 },
  keys: { burst: 1e9, perSecond: 1e9 },
  demos: { burst: 1e9, perSecond: 1e9 },
  simulations: { burst: 1e9, perSecond: 1e9 },
  signUps: { burst: 1e9, perSecond: 1e9 },
};

/** For what is not about the disk: nothing waits for it. */
export const UNFLUSHED: NonNullable<ServerOptions['storage']> = { libsql: { synchronous: 'OFF' } };

export interface Answered {
  readonly status: number;
  /** The body: parsed where it is JSON. */
  readonly body: unknown;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface Asked {
  readonly token?: string | undefined;
  readonly cookie?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly from?: string;
}

/** Where a server is asked something. */
export interface Door {
  call(method: 'GET' | 'POST' | 'DELETE' | 'PUT', path: string, asked?: Asked): Promise<Answered>;
}

export interface TestServer extends Door {
  readonly server: Server;
  readonly clock: TestClock;
  readonly folder: string;
  /** Stops it and starts it again on the same data. */
  restart(options?: Partial<ServerOptions>): Promise<void>;
  /** Stops it and removes its folder. */
  end(): Promise<void>;
}

export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'muster-test-'));
}

export async function testServer(options: Partial<ServerOptions> = {}): Promise<TestServer> {
  const folder = options.dataFolder ?? newFolder();
  const clock = options.clock instanceof TestClock ? options.clock : new TestClock();
  const start = (more: Partial<ServerOptions>): Promise<Server> =>
    startServer({ port: 0, clock, log: { level: 'silent' }, ...options, ...more, dataFolder: folder });
  const running = { server: await start({}) };
  return {
    get server() {
      return running.server;
    },
    clock,
    folder,
    call: (method, path, asked = {}) => call(running.server, method, path, asked),
    restart: async (more = {}) => {
      await running.server.close();
      running.server = await start(more);
    },
    end: async () => {
      await running.server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function call(server: Server, method: string, url: string, asked: Asked): Promise<Answered> {
  const { token, cookie, body, from } = asked;
  const headers: Record<string, string> = { ...asked.headers };
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  if (cookie !== undefined) headers.cookie = cookie;
  if (body !== undefined && headers['content-type'] === undefined) headers['content-type'] = 'application/json';
  const payload = typeof body === 'string' ? body : body === undefined ? undefined : JSON.stringify(body);
  const response = await server.app.inject({
    method: method as 'GET',
    url,
    headers,
    ...(payload === undefined ? {} : { payload }),
    ...(from === undefined ? {} : { remoteAddress: from }),
  });
  const { statusCode, payload: text } = response;
  const isJson = String(response.headers['content-type']).startsWith('application/json') && text !== '';
  let read: { readonly body: unknown } | null = null;
  return {
    status: statusCode,
    text,
    headers: response.headers,
    // Read by who looks at it: many look at the text alone.
    get body() {
      read ??= { body: isJson ? JSON.parse(text) : text };
      return read.body;
    },
  };
}

/** An event on a test server, with its organiser at the desk. */
export interface TestEvent {
  readonly id: string;
  readonly token: string;
  /** Sends a command as the organiser, or with another token. */
  send(command: EventCommand | { type: 'undo'; target: string }, token?: string, id?: string): Promise<Answered>;
  /** Sends commands one after the other; throws when one is refused. */
  play(...commands: readonly EventCommand[]): Promise<void>;
  view(token?: string, query?: string): Promise<Answered>;
  /** The token of a new link. */
  link(body: { role: string; entrant?: string; label?: string }): Promise<{ id: string; token: string }>;
  path(rest: string): string;
}

export async function newEvent(on: TestServer, more: object = {}): Promise<TestEvent> {
  const made = await on.call('POST', '/api/events', { body: { system: SYSTEM, name: 'Cup', ...more } });
  if (made.status !== 201) throw new Error(`no event: ${made.text}`);
  return eventOn(on, made.body as { id: string; token: string });
}

/** An event that is there already. */
export function eventOn(on: TestServer, { id, token }: { readonly id: string; readonly token: string }): TestEvent {
  const path = (rest: string): string => `/api/events/${id}/${rest}`;
  const send: TestEvent['send'] = (command, as = token, commandId = randomUUID()) =>
    on.call('POST', path('commands'), { token: as, body: { id: commandId, command } });
  return {
    id,
    token,
    path,
    send,
    play: async (...commands) => {
      for (const command of commands) {
        const { status, text } = await send(command);
        if (status !== 200) throw new Error(`${command.type}: ${text}`);
      }
    },
    view: (as, query = '') => on.call('GET', path(`view${query}`), { token: as }),
    link: async (body) => {
      const answered = await on.call('POST', path('links'), { token, body });
      if (answered.status !== 201) throw new Error(`no link: ${answered.text}`);
      return answered.body as { id: string; token: string };
    },
  };
}

export const SYSTEM = 'gaining-grounds-s0';

/** So many players, registered and checked in. */
export function players(many: number): EventCommand {
  const entrants = Array.from({ length: many }, (_, index) => ({
    name: `Player ${index + 1} of the cup`,
    faction: 'Guild',
    contact: `player${index + 1}@example.org`,
    checkIn: true,
  }));
  return { type: 'add-entrants', entrants };
}

/** An event of so many players in its first round. */
export async function runningEvent(on: TestServer, many = 4): Promise<TestEvent> {
  const event = await newEvent(on);
  await event.play(players(many), { type: 'publish-pack' }, { type: 'start-event' }, { type: 'draft-round' });
  await event.play({ type: 'publish-round' }, { type: 'start-clock' });
  return event;
}
