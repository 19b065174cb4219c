// What the scripts share. Plain Node without dependencies: some of it runs before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, delimiter, dirname, join, resolve } from 'node:path';
import { inPlainWords } from './plain-words.mjs';

export const root = resolve(import.meta.dirname, '..');
export const rooms = ['core', 'server', 'cli', 'audit', 'library', 'conformance', 'bench', 'web'];

const skipped = new Set(['node_modules', 'dist', '.git', '.cache']);

/** Every file under a folder of the project, as paths from the root with `/` on every system; none if the folder is missing. */
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

/**
 * Runs a program to its end; its output is shown as it comes, or returned when `quiet`. Never through a shell: what is
 * quoted for one is not for another, and `C:\Program Files` has a blank in it.
 */
export function run(program, args, { quiet = false, env = {}, folder = root } = {}) {
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
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
 * The file of npm's own program: what `npm` is on Windows, a batch file, needs a shell. npm names it to what it starts;
 * else it is beside Node.js, or where the command `npm` leads. Null where there is none.
 */
export function npmProgram(env = process.env, node = process.execPath) {
  const given = env.npm_execpath ?? '';
  if (basename(given) === 'npm-cli.js' && existsSync(given)) return given;
  const beside = ['node_modules', '../lib/node_modules'].map((path) => join(dirname(node), path, 'npm/bin/npm-cli.js'));
  const commands = (env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'npm'));
  const led = commands.filter((path) => existsSync(path)).map((path) => realpathSync(path));
  return [...beside, ...led].find((path) => basename(path) === 'npm-cli.js' && existsSync(path)) ?? null;
}

/** The packages that a lock file names, by path; none where there is no such file, or a full disk left half of one. */
function packagesOf(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')).packages;
  } catch {
    return {};
  }
}

/** Whether a package of the lock file is missing or of another version. Without `development`, its tools may be missing. */
export function needsInstall({ development = true } = {}) {
  const have = packagesOf('node_modules/.package-lock.json');
  const wanted = Object.entries(packagesOf('package-lock.json'));
  return wanted.some(([path, { version, optional, dev }]) => {
    if (path === '' || (dev && !development)) return false;
    return have[path]?.version !== version && !(optional && !have[path]);
  });
}

/** Whether something that is built is older than what it is built from. */
export function needsBuild() {
  if (!existsSync(join(root, 'dist/program/main.js'))) return true;
  const others = ['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.build.json', 'vite.config.ts'];
  const made = rooms.filter((room) => room !== 'bench').flatMap(filesUnder);
  const newest = Math.max(...[...made.filter((path) => !path.includes('.test.')), ...others].map(modified));
  return newest > modified('dist/.built');
}

/**
 * `npm ci` when it is needed; says so, and throws with what to do when it fails. Without `development` only what building
 * and running take.
 */
export async function install({ development = true } = {}) {
  if (!needsInstall({ development })) return;
  const npm = npmProgram();
  if (npm === null) throw new Error('npm was not found beside Node.js: install Node.js again, with npm.');
  console.log('Installing the packages of package-lock.json (npm ci) ...');
  // A network that is not there is said to be so after ten seconds, and not after ninety.
  const patience = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=10000'];
  const omit = development ? [] : ['--omit=dev'];
  const args = [npm, 'ci', ...omit, '--no-audit', '--no-fund', '--no-progress', '--loglevel=error', ...patience];
  const { code, output } = await run(process.execPath, args, { quiet: true });
  if (code !== 0)
    throw new Error(inPlainWords(output, root) ?? `The packages could not be installed:\n${output.trim()}`);
}
