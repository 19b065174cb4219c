import { expect, test } from 'vitest';
import { Backlog } from './backlog.ts';

const bounds = { address: 100, all: 250 };
const bytes = (many: number): Buffer => Buffer.alloc(many);

test('what many wait for counts once, for an address and in all', () => {
  const backlog = new Backlog(bounds);
  const [view, other] = [bytes(90), bytes(20)];
  const held = Array.from({ length: 50 }, () => backlog.hold('a', [view]));
  expect(held.every((one) => one !== null)).toBe(true);
  expect(backlog.hold('a', [view, other])).toBeNull();
  for (const letGo of held) letGo?.();
  expect(backlog.hold('a', [bytes(80), other])).not.toBeNull();
});

test('an address has its own bound, and all have one together', () => {
  const backlog = new Backlog(bounds);
  for (const address of ['a', 'b']) {
    expect(backlog.hold(address, [bytes(100)])).not.toBeNull();
    expect(backlog.hold(address, [bytes(1)])).toBeNull();
  }
  expect(backlog.hold('c', [bytes(60)])).toBeNull();
  expect(backlog.hold('c', [bytes(50)])).not.toBeNull();
});

test('what is let go of twice is let go of once', () => {
  const backlog = new Backlog(bounds);
  const one = bytes(60);
  const [first] = [backlog.hold('a', [one]), backlog.hold('a', [one])];
  first?.();
  first?.();
  expect(backlog.hold('a', [bytes(60)])).toBeNull();
});
