/** Bodies on their way in wait in the server's memory too, until they are answered: counted as answers are. */
import { Transform, type TransformCallback } from 'node:stream';
import { Busy } from '../problems.ts';
import type { App, Context } from './context.ts';
import { sourceOf } from './limits.ts';
import { SMALL } from './outgoing.ts';

/** Counts every body that is not small as it comes. */
export function countBodies(app: Pick<App, 'addHook'>, { backlog }: Pick<Context, 'backlog'>): void {
  app.addHook('preParsing', (request, reply, payload, done) => {
    const { 'content-length': length = '0', 'transfer-encoding': inChunks } = request.headers;
    if (inChunks === undefined && Number(length) <= SMALL) {
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
