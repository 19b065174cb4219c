/** What core says, in German: with what is filled in. That all of it is there is told by scripts/german.test.ts. */
import { describe, expect, test } from 'vitest';
import { coreDe } from './core-de.ts';
import { saidIn } from './sentences.ts';

test('every place of a sentence is filled in German too, or left out on purpose', () => {
  for (const [english, german] of Object.entries(coreDe)) {
    const places = (text: string) => [...text.matchAll(/\{\d\}/g)].map(([place]) => place).sort();
    expect(places(german), english).toEqual(places(english));
  }
});

describe('a sentence with something in it', () => {
  test.each([
    [
      'Table 12 has begun, so the round stays. Change the other tables instead.',
      'Tisch 12 hat angefangen, also bleibt',
    ],
    ['“Anna (2)” is registered already.', '„Anna (2)“ ist schon angemeldet.'],
    ['Table 3 has a result by now. A judge saved: Anna 5, Ben 3. Correct it if it is wrong.', 'Tisch 3 hat inzwischen'],
    [
      'Table 3 has a result by now. A judge saved: Anna 5, Ben 3. Correct it if it is wrong.',
      '(Ein Schiedsrichter): Anna 5, Ben 3.',
    ],
    ['Only judge, organiser can do this.', 'Das können nur: Schiedsrichter, Turnierleitung.'],
    ['Nothing would move: every table has begun.', 'Niemand würde umziehen: Alle Tische haben angefangen.'],
    ['Lou: Declare one Faction: it holds for the whole event.', 'Lou: Sag eine Fraktion an: Sie gilt'],
    ['$& ${x} is not checked in.', '$& ${x} ist nicht eingecheckt.'],
  ])('%s', (english, german) => expect(saidIn(coreDe, english)).toContain(german));

  test.each(['Something else.', '', 'is not checked in'])('“%s” stays as it came', (english) =>
    expect(saidIn(coreDe, english)).toBeNull(),
  );
});
