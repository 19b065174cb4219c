/** A page comes in the language that was chosen, or else in the one that the browser asks for. */
import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

const KNOWN = ['en', 'de'];

test.each([
  ['nothing', {}, 'en'],
  ['what the browser asks for first', { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' }, 'de'],
  ['the weights, not the order', { 'accept-language': 'en;q=0.3, fr, de;q=0.7' }, 'de'],
  ['what is not wanted at all', { 'accept-language': 'de;q=0, en;q=0.1' }, 'en'],
  ['no language that there is', { 'accept-language': 'fr,it;q=0.5' }, 'en'],
  ['the choice on this device first', { cookie: 'a=b; language=en', 'accept-language': 'de' }, 'en'],
  ['no choice that there is not', { cookie: 'language=xx', 'accept-language': 'de' }, 'de'],
  ['no other cookie of such a name', { cookie: 'my-language=de' }, 'en'],
])('goes by %s', (_, headers, language) => {
  expect(languageOf(headers, KNOWN)).toBe(language);
});
