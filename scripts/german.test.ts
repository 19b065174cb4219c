/** What core says to an organiser has its German, as core says it today. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { coreDe } from '../web/text/core-de.ts';

const root = join(import.meta.dirname, '..');

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'));
}

/** Every text of a source, with `{1}`, `{2}` where it fills something in, and whether a refusal says it directly. */
function textsIn(source: string): readonly { readonly text: string; readonly refused: boolean }[] {
  const plain = source.replace(/\/\*[^]*?\*\//g, '').replace(/^[ ]*\/\/.*$/gm, '');
  const found: { text: string; refused: boolean }[] = [];
  for (const match of plain.matchAll(/'(?:[^'\\\n]|\\.)*'|`/g)) {
    const { 0: text, index } = match;
    const refused = /refuse\(\s*'[a-z-]+',\s*$/.test(plain.slice(0, index));
    found.push({ text: text === '`' ? templateAt(plain, index + 1) : text.slice(1, -1), refused });
  }
  return found;
}

/** A template up to its end: what it fills in is only counted. */
function templateAt(source: string, start: number): string {
  let [text, places, depth] = ['', 0, 0];
  for (let at = start; at < source.length; at += 1) {
    const letter = source[at] ?? '';
    if (depth === 0 && letter === '`') return text;
    if (depth === 0 && source.startsWith('${', at)) {
      text += `{${(places += 1)}}`;
      at += 1;
      depth = 1;
    } else if (depth === 0) text += letter;
    else depth += letter === '{' ? 1 : letter === '}' ? -1 : 0;
  }
  return text;
}

/** Said to players on their own devices, or to whoever reads another program’s file; or all of it is filled in. */
const ELSEWHERE =
  /^\{1\}: |file|encoding|Windows|TRF|BiggerHat|Nothing was taken in|phone adds|The desk has not answered|Write what the desk|sign up|All places are taken|This check-in is done|Lists are locked, and yours|The desk can still add you|How many events count|Points for a place|Write the points for/;

test('no German sentence is of a sentence that core no longer has', () => {
  const known = new Set(
    ['core', 'server'].flatMap(sourcesIn).flatMap((source) => textsIn(source).map(({ text }) => text)),
  );
  const trimmed = new Set([...known].map((text) => text.trim()));
  const gone = Object.keys(coreDe).filter((english) => !trimmed.has(english));
  expect(gone).toEqual([]);
});

test('what core refuses an organiser has its German', () => {
  const refused = sourcesIn('core/event').flatMap((source) => textsIn(source).filter((one) => one.refused));
  const missing = refused.map(({ text }) => text).filter((text) => !ELSEWHERE.test(text) && !(text in coreDe));
  expect(refused.length).toBeGreaterThan(60);
  expect([...new Set(missing)]).toEqual([]);
});
