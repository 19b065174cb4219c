/** What can be done about a refusal: a reason, an approval, setting a rule aside, or nothing. The rules say which. */
import { describe, expect, test } from 'vitest';
import type { Remedy } from '../../core/rules/refusal.ts';
import type { Command } from './api.ts';
import { remedyFor } from './remedies.ts';

const refusal = (remedy?: Remedy, ...rules: string[]) => ({
  code: 'any',
  message: 'No.',
  rules,
  ...(remedy === undefined ? {} : { remedy }),
});
const close: Command = { type: 'close-round' };

describe('a refusal', () => {
  test('that gives way is set aside with a reason', () => {
    const remedy = remedyFor(refusal('set-aside', 'R-1'), close);
    expect(remedy?.kind === 'set-aside' && remedy.again('Lunch')).toEqual({ type: 'close-round', override: 'Lunch' });
  });

  test('that wants a reason is answered with one', () => {
    const remedy = remedyFor(refusal('reason'), { type: 'reinstate', entrant: 'e1' });
    expect(remedy?.kind === 'reason' && remedy.again('Wrong player')).toEqual({
      type: 'reinstate',
      entrant: 'e1',
      reason: 'Wrong player',
    });
  });

  test('that wants approval is approved by its rules', () => {
    const remedy = remedyFor(refusal('approve', 'R-5'), { type: 'publish-round', approve: ['R-4'] });
    expect(remedy?.kind === 'approve' && remedy.again()).toEqual({ type: 'publish-round', approve: ['R-4', 'R-5'] });
  });

  test('without a remedy, or of an undo, stands', () => {
    expect(remedyFor(refusal(), close)).toBeNull();
    expect(remedyFor(refusal('set-aside'), { type: 'undo', target: 'x' })).toBeNull();
  });
});
