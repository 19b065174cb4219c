/** For `npm run rules`: writes down which rules product code cited while a file of tests ran. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll } from 'vitest';
import { collectCitations } from '../core/rules/cite.ts';

if (process.env.MUSTER_CITATIONS !== undefined) {
  const folder = resolve(import.meta.dirname, '../node_modules/.cache/muster-citations');
  const cited = new Set<string>();
  collectCitations((id) => cited.add(id));
  afterAll(() => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify([...cited].sort()));
  });
}
