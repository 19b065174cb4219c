import { describe, expect, it } from 'vitest';
import { readPaste, unreadSentence } from './paste.ts';

const shape = (text: string) =>
  readPaste(text).map(({ depth, heading, name, count, cost }) => [depth, heading, name, count, cost]);

describe('a pasted list', () => {
  it('keeps headings and what stands below them', () => {
    expect(shape('Leader:\n  Rasputina, Abominable\r\nTotem(s): Mara\n\n----\nHires:\n\tKaltgeist')).toEqual([
      [0, 'leader', '', 1, null],
      [2, null, 'Rasputina, Abominable', 1, null],
      [0, 'totem(s)', 'Mara', 1, null],
      [0, 'hires', '', 1, null],
      [4, null, 'Kaltgeist', 1, null],
    ]);
  });

  it('finds counts and costs wherever they are written', () => {
    const items = ['2x Guild Hound (3)', 'Guild Hound x2 [3]', 'Guild Hound (3) ×2', 'Guild Hound (2x) 3ss'];
    for (const item of items) expect(shape(item)).toEqual([[0, null, 'Guild Hound', 2, 3]]);
    expect(shape('- The Judge ... 9 SS')).toEqual([[2, null, 'The Judge', 1, 9]]);
    expect(shape('Lady Justice - 12 points')).toEqual([[0, null, 'Lady Justice', 1, 12]]);
  });

  it('takes no number of a name for a cost, and counts lines as they were pasted', () => {
    expect(shape('Sim 29')).toEqual([[0, null, 'Sim 29', 1, null]]);
    expect(shape('(7)')).toEqual([[0, null, '(7)', 1, null]]);
    expect(readPaste('\n\n  Hans (8)')).toMatchObject([{ line: 3, text: 'Hans (8)' }]);
  });

  it('reads every line, and squeezes its blanks', () => {
    expect(readPaste('Hans\n'.repeat(20_000))).toHaveLength(20_000);
    expect(readPaste(' Guild\t \tHound   (3) ')).toMatchObject([
      { text: 'Guild Hound (3)', name: 'Guild Hound', cost: 3 },
    ]);
  });

  it('says of a line too many that it is', () => {
    expect(unreadSentence({ line: 501, text: 'Hans' })).toBe('Line 501 is too many: no list has more than 500 lines.');
  });

  it('says of a line that is too long that it is', () => {
    expect(unreadSentence({ line: 3, text: 'who?' })).toBe('Line 3 cannot be read: “who?”.');
    expect(unreadSentence({ line: 3, text: 'x'.repeat(301) })).toBe(
      `Line 3 has 301 characters, and a line has 300 at most: “${'x'.repeat(80)}”.`,
    );
  });
});
