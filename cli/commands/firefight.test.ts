import { writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { openTerminal } from '../../tests/cli/terminal.ts';

const terminal = openTerminal();
afterAll(terminal.end);

const list = terminal.path('army.txt');
writeFileSync(
  list,
  '++ Watch [GFF 120pts] ++\n\nGunner [1] Q4+ D4+ | 60pts | Shady\nRifle (24", A3, AP(1))\n\n2x Crew [1] Q5+ D5+ | 30pts\nAxe (A2)\n',
);

describe('army', () => {
  it('is imported, shown, written down and read again', async () => {
    const out = terminal.path('army.json');
    const shown = await terminal.must('army', 'import', list, '--out', out);
    expect(shown).toContain('Watch: 120 points, 3 models');
    expect(shown).toContain('Shady');
    expect(await terminal.ask('army', 'import', out)).toMatchObject({ points: 120, warnings: ['not-simulated'] });
  });

  it('is checked, each broken rule named', async () => {
    expect(await terminal.ask('army', 'check', list, '--points', '200')).toMatchObject({ legal: true, unspent: 80 });
    const { code, out } = await terminal.run('army', 'check', list, '--points', '100');
    expect(code).toBe(1);
    expect(out).toContain('[GFF-ARMY-01]');
    expect(out).toContain('[GFF-ARMY-06]');
    expect(await terminal.ask('army', 'check', list, '--points', '150', '--without-force-org')).toMatchObject({
      legal: true,
    });
  });
});

describe('rules that are not simulated, and prices that are missing', () => {
  it('are named wherever a figure depends on them', async () => {
    const named = 'Not simulated, of Gunner: Shady [GFF-SR-OTHER-1]';
    expect(await terminal.must('odds', `${list}#Gunner`, `${list}#u2`, '--distance', '12')).toContain(named);
    expect(await terminal.must('odds', list, list, '--distance', '12')).toContain(named);
    expect(await terminal.must('battle', list, 'choir', '--seed', '2')).toContain(named);
    expect(await terminal.must('battle', 'wardens', 'choir', '--seed', '2', '--short')).not.toContain('Not simulated');
    expect((await terminal.run('simulate', list, 'choir', '--games', '2', '--workers', '1')).out).toContain(named);
    expect(await terminal.ask('odds', `${list}#Gunner`, `${list}#u2`)).toMatchObject({ notSimulated: [named] });
  });

  it('make an army incomplete, not legal, and what its program said is said', async () => {
    const file = terminal.path('lost.json');
    const option = { option: { id: 'x', costs: [] } };
    const figures = { size: 1, cost: 35, quality: 4, defense: 4 };
    // As Army Forge wrote it until 2025: the attacks of some weapons are a text.
    const loadout = [{ type: 'ArmyBookWeapon', name: 'Claws', range: 0, attacks: '2', count: 1, specialRules: [] }];
    const unit = { id: 'u', name: 'Crew', ...figures, loadout, selectedUpgrades: [option] };
    const breach = 'Points limit exceeded: 375/300';
    writeFileSync(
      file,
      JSON.stringify({ gameSystem: 'gff', name: 'Salvage', units: [unit], forceOrgErrors: [breach] }),
    );
    const { code, out } = await terminal.run('army', 'check', file, '--points', '150');
    expect(code).toBe(1);
    expect(out).toContain('Crew has no price, or an option of it has none: 35 + ?.');
    expect(out).toContain(breach);
    expect(out).toContain('Incomplete: 35 + ? points, 1 model.');
    expect(await terminal.must('army', 'import', file)).toContain(breach);
    expect(await terminal.ask('army', 'import', file)).toMatchObject({
      units: [{ weapons: [{ name: 'Claws', attacks: 2 }] }],
    });
  });
});

describe('watch', () => {
  it('plays a record decision by decision, the table drawn and who is where', async () => {
    const game = terminal.path('watched.json');
    await terminal.must('battle', 'wardens', 'choir', '--seed', '7', '--short', '--out', game);
    const shown = await terminal.must('watch', game, '--pause', '0');
    const tables = shown.split('\n').filter((line) => line.startsWith('+---')).length / 2;
    expect(tables).toBeGreaterThan(40);
    expect(shown).toContain('A: A Reeve');
    const rows = shown.split('\n').filter((line) => line.startsWith('|'));
    expect(rows.some((row) => row.includes('A')) && rows.some((row) => row.includes('a'))).toBe(true);
    expect(shown.endsWith(' decisions.\n')).toBe(true);
    expect((await terminal.run('watch', game, '--pause', 'soon')).code).toBe(2);
  });
});

describe('an army of Muster’s', () => {
  it('is known by its name, and a random one by its seed', async () => {
    expect(await terminal.ask('army', 'check', 'wardens')).toMatchObject({ legal: true, total: 300 });
    const made = await terminal.ask('army', 'generate', '--seed', '4', '--points', '200');
    expect(made).toMatchObject({ limit: 200 });
    expect(await terminal.ask('army', 'generate', '--seed', '4', '--points', '200')).toEqual(made);
  });
});

describe('odds', () => {
  it('of one unit against another', async () => {
    const answer = await terminal.ask('odds', `${list}#Gunner`, `${list}#Gunner`, '--distance', '12');
    expect(answer).toMatchObject({
      dice: 3,
      effect: { unhurt: expect.closeTo(8 / 27, 12), knockedOut: expect.closeTo(23 / 81, 12) },
    });
    const melee = await terminal.must('odds', `${list}#u2`, `${list}#u3`, '--melee');
    expect(melee).toMatch(/The defender\n {2}Wounds .*\n[^]*Both still stand: /);
  });

  it('of every weapon against every unit, and how many attacks are enough', async () => {
    const shown = await terminal.must('odds', list, list, '--distance', '12');
    expect(shown).toMatch(/Gunner\s+Rifle\s+0\.28 {2}28%/);
    const enough = await terminal.ask('odds', `${list}#Gunner`, `${list}#Gunner`, '--distance', '12', '--activations');
    expect(enough).toMatchObject({ sure: 0.8, needed: 3 });
    const said = await terminal.must('odds', `${list}#Gunner`, `${list}#Gunner`, '--distance', '12', '--activations');
    expect(said).toMatch(/Knocked Out after 1 activation: 28\.\d+ %\n[^]*\n3 activations are enough for 80 %\.\n/);
  });

  it('of a question in a file, and a refusal that helps', async () => {
    const file = terminal.path('question.json');
    writeFileSync(file, JSON.stringify({ for: 'test', needs: 4 }));
    expect(await terminal.ask('odds', file)).toEqual({ succeeds: 0.5, rules: ['GFF-DICE-01', 'GFF-DICE-02'] });
    expect(await terminal.ask('odds', `${list}#Nobody`, `${list}#Gunner`)).toMatchObject({ code: 'unknown-unit' });
    expect(await terminal.must('odds', `${list}#u2`, `${list}#u3`, '--distance', '1.5')).toContain(
      'No weapon can attack',
    );
  });
});

describe('what cannot be read ends with one sentence that helps, and no trace of us', () => {
  const file = terminal.path('bad');
  const deep = (count: number) => '['.repeat(count) + ']'.repeat(count);
  const afForge = (unit: string) => `{"gameSystem":"gff","units":[{"name":"Crew","quality":4,"defense":4,${unit}}]}`;

  it.each([
    ['army import', '', 'There is nothing in it.'],
    ['army import', 'hello', '++ NAME [GFF 200pts] ++'],
    ['army import', deep(900), 'It has no units.'],
    ['army import', deep(10_000), 'is nested too deep'],
    ['army import', '{"gameSystem":"gff","units":[]}', 'There is no unit in it.'],
    ['army import', afForge('"size":9000'), '“Crew” is not a unit of the game: models'],
    ['army import', afForge('"size":1,"cost":-3'), '“Crew” is not a unit of the game: cost'],
    ['army check', afForge('"size":1,"cost":1e400'), '“Crew” is not a unit of the game: cost'],
    ['army check', '{"gameSystem":"aof","units":[{}]}', 'Age of Fantasy'],
    ['odds', '[]', 'The file holds no question'],
    ['odds', 'NaN', 'The file holds no question'],
    ['odds', `{"attacker":${deep(900)}}`, 'it must be an object'],
    ['odds', `{"attacker":${deep(10_000)}}`, 'it is nested too deep'],
    ['odds', '{"for":"__proto__"}', 'odds are asked for attack'],
    ['odds', '{"attacker":{"weapons":[{"name":"G","attacks":1e400}]}}', 'attacks must be a whole number'],
    ['replay', '', 'This is not a record of a battle'],
    ['replay', deep(10_000), 'This is not a record of a battle'],
    ['replay', '{"format":"muster-battle/1","rules":"firefight-1"}', 'played with other rules'],
    ['battle --resume', '{"format":"muster-battle/1","rules":null}', 'played with other rules'],
  ])('%s %s', async (command, text, sentence) => {
    writeFileSync(file, text);
    const { code, out, err } = await terminal.run(...command.split(' '), file);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).not.toMatch(/\bat .+:\d+:\d+|Error:/);
  });

  it.each([
    ['an army that is not known', ['battle', 'nobody', 'choir'], 1, 'they are wardens, choir, foundry, lantern.'],
    ['odds without a target', ['odds', 'choir#Cantor'], 2, 'Say what it attacks'],
    [
      'a target without its unit',
      ['odds', 'choir#Cantor', 'wardens'],
      1,
      'Say which unit of wardens, as wardens#UNIT: Reeve, Marsh Guard,',
    ],
    [
      'a distance beyond every table',
      ['odds', 'choir#Cantor', 'wardens#Reeve', '--distance', '1e400'],
      2,
      'Give inches from 0 to 1000.',
    ],
  ] as const)('%s', async (_, argv, code, sentence) => {
    const ran = await terminal.run(...argv);
    expect([ran.code, ran.out]).toEqual([code, '']);
    expect(ran.err).toContain(sentence);
  });
});
