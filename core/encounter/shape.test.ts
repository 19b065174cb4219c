import { describe, expect, it } from 'vitest';
import { sealed } from '../journal/seal.ts';
import type { Json } from '../journal/json.ts';
import { checkShape } from './shape.ts';
import type { Ask } from './types.ts';

const NONCE = '0'.repeat(64);
const sheet: Ask = {
  id: 'sheet:A',
  of: 'A',
  label: 'Your gang',
  kind: { type: 'sheet', what: 'gang' },
  rules: ['HIT-CREW-03'],
};
/** What a program could send: the schemas know no seals. */
const given = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

describe('an answer', () => {
  it('is no seal and holds none: the record makes them', () => {
    const box = sealed('secret', 'star', NONCE);
    const refused = { code: 'bad-answer', message: 'Your gang: that cannot be read.', refused: ['HIT-CREW-03'] };
    expect(checkShape(sheet, given(box))).toMatchObject(refused);
    expect(checkShape(sheet, given({ name: box }))).toMatchObject(refused);
    expect(checkShape(sheet, given({ fighters: [{ name: box }] }))).toMatchObject(refused);
    expect(checkShape(sheet, { name: 'Irons', fighters: [] })).toBeNull();
  });

  it('to a question is told after its question mark, without a colon', () => {
    const question: Ask = { ...sheet, label: 'Is it so?', kind: { type: 'flag' } };
    expect(checkShape(question, 3)?.message).toBe('Is it so? the answer is yes or no.');
  });
});
