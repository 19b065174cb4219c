/** Several tabs of one browser show one battle: of what the computer decides, one of them decides it. */

const LOCK = 'muster firefight decides';
/** A tab that was put to sleep while it decided is not waited for any longer, ms. */
const PATIENCE = 15_000;

/**
 * Does this when no other tab is at it. Browsers that have no locks, and every browser at an address without TLS, do it at
 * once: there, whoever asks looks at what is kept before and after it.
 */
export async function byItself<T>(work: () => Promise<T>): Promise<T> {
  const { locks } = (globalThis as { readonly navigator?: { readonly locks?: LockManager } }).navigator ?? {};
  if (locks === undefined) return work();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), PATIENCE);
  const begun: Promise<T>[] = [];
  try {
    await locks.request(LOCK, { signal: waiting.signal }, async () => {
      clearTimeout(timer);
      begun.push(work());
      await begun[0];
    });
  } catch (error) {
    if (begun.length > 0) throw error;
  }
  return begun[0] ?? work();
}
