import { expect, test } from 'vitest';
import type { FieldSpec } from '../../../core/event/pack.ts';
import { speak } from '../../text/vocabulary.ts';
import { faultText } from './faults.ts';

const nameOf = (seat: number) => ['Ana', 'Zoë Quist'][seat] ?? '';

test('what is not chosen is asked for, and a figure says what it may be', async () => {
  await speak('en');
  const said = (field: Partial<FieldSpec>) =>
    faultText([{ seat: 1, field: { id: 'f', label: 'Control points', kind: 'number', rules: [], ...field } }], nameOf);
  expect(said({ label: 'Result', kind: 'choice' })).toBe('Choose the result of Zoë Quist.');
  expect(said({ min: 0, max: 5 })).toBe('Zoë Quist, Control points: a whole number 0–5');
  expect(said({ min: 0 })).toBe('Zoë Quist, Control points: a whole number 0+');
  expect(said({})).toBe('Zoë Quist, Control points: a whole number');
  expect(faultText([], nameOf)).toBeNull();
});
