// What the scripts share. Plain Node without dependencies: some of it runs before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');
export const rooms = ['core', 'server', 'cli', 'conformance', 'bench', 'web'];

const skipped = new Set(['node_modules', 'dist', '.git', '.cache']);

/** Every file under a folder of the project, as paths from the root; none if the folder is missing. */
export function filesUnder(folder) {
  const start = join(root, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesUnder(path);
    return [path];
  });
}

const isTest = (path) => /\.test\.tsx?$/.test(path);

/** TypeScript files of a room; with `tests` false, the product's only. */
export function sources(room, { tests = true } = {}) {
  return filesUnder(room).filter((path) => /\.tsx?$/.test(path) && (tests || !isTest(path)));
}

/** Milliseconds since 1970, 0 for a file that is not there. */
export function modified(path) {
  return statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Runs a program to its end; its output is shown as it comes, or returned when `quiet`. */
export function run(program, args, { quiet = false, env = {} } = {}) {
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => (output += text));
    child.stderr?.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', (error) => done({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

/** A tool from node_modules, started without npx. */
export const tool = (path, args, options) => run(process.execPath, [join('node_modules', path), ...args], options);

/**
 * Whether node_modules is missing or differs from the lock file. A newer lock file alone proves nothing (npm writes
 * the two milliseconds apart), so then the versions are compared.
 */
export function needsInstall() {
  const installed = 'node_modules/.package-lock.json';
  if (!existsSync(join(root, installed))) return true;
  if (modified('package-lock.json') <= modified(installed)) return false;
  const packages = (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).packages;
  const have = packages(installed);
  const want = packages('package-lock.json');
  const wrong = ([path, { version, optional }]) => have[path]?.version !== version && !(optional && !have[path]);
  return Object.entries(want).some(([path, entry]) => path !== '' && wrong([path, entry]));
}

/** `npm ci` when it is needed; says so, and throws when it fails. */
export async function install() {
  if (!needsInstall()) return;
  console.log('Installing the packages of package-lock.json (npm ci) ...');
  const { code } = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) throw new Error('npm ci failed: see above.');
}
