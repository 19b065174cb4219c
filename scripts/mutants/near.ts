/** Which tests look at a module: by how many imports they are away from it. */
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { filesUnder, root } from '../house.mjs';

const ROOMS = ['core', 'audit', 'library', 'conformance', 'cli', 'tests'];
const IMPORT = /\bfrom '(\.[^']+)'|\bimport\('(\.[^']+)'\)/g;

const importers = new Map<string, string[]>();
for (const file of ROOMS.flatMap(filesUnder).filter((path) => path.endsWith('.ts'))) {
  for (const [, still, later] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
    const target = normalize(join(dirname(file), still ?? later ?? '')).replaceAll('\\', '/');
    importers.set(target, [...(importers.get(target) ?? []), file]);
  }
}

/** What takes long, or needs a server or a browser: it is not asked. */
export function isSlow(path: string): boolean {
  return /battle\.test\.ts$|^tests\/(?!core|records|oracle\/planted)|^cli\/|\.long\.test\.ts$/.test(path);
}

/** The tests that reach a module, the nearest first; of one name first of all. */
export function testsOf(file: string): readonly string[] {
  const away = new Map([[file, 0]]);
  for (const [path, steps] of away) {
    for (const importer of importers.get(path) ?? []) if (!away.has(importer)) away.set(importer, steps + 1);
  }
  const own = file.replace(/\.ts$/, '.test.ts');
  const same = (path: string): number => (path === own ? 0 : dirname(path) === dirname(file) ? 1 : 2);
  return [...away]
    .filter(([path]) => path.endsWith('.test.ts') && !isSlow(path))
    .toSorted(([a, near], [b, far]) => same(a) - same(b) || near - far)
    .map(([path]) => path);
}
