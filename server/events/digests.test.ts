import { expect, test } from 'vitest';
import type { Live } from '../records/live.ts';
import type { Records } from '../records/records.ts';
import { Digests } from './digests.ts';

/** Records that say which of them were read. */
function readRecords() {
  const read: string[] = [];
  let outdate: (id: string) => void = () => undefined;
  const readable = async <T>(ids: readonly string[], make: (live: Live) => T): Promise<T[]> => {
    read.push(...ids);
    return ids.flatMap((id) => (id === 'unreadable' ? [] : [make({ id } as Live)]));
  };
  const onOutdated = (listener: (id: string) => void): void => {
    outdate = listener;
  };
  return { read, records: { readable, onOutdated } as unknown as Records, outdate: (id: string) => outdate(id) };
}

test('a digest is made once for eighty who ask, and anew once its record has changed', async () => {
  const { read, records, outdate } = readRecords();
  const digests = new Digests(records, ({ id }) => id.toUpperCase(), 10);
  const answers = await Promise.all(Array.from({ length: 80 }, () => digests.of(['a', 'unreadable', 'b'])));
  expect(new Set(answers.map((found) => found.join(' ')))).toEqual(new Set(['A B']));
  expect(read).toEqual(['a', 'unreadable', 'b']);
  outdate('b');
  expect(await digests.of(['a', 'b'])).toEqual(['A', 'B']);
  expect(read).toEqual(['a', 'unreadable', 'b', 'b']);
});

test('others have their turn between two', async () => {
  const { records } = readRecords();
  let turns = 0;
  const count = (): void => {
    turns += 1;
  };
  const digests = new Digests(
    records,
    () => {
      setImmediate(count);
      return turns;
    },
    10,
  );
  const seen = await digests.of(['a', 'b', 'c']);
  expect(seen[2]).toBeGreaterThan(seen[0] ?? 0);
});

test('no more are kept than it was told', async () => {
  const { read, records } = readRecords();
  const digests = new Digests(records, ({ id }) => id, 2);
  await digests.of(['a', 'b', 'c', 'a']);
  expect(read).toEqual(['a', 'b', 'c', 'a']);
});

test('what failed is tried again', async () => {
  const { records } = readRecords();
  let fails = true;
  const digests = new Digests(
    records,
    ({ id }) => {
      if (fails) throw new Error('not now');
      return id;
    },
    2,
  );
  await expect(digests.of(['a'])).rejects.toThrow('not now');
  fails = false;
  expect(await digests.of(['a'])).toEqual(['a']);
});
