/** A phone for a test: it listens to a stream, keeps the view that it was sent up to date, and can say what came. */
import { type IncomingMessage, get } from 'node:http';
import { get as getSecurely } from 'node:https';
import type { Change } from '../../server/live/changes.ts';

export interface Heard {
  readonly id: string | null;
  readonly event: string;
  readonly data: string;
  /** When it came, by `performance.now()`. */
  readonly at: number;
}

export interface ListenOptions {
  readonly token?: string | undefined;
  readonly cookie?: string;
  readonly query?: string;
  readonly since?: string | undefined;
}

type View = Record<string, unknown>;

export class Listener {
  readonly heard: Heard[] = [];
  view: View = {};
  ended = false;
  private readonly response: IncomingMessage;
  private rest = '';
  private readonly waiting = new Set<() => void>();

  private constructor(response: IncomingMessage) {
    this.response = response;
    response.setEncoding('utf8');
    response.on('data', (text: string) => this.take(text));
    response.on('close', () => {
      this.ended = true;
      this.wake();
    });
    // A server that is killed breaks the connection; that is an end like any other.
    response.on('error', () => undefined);
  }

  static open(
    base: string,
    event: string,
    { token, cookie, query = '', since }: ListenOptions = {},
  ): Promise<Listener> {
    const headers = {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(cookie === undefined ? {} : { cookie }),
      ...(since === undefined ? {} : { 'last-event-id': since }),
    };
    return new Promise((found, fail) => {
      const answered = (response: IncomingMessage): void => {
        if (response.statusCode === 200) found(new Listener(response));
        else fail(new Error(`no stream: ${response.statusCode}`));
      };
      const address = `${base}/api/events/${event}/stream${query}`;
      // A certificate of a test is nobody's.
      const request = address.startsWith('https:')
        ? getSecurely(address, { headers, agent: false, rejectUnauthorized: false }, answered)
        : get(address, { headers, agent: false }, answered);
      request.on('error', fail);
    });
  }

  get position(): string | null {
    return this.heard.findLast(({ id }) => id !== null)?.id ?? null;
  }

  /** What came but for the time. */
  get messages(): Heard[] {
    return this.heard.filter(({ event }) => event !== 'time');
  }

  /** Waits until something is so, after each message. */
  async until(so: (listener: this) => boolean, ms = 5000): Promise<void> {
    const end = performance.now() + ms;
    while (!so(this)) {
      if (performance.now() > end) throw new Error(`waited in vain; heard ${JSON.stringify(this.heard.slice(-3))}`);
      await new Promise<void>((wake) => {
        const timer = setTimeout(wake, 50);
        this.waiting.add(() => {
          clearTimeout(timer);
          wake();
        });
      });
    }
  }

  close(): void {
    this.response.destroy();
  }

  private wake(): void {
    for (const wake of this.waiting) wake();
    this.waiting.clear();
  }

  private take(text: string): void {
    this.rest += text;
    for (let end = this.rest.indexOf('\n\n'); end !== -1; end = this.rest.indexOf('\n\n')) {
      this.understand(this.rest.slice(0, end));
      this.rest = this.rest.slice(end + 2);
    }
    this.wake();
  }

  private understand(block: string): void {
    const field = (name: string): string | null =>
      block
        .split('\n')
        .find((line) => line.startsWith(`${name}: `))
        ?.slice(name.length + 2) ?? null;
    const event = field('event') ?? 'message';
    const data = field('data') ?? '';
    this.heard.push({ id: field('id'), event, data, at: performance.now() });
    if (event === 'view') this.view = (JSON.parse(data) as { parts: View }).parts;
    if (event === 'change') this.apply((JSON.parse(data) as { changes: Record<string, Change> }).changes);
  }

  private apply(changes: Readonly<Record<string, Change>>): void {
    const view: View = { ...this.view };
    for (const [part, change] of Object.entries(changes)) {
      if ('gone' in change) Reflect.deleteProperty(view, part);
      else if ('is' in change) view[part] = change.is;
      else {
        const members: View = { ...(view[part] as View), ...change.set };
        for (const member of change.drop ?? []) Reflect.deleteProperty(members, member);
        view[part] = members;
      }
    }
    this.view = view;
  }
}
