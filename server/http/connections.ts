/** How long connections are waited for, and how many there may be. */
import type { Server, Socket } from 'node:net';
import { sourceOf } from './limits.ts';

/** All in ms. */
export interface Waits {
  /** For a whole request: a megabyte on bad Wi-Fi takes half of it. */
  readonly request: number;
  /** For its first lines: longer than browsers keep a connection that they opened in case they need it. */
  readonly headers: number;
  /** For a side that neither takes nor sends anything while it should; twice as long where it took something before. */
  readonly unread: number;
  /** For the next request on an open connection: shorter than what a reverse proxy keeps is longer than a page needs. */
  readonly next: number;
  /** Between one look at all of this and the next. */
  readonly look: number;
}

export const WAITS: Waits = { request: 50_000, headers: 25_000, unread: 25_000, next: 50_000, look: 5000 };

/** A hall of phones behind one address: a stream each, and a request or two beside it. */
const FROM_ONE_ADDRESS = 6000;

/** Closes a connection at once where its address has as many as it may have. */
export function boundConnections(server: Server): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    if (socket.remoteAddress === undefined) return;
    const address = sourceOf(socket.remoteAddress);
    const many = (open.get(address) ?? 0) + 1;
    if (many > FROM_ONE_ADDRESS) {
      socket.destroy();
      return;
    }
    open.set(address, many);
    socket.once('close', () => {
      const left = (open.get(address) ?? 0) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
