/**
 * Answers on their way out. What waits to be read is in the server's memory: it is counted, for an address and in all, and
 * beyond the bound nothing more is begun. What the system takes over for whoever reads nothing is in memory too: large
 * answers leave in a line. Whoever takes nothing for a while is cut off.
 */
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { refuse } from '../../core/rules/refusal.ts';
import { type Held, sizeOf } from '../live/backlog.ts';
import type { Stream } from '../live/feed.ts';
import type { Waits } from './connections.ts';
import type { App, Context } from './context.ts';
import type { Line } from './line.ts';
import { sourceOf } from './limits.ts';
import { answerRefusal } from './refusals.ts';

/** Smaller answers and bodies are not counted: a connection costs as much itself. */
export const SMALL = 16 * 1024;
/** Larger ones leave in a line. */
const LARGE = 64 * 1024;

/** What is worked out of a whole record, or of several, or of a table full of terrain. */
const LONG = [
  '/api/backup',
  '/api/events/:id/export/:format',
  '/api/events/:id/why',
  '/api/events/:id/posted',
  '/api/encounters/:id/why',
  '/api/rankings',
  '/api/layouts/:system/:name/terrain',
];

const BUSY = refuse('busy', 'Too much is on its way to this address already. Wait a moment and try again.');

/** Whether the other side went while something was looked up: no event tells of it any more. */
export function isGone({ raw, request }: FastifyReply): boolean {
  return raw.destroyed || request.raw.socket.destroyed;
}

/** Counts what is held for this answer until it is sent or its connection gone; false where there is no room. */
function holdFor(reply: FastifyReply, { backlog }: Pick<Context, 'backlog'>, held: readonly Held[]): boolean {
  // Gone already: it is sent to nobody.
  if (isGone(reply)) return true;
  const letGo = backlog.hold(sourceOf(reply.request.ip), held);
  if (!letGo) return false;
  reply.raw.once('close', letGo);
  return true;
}

export function answerBusy(reply: FastifyReply): FastifyReply {
  return answerRefusal(reply.header('retry-after', '2'), BUSY);
}

export function isLarge(pieces: readonly Held[]): boolean {
  return sizeOf(pieces) > LARGE;
}

/** Who stands in the line: whoever has a link waits behind no stranger of their address. */
function askerOf({ request }: FastifyReply, link = request.place?.capability?.id): string {
  return link ?? sourceOf(request.ip);
}

/** Answers that are worked out, with what says that they are. */
const worked = new WeakMap<FastifyReply, () => void>();

/**
 * Waits until this answer may be worked out, or whoever asked is gone. Until it is sent off nobody else's is. False where too
 * many of theirs wait, or it takes too long.
 */
export async function turnOf(
  reply: FastifyReply,
  { lines, waits }: Pick<Context, 'lines' | 'waits'>,
  link?: string,
): Promise<boolean> {
  const over = await standIn(lines.work, reply, askerOf(reply, link), waits);
  if (over) worked.set(reply, over);
  return over !== null;
}

/** The same until it may be sent, where it is large; until that is taken, fewer others of theirs are. */
async function leaveOf(
  reply: FastifyReply,
  { lines, waits }: Pick<Context, 'lines' | 'waits'>,
  pieces: readonly Held[],
): Promise<boolean> {
  return !isLarge(pieces) || (await standIn(lines.sending, reply, askerOf(reply), waits)) !== null;
}

/** Of the time that a silent connection is kept: whoever waits longer is told so before it is cut off. */
const PATIENCE = 0.8;

/** Waits for a turn, which what comes of it ends. Null where none comes. */
function standIn(line: Line, reply: FastifyReply, who: string, { unread }: Waits): Promise<(() => void) | null> {
  return new Promise((found) => {
    const tooLong = setTimeout(() => {
      over?.();
      found(null);
    }, unread * PATIENCE);
    const over = line.enter(who, (end) => {
      clearTimeout(tooLong);
      found(end);
    });
    const gone = (): void => {
      clearTimeout(tooLong);
      over?.();
      found(over);
    };
    if (!over || isGone(reply)) gone();
    else reply.raw.once('close', gone);
  });
}

