/** What a player's thumb does: claim a name, pick scores, send. */
import type { Locator, Page } from 'playwright-core';

/** Longer than a second tap is taken for a slip. */
const SECOND_TAP = 400;

export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });

/** After a tap that sends something, taps do nothing for a moment. */
export const breathe = (page: Page): Promise<void> => page.waitForTimeout(SECOND_TAP);

/** Waits until a page that the server drew has its program. */
export async function begun(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('#page > template') === null);
}

/** Follows the code in the hall, and takes a name. */
export async function claim(page: Page, join: string, name: string): Promise<void> {
  await page.goto(join);
  await button(page, name).tap();
  await button(page, 'Got it').tap();
}

/** The button for a score. */
export const figure = (page: Page, whose: string | RegExp, value: number): Locator =>
  page.getByRole('group', { name: whose }).locator('.picker-option', { hasText: new RegExp(`^${value}$`) });

/** My score, theirs, send. */
export async function report(
  page: Page,
  opponent: string,
  scores: readonly [mine: number, theirs: number],
  tap = (what: Locator) => what.tap(),
): Promise<void> {
  await tap(figure(page, /^You:/, scores[0]));
  await tap(figure(page, opponent, scores[1]));
  await tap(button(page, /^Send/));
  await breathe(page);
}
