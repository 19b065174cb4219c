import type { Pack } from '../../core/event/pack.ts';
import type { RecordFile } from '../../core/journal/lines.ts';
import { refuse } from '../../core/rules/refusal.ts';
import { type Asked, type CommandSpec, type Outcome, listOf, numberOf, textOf, whole } from '../spec.ts';

export const generate: CommandSpec = {
  usage: 'generate',
  summary: 'make random events, as exports',
  define: (command) =>
    command
      .option('--system <id>', 'what is played', 'gaining-grounds-s0')
      .option('--players <number>', 'in each event', whole(2, 2000), 24)
      .option('--rounds <number>', 'without it, as many as the pack suggests', whole(1, 20))
      .option('--seed <text>', 'the same seed makes the same events', '1')
      .option('--count <number>', 'how many', whole(1, 100_000), 1)
      .option('--out <folder>', 'a folder for the files; without it, one event goes to standard output')
      .option('--without <features...>', 'what must not happen, such as drops, pins, hand-edits')
      .option('--check', 'verify each event, and check it with the independent program if there is one'),
  run: async (asked) => {
    const { packById } = await import('../../core/systems/index.ts');
    const { FEATURES } = await import('../../core/event/generate/features.ts');
    const system = textOf(asked.options, 'system') ?? '';
    const pack = packById(system);
    if (!pack) return refuse('unknown-system', `This version of Muster does not know ${system}.`);
    const unknown = listOf(asked.options, 'without').find((name) => !FEATURES.some((known) => known === name));
    if (unknown !== undefined) return refuse('usage', `“${unknown}” is not one of ${FEATURES.join(', ')}.`);
    return generateAll(asked, pack);
  },
};

async function generateAll({ io, options }: Asked, pack: Pack): Promise<Outcome> {
  const { generateEvent } = await import('../../core/event/generate/generate.ts');
  const { openProgress } = await import('../progress.ts');
  const { exportLines } = await import('../../core/journal/lines.ts');
  const { eventRuleset } = await import('../../core/event/ruleset.ts');
  const [count, players, rounds] = [
    numberOf(options, 'count') ?? 1,
    numberOf(options, 'players') ?? 24,
    numberOf(options, 'rounds'),
  ];
  const seed = textOf(options, 'seed') ?? '1';
  const out = textOf(options, 'out');
  if (count > 1 && out === undefined && options.check !== true) return refuse('usage', 'Give a folder with --out.');
  const features = Object.fromEntries(listOf(options, 'without').map((name) => [name, false]));
  const tell = openProgress(io, count, 'events');
  const problems: string[] = [];
  const events: { id: string; seed: string; entries: number }[] = [];
  let lines: readonly string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const own = count === 1 ? seed : `${seed} ${number}`;
    const { record } = generateEvent(pack, {
      seed: own,
      players,
      features,
      ...(rounds === undefined ? {} : { rounds }),
    });
    events.push({ id: record.header.id, seed: own, entries: record.entries.length });
    lines = exportLines(eventRuleset(pack), record);
    if (out !== undefined) await write(out, record.header.id, lines);
    if (options.check === true)
      problems.push(...(await check(pack, record)).map((problem) => `seed ${own}: ${problem}`));
    tell(number);
    // Lets an interruption through.
    await new Promise((next) => setImmediate(next));
  }
  if (out === undefined && options.check !== true) {
    return { data: lines.map((line) => JSON.parse(line) as unknown), text: lines.join('\n') };
  }
  const ends =
    options.check === true ? [...problems, `${count} events, ${problems.length} problems.`] : [`Wrote ${count}.`];
  return { data: { events, problems }, text: ends.join('\n'), failed: problems.length > 0 };
}

async function write(folder: string, id: string, lines: readonly string[]): Promise<void> {
  const { mkdir, writeFile } = await import('node:fs/promises');
  const { default: path } = await import('node:path');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${id}.jsonl`), `${lines.join('\n')}\n`);
}

async function check(pack: Pack, record: RecordFile): Promise<string[]> {
  const { verifyEvent } = await import('../../core/event/verify.ts');
  const { checkEvent } = await import('../../audit/check.ts');
  const { problems } = verifyEvent(pack, record.header, record.entries);
  return [...problems, ...checkEvent(record).map(({ rule, problem }) => `${problem} [${rule}]`)];
}
