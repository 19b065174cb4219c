/**
 * One stream for all pages of a device that ask for the same. One page leads: it holds the stream and passes on what comes.
 * The others follow, and take its place when it goes or says nothing. No lock is needed, which pages on a venue's `http://`
 * address would not get: every page opens a stream of its own first, and lets go of it when another answers that it leads.
 * Two that lead by accident are equally right, and soon one. Times are ms on the device's own clock.
 */
import { newCommandId } from './ids.ts';
import type { Source } from './link.ts';
import { readBuild, readTime } from './wire.ts';

/** Carries words to the other pages. Only pages of this version speak there: see `nameOf`. */
export interface Channel {
  readonly say: (words: Said) => void;
  readonly onSaid: (take: (words: Said) => void) => void;
  readonly close: () => void;
}

export interface Sharing {
  readonly channel: Channel;
  /** Opens a stream of this page's own. */
  readonly open: (after: string | null) => Source;
  /** The position in the record that the page knows already. */
  readonly after: string | null;
  /** Calls back when the page goes. Returns how to stop. */
  readonly onLeave: (leave: () => void) => () => void;
}

/** What a stream brought. */
interface Heard {
  readonly type: string;
  readonly data: string;
  /** Where it leads to in the record; empty for what moves nothing, the time. */
  readonly lastEventId: string;
}

export type Said =
  /** I am new, and know the record up to there. */
  | { readonly kind: 'join'; readonly from: string; readonly after: string | null }
  /** I lead. The higher term counts, then the lower name. */
  | { readonly kind: 'lead'; readonly from: string; readonly term: number }
  /** I lead; this is what you missed. */
  | {
      readonly kind: 'welcome';
      readonly from: string;
      readonly term: number;
      readonly to: string;
      readonly missed: readonly Heard[];
    }
  | { readonly kind: 'heard'; readonly from: string; readonly term: number; readonly heard: Heard }
  | { readonly kind: 'broken'; readonly from: string }
  | { readonly kind: 'bye'; readonly from: string };

/** Who leads answers at once; after this long, nobody does. */
const ANSWER = 300;
/** A beat comes every 5 s. Whoever follows acts before a reader is told that nothing comes, at 9 s. */
const SILENCE = 6500;
/** Stretched by chance, so that not all take the lead at once. */
const SPREAD = 300;
/** What is kept for pages that come later. */
const KEPT = 64;
const TYPES = ['time', 'view', 'change'];
const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 2;

/** The name under which pages that may share a stream find each other. `who` tells apart whom one address shows to each. */
export const nameOf = (url: string, who: string): string => `muster stream 1 ${who} ${url}`;

/** A stream that may be another page's. */
export const openShared = (sharing: Sharing): Source => new Shared(sharing);

class Shared implements Source {
  onerror: (() => void) | null = null;
  readyState = CONNECTING;
  private readonly me = newCommandId();
  private readonly channel: Channel;
  private readonly open: Sharing['open'];
  private readonly stopLeaving: () => void;
  private readonly listeners = new Map<string, (message: { readonly data: string }) => void>();
  /** The stream, while this page holds one. */
  private source: Source | null = null;
  /** Whom this page follows; null while it holds the stream itself. */
  private leader: string | null = null;
  /** 0 until it is known whether somebody leads. */
  private term = 0;
  private welcome = false;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private position: string | null;
  /** What came last, and from where on. */
  private since: string | null;
  private log: readonly Heard[] = [];
  /** The stream's last opening, which says what build of the pages the server has, and when it came. */
  private opening: { readonly data: string; readonly at: number } | null = null;

  constructor({ channel, open, after, onLeave }: Sharing) {
    this.channel = channel;
    this.open = open;
    this.position = after;
    this.since = after;
    this.stopLeaving = onLeave(() => this.leave());
    channel.onSaid((words) => this.take(words));
    this.hold(after);
    this.channel.say({ kind: 'join', from: this.me, after });
    this.wait(ANSWER, () => this.lead(1));
  }

  addEventListener(type: string, listener: (message: { readonly data: string }) => void): void {
    this.listeners.set(type, listener);
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    this.stopLeaving();
    this.drop();
    if (this.leader === null) this.channel.say({ kind: 'bye', from: this.me });
    this.channel.close();
    this.readyState = CLOSED;
  }

  /** The page goes; should the browser keep it and show it again, it has to open a stream anew. */
  private leave(): void {
    this.close();
    this.onerror?.();
  }

