import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { type Plugin, type Rolldown, build, defineConfig } from 'vite';
import { LANGUAGES, TAGS, type Tag } from './web/text/languages.ts';

const web = resolve(import.meta.dirname, 'web');
/** Phones of 2018 whose browser is no longer updated. */
const target = ['es2020', 'chrome87', 'firefox78', 'safari14'];
const pages = existsSync(web) ? readdirSync(web).filter((file) => file.endsWith('.html')) : [];

/** Every web/*.html is a page of its own, so that a phone loads nothing of the organiser's console. */
export default defineConfig({
  root: web,
  plugins: [everyLanguage(), compressed()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: resolve(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    target,
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
      async handler(_, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'asset' || !name.endsWith('.html')) continue;
          const first = await firstScript(name);
          if (first !== null) this.emitFile({ type: 'asset', ...first });
          const html = first === null ? String(file.source) : begunBy(first.fileName, String(file.source));
          for (const tag of TAGS) {
            const links = linksAfter(bundle, tag, first !== null);
            const source = inLanguage(html, tag, links);
            if (tag === 'en') file.source = source;
            else this.emitFile({ type: 'asset', fileName: `${tag}/${name}`, source });
          }
        }
      },
    },
  };
}

interface Script {
  readonly fileName: string;
  readonly source: string;
}

/** What begins a page before its program is there, `first.ts`: one script that waits for nothing; null for other pages. */
async function firstScript(html: string): Promise<Script | null> {
  const name = html.replace('.html', '');
  const entry = resolve(web, name, 'first.ts');
  if (!existsSync(entry)) return null;
  const made = await build({
    root: web,
    publicDir: false,
    configFile: false,
    logLevel: 'warn',
    build: { write: false, target, lib: { entry, formats: ['iife'], name: 'first' } },
  });
  const chunks = [made].flat().flatMap((one) => ('output' in one ? one.output : []));
  const source = chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { fileName: `assets/first-${name}-${hash}.js`, source };
}

/**
 * A page that a first script begins: it stands behind what the server draws, and its program does not start by itself.
 * The first frame waits for both of them and not for what comes after, the data.
 */
function begunBy(first: string, html: string): string {
  return html
    .replace(/<script type="module"[^>]*><\/script>/, '<link rel="expect" href="#begun" blocking="render" />')
    .replace('<noscript>', `<script src="/${first}"></script>\n    <noscript id="begun">`);
}

function inLanguage(html: string, tag: Tag, links: readonly string[]): string {
  return html
    .replace('<html lang="en"', `<html lang="${tag}" dir="${LANGUAGES[tag].direction}"`)
    .replace('  </body>', `${links.map((link) => `    ${link}\n`).join('')}  </body>`);
}

/** The scripts that a page's first one asks for at once: what it imports, and its words. A page that is begun has its program there. */
function linksAfter(bundle: Rolldown.OutputBundle, tag: Tag, begun: boolean): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const named = (names: readonly string[]) => chunks.filter(({ fileName }) => names.includes(fileName));
  // Each page is built by itself.
  const entry = chunks.find(({ isEntry }) => isEntry);
  // A set that grows while it is walked is walked to its end.
  const scripts = new Set(entry === undefined ? [] : [entry]);
  for (const { imports } of scripts) for (const next of named(imports)) scripts.add(next);
  const words = named([...scripts].flatMap(({ dynamicImports }) => dynamicImports)).filter(
    ({ facadeModuleId }) => WORDS.exec(facadeModuleId ?? '')?.[1] === tag,
  );
  return [...scripts, ...words]
    .filter((chunk) => begun || chunk !== entry)
    .map(
      (chunk) =>
        `<link rel="modulepreload"${chunk === entry ? ' id="program"' : ''} crossorigin href="/${chunk.fileName}">`,
    );
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
