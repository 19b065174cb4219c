/**
 * What takes long stands in a line: one after the other, each address in its turn, and whatever else is asked comes
 * between two. Many who ask for exports at once wait for each other, and nobody waits for them.
 */
import { answerBusy, isGone } from './outgoing.ts';
import { sourceOf } from './limits.ts';
import type { App } from './context.ts';

/** Asked for by reading a whole record. */
const LONG = [
  '/api/events/:id/export',
  '/api/events/:id/export/:format',
  '/api/events/:id/why',
  '/api/events/:id/posted',
  '/api/encounters/:id/export',
  '/api/encounters/:id/why',
];

/** How many of one address may stand in the line: a class of phones that asks why, all at once. */
const FROM_ONE_ADDRESS = 200;

export class Line {
  private readonly waiting = new Map<string, (() => void)[]>();
  private moving = false;

  /** Resolves when it is their turn; null where too many of them wait. */
  turn(address: string): Promise<void> | null {
    const own = this.waiting.get(address) ?? [];
    if (own.length >= FROM_ONE_ADDRESS) return null;
    this.waiting.set(address, own);
    const turn = new Promise<void>((begin) => own.push(begin));
    if (!this.moving) this.move();
    return turn;
  }

  private move(): void {
    const [first] = this.waiting;
    this.moving = first !== undefined;
    if (!first) return;
    const [address, own] = first;
    // Behind all others, until they had a turn.
    this.waiting.delete(address);
    const begin = own.shift();
    if (own.length > 0) this.waiting.set(address, own);
    const since = performance.now();
    begin?.();
    // As long as it took there is time for all others: new connections are taken up one a turn of the event loop.
    setImmediate(() => setTimeout(() => this.move(), performance.now() - since));
  }
}

export function standInLine(app: App): void {
  const line = new Line();
  app.addHook('preHandler', async (request, reply) => {
    if (!LONG.includes(request.routeOptions.url ?? '')) return undefined;
    const turn = line.turn(sourceOf(request.ip));
    if (!turn) return answerBusy(reply);
    await turn;
    // Whoever went meanwhile costs nothing.
    return isGone(reply) ? reply.hijack() : undefined;
  });
}
