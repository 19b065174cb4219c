/** Which Crews Season Zero lets play: every check, and what it lets pass. */
import { describe, expect, it } from 'vitest';
import type { OptionValues } from '../../../event/types.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import { brokenRules } from '../../../rules/broken.ts';
import type { KnownPlayer } from '../../malifaux/game/edition.ts';
import type { CrewModel } from '../../malifaux/roster/crew.ts';
import { readCrew } from '../../malifaux/roster/paste.ts';
import { configure } from '../event/configure.ts';
import type { Hired, CrewOwner } from './checks.ts';
import { type Brought, checkBrought } from './brought.ts';
import { checkDeclared } from './declared.ts';
import { checkBrawlers, hardcorePool } from './modes.ts';

const LEAD: CrewModel = { name: 'Lead', rank: 'master', cost: 15, factions: ['guild'], keywords: ['Guard'] };
const minion = (name: string, more: Partial<CrewModel> = {}): CrewModel => ({ name, rank: 'minion', cost: 6, ...more });

function crew(models: readonly CrewModel[], more: Partial<Hired> = {}): Hired {
  return { leader: 'Lead', models: [LEAD, ...models], ...more };
}

function inForce(options: Parameters<typeof configure>[0]): OptionValues {
  const configured = configure(options);
  if (isRefusal(configured)) throw new Error(configured.message);
  return configured.options;
}

const one = (
  options: Parameters<typeof configure>[0],
  hired: Hired,
  player: CrewOwner = {},
  more: Partial<Brought> = {},
) => {
  const brought = { player: { faction: 'guild', ...player }, crew: hired, earlier: [], ...more };
  return brokenRules(checkBrought(brought, inForce(options)));
};

describe('every Crew', () => {
  it('is of the declared Faction, without Dead Man’s Hand and proxies, and within its size', () => {
    const full = crew([minion('Ox', { cost: 48, upgrades: [{ name: 'Bell', cost: 2 }] })]);
    expect(one({}, full)).toEqual([]);
    expect(one({}, crew([minion('Ox', { cost: 49, upgrades: [{ name: 'Bell', cost: 2 }] })]))).toEqual([
      'GG0-SETUP-01',
    ]);
    expect(one({}, crew([], { faction: 'bayou' }))).toEqual(['GG0-EVENT-03']);
    expect(one({}, crew([]), { faction: 'bayou' })).toEqual(['GG0-SETUP-07']);
    expect(one({}, { leader: 'Lead', models: [{ ...LEAD, dmh: true }, minion('Ox', { dmh: true })] })).toEqual([
      'GG0-SETUP-08',
      'GG0-SETUP-09',
    ]);
    expect(one({}, crew([minion('Ox', { proxy: true })]))).toEqual(['GG0-PAINT-12']);
    const typed = readCrew('Zoraida (Master) (15) [Swampfiend, Neverborn, Bayou]', [
      'Guild',
      'Neverborn',
      'Bayou',
    ]).crew;
    expect([one({}, typed, { faction: 'Guild' }), one({}, typed, { faction: 'Bayou' })]).toEqual([
      ['GG0-SETUP-07'],
      [],
    ]);
    // What nobody said breaks nothing.
    expect(one({}, { leader: 'Lead', models: [{ name: 'Lead' }, { name: 'Ox' }] })).toEqual([]);
  });
});

