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
    rolldownOptions: { input: pages.map((page) => resolve(web, page)) },
  },
});
