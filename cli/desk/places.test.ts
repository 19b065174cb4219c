/** The same event in a data folder and on a running server. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { type Server, startServer } from '../../server/main.ts';
import { openTerminal } from '../../tests/cli/terminal.ts';

const terminal = openTerminal();
afterAll(terminal.end);

let server: Server | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

async function serve(folder: string): Promise<Server> {
  server = await startServer({ dataFolder: folder, port: 0, log: { level: 'silent' } });
  return server;
}

interface Made {
  readonly event: string;
  readonly token: string;
  readonly link: string;
}

const CSV = 'First Name,Last Name,Faction,Ringer\nAna,Berg,Guild,\nBo,Lund,Bayou,\nCy,Moss,Guild,\nRo,Thorne,,yes\n';

/** Plays one round of an event wherever it is, and answers what the standings are. */
async function playAt(...at: readonly string[]): Promise<{ name: string; columns: Record<string, number> }[]> {
  const roster = terminal.path('roster.csv');
  writeFileSync(roster, CSV);
  await terminal.must('add', '--csv', roster, ...at);
  await terminal.must('check-in', '--all', ...at);
  await terminal.must('do', '{"type":"change-settings","settings":{"rounds":1}}', ...at);
  await terminal.must('start', ...at);
  expect(await terminal.must('pair', ...at)).toContain('Ro Thorne');
  await terminal.must('result', '1', '5-2', ...at);
  await terminal.must('result', '2', '4-4', ...at);
  await terminal.must('round', 'close', ...at);
  await terminal.must('end', ...at);
  const { standings } = (await terminal.ask('standings', ...at)) as {
    standings: { name: string; columns: Record<string, number> }[];
  };
  const out = terminal.path('out.jsonl');
  await terminal.must('export', '--out', out, ...at);
  expect(await terminal.must('verify', out, '--independent')).toContain('checks hold');
  return standings;
}

