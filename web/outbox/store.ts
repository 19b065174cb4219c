/** Where commands are kept before they are sent: IndexedDB, which outlives the page and a dead battery. */
import type { AnyCommand, Item } from './items.ts';

export interface OutboxStore {
  all(): Promise<readonly Item<AnyCommand>[]>;
  put(item: Item<AnyCommand>): Promise<void>;
  drop(id: string): Promise<void>;
}

const DATABASE = 'muster';
const STORE = 'outbox';

/** The shelf of this browser; one in memory where the browser keeps nothing, e.g. in a private window. */
export async function openOutboxStore(): Promise<OutboxStore> {
  try {
    return outboxStoreIn(await openDatabase());
  } catch {
    return memoryOutboxStore();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((found, fail) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => found(request.result);
    request.onerror = () => fail(request.error ?? new Error('no database'));
    request.onblocked = () => fail(new Error('the database is held by another tab'));
  });
}

function outboxStoreIn(database: IDBDatabase): OutboxStore {
  const change = (work: (store: IDBObjectStore) => void): Promise<void> =>
    new Promise((done, fail) => {
      const transaction = database.transaction(STORE, 'readwrite');
      // Saved is saved when the transaction is through, not when the request was made.
      transaction.oncomplete = () => done();
      transaction.onerror = transaction.onabort = () => fail(transaction.error ?? new Error('not saved'));
      work(transaction.objectStore(STORE));
    });
  return {
    all: () =>
      new Promise((found, fail) => {
        const request = database.transaction(STORE).objectStore(STORE).getAll();
        request.onsuccess = () => found(request.result as readonly Item<AnyCommand>[]);
        request.onerror = () => fail(request.error ?? new Error('not read'));
      }),
    put: (item) => change((store) => store.put(item)),
    drop: (id) => change((store) => store.delete(id)),
  };
}

export function memoryOutboxStore(): OutboxStore {
  const items = new Map<string, Item<AnyCommand>>();
  return {
    all: async () => [...items.values()],
    put: async (item) => {
      items.set(item.id, item);
    },
    drop: async (id) => {
      items.delete(id);
    },
  };
}
