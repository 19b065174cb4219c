import { describe, expect, test } from 'vitest';
import { openVault } from './vault.ts';

const vault = openVault('a1'.repeat(32));
const place = 'seal record abc';

describe('the vault', () => {
  test.each([['a name'], [{ votes: ['e1', 'e2'] }], [null], ['Ольга 李 👩‍🎨'], ['x'.repeat(5000)]])(
    'gives back %j',
    (value) => {
      expect(vault.unlock(vault.lock(value, place), place)).toEqual(value);
    },
  );

  test('locks the same value to another text each time', () => {
    expect(vault.lock('Ann', place)).not.toBe(vault.lock('Ann', place));
  });

  test('gives no length away', () => {
    const lengths = ['', 'a', 'e1', 'x'.repeat(200)].map((value) => vault.lock(value, place).length);
    expect(new Set(lengths).size).toBe(1);
    expect(vault.lock('x'.repeat(300), place).length).toBe(vault.lock('é'.repeat(220), place).length);
  });

  test('gives nothing to another key, for another place, or when altered', () => {
    const locked = vault.lock('Ann', place);
    const altered = Buffer.from(locked, 'base64');
    altered[40] = (altered[40] ?? 0) ^ 1;
    expect(() => openVault('b2'.repeat(32)).unlock(locked, place)).toThrow();
    expect(() => vault.unlock(locked, 'seal record abd')).toThrow();
    expect(() => vault.unlock(altered.toString('base64'), place)).toThrow();
    expect(() => vault.unlock('', place)).toThrow();
  });

  test('marks what is short with its key', () => {
    expect(vault.mark('123456')).toBe(vault.mark('123456'));
    expect(vault.mark('123456')).not.toBe(openVault('b2'.repeat(32)).mark('123456'));
  });
});