describe('a data folder', () => {
  it('is worked on without a server', async () => {
    const folder = terminal.path('data');
    const made = (await terminal.ask('new', 'Cup', '--data', folder)) as Made;
    expect(made.link).toMatch(/^\/desk#/);
    const rows = await playAt('--data', folder);
    expect(rows.map(({ columns }) => columns.tp)).toEqual([3, 1, 0]);
    const { url } = await serve(folder);
    const seen = await terminal.ask('standings', '--server', `${url}${made.link}`);
    expect(seen).toMatchObject({ standings: rows.map(({ name }) => ({ name })) });
  });

  it('is refused while a server holds it, saying where to send the command', async () => {
    const folder = terminal.path('held');
    await terminal.must('new', 'Cup', '--data', folder);
    const { url } = await serve(folder);
    const refused = await terminal.ask('standings', '--data', folder);
    expect(refused).toMatchObject({ code: 'folder-in-use' });
    expect((refused as { message: string }).message).toContain(`--server ${url}`);
  });

  it('with several events asks which', async () => {
    const folder = terminal.path('several');
    const { event } = (await terminal.ask('new', 'First', '--data', folder)) as Made;
    await terminal.must('new', 'Second', '--data', folder);
    expect(await terminal.ask('standings', '--data', folder)).toMatchObject({ code: 'which-event' });
    await terminal.must('add', 'Ana', '--data', folder, '--event', event);
    expect(await terminal.ask('add', 'Ana', '--data', folder, '--event', event)).toMatchObject({ code: 'name-taken' });
    expect(await terminal.ask('standings', '--data', folder, '--event', 'nothing')).toMatchObject({
      code: 'unknown-event',
    });
  });

  it('that is none is left as it is', async () => {
    expect(await terminal.ask('standings', '--data', terminal.path('typo'))).toMatchObject({ code: 'no-data' });
    const folder = terminal.path('foreign');
    (await import('node:fs')).mkdirSync(folder);
    writeFileSync(join(folder, 'muster.db'), 'not a database');
    expect(await terminal.ask('standings', '--data', folder)).toMatchObject({ code: 'cannot-start' });
  });

  it('makes a new link where the old one is lost', async () => {
    const folder = terminal.path('lost');
    await terminal.must('new', 'Cup', '--data', folder);
    const { link, token } = (await terminal.ask('link', '--data', folder)) as Made;
    expect(link).toBe(`/desk#${token}`);
    const { url } = await serve(folder);
    await terminal.must('add', 'Ana', '--server', url, '--token', token);
  });
});

describe('a running server', () => {
  it('does the same over HTTP, with the link or the token', async () => {
    const { url } = await serve(terminal.path('served'));
    const made = (await terminal.ask('new', 'Cup', '--server', url)) as Made;
    expect(made.link).toBe(`${url}/desk#${made.token}`);
    const rows = await playAt('--server', made.link);
    expect(rows.map(({ columns }) => columns.tp)).toEqual([3, 1, 0]);
  });

  it('refuses strangers, other roles and nonsense with its own words', async () => {
    const { url } = await serve(terminal.path('guarded'));
    const made = (await terminal.ask('new', 'Cup', '--server', url)) as Made;
    const as = async (token: string, ...argv: string[]): Promise<unknown> =>
      terminal.ask(...argv, '--server', url, '--token', token);
    expect(await as('a'.repeat(43), 'standings')).toMatchObject({ code: 'not-signed-in' });
    const judge = (await as(made.token, 'link', '--role', 'judge')) as Made;
    expect(await as(judge.token, 'add', 'Ana')).toMatchObject({ code: 'not-allowed' });
    expect(await as(made.token, 'add', 'x'.repeat(300))).toMatchObject({ code: 'bad-request' });
    expect(await as(made.token, 'start')).toMatchObject({ code: 'too-few' });
    expect(await terminal.ask('standings', '--server', url)).toMatchObject({ code: 'usage' });
  });

  it('takes an event in, as one of its own each time', async () => {
    const { url } = await serve(terminal.path('taking'));
    const file = terminal.path('taken.jsonl');
    writeFileSync(file, await terminal.must('generate', '--players', '6', '--seed', 'taken'));
    const made = (await terminal.ask('import', file, '--server', url)) as Made;
    expect(await terminal.must('standings', '--server', made.link)).toContain('Place');
    const again = (await terminal.ask('import', file, '--server', url)) as Made;
    expect(again.event).not.toBe(made.event);
  });

  it('is served by the command, until it is asked to stop', async () => {
    const heard: { url?: string } = {};
    const stopped = async (): Promise<void> => {
      const answer = await fetch(`${heard.url ?? ''}/healthz`);
      expect(answer.status).toBe(200);
    };
    const other = openTerminal({
      stopped,
      heard: (text) => {
        heard.url ??= (JSON.parse(text) as { url: string }).url;
      },
    });
    const ran = await other.run('serve', '--data', other.path('data'), '--port', '0', '--json');
    expect(ran.code).toBe(0);
    expect(ran.out).toContain('"stopped":true');
    other.end();
  });

  it('is locked with MUSTER_KEY where that is set, which is in no file and told nobody', async () => {
    const key = '0123456789abcdef'.repeat(4);
    const keyed = openTerminal({ env: { MUSTER_KEY: key } });
    const folder = keyed.path('data');
    const served = await keyed.run('serve', '--data', folder, '--port', '0');
    expect(served.code).toBe(0);
    const made = await keyed.run('new', 'Locked Cup', '--data', folder);
    expect(made.code).toBe(0);
    expect(existsSync(join(folder, 'key'))).toBe(false);
    expect([served, made].map(({ out, err }) => out + err).join('')).not.toContain(key);
    expect(await keyed.must('standings', '--data', folder)).toContain('Nobody has a place yet');
    expect(await terminal.ask('serve', '--data', folder, '--port', '0')).toMatchObject({
      code: 'cannot-start',
      message: expect.stringContaining('MUSTER_KEY'),
    });
    const other = openTerminal({ env: { MUSTER_KEY: 'f'.repeat(64) } });
    const refused = await other.run('serve', '--data', folder, '--port', '0', '--json');
    expect(refused.json()).toMatchObject({ code: 'cannot-start', message: expect.stringContaining('does not fit') });
    keyed.end();
    other.end();
  });

  it('believes a proxy where it is told of one, and then only this machine reaches it directly', async () => {
    const told: { url?: string; status?: number } = {};
    const hosted = openTerminal({
      env: { MUSTER_PROXY: '1' },
      heard: (text) => {
        told.url ??= (JSON.parse(text) as { url: string; lan: string[] }).url;
      },
      stopped: async () => {
        const body = JSON.stringify({ system: 'gaining-grounds-s0', name: 'Cup' });
        const headers = { 'content-type': 'application/json' };
        told.status = (await fetch(`${told.url ?? ''}/api/events`, { method: 'POST', headers, body })).status;
      },
    });
    const ran = await hosted.run('serve', '--data', hosted.path('data'), '--port', '0', '--json');
    expect([ran.code, told.status]).toEqual([0, 403]);
    expect(JSON.parse(ran.out.split('\n')[0] ?? '')).toMatchObject({ lan: [] });
    hosted.end();
  });
});
