/** The browser that the tests drive, and what they look for on every page. */
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type Page, chromium } from 'playwright-core';

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
const RULES = {
  all: {},
  /** What a width or a theme can spoil. */
  colours: { runOnly: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'] },
  /** What is read across a hall: 7:1 for large text too. */
  far: {
    runOnly: ['color-contrast-enhanced'],
    checks: {
      'color-contrast-enhanced': { options: { contrastRatio: { normal: { expected: 7 }, large: { expected: 7 } } } },
    },
  },
};

export const WIDTHS = [360, 768, 1280, 1920];

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.MUSTER_CHROMIUM ?? '/usr/bin/chromium', args: ARGS });
}

/** axe's violations: of all its rules, or of some for a page that was looked at before at another width or in another theme. */
export async function faultsOf(page: Page, of: keyof typeof RULES = 'all'): Promise<readonly string[]> {
  const there = await page.evaluate(() => {
    // Colours on their way from one theme to the other are nobody's.
    for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
    return 'axe' in window;
  });
  // Finding names for all that is well takes most of the time, and nobody reads them.
  const axe = new AxeBuilder({ page, ...(there ? { axeSource: ';' } : {}) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...RULES[of] });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 150)}`));
}
