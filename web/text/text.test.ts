/** Texts: places are filled, plurals chosen, every language complete; figures and times as people write them. */
import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import { duration, day, figure, folded } from './format.ts';
import '../../tests/web/english.ts';
import { playerDe } from './player-de.ts';
import { playerEn } from './player-en.ts';
import { rankingsDe } from './rankings-de.ts';
import { rankingsEn } from './rankings-en.ts';
import { componentsDe } from './components-de.ts';
import { componentsEn } from './components-en.ts';
import { de } from './de.ts';
import { deskDe } from './desk-de.ts';
import { deskEn } from './desk-en.ts';
import { tell } from './desk.ts';
import { localeFor, say, usesLetter } from './language.ts';
import { TAGS } from './languages.ts';
import { formOf, piecesOf } from './messages.ts';
import type { Message } from './messages.ts';
import { layoutsDe } from './layouts-de.ts';
import { layoutsEn } from './layouts-en.ts';
import { eventDe } from './event-de.ts';
import { eventEn } from './event-en.ts';
import { homeDe } from './home-de.ts';
import { homeEn } from './home-en.ts';
import { learnDe } from './learn-de.ts';
import { learnEn } from './learn-en.ts';
import { oddsDe } from './odds-de.ts';
import { oddsEn } from './odds-en.ts';
import { setupDe } from './setup-de.ts';
import { setupEn } from './setup-en.ts';
import { tablesDe } from './tables-de.ts';
import { tablesEn } from './tables-en.ts';
import { playDe } from './play-de.ts';
import { playEn } from './play-en.ts';
import { printDe } from './print-de.ts';
import { printEn } from './print-en.ts';
import { screenDe } from './screen-de.ts';
import { screenEn } from './screen-en.ts';
import { simulateDe } from './simulate-de.ts';
import { simulateEn } from './simulate-en.ts';
import { speak } from './vocabulary.ts';
import { workDe } from './work-de.ts';
import { workEn } from './work-en.ts';

type Words = Readonly<Record<string, Message>>;
/** Every file of words, beside the English one that it says the same as. */
const WORDS: readonly (readonly [name: string, words: Words, english: Words])[] = [
  ['en', en, en],
  ['player-en', playerEn, playerEn],
  ['player-de', playerDe, playerEn],
  ['rankings-en', rankingsEn, rankingsEn],
  ['rankings-de', rankingsDe, rankingsEn],
  ['screen-en', screenEn, screenEn],
  ['screen-de', screenDe, screenEn],
  ['simulate-en', simulateEn, simulateEn],
  ['simulate-de', simulateDe, simulateEn],
  ['de', de, en],
  ['desk-en', deskEn, deskEn],
  ['desk-de', deskDe, deskEn],
  ['play-en', playEn, playEn],
  ['play-de', playDe, playEn],
  ['print-en', printEn, printEn],
  ['print-de', printDe, printEn],
  ['work-en', workEn, workEn],
  ['work-de', workDe, workEn],
  ['components-en', componentsEn, componentsEn],
  ['components-de', componentsDe, componentsEn],
  ['layouts-en', layoutsEn, layoutsEn],
  ['layouts-de', layoutsDe, layoutsEn],
  ['event-en', eventEn, eventEn],
  ['event-de', eventDe, eventEn],
  ['home-en', homeEn, homeEn],
  ['home-de', homeDe, homeEn],
  ['learn-en', learnEn, learnEn],
  ['learn-de', learnDe, learnEn],
  ['odds-en', oddsEn, oddsEn],
  ['odds-de', oddsDe, oddsEn],
  ['setup-en', setupEn, setupEn],
  ['setup-de', setupDe, setupEn],
  ['tables-en', tablesEn, tablesEn],
  ['tables-de', tablesDe, tablesEn],
];
const forms = (message: Message) => (typeof message === 'string' ? [message] : Object.values(message));
const places = (text: string) => piecesOf(text).flatMap(({ place }) => place ?? []);

