/** The events on this machine, asked for again while the page is looked at. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { BattleSummary, DeskSummary, EventSummary, GameSummary, StraySummary } from '../../core/event/summary.ts';
import { readGames } from '../live/games.ts';
import { isPlainObject } from '../../core/journal/json.ts';

export interface Events {
  /** Null until the server has answered once. */
  readonly list: ReadonlySignal<readonly EventSummary[] | null>;
  /** Archived events. */
  readonly archive: ReadonlySignal<readonly EventSummary[]>;
  /** Desks that this device may open; none until the server has answered. */
  readonly desks: ReadonlySignal<readonly DeskSummary[]>;
  /** Battles that this device plays. */
  readonly battles: ReadonlySignal<readonly BattleSummary[]>;
  /** Games without an event that this device plays. */
  readonly games: ReadonlySignal<readonly GameSummary[]>;
  /** What this device may throw away. */
  readonly strays: ReadonlySignal<readonly StraySummary[]>;
  readonly ask: () => Promise<void>;
  /** The last attempt got no answer. */
  readonly failed: ReadonlySignal<boolean>;
}

const AGAIN = 10_000;

export function followEvents(): Events {
  const list = signal<readonly EventSummary[] | null>(null);
  const archive = signal<readonly EventSummary[]>([]);
  const desks = signal<readonly DeskSummary[]>([]);
  const battles = signal<readonly BattleSummary[]>([]);
  const games = signal<readonly GameSummary[]>([]);
  const strays = signal<readonly StraySummary[]>([]);
  const failed = signal(false);
  const ask = async () => {
    try {
      const [events, old, held, played, tables] = await Promise.all(
        ['/api/events', '/api/events?archived=true', '/api/desks', '/api/battles', '/api/encounters'].map(read),
      );
      const known = readEvents(events);
      if (known) list.value = known;
      archive.value = readEvents(old) ?? archive.peek();
      desks.value = readDesks(held) ?? desks.peek();
      battles.value = readBattles(played) ?? battles.peek();
      games.value = readGames(tables) ?? games.peek();
      strays.value = readStrays(held) ?? strays.peek();
      failed.value = known === null;
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
  return { list, archive, desks, battles, games, strays, ask, failed };
}

const read = async (path: string): Promise<unknown> => (await fetch(path, { cache: 'no-store' })).json();

/** Reads the server's list of desks; null for anything else. */
function readDesks(value: unknown): readonly DeskSummary[] | null {
  if (!isPlainObject(value) || !Array.isArray(value.desks)) return null;
  const desks: readonly unknown[] = value.desks;
  return desks.every(isDesk) ? desks : null;
}

/** Reads the server's list of battles; null for anything else. */
function readBattles(value: unknown): readonly BattleSummary[] | null {
  if (!isPlainObject(value) || !Array.isArray(value.battles)) return null;
  const battles: readonly unknown[] = value.battles;
  return battles.every(isBattle) ? battles : null;
}

const isBattle = (value: unknown): value is BattleSummary =>
  isPlainObject(value) && typeof value.id === 'string' && isPlainObject(value.names) && 'next' in value;

/** Reads what the server says beside them; null for anything else. */
export function readStrays(value: unknown): readonly StraySummary[] | null {
  if (!isPlainObject(value) || !Array.isArray(value.strays)) return null;
  const strays: readonly unknown[] = value.strays;
  return strays.every(isStray) ? strays : null;
}

const isStray = (value: unknown): value is StraySummary =>
  isPlainObject(value) &&
  ['id', 'name'].every((key) => typeof value[key] === 'string') &&
  (value.kind === 'events' || value.kind === 'encounters') &&
  typeof value.readable === 'boolean';

const isDesk = (value: unknown): value is DeskSummary =>
  isSummary(value) && 'waits' in value && isPlainObject(value.waits) && 'role' in value;

/** Reads the server's list; null for anything else. */
export function readEvents(value: unknown): readonly EventSummary[] | null {
  if (!isPlainObject(value) || !Array.isArray(value.events)) return null;
  const events: readonly unknown[] = value.events;
  return events.every(isSummary) ? events : null;
}

function isSummary(value: unknown): value is EventSummary {
  return isPlainObject(value) && ['id', 'system', 'name', 'phase'].every((key) => typeof value[key] === 'string');
}
