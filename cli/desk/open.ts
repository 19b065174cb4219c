/** Finds the desk that a command's options name, works at it, and leaves it. */
import type { EventView } from './parts.ts';
import { type Refusal, isRefusal, refuse } from '../../core/rules/refusal.ts';
import { type Asked, type Outcome, textOf } from '../spec.ts';
import type { Desk, Store } from './desk.ts';

export async function storeOf({ options, io }: Pick<Asked, 'options' | 'io'>): Promise<Store | Refusal> {
  const [file, data, server] = ['file', 'data', 'server'].map((name) => textOf(options, name));
  if (file !== undefined) return (await import('./file.ts')).fileStore(file, io.now);
  if (server !== undefined) {
    const { addressOf, httpStore } = await import('./http.ts');
    const address = addressOf(server, textOf(options, 'token') ?? io.env.MUSTER_TOKEN);
    return isRefusal(address) ? address : httpStore(address);
  }
  if (data !== undefined) {
    const { dataStore } = await import('./data.ts');
    return dataStore(data, { databaseUrl: io.env.DATABASE_URL, key: io.env.MUSTER_KEY });
  }
  return refuse('usage', 'Say where the event is: --file FILE, --data FOLDER, or --server URL.');
}

/** Opens the event, lets the work be done on what the organiser sees, and closes it again. */
export async function atDesk(
  asked: Pick<Asked, 'options' | 'io'>,
  work: (desk: Desk, parts: EventView) => Promise<Outcome>,
): Promise<Outcome> {
  const store = await storeOf(asked);
  if (isRefusal(store)) return store;
  const desk = await store.open(textOf(asked.options, 'event'));
  if (isRefusal(desk)) return desk;
  try {
    const parts = await desk.view();
    return isRefusal(parts) ? parts : await work(desk, parts);
  } finally {
    await desk.close();
  }
}