describe('variants', () => {
  it('Singles and Bans look at Keywords', () => {
    const second = (keywords: readonly string[]) => crew([{ name: 'Second', rank: 'master', cost: 15, keywords }]);
    expect(one({ variants: ['singles'] }, second(['Guard', 'Elite']))).toEqual([]);
    expect(one({ variants: ['singles'] }, second(['Elite']))).toEqual(['GG0-VAR-SINGLES-01']);
    const beast = (more: Partial<CrewModel>) =>
      crew([minion('Ox', { keywords: ['Beast'], ...more })], { ban: 'Beast' });
    expect(one({ variants: ['bans'] }, beast({}))).toEqual(['GG0-VAR-BANS-03']);
    expect(one({ variants: ['bans'] }, beast({ versatile: true }))).toEqual([]);
    expect(one({}, beast({}))).toEqual([]);
  });

  it('Alternating Leaders count the day', () => {
    const boss = crew([{ name: 'Boss', rank: 'henchman', cost: 8 }, minion('Ox')]);
    const options = { variants: ['alternating-leaders'] };
    expect(one(options, boss, {}, { earlier: [crew([]), boss] })).toEqual(['GG0-VAR-ALTLEADER-01']);
    expect(one(options, boss)).toEqual([]);
  });

  it('Fixed Leaders, Vanilla and pools hold', () => {
    expect(one({ variants: ['fixed-leaders'] }, crew([]), { namedLeader: 'Other' })).toEqual([
      'GG0-VAR-FIXEDLEADER-01',
    ]);
    const dressed = (name: string) => crew([minion('Ox', { upgrades: [{ name }] })]);
    expect(one({ variants: ['vanilla'] }, dressed('Effigy of Fate'))).toEqual([]);
    expect(one({ variants: ['vanilla'] }, dressed('Bell'))).toEqual(['GG0-VAR-VANILLA-01']);
    const pool = [minion('Ox'), minion('Cow')];
    const owl: CrewModel = { name: 'Owl', rank: 'totem', totemOf: 'Lead' };
    expect(one({ variants: ['fixed-pool'] }, crew([owl, minion('Ox')]), { pool })).toEqual([]);
    expect(one({ variants: ['fixed-pool'] }, crew([minion('Ox'), minion('Ox')]), { pool })).toEqual([
      'GG0-VAR-POOL-02',
    ]);
    expect(one({ variants: ['fixed-pool'], poolCap: 11 }, crew([]), { pool })).toEqual(['GG0-VAR-POOL-01']);
  });

  it('teammates share limits', () => {
    const rare = crew([minion('Ox', { limit: 1, cost: 1 })]);
    const options = { variants: ['team-event'] };
    expect(one(options, rare, {}, { mate: rare })).toEqual(['GG0-VAR-TEAM-03']);
    expect(one(options, rare, {}, { mate: crew([minion('Cow')]) })).toEqual([]);
  });

  it('a team declares a Faction and a Leader for each', () => {
    const options = inForce({ variants: ['team-event', 'fixed-leaders'] });
    const player = { faction: null, factions: ['Guild', 'Bayou'], details: { leader: 'Lead; Boss' }, earlier: [] };
    const led = (leader: string, faction: string): Hired => ({ leader, faction, models: [{ name: leader }] });
    const broken = (hired: Hired, mate?: Hired) =>
      brokenRules(checkDeclared({ crew: hired, player, ...(mate ? { mate } : {}) }, options));
    expect(broken(led('Boss', 'Bayou'))).toEqual([]);
    expect(broken(led('Lead', 'Guild'), led('Boss', 'Bayou'))).toEqual([]);
    expect(broken(led('Boss', 'Bayou'), led('Boss', 'Bayou'))).toEqual(['GG0-EVENT-03', 'GG0-VAR-FIXEDLEADER-01']);
    expect(broken(led('Other', 'Outcasts'))).toEqual(['GG0-EVENT-03', 'GG0-VAR-FIXEDLEADER-01']);
  });

  it('of a team each brings what the one or the other handed in', () => {
    const options = inForce({ variants: ['team-event', 'fixed-pool', 'alternating-leaders'] });
    const details = { pool: 'Ox (6)\nCow (5)', 'pool-2': 'Owl (4)\nCat (5)' };
    const player: KnownPlayer = { faction: null, factions: ['Guild', 'Guild'], details, earlier: [] };
    const led = (...names: readonly string[]): Hired => ({
      leader: 'Lead',
      models: [{ name: 'Lead', rank: 'master' }, ...names.map((name) => minion(name))],
    });
    const broken = (hired: Hired, mate?: Hired, known = player) =>
      brokenRules(checkDeclared({ crew: hired, player: known, ...(mate ? { mate } : {}) }, options));
    expect([broken(led('Owl')), broken(led('Ox'), led('Owl')), broken(led('Owl'), led('Ox'))]).toEqual([[], [], []]);
    // Nobody hires of both pools, nor both of one.
    expect(broken(led('Ox', 'Owl'))).toEqual(['GG0-VAR-POOL-02']);
    expect(broken(led('Cat'), led('Owl'))).toEqual(['GG0-VAR-POOL-02']);
    // Each alternates their own Leaders: what the mate brought before is no bar.
    const before = { ...player, earlier: ['Ann (Master) (15)\nOwl', 'Lead (Master) (15)\nOx'] };
    expect(broken(led('Owl'), undefined, before)).toEqual([]);
    expect(broken(led('Ox'), undefined, before)).toEqual(['GG0-VAR-ALTLEADER-01']);
  });
});