/** Has every request for what takes long wait for its turn. */
export function standInLine(app: Pick<App, 'addHook'>, context: Pick<Context, 'lines' | 'waits'>): void {
  app.addHook('preHandler', async (request, reply) => {
    if (!LONG.includes(request.routeOptions.url ?? '')) return undefined;
    if (!(await turnOf(reply, context))) return answerBusy(reply);
    // Whoever went meanwhile costs nothing.
    return isGone(reply) ? reply.hijack() : undefined;
  });
}

/** Sends pieces that others may be sent too: one after the other, and none of them copied. */
export async function sendPieces(
  reply: FastifyReply,
  context: Pick<Context, 'backlog' | 'lines' | 'waits'>,
  pieces: readonly Buffer[],
): Promise<FastifyReply> {
  worked.get(reply)?.();
  if (!holdFor(reply, context, pieces)) return answerBusy(reply);
  if (!(await leaveOf(reply, context, pieces))) return answerBusy(reply);
  if (isGone(reply)) return reply.hijack();
  return reply.header('content-length', sizeOf(pieces)).send(Readable.from(pieces, { objectMode: false }));
}

/** Counts every other answer that is large, and ends the turn of what was worked out. */
export function countAnswers(app: Pick<App, 'addHook'>, context: Pick<Context, 'backlog' | 'lines' | 'waits'>): void {
  app.addHook('onSend', async (_, reply, payload) => {
    worked.get(reply)?.();
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    if (payload.length < SMALL) return payload;
    // As bytes: a text would be in memory twice.
    const bytes = Buffer.from(payload);
    const hasRoom = holdFor(reply, context, [bytes]);
    if (hasRoom && (await leaveOf(reply, context, [bytes]))) return bytes;
    const { code, message, refused: rules } = BUSY;
    reply.code(503).removeHeader('content-length').removeHeader('content-encoding');
    reply.header('retry-after', '2').type('application/json; charset=utf-8');
    return JSON.stringify({ code, message, rules });
  });
}

/** What a stream is to its connection. */
export function streamOn(
  reply: FastifyReply,
  context: Pick<Context, 'backlog' | 'lines' | 'waits'>,
  who: Pick<Stream, 'capability' | 'device' | 'screen'>,
): Stream {
  const { raw } = reply;
  const { backlog, lines, waits } = context;
  const address = sourceOf(reply.request.ip);
  const end = (): void => {
    // Whoever takes nothing would not take the end either.
    if (raw.writableLength === 0) raw.end();
    else raw.destroy();
  };
  const send = (pieces: readonly Buffer[], taken: () => void): void => {
    // Ended while it stood in the line. Its connection closes, and what was held for it is let go of then.
    if (raw.writableEnded) return;
    const { socket } = raw;
    // Measured by what the other side takes: a slow one is waited for, as long as it takes something.
    socket?.setTimeout(waits.unread);
    socket?.cork();
    raw.cork();
    const last = pieces.length - 1;
    for (const piece of pieces.slice(0, last)) raw.write(piece);
    raw.write(pieces[last] ?? '', () => {
      // Called when it was cut off, too, and without an error.
      if (socket?.destroyed !== false) return;
      socket.setTimeout(0);
      taken();
    });
    raw.uncork();
    socket?.uncork();
  };
  return {
    ...who,
    address,
    end,
    write: (pieces, taken, whole) => {
      // Told once more between its end and its close.
      if (raw.writableEnded || raw.destroyed) return;
      const letGo = backlog.hold(address, pieces);
      if (!letGo) {
        raw.destroy();
        return;
      }
      raw.once('close', letGo);
      const begin = (over: () => void): void =>
        send(pieces, () => {
          for (const done of [letGo, over]) {
            raw.off('close', done);
            done();
          }
          taken();
        });
      if (!whole || !isLarge(pieces)) {
        begin(letGo);
        return;
      }
      const over = lines.sending.enter(who.capability ?? address, begin);
      if (over) raw.once('close', over);
      else raw.destroy();
    },
  };
}
