import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { openTerminal } from '../../tests/cli/terminal.ts';

const terminal = openTerminal({ stopped: () => new Promise(() => undefined) });
afterAll(terminal.end);

const [own, foe] = [terminal.path('own.json'), terminal.path('foe.json')];

const END = /\n(Army [AB], Army of seed \w+, wins|A draw): \d markers? to \d\.\n$/;

describe('battle and replay', () => {
  it('a game is told turn by turn, each rule named, kept, and told again the same', async () => {
    await terminal.must('army', 'generate', '--points', '100', '--seed', 'own', '--out', own);
    await terminal.must('army', 'generate', '--points', '100', '--seed', 'foe', '--out', foe);
    const out = terminal.path('game.json');
    const told = await terminal.must('battle', own, foe, '--seed', '7', '--out', out);
    expect(told).toContain('The mission\n');
    expect(told).toContain('(GFF-MISSION-12)');
    expect(told).toMatch(/^The armies\n {2}A: Army of seed own\n {2}B: Army of seed foe\nThe mission\n/);
    expect(told).toMatch(/\n\n {2}round 2 begins \(/);
    expect(told).toMatch(END);
    const again = await terminal.must('replay', out);
    expect(again).toMatch(/\nVerified: \d+ decisions, each with its dice and its result\.\n$/);
    expect(again.startsWith(told)).toBe(true);
    expect(await terminal.must('battle', own, foe, '--seed', '7')).toBe(told);
    // The same game, with what was weighed for a decision before what came of it; the best is what was done.
    const why = await terminal.must('battle', own, foe, '--seed', '7', '--why');
    const lines = why.split('\n');
    const weighed = lines.findIndex((line) => line.startsWith('  weighed '));
    expect(lines[weighed - 1]).toMatch(/^[AB]: /);
    const [, deed = ''] = /^ {2}weighed [+−][\d.]+"?: (.+?)(?: to [\d.]+", [\d.]+")?$/.exec(lines[weighed] ?? '') ?? [];
    expect(deed.length).toBeGreaterThan(3);
    expect(lines[weighed - 1]).toContain(deed);
    expect(lines.filter((line) => !line.startsWith('  weighed ')).join('\n')).toBe(told);
  });

  it('what was weighed is not told where dice are thrown by hand', async () => {
    const { code, err } = await terminal.run('battle', own, foe, '--why', '--dice', 'by-hand');
    expect([code, err]).toEqual([2, expect.stringContaining('--why')]);
  });

  it('a record with another die is refused', async () => {
    const out = terminal.path('game.json');
    const forged = terminal.path('forged.json');
    const record = JSON.parse(readFileSync(out, 'utf8')) as { begun: { dice: [string, string, number][] } };
    for (const die of record.begun.dice) die[2] = 7 - die[2];
    writeFileSync(forged, JSON.stringify(record));
    const { code, json } = await terminal.run('replay', forged, '--json');
    expect(code).toBe(1);
    expect(json()).toMatchObject({ refused: expect.arrayContaining(['GFF-DICE-10']) });
  });
});

describe('dice thrown by hand', () => {
  const kept = terminal.path('by-hand.json');
  const typed = (...lines: readonly string[]) => openTerminal({ input: lines.join('\n') });

  it('every die is asked for, with what it is for; what players set and why is kept; the record is verified', async () => {
    const table = typed(
      'seven',
      'set A1 wounds 1 because we said so',
      'set A1 luck 1 because',
      '3 4',
      '2,5',
      '6 1 3',
      'stop',
    );
    const { out, code } = await table.run('battle', own, foe, '--dice', 'by-hand', '--out', kept);
    table.end();
    expect(out).toMatch(/\nThe mission, a die for the number of markers \[GFF-MISSION-01\]: Type the faces rolled/);
    expect(out).toMatch(/B, a die for the roll-off \[GFF-DICE-07\]: /);
    expect(out).toMatch(/The game is not over\.\n$/);
    expect(code).toBe(0);
    const told = await terminal.must('replay', kept);
    expect(told).toMatch(/\nOverridden: we said so\n {2}.+: wounds set to 1, was 0 \(GFF-DICE-09\)\n/);
    expect(told).toMatch(/The game is not over\.\nVerified: \d+ decisions, /);
  });

  it('a game that was kept is gone on with, by hand or with drawn dice', async () => {
    const nobody = typed();
    expect((await nobody.run('battle', '--resume', kept, '--dice', 'by-hand')).out).toMatch(
      /The game is not over\.\n$/,
    );
    expect((await nobody.run('battle', own, foe, '--dice', 'by-hand')).out).toMatch(/The game has not begun\.\n$/);
    nobody.end();
    const told = await terminal.must('battle', '--resume', kept, '--players', 'random');
    expect(told).toContain('Overridden: we said so\n');
    expect(told).toMatch(END);
  });

  it('readings are options of a game; what is none is refused', async () => {
    const { code, json } = await terminal.run('battle', own, foe, '--reading', 'wipeout=perhaps', '--json');
    expect([code, json()]).toMatchObject([1, { code: 'bad-option', refused: ['GFF-AMB-12'] }]);
    expect((await terminal.run('battle', own)).code).toBe(2);
    expect((await terminal.run('battle', own, foe, '--resume', kept)).code).toBe(2);
  });
});

describe('simulate', () => {
  it('gives the same numbers on one worker as on two', async () => {
    const asked = ['simulate', own, foe, '--games', '10', '--players', 'random', '--seed', '3'];
    const one = await terminal.ask(...asked, '--workers', '1');
    expect(one).toMatchObject({ games: 10, shares: { draw: { from: expect.any(Number) } } });
    expect(await terminal.ask(...asked, '--workers', '2')).toEqual(one);
  }, 60_000);

  it('says what it has when it is stopped', async () => {
    const stopping = openTerminal({ stopped: () => Promise.resolve() });
    const { code, out } = await stopping.run('simulate', own, foe, '--games', '5000');
    stopping.end();
    expect(code).toBe(1);
    expect(out).toMatch(/Stopped after \d+ of 5000 games\./);
  });

  it('knows its players', async () => {
    const { code } = await terminal.run('simulate', own, foe, '--players', 'wizard');
    expect(code).toBe(2);
  });
});
