/** What one viewer is sent of one record: numbered messages, the latest of them kept for whoever was away for a moment. */
import type { Parts, Viewer } from '../../core/journal/types.ts';
import { type Live, ownParts, viewedParts } from '../records/live.ts';
import { type Filter, type SharedChanges, changesJson, partsJson } from './changes.ts';

/** A connection that is sent what is new. */
export interface Stream {
  /** The link or claim it was opened with; it ends when that is revoked. */
  readonly capability: string | null;
  /** Where it comes from: nobody may open them without end. */
  readonly address: string;
  /** The code of the big screen that it feeds; null for any other page. */
  readonly screen: string | null;
  /** False when the other side does not read fast enough. */
  write(text: string): boolean;
  end(): void;
}

interface Message {
  readonly number: number;
  /** Shared between all viewers that got the same. */
  readonly shared: string;
  readonly own: string;
}

/** How many messages a feed keeps. Whoever missed more gets the whole view. */
const KEPT = 64;

export class Feed {
  readonly viewer: Viewer;
  readonly filter: Filter;
  readonly streams = new Set<Stream>();
  /** When it was last asked for, ms since 1970. */
  asked = 0;
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

  /** Comes up to date, and sends what is new to this viewer. What they may not see moves no number. */
  advance(live: Live): void {
    const shared = viewedParts(live);
    const own = ownParts(live.rules, live.record, this.viewer);
    const sharedNew = this.sharedChanges.json(this.shared, shared, this.filter);
    const ownNew = changesJson(this.own, own, this.filter);
    this.shared = shared;
    this.own = own;
    if (sharedNew === '' && ownNew === '') return;
    this.number += 1;
    const message = { number: this.number, shared: sharedNew, own: ownNew };
    this.messages = [...this.messages.slice(1 - KEPT), message];
    if (this.streams.size === 0) return;
    const text = this.written(message);
    for (const stream of this.streams) if (!stream.write(text)) this.drop(stream);
  }

  /** The whole view as JSON. */
  view(): string {
    const members = [partsJson(this.shared, this.filter), partsJson(this.own, this.filter)];
    const { role, entrant } = this.viewer;
    const viewer = JSON.stringify(entrant === undefined ? { role } : { role, entrant });
    return `{"position":"${this.position}","viewer":${viewer},"parts":{${joined(members)}}}`;
  }

  /** Adds a connection, and sends it what it missed after `since`, or the whole view where that is not known here. */
  join(stream: Stream, since: string | null): void {
    const missed = since === null ? null : this.missedAfter(since);
    if (missed) for (const message of missed) stream.write(this.written(message));
    else stream.write(`id: ${this.position}\nevent: view\ndata: ${this.view()}\n\n`);
    this.streams.add(stream);
  }

  drop(stream: Stream): void {
    this.streams.delete(stream);
    stream.end();
  }

  private missedAfter(since: string): Message[] | null {
    if (since === this.position) return [];
    const first = this.messages.findIndex(({ number }) => this.at(number - 1) === since);
    return first === -1 ? null : this.messages.slice(first);
  }

  private at(number: number): string {
    return `${this.epoch}.${number}`;
  }

  private written({ number, shared, own }: Message): string {
    const position = this.at(number);
    const data = `{"position":"${position}","changes":{${joined([shared, own])}}}`;
    return `id: ${position}\nevent: change\ndata: ${data}\n\n`;
  }
}

function joined(members: readonly string[]): string {
  return members.filter((text) => text !== '').join(',');
}
