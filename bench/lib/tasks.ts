/** How long a page's main thread was at work without a pause, by the time of its thread: whoever else was at work plays no part. */
import type { Browser } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** In microseconds: as it took by the clock, and by the thread's own. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Follows every page of the browser; the answer stops that, and says how many ms the longest task worked. */
export async function longestTask(browser: Browser): Promise<() => Promise<number>> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel', '__metadata'] } });
  return async () => {
    const over = new Promise((done) => session.once('Tracing.tracingComplete', done));
    await session.send('Tracing.end');
    await over;
    await session.detach();
    const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
    const isMain = ({ pid, tid }: TraceEvent) => mains.some((main) => main.pid === pid && main.tid === tid);
    const tasks = events.filter((event) => event.name.endsWith('RunTask') && isMain(event));
    if (tasks.length === 0) throw new Error('no task of a page was seen');
    return tasks.reduce((most, { tdur = 0 }) => Math.max(most, tdur), 0) / 1000;
  };
}
