/**
 * How the parts look, as figures: what each element of each part is painted with and how it is set, in the light, in the
 * dark, and on a phone. `looks.txt` is what was looked at and found good; a change of look is a change of that file
 * (`npx vitest run --project browser web/components -u`), to be read like any other. Figures and not pictures: what a letter
 * looks like, and how wide it is, is the device's business, and a picture would differ on every machine.
 */
import { existsSync, readdirSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { closeAll, theBrowser } from '../../tests/browser/browser.ts';

const ADDRESS = 'http://components.test';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await theBrowser();
  page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', locale: 'en-GB' });
  await page.route(`${ADDRESS}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(inject('web'), extname(pathname) === '' ? `${pathname}.html` : pathname);
    await (existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 }));
  });
  await page.goto(`${ADDRESS}/components`);
  await page.locator('[data-part]').first().waitFor();
});
afterAll(() => closeAll(browser));

/**
 * Every element of every part in one line: what it is, and the figures of its looks that our style sets and no letter
 * moves.
 */
function looks(): Promise<readonly string[]> {
  return page.evaluate(() => {
    // Colours on their way from one theme to the other are nobody's.
    for (const change of document.getAnimations()) change.finish();
    const OWN = ['display', 'position', 'background-color', 'border', 'border-radius', 'padding', 'margin', 'gap'];
    const MORE = ['min-height', 'box-shadow', 'opacity'];
    const INHERITED = ['color', 'font-size', 'font-weight'];
    /** Not worth a word. */
    const NOTHING = /^(?:block|inline|static|none|normal|auto|1|0px|0px none .*|rgba\(0, 0, 0, 0\))$/;
    const hex = (value: string) =>
      value.replaceAll(/rgb\((\d+), (\d+), (\d+)\)/g, (_, ...rgb: string[]) => {
        const parts = rgb.slice(0, 3).map((part) => Number(part).toString(16).padStart(2, '0'));
        return `#${parts.join('')}`;
      });
    /** The rules that hold now, those of `@media` and `@supports` among them. */
    const rulesIn = (rules: CSSRuleList): readonly CSSStyleRule[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [rule];
        if (rule instanceof CSSMediaRule) return matchMedia(rule.conditionText).matches ? rulesIn(rule.cssRules) : [];
        return rule instanceof CSSSupportsRule && CSS.supports(rule.conditionText) ? rulesIn(rule.cssRules) : [];
      });
    const rules = [...document.styleSheets].flatMap((sheet) => rulesIn(sheet.cssRules));
    /** A word for what a longhand is a part of. */
    const asked = (longhand: string) => {
      if (/^border-.*-radius$/.test(longhand)) return 'border-radius';
      if (/^(?:row|column)-gap$/.test(longhand)) return 'gap';
      return /^(?:border|padding|margin)(?=-)(?!-collapse|-spacing)/.exec(longhand)?.[0] ?? longhand;
    };
    /** What our own style says anything of. What the browser's says beside it is another thing in another browser. */
    const saidOf = (element: Element) =>
      new Set(rules.filter((rule) => element.matches(rule.selectorText)).flatMap((rule) => [...rule.style].map(asked)));
    const lookOf = (element: Element) => {
      const style = getComputedStyle(element);
      const around = element.parentElement === null ? style : getComputedStyle(element.parentElement);
      // What floats stands where its text's size puts it.
      const set = [...OWN, ...MORE].filter((name) => name !== 'margin' || style.position !== 'fixed');
      const said = saidOf(element);
      const own = set.filter((name) => said.has(name) && !NOTHING.test(style.getPropertyValue(name)));
      const changed = INHERITED.filter(
        (name) => said.has(name) && style.getPropertyValue(name) !== around.getPropertyValue(name),
      );
      return [...own, ...changed].map((name) => `${name} ${hex(style.getPropertyValue(name))}`).join(', ');
    };
    return [...document.querySelectorAll('[data-part], .toasts')].flatMap((part) => {
      const seen = [...part.querySelectorAll('*')].filter(
        (one) => one.checkVisibility() && one.closest('svg') === null,
      );
      const lines = seen.map((one) => [[one.localName, ...one.classList].join('.'), lookOf(one)] as const);
      const id = part.getAttribute('data-part') ?? 'toast';
      return [...new Set(lines.filter(([, look]) => look !== '').map((line) => `${id}  ${line.join('  ')}`))];
    });
  });
}

test('every part with a style of its own is on the page', async () => {
  const styled = readdirSync(resolve(import.meta.dirname, '../parts')).filter((file) => file.endsWith('.css'));
  const shown = await page.locator('[data-part]').evaluateAll((all) => all.map((one) => one.getAttribute('data-part')));
  expect(styled.map((file) => file.replace('.css', '')).filter((part) => !shown.includes(part))).toEqual([]);
});

test('every part looks as it was found good: light, dark, and on a phone', async () => {
  // By keys: what the pointer is on looks otherwise.
  await page.locator('[data-part=status] button').press('Enter');
  await page.locator('[data-part=dialog] button').press('Enter');
  await page.locator('.toast').waitFor();
  await page.locator('.dialog').waitFor();
  const light = await looks();
  await page.keyboard.press('Escape');
  await page.locator('.dialog').waitFor({ state: 'detached' });
  await page.locator('.toast-close').press('Enter');
  await page.locator('.toast').waitFor({ state: 'detached' });
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await looks();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 360, height: 740 });
  const phone = await looks();
  const other = (lines: readonly string[]) => lines.filter((line) => !light.includes(line));
  const all = [
    '# light',
    ...light,
    '',
    '# dark, where it differs',
    ...other(dark),
    '',
    '# phone, where it differs',
    ...other(phone),
  ];
  await expect(`${all.join('\n')}\n`).toMatchFileSnapshot('looks.txt');
});
