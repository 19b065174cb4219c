/** A disk that fails at the n-th write, for every n; that fills up; that takes no writes at all. */
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import Libsql from 'libsql';
import { describe, expect, test } from 'vitest';
import { FailingDisk, ROUND, failAtEach } from '../../tests/crash/failing.ts';
import { type TestEvent, type TestServer, newEvent, players, testServer } from '../../tests/server/desk.ts';

async function withDisk(work: (on: TestServer, event: TestEvent, disk: FailingDisk) => Promise<void>): Promise<void> {
  const disk = new FailingDisk();
  const on = await testServer({ storage: { libsql: { before: disk.before } } });
  const event = await newEvent(on);
  disk.writes = 0;
  await work(on, event, disk);
  await on.end();
}

describe('a disk that fails', () => {
  test('at the n-th write, for every n, loses and half-does nothing', async () => {
    const { writes, refused, faults } = await failAtEach(ROUND, { code: 'SQLITE_FULL', writes: Infinity });
    expect(faults).toEqual([]);
    expect(writes).toBeGreaterThan(16);
    expect(refused).toBe(writes);
  }, 120_000);

  test('that others wrote first, again and again: a sentence that says so, and sent again it is done once', async () => {
    await withDisk(async (_, event, disk) => {
      Object.assign(disk, { code: 'SQLITE_CONSTRAINT_PRIMARYKEY', failAt: 0 });
      const refused = await event.send(players(2), undefined, 'one-and-the-same');
      expect(refused).toMatchObject({ status: 503, body: { code: 'busy' }, headers: { 'retry-after': '1' } });
      expect((refused.body as { message: string }).message).toMatch(/at the same moment/);
      disk.repair();
      for (const repeated of [false, true]) {
        expect((await event.send(players(2), undefined, 'one-and-the-same')).body).toMatchObject({ repeated });
      }
    });
  });

  test.each(['SQLITE_READONLY', 'SQLITE_IOERR_FSYNC', 'EROFS'])(
    'with %s refuses writes and is read on',
    async (code) => {
      await withDisk(async (on, event, disk) => {
        await event.play(players(2));
        Object.assign(disk, { code, failAt: 0 });
        const refused = [
          await event.send({ type: 'publish-pack' }),
          await on.call('POST', '/api/events', { body: { system: 'gaining-grounds-s0', name: 'Cup' } }),
          await on.call('POST', event.path('links'), { token: event.token, body: { role: 'judge' } }),
          await on.call('POST', event.path('claiming'), { token: event.token, body: { open: true } }),
          await on.call('POST', event.path('people/e1/forget'), { token: event.token, body: {} }),
          await on.call('POST', '/api/session', { body: { token: event.token } }),
          await on.call('GET', '/healthz'),
        ];
        for (const { status, body } of refused) expect([status, body]).toMatchObject([503, { code: 'cannot-save' }]);
        for (const path of ['view', 'export']) expect((await on.call('GET', event.path(path))).status).toBe(200);
        expect((await event.view()).text).toContain('Player 1 of the cup');
        expect((await on.call('GET', '/api/events')).body).toMatchObject({ events: [{ attendance: 2 }] });
        disk.repair();
        on.clock.set(on.clock.now() + 5000);
        expect((await on.call('GET', '/healthz')).body).toEqual({ ok: true });
        await event.play({ type: 'publish-pack' });
      });
    },
  );

  test('that really is full refuses, and takes what still fits', async () => {
    const logged: string[] = [];
    const to = new PassThrough();
    to.on('data', (chunk: Buffer) => logged.push(chunk.toString()));
    const on = await testServer({ storage: { libsql: { pages: 60 } }, log: { level: 'error', to } });
    const event = await newEvent(on);
    const long = { type: 'add-house-rule', text: 'x'.repeat(2000) } as const;
    let sent = 0;
    let answered = await event.send(long);
    for (; answered.status === 200; sent += 1) answered = await event.send(long);
    expect([answered.status, answered.body]).toMatchObject([503, { code: 'cannot-save' }]);
    expect(sent).toBeGreaterThan(3);
    expect(answered.body).toMatchObject({ message: expect.stringContaining('The disk is full') });
    expect(answered.headers['retry-after']).toBe('1');
    expect(logged.join('')).toContain('SQLITE_FULL');
    // What is small may fit still; the health page speaks of what people do.
    const health = await on.call('GET', '/healthz');
    expect([health.status, health.body]).toMatchObject([503, { message: expect.stringContaining('The disk is full') }]);
    const rules = async (): Promise<number> => {
      const { parts } = (await event.view()).body as { parts: { pack: { houseRules: unknown[] } } };
      return parts.pack.houseRules.length;
    };
    expect(await rules()).toBe(sent);
    await on.restart({ storage: {} });
    expect(await rules()).toBe(sent);
    expect((await event.send(long)).status).toBe(200);
    await on.end();
  });

  test('that is full when the server stops keeps everything beside the data file', async () => {
    const full = (sql: string): void => {
      if (sql.includes('checkpoint')) throw Object.assign(new Error('the disk'), { code: 'SQLITE_FULL' });
    };
    const on = await testServer({ storage: { libsql: { before: full } } });
    const event = await newEvent(on);
    await event.play(players(2));
    await on.restart({ storage: {} });
    expect((await event.view()).text).toContain('Player 2 of the cup');
    await on.end();
  });

  test('whose file another program holds refuses soon, and says so', async () => {
    const on = await testServer();
    const event = await newEvent(on);
    const other = new Libsql(join(on.folder, 'muster.db'));
    other.exec('BEGIN IMMEDIATE');
    const { status, body } = await event.send({ type: 'publish-pack' });
    expect([status, body]).toMatchObject([503, { message: expect.stringContaining('another program') }]);
    other.exec('ROLLBACK');
    other.close();
    expect((await event.send(players(2))).status).toBe(200);
    await on.end();
  });

  test('is not to blame where another server is always first: asked to come again', async () => {
    let taken = false;
    const before = (sql: string): void => {
      if (taken && sql.startsWith('insert into "entries"')) throw Object.assign(new Error('taken'), { code: '23505' });
    };
    const on = await testServer({ storage: { libsql: { before } } });
    const event = await newEvent(on);
    taken = true;
    const { status, body, headers } = await event.send({ type: 'publish-pack' });
    expect([status, body, headers['retry-after']]).toMatchObject([503, { code: 'busy', rules: [] }, '1']);
    taken = false;
    await event.play({ type: 'publish-pack' });
    await on.end();
  });

  test('when a bug hides in it answers 500 in one sentence, without the bug’s own words', async () => {
    const on = await testServer({
      storage: {
        libsql: {
          before: (sql) => {
            if (sql.includes('insert into "capabilities"')) throw new Error(`bug in ${sql}`);
          },
        },
      },
    });
    const { status, body, text } = await on.call('POST', '/api/events', {
      body: { system: 'gaining-grounds-s0', name: 'Cup' },
    });
    expect([status, body]).toMatchObject([500, { code: 'failed', rules: [] }]);
    expect(text).not.toContain('insert');
    await on.end();
  });

  test('that fails on an unknown ground is no full disk for the health page', async () => {
    let broken = false;
    const before = (sql: string): void => {
      if (broken && sql.includes('"meta"')) throw new TypeError('bug');
    };
    const on = await testServer({ storage: { libsql: { before } } });
    broken = true;
    expect((await on.call('GET', '/healthz')).status).toBe(500);
    await on.end();
  });
});