  private wait(time: number, then: () => void): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = setTimeout(then, time + Math.random() * SPREAD);
  }

  /** Holds a stream from a position on; from none, it begins with the whole view. */
  private hold(after: string | null): void {
    this.drop();
    const source = this.open(after);
    this.source = source;
    this.log = [];
    this.since = after;
    this.opening = null;
    for (const type of TYPES) {
      source.addEventListener(type, ({ data, lastEventId = '' }) => {
        if (this.source === source) this.hear({ type, data, lastEventId });
      });
    }
    source.onerror = () => {
      if (this.source === source) this.broken(source.readyState);
    };
  }

  private drop(): void {
    const { source } = this;
    this.source = null;
    source?.close();
  }

  /** The stream brought something. */
  private hear(heard: Heard): void {
    const opens = heard.type === 'time' && (this.opening === null || readBuild(heard.data) !== null);
    if (opens) this.opening = { data: heard.data, at: Date.now() };
    if (heard.lastEventId !== '') {
      const [dropped] = this.log.length < KEPT ? [] : this.log;
      if (dropped !== undefined) this.since = dropped.lastEventId;
      this.log = [...this.log.slice(1 - KEPT), heard];
    }
    this.tell(heard);
    if (this.term > 0) this.channel.say({ kind: 'heard', from: this.me, term: this.term, heard });
  }

  private tell(heard: Heard): void {
    this.readyState = OPEN;
    if (heard.lastEventId !== '') this.position = heard.lastEventId;
    this.listeners.get(heard.type)?.(heard);
  }

  private broken(readyState: number): void {
    this.readyState = readyState;
    if (this.term > 0) this.channel.say({ kind: 'broken', from: this.me });
    this.onerror?.();
  }

  private lead(term: number): void {
    this.term = term;
    this.leader = null;
    if (this.timer !== null) clearTimeout(this.timer);
    if (this.source === null) this.hold(this.position);
    this.channel.say({ kind: 'lead', from: this.me, term });
  }

  private follow(leader: string, term: number): void {
    this.drop();
    this.leader = leader;
    this.term = term;
    this.welcome = false;
    this.attend();
  }

  /** Waits for the leader's next word, and takes its place if there is none. */
  private attend(): void {
    this.wait(SILENCE, () => this.lead(this.term + 1));
  }

  private take(said: Said): void {
    switch (said.kind) {
      case 'join':
        if (this.leader === null && this.term > 0) this.receive(said.from, said.after);
        return;
      case 'lead':
        this.compare(said.from, said.term);
        return;
      case 'welcome':
        if (said.to === this.me) this.join(said.from, said.term, said.missed);
        return;
      case 'heard':
        if (said.from === this.leader) this.relayed(said.heard);
        else this.compare(said.from, said.term);
        return;
      case 'broken':
        if (said.from !== this.leader) return;
        this.readyState = CONNECTING;
        this.onerror?.();
        return;
      case 'bye':
        if (said.from === this.leader) this.wait(0, () => this.lead(this.term + 1));
    }
  }

  private relayed(heard: Heard): void {
    this.attend();
    // Until the leader has said what was missed, only a whole view joins on to what is known.
    if (this.welcome || heard.type === 'view') this.tell(heard);
  }

  /** Somebody says that they lead; one who slept may have been replaced meanwhile. */
  private compare(from: string, term: number): void {
    const stronger = term > this.term || (term === this.term && from < (this.leader ?? this.me));
    if (stronger) {
      this.follow(from, term);
      this.channel.say({ kind: 'join', from: this.me, after: this.position });
    } else if (this.leader === null && this.term > 0)
      this.channel.say({ kind: 'lead', from: this.me, term: this.term });
  }

  /** Gives a new page what it has not seen: what came since, or all from the last whole view on, or a new one for everybody. */
  private receive(to: string, after: string | null): void {
    const known = after === this.since ? 0 : this.log.findIndex(({ lastEventId }) => lastEventId === after) + 1;
    const fresh = after !== null && (known > 0 || after === this.since);
    const view = this.log.map(({ type }) => type).lastIndexOf('view');
    const missed = fresh ? this.log.slice(known) : view === -1 ? [] : this.log.slice(view);
    this.channel.say({ kind: 'welcome', from: this.me, term: this.term, to, missed: [...this.time(), ...missed] });
    if (!fresh && view === -1) this.hold(null);
  }

  /** What the stream opened with, as if it opened now. */
  private time(): readonly Heard[] {
    if (this.opening === null) return [];
    const { data, at } = this.opening;
    const now = (readTime(data) ?? 0) + Date.now() - at;
    return [{ type: 'time', data: JSON.stringify({ now, build: readBuild(data) }), lastEventId: '' }];
  }

  private join(leader: string, term: number, missed: readonly Heard[]): void {
    if (term < this.term) return;
    this.follow(leader, term);
    this.welcome = true;
    for (const heard of missed) this.tell(heard);
  }
}
