// Builds the pages: for npm run build, and for the browser tests, which look at the very same.
import { rmSync } from 'node:fs';
import { build, loadConfigFromFile } from 'vite';
import { root } from './house.mjs';

/** Each page by itself: what two pages share is in both, so that a phone asks for few scripts and not for fifteen. */
export async function buildPages(outDir) {
  const { config } = (await loadConfigFromFile({ command: 'build', mode: 'production' }, 'vite.config.ts', root)) ?? {};
  const pages = config?.build?.rolldownOptions?.input ?? [];
  rmSync(outDir, { recursive: true, force: true });
  for (const page of pages) {
    const rolldownOptions = { ...config.build.rolldownOptions, input: [page] };
    const settings = { ...config.build, outDir, emptyOutDir: false, rolldownOptions };
    await build({ ...config, configFile: false, logLevel: 'warn', build: settings });
  }
}