describe('a text', () => {
  test('is filled in where it has places', () => {
    expect(say('event.roundOf', { round: 2, rounds: 4 })).toBe('Round 2 of 4');
  });

  test('takes the form that goes with a count', () => {
    expect(say('home.players', { count: 1 })).toBe('1 player');
    expect(say('home.players', { count: 24 })).toBe('24 players');
  });

  test('takes the forms of another language by its own rules', () => {
    const polish = { one: '{count} gracz', few: '{count} gracze', other: '{count} graczy' };
    const rules = new Intl.PluralRules('pl');
    expect([1, 3, 12].map((count) => formOf(polish, count, rules))).toEqual([polish.one, polish.few, polish.other]);
  });

  test('keeps what looks like a place in a name as it is', () => {
    expect(say('event.winner', { names: '{count} Bob' })).toBe('Winner: {count} Bob');
  });
});

test('every language has its words here', () => {
  const wanted = TAGS.flatMap((tag) => [
    tag,
    `desk-${tag}`,
    `play-${tag}`,
    `print-${tag}`,
    `work-${tag}`,
    `components-${tag}`,
    `layouts-${tag}`,
    `event-${tag}`,
    `home-${tag}`,
    `learn-${tag}`,
    `odds-${tag}`,
    `player-${tag}`,
    `rankings-${tag}`,
    `screen-${tag}`,
    `simulate-${tag}`,
    `setup-${tag}`,
    `tables-${tag}`,
  ]);
  expect(WORDS.map(([name]) => name).sort()).toEqual([...wanted].sort());
});

describe.each(WORDS)('%s', (_, words, english) => {
  test('says everything', () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort());
    const empty = Object.entries(words).filter(([, message]) => forms(message).some((text) => text.trim() === ''));
    expect(empty).toEqual([]);
  });

  test('has the same places as the English text', () => {
    const placesIn = (message: Message | undefined) => new Set(forms(message ?? '').flatMap(places));
    const wrong = Object.entries(words).filter(([key, message]) => {
      const wanted = placesIn(english[key]);
      // A count may be left unsaid where the form says it: “one more”.
      const found = new Set([...placesIn(message), ...(wanted.has('count') ? ['count'] : [])]);
      return found.size !== wanted.size || [...found].some((place) => !wanted.has(place));
    });
    expect(wrong).toEqual([]);
  });
});

test('a change of language changes every vocabulary at once, and the forms that go with a count', async () => {
  await speak('de');
  const said = [say('home.players', { count: 24 }), tell('next.closeRound', { round: 2 }), say('app.close')];
  await speak('en');
  expect(said).toEqual(['24 Spieler', 'Alle Ergebnisse von Runde 2 sind da.', 'Schließen']);
  expect(say('app.close')).toBe('Close');
});

describe('figures', () => {
  test('a length is minutes and seconds, with hours when there are any', () => {
    expect([0, 1, 59_000, 60_000, 3_600_000, 8_100_000].map(duration)).toEqual([
      '0:00',
      '0:01',
      '0:59',
      '1:00',
      '1:00:00',
      '2:15:00',
    ]);
  });

  test('a difference has its sign, and a true minus', () => {
    expect([3, 0, -3, '5/3'].map((value) => figure(value, true))).toEqual(['+3', '0', '−3', '+5/3']);
  });

  test('a day stays the day that was written, wherever the device is', () => {
    expect(day('2026-03-01')).toBe('Sun, March 1, 2026');
    expect(day('someday')).toBe('someday');
  });

  test('figures and dates are written as in the reader’s own country', () => {
    expect(localeFor('en', ['en-GB', 'en-US'], 'Europe/London')).toBe('en-GB');
    expect(localeFor('en', ['de-DE', 'en-US'], 'Europe/Berlin')).toBe('en-DE');
    // As a browser comes out of the box, in Europe and at home.
    expect(localeFor('en', ['en-US', 'en'], 'Europe/Berlin')).toBe('en-GB');
    expect(localeFor('en', ['en-US', 'en'], 'America/Chicago')).toBe('en-US');
    expect(localeFor('de', ['eng'], 'Europe/Berlin')).toBe('de');
  });

  test('paper is what printers hold where the reader is', () => {
    expect(usesLetter(['en-US'], 'America/Chicago')).toBe(true);
    expect(usesLetter(['en-US'], 'Europe/Berlin')).toBe(false);
    expect(usesLetter(['en-CA', 'en-US'], 'America/Toronto')).toBe(true);
  });

  test('a search minds neither accents nor case', () => {
    expect(folded('Łukasz ÉMILE Ñuñez')).toBe('łukasz emile nunez');
  });
});
