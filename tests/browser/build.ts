/** The pages that all browser tests look at: built once as `npm run build` does it, or just built by `npm test`. */
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

const built = process.env.MUSTER_WEB;
const web = built ?? mkdtempSync(join(tmpdir(), 'muster-web-'));

export async function setup({ provide }: TestProject): Promise<void> {
  if (built === undefined) await buildPages(web);
  provide('web', web);
}

export function teardown(): void {
  if (built === undefined) rmSync(web, { recursive: true, force: true });
}
