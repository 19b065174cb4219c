// Builds the pages: for npm run build, and for the browser tests, which look at the very same.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, loadConfigFromFile } from 'vite';
import { root } from './house.mjs';

/** The pages as they are shipped, whoever asks: vitest says that everything is a test, and parts would be built to be looked into. */
export async function buildPages(outDir) {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await buildEach(outDir);
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

/** What a page begins with is one script, whatever its later parts share with it: nobody waits for pieces, and one is smaller. */
const PROGRAM = { name: 'program', test: /\.html|\/main\.tsx$/, priority: 1 };

/** What is fetched in a quiet moment is fetched all of it: a few pieces are smaller than many. */
const LATER = [
  { name: 'ended', test: /encounter\/(?:end-card|signing)\.tsx$/ },
  { name: 'told', test: /encounter\/(?:dispute|going-back|log-lines|may-asking|news|read-back|together)\.tsx$/ },
];
const IN_ONE_PIECE = { codeSplitting: { groups: [PROGRAM, ...LATER] } };

/** Each page by itself: what two pages share is in both, so that a phone asks for few scripts and not for fifteen. */
async function buildEach(outDir) {
  const { config } = (await loadConfigFromFile({ command: 'build', mode: 'production' }, 'vite.config.ts', root)) ?? {};
  const pages = config?.build?.rolldownOptions?.input ?? [];
  rmSync(outDir, { recursive: true, force: true });
  for (const page of pages) {
    const rolldownOptions = { ...config.build.rolldownOptions, input: [page], output: IN_ONE_PIECE };
    const settings = { ...config.build, outDir, emptyOutDir: false, rolldownOptions };
    await build({ ...config, configFile: false, logLevel: 'warn', build: settings });
  }
  await buildDrawings(config, outDir);
}

/** What the server draws itself: `web/NAME/draw.tsx` as `draw/NAME.mjs`, one file each with all that it needs. */
async function buildDrawings(config, outDir) {
  for (const name of readdirSync(config.root)) {
    const draw = join(config.root, name, 'draw.tsx');
    if (!existsSync(draw)) continue;
    await build({
      root: config.root,
      publicDir: false,
      oxc: config.oxc,
      configFile: false,
      logLevel: 'warn',
      ssr: { noExternal: true },
      build: {
        ssr: draw,
        outDir: join(outDir, 'draw'),
        emptyOutDir: false,
        target: 'node20',
        rolldownOptions: { output: { codeSplitting: false, entryFileNames: `${name}.mjs` } },
      },
    });
  }
}
