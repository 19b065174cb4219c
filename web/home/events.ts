/** The events on this machine, asked for again while the page is looked at. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { isPlainObject } from '../../core/journal/json.ts';

export interface EventSummary {
  readonly id: string;
  readonly system: string;
  readonly name: string;
  readonly date: string | null;
  readonly phase: 'registration' | 'running' | 'over';
  readonly round: number;
  readonly attendance: number;
}

export interface Events {
  /** Null until the server has answered once. */
  readonly list: ReadonlySignal<readonly EventSummary[] | null>;
  /** The last attempt got no answer. */
  readonly failed: ReadonlySignal<boolean>;
}

const AGAIN = 10_000;

export function followEvents(): Events {
  const list = signal<readonly EventSummary[] | null>(null);
  const failed = signal(false);
  const ask = async () => {
    try {
      const read = readEvents(await (await fetch('/api/events', { cache: 'no-store' })).json());
      if (read) list.value = read;
      failed.value = read === null;
    } catch {
      failed.value = true;
    }
  };
  void ask();
  setInterval(() => {
    if (document.visibilityState === 'visible') void ask();
  }, AGAIN);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void ask();
  });
  return { list, failed };
}

/** Reads the server's list; null for anything else. */
export function readEvents(value: unknown): readonly EventSummary[] | null {
  if (!isPlainObject(value) || !Array.isArray(value.events)) return null;
  const events: readonly unknown[] = value.events;
  return events.every(isSummary) ? events : null;
}

function isSummary(value: unknown): value is EventSummary {
  return isPlainObject(value) && ['id', 'system', 'name', 'phase'].every((key) => typeof value[key] === 'string');
}
