// npm run build: what others import to dist/library, dist/core and dist/audit, the command to dist/program, the pages to dist/web.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, install, root, tool } from './house.mjs';

/** Removes what an earlier build made of a source that is gone. */
function removeStale() {
  for (const file of ['dist/audit', 'dist/core', 'dist/library'].flatMap(filesUnder)) {
    const source = file.replace(/^dist\//, '').replace(/\.(js|js\.map|d\.ts)$/, '');
    if (source === file.replace(/^dist\//, '')) continue;
    if (!['.ts', '.tsx'].some((extension) => existsSync(join(root, source + extension)))) rmSync(join(root, file));
  }
}

async function compile() {
  const { code } = await tool('tsgo/bin/tsc', ['-p', 'tsconfig.build.json']);
  removeStale();
  return code;
}

async function bundle() {
  const { buildPages } = await import('./pages.mjs');
  await buildPages(join(root, 'dist/web'));
  const { buildProgram } = await import('./program.mjs');
  await buildProgram(join(root, 'dist/program'));
  return 0;
}

await install({ development: false });
const codes = await Promise.all([compile(), bundle()]);
if (codes.every((code) => code === 0)) {
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, 'dist/.built'), '');
} else {
  process.exitCode = 1;
}
