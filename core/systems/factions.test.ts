/** What players write on lists, in every system that names its factions. */
import { describe, expect, test } from 'vitest';
import { factionOf } from '../event/factions.ts';
import { PACKS } from './index.ts';

const WRITTEN: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'gaining-grounds-s0': {
    Arcanists: ['Arc', 'arcs', 'Arcanist'],
    Bayou: ['Gremlins', 'bayou', 'Bay'],
    'Explorer’s Society': ["Explorer's Society", 'Explorer’s Society', 'ES', 'Explorers', 'explorers society'],
    Guild: ['GUILD', 'the guild'],
    Neverborn: ['NVB', 'nb', 'Never'],
    Outcasts: ['outcast', 'OC', 'Out'],
    Resurrectionists: ['rezzers', 'Ressers', 'Res', 'Resurrectionist', 'Ressurectionists', 'Rez'],
    'Ten Thunders': ['10T', '10t ', 'TT', 'The Ten Thunders', '10-T', 'Thunders'],
  },
  'gaining-grounds-2018': {
    Gremlins: ['Bayou', 'gremlin', 'Grem'],
    Resurrectionists: ['ressers'],
    'Ten Thunders': ['10T'],
    Neverborn: ['NVB'],
    Arcanists: ['Arc'],
  },
  'steamroller-2015': {
    Cryx: ['cryx', 'CRYX '],
    'The Protectorate of Menoth': ['Menoth', 'Protectorate', 'Prot', 'PoM', 'Protectorate of Menoth'],
    Mercenaries: ['Mercs', 'Merc'],
    'Retribution of Scyrah': ['Ret', 'Retribution', 'RoS'],
    'Convergence of Cyriss': ['CoC', 'Convergence', 'Conv'],
    Trollbloods: ['Trolls', 'Troll', 'Trollblood'],
    'Circle Orboros': ['Circle'],
    'Legion of Everblight': ['Legion', 'LoE'],
    Khador: ['khad'],
    Cygnar: ['Cyg'],
    Skorne: ['skorne'],
    Minions: ['Minion'],
  },
};

describe.each(PACKS.map((pack) => [pack.id, pack] as const))('%s', (id, { roster: names }) => {
  const { factions, shortNames } = names;

  test('knows what players write', () => {
    const written = Object.entries(WRITTEN[id] ?? {}).flatMap(([faction, all]) => all.map((words) => [words, faction]));
    expect(written.map(([words = '']) => [words, factionOf(names, words)])).toEqual(written);
  });

  test('knows its own names, and no short name stands for two', () => {
    expect(factions.map((faction) => factionOf(names, faction))).toEqual(factions);
    expect(Object.keys(shortNames).filter((faction) => !factions.includes(faction))).toEqual([]);
    for (const [faction, all] of Object.entries(shortNames)) {
      expect(all.map((words) => [words, factionOf(names, words)])).toEqual(all.map((words) => [words, faction]));
    }
  });
});
