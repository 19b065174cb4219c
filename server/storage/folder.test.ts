import {
  chmodSync,
  chownSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startServer } from '../main.ts';
import { CannotStart } from '../problems.ts';
import { newFolder } from '../../tests/server/desk.ts';
import { noOwner, noPosix, noRoot, testWithout } from '../../tests/server/needs.ts';
import { keyOf, runningServer, takeFolder, whyNot } from './folder.ts';

let path: string;
beforeEach(() => {
  path = newFolder();
});
afterEach(() => rmSync(path, { recursive: true, force: true }));

const start = (dataFolder = path): Promise<unknown> => startServer({ dataFolder, port: 0, log: { level: 'silent' } });

describe('a data folder', () => {
  test('serves one server: a second is refused, and told where the first is', async () => {
    const first = await startServer({ dataFolder: path, port: 0, log: { level: 'silent' } });
    await expect(start()).rejects.toThrow(`process ${process.pid}, at ${first.url}`);
    expect(runningServer(path)).toEqual({ pid: process.pid, url: first.url });
    await first.close();
    const second = await startServer({ dataFolder: path, port: 0, log: { level: 'silent' } });
    await second.close();
    expect(runningServer(path)).toBeNull();
  });

  test('is let go of when the start fails', async () => {
    writeFileSync(join(path, 'muster.db'), 'no database at all, but some other text'.repeat(50));
    await expect(start()).rejects.toThrow(CannotStart);
    takeFolder(path).release();
  });

  test('that cannot be made, or is a file, is refused in a sentence', async () => {
    const file = join(path, 'file');
    writeFileSync(file, '');
    await expect(start(file)).rejects.toThrow(/cannot be made|cannot be used/);
    await expect(start(join(file, 'below'))).rejects.toThrow(/cannot be made/);
  });

  testWithout(existsSync('/proc/self') ? null : 'there is no /proc')(
    'is not tried for ever where no folder can be made',
    () => {
      expect(() => takeFolder('/proc/none/data')).toThrow('/proc/none/data cannot be made (ENOENT).');
    },
  );

  test('whose lock is no file is refused in a sentence', () => {
    mkdirSync(join(path, 'lock'));
    expect(() => takeFolder(path)).toThrow(/cannot be used/);
  });

  testWithout(noOwner)('that may be read and not written is refused in a sentence', async () => {
    await (await startServer({ dataFolder: path, port: 0, log: { level: 'silent' } })).close();
    const files = [...readdirSync(path).map((name) => join(path, name)), path];
    for (const file of files) chmodSync(file, file === path ? 0o500 : 0o400);
    await expect(start()).rejects.toThrow(/cannot be used: is it yours, and is its disk writable/);
    for (const file of files) chmodSync(file, 0o700);
  });

  testWithout(noRoot)('of somebody else keeps nothing that root alone can open', () => {
    const elsewhere = newFolder();
    writeFileSync(join(elsewhere, 'secret'), 'of root');
    linkSync(join(elsewhere, 'secret'), join(path, 'secret'));
    chownSync(path, 61_234, 61_234);
    const folder = takeFolder(path);
    keyOf(path, undefined, true);
    folder.release();
    expect(readdirSync(path).filter((name) => statSync(join(path, name)).uid === 0)).toEqual(['secret']);
    expect(statSync(join(path, 'key'))).toMatchObject({ uid: 61_234, gid: 61_234 });
    rmSync(elsewhere, { recursive: true });
  });

  test('of another port’s holder leaves the folder free', async () => {
    const first = await startServer({ dataFolder: path, port: 0, log: { level: 'silent' } });
    const port = Number(new URL(first.url).port);
    const other = newFolder();
    await expect(startServer({ dataFolder: other, port, log: { level: 'silent' } })).rejects.toThrow(
      `Port ${port} is in use`,
    );
    await expect(
      startServer({ dataFolder: other, port: 0, host: '203.0.113.1', log: { level: 'silent' } }),
    ).rejects.toThrow(/cannot listen on 203/);
    takeFolder(other).release();
    await first.close();
    rmSync(other, { recursive: true });
  });
});

