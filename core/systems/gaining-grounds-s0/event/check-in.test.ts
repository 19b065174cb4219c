import { describe, expect, test } from 'vitest';
import type { CheckInFacts } from '../../../event/pack.ts';
import { checkIn, details } from './check-in.ts';

const facts = (changes: Partial<CheckInFacts> = {}): CheckInFacts => ({
  name: 'Ana',
  members: [],
  details: {},
  ringer: false,
  ...changes,
});
const needed = (options: Parameters<typeof details>[0]) =>
  details(options)
    .filter(({ required }) => required)
    .map(({ id }) => id);

describe('check-in', () => {
  test('needs one Faction, but not of a Ringer', () => {
    expect(checkIn(facts({ faction: 'guild' }), {})).toBeNull();
    expect(checkIn(facts(), {})).toMatchObject({ refused: ['GG0-EVENT-03'] });
    expect(checkIn(facts({ faction: ' ' }), {})).toMatchObject({ refused: ['GG0-EVENT-03'] });
    expect(checkIn(facts({ ringer: true }), {})).toBeNull();
  });

  test('needs a Faction of every member of a team', () => {
    const team = { variants: ['team-event'] };
    const member = (faction?: string) => ({ name: 'Bo', ...(faction === undefined ? {} : { faction }) });
    expect(checkIn(facts({ members: [member('guild'), member('bayou')] }), team)).toBeNull();
    expect(checkIn(facts({ members: [member('guild'), member()] }), team)).toMatchObject({
      refused: ['GG0-EVENT-03', 'GG0-VAR-TEAM-03'],
    });
    expect(checkIn(facts(), team)).toMatchObject({ refused: ['GG0-VAR-TEAM-01', 'GG0-VAR-TEAM-03'] });
  });

  test('asks what the format and the mode need', () => {
    expect(needed({})).toEqual([]);
    expect(needed({ format: 'limited' })).toEqual(['leader', 'pool']);
    expect(needed({ mode: 'henchman-hardcore' })).toEqual(['crew']);
    expect(needed({ mode: 'double-rush' })).toEqual(['crew', 'crew-2']);
    expect(needed({ format: 'limited', variants: ['team-event'] })).toEqual(['leader', 'pool', 'leader-2', 'pool-2']);
    const limited = { format: 'limited' };
    const ana = facts({ faction: 'guild', details: { leader: 'Lady Justice' } });
    expect(checkIn(ana, limited)?.refused).toContain('GG0-VAR-POOL-01');
    expect(checkIn({ ...ana, details: { ...ana.details, pool: 'six models' } }, limited)).toBeNull();
  });

  test('judges what each of a team hands in', () => {
    const members = ['Ana', 'Bo'].map((name) => ({ name, faction: 'guild' }));
    const handIn = (options: Parameters<typeof details>[0], given: Readonly<Record<string, string>>) =>
      checkIn(facts({ members, details: given }), options)?.refused ?? [];
    const pools = { variants: ['team-event', 'fixed-pool'] };
    expect(handIn(pools, { pool: 'Ox (39)\nCow (18)', 'pool-2': 'Ox (40)\nCow (36)' })).toEqual(['GG0-VAR-POOL-01']);
    expect(handIn(pools, { pool: 'Ox (39)\nCow (18)' })).toContain('GG0-VAR-POOL-01');
    expect(handIn(pools, { pool: 'Ox (39)\nCow (36)', 'pool-2': 'Ox (39)\nCow (36)' })).toEqual([]);
    const rush = { mode: 'double-rush' };
    const rare = 'Boss (Minion) (9)\nOx (Minion) (10) [limit 1]';
    expect(handIn(rush, { crew: rare, 'crew-2': 'Boss (Minion) (9)\nCow (11)' })).toEqual(['GG0-MODE-DR-01']);
    expect(handIn(rush, { crew: rare, 'crew-2': rare })).toEqual(['GG0-VAR-TEAM-03']);
  });

  test('judges what is handed in, and lets everybody read it: tables hold Crews against it', () => {
    const handIn = (options: Parameters<typeof details>[0], given: Readonly<Record<string, string>>) =>
      checkIn(facts({ faction: 'guild', details: { leader: 'Lady Justice', ...given } }), options)?.refused ?? [];
    expect(handIn({ format: 'limited' }, { pool: 'Ox (40)\n2x Cow (18)' })).toEqual(['GG0-VAR-POOL-01']);
    expect(handIn({ format: 'limited' }, { pool: 'Ox (39)\n2x Cow (18)' })).toEqual([]);
    expect(handIn({ mode: 'henchman-hardcore' }, { crew: 'Boss (Master) (9)\nA\nB' })).toEqual([
      'GG0-MODE-HH-03',
      'GG0-MODE-HH-07',
    ]);
    const unread = { leader: 'Lady Justice', pool: 'Ox (39)\nMood: gloomy' };
    expect(checkIn(facts({ faction: 'guild', details: unread }), { format: 'limited' })?.message).toContain('gloomy');
    const open = (options: Parameters<typeof details>[0]) =>
      details(options).flatMap((one) => (one.open === true ? [one.id] : []));
    expect([open({ format: 'limited' }), open({ mode: 'double-rush' })]).toEqual([
      ['leader', 'pool'],
      ['crew', 'crew-2'],
    ]);
  });
});
