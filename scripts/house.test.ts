/** How the scripts start programs: the same on Windows, macOS and Linux, whatever the folders are called. */
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { afterAll, describe, expect, it } from 'vitest';
import { noPosix, testWithout } from '../tests/server/needs.ts';
import { filesUnder, npmProgram, root, rooms, run } from './house.mjs';

const folder = mkdtempSync(join(tmpdir(), 'muster-scripts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Names that people give to folders, and what a shell would make of them. */
const ODD = [
  'C:\\Program Files\\nodejs\\node.exe',
  '/Users/Ana & Bo\'s "laptop"/muster',
  'ends with a backslash\\',
  'quote after backslashes \\\\" here',
  '%PATH%',
  '$HOME `ls` $(ls)',
  'a^b|c>d<e;f',
  '*',
  '',
  'Grüße 🎲',
];

/** An argument as Node.js writes it into the one line that a program gets on Windows. */
function quoted(argument: string): string {
  if (argument !== '' && !/[ \t"]/.test(argument)) return argument;
  let line = '';
  let slashes = 0;
  for (const sign of argument) {
    line += sign === '"' ? `${'\\'.repeat(slashes + 1)}"` : sign;
    slashes = sign === '\\' ? slashes + 1 : 0;
  }
  return `"${line}${'\\'.repeat(slashes)}"`;
}

/** How a program on Windows takes its line apart: CommandLineToArgvW's rules. */
function takenApart(line: string): string[] {
  const found: string[] = [];
  let at = 0;
  while (at < line.length) {
    let word = '';
    let inQuotes = false;
    for (; at < line.length && (inQuotes || line[at] !== ' '); at += 1) {
      const slashes = /^\\*/.exec(line.slice(at))?.[0].length ?? 0;
      const isQuote = line[at + slashes] === '"';
      word += '\\'.repeat(isQuote ? Math.floor(slashes / 2) : slashes);
      at += slashes;
      if (isQuote && slashes % 2 === 1) word += '"';
      else if (isQuote) inQuotes = !inQuotes;
      else if (inQuotes || line[at] !== ' ') word += line[at] ?? '';
      else break;
    }
    found.push(word);
    while (line[at] === ' ') at += 1;
  }
  return found;
}

interface Start {
  readonly where: string;
  /** The program as the source writes it. */
  readonly program: string;
  readonly text: string;
}

/** Every place that starts a program. */
function starts(path: string): Start[] {
  const text = readFileSync(join(root, path), 'utf8');
  if (!/child_process|house\.mjs/.test(text)) return [];
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: Start[] = [];
  const visit = (node: ts.Node): void => {
    const called = ts.isCallExpression(node) ? node.expression.getText(tree) : '';
    if (ts.isCallExpression(node) && /^(spawn|spawnSync|execFile|execFileSync|exec|execSync|run)$/.test(called)) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
      const program = node.arguments[0]?.getText(tree) ?? '';
      found.push({ where: `${path}:${line} ${called}`, program, text: node.getText(tree) });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

describe('programs that the sources start', () => {
  const all = [...rooms, 'scripts', 'tests']
    .flatMap(filesUnder)
    .filter((path) => /\.(ts|tsx|mjs|cjs)$/.test(path))
    .flatMap(starts);

  it('are started without a shell: none asks for one, none hands over a line', () => {
    expect(all.length).toBeGreaterThan(10);
    expect(all.filter(({ where, text }) => /\bshell:/.test(text) || / exec(Sync)?$/.test(where))).toEqual([]);
  });

  it('are never npm or npx by name, which on Windows are batch files that only a shell starts', () => {
    expect(all.filter(({ program }) => /^['"`](npm|npx|yarn|\S*\.(cmd|bat))['"`]$/.test(program))).toEqual([]);
  });
});

describe('a command line', () => {
  it.each(ODD)('hands over %j as it is, by the rules of Windows', (word) => {
    const line = ['C:\\Program Files\\nodejs\\node.exe', word, 'last'];
    expect(takenApart(line.map(quoted).join(' '))).toEqual(line);
  });

  it('hands over everything as it is on this system, to a program in a folder with an odd name', async () => {
    const odd = join(folder, `Program Files & "Bo's"`);
    // Windows has no such names; there the test above is the one that tells.
    const place = process.platform === 'win32' ? join(folder, 'Program Files & co') : odd;
    mkdirSync(place);
    const script = join(place, 'say.mjs');
    writeFileSync(script, 'console.log(JSON.stringify(process.argv.slice(2)))');
    const { code, output } = await run(process.execPath, [script, ...ODD], { quiet: true });
    expect([code, JSON.parse(output)]).toEqual([0, ODD]);
  });

  it('of a program that is not there ends in a code and a word, not in an exception', async () => {
    const { code, output } = await run(join(folder, 'no such program'), [], { quiet: true });
    expect(code).toBe(127);
    expect(output).toContain('ENOENT');
  });
});

describe('npm', () => {
  const place = (name: string): string => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '');
    return path;
  };
  const nowhere = join(folder, 'nowhere', 'node');

  it('is the program that npm names to what it starts', () => {
    const given = place('given by name/npm-cli.js');
    expect(npmProgram({ npm_execpath: given }, nowhere)).toBe(given);
  });

  it('is found beside Node.js as Windows has it, and as others do', () => {
    const windows = place('Program Files/nodejs/node_modules/npm/bin/npm-cli.js');
    expect(npmProgram({}, join(folder, 'Program Files/nodejs/node.exe'))).toBe(windows);
    const others = place('usr/lib/node_modules/npm/bin/npm-cli.js');
    expect(npmProgram({ npm_execpath: '/opt/pnpm.cjs' }, join(folder, 'usr/bin/node'))).toBe(others);
  });

  testWithout(noPosix)('is found where the command npm leads', () => {
    const program = place('share/npm/bin/npm-cli.js');
    mkdirSync(join(folder, 'commands'));
    symlinkSync(program, join(folder, 'commands', 'npm'));
    expect(npmProgram({ PATH: join(folder, 'commands') }, nowhere)).toBe(program);
  });

  it('that is nowhere is said to be nowhere', () => {
    const other = place('other/npm');
    chmodSync(other, 0o755);
    expect(npmProgram({ PATH: dirname(other) }, nowhere)).toBeNull();
  });
});
