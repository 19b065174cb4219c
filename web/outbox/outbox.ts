/**
 * Commands on their way. Each is saved with its id before it is sent, and is sent again with the same id until the
 * server has answered: twice is once. Two tabs may both send what is saved here; the server does it once.
 */
import { type ReadonlySignal, signal } from '@preact/signals';
import { type Endpoint, type Post, deliver } from './deliver.ts';
import { type AnyCommand, type Item, type PhoneCommand, inForce, wishOf } from './items.ts';
import type { OutboxStore } from './store.ts';

export interface Outbox<Command extends AnyCommand = PhoneCommand> {
  /** This event's commands in the order they were asked for. */
  readonly items: ReadonlySignal<readonly Item<Command>[]>;
  /** Saves a command and sends it as soon as may be. Resolves when it is saved; to the first one where one press asks twice. */
  readonly send: (command: Command) => Promise<Item<Command>>;
  /** Tries now: the line is back, or somebody looks. */
  readonly drain: () => void;
  /** The person has read why something was refused. */
  readonly forget: (id: string) => Promise<void>;
  readonly close: () => void;
}

export interface OutboxOptions {
  readonly event: string;
  readonly door: Endpoint;
  readonly shelf: OutboxStore;
  readonly post: Post;
  readonly newId: () => string;
  readonly now: () => number;
  /** The press that is being answered. */
  readonly press: () => number;
  /** Tells other tabs that something changed; `listen` calls back when one of them says so. */
  readonly tell: () => void;
  readonly listen: (changed: () => void) => () => void;
}

/** Waits between attempts while nothing else wakes the queue. */
const WAITS = [1000, 2000, 4000, 8000];

export async function openOutbox<Command extends AnyCommand = PhoneCommand>(
  options: OutboxOptions,
): Promise<Outbox<Command>> {
  const queue = new Queue<Command>(options);
  await queue.read();
  queue.drain();
  return {
    items: queue.items,
    send: (command) => queue.send(command),
    drain: () => queue.drain(),
    forget: (id) => queue.forget(id),
    close: () => queue.close(),
  };
}

/** On a page that is loaded anew nothing of an earlier one stands refused: whoever comes back finds the game as it is. */
export async function withoutRefused<Command extends AnyCommand>(outbox: Outbox<Command>): Promise<Outbox<Command>> {
  for (const { id, state } of outbox.items.value) if (state === 'refused') await outbox.forget(id);
  return outbox;
}

class Queue<Command extends AnyCommand> {
  readonly items = signal<readonly Item<Command>[]>([]);
  private readonly options: OutboxOptions;
  private readonly stopListening: () => void;
  /** Asked for and on the way to the shelf. */
  private readonly fresh = new Set<string>();
  /** What was asked for last, and by which press. */
  private last: { readonly press: number; readonly wish: string; readonly item: Item<Command> } | null = null;
  private draining = false;
  private again = false;
  private closed = false;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(options: OutboxOptions) {
    this.options = options;
    this.stopListening = options.listen(() => void this.hear());
  }

  async read(): Promise<void> {
    const { shelf, event, door, now } = this.options;
    // What stands under one record's id was asked of that record. A tab in another role sends its own.
    const saved = (await shelf.all()).filter(
      (item): item is Item<Command> => item.event === event && (item.as ?? 'player') === door.as,
    );
    const kept = inForce(saved, now());
    const held = new Set(kept.map(({ id }) => id));
    for (const item of saved) if (!held.has(item.id)) await shelf.drop(item.id);
    this.items.value = [...kept, ...this.items.value.filter(({ id }) => this.fresh.has(id) && !held.has(id))];
  }

  async send(command: Command): Promise<Item<Command>> {
    const { event, door, shelf, newId, now } = this.options;
    const [press, wish] = [this.options.press(), wishOf(command)];
    if (this.last?.press === press && this.last.wish === wish) return this.last.item;
    // Never before the last one, whatever a clock that was set back says.
    const at = Math.max(now(), this.lastAt() + 1);
    const item: Item<Command> = { id: newId(), event, as: door.as, command, at, state: 'saved' };
    this.last = { press, wish, item };
    this.items.value = [...this.items.value, item];
    this.fresh.add(item.id);
    try {
      await shelf.put(item);
      this.fresh.delete(item.id);
    } catch {
      // A full disk keeps nothing; what is in memory is still sent.
    }
    this.options.tell();
    this.drain();
    return item;
  }

  private lastAt(): number {
    const { value } = this.items;
    return value[value.length - 1]?.at ?? 0;
  }

  drain(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    if (this.draining) this.again = true;
    else void this.run();
  }

  async forget(id: string): Promise<void> {
    this.items.value = this.items.value.filter((item) => item.id !== id);
    await this.options.shelf.drop(id);
    this.options.tell();
  }

  close(): void {
    this.closed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    this.stopListening();
  }

  private async hear(): Promise<void> {
    await this.read();
    this.drain();
  }

  /** Sends what waits, one after the other: an undo must not overtake what it takes back. */
  private async run(): Promise<void> {
    this.draining = true;
    try {
      for (let next = this.next(); next && !this.closed; next = this.next()) {
        if (await this.sendOne(next)) continue;
        this.tryLater();
        return;
      }
    } finally {
      this.draining = false;
    }
    if (!this.again) return;
    this.again = false;
    this.drain();
  }

  private next(): Item<Command> | undefined {
    return this.items.value.find(({ state }) => state === 'saved');
  }

  private async sendOne(item: Item<Command>): Promise<boolean> {
    const answer = await deliver(item, this.options);
    if (answer.kind === 'later') return false;
    this.failures = 0;
    const settled: Item<Command> =
      answer.kind === 'done' ? { ...item, state: 'sent' } : { ...item, state: 'refused', refused: answer.refused };
    try {
      await this.options.shelf.put(settled);
    } catch {
      // It stays saved as unsent: after a restart it is sent once more, and done no second time.
    }
    // Shown last: whoever forgets a refusal at once takes it off the shelf for good.
    this.items.value = this.items.value.map((one) => (one.id === item.id ? settled : one));
    this.options.tell();
    return true;
  }

  private tryLater(): void {
    this.again = false;
    if (this.closed) return;
    const wait = WAITS[Math.min(this.failures, WAITS.length - 1)] ?? 0;
    this.failures += 1;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = setTimeout(() => this.drain(), wait);
  }
}
