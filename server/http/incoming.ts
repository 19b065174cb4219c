/**
 * Requests on their way in: one after the other on a connection, and their bodies, which wait in the server's memory until
 * they are answered, counted as answers are.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { Transform, type TransformCallback } from 'node:stream';
import { Busy } from '../problems.ts';
import type { App, Context } from './context.ts';
import { noRequest } from './errors.ts';
import { sourceOf } from './limits.ts';
import { SMALL } from './outgoing.ts';

/** Counts every body that is not small as it comes. */
export function countBodies(app: Pick<App, 'addHook'>, { backlog }: Pick<Context, 'backlog'>): void {
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (Number(request.headers['content-length'] ?? 0) <= SMALL) {
      done(null, payload);
      return;
    }
    const address = sourceOf(request.ip);
    const held: (() => void)[] = [];
    reply.raw.once('close', () => {
      for (const letGo of held) letGo();
    });
    const blocks = new Blocks((block) => {
      const letGo = backlog.hold(address, [block]);
      if (letGo) held.push(letGo);
      return letGo !== null;
    });
    payload.once('error', (error) => blocks.destroy(error));
    done(null, payload.pipe(blocks));
  });
}

/** Passes bytes on in blocks: a body that comes byte by byte would weigh many times as much. */
class Blocks extends Transform {
  /** What the framework compares with the length that was announced. */
  receivedEncodedLength = 0;
  private readonly hold: (block: Buffer) => boolean;
  private readonly block = Buffer.allocUnsafe(SMALL);
  private filled = 0;

  /** `hold` says whether there is room for one more. */
  constructor(hold: (block: Buffer) => boolean) {
    super();
    this.hold = hold;
  }

  override _transform(bytes: Buffer, _: BufferEncoding, next: TransformCallback): void {
    this.receivedEncodedLength += bytes.length;
    for (let at = 0; at < bytes.length;) {
      const copied = bytes.copy(this.block, this.filled, at);
      at += copied;
      this.filled += copied;
      if (this.filled < SMALL) continue;
      const block = Buffer.from(this.block);
      if (!this.hold(block)) {
        next(new Busy());
        return;
      }
      this.push(block);
      this.filled = 0;
    }
    next();
  }

  override _flush(next: TransformCallback): void {
    next(null, Buffer.from(this.block.subarray(0, this.filled)));
  }
}

/** Of one connection that are not answered. Browsers wait for each answer. */
const UNANSWERED = 200;

/**
 * Requests of one connection are answered one after the other: whoever sends many at once waits behind themselves. One that
 * sends on and on is cut off.
 */
export function oneByOne(app: Pick<App, 'addHook'>): void {
  const open = new WeakMap<Socket, { unanswered: number; last: Promise<void> }>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    // What had come before it was cut off is read to its end.
    if (socket.destroyed) return;
    const known = open.get(socket);
    const own = known ?? { unanswered: 0, last: Promise.resolve() };
    open.set(socket, own);
    own.unanswered += 1;
    const before = own.unanswered === 1 ? null : own.last;
    own.last = new Promise((answered) => {
      reply.raw.once('close', () => {
        own.unanswered -= 1;
        answered();
      });
    });
    if (own.unanswered > UNANSWERED) socket.destroy();
    else if (before) void before.then(() => done());
    else done();
  });
}

/**
 * Bodies say how long they are, as every browser's does. One in pieces of a byte each would cost a thousand times what it
 * costs to send, so a connection that begins one is ended before it is read.
 */
export function refusePieces(server: Server): void {
  server.prependListener('request', (request) => {
    if (request.headers['transfer-encoding'] === undefined) return;
    noRequest(request.socket, '411 Length Required', LENGTH);
    // At once: what has come already is read to its end otherwise.
    request.destroy();
  });
}

const LENGTH = 'Say how long the body is, with content-length.';
