/** All feeds of this server: brings them up to date after a change, tells them the time, closes them. */
import type { ScreensPart } from '../../core/event/screens.ts';
import type { Viewer } from '../../core/journal/types.ts';
import type { Clock } from '../clock.ts';
import type { Live } from '../records/live.ts';
import { type Filter, SharedChanges } from './changes.ts';
import { Feed, type Stream } from './feed.ts';
import { same } from './same.ts';

export interface HubOptions {
  readonly clock: Clock;
  /** The time of a record. */
  readonly timeOf: (id: string) => number;
  /** A few fresh random characters. */
  readonly epoch: () => string;
  /** Told of a view that could not be made for those who are connected. */
  readonly troubled: (error: unknown) => void;
}

/** Phones say "no word from the server" after 10 s without one of these. */
const HEARTBEAT = 5000;
/** A feed that nobody asked for is let go of after this long. */
const IDLE = 10 * 60_000;
/** A hall of phones behind one address, each with a page or two. */
const FROM_ONE_ADDRESS = 5000;
/** Feeds brought up to date before other work gets a turn: keeps answers quick while a thousand phones are told. */
const AT_ONCE = 50;

interface Room {
  readonly sharedChanges: SharedChanges;
  readonly feeds: Map<string, Feed>;
  /** What the feeds are yet to be told; null when they know all. */
  news: Live | null;
  telling: boolean;
}

export class Hub {
  private readonly options: HubOptions;
  private readonly rooms = new Map<string, Room>();
  private cancel: () => void;

  constructor(options: HubOptions) {
    this.options = options;
    this.cancel = options.clock.after(HEARTBEAT, () => this.beat());
  }

  /** The feed of this viewer on this record, up to date. */
  feed(id: string, live: Live, viewer: Viewer, filter: Filter): Feed {
    const room = this.room(id);
    const key = keyOf(viewer, filter);
    const known = room.feeds.get(key);
    if (known) known.advance(live);
    const { sharedChanges } = room;
    const feed = known ?? new Feed({ viewer, filter, epoch: this.options.epoch(), sharedChanges }, live);
    feed.asked = this.options.clock.now();
    room.feeds.set(key, feed);
    return feed;
  }

  /** Where this viewer's feed now stands; null where they have none. */
  position(id: string, live: Live, viewer: Viewer, filter: Filter): string | null {
    return this.rooms.get(id)?.feeds.has(keyOf(viewer, filter)) === true
      ? this.feed(id, live, viewer, filter).position
      : null;
  }

  /** A screen came or went: the desk sees which are there. */
  look(id: string, live: Live): void {
    const before = live.screens;
    this.notePresent(id, live);
    if (live.screens !== before) this.changed(id, live);
  }

  /** A record changed: everybody who is connected is told, soon. */
  changed(id: string, live: Live): void {
    const room = this.rooms.get(id);
    if (!room) return;
    this.notePresent(id, live);
    room.news = live;
    if (room.telling) return;
    room.telling = true;
    setImmediate(() => void this.tell(room).catch((error: unknown) => this.stop(id, error)));
  }

  /** A record is no more: whoever looks at it is told to look again, and finds nothing. */
  gone(id: string): void {
    for (const feed of this.rooms.get(id)?.feeds.values() ?? [])
      for (const stream of [...feed.streams]) feed.drop(stream);
    this.rooms.delete(id);
  }

  isWatched(id: string): boolean {
    const feeds = this.rooms.get(id)?.feeds.values() ?? [];
    return [...feeds].some(({ streams }) => streams.size > 0);
  }

  /** The record goes out of memory: what nobody is connected to goes with it. Who comes back is sent the whole view. */
  leave(id: string): void {
    if (!this.isWatched(id)) this.rooms.delete(id);
  }

  /** Ends what was opened with a capability that is no more. */
  revoke(capability: string): void {
    this.each((feed, stream) => {
      if (stream.capability === capability) feed.drop(stream);
    });
  }

  /** Whether one more stream may be opened from there. */
  hasRoomFor(address: string): boolean {
    let open = 0;
    this.each((_, stream) => {
      if (stream.address === address) open += 1;
    });
    return open < FROM_ONE_ADDRESS;
  }

  /** Every capability that somebody is connected with. */
  connected(): Set<string> {
    const held = new Set<string>();
    this.each((_, { capability }) => {
      if (capability !== null) held.add(capability);
    });
    return held;
  }

  close(): void {
    this.cancel();
    this.each((feed, stream) => feed.drop(stream));
  }

  private notePresent(id: string, live: Live): void {
    const codes = new Set<string>();
    for (const { streams } of this.rooms.get(id)?.feeds.values() ?? []) {
      for (const { screen } of streams) if (screen !== null) codes.add(screen);
    }
    const screens = withPresent(live.screens, codes);
    if (!same(screens, live.screens)) live.screens = screens;
  }

  /** What cannot be shown ends nobody's page but its own. */
  private stop(id: string, error: unknown): void {
    this.options.troubled(error);
    this.gone(id);
  }

  private async tell(room: Room): Promise<void> {
    for (let live = room.news; live; live = room.news) {
      room.news = null;
      let told = 0;
      for (const feed of [...room.feeds.values()]) {
        if (feed.streams.size === 0) continue;
        feed.advance(live);
        told += 1;
        if (told % AT_ONCE === 0) await new Promise((turn) => setImmediate(turn));
      }
    }
    room.telling = false;
  }

  private beat(): void {
    const { clock, timeOf } = this.options;
    const now = clock.now();
    for (const [id, room] of this.rooms) {
      const text = `event: time\ndata: {"now":${timeOf(id)}}\n\n`;
      for (const [key, feed] of room.feeds) {
        if (feed.streams.size > 0) feed.asked = now;
        for (const stream of [...feed.streams]) if (!stream.write(text)) feed.drop(stream);
        if (feed.streams.size === 0 && now - feed.asked > IDLE) room.feeds.delete(key);
      }
      if (room.feeds.size === 0) this.rooms.delete(id);
    }
    this.cancel = clock.after(HEARTBEAT, () => this.beat());
  }

  private each(visit: (feed: Feed, stream: Stream) => void): void {
    for (const { feeds } of this.rooms.values()) {
      for (const feed of feeds.values()) for (const stream of [...feed.streams]) visit(feed, stream);
    }
  }

  private room(id: string): Room {
    const room = this.rooms.get(id) ?? {
      sharedChanges: new SharedChanges(),
      feeds: new Map<string, Feed>(),
      news: null,
      telling: false,
    };
    this.rooms.set(id, room);
    return room;
  }
}

/** Those that are set up, and those that are connected. */
function withPresent(screens: ScreensPart, codes: ReadonlySet<string>): ScreensPart {
  const known = Object.entries(screens).flatMap(([code, { setup }]) => (setup ? [[code, setup] as const] : []));
  const setups = new Map([...[...codes].sort().map((code) => [code, null] as const), ...known]);
  return Object.fromEntries([...setups].map(([code, setup]) => [code, { setup, connected: codes.has(code) }]));
}

function keyOf({ role, entrant = '', staff = '' }: Viewer, filter: Filter): string {
  return JSON.stringify([role, entrant, staff, filter]);
}
