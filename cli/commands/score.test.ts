import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { openTerminal } from '../../tests/cli/terminal.ts';

const terminal = openTerminal();
afterAll(terminal.end);

const table = {
  models: [
    { id: 'a1', side: 'A', at: [18, 20] },
    { id: 'b1', side: 'B', at: [30, 30] },
  ],
  markers: [{ id: 's1', kind: 'strategy', side: 'A', at: [9, 9] }],
};
const STEP = {
  strategy: 'turf-war',
  turn: 2,
  moments: ['end-of-turn'],
  schemes: { A: [{ scheme: 'claim-jump', notes: { model: 'a1' } }] },
  table,
};

function told(content: unknown, command = 'score', ...more: readonly string[]) {
  const path = terminal.path('told.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return terminal.run(command, path, ...more);
}

it('scores a table with the rule of every point', async () => {
  const { code, out } = await told(STEP);
  expect(code).toBe(0);
  expect(out).toContain('A +1 turf-war: Strategy Markers aligned: 1, more than the 0 VP scored so far');
  expect(out).toContain('A +1 claim-jump');
  expect(out).toContain('GG0-SCHEME-12-02');
  expect(out).toContain('VP: A 2, B 0');
});

it('says which actions may be taken, and why not', async () => {
  const actions = [
    { kind: 'drop-scheme', by: 'a1', at: [19.18, 20] },
    { kind: 'drop-scheme', by: 'a1', at: [22, 20] },
  ];
  const { code, out } = await told({ ...STEP, actions });
  expect(code).toBe(1);
  expect(out).toMatch(/drop-scheme: allowed\ndrop-scheme: not allowed\. .*\[GG0-CORE-14\]/);
  expect((await told({ ...STEP, actions: [{ kind: 'drop-scheme', by: 'x9' }] })).err).toContain(
    '“x9” is not on the table',
  );
  expect((await told({ ...STEP, actions: [{ kind: 'hold-cards' }] })).err).toContain(
    'hold-cards: say “cards”, a number.',
  );
  expect((await told({ ...STEP, actions: [{ kind: 'dance' }] })).err).toContain('No action is called “dance”');
});

it('judges the examples of docs/cli.md, one of each pack', async () => {
  const page = readFileSync(new URL('../../docs/cli.md', import.meta.url), 'utf8');
  const examples = [...page.matchAll(/^```json\n([^`]*"gaining-grounds-[^`]*)```$/gm)].map(([, json]) => json ?? '');
  const said = [];
  for (const example of examples) said.push((await told(example)).out.trim().split('\n').at(-1));
  expect(said).toEqual(['VP: A 2, B 0', 'VP: A 3, B 0']);
});

it('names what it does not know', async () => {
  expect((await told({ ...STEP, strategy: 'chess' })).err).toContain('“chess”');
  expect((await told({ ...STEP, table: { deployment: 'moon' } })).err).toContain('“moon”');
  expect((await told({ ...STEP, system: 'open-swiss' })).err).toContain('open-swiss');
  expect((await told('[1]')).err).toContain('no JSON object');
  expect((await told('{')).err).toContain('not JSON');
});

it('reads a pasted Crew, and says what it did not understand', async () => {
  const good = await told('Brew (Bayou)\nLeader:\n  Brewmaster\nMood: gloomy', 'crew', '--faction', 'Bayou');
  expect(good).toMatchObject({ code: 0 });
  expect(good.out).toContain('not read, line 4: Mood: gloomy');
  const other = await told('Brew (Bayou)\nBrewmaster', 'crew', '--faction', 'Guild');
  expect(other).toMatchObject({ code: 1 });
  expect(other.out).toContain('[GG0-EVENT-03]');
  const justice = 'Lady Justice (Master) (15)\nOx (Minion) (6)\n  Bell (2)';
  const limited = ['--option', 'format=limited', '--handed-in', 'leader=Perdita', 'pool=Ox (6); Cow (5)'];
  const { out: named } = await told(justice, 'crew', ...limited);
  expect(named.match(/\[GG0-[A-Z0-9-]+\]/g)).toEqual(['[GG0-VAR-FIXEDLEADER-01]', '[GG0-VAR-VANILLA-01]']);
  const before = terminal.path('before.txt');
  writeFileSync(before, justice);
  const again = await told(justice, 'crew', '--option', 'variants=alternating-leaders', '--earlier', before);
  expect(again.out).toContain('[GG0-VAR-ALTLEADER-01]');
  expect((await told(justice, 'crew', '--option', 'mood=good')).err).toContain('mood');
  const older = await told(
    'Guild Crew\nLady Justice',
    'crew',
    '--system',
    'gaining-grounds-2018',
    '--faction',
    'Gremlins',
  );
  expect(older.out).toContain('[GG18-CHECKIN-03]');
});
