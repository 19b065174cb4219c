/** Builds the pages once for all browser tests, as `npm run build` does; each test is told where they are. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildPages } from '../../scripts/pages.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built pages. */
    readonly web: string;
  }
}

const web = mkdtempSync(join(tmpdir(), 'muster-web-'));

export async function setup({ provide }: TestProject): Promise<void> {
  await buildPages(web);
  provide('web', web);
}

export function teardown(): void {
  rmSync(web, { recursive: true, force: true });
}
