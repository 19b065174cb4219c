/** A server that holds its own certificate. */
import { rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ONE, TWO } from '../../tests/server/certificates.ts';
import { newFolder, testServer } from '../../tests/server/desk.ts';
import type { Pair, TlsFiles } from './tls.ts';

let room: string;
beforeEach(() => {
  room = newFolder();
});
afterEach(() => rmSync(room, { recursive: true, force: true }));

function keep({ cert, key }: Pair, name = 'hall.muster.test'): TlsFiles {
  const files = { cert: join(room, 'cert.pem'), key: join(room, 'key.pem') };
  writeFileSync(files.cert, cert);
  writeFileSync(files.key, key);
  return { ...files, name, every: 20 };
}

interface Heard {
  /** The name of the certificate that the server showed. */
  readonly shown: string;
  readonly status: number;
  readonly cookie: string;
}

function ask(url: string, path: string, body?: string): Promise<Heard> {
  const method = body === undefined ? 'GET' : 'POST';
  return new Promise((found, failed) => {
    const headers = { 'content-type': 'application/json' };
    const sent = request(`${url}${path}`, { rejectUnauthorized: false, agent: false, method, headers }, (answer) => {
      const { socket, statusCode: status = 0 } = answer;
      const shown = 'getPeerCertificate' in socket ? String((socket as TLSSocket).getPeerCertificate().subject.CN) : '';
      answer.resume().once('end', () => found({ shown, status, cookie: String(answer.headers['set-cookie']) }));
    });
    sent.once('error', failed).end(body);
  });
}

test('it answers under its certificate, and takes the next one while it runs', async () => {
  const key = 'a key of the makers';
  const on = await testServer({ tls: keep(ONE), publicUrl: 'https://hall.muster.test', makers: { key } });
  const { url } = on.server;
  expect(url).toMatch(/^https:/);
  const first = await ask(url, '/api/makers', JSON.stringify({ key }));
  expect(first).toMatchObject({ shown: 'one.muster.test', status: 200 });
  expect(first.cookie).toContain('; Secure');
  const plainly = (path: string, method = 'GET') =>
    fetch(`${url.replace('https:', 'http:')}${path}`, { method, redirect: 'manual' });
  const sent = await plainly('/event/cup?as=public');
  expect([sent.status, sent.headers.get('location')]).toEqual([308, 'https://hall.muster.test/event/cup?as=public']);
  const told = await plainly('/api/makers', 'POST');
  expect([told.status, await told.text()]).toEqual([400, 'This server is at https://hall.muster.test\n']);
  // A certificate with another one's key is not taken.
  writeFileSync(join(room, 'cert.pem'), TWO.cert);
  await new Promise((later) => setTimeout(later, 60));
  expect((await ask(url, '/healthz')).shown).toBe('one.muster.test');
  writeFileSync(join(room, 'key.pem'), TWO.key);
  await expect.poll(async () => (await ask(url, '/healthz')).shown).toBe('two.muster.test');
  await on.end();
});

test.each([
  ['a certificate of another name', () => keep(ONE, 'else.muster.test'), 'is not for else.muster.test: it is for DNS:'],
  ['another one’s key', () => keep({ cert: ONE.cert, key: TWO.key }), 'are not a certificate and its own key'],
  ['no certificate at all', () => keep({ cert: 'none', key: ONE.key }), 'are not a certificate and its own key'],
  [
    'a file that is not there',
    () => ({ ...keep(ONE), cert: join(room, 'no') }),
    'of --tls-cert cannot be read (ENOENT)',
  ],
])('it does not start with %s, and says so', async (_, files, sentence) => {
  await expect(testServer({ tls: files() })).rejects.toThrow(sentence);
});
