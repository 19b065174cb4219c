import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { openTerminal } from '../testing/terminal.ts';

const terminal = openTerminal({ stopped: () => new Promise(() => undefined) });
afterAll(terminal.end);

const [own, foe] = [terminal.path('own.json'), terminal.path('foe.json')];

describe('battle and replay', () => {
  it('a game is told turn by turn, each rule named, kept, and told again the same', async () => {
    await terminal.must('army', 'generate', '--points', '100', '--seed', 'own', '--out', own);
    await terminal.must('army', 'generate', '--points', '100', '--seed', 'foe', '--out', foe);
    const out = terminal.path('game.json');
    const told = await terminal.must('battle', own, foe, '--seed', '7', '--out', out);
    expect(told).toContain('The mission\n');
    expect(told).toContain('(GFF-MISSION-12)');
    expect(told).toMatch(/(Army [AB] wins|A draw): markers \d to \d\.\n$/);
    expect(await terminal.must('replay', out)).toBe(told);
    expect(await terminal.must('battle', own, foe, '--seed', '7')).toBe(told);
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
