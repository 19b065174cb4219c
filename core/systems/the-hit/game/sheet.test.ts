import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../rules/refusal.ts';
import { GANG_EXAMPLES } from '../roster/examples.ts';
import { textOfGang } from './as-text.ts';
import { gangFromText } from './paste.ts';
import { readEntered, readGang, unsaidIn } from './sheet.ts';

const pasted = `
  Irons
Razor, W2, Int 6+, Leader, Nerves of Steel, flak armour
Mouse; wounds 1; infiltrating; spots +1; lurks 2; base 25 mm; value 55; away: in recovery
`;

describe('a gang', () => {
  test('is read as it is typed: figures, flags, and the rest as skills and gear', () => {
    const sheet = readGang({ text: pasted }, 'a');
    if (isRefusal(sheet)) throw new Error(sheet.message);
    expect(sheet.name).toBe('Irons');
    expect(sheet.fighters).toMatchObject([
      { id: 'a1', name: 'Razor', wounds: 2, intelligence: 6, leader: true, skills: 'Nerves of Steel, flak armour' },
      { id: 'a2', wounds: 1, infiltrating: true, spots: 1, lurks: 2, base: 25, value: 55, away: 'in recovery' },
    ]);
    expect(gangFromText(' \n ')).toBeNull();
  });

  test('a line without commas is read word by word, and one without figures is a name', () => {
    const line = (text: string) => (gangFromText(`The Irons\n${text}`) as { fighters: readonly unknown[] }).fighters[0];
    expect(line('Razor W2 Int 6+ leader')).toEqual({ name: 'Razor', wounds: 2, intelligence: 6, leader: true });
    expect(line('Old Fuse W1 Int 7+ champion value 120 Nerves of Steel')).toEqual({
      ...{ name: 'Old Fuse', wounds: 1, intelligence: 7, champion: true, value: 120, skills: 'Nerves of Steel' },
    });
    expect(line('Gang Leader')).toEqual({ name: 'Gang Leader' });
    expect(line('Sly W2 Int 7+')).toEqual({ name: 'Sly', wounds: 2, intelligence: 7 });
    expect(line('Old Sly 2 Wounds Int 7+ Nerves of Steel Infiltrate')).toEqual({
      ...{ name: 'Old Sly', wounds: 2, intelligence: 7, infiltrating: true, skills: 'Nerves of Steel' },
    });
  });

  test('is read with the words that people use, and in German', () => {
    const line = (text: string) => (gangFromText(`The Irons\n${text}`) as { fighters: readonly unknown[] }).fighters[0];
    const sly = { name: 'Sly', wounds: 1, infiltrating: true, skills: 'Dodge' };
    expect(line('Sly, 1 wound, Infiltrate, Dodge')).toEqual(sly);
    expect(line('Sly, Wound 1, infiltrator, Dodge')).toEqual(sly);
    const boss = { name: 'Rasur', wounds: 2, intelligence: 6, leader: true };
    expect([line('Rasur, 2 Wunden, Intelligenz 6+, Anführer'), line('Rasur 2 Wunden Int 6+ Anführerin')]).toEqual([
      boss,
      boss,
    ]);
    expect(line('Sly, W1, 2 wounded hounds')).toMatchObject({ wounds: 1, skills: '2 wounded hounds' });
  });

  test('is entered without lines that are no fighter: all of them are told at once, with what else is wrong', () => {
    const text = 'Irons\nhello??\nRazor, W2\nBrute, W99\nsee you at seven, bring dice\nFuse leader';
    const refused = readEntered({ text }, 'a');
    expect(refused).toMatchObject({ refused: ['HIT-CREW-03'] });
    const { message } = refused as { message: string };
    expect(message).toContain('no fighters yet: “hello??”, “see you at seven, bring dice”, “Fuse leader”. ');
    expect(message).toContain('Brute: wounds is a whole number from 1 to 20.');
    expect(readEntered({ text: 'Irons\nRazor\tW2\nFuse, leader' }, 'a')).toMatchObject({ name: 'Irons' });
    // A record that took such a line holds that fighter.
    expect(readGang({ text: 'Irons\nhello??' }, 'a')).toMatchObject({ fighters: [{ name: 'hello??' }] });
  });

  test('says which figures are not written, and what counts then', () => {
    const text = 'Irons\nRazor, W2\nFuse, leader\nMouse, W1, Int 6+';
    expect(unsaidIn({ text })).toEqual([
      'No Wounds written, so W1 counts: Fuse.',
      'No Intelligence written, so Int 7+ counts: Razor, Fuse.',
    ]);
    expect(unsaidIn({ text: 'Irons\nMouse, W1, Int 6+' })).toEqual([]);
  });

  test('of each example that is shown is read with every figure', () => {
    for (const { text } of GANG_EXAMPLES) {
      expect(readEntered({ text }, 'a')).toMatchObject({ name: 'The Irons', fighters: [{ intelligence: 6 }, {}, {}] });
      expect(unsaidIn({ text })).toEqual([]);
    }
  });

  test('takes plain defaults, and names are letters of any script', () => {
    expect(readGang({ fighters: [{ name: 'Ночь' }] }, 'c')).toMatchObject({
      name: 'A gang',
      fighters: [{ id: 'c1', name: 'Ночь', wounds: 1, intelligence: 7, base: 30, leader: false, away: '' }],
    });
  });

  test('is refused with what is wrong', () => {
    const wrong = [
      undefined,
      { fighters: [] },
      { fighters: ['Razor'] },
      { fighters: [{ wounds: 2 }] },
      { fighters: [{ name: 'Razor' }, { name: 'Razor' }] },
      { fighters: [{ name: 'Razor', wounds: 0 }] },
      { fighters: [{ name: 'Razor', intelligence: 2.5 }] },
      { fighters: [{ id: 'no blanks', name: 'Razor' }] },
      { text: '' },
    ];
    for (const given of wrong) expect(readGang(given, 'a')).toMatchObject({ refused: ['HIT-CREW-03'] });
  });

  test('is written as it is read', () => {
    const text = [
      'The Irons, Reputation 6',
      'Razor, W2, Int 6+, leader, base 32, spots 1, lurks -1, value 120, XP 7, Mesh armour, Nerves of Steel',
      'Fuse, W1, Int 7+, champion, infiltrating, away in recovery',
    ].join('\n');
    const sheet = readGang({ text }, 'a');
    if (isRefusal(sheet)) throw new Error(sheet.message);
    expect(sheet).toMatchObject({ name: 'The Irons', reputation: 6, fighters: [{ experience: 7 }, { experience: 0 }] });
    expect(textOfGang(sheet)).toBe(text);
    expect(readEntered({ text: 'The Irons\nTess W2, infiltrating' }, 'a')).toMatchObject({
      message: 'Write a comma before the first figure: “Tess W2, infiltrating”.',
    });
    expect(readGang({ text: 'Razor, Ltd\nFuse' }, 'a')).toMatchObject({ name: 'Razor, Ltd', reputation: null });
  });
});
