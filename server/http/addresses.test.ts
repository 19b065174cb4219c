/** Where phones reach a server. */
import { expect, test } from 'vitest';
import { networkOrigins } from './addresses.ts';

test('a server that listens to this machine alone is reached by nobody else', () => {
  expect(['127.0.0.1', '::1', 'localhost'].flatMap((host) => networkOrigins(host, 8420))).toEqual([]);
});

test('a server on one address is reached there', () => {
  expect(networkOrigins('192.168.1.5', 8420)).toEqual(['http://192.168.1.5:8420']);
  expect(networkOrigins('fd00::5', 8420)).toEqual(['http://[fd00::5]:8420']);
});

test('a server that listens everywhere is reached by the addresses of this machine, never by its own name', () => {
  for (const origin of networkOrigins('0.0.0.0', 8420)) {
    expect(origin).toMatch(/^http:\/\/\d+\.\d+\.\d+\.\d+:8420$/);
    expect(origin).not.toContain('127.0.0.1');
  }
});
