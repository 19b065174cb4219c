import { writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { encounterRuleset } from '../../core/encounter/ruleset.ts';
import { exportLines } from '../../core/journal/lines.ts';
import { theHit } from '../../core/systems/the-hit/game/game.ts';
import { seeded } from '../../tests/core/systems/the-hit/play.ts';
import { begun, playedUntil } from '../../tests/core/systems/the-hit/record.ts';
import { shortBattle } from '../../tests/cli/short-battle.ts';
import { openTerminal } from '../../tests/cli/terminal.ts';

const terminal = openTerminal();
afterAll(terminal.end);

const irons = terminal.path('irons.txt');
writeFileSync(
  irons,
  'Irons\nRazor, W2, Int 6+, leader, Nerves of Steel\nMouse, Infiltrating, lurks 2, away in recovery\n',
);

describe('chances of The Hit', () => {
  it('of a Detect, modifier by modifier', async () => {
    const told = await terminal.must('the-hit', 'detect', '7', '--distance', '5', '--cover', 'partial');
    expect(told).toContain('+2 in line of sight and in the arc [HIT-DETECT-04]');
    expect(told).toContain('5 or more on two dice: 83.33 %');
    const hopeless = ['--distance', '10', '--out-of-sight', '--cover', 'full'];
    expect(await terminal.ask('the-hit', 'detect', '7', ...hopeless)).toMatchObject({ needs: 13, succeeds: 0 });
    expect(await terminal.ask('the-hit', 'detect', '7', '--distance', '12.5')).toMatchObject({
      refused: ['HIT-DETECT-02'],
    });
  });

  it('of bottle tests, of the last round, and where tiles may go', async () => {
    expect(await terminal.ask('the-hit', 'bottle', '8', '3')).toMatchObject({ fails: 1 / 6 });
    expect(await terminal.must('the-hit', 'last-round')).toContain('round 5 is the last: 33.33 %');
    expect(await terminal.must('the-hit', 'tiles', '2', '0,0', '1,0', '1,1')).toContain('+ #\n');
    // A corner touches, and is no edge.
    expect(await terminal.ask('the-hit', 'tiles', '3', '0,0', '1,1')).toMatchObject({ refused: ['HIT-TILES-03'] });
    expect(await terminal.ask('the-hit', 'tiles', '5')).toMatchObject({ refused: ['HIT-SETUP-01'] });
  });
});

describe('a battle in a file', () => {
  const gangs = {
    A: { name: 'Irons', fighters: [{ id: 'a1', name: 'Razor', leader: true }] },
    B: { name: 'Bells', fighters: [{ id: 'b1' }] },
  };
  const whole = shortBattle(gangs) as { answers: { ask: string; value: unknown }[] };
  const path = terminal.path('battle.json');
  writeFileSync(path, JSON.stringify(whole));

  it('is explained, every point with its rule', async () => {
    const told = await terminal.must('the-hit', 'battle', path);
    expect(told).toContain('A: 2 VP, win');
    expect(told).toContain('1 b1: Out of Action by an injury [HIT-VP-01, HIT-AMB-10, HIT-VP-06]');
    expect(told).toContain('A: Reputation 3');
    expect(told).toContain('Razor: XP 5');
  });

  it('stops where the rules do not go on', async () => {
    const answers = whole.answers.map((one) =>
      one.ask === 'ballot:A' ? { ask: 'ballot:A', value: { B: 'a1' } } : one,
    );
    const bad = terminal.path('bad.json');
    writeFileSync(bad, JSON.stringify({ ...whole, answers }));
    const { code, out } = await terminal.run('the-hit', 'battle', bad);
    expect(code).toBe(1);
    expect(out).toContain('Answer 17 (ballot:A) is not possible');
    expect(out).toContain('HIT-TARGET-03');
    writeFileSync(bad, '{');
    expect(await terminal.ask('the-hit', 'battle', bad)).toMatchObject({ code: 'not-json' });
  });

  it('or on phones, as its record gives it out', async () => {
    const played = playedUntil(begun(3), seeded(3), ({ step }) => step === 'post-battle');
    const record = terminal.path('played.jsonl');
    writeFileSync(record, exportLines(encounterRuleset(theHit), played).join('\n'));
    const told = await terminal.must('the-hit', 'battle', record);
    expect(told).toContain('After the battle');
    expect(told).toContain('Fighter A1: XP');
  });

  it('reads a gang', async () => {
    expect(await terminal.must('the-hit', 'gang', irons)).toContain('Razor');
  });
});
