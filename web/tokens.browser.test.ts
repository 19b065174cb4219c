/** The tokens by their figures: contrast of what is put on what, hues apart for the colour-blind, one dark theme. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const css = readFileSync(resolve(import.meta.dirname, 'tokens.css'), 'utf8');

type Tokens = Readonly<Record<string, string>>;

function declared(selector: string): Tokens {
  const start = css.indexOf(`${selector} {`);
  if (start === -1) throw new Error(`tokens.css has no ${selector}`);
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/^ *--([\w-]+): ([^;]+);/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}

const light = declared(':root');
const darkAsked = declared(":root[data-theme='dark']");
const darkPreferred = declared(":root:not([data-theme='light'])");
const themes = { light, dark: { ...light, ...darkAsked } };

type Colour = readonly [number, number, number];

function colour(tokens: Tokens, name: string): Colour {
  const hex = /^#([0-9a-f]{6})$/.exec(tokens[name] ?? '')?.[1];
  if (hex === undefined) throw new Error(`--${name} is no colour of six digits`);
  return [0, 2, 4].map((from) => Number.parseInt(hex.slice(from, from + 2), 16) / 255) as unknown as Colour;
}

const linear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
const luminance = ([red, green, blue]: Colour) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** WCAG 2.2's contrast ratio, 1 to 21. */
function contrast(tokens: Tokens, a: string, b: string): number {
  const [dark = 0, bright = 0] = [a, b].map((name) => luminance(colour(tokens, name))).sort((x, y) => x - y);
  return (bright + 0.05) / (dark + 0.05);
}

const meanings = ['win', 'loss', 'draw', 'good', 'wait', 'note', 'plain'];
const surfaces = ['page', 'sheet', 'sunk'];

/** What is read on what. Seven is the aim for all of it. */
const read: readonly (readonly [string, string])[] = [
  ...surfaces.flatMap((surface) => ['ink', 'ink-soft', 'link'].map((text) => [text, surface] as const)),
  ...meanings.map((meaning) => [`${meaning}-ink`, `${meaning}-wash`] as const),
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
  ['on-alarm', 'alarm'],
  ['on-band', 'band'],
  ['on-band-soft', 'band'],
  ['on-band', 'band-raised'],
  ['on-band-soft', 'band-raised'],
];

/** What is read across a hall, where screens are dark: seven even where the text is large. */
const far: readonly (readonly [string, string])[] = ['page', 'band'].flatMap((surface) =>
  ['ink', 'ink-soft', 'on-band', 'band-focus'].map((text) => [text, surface] as const),
);

/** What is seen beside what: shapes, edges of controls, focus. */
const seen: readonly (readonly [string, string])[] = [
  ...meanings.flatMap((meaning) => [`${meaning}-wash`, 'sheet', 'page'].map((under) => [meaning, under] as const)),
  ...surfaces.flatMap((surface) => [['edge', surface] as const, ['focus', surface] as const]),
  ['band-focus', 'band'],
  ['band-meter', 'band-raised'],
];

test('a screen’s text has a contrast of at least 7, and no colour but these', () => {
  const pairs = [...far, ['wait-ink', 'wait-wash'] as const];
  const poor = pairs.map(([text, under]) => ({ text, under, ratio: contrast(themes.dark, text, under) }));
  expect(poor.filter(({ ratio }) => ratio < 7)).toEqual([]);
  const screen = readFileSync(resolve(import.meta.dirname, 'screen/screen.css'), 'utf8');
  const used = [...screen.matchAll(/(?<![-\w])(?:color|background(?:-color)?): ([^;]+);/g)].map(
    ([, value = '']) => value,
  );
  const known = [...pairs.flat(), 'sheet', 'on-alarm', 'alarm'].map((name) => `var(--${name})`);
  expect(used.filter((value) => !known.includes(value) && !['inherit', 'transparent', 'none'].includes(value))).toEqual(
    [],
  );
});

describe.each(Object.entries(themes))('in the %s theme', (_, tokens) => {
  test('text has a contrast of at least 7', () => {
    const poor = read.map(([text, under]) => ({ text, under, ratio: contrast(tokens, text, under) }));
    expect(poor.filter(({ ratio }) => ratio < 7)).toEqual([]);
  });

  test('shapes, edges and focus have a contrast of at least 3', () => {
    const poor = seen.map(([mark, under]) => ({ mark, under, ratio: contrast(tokens, mark, under) }));
    expect(poor.filter(({ ratio }) => ratio < 3)).toEqual([]);
  });

  test('win and loss stay apart for eyes that see no red or no green', () => {
    for (const [kind, matrix] of Object.entries(BLIND)) {
      const apart = distance(seenBy(matrix, colour(tokens, 'win')), seenBy(matrix, colour(tokens, 'loss')));
      expect(apart, kind).toBeGreaterThanOrEqual(40);
    }
  });
});

test('the dark theme that was asked for is the dark theme that the device prefers', () => {
  expect(darkPreferred).toEqual(darkAsked);
});

test('a target is at least 44 px', () => {
  expect(Number.parseFloat(light.target ?? '') * 16).toBeGreaterThanOrEqual(44);
});

/** Viénot, Brettel and Mollon 1999, on linear light. */
const BLIND = {
  deuteranope: [
    [0.292_75, 0.707_25, 0],
    [0.292_75, 0.707_25, 0],
    [-0.022_34, 0.022_34, 1],
  ],
  protanope: [
    [0.112_38, 0.887_62, 0],
    [0.112_38, 0.887_62, 0],
    [0.004_01, -0.004_01, 1],
  ],
} as const;

function seenBy(matrix: readonly (readonly number[])[], seenColour: Colour): Colour {
  const light3 = seenColour.map(linear);
  return matrix.map((row) =>
    row.reduce((sum, factor, index) => sum + factor * (light3[index] ?? 0), 0),
  ) as unknown as Colour;
}

/** CIE76 difference of two colours in linear light. */
function distance(a: Colour, b: Colour): number {
  const [one, other] = [lab(a), lab(b)];
  return Math.hypot(...one.map((value, index) => value - (other[index] ?? 0)));
}

function lab([red, green, blue]: Colour): readonly number[] {
  const f = (share: number) => (share > 216 / 24389 ? Math.cbrt(share) : ((24389 / 27) * share + 16) / 116);
  const x = f((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
  const y = f(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = f((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
