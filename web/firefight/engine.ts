/** The engine as the page asks it: every question gets its answer, in order. */
import type { AnyAsk, AskOf, Gets, Kind } from './engine/messages.ts';

export type Ask = <K extends Kind>(kind: K, asks: Omit<AskOf<K>, 'kind'>) => Promise<Gets<K>>;

/** `onFailed`: the engine could not be loaded, or has failed. */
export function openEngine(onFailed: () => void): { readonly ask: Ask; readonly close: () => void } {
  const worker = new Worker(new URL('./engine/worker.ts', import.meta.url));
  const waiting = new Map<number, (got: unknown) => void>();
  let last = 0;
  worker.onmessage = ({ data }: MessageEvent<{ readonly id: number; readonly got: unknown }>) => {
    waiting.get(data.id)?.(data.got);
    waiting.delete(data.id);
  };
  worker.onerror = onFailed;
  const ask: Ask = (kind, asks) =>
    new Promise((done) => {
      last += 1;
      waiting.set(last, done as (got: unknown) => void);
      const asked = { ...asks, kind } as AnyAsk;
      worker.postMessage({ id: last, asked });
    });
  return { ask, close: () => worker.terminate() };
}
