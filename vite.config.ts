import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';

const web = resolve(import.meta.dirname, 'web');
const pages = existsSync(web) ? readdirSync(web).filter((file) => file.endsWith('.html')) : [];

/** Every web/*.html is a page of its own, so that a phone loads nothing of the organiser's console. */
export default defineConfig({
  root: web,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: resolve(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    // Phones of 2018 whose browser is no longer updated.
    target: ['es2020', 'chrome87', 'firefox78', 'safari14'],
    // The pages' policy allows nothing inline: no data: addresses, no script in the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: pages.map((page) => resolve(web, page)) },
  },
});
