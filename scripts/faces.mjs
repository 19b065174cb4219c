// The faces that browser tests and pictures are drawn with, whatever is installed: a narrow and a wide one, as packages.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './house.mjs';

/** As wide as common faces get (DejaVu Sans, like Verdana), and as narrow (Arimo, which has the widths of Arial and Liberation Sans). */
export const WIDE = 'DejaVu Sans';
export const NARROW = 'Arimo';
const MONO = 'DejaVu Sans Mono';

const require = createRequire(import.meta.url);
const files = [
  require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  require.resolve('@expo-google-fonts/arimo/package.json'),
];

/**
 * Environment variables for a Chromium that sees these faces and no others; `face` is what it takes where a page's own list
 * names none of them. Fontconfig is Linux's: elsewhere Chromium draws with the faces of the system.
 */
export function onlyFaces(face = WIDE) {
  const cache = join(root, 'node_modules/.cache/muster-faces');
  const file = join(cache, `${face === WIDE ? 'wide' : 'narrow'}.conf`);
  const generics = { 'sans-serif': face, serif: face, monospace: MONO };
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    ...files.map((path) => `<dir>${escaped(dirname(path))}</dir>`),
    `<cachedir>${escaped(join(cache, 'cache'))}</cachedir>`,
    ...Object.entries(generics).map(
      ([generic, name]) =>
        `<alias binding="same"><family>${generic}</family><prefer><family>${name}</family></prefer></alias>`,
    ),
    '</fontconfig>',
  ];
  const text = `${lines.join('\n')}\n`;
  mkdirSync(cache, { recursive: true });
  // Another browser may be reading it.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  return { FONTCONFIG_FILE: file };
}

const escaped = (path) => path.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
