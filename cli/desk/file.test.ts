import { chmodSync, existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { isRefusal } from '../../core/rules/refusal.ts';
import { noOwner, noPosix, testWithout } from '../../tests/server/needs.ts';
import { openTerminal } from '../../tests/cli/terminal.ts';
import type { Desk } from './desk.ts';
import { fileStore } from './file.ts';

const terminal = openTerminal();
afterAll(terminal.end);

async function newCup(name: string): Promise<string> {
  const path = terminal.path(name);
  await terminal.must('new', 'Cup', '--file', path);
  await terminal.must('add', 'Ana', 'Bo', '--faction', 'Guild', '--check-in', '--file', path);
  return path;
}

async function deskOn(path: string, now: () => number = Date.now): Promise<Desk> {
  const desk = await fileStore(path, now).open(undefined);
  if (isRefusal(desk)) throw new Error(desk.message);
  return desk;
}

const entriesIn = (path: string): number => readFileSync(path, 'utf8').trim().split('\n').length - 2;

describe('a file', () => {
  testWithout(noPosix)('is for its owner alone', async () => {
    expect(statSync(await newCup('mine.jsonl')).mode & 0o077).toBe(0);
  });

  it('holds the secret of its lots, and gives it to nobody', async () => {
    const path = await newCup('own.jsonl');
    expect(readFileSync(path, 'utf8').split('\n')[1]).toMatch(/^\{"lotsSecret":"[0-9a-f]{64}"\}$/);
    expect(await terminal.must('export', '--file', path)).not.toContain('lotsSecret');
  });

  it('does a command once, however often it comes', async () => {
    const path = await newCup('once.jsonl');
    const before = entriesIn(path);
    const desk = await deskOn(path);
    const first = await desk.send({ type: 'check-out', entrant: 'e1' }, 'the-same-id');
    const again = await desk.send({ type: 'check-out', entrant: 'e1' }, 'the-same-id');
    expect(first).toMatchObject({ repeated: false });
    expect(again).toMatchObject({ repeated: true });
    expect(entriesIn(path)).toBe(before + 1);
  });

  it('keeps everything of two desks at once', async () => {
    const path = await newCup('two.jsonl');
    const [left, right] = [await deskOn(path), await deskOn(path)];
    const before = entriesIn(path);
    const notes = Array.from({ length: 20 }, (_, index) => ({ type: 'note', text: `note ${index}` }) as const);
    await Promise.all(notes.map((note, index) => (index % 2 === 0 ? left : right).send(note)));
    expect(entriesIn(path)).toBe(before + 20);
    expect(await terminal.must('verify', path)).toContain('checks hold');
  });

  it('never goes back in time', async () => {
    const path = await newCup('clock.jsonl');
    const desk = await deskOn(path, () => 1000);
    expect(isRefusal(await desk.send({ type: 'note', text: 'from yesterday' }))).toBe(false);
    expect(await terminal.must('verify', path)).toContain('checks hold');
  });

  it.each([
    ['empty', ''],
    ['a letter', 'Dear organiser,'],
    ['another program’s', '{"format":"something else"}\n'],
    ['a page', '<!doctype html>'],
  ])('that is %s is refused and left as it is', async (_, text) => {
    const path = terminal.path('foreign.jsonl');
    writeFileSync(path, text);
    const ran = await terminal.run('add', 'Ana', '--file', path, '--json');
    expect(ran.code).toBe(1);
    expect((ran.json() as { message: string }).message).toContain('foreign.jsonl');
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  it.each([
    ['a changed entry', (text: string) => text.replace('"checked-in"', '"checked-out"')],
    ['a changed name', (text: string) => text.replace('"value":"Ana"', '"value":"Eva"')],
    ['a line less', (text: string) => text.replace(/^.*"entrants-added".*\n/m, '')],
    ['half of it', (text: string) => text.slice(0, text.length / 2)],
  ])('with %s is refused', async (_, change) => {
    const path = await newCup(`changed ${Math.floor(Math.random() * 1e9)}.jsonl`);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
    const ran = await terminal.run('standings', '--file', path, '--json');
    expect(ran.code).toBe(1);
    expect((ran.json() as { code: string }).code).toMatch(/tampered|bad-line|no-header/);
  });

  it('is written whole or not at all, and leaves nothing beside', async () => {
    const path = await newCup('whole.jsonl');
    await terminal.must('add', 'Cy', '--file', path);
    expect(readdirSync(terminal.folder).filter((name) => name.endsWith('.part'))).toEqual([]);
    const nowhere = terminal.path('gone/cup.jsonl');
    expect(await terminal.ask('new', 'Cup', '--file', nowhere)).toMatchObject({ code: 'no-file' });
    expect(existsSync(nowhere)).toBe(false);
  });

  testWithout(noOwner)('that may not be read says so', async () => {
    const path = await newCup('closed.jsonl');
    chmodSync(path, 0);
    const ran = await terminal.run('standings', '--file', path, '--json');
    chmodSync(path, 0o600);
    expect(ran.json()).toMatchObject({ code: 'no-access' });
  });

  it('makes the calls that fell due between two commands', async () => {
    const path = await newCup('calls.jsonl');
    await terminal.must('do', '{"type":"change-settings","settings":{"rounds":1}}', '--file', path);
    for (const argv of [['start'], ['pair'], ['round', 'start']]) await terminal.must(...argv, '--file', path);
    const later = await deskOn(path, () => Date.now() + 10 * 3_600_000);
    await later.send({ type: 'note', text: 'after Time' });
    expect(readFileSync(path, 'utf8').match(/"call-made"/g)).toHaveLength(2);
    expect(await terminal.must('verify', path)).toContain('checks hold');
  });

  it('can be undone by whoever wrote it', async () => {
    const path = await newCup('undo.jsonl');
    const desk = await deskOn(path);
    await desk.send({ type: 'drop', entrant: 'e1' }, 'a-drop-by-mistake');
    await terminal.must('do', '{"type":"undo","target":"a-drop-by-mistake"}', '--file', path);
    expect(await terminal.ask('do', '{"type":"undo","target":"never"}', '--file', path)).toMatchObject({
      code: 'unknown-command',
    });
  });
});
