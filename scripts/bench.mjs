// npm run bench: lists the benchmarks. `npm run bench -- NAME` runs one, `npm run bench -- all` every one in turn.
// They run compiled, and so does what they measure: by the build's compiler with the build's options, as it is shipped;
// the servers that they start are the command itself.
// Through tsx our code is slower than that: esbuild's `keepNames` names every inner function each time it is made.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { filesUnder, root, run, tool } from './house.mjs';
import { buildProgram } from './program.mjs';

const names = filesUnder('bench')
  .map((path) => /^bench\/([^/]+)\.ts$/.exec(path)?.[1])
  .filter((name) => name !== undefined && !name.endsWith('.test'));
const [name, ...args] = process.argv.slice(2);

/** Whether a file of bench/ opens a browser, by itself or by what it imports from bench/lib. */
function opensBrowser(path) {
  const imports = readFileSync(join(root, path), 'utf8').matchAll(/from '\.\/(?:lib\/)?([^/']+\.ts)'/g);
  return path === 'bench/lib/browser.ts' || [...imports].some(([, file]) => opensBrowser(`bench/lib/${file}`));
}

if (name === undefined) {
  console.log(names.length === 0 ? 'No benchmarks yet.' : `Benchmarks: ${names.join(', ')}`);
  console.log('Run one with: npm run bench -- NAME, or all with: npm run bench -- all');
} else if (name !== 'all' && !names.includes(name)) {
  console.error(`There is no benchmark "${name}". There are: ${names.join(', ') || 'none yet'}`);
  process.exitCode = 1;
} else {
  const { code: failed } = await tool('tsgo/bin/tsc', ['-p', 'tsconfig.bench.json']);
  if (failed !== 0) throw new Error('The benchmarks do not compile: see above.');
  await buildProgram(join(root, '.cache/bench/program'));
  for (const chosen of name === 'all' ? names : [name]) {
    console.log(`\n== ${chosen}`);
    const env = opensBrowser(`bench/${chosen}.ts`) ? { MUSTER_CHROMIUM: await findBrowser() } : {};
    const { code } = await run(process.execPath, [`.cache/bench/bench/${chosen}.js`, ...args], { env });
    if (code !== 0) process.exitCode = 1;
  }
}
