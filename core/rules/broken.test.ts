import { describe, expect, it } from 'vitest';
import { broken, brokenRefusal, brokenRules } from './broken.ts';

describe('what a list breaks', () => {
  it('is named rule by rule, and refused with all of them', () => {
    const found = [
      ...broken(true, 'OS-PAIR-02', 'The Ox is a proxy.', 'Ox'),
      ...broken(false, 'OS-PAIR-03', 'Never said.'),
      ...broken(true, 'OS-PAIR-01', 'The crew costs 52 of 50.'),
      ...broken(true, 'OS-PAIR-02', 'The Cow is a proxy.', 'Cow'),
    ];
    expect(found[0]).toEqual({ rule: 'OS-PAIR-02', message: 'The Ox is a proxy.', what: 'Ox' });
    expect(brokenRules(found)).toEqual(['OS-PAIR-02', 'OS-PAIR-01']);
    expect(brokenRefusal('bad-list', found)).toMatchObject({
      code: 'bad-list',
      refused: ['OS-PAIR-02', 'OS-PAIR-01'],
      message: 'The Ox is a proxy. The crew costs 52 of 50. The Cow is a proxy.',
    });
    expect(brokenRefusal('bad-list', [])).toBeNull();
  });
});
