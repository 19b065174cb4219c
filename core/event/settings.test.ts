import { describe, expect, test } from 'vitest';
import type { OptionSpec } from './pack.ts';
import { isRefusal } from '../rules/refusal.ts';
import { completed, settingsOf } from './settings.ts';

const base = { label: 'It', meaning: '', rules: ['OS-PAIR-01'], folded: false } as const;
const specs: readonly OptionSpec[] = [
  {
    ...base,
    id: 'mode',
    kind: 'choice',
    choices: [
      { id: 'a', label: 'A' },
      { id: 'b', label: 'B' },
    ],
    default: 'a',
  },
  { ...base, id: 'variants', kind: 'many', choices: [{ id: 'x', label: 'X' }], default: [] },
  { ...base, id: 'size', kind: 'number', range: [1, 100], default: 50 },
  { ...base, id: 'apart', kind: 'flag', default: true },
  { ...base, id: 'names', kind: 'list', default: [] },
  { ...base, id: 'siblings', kind: 'pairs', default: [] },
];

describe('settings', () => {
  test('are what was chosen, else what the pack says', () => {
    const settings = settingsOf(specs, { mode: 'b', names: ['Ramos'] });
    expect([settings.choice('mode'), settings.number('size'), settings.flag('apart')]).toEqual(['b', 50, true]);
    expect([settings.list('names'), settings.list('variants')]).toEqual([['Ramos'], []]);
  });

  test('that no pack lists are a bug', () => {
    expect(() => settingsOf(specs, {}).choice('other')).toThrow('other');
  });
});

describe('completed', () => {
  test('fills in what nobody chose', () => {
    expect(completed(specs, { size: 30 })).toEqual({
      mode: 'a',
      variants: [],
      size: 30,
      apart: true,
      names: [],
      siblings: [],
    });
  });

  test('takes pairs of entrants in two ways of writing', () => {
    const siblings = [['e1', 'e2'], 'e3 e4'];
    expect(completed(specs, { siblings })).toMatchObject({ siblings });
  });

  test.each([
    [{ mode: 'c' }],
    [{ variants: ['y'] }],
    [{ size: 0 }],
    [{ size: 2.5 }],
    [{ apart: 'yes' }],
    [{ names: 'Ramos' }],
    [{ siblings: ['e1'] }],
    [{ siblings: [['e1', 'e1']] }],
    [{ siblings: [['e1', 'e2', 'e3']] }],
    [{ siblings: 'e1 e2' }],
    [{ colour: 'red' }],
  ])('refuses %j', (given) => {
    expect(isRefusal(completed(specs, given))).toBe(true);
  });
});
