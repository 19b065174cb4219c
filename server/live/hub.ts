/** All feeds of this server: brings them up to date after a change, tells them the time, closes them. */
import type { Viewer, RecordId } from '../../core/journal/types.ts';
import type { Clock } from '../clock.ts';
import type { Live } from '../records/live.ts';
import { type Filter, SharedChanges } from './changes.ts';
import { Feed, type Stream } from './feed.ts';
import { withPresent } from './screens.ts';

export interface HubOptions {
  readonly clock: Clock;
  /** The time of a record. */
  readonly timeOf: (id: RecordId) => number;
  /** A few fresh random characters. */
  readonly epoch: () => string;
  /** Told of a view that could not be made for those who are connected. */
  readonly troubled: (error: unknown) => void;
}

/** Phones say "no word from the server" after 10 s without one of these. */
const HEARTBEAT = 5000;
/** A feed that nobody asked for is let go of after this long. */
const IDLE = 10 * 60_000;
/** Feeds that are kept though nobody is connected, of all events together: beyond this many the longest idle one goes. */
const IDLE_FEEDS = 8000;
/** So many changes behind, too. */
const BEHIND = 64;
/** A hall of phones behind one address, each with a page or two. */
const FROM_ONE_ADDRESS = 5000;
/** Between one look at which screens are there and the next. */
const LOOK = 1000;
/** Feeds brought up to date before other work gets a turn: keeps answers quick while a thousand phones are told. */
const AT_ONCE = 10;
/** The longest rest between two tellings: nobody waits longer than that for what came meanwhile. */
const REST = 500;

interface Room {
  readonly sharedChanges: SharedChanges;
  readonly feeds: Map<string, Feed>;
  /** What the feeds are yet to be told; null when they know all. */
  news: Live | null;
  telling: boolean;
  /** They are being told, or that rests. */
  busy: boolean;
  /** When it was last looked at which screens are there, and whether somebody waits to look again. */
  looked: number;
  looking: boolean;
}

export class Hub {
  private readonly options: HubOptions;
  private readonly rooms = new Map<string, Room>();
  /** How many streams each address has, until they are gone. */
  private readonly open = new Map<string, number>();
  private cancel: () => void;

  constructor(options: HubOptions) {
    this.options = options;
    this.cancel = options.clock.after(HEARTBEAT, () => this.beat());
  }

