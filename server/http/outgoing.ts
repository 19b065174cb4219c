/**
 * Answers on their way out. What waits to be read is in the server's memory: it is counted, for an address and in all, and
 * beyond the bound nothing more is begun. Whoever takes nothing of it for a while is cut off.
 */
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { refuse } from '../../core/rules/refusal.ts';
import type { Held } from '../live/backlog.ts';
import type { Stream } from '../live/feed.ts';
import type { App, Context } from './context.ts';
import { sourceOf } from './limits.ts';
import { answerRefusal } from './refusals.ts';

/** Smaller answers are not counted: a connection costs as much itself. */
const SMALL = 16 * 1024;

const BUSY = refuse('busy', 'Too much is on its way to this address already. Wait a moment and try again.');

/** Whether the other side went while something was looked up: no event tells of it any more. */
export function isGone({ raw, request }: FastifyReply): boolean {
  return raw.destroyed || request.raw.destroyed;
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

/** Sends pieces that others may be sent too: one after the other, and none of them copied. */
export function sendPieces(
  reply: FastifyReply,
  context: Pick<Context, 'backlog'>,
  pieces: readonly Buffer[],
): FastifyReply {
  if (!holdFor(reply, context, pieces)) return answerBusy(reply);
  const length = pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);
  return reply.header('content-length', length).send(Readable.from(pieces, { objectMode: false }));
}

/** Counts every other answer that is large. */
export function countAnswers(app: Pick<App, 'addHook'>, context: Pick<Context, 'backlog'>): void {
  app.addHook('onSend', async (_, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    if (payload.length < SMALL) return payload;
    // As bytes: a text would be in memory twice.
    const bytes = Buffer.from(payload);
    if (holdFor(reply, context, [bytes])) return bytes;
    const { code, message, refused: rules } = BUSY;
    reply.code(503).removeHeader('content-length').removeHeader('content-encoding');
    reply.header('retry-after', '2').type('application/json; charset=utf-8');
    return JSON.stringify({ code, message, rules });
  });
}

/** What a stream is to its connection. */
export function streamOn(
  reply: FastifyReply,
  context: Pick<Context, 'backlog' | 'waits'>,
  who: Pick<Stream, 'capability' | 'device' | 'screen'>,
): Stream {
  const { raw } = reply;
  const { backlog, waits } = context;
  const address = sourceOf(reply.request.ip);
  const end = (): void => {
    // Whoever takes nothing would not take the end either.
    if (raw.writableLength === 0) raw.end();
    else raw.destroy();
  };
  return {
    ...who,
    address,
    end,
    write: (pieces, taken) => {
      const letGo = backlog.hold(address, pieces);
      if (!letGo) {
        raw.destroy();
        return;
      }
      const { socket } = raw;
      // Measured by what the other side takes: a slow one is waited for, as long as it takes something.
      socket?.setTimeout(waits.unread);
      raw.once('close', letGo);
      socket?.cork();
      raw.cork();
      const last = pieces.length - 1;
      for (const piece of pieces.slice(0, last)) raw.write(piece);
      raw.write(pieces[last] ?? '', () => {
        // Called when it was cut off, too, and without an error.
        if (socket?.destroyed !== false) return;
        letGo();
        raw.off('close', letGo);
        socket.setTimeout(0);
        taken();
      });
      raw.uncork();
      socket?.uncork();
    },
  };
}
