import { describe, expect, test } from 'vitest';
import type { Configured } from '../../../event/pack.ts';
import type { OptionValues } from '../../../event/types.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import { configure } from './configure.ts';
import { isTeamEvent, poolCap, variantsInForce } from './in-force.ts';
import { OPTIONS } from './options.ts';

const configured = (options: OptionValues): Configured => {
  const answer = configure(options);
  if (isRefusal(answer)) throw new Error(answer.message);
  return answer;
};
const rulesOf = (notices: Configured['inForce'] = []) => notices.flatMap(({ rules }) => rules);

describe('configure', () => {
  test('gives every option a value, and the same again when asked with them', () => {
    const { options } = configured({ variants: ['bans'] });
    expect(Object.keys(options)).toEqual(OPTIONS.map(({ id }) => id));
    expect(configured(options)).toEqual(configured({ variants: ['bans'] }));
  });

  test('refuses values that no option has', () => {
    expect(configure({ mode: 'chess' })).toMatchObject({ code: 'bad-option', refused: ['GG0-MODE-00-01'] });
  });

  test('says what is in force', () => {
    expect(configured({}).inForce.map(({ text }) => text)).toEqual(['50 Soulstones.', 'Format: Base. No variants.']);
    const limited = configured({ format: 'limited' }).inForce;
    expect(limited.map(({ text }) => text).join(' ')).toContain('Fixed Pool (75)');
    expect(rulesOf(limited)).toContain('GG0-VAR-00-01');
    const rush = rulesOf(configured({ mode: 'double-rush' }).inForce);
    expect(rush).toEqual(expect.arrayContaining(['GG0-MODE-00-01', 'GG0-MODE-DR-01', 'GG0-MODE-DR-09']));
  });
});

describe('formats', () => {
  test('are sets of variants, to which others may be added', () => {
    expect(variantsInForce({ format: 'limited' })).toEqual(['singles', 'fixed-leaders', 'vanilla', 'fixed-pool']);
    expect(variantsInForce({ format: 'wild' })).toEqual(['alternating-leaders', 'bans', 'classic']);
    expect(variantsInForce({})).toEqual([]);
    expect(variantsInForce({ format: 'limited', variants: ['singles', 'bans'] })).toHaveLength(5);
  });

  test('cap a pool at 75 in Limited, else as the organiser says', () => {
    expect(poolCap({ format: 'limited', poolCap: 60 })).toBe(75);
    expect(poolCap({ variants: ['fixed-pool'], poolCap: 60 })).toBe(60);
    expect(poolCap({})).toBeNull();
  });

  test('that need a list of Classic models say so until there is one', () => {
    expect(rulesOf(configured({ format: 'wild' }).missing)).toEqual(['GG0-VAR-CLASSIC-01']);
    const listed = configured({ format: 'wild', classic: ['Ramos'] });
    expect(listed.missing).toEqual([]);
    expect(listed.inForce.map(({ text }) => text).join(' ')).toContain('Classic (Ramos)');
  });
});

describe('teams', () => {
  test('play in the Team Event and in Double Rush', () => {
    expect([{ variants: ['team-event'] }, { mode: 'double-rush' }, {}].map(isTeamEvent)).toEqual([true, true, false]);
  });
});

describe('contradictions', () => {
  test.each([
    [{ variants: ['fixed-leaders', 'alternating-leaders'] }],
    [{ format: 'limited', variants: ['alternating-leaders'] }],
    [{ format: 'wild', classic: ['Ramos'], variants: ['fixed-leaders'] }],
    [{ mode: 'henchman-hardcore', variants: ['too-many-secrets'] }],
    [{ mode: 'double-rush', variants: ['alternating-leaders'] }],
  ])('in %j are warned of, or refused by the other reading', (options) => {
    expect(rulesOf(configured(options).warnings)).toEqual(['GG0-VAR-00-02']);
    expect(configure({ ...options, contradictions: 'refuse' })).toMatchObject({ code: 'contradiction' });
  });

  test.each([
    [{ format: 'limited' }],
    [{ format: 'wild' }],
    [{ variants: ['bans', 'too-many-secrets', 'team-event'] }],
  ])('are not seen in %j', (options) => {
    expect(configured(options).warnings).toEqual([]);
  });
});
