/** What can be done about a refusal: a reason, an approval, setting a rule aside once, or nothing. */
import { describe, expect, test } from 'vitest';
import type { Command } from './api.ts';
import { remedyFor } from './remedies.ts';

const refusal = (code: string, ...rules: string[]) => ({ code, message: 'No.', rules });
const close: Command = { type: 'close-round' };

describe('a refusal', () => {
  test('that gives way is set aside with a reason, once', () => {
    const remedy = remedyFor(refusal('round-open', 'R-1'), close);
    expect(remedy?.kind === 'set-aside' && remedy.again('Lunch')).toEqual({ type: 'close-round', override: 'Lunch' });
    expect(remedyFor(refusal('round-open', 'R-1'), { ...close, override: 'Lunch' })).toBeNull();
  });

  test('of the pack gives way where the pack may object, and nowhere else', () => {
    expect(remedyFor(refusal('no-faction', 'R-2'), { type: 'check-in', entrant: 'e1' })?.kind).toBe('set-aside');
    expect(
      remedyFor(refusal('no-faction', 'R-2'), { type: 'report', game: 'r1g1', result: { kind: 'void' } }),
    ).toBeNull();
    expect(remedyFor(refusal('too-few', 'R-3'), { type: 'start-event' })).toBeNull();
  });

  test('that wants a reason is answered with one', () => {
    const remedy = remedyFor(refusal('reason-needed'), { type: 'reinstate', entrant: 'e1' });
    expect(remedy?.kind === 'reason' && remedy.again('Wrong player')).toEqual({
      type: 'reinstate',
      entrant: 'e1',
      reason: 'Wrong player',
    });
  });

  test('that wants approval is approved by its rules', () => {
    const remedy = remedyFor(refusal('approval-needed', 'R-5'), { type: 'publish-round', approve: ['R-4'] });
    expect(remedy?.kind === 'approve' && remedy.again()).toEqual({ type: 'publish-round', approve: ['R-4', 'R-5'] });
  });

  test('of an undo, or of who may what, stands', () => {
    expect(remedyFor(refusal('lasting'), { type: 'undo', target: 'x' })).toBeNull();
    expect(remedyFor(refusal('not-allowed'), close)).toBeNull();
  });
});
