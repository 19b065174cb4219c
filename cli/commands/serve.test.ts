/** How a server is told what to do: by options, by variables, and what makes no sense. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openTerminal } from '../../tests/cli/terminal.ts';

const root = resolve(import.meta.dirname, '../..');

describe('what a server is told', () => {
  it('is needed by `muster work` too: which database', async () => {
    const terminal = openTerminal();
    expect(await terminal.run('work', '--database', 'data')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--database (or DATABASE_URL) begins with postgres://'),
    });
    terminal.end();
  });

  it.each([
    ['--port', ['--port', '70000'], {}, '--port (or MUSTER_PORT) is a whole number from 0 to 65535.'],
    ['MUSTER_PORT', [], { MUSTER_PORT: 'http' }, '--port (or MUSTER_PORT) is a whole number from 0 to 65535.'],
    ['--makers', ['--makers', 'everyone'], {}, '--makers (or MUSTER_MAKERS) is local, anyone or key.'],
    ['a key that is short', ['--makers', 'key', '--makers-key', 'abc'], {}, 'is 16 characters or more.'],
    ['a key and no need of it', ['--makers-key', 'x'.repeat(16)], {}, 'needs --makers key.'],
    ['--proxy', ['--proxy', '9'], {}, '--proxy (or MUSTER_PROXY) is a whole number from 0 to 5.'],
    ['MUSTER_PROXY', [], { MUSTER_PROXY: 'maybe' }, '--proxy (or MUSTER_PROXY) is a whole number from 0 to 5.'],
    ['--log-level', ['--log-level', 'loud'], {}, 'is one of silent, error, warn, info, debug.'],
    ['--public-url', ['--public-url', 'muster.example.org'], {}, 'is an address without a path'],
    ['a path in --public-url', ['--public-url', 'https://example.org/muster'], {}, 'is an address without a path'],
    ['--database', ['--database', 'mysql://here'], {}, '--database (or DATABASE_URL) begins with postgres://.'],
    ['--copy-every alone', ['--copy-every', '5'], {}, '--copy-every (or MUSTER_COPY_EVERY) needs --copy-to.'],
    ['--copy-key alone', ['--copy-key', 'x'.repeat(16)], {}, '--copy-key (or MUSTER_COPY_KEY) needs --copy-to.'],
    ['--copy-key for a folder', ['--copy-to', 'stick'], { MUSTER_COPY_KEY: 'x'.repeat(16) }, 'is for another Muster'],
    ['--copy-to without a key', ['--copy-to', 'https://a.example.org'], {}, 'Give --copy-key'],
    ['--take-copies that is short', ['--take-copies', 'abc'], {}, 'is 16 to 200 letters, digits and signs'],
    ['--local-name', ['--local-name', 'muster.local'], {}, 'is up to 32 letters a to z, digits and hyphens, or off.'],
    ['--tls-key alone', ['--tls-key', 'a'], {}, '--tls-key (or MUSTER_TLS_KEY) needs --tls-cert.'],
    ['--tls-cert alone', ['--tls-cert', 'a'], {}, '--tls-cert (or MUSTER_TLS_CERT) needs --tls-key.'],
    ['--tls-cert for no name', ['--tls-cert', 'a', '--tls-key', 'b'], {}, 'needs --public-url https://NAME'],
    ['--tls-cert behind a proxy', ['--tls-cert', 'a', '--tls-key', 'b', '--proxy'], {}, 'give it to the proxy.'],
    [
      '--copy-to of PostgreSQL',
      ['--copy-to', 'stick'],
      { DATABASE_URL: 'postgres://here' },
      '--copy-to (or MUSTER_COPY_TO) is for a data folder; PostgreSQL is copied with its own pg_dump.',
    ],
  ])('is refused where %s makes no sense', async (_, words, env, sentence) => {
    const terminal = openTerminal({ env });
    const { code, err } = await terminal.run('serve', ...words);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    terminal.end();
  });

  it('is taken from variables where no option says it, and its public address is in what it tells', async () => {
    const terminal = openTerminal({
      env: {
        MUSTER_PORT: '99999',
        MUSTER_PUBLIC_URL: 'https://muster.example.org/',
        MUSTER_LOG_LEVEL: 'silent',
        MUSTER_MAKERS: 'anyone',
      },
    });
    const ran = await terminal.run('serve', '--data', terminal.path('data'), '--port', '0', '--json');
    expect(ran.code).toBe(0);
    expect(JSON.parse(ran.out.split('\n')[0] ?? '')).toMatchObject({
      lan: ['https://muster.example.org'],
      organiser: 'https://muster.example.org/desk',
    });
    terminal.end();
  });
});

it('copies go to a second place from the start, and one of them is enough to go on elsewhere', async () => {
  const terminal = openTerminal();
  const [data, stick] = [terminal.path('data'), terminal.path('stick')];
  await terminal.must('new', 'Cup', '--data', data);
  // A copy that was killed half way, and a file of somebody else.
  mkdirSync(stick);
  const others = ['muster-20260101-120000.backup.part', 'muster-20260101-120000.backup.part-wal', 'holiday.part'];
  for (const name of others) writeFileSync(resolve(stick, name), 'half');
  const words = ['serve', '--data', data, '--port', '0', '--host', '127.0.0.1', '--copy-to', stick];
  const server = spawn(process.execPath, ['--import', 'tsx', resolve(root, 'cli/main.ts'), ...words], { cwd: root });
  const said = await new Promise<string>((found) => {
    let text = '';
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding('utf8').on('data', (more: string) => {
        text += more;
        if (text.includes('Stop it')) found(text);
      });
    }
    server.once('close', () => found(text));
  });
  server.kill();
  expect(said).toContain(`Copies go to       ${stick}, every 5 minutes`);
  const [other, copy = '', ...more] = readdirSync(stick).toSorted();
  expect([other, more]).toEqual(['holiday.part', []]);
  const restored = await terminal.ask('restore', resolve(stick, copy), '--data', terminal.path('spare'));
  expect(restored).toEqual({ records: 1, entries: 1 });
  expect(existsSync(resolve(terminal.path('spare'), 'key'))).toBe(true);
  terminal.end();
}, 60_000);
