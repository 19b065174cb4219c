import { expect, test } from 'vitest';
import { Line, SENDING, WORK } from './line.ts';

const sending = () => new Line({ ...SENDING, one: 2, all: 3 });

test('each asker has their turn to work, and other work comes between two', async () => {
  const line = new Line(WORK);
  const done: string[] = [];
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2']) {
    line.enter(name.slice(0, 1), (over) => {
      done.push(name);
      over();
    });
  }
  setImmediate(() => done.push('other'));
  await expect.poll(() => done).toEqual(['a1', 'other', 'a2', 'b1', 'a3', 'b2']);
});

test('work begins when the work before it is over, and others had as long', async () => {
  const line = new Line(WORK);
  let [first, second] = [(): void => undefined, 0];
  line.enter('a', (over) => (first = over));
  line.enter('b', () => (second = performance.now()));
  await new Promise((later) => setTimeout(later, 40));
  expect(second).toBe(0);
  const over = performance.now();
  first();
  first();
  await expect.poll(() => second).toBeGreaterThan(over + 35);
});

test('one who waits without end is refused, and another is not', () => {
  const line = new Line({ ...WORK, waiting: 200 });
  const turns = Array.from({ length: 202 }, () => line.enter('a', () => undefined));
  expect([turns.slice(0, 201).includes(null), turns[201]]).toEqual([false, null]);
  expect(line.enter('b', () => undefined)).not.toBeNull();
  turns[200]?.();
  expect(line.enter('a', () => undefined)).not.toBeNull();
});

test('of what is large, little is under way for one and for all', async () => {
  const line = sending();
  const begun = new Map<string, () => void>();
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'])
    line.enter(name.slice(0, 1), (over) => begun.set(name, over));
  await expect.poll(() => [...begun.keys()]).toEqual(['a1', 'a2', 'b1']);
  // The third of theirs waits for one of their own, the others for any.
  begun.get('b1')?.();
  begun.get('b1')?.();
  await expect.poll(() => [...begun.keys()].slice(3)).toEqual(['c1']);
  begun.get('c1')?.();
  await expect.poll(() => [...begun.keys()].slice(4)).toEqual(['b2']);
  begun.get('a1')?.();
  await expect.poll(() => [...begun.keys()].slice(5)).toEqual(['a3']);
});

test('whoever goes before their turn has none, and leaves nothing behind', async () => {
  const line = sending();
  const begun: string[] = [];
  const over = ['a1', 'a2', 'a3', 'a4'].map((name) => line.enter('a', () => begun.push(name)));
  await expect.poll(() => begun).toEqual(['a1', 'a2']);
  over[2]?.();
  over[0]?.();
  await expect.poll(() => begun).toEqual(['a1', 'a2', 'a4']);
  for (const done of over) done?.();
  for (const name of ['b1', 'b2', 'b3']) line.enter(name, () => begun.push(name));
  await expect.poll(() => begun.slice(3)).toEqual(['b1', 'b2', 'b3']);
});
