// npm run build: core, server, cli and conformance to dist/, the pages to dist/web.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, install, root, sources, tool } from './house.mjs';

const built = ['core', 'server', 'cli', 'conformance'];

/** Removes what an earlier build made of a source that is gone. */
function removeStale() {
  for (const file of built.flatMap((room) => filesUnder(`dist/${room}`))) {
    const source = file.replace(/^dist\//, '').replace(/\.(js|js\.map|d\.ts)$/, '');
    if (source === file.replace(/^dist\//, '')) continue;
    if (!['.ts', '.tsx'].some((extension) => existsSync(join(root, source + extension)))) rmSync(join(root, file));
  }
}

async function compile() {
  if (built.every((room) => sources(room, { tests: false }).length === 0)) return 0;
  const { code } = await tool('tsgo/bin/tsc', ['-p', 'tsconfig.build.json']);
  removeStale();
  return code;
}

async function bundle() {
  const { buildPages } = await import('./pages.mjs');
  await buildPages(join(root, 'dist/web'));
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
