/** Builds the pages once for all browser tests, as `npm run build` does; each test is told where they are. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import config from '../../vite.config.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built pages. */
    readonly web: string;
  }
}

const web = mkdtempSync(join(tmpdir(), 'muster-web-'));

export async function setup({ provide }: TestProject): Promise<void> {
  await build({ ...config, configFile: false, logLevel: 'error', build: { ...config.build, outDir: web } });
  provide('web', web);
}

export function teardown(): void {
  rmSync(web, { recursive: true, force: true });
}