describe('the key', () => {
  test('is made once', () => {
    const key = keyOf(path, undefined, true);
    expect(keyOf(path, undefined, false)).toBe(key);
  });

  testWithout(noPosix)('is for the owner alone', () => {
    keyOf(path, undefined, true);
    expect(statSync(join(path, 'key')).mode & 0o777).toBe(0o600);
  });

  test('may be given instead, as 64 hexadecimal digits', () => {
    expect(keyOf(path, 'ab'.repeat(32), false)).toBe('ab'.repeat(32));
    expect(() => keyOf(path, 'secret', true)).toThrow(/64 hexadecimal/);
  });

  test('that is damaged, missing or another one stops the start', async () => {
    const server = await startServer({ dataFolder: path, port: 0, log: { level: 'silent' } });
    await server.close();
    const key = readFileSync(join(path, 'key'), 'utf8');
    writeFileSync(join(path, 'key'), 'garbage');
    await expect(start()).rejects.toThrow(/damaged/);
    rmSync(join(path, 'key'));
    await expect(start()).rejects.toThrow(/missing/);
    writeFileSync(join(path, 'key'), key.replaceAll(/[0-7]/g, '8'));
    await expect(start()).rejects.toThrow(/does not fit/);
    writeFileSync(join(path, 'key'), key);
    await (await startServer({ dataFolder: path, port: 0, log: { level: 'silent' } })).close();
  });
});

describe('the data file', () => {
  const file = (): string => join(path, 'muster.db');

  testWithout(noPosix)('is for the owner alone, and what is beside it too', async () => {
    const server = await startServer({ dataFolder: path, port: 0, log: { level: 'silent' } });
    const beside = readdirSync(path).filter((name) => name.startsWith('muster.db'));
    expect(beside).toEqual(['muster.db', 'muster.db-shm', 'muster.db-wal']);
    expect(beside.map((name) => statSync(join(path, name)).mode & 0o777)).toEqual([0o600, 0o600, 0o600]);
    await server.close();
  });

  test('of another program is left alone', async () => {
    const other = new Libsql(file());
    other.exec('create table recipes (name text)');
    other.close();
    const before = readFileSync(file());
    await expect(start()).rejects.toThrow(/belongs to another program/);
    expect(readFileSync(file())).toEqual(before);
  });

  test('that is no database is left alone', async () => {
    writeFileSync(file(), 'name,club\n'.repeat(500));
    await expect(start()).rejects.toThrow(/is not a Muster data file/);
    expect(readFileSync(file(), 'utf8')).toBe('name,club\n'.repeat(500));
  });

  test('that is a folder is refused', async () => {
    mkdirSync(file());
    await expect(start()).rejects.toThrow(/cannot be opened/);
  });

  test('that is damaged is refused', async () => {
    const server = await startServer({ dataFolder: path, port: 0, log: { level: 'silent' } });
    await server.close();
    const bytes = readFileSync(file());
    bytes.fill(0x5a, 4096 + 200, bytes.length - 100);
    writeFileSync(file(), bytes);
    await expect(start()).rejects.toThrow(/damaged/);
  });

  test('of a newer Muster is left as it was', async () => {
    const server = await startServer({ dataFolder: path, port: 0, log: { level: 'silent' } });
    await server.close();
    const database = new Libsql(file());
    database.exec(`insert into kysely_migration (name, timestamp) values ('999-tomorrow', '2099-01-01')`);
    database.close();
    await expect(start()).rejects.toThrow(/newer version/);
  });

  test('whose tables were half removed is refused', async () => {
    const server = await startServer({ dataFolder: path, port: 0, log: { level: 'silent' } });
    await server.close();
    const database = new Libsql(file());
    database.exec('delete from kysely_migration');
    database.close();
    await expect(start()).rejects.toThrow(/could not be brought up to date/);
  });
});

describe('a disk that is full', () => {
  test('is named in a sentence, whichever write of the start is the first that finds no room', async () => {
    const said = new Set<string>();
    for (let pages = 1; pages < 60; pages += 1) {
      const dataFolder = join(path, `${pages} pages`);
      const started = startServer({ dataFolder, port: 0, log: { level: 'silent' }, storage: { libsql: { pages } } });
      const ended = await started.then(
        (server) => server.close(),
        (error: unknown) => error,
      );
      if (ended instanceof Error) said.add(`${ended.name}: ${ended.message.replace(dataFolder, 'FOLDER')}`);
      else break;
    }
    expect([...said]).toEqual([
      'CannotStart: The disk of the data folder FOLDER is full. Make room on it, or choose another folder with --data.',
    ]);
  });

  test.each(['ENOSPC', 'SQLITE_FULL', 'EROFS', 'SQLITE_READONLY_DBMOVED', 'SQLITE_IOERR_WRITE'])(
    'or not writable is told from our own mistakes: %s',
    (code) => {
      expect(whyNot('data', Object.assign(new Error('no'), { code }))).toBeInstanceOf(CannotStart);
      expect(whyNot('data', new TypeError('ours'))).toBeInstanceOf(TypeError);
    },
  );
});

describe('a database server', () => {
  test('that does not answer is named in a sentence', async () => {
    const options = {
      dataFolder: path,
      databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
      port: 0,
      log: { level: 'silent' },
    };
    await expect(startServer(options)).rejects.toThrow(/database server does not answer/);
  });
});
