/** A phone at a table, for tests of games. */
import type { Locator, Page } from 'playwright-core';

/** A phone at the table: what it shows, what a thumb does, and every byte that it was sent. */
export class Phone {
  taps = 0;
  heard = '';
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async listen(): Promise<void> {
    this.page.on('response', (response) => {
      if (!response.url().includes('/api/') || response.url().includes('/stream')) return;
      void response.text().then(
        (text) => (this.heard += text),
        () => undefined,
      );
    });
    const wire = await this.page.context().newCDPSession(this.page);
    wire.on('Network.eventSourceMessageReceived', ({ data }) => (this.heard += data));
    await wire.send('Network.enable');
  }

  /** The question that is asked first, or the fold of another. */
  ask(title: string | RegExp): Locator {
    return this.page.locator('.game-next > .ask, .game-fold').filter({ hasText: title });
  }

  async tap(what: Locator): Promise<void> {
    this.taps += 1;
    await what.tap();
  }

  press(name: string | RegExp, within: Locator | Page = this.page): Promise<void> {
    return this.tap(within.getByRole('button', { name }));
  }

  async unfold(title: string | RegExp): Promise<void> {
    const face = this.page.locator('.game-fold-face').filter({ hasText: title });
    await face.waitFor({ state: 'attached' });
    // What may be entered at any time waits together.
    if (!(await face.isVisible())) await this.tap(this.page.locator('.game-more > summary'));
    await this.tap(face);
  }

  choose(name: string | RegExp, within: Locator | Page = this.page): Promise<void> {
    return this.tap(within.getByRole('radio', { name }));
  }

  /** The rows of a board that are of this player. */
  rows(name: string): Locator {
    return this.page.locator('.board-side').filter({ has: this.page.getByRole('heading', { name }) });
  }

  /** What was just decided, or entered by another. */
  news(text: string | RegExp): Locator {
    return this.page.locator('.game-news').filter({ hasText: text });
  }

  async step(name: string | RegExp): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  }

  /** How many screens high the page is, as it stands. */
  screens(): Promise<number> {
    return this.page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  }

  /** The taps since the last time that this was asked. */
  counted(): number {
    const { taps } = this;
    this.taps = 0;
    return taps;
  }
}

/** Whether all of it is in the window. */
export const inSight = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
