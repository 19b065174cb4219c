/** What core says to an organiser has its German, as core says it today. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { textsIn } from '../tests/scripts/texts.ts';
import { coreDe } from '../web/text/core-de.ts';
import { gameDe } from '../web/text/game-de.ts';

const root = join(import.meta.dirname, '..');

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'));
}

/** Said to players on their own devices, or to whoever reads another program’s file; or all of it is filled in. */
const ELSEWHERE =
  /^\{1\}: |file|encoding|Windows|TRF|BiggerHat|Nothing was imported|phone adds|The desk has not answered|Write what the desk|sign up|All places are taken|This check-in is done|Lists are locked, and yours|The desk can still add you|How many events count|Points for a place|Write the points for/;

test('no German sentence is of a sentence that core no longer has', () => {
  const known = new Set(
    ['core', 'server'].flatMap(sourcesIn).flatMap((source) => textsIn(source).map(({ text }) => text)),
  );
  const trimmed = new Set([...known].map((text) => text.trim()));
  // What a game calls something begins a line, and stands inside a sentence.
  const isThere = (english: string) =>
    trimmed.has(english) || trimmed.has(english.charAt(0).toLowerCase() + english.slice(1));
  const gone = [...Object.keys(coreDe), ...Object.keys(gameDe)].filter((english) => !isThere(english));
  expect(gone).toEqual([]);
});

test('what core refuses an organiser has its German', () => {
  const refused = sourcesIn('core/event').flatMap((source) => textsIn(source).filter((one) => one.refused));
  const missing = refused.map(({ text }) => text).filter((text) => !ELSEWHERE.test(text) && !(text in coreDe));
  expect(refused.length).toBeGreaterThan(60);
  expect([...new Set(missing)]).toEqual([]);
});
