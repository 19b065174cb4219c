import { describe, expect, it } from 'vitest';
import type { NewEntrant } from '../../core/event/commands.ts';
import { type Refusal, isRefusal } from '../../core/rules/refusal.ts';
import { readRoster } from './roster.ts';
import { writeCsv } from './write.ts';

const read = (text: string): NewEntrant[] | Refusal => readRoster(new TextEncoder().encode(text));
const message = (text: string): string => {
  const result = read(text);
  return isRefusal(result) ? result.message : `was read: ${JSON.stringify(result)}`;
};

describe('a list of players', () => {
  it('has its columns under many names, in any order', () => {
    const ana = { name: 'Ana Berg', faction: 'Guild', group: 'North', contact: 'ana@example.org' };
    expect(read('Name,Faction,Group,Email\nAna Berg,Guild,North,ana@example.org\n')).toEqual([ana]);
    expect(read('E-Mail;Club;First Name;Last Name;FACTION\nana@example.org;North;Ana;Berg;Guild')).toEqual([ana]);
    expect(read('Vorname\tNachname\nAna\tBerg')).toEqual([{ name: 'Ana Berg' }]);
    expect(read('Player name\n"Berg, Ana"\n')).toEqual([{ name: 'Berg, Ana' }]);
  });

  it('knows ringers and those who are here, and lets unknown columns be', () => {
    const text = 'Name,Ringer,Checked in,Paid\nAna,,x,12\nBo,yes,no,0\n';
    expect(read(text)).toEqual([
      { name: 'Ana', checkIn: true },
      { name: 'Bo', ringer: true },
    ]);
  });

  it('may have empty lines, short lines, odd line ends and names of all scripts', () => {
    const text = 'Name,Faction\r\n\r\nليلى حداد,Guild\r\nBea 🦊\r\n,,\r\n  Zoë   van  Dyk ,Bayou\r\n';
    expect(read(text)).toEqual([
      { name: 'ليلى حداد', faction: 'Guild' },
      { name: 'Bea 🦊' },
      { name: 'Zoë van Dyk', faction: 'Bayou' },
    ]);
  });

  it('takes formulas as the text that they are, and writes none', () => {
    const text = `Name\n=1+1\n+Plus\n-Minus\n@At\n"=HYPERLINK(""http://x"")"\n'=quoted\n`;
    const names = (read(text) as NewEntrant[]).map(({ name }) => name);
    expect(names).toEqual(['=1+1', '+Plus', '-Minus', '@At', '=HYPERLINK("http://x")', '=quoted']);
    const written = writeCsv(names.map((name) => [name, -3]));
    expect(written.replace('\ufeff', '').trim().split('\r\n')).toEqual([
      "'=1+1,-3",
      "'+Plus,-3",
      "'-Minus,-3",
      "'@At,-3",
      `"'=HYPERLINK(""http://x"")",-3`,
      "'=quoted,-3",
    ]);
    expect(read(`Name\n${written.replace('\ufeff', '').replaceAll(',-3', '')}`)).toEqual(read(text));
  });

  it.each([
    ['a name twice', 'Name\nAna Berg\nBo\nana  BERG\n', 'Line 4: “ana BERG” is in line 2 already'],
    ['a line without a name', 'Name,Faction\nAna,Guild\n,Bayou\n', 'Line 3: there is no name'],
    ['more cells than columns', 'Name,Faction\nAna,Guild,North\n', 'Line 2: there are more cells'],
    ['an endless name', `Name\n${'x'.repeat(201)}\n`, 'Line 2: a cell is longer'],
    ['a name that turns the line round', 'Name\n\u202eevil\n', 'Line 2: a cell holds characters'],
    ['a name that moves the cursor', 'Name\nAna\u001b[2J\n', 'Line 2: a cell holds characters'],
    ['an open quotation mark', 'Name\n"Ana\nBo\n', 'a quotation mark is left open'],
    ['no heading', 'Ana,Guild\nBo,Bayou\n', 'The first line must name the columns'],
    ['the name twice in the heading', 'Name,Player\nAna,Ana\n', 'Two columns are both the name'],
    ['nothing', '', 'empty'],
    ['a page', '<!doctype html>\n<p>Not found</p>\n', 'The first line must name the columns'],
  ])('with %s is refused: what, and where', (_, text, wanted) => {
    expect(message(text)).toContain(wanted);
  });

  it('tells several problems at once, and takes nobody in', () => {
    const text = `Name\nAna\n${Array.from({ length: 12 }, () => 'Ana').join('\n')}\n`;
    expect(message(text)).toMatch(/^Nothing was imported\. Line 3.*And 2 more\.$/);
  });

  it('is bounded', () => {
    const lines = (many: number): string =>
      `Name\n${Array.from({ length: many }, (_, index) => `P${index}`).join('\n')}`;
    expect(read(lines(10_000))).toHaveLength(10_000);
    expect(message(lines(10_001))).toContain('more than 10000 rows');
    expect(message('x'.repeat(11_000_000))).toContain('10 MB');
  });
});
