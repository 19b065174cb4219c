/**
 * One open line to the server. The browser reconnects a stream that breaks and says where it was; this does the rest: a
 * line that is open and silent, an answer that is an error, a phone that slept. Times are ms on the device's own clock.
 */
import { hearBuild } from './build.ts';
import { type ChangeMessage, type ViewMessage, readBuild, readChange, readTime, readView } from './wire.ts';

/**
 * `stale`: nothing was heard for so long that what is shown must not be trusted; `revoked`: nothing will be, for the device's
 * link was taken back; `foreign`: nothing will be, for the device is not signed in here, or not any more.
 */
export type LinkState = 'connecting' | 'live' | 'reconnecting' | 'stale' | 'revoked' | 'foreign' | 'missing';

/** Whether what is shown must not be trusted. */
export function isStale(state: LinkState): boolean {
  return state === 'stale' || isShut(state);
}

/** Whether the server has said that this device sees nothing more. */
export function isShut(state: LinkState): boolean {
  return state === 'revoked' || state === 'foreign';
}

/** As much of EventSource as is used here. */
export interface Source {
  readonly readyState: number;
  onerror: (() => void) | null;
  addEventListener(
    type: string,
    listener: (message: { readonly data: string; readonly lastEventId?: string }) => void,
  ): void;
  close(): void;
}

/** Opens a stream, from after a position that is known already. */
export type Open = (url: string, after: string | null) => Source;

export interface LinkOptions {
  /** The address of the stream, and of the same view at once. */
  readonly streamUrl: string;
  readonly viewUrl: string;
  /** A view that is here already: the stream goes on from it. */
  readonly first?: ViewMessage | null;
  readonly open: Open;
  readonly fetch: (url: string) => Promise<{ readonly status: number; text(): Promise<string> }>;
  /** Calls back when the page is looked at again or the network is back. Returns how to stop. */
  readonly onWake: (wake: () => void) => () => void;
  readonly onView: (view: ViewMessage) => void;
  readonly onChange: (change: ChangeMessage) => void;
  readonly onTime: (serverNow: number) => void;
  readonly onState: (state: LinkState) => void;
}

/** The server's heartbeat comes every 5 s; one may be lost, and the reader is told before 10 s are over. */
const SILENCE = 9000;
const TICK = 500;
/** Waits between attempts, the last one for ever. Each is stretched by chance, so that a room does not come at once. */
const WAITS = [500, 1000, 2000, 4000];
const CLOSED = 2;

/** Opens the line and keeps it open. Returns how to close it. */
export function openLink(options: LinkOptions): () => void {
  const link = new Link(options);
  return () => link.close();
}

class Link {
  private readonly options: LinkOptions;
  private readonly ticking: ReturnType<typeof setInterval>;
  private readonly stopWaking: () => void;
  private source: Source | null = null;
  private retry: ReturnType<typeof setTimeout> | null = null;
  private attempts = 0;
  private messages = 0;
  private position: string | null = null;
  private heardAt: number;
  private openedAt = 0;
  private state: LinkState = 'connecting';

  constructor(options: LinkOptions) {
    this.options = options;
    this.heardAt = Date.now();
    this.takeView(options.first ?? null);
    this.ticking = setInterval(() => this.watch(), TICK);
    this.stopWaking = options.onWake(() => this.wake());
    this.connect();
  }

  close(): void {
    clearInterval(this.ticking);
    if (this.retry !== null) clearTimeout(this.retry);
    this.retry = null;
    this.stopWaking();
    this.drop();
  }

  private connect(): void {
    this.drop();
    const source = this.options.open(this.options.streamUrl, this.position);
    this.source = source;
    this.openedAt = Date.now();
    const listen = (type: string, take: (data: string) => void) =>
      source.addEventListener(type, ({ data }) => {
        if (this.source === source) take(data);
      });
    listen('time', (data) => this.takeTime(data));
    listen('view', (data) => {
      this.takeView(readView(data));
      this.heard();
    });
    listen('change', (data) => this.takeChange(readChange(data)));
    source.onerror = () => {
      if (this.source === source) this.broken(source);
    };
  }

  private drop(): void {
    const { source } = this;
    this.source = null;
    source?.close();
  }

  /** The stream brought something. */
  private heard(): void {
    this.messages += 1;
    this.attempts = 0;
    this.fresh();
  }

  private fresh(): void {
    this.heardAt = Date.now();
    // A beat alone is not yet a view: before the first one there is nothing to be live.
    if (this.position !== null) this.become('live');
  }

  private takeTime(data: string): void {
    hearBuild(readBuild(data));
    const now = readTime(data);
    if (now !== null) this.options.onTime(now);
    this.heard();
  }

  private takeView(view: ViewMessage | null): void {
    if (!view) return;
    this.position = view.position;
    this.options.onView(view);
  }

  private takeChange(change: ChangeMessage | null): void {
    // What cannot be read cannot be skipped either: the next view brings everything.
    if (!change || this.position === null) {
      this.position = null;
      this.connect();
      return;
    }
    this.position = change.position;
    this.options.onChange(change);
    this.heard();
  }

  private broken(source: Source): void {
    if (this.state === 'live') this.become('reconnecting');
    // The browser tries again by itself unless the answer was an error.
    if (source.readyState === CLOSED) this.again();
  }

  /** Tries once more after a while, and asks plainly meanwhile: that tells a wrong address from a silent server. */
  private again(): void {
    this.drop();
    if (this.retry !== null) return;
    const wait = WAITS[Math.min(this.attempts, WAITS.length - 1)] ?? 0;
    this.attempts += 1;
    this.retry = setTimeout(
      () => {
        this.retry = null;
        void this.ask();
        this.connect();
      },
      wait * (1 + Math.random() / 2),
    );
    if (this.attempts === 1) void this.ask();
  }

  private async ask(): Promise<void> {
    const { messages } = this;
    try {
      const answer = await this.options.fetch(this.options.viewUrl);
      const text = await answer.text();
      // Whatever the stream brought meanwhile is newer.
      if (this.messages !== messages) return;
      // A gate of some network may answer so too: the server names what is missing.
      if (answer.status === 404 && (this.position === null || text.includes('unknown-event'))) {
        this.become('missing');
        this.close();
      } else if (answer.status === 403 && text.includes('revoked-link')) {
        this.become('revoked');
      } else if (answer.status === 403 && text.includes('not-held')) {
        this.become('foreign');
      } else if (answer.status === 200) {
        this.takeView(readView(text));
        this.fresh();
      }
    } catch {
      // No network: the next attempt comes anyway, and the silence shows by itself.
    }
  }

  private watch(): void {
    const now = Date.now();
    if (now - this.heardAt < SILENCE || this.state === 'missing') return;
    if (!isShut(this.state)) this.become('stale');
    // An open line without a word is dead; a browser may take minutes to notice.
    if (this.source !== null && now - this.openedAt >= SILENCE) this.again();
  }

  private wake(): void {
    this.watch();
    if (this.state === 'live' || this.state === 'missing') return;
    this.attempts = 0;
    if (this.retry !== null) clearTimeout(this.retry);
    this.retry = null;
    this.connect();
  }

  private become(state: LinkState): void {
    if (this.state === state || this.state === 'missing') return;
    this.state = state;
    this.options.onState(state);
  }
}
