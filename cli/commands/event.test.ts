import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTerminal, words } from '../../tests/cli/terminal.ts';

const terminal = openTerminal();
afterAll(terminal.end);
const file = terminal.path('cup.jsonl');
const must = (line: string): Promise<string> => terminal.must(...words(line), '--file', file);
const refusal = async (line: string): Promise<{ code: string; refused: string[]; message: string }> => {
  const ran = await terminal.run(...words(line), '--file', file, '--json');
  expect(ran.code).toBe(1);
  return ran.json() as { code: string; refused: string[]; message: string };
};

interface Row {
  readonly name: string;
  readonly rank: number;
  readonly columns: Record<string, number>;
}

async function standings(): Promise<Row[]> {
  return ((await terminal.ask('standings', '--file', file)) as { standings: Row[] }).standings;
}

describe('a whole event in a file', () => {
  beforeAll(async () => {
    expect(await must('new "Winter Cup" --date 2026-11-21 --option play=135')).toContain('Malifaux 4th edition');
    await must('add Ana "Bo Berg" Cy Di --faction Guild --group North');
    await must('add Zoë --faction Outcasts');
  });

  it('says whom it does not know, and whom it cannot tell apart', async () => {
    await must('add "Bo Lund" --faction Guild');
    expect(await refusal('check-in Nobody')).toMatchObject({ code: 'unknown-entrant' });
    expect((await refusal('check-in bo')).message).toMatch(/Bo Berg \(e2\).*Bo Lund \(e6\)/);
    expect(await refusal('add ana')).toMatchObject({ code: 'name-taken' });
    await must(`do '{"type":"remove-entrant","entrant":"e6"}'`);
  });

  it('checks in by name and by id, and names who is missing something', async () => {
    await must('check-in ana e2 zoe');
    await must('add Late');
    const ran = await terminal.run('check-in', '--all', '--file', file);
    expect(ran.code).toBe(1);
    expect(ran.out).toContain('Not Late: Declare one Faction');
    expect(await refusal('check-in Late')).toMatchObject({ refused: ['GG0-EVENT-03'] });
    await must('check-in Late --faction Bayou');
  });

  it('starts, drafts for the organiser alone, and publishes', async () => {
    expect(await must('start')).toContain('6 players, 3 rounds');
    const draft = await must('pair --draft');
    expect(draft).toContain('which only you see');
    expect(readFileSync(file, 'utf8')).not.toContain('"round-published"');
    const published = await must('pair');
    expect(published).toContain('Round 1');
    expect(await refusal('pair')).toMatchObject({ code: 'results-missing', refused: ['GG0-PAIR-09'] });
  });

  it('takes results as people write them', async () => {
    await must('round start');
    const { games } = (await terminal.ask('pairings', '--file', file)) as { games: { seats: string[] }[] };
    const [first, second, third] = games.map(({ seats }) => seats);
    expect(await must('result 1 5-2')).toContain('5 – 2');
    // Named from the other side of the table.
    expect(await must(`result ${second?.[1] ?? ''} 3-6 ${second?.[0] ?? ''}`)).toContain('6 – 3');
    expect(await refusal(`result ${third?.[0] ?? ''} 5-2 ${first?.[0] ?? ''}`)).toMatchObject({
      code: 'not-opponents',
    });
    expect(await refusal('result 3 9-2')).toMatchObject({ refused: ['GG0-SCORE-04'] });
    expect(await refusal('result 3 5-2-1')).toMatchObject({ code: 'bad-scores' });
    expect(await refusal('result 7 5-2')).toMatchObject({ code: 'unknown-game' });
    expect(await refusal('round close')).toMatchObject({ refused: ['GG0-EVENT-14'] });
    await must(`result 3 --kind forfeit --by ${third?.[0] ?? ''} --grounds error`);
    expect(await refusal('result 1 4-4')).toMatchObject({ code: 'reason-needed' });
    await must('result 1 4-4 --reason "Read wrongly"');
    await must('round close');
  });

  it('has standings for people, programs and spreadsheets', async () => {
    const rows = await standings();
    expect(rows.map(({ columns }) => columns.tp)).toEqual([3, 3, 1, 1, 0, 0]);
    expect(rows[0]).toMatchObject({ rank: 1, columns: { diff: 8, vp: 8 } });
    expect(await must('standings')).toMatch(/Place +Name +TP +DIFF +VP/);
    expect((await must('standings --csv')).split('\r\n')).toHaveLength(8);
  });

  it('ends with winners, exports, and verifies', async () => {
    await must('drop Late --reason "The last train"');
    await must('pair --draft');
    await must('pair --again "A car broke down"');
    for (const table of ['1', '2']) await must(`result ${table} 6-1`);
    await must('round close');
    expect(await refusal('end')).toMatchObject({ code: 'not-over' });
    await must('end --reason "Snow"');
    const out = terminal.path('export.jsonl');
    await must(`export --out ${out}`);
    expect(await terminal.must('verify', out, '--independent')).toContain('checks hold');
    expect(readFileSync(out, 'utf8')).not.toContain('The last train');
    expect(await terminal.must('verify', file, '--independent')).toContain('checks hold');
  });

  it('finds a changed export', async () => {
    const out = terminal.path('export.jsonl');
    writeFileSync(terminal.path('bad.jsonl'), readFileSync(out, 'utf8').replace('"vp":6', '"vp":7'));
    expect(await terminal.ask('verify', terminal.path('bad.jsonl'))).toMatchObject({ code: 'tampered' });
    expect(await terminal.ask('standings', '--file', terminal.path('bad.jsonl'))).toMatchObject({ code: 'tampered' });
  });

  it('is read, but not drawn on, from an export', async () => {
    const copy = terminal.path('copy.jsonl');
    expect(await terminal.must('import', terminal.path('export.jsonl'), '--file', copy)).toContain(
      'secret of its lots is not in the file',
    );
    expect(await terminal.ask('import', terminal.path('export.jsonl'), '--file', copy)).toMatchObject({
      code: 'file-exists',
    });
    await terminal.must('do', '{"type":"reopen-event","reason":"One more"}', '--file', copy);
    expect(await terminal.ask('pair', '--file', copy)).toMatchObject({ code: 'no-lots' });
  });
});
