/** The browser that the tests drive, and what they look for on every page. */
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type Page, chromium } from 'playwright-core';

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
/** All that a theme can spoil. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

export const WIDTHS = [360, 768, 1280, 1920];

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.MUSTER_CHROMIUM ?? '/usr/bin/chromium', args: ARGS });
}

/** axe's violations: of all its rules, or of those about colours for a page that was looked at in another theme. */
export async function faultsOf(page: Page, of: 'all' | 'colours' = 'all'): Promise<readonly string[]> {
  const there = await page.evaluate(() => {
    // Colours on their way from one theme to the other are nobody's.
    for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
    return 'axe' in window;
  });
  // Finding names for all that is well takes most of the time, and nobody reads them.
  const axe = new AxeBuilder({ page, ...(there ? { axeSource: ';' } : {}) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(of === 'all' ? {} : { runOnly: COLOURS }) });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 150)}`));
}

/** axe's violations at every width in both themes. */
export async function faultsEverywhere(page: Page, height = 900): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const faults = await faultsOf(page, colorScheme === 'light' ? 'all' : 'colours');
      found.push(...faults.map((fault) => `${width} ${colorScheme} ${fault}`));
    }
  }
  return found;
}
