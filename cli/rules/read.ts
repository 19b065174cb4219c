/** Reads the references and the citations that a test run collected. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../package.ts';
import { type CatalogueRule, readCatalogue } from './catalogue.ts';

/** By system. */
export function readReferences(): Map<string, CatalogueRule[]> {
  const folder = join(packageFolder(), 'docs/rules');
  const pages = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
  return new Map(
    pages
      .toSorted()
      .map((name) => [name.slice(0, -'.md'.length), readCatalogue(readFileSync(join(folder, name), 'utf8'))]),
  );
}

/** Every ID that was cited, or null where no test run has collected any. */
export function readCitations(
  folder = join(packageFolder(), 'node_modules/.cache/muster-citations'),
): Set<string> | null {
  if (!existsSync(folder)) return null;
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const ids = files.flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as string[]);
  return files.length === 0 ? null : new Set(ids);
}
