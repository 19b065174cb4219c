import { expect, test } from 'vitest';
import { Line } from './line.ts';

test('each address has its turn, and other work comes between two', async () => {
  const line = new Line();
  const done: string[] = [];
  const ask = async (address: string, name: string): Promise<void> => {
    await line.turn(address);
    done.push(name);
  };
  const all = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('b', 'b1'), ask('b', 'b2')];
  setImmediate(() => done.push('other'));
  await Promise.all(all);
  expect(done).toEqual(['a1', 'other', 'a2', 'b1', 'a3', 'b2']);
});

test('an address that asks without end is refused, and another is not', async () => {
  const line = new Line();
  const turns = Array.from({ length: 202 }, () => line.turn('a'));
  expect([turns.slice(0, 201).includes(null), turns[201]]).toEqual([false, null]);
  expect(line.turn('b')).not.toBeNull();
  await turns[200];
  expect(line.turn('a')).not.toBeNull();
});
