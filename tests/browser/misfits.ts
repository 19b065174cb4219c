/** What does not fit a page: targets smaller than a thumb, words that are cut, what sticks out at the side. */
import type { Page } from 'playwright-core';
import { NARROW, WIDE } from '../../scripts/faces.mjs';
import { WIDTHS, inEachFace } from './browser.ts';

/** Where a narrow face is looked at too; `npm run test:full` looks at it everywhere. */
const NARROW_AT: readonly number[] = process.env.MUSTER_FULL === '1' ? [320, ...WIDTHS] : [360];

/** What is smaller than a thumb, and whether anything sticks out at the side, in a wide face and maybe in a narrow one. */
export const misfits = (page: Page, width: number = WIDTHS[0]): Promise<readonly string[]> =>
  inEachFace(page, () => misfitsNow(page), NARROW_AT.includes(width) ? [NARROW, WIDE] : [WIDE]);

function misfitsNow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const aimed = document.querySelectorAll('a, button, select, textarea, summary, .check, input:not([type=radio])');
    const small = [...aimed].filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      // Words in a sentence are as high as its lines; a box is aimed at by its label.
      const excused = element.matches('.skip-link, p a, li a:not([class]), .check input, input[type=file], .rule-link');
      return element.checkVisibility() && !excused && (Math.round(width) < 44 || Math.round(height) < 44);
    });
    // The close button of a dialog is set into its margin. An ellipsis says itself that something is left out.
    const held = [
      ...document.querySelectorAll('body *:not(input, select, textarea, svg, svg *, .unseen, .dialog-head)'),
    ].filter((element) => {
      if (element.scrollWidth <= element.clientWidth + 1) return false;
      const { display, overflowX, textOverflow } = getComputedStyle(element);
      const scrolls = overflowX === 'auto' || overflowX === 'scroll';
      return element.checkVisibility() && display !== 'inline' && !scrolls && textOverflow !== 'ellipsis';
    });
    // What holds something that is cut is none the worse for it.
    const cut = held.filter((one) => !held.some((other) => other !== one && one.contains(other)));
    const { scrollWidth, clientWidth } = document.documentElement;
    const beyond = [...document.querySelectorAll('body *')].filter(
      (one) => one.getBoundingClientRect().right > clientWidth + 1,
    );
    return [
      ...small.map((one) => `small: ${one.outerHTML.slice(0, 120)}`),
      ...cut.map((one) => `cut: ${one.outerHTML.slice(0, 120)}`),
      ...(scrollWidth > clientWidth ? [`sideways: ${beyond.at(-1)?.outerHTML.slice(0, 120) ?? ''}`] : []),
    ];
  });
}
