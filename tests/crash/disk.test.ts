import { describe, expect, test } from 'vitest';
import { Disk } from './disk.ts';

const write = (offset: number, text: string) =>
  ({ kind: 'write', file: 'a', offset, bytes: Buffer.from(text) }) as const;
const text = (image: ReadonlyMap<string, Buffer>): string | undefined => image.get('a')?.toString();

describe('a disk', () => {
  test('keeps what was flushed, and of the rest anything', () => {
    const disk = new Disk();
    disk.apply(write(0, 'abcd'));
    expect([text(disk.dropped()), text(disk.kept())]).toEqual([undefined, 'abcd']);
    disk.apply({ kind: 'flush', file: 'a' });
    disk.apply(write(2, 'XYZ'));
    expect([text(disk.dropped()), text(disk.kept())]).toEqual(['abcd', 'abXYZ']);
    disk.apply({ kind: 'truncate', file: 'a', length: 1 });
    expect(text(disk.kept())).toBe('a');
    expect(text(disk.mixed(() => 0))).toBe('abcd');
    expect(text(disk.mixed(() => 0.9))).toBe('a');
  });

  test('may keep one sector of a write and lose the next', () => {
    const disk = new Disk();
    disk.apply(write(0, 'a'.repeat(512) + 'b'.repeat(512)));
    const chances = [0.9, 0.9, 0.1, 0.9];
    expect(text(disk.mixed(() => chances.shift() ?? 0))).toBe('\0'.repeat(512) + 'b'.repeat(512));
  });

  test('may show a removed file again until its folder is flushed', () => {
    const disk = new Disk();
    disk.apply(write(0, 'abcd'));
    disk.apply({ kind: 'flush', file: 'a' });
    disk.apply({ kind: 'remove', file: 'a' });
    expect([text(disk.dropped()), text(disk.kept())]).toEqual(['abcd', undefined]);
    disk.apply({ kind: 'flush', file: '.' });
    expect(text(disk.dropped())).toBeUndefined();
  });
});
