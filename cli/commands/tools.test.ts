import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Libsql from 'libsql';
import { afterAll, describe, expect, it } from 'vitest';
import { openTerminal } from '../../tests/cli/terminal.ts';

const terminal = openTerminal();
afterAll(terminal.end);

describe('generate', () => {
  it('makes the same event for the same seed, and one that verifies', async () => {
    const [one, again] = [
      await terminal.must('generate', '--seed', 's'),
      await terminal.must('generate', '--seed', 's'),
    ];
    expect(one).toBe(again);
    const file = terminal.path('one.jsonl');
    writeFileSync(file, one);
    expect(await terminal.must('verify', file, '--independent')).toContain('checks hold');
    expect(await terminal.ask('verify', file)).toMatchObject({ ok: true, problems: [] });
  });

  it('makes many, and checks them', async () => {
    const folder = terminal.path('many');
    const made = await terminal.ask('generate', '--count', '5', '--players', '7', '--out', folder, '--check');
    expect(made).toMatchObject({ problems: [] });
    expect(readdirSync(folder)).toHaveLength(5);
    expect(await terminal.ask('generate', '--count', '5')).toMatchObject({ code: 'usage' });
  });
});

describe('demo', () => {
  it('is an event half way, its clock running, that can be played on', async () => {
    const file = terminal.path('demo.jsonl');
    await terminal.must('demo', '--file', file);
    const round = (await terminal.ask('pairings', '--file', file)) as { closed: boolean; open: number; games: [] };
    expect(round).toMatchObject({ closed: false });
    expect(round.open).toBeGreaterThan(0);
    expect(round.open).toBeLessThan(round.games.length);
    const last = readFileSync(file, 'utf8').trim().split('\n').at(-1) ?? '';
    expect(Math.abs(Date.now() - (JSON.parse(last) as { at: number }).at)).toBeLessThan(60_000);
    await terminal.must('do', '{"type":"note","text":"It goes on."}', '--file', file);
    expect(await terminal.must('verify', file)).toContain('checks hold');
  });

  it('is served at once where no place is named', async () => {
    const ran = await terminal.run('demo', '--port', '0', '--players', '8', '--json');
    expect(ran.code).toBe(0);
    const told = JSON.parse(ran.out.split('\n')[0] ?? '') as { organiser: string };
    expect(told.organiser).toMatch(/^http:\/\/localhost:\d+\/desk#[\w-]{43}$/);
  });
});

describe('verify --all', () => {
  const folder = terminal.path('host');

  it('checks every record of a data folder, also by the second program', async () => {
    expect(await terminal.ask('verify', '--all', '--data', folder)).toMatchObject({ code: 'no-file' });
    for (const seed of ['a', 'b']) {
      writeFileSync(terminal.path('made.jsonl'), await terminal.must('generate', '--seed', seed, '--players', '9'));
      await terminal.must('import', terminal.path('made.jsonl'), '--data', folder);
    }
    await terminal.must('demo', '--data', folder);
    expect(await terminal.must('verify', '--all', '--independent', '--data', folder)).toMatch(
      /^All checks of 3 records with \d+ entries hold\.\n$/,
    );
  });

  it('names the one that was changed, and asks for one thing at a time', async () => {
    const database = new Libsql(join(folder, 'muster.db'));
    const { record } = database.prepare('select record from entries order by record limit 1').get() as {
      record: string;
    };
    const changed = `update entries set json = replace(json, '"at":1', '"at":2') where record = ? and seq = 3`;
    expect(database.prepare(changed).run(record).changes).toBe(1);
    database.close();
    const found = await terminal.ask('verify', '--all', '--data', folder);
    expect(found).toMatchObject({ ok: false, records: 3, bad: [{ record }] });
    expect((await terminal.run('verify', '--all', '--data', folder)).code).toBe(1);
    expect(await terminal.ask('verify')).toMatchObject({ code: 'usage' });
    expect(await terminal.ask('verify', 'cup.jsonl', '--all')).toMatchObject({ code: 'usage' });
  });
});

describe('conformance', () => {
  const vectors = fileURLToPath(new URL('../../conformance/vectors/gaining-grounds-s0.json', import.meta.url));

  it('exits 0 when all that is asked passes', async () => {
    const ran = await terminal.run('conformance', '--ops', 'rounds,score,standings', vectors);
    expect(ran.out).toMatch(/^\d+ passed, 0 failed\n$/);
    expect(ran.code).toBe(0);
  });

  it('prints a line for each that fails, with its rules, the place and both values', async () => {
    const file = terminal.path('wrong.json');
    const wrong = {
      id: 'X-1',
      op: 'rounds',
      system: 'gaining-grounds-s0',
      rules: ['GG0-ROUND-02'],
      given: { players: 16 },
      expect: { rounds: 3 },
    };
    writeFileSync(file, JSON.stringify([wrong, { ...wrong, id: 'X-2', op: 'weather' }]));
    const ran = await terminal.run('conformance', file);
    expect(ran.out).toBe(
      'X-1 [GG0-ROUND-02] rounds: expected 3, got 4\nX-2 [GG0-ROUND-02] op: expected "weather", got "unsupported"\n0 passed, 2 failed\n',
    );
    expect(ran.code).toBe(1);
    expect(await terminal.ask('conformance', file)).toEqual({
      passed: 0,
      failed: 2,
      unsupported: 1,
      failures: [
        { id: 'X-1', rules: ['GG0-ROUND-02'], path: 'rounds', expected: 3, got: 4 },
        { id: 'X-2', rules: ['GG0-ROUND-02'], path: 'op', expected: 'weather', got: 'unsupported' },
      ],
    });
  });
});