  /** The feed of this viewer on this record, up to date. */
  feed(id: RecordId, live: Live, viewer: Viewer, filter: Filter): Feed {
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

  /**
   * Where this viewer's feed now stands; null where they have none, or the hall is still told of a change before: to work it
   * out after each of many results would take longer than all else.
   */
  position(id: RecordId, live: Live, viewer: Viewer, filter: Filter): string | null {
    if (this.rooms.get(id)?.busy === true || !this.has(id, viewer, filter)) return null;
    return this.feed(id, live, viewer, filter).position;
  }

  has(id: RecordId, viewer: Viewer, filter: Filter): boolean {
    return this.rooms.get(id)?.feeds.has(keyOf(viewer, filter)) === true;
  }

  /**
   * A screen came or went: the desk sees which are there. Said once a second at most: everybody in the hall is told, and
   * anybody can come and go.
   */
  look(id: RecordId, find: () => Promise<Live | null>): void {
    const room = this.rooms.get(id);
    if (!room || room.looking) return;
    room.looking = true;
    const { clock } = this.options;
    const look = (): void => {
      room.looking = false;
      room.looked = clock.now();
      void this.lookAt(id, room, find);
    };
    const since = clock.now() - room.looked;
    // A clock set back makes nobody wait longer.
    if (since >= LOOK || since < 0) look();
    else clock.after(LOOK - since, look);
  }

  /** A record changed: everybody who is connected is told, soon. */
  changed(id: RecordId, live: Live): void {
    const room = this.rooms.get(id);
    if (!room) return;
    this.notePresent(room, live);
    room.news = live;
    if (room.telling) return;
    room.telling = true;
    setImmediate(() => void this.tell(room).catch((error: unknown) => this.stop(id, error)));
  }

  /** A record is no more: whoever looks at it is told to look again, and finds nothing. */
  gone(id: RecordId): void {
    for (const feed of this.rooms.get(id)?.feeds.values() ?? []) for (const stream of feed.streams) stream.end();
    this.rooms.delete(id);
  }

  isWatched(id: RecordId): boolean {
    const feeds = this.rooms.get(id)?.feeds.values() ?? [];
    return [...feeds].some(({ idle }) => !idle);
  }

  /** The record goes out of memory: what nobody is connected to goes with it. Who comes back is sent the whole view. */
  leave(id: RecordId): void {
    if (!this.isWatched(id)) this.rooms.delete(id);
  }

  /** Ends what was opened with a capability that is no more. */
  revoke(capability: string): void {
    this.each((stream) => {
      if (stream.capability === capability) stream.end();
    });
  }

  /** Ends what a device opened with what it held. */
  letGo(device: string): void {
    this.each((stream) => {
      if (stream.device === device && stream.capability !== null) stream.end();
    });
  }

  /** A place for one more stream from there, with what gives it back; null where it has as many as it may have. */
  enter(address: string): (() => void) | null {
    const many = this.open.get(address) ?? 0;
    if (many >= FROM_ONE_ADDRESS) return null;
    this.open.set(address, many + 1);
    return () => {
      const left = (this.open.get(address) ?? 0) - 1;
      if (left > 0) this.open.set(address, left);
      else this.open.delete(address);
    };
  }

  /** Every capability that somebody is connected with, and every device that holds one. */
  connected(): { readonly capabilities: ReadonlySet<string>; readonly devices: ReadonlySet<string> } {
    const [capabilities, devices] = [new Set<string>(), new Set<string>()];
    this.each(({ capability, device }) => {
      if (capability === null) return;
      capabilities.add(capability);
      if (device !== null) devices.add(device);
    });
    return { capabilities, devices };
  }

  close(): void {
    this.cancel();
    this.each((stream) => stream.end());
  }

  private async lookAt(id: RecordId, room: Room, find: () => Promise<Live | null>): Promise<void> {
    const live = await find().catch(() => null);
    if (!live) return;
    const before = live.screens;
    this.notePresent(room, live);
    if (live.screens !== before) this.changed(id, live);
  }

  private notePresent(room: Room, live: Live): void {
    live.screens = withPresent(live.screens, streamsOf(room));
  }

  /** What cannot be shown ends nobody's page but its own. */
  private stop(id: RecordId, error: unknown): void {
    this.options.troubled(error);
    this.gone(id);
  }

  private async tell(room: Room): Promise<void> {
    for (let live = room.news; live; live = room.news) {
      room.news = null;
      room.busy = true;
      const begun = this.options.clock.now();
      await this.tellAll(room, live);
      await this.rest(this.options.clock.now() - begun);
      room.busy = false;
    }
    room.telling = false;
  }

  private async tellAll({ feeds }: Room, live: Live): Promise<void> {
    let told = 0;
    for (const [key, feed] of [...feeds]) {
      if (feed.idle) {
        // It holds what it last saw in memory; who comes back later than that gets the whole view.
        feed.behind += 1;
        if (feed.behind > BEHIND) feeds.delete(key);
        continue;
      }
      feed.advance(live);
      told += 1;
      if (told % AT_ONCE === 0) await new Promise((turn) => setImmediate(turn));
    }
  }

  /** As long as telling took: so it takes half of the server's time, and those who write have the other half. */
  private async rest(took: number): Promise<void> {
    if (took > 0) await new Promise<void>((over) => this.options.clock.after(Math.min(took, REST), over));
  }

  private beat(): void {
    const { clock, timeOf } = this.options;
    const now = clock.now();
    for (const [id, room] of this.rooms) {
      const text = Buffer.from(`event: time\ndata: {"now":${timeOf(id)}}\n\n`);
      for (const [key, feed] of room.feeds) {
        if (!feed.idle) {
          feed.asked = now;
          feed.say(text);
        } else if (now - feed.asked > IDLE) room.feeds.delete(key);
      }
      if (room.feeds.size === 0) this.rooms.delete(id);
    }
    this.letGoOfIdle();
    this.cancel = clock.after(HEARTBEAT, () => this.beat());
  }

  private letGoOfIdle(): void {
    const idle = [...this.rooms.values()].flatMap(({ feeds }) =>
      [...feeds].flatMap(([key, feed]) => (feed.idle ? [{ feeds, key, feed }] : [])),
    );
    if (idle.length <= IDLE_FEEDS) return;
    const longest = idle.toSorted((a, b) => a.feed.asked - b.feed.asked).slice(0, idle.length - IDLE_FEEDS);
    for (const { feeds, key } of longest) feeds.delete(key);
  }

  private each(visit: (stream: Stream) => void): void {
    for (const room of this.rooms.values()) for (const stream of streamsOf(room)) visit(stream);
  }

  private room(id: RecordId): Room {
    const room = this.rooms.get(id) ?? {
      sharedChanges: new SharedChanges(),
      feeds: new Map<string, Feed>(),
      news: null,
      telling: false,
      busy: false,
      looked: 0,
      looking: false,
    };
    this.rooms.set(id, room);
    return room;
  }
}

function* streamsOf({ feeds }: Room): Generator<Stream> {
  for (const { streams } of feeds.values()) yield* streams;
}

function keyOf({ role, entrant = '', staff = '' }: Viewer, filter: Filter): string {
  return JSON.stringify([role, entrant, staff, filter]);
}
