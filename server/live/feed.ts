/**
 * What one viewer is sent of one record: numbered messages, the latest of them kept for whoever was away for a moment.
 * A connection that has not taken what it was sent is sent no more: what it missed meanwhile comes after. So at most one
 * view, or the messages that are kept, wait for anybody.
 */
import type { Parts, Viewer } from '../../core/journal/types.ts';
import { type Live, ownParts, viewedParts } from '../records/live.ts';
import { type Filter, type SharedChanges, changesJson, joined, membersOf } from './changes.ts';

/** A connection that is sent what is new. */
export interface Stream {
  /** The link or claim it was opened with; it ends when that is revoked. */
  readonly capability: string | null;
  /** The device that holds it; it ends when that lets go. */
  readonly device: string | null;
  /** Where it comes from: nobody may open them without end. */
  readonly address: string;
  /** The code of the big screen that it feeds; null for any other page. */
  readonly screen: string | null;
  /**
   * Sends these bytes; `taken` is called once the other side has taken all of them. A whole view may be large, and waits for
   * its turn.
   */
  write(pieces: readonly Buffer[], taken: () => void, whole: boolean): void;
  end(): void;
}

interface Message {
  readonly number: number;
  readonly pieces: readonly Buffer[];
}

/** How far a connection is. */
interface Place {
  /** The message that it was sent last; null where that is not known here. */
  at: number | null;
  /** It has not taken all that it was sent. */
  busy: boolean;
}

/** How many messages a feed keeps. Whoever missed more gets the whole view. */
const KEPT = 64;

export class Feed {
  readonly viewer: Viewer;
  readonly filter: Filter;
  /** When it was last asked for, ms since 1970. */
  asked = 0;
  /** Changes of the record that it was not told of, since nobody is connected. */
  behind = 0;
  private readonly places = new Map<Stream, Place>();
  private readonly epoch: string;
  private readonly sharedChanges: SharedChanges;
  private shared: Parts;
  private own: Parts;
  private number = 0;
  private messages: Message[] = [];

  /** `epoch` tells this feed's numbers from those of another life of the server. */
  constructor(as: { viewer: Viewer; filter: Filter; epoch: string; sharedChanges: SharedChanges }, live: Live) {
    this.viewer = as.viewer;
    this.filter = as.filter;
    this.epoch = as.epoch;
    this.sharedChanges = as.sharedChanges;
    this.shared = viewedParts(live);
    this.own = ownParts(live.rules, live.record, as.viewer);
  }

  get position(): string {
    return this.at(this.number);
  }

  get streams(): IterableIterator<Stream> {
    return this.places.keys();
  }

  /** Whether nobody is connected. */
  get idle(): boolean {
    return this.places.size === 0;
  }

  /** Comes up to date, and sends what is new to this viewer. What they may not see moves no number. */
  advance(live: Live): void {
    this.behind = 0;
    const shared = viewedParts(live);
    const own = ownParts(live.rules, live.record, this.viewer);
    const sharedNew = this.sharedChanges.between(this.shared, shared, this.filter);
    const ownNew = Buffer.from(changesJson(this.own, own, this.filter));
    this.shared = shared;
    this.own = own;
    if (sharedNew.length === 0 && ownNew.length === 0) return;
    this.number += 1;
    const position = this.position;
    const head = Buffer.from(`id: ${position}\nevent: change\ndata: {"position":"${position}","changes":{`);
    const message = { number: this.number, pieces: [head, ...joined([sharedNew, ownNew]), END] };
    this.messages = [...this.messages.slice(1 - KEPT), message];
    for (const [stream, place] of this.places) this.tell(stream, place);
  }

  /** The whole view as JSON. */
  view(): Buffer[] {
    const { role, entrant } = this.viewer;
    const viewer = JSON.stringify(entrant === undefined ? { role } : { role, entrant });
    const head = Buffer.from(`{"position":"${this.position}","viewer":${viewer},"parts":{`);
    const members = joined([...membersOf(this.shared, this.filter), ...membersOf(this.own, this.filter)]);
    return [head, ...members, VIEW_END];
  }

  /** Adds a connection, and sends it what it missed after `since`, or the whole view where that is not known here. */
  join(stream: Stream, since: string | null): void {
    const place = { at: this.numberOf(since), busy: false };
    this.places.set(stream, place);
    this.tell(stream, place);
  }

  /** What a connection would be sent first. */
  first(since: string | null): readonly Buffer[] {
    return this.piecesAfter(this.numberOf(since));
  }

  leave(stream: Stream): void {
    this.places.delete(stream);
  }

  /** Says this to all who have taken what they were sent; the others have enough to read. */
  say(text: Buffer): void {
    for (const [stream, place] of this.places) if (!place.busy) this.write(stream, place, [text], false);
  }

  private tell(stream: Stream, place: Place): void {
    if (place.busy || place.at === this.number) return;
    const whole = place.at === null;
    const pieces = this.piecesAfter(place.at);
    place.at = this.number;
    this.write(stream, place, pieces, whole);
  }

  private piecesAfter(at: number | null): readonly Buffer[] {
    if (at === null) return [Buffer.from(`id: ${this.position}\nevent: view\ndata: `), ...this.view(), MESSAGE_END];
    return this.messages.filter(({ number }) => number > at).flatMap(({ pieces }) => pieces);
  }

  private write(stream: Stream, place: Place, pieces: readonly Buffer[], whole: boolean): void {
    place.busy = true;
    const taken = (): void => {
      place.busy = false;
      // What was there for it may not be kept any more.
      if (place.at !== null && !this.knows(place.at)) place.at = null;
      if (this.places.get(stream) === place) this.tell(stream, place);
    };
    stream.write(pieces, taken, whole);
  }

  /** The number of a position after which everything is kept; null for any other. */
  private numberOf(position: string | null): number | null {
    const [epoch, digits = ''] = (position ?? '').split('.');
    const number = epoch === this.epoch && /^\d{1,15}$/.test(digits) ? Number(digits) : null;
    return number !== null && this.knows(number) ? number : null;
  }

  private knows(number: number): boolean {
    return number === this.number || this.messages.some((message) => message.number === number + 1);
  }

  private at(number: number): string {
    return `${this.epoch}.${number}`;
  }
}

const VIEW_END = Buffer.from('}}');
const MESSAGE_END = Buffer.from('\n\n');
const END = Buffer.from('}}\n\n');
