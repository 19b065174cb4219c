/** The browser that the tests drive, and what they look for on every page. */
import axe from 'axe-core';
import { type Browser, type Page, chromium } from 'playwright-core';
import { NARROW, WIDE, onlyFaces } from '../../scripts/faces.mjs';

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
/** What is read across a hall: 7:1 for large text too. */
const FAR = {
  rules: { 'color-contrast-enhanced': { enabled: true } },
  checks: {
    'color-contrast-enhanced': { options: { contrastRatio: { normal: { expected: 7 }, large: { expected: 7 } } } },
  },
};

declare global {
  interface Window {
    axe: typeof axe;
  }
}

export const WIDTHS = [360, 768, 1280, 1920] as const;

let started: Promise<Browser> | undefined;

/**
 * The browser of this process: started for the first file of tests, used by the next ones, and ended with the process. What a
 * file opened in it, it closes with {@link closeAll}.
 */
export function theBrowser(): Promise<Browser> {
  started ??= chromium.launch({
    executablePath: process.env.MUSTER_CHROMIUM ?? '/usr/bin/chromium',
    args: ARGS,
    env: { ...process.env, ...onlyFaces() },
  });
  return started;
}

/** What `look` finds in each of two faces, a narrow and a wide one: what fits in both fits in what a reader has. */
export async function inEachFace(
  page: Page,
  look: () => Promise<readonly string[]>,
  faces: readonly string[] = [NARROW, WIDE],
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const face of faces) {
    await page.evaluate((name) => document.documentElement.style.setProperty('--sans', `'${name}'`), face);
    found.push(...(await look()).map((what) => `${face}: ${what}`));
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('--sans'));
  return found;
}

export async function closeAll(browser: Browser): Promise<void> {
  for (const context of browser.contexts()) await context.close();
}

export interface Look {
  /** The page is read across a hall. */
  readonly far?: boolean;
  /** Left out, as CSS selectors: what was looked at before. */
  readonly without?: readonly string[];
}

/** What axe finds wrong. */
export async function faultsOf(page: Page, { far = false, without = [] }: Look = {}): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Finding names for all that is well takes long, and nobody reads them.
  const options = { resultTypes: ['violations' as const], ...(far ? FAR : {}) };
  return page.evaluate(
    async ({ options, exclude }) => {
      // Colours on their way from one theme to the other are nobody's.
      for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
      const { violations } = await window.axe.run({ include: [['html']], exclude }, options);
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 150)}`));
    },
    { options, exclude: without.map((selector) => [selector]) },
  );
}

/**
 * Notes how long something takes to appear, in ms of the page's own clock: a test sets that forward, and how busy the
 * machine is plays no part. Returns how to read it once it is there.
 */
export async function noteWhenShown(page: Page, selector: string): Promise<() => Promise<number>> {
  await page.evaluate((what) => {
    const begun = Date.now();
    const observer = new MutationObserver(() => {
      if (document.querySelector(what) === null) return;
      document.body.setAttribute('data-shown-after', String(Date.now() - begun));
      observer.disconnect();
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
  }, selector);
  return async () => Number(await page.locator('body').getAttribute('data-shown-after'));
}
