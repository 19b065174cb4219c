/** What a game says, in German: as its pages show it, with names in it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import '../../tests/web/english.ts';
import { STEP_NAMES } from '../../core/systems/the-hit/rules/steps.ts';
import { NAMES, read } from '../../tests/records/record.ts';
import { isSaid, saidAll } from './game.ts';
import { speak } from './vocabulary.ts';

beforeAll(() => speak('de'));
afterAll(() => speak('en'));

test('a question is asked in German, and what was answered stays as it was given', () => {
  const asked = { id: 'list', label: 'Your list for this game', awaited: 'list', suggested: { label: 'Nobody' } };
  expect(saidAll({ asks: [asked] })).toEqual({
    asks: [{ id: 'list', label: 'Deine Liste für dieses Spiel', awaited: 'Liste', suggested: { label: 'Nobody' } }],
  });
  expect(saidAll({ progress: { step: 'Turn 2: Eva', why: 'Eva wins by scenario.' } })).toEqual({
    progress: { step: 'Zug 2: Eva', why: 'Eva gewinnt durch Szenario.' },
  });
  const won = 'Eva wins by assassination. Each player checks their own army.';
  expect(saidAll({ step: won }).step).toBe('Eva gewinnt durch Assassination. Beide prüfen ihre eigene Armee.');
  expect(saidAll({ title: 'Recon: no kill box, 5 control points win' }).title).toBe(
    'Recon: keine Kill Box, 5 Kontrollpunkte gewinnen',
  );
  expect(saidAll({ words: 'Right flag: Nobody' }).words).toBe('Rechte Flagge: Niemand');
  expect(['Zug 2: Eva', 'Advance deployment is done'].map(isSaid)).toEqual([true, false]);
});

test('what is not known stays the very same object', () => {
  const data = { label: 'Stormblade Infantry', facts: ['a gift of Bo’s'] };
  expect(saidAll(data)).toBe(data);
});

/** The headings of the questions of the records, each as often as it is shown. */
function headings(system: string): readonly string[] {
  const found: string[] = [];
  const look = (data: unknown): void => {
    if (Array.isArray(data)) data.forEach(look);
    else if (typeof data === 'object' && data !== null) {
      if ('label' in data && 'kind' in data && 'of' in data && typeof data.label === 'string') found.push(data.label);
      Object.values(data).forEach(look);
    }
  };
  const games = NAMES.filter((name) => name.startsWith(`game-${system}`));
  for (const name of games) look(JSON.parse(read(name, 'shows')));
  return found;
}

test.each(['steamroller-2015', 'the-hit'])(
  'every question of the games of %s on record is asked in German',
  (system) => {
    const asked = headings(system).map((label) => label.replace(/\{([A-Z])\}/g, 'Eva'));
    // A Detect is called so in German too.
    const missing = asked.filter((label) => saidAll({ label }).label === label && !label.startsWith('Detect '));
    expect(asked.length).toBeGreaterThan(20);
    expect([...new Set(missing)]).toEqual([]);
  },
);

test('a help, a guide and the fields of an answer are said in German, and what people wrote is kept', () => {
  const said = (text: string) => saidAll({ help: text }).help;
  expect(said('Another model that may; of a unit at least half, all of it there.')).toBe(
    'Ein anderes Modell, das darf; von einer Einheit mindestens die Hälfte, und alle dort.',
  );
  expect(said('What: Heavy one · Boxes marked: 3')).toBe('Was: Heavy one · Angekreuzte Kästchen: 3');
  expect(said('Fighter: Boss · How: Captured · Taken out by: Mags')).toBe(
    'Kämpfer: Boss · Wie: Gefangen · Ausgeschaltet von: Mags',
  );
  expect(said('As a Hidden marker: yes')).toBe('Als Hidden-Marker: ja');
  expect(said('Fighter: Boss · How: By an injury, with all its Wounds lost')).toBe(
    'Kämpfer: Boss · Wie: Durch Verletzung, alle Lebenspunkte verloren',
  );
  expect(said('Eva bottles out: 6 + 2 is over 6')).toBe('Eva bottlet: 6 + 2 ist über 6');
  expect(saidAll({ facts: ['Leader', 'mesh armour'] }).facts).toEqual(['Anführer', 'mesh armour']);
  expect(saidAll({ words: 'yes' }).words).toBe('yes');
  expect(said('Eva dominates: 2')).toBe('Eva dominiert: 2');
  expect(said('Dominates the left zone with Coven 2.')).toBe('Dominiert linke Zone mit Coven 2.');
  expect(said('Eva’s models · Bo’s models')).toBe('Eva’s models · Bo’s models');
});

test('the steps of The Hit and its commonest answers are said in German', () => {
  const said = (text: string) => saidAll({ says: text }).says;
  expect(Object.values(STEP_NAMES).filter((step) => said(step) === step)).toEqual(['Tactics Cards', 'Round']);
  expect(said('Round 2, the last: Eva has priority')).toBe('Runde 2, die letzte: Eva hat Priorität');
  expect(said('End of round 3: Eva has priority')).toBe('Ende von Runde 3: Eva hat Priorität');
  expect(said('Boss A: Out of Action by an injury')).toBe('Boss A: Out of Action durch Verletzung');
  expect(said('Fang 3: 2 Wounds lost, Out of Action by an injury')).toBe(
    'Fang 3: 2 Lebenspunkte verloren, Out of Action durch Verletzung',
  );
  expect(said('+2 for 2 opposing gangs · +3 for 6 Victory Points')).toBe(
    '+2 für 2 gegnerische Gangs · +3 für 6 Siegpunkte',
  );
  expect(said('Priority of this round: the order itself')).toBe('Priorität dieser Runde: gleich die Reihenfolge');
  expect(said('No arc, partial')).toBe('Nicht im Blickfeld, teilweise');
  expect(said('What you play by: a battle of a campaign, 2 unclear points changed')).toBe(
    'Wonach ihr spielt: Schlacht einer Kampagne, 2 unklare Punkte geändert',
  );
  expect(said('Eva wins by the 2nd tiebreaker, control points.')).toBe(
    'Eva gewinnt durch Tiebreaker 2: Kontrollpunkte.',
  );
});
