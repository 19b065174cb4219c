import { existsSync, readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { type Plugin, type Rolldown, defineConfig } from 'vite';
import { LANGUAGES, TAGS, type Tag } from './web/text/languages.ts';

const web = resolve(import.meta.dirname, 'web');
/** The module that a page's program begins with, where another script begins the page. */
const isProgram = (id: string) => id.endsWith('/main.tsx') && existsSync(resolve(dirname(id), 'first.ts'));
const pages = existsSync(web) ? readdirSync(web).filter((file) => file.endsWith('.html')) : [];

/** Every web/*.html is a page of its own, so that a phone loads nothing of the organiser's console. */
export default defineConfig({
  root: web,
  plugins: [everyLanguage(), compressed()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: resolve(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    // Phones of 2018 whose browser is no longer updated.
    target: ['es2020', 'chrome87', 'firefox78', 'safari14'],
    // The pages' policy allows nothing inline: no data: addresses, no script in the page.
    assetsInlineLimit: 0,
    // What a page fetches beforehand is written into it below.
    modulePreload: false,
    // One style a page: what comes later must not come after it and win.
    cssCodeSplit: false,
    // Compressing takes most of the time, and should.
    rolldownOptions: { checks: { bundlerTimings: false }, input: pages.map((page) => resolve(web, page)) },
  },
});

/** A file of words: `text/de.ts`, `text/desk-de.ts`. */
const WORDS = /\/web\/text\/(?:\w+-)?([a-z]{2,3})\.ts$/;

/**
 * Writes each page once a language: English beside the assets, another one in a folder of its name. Such a page says its
 * language and direction, and has its words fetched with its script and not after it.
 */
function everyLanguage(): Plugin {
  return {
    name: 'muster-every-language',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'asset' || !name.endsWith('.html')) continue;
          const html = String(file.source).replace(
            PAGE_SCRIPT,
            isBegun(name) ? `${PAGE_SCRIPT} blocking="render"` : PAGE_SCRIPT,
          );
          for (const tag of TAGS) {
            const source = inLanguage(html, tag, scriptsAfter(bundle, name, tag));
            if (tag === 'en') file.source = source;
            else this.emitFile({ type: 'asset', fileName: `${tag}/${name}`, source });
          }
        }
      },
    },
  };
}

const PAGE_SCRIPT = '<script type="module"';

/** Whether a script of its own begins the page. It is small, and what is drawn answers a tap from the first frame on. */
const isBegun = (html: string) => existsSync(resolve(web, html.replace('.html', ''), 'first.ts'));

function inLanguage(html: string, tag: Tag, scripts: readonly string[]): string {
  const links = scripts.map((file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`).join('');
  return html
    .replace('<html lang="en"', `<html lang="${tag}" dir="${LANGUAGES[tag].direction}"`)
    .replace('  </body>', `${links}  </body>`);
}

/** The scripts that a page's first one asks for at once: what it imports, the program that it begins, and its words. */
function scriptsAfter(bundle: Rolldown.OutputBundle, page: string, tag: Tag): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const named = (names: readonly string[]) => chunks.filter(({ fileName }) => names.includes(fileName));
  const entry = chunks.find(({ facadeModuleId }) => facadeModuleId === resolve(web, page));
  // A set that grows while it is walked is walked to its end.
  const scripts = new Set(entry === undefined ? [] : [entry]);
  for (const { imports, dynamicImports } of scripts) {
    const begun = named(dynamicImports).filter(({ moduleIds }) => moduleIds.some(isProgram));
    for (const next of [...named(imports), ...begun]) scripts.add(next);
  }
  const words = named([...scripts].flatMap(({ dynamicImports }) => dynamicImports)).filter(
    ({ facadeModuleId }) => WORDS.exec(facadeModuleId ?? '')?.[1] === tag,
  );
  return [...scripts, ...words].filter((chunk) => chunk !== entry).map(({ fileName }) => fileName);
}

/** Puts compressed copies beside every script and style, as small as can be: bad Wi-Fi is where they are fetched. */
function compressed(): Plugin {
  return {
    name: 'muster-compressed',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const files = Object.values(bundle).filter(({ fileName }) => /\.(?:js|css)$/.test(fileName));
        const write = async (file: (typeof files)[number]) => {
          const plain = file.type === 'chunk' ? file.code : file.source;
          const [gz, br] = await Promise.all([promisify(gzip)(plain, { level: 9 }), promisify(brotliCompress)(plain)]);
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: gz });
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: br });
        };
        await Promise.all(files.map(write));
      },
    },
  };
}