describe('modes', () => {
  it('rush with ten Soulstones and the same Crew', () => {
    const options = { mode: 'double-rush' };
    expect(one(options, crew([minion('Ox', { cost: 10 })]), { fixedCrew: ['Ox', 'Lead'] })).toEqual([]);
    expect(one(options, crew([minion('Ox', { cost: 11 })]), { fixedCrew: ['Cow', 'Lead'] })).toEqual([
      'GG0-MODE-DR-01',
      'GG0-MODE-DR-02',
    ]);
  });

  it('brawl with one model each, four to eight', () => {
    const options = { mode: 'all-out-brawl' };
    const brawler = (more: Partial<CrewModel>): Hired => ({
      leader: 'Ox',
      models: [minion('Ox', { cost: 10, ...more })],
    });
    expect(one(options, brawler({}))).toEqual([]);
    expect(one(options, brawler({ cost: 11 }))).toEqual(['GG0-MODE-AOB-02']);
    expect(one(options, brawler({ rank: 'henchman' }))).toEqual(['GG0-MODE-AOB-02']);
    expect(one(options, { leader: 'Ox', models: [minion('Ox'), minion('Cow')] })).toEqual(['GG0-MODE-AOB-02']);
    expect([3, 4, 9].map((players) => brokenRules(checkBrawlers(players)))).toEqual([
      ['GG0-MODE-AOB-01'],
      [],
      ['GG0-MODE-AOB-01'],
    ]);
  });

  it('are hardcore with four, a Henchman first, all paid', () => {
    const boss = (cost: number, rank: 'henchman' | 'master' = 'henchman'): Hired => ({
      leader: 'Boss',
      models: [
        { name: 'Boss', rank, cost },
        minion('A', { cost: 7 }),
        minion('B', { cost: 6 }),
        minion('C', { cost: 5 }),
      ],
    });
    const options = { mode: 'henchman-hardcore' };
    expect(one(options, boss(12))).toEqual([]);
    expect(one(options, boss(13, 'master'))).toEqual(['GG0-MODE-HH-03', 'GG0-MODE-HH-04']);
    expect(one(options, { ...boss(9), soulstones: 4 })).toEqual(['GG0-MODE-HH-05']);
    expect(one(options, { ...boss(9), models: boss(9).models.slice(0, 3) })).toEqual(['GG0-MODE-HH-07']);
    expect(one(options, boss(9), { fixedCrew: ['Boss', 'A', 'B', 'D'] })).toEqual(['GG0-MODE-HH-07']);
    // What nobody handed in is fixed by the first game.
    const declare = (hired: Hired, earlier: readonly string[]) =>
      brokenRules(checkDeclared({ crew: hired, player: { faction: null, details: {}, earlier } }, inForce(options)));
    expect(declare(boss(9), ['', 'Boss\nA\nB\nC'])).toEqual([]);
    expect(declare(boss(9), ['Boss\nA\nB\nD'])).toEqual(['GG0-MODE-HH-07']);
    expect([9, 11, 6, 13].map((cost) => hardcorePool(boss(cost)).soulstones)).toEqual([3, 1, 3, 0]);
  });
});
