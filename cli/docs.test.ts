/** Every example of docs/cli.md works as it stands there. */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Command } from 'commander';
import { afterAll, describe, expect, it } from 'vitest';
import { COMMANDS } from './commands.ts';
import { serve } from './commands/serve.ts';
import { shortBattle } from '../tests/cli/short-battle.ts';
import { openTerminal, words } from '../tests/cli/terminal.ts';

const page = readFileSync(resolve(import.meta.dirname, '../docs/cli.md'), 'utf8');
const examples = [...page.matchAll(/^muster (.+)$/gm)].map(([, line]) => line ?? '');

const terminal = openTerminal();
afterAll(terminal.end);

/** Files and folders of the examples are the terminal's own. */
function here(word: string): string {
  const named = /^(?<option>\w+=)?(?<name>data|events|spare|[\w.-]+\.(?:jsonl|csv|json|backup))(?<part>#.*)?$/.exec(
    word,
  )?.groups;
  return named ? `${named.option ?? ''}${terminal.path(named.name ?? '')}${named.part ?? ''}` : word;
}

describe('docs/cli.md', () => {
  writeFileSync(terminal.path('roster.csv'), 'Name,Faction\nCy,Bayou\nDi,Guild\n');
  const vector = {
    id: 'X',
    op: 'rounds',
    system: 'gaining-grounds-s0',
    rules: [],
    given: { players: 9 },
    expect: { rounds: 3 },
  };
  const rifle = { type: 'ArmyBookWeapon', name: 'Rifle', count: 1, range: 24, attacks: 1, specialRules: [] };
  const figures = { size: 1, cost: 30, quality: 4, defense: 4, rules: [], loadout: [rifle] };
  const army = { gameSystem: 'gff', units: ['Gunner', 'Crew'].map((name) => ({ id: name, name, ...figures })) };
  writeFileSync(terminal.path('army.json'), JSON.stringify(army));
  const gangs = { A: { name: 'Irons', fighters: [{ id: 'a1' }] }, B: { name: 'Bells', fighters: [{ id: 'b1' }] } };
  writeFileSync(terminal.path('irons.json'), JSON.stringify(gangs.A));
  writeFileSync(terminal.path('bells.json'), JSON.stringify(gangs.B));
  writeFileSync(terminal.path('battle.json'), JSON.stringify(shortBattle(gangs)));
  const table = { models: [{ id: 'a1', side: 'A', at: [18, 20] }] };
  const jump = {
    strategy: 'turf-war',
    moments: ['end-of-turn'],
    schemes: { A: [{ scheme: 'claim-jump', notes: { model: 'a1' } }] },
  };
  writeFileSync(terminal.path('malifaux-table.json'), JSON.stringify({ ...jump, turn: 2, table }));
  writeFileSync(terminal.path('brew.json'), 'Brew @ Informants (Bayou)\nLeader:\n  Brewmaster\nHires:\n  Hopscotch\n');
  writeFileSync(terminal.path('question.json'), JSON.stringify({ for: 'test', needs: 4 }));
  const wood = { id: 'wood', shape: { rect: [20, 30, 24, 33] }, traits: ['forest'] };
  writeFileSync(terminal.path('table.json'), JSON.stringify({ terrain: [wood] }));
  const duel = { name: 'my-duel', title: 'My duel', size: [36, 36], sides: 'lettered', rules: [] };
  const sure = { how: 'own', why: 'Ours.' };
  writeFileSync(terminal.path('my-duel.json'), JSON.stringify({ ...duel, sure, areas: [], spots: [] }));
  writeFileSync(terminal.path('vectors.json'), JSON.stringify([vector]));

  it('has an example of every command', () => {
    for (const { usage } of COMMANDS) {
      const name = usage
        .split(' ')
        .filter((word) => !/[<[]/.test(word))
        .join(' ');
      expect(
        examples.some((line) => line.startsWith(name)),
        name,
      ).toBe(true);
    }
  });

  it.each(examples)('muster %s', async (line) => {
    const argv = words(line)
      .map(here)
      .map((word) => (word === '8420' ? '0' : word));
    const { code, err } = await terminal.run(...argv);
    // The report of rules needs a run of `npm run rules` before.
    if (argv[0] === 'rules' && code === 1) return;
    // A terminal that nobody sits at is stopped at once: this one says how far it came.
    if (argv[0] === 'simulate' && code === 1) return;
    // Nothing is there to work for.
    if (argv[0] === 'work') {
      expect(err).toContain('The database server does not answer.');
      return;
    }
    // What takes longer than a second on a slow machine says how far it has come.
    expect(err.replaceAll(/^\d+ of \d+ \w+\n/gm, '')).toBe('');
    expect(code).toBe(0);
  });
});

describe('docs/hosting.md', () => {
  const hosting = readFileSync(resolve(import.meta.dirname, '../docs/hosting.md'), 'utf8');
  const commands = [...hosting.matchAll(/^(?:[A-Z_]+=\S+ )*muster (.+)$/gm)].map(([, line]) => line ?? '');

  /** The options of a command as commander knows them. */
  function optionsOf(line: string): readonly string[] {
    const spec = COMMANDS.find(({ usage }) => line.split(' ')[0] === usage.split(' ')[0]);
    return spec ? spec.define(new Command()).options.flatMap(({ long }) => long ?? []) : [];
  }

  it.each(commands)('muster %s has these options', (line) => {
    const asked = [...line.matchAll(/--[a-z-]+/g)].map(([option]) => option);
    expect(optionsOf(line)).toEqual(expect.arrayContaining(asked));
  });

  it('names every setting of a server, and no other', () => {
    const rows = [...hosting.matchAll(/^\| `(--[a-z-]+)` \| `([A-Z_]+)` \|/gm)].map(([, option, variable]) => [
      option,
      variable,
    ]);
    const help = serve
      .define(new Command())
      .options.map(({ long, description }) => [long, /; or ([A-Z_]+)$/.exec(description)?.[1]]);
    expect(rows.toSorted()).toEqual(help.toSorted());
  });
});
