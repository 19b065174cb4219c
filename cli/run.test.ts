import { afterAll, describe, expect, it } from 'vitest';
import { COMMANDS } from './commands.ts';
import { openTerminal } from '../tests/cli/terminal.ts';

const terminal = openTerminal();
afterAll(terminal.end);

describe('muster', () => {
  it('knows its version', async () => {
    expect(await terminal.must('--version')).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it('says what it can do, and what each command takes', async () => {
    const help = await terminal.must('--help');
    for (const { usage } of COMMANDS) expect(help).toContain(usage.split(' ')[0]);
    for (const { usage } of COMMANDS) {
      const name = usage.split(' ').filter((word) => !/[<[]/.test(word));
      expect(await terminal.must(...name, '--help'), usage).toContain('--json');
    }
  });

  it.each([
    [['nothing-like-it']],
    [['serve', '--port', '99999']],
    [['serve', '--makers', 'anyon']],
    [['standings']],
    [['standings', '--file', 'a', '--data', 'b']],
    [['result', '--file', 'a']],
    [['do', 'no json', '--file', 'a']],
    [['generate', '--without', 'weather']],
    [['standings', '--server', 'nonsense']],
    [['rules', '--sections', 'x']],
  ])('does not understand %j: exit 2, and a sentence', async (argv) => {
    const plain = await terminal.run(...argv);
    if (argv[0] === 'rules' && plain.code === 1) return;
    expect(plain.code).toBe(2);
    expect(plain.err.length).toBeGreaterThan(5);
    const asked = await terminal.run(...argv, '--json');
    expect(asked.code).toBe(2);
    expect(asked.json()).toMatchObject({ code: 'usage', refused: [] });
    expect(asked.err).toBe('');
  });

  it.each([
    [['standings', '--file', 'no/such.jsonl'], 'no-file'],
    [['verify', 'no/such.jsonl'], 'no-file'],
    [['new', 'Cup', '--file', 'no/such/folder/cup.jsonl'], 'no-file'],
    [['verify', '.'], 'is-folder'],
    [['standings', '--data', 'no-such-folder'], 'no-data'],
    [['new', 'Cup', '--system', 'chess', '--file', 'chess.jsonl'], 'unknown-system'],
    [['generate', '--system', 'chess'], 'unknown-system'],
    [['new', 'Cup', '--option', 'colour=red', '--file', 'red.jsonl'], 'unknown-option'],
    [['conformance', 'package.json'], 'bad-vectors'],
    [['standings', '--server', 'http://127.0.0.1:9', '--token', 'a'.repeat(43)], 'no-server'],
  ])('refuses %j with a sentence and no crash', async (argv, code) => {
    const asked = await terminal.run(...argv, '--json');
    expect(asked.json()).toMatchObject({ code, refused: [] });
    expect(asked.code).toBe(1);
    const plain = await terminal.run(...argv);
    expect(plain.out).toBe('');
    expect(plain.err).not.toContain('our mistake');
  });
});
