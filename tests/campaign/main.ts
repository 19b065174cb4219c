/**
 * `npm run campaign -- NAME --minutes N`: slices of a campaign, one seed after another, until the time is over. It ends with
 * figures and with the seed of each fault; `--seed S` begins there. Without a name it says which campaigns there are.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CAMPAIGNS } from './campaigns.ts';
import { figuresText } from './figures.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '5' }, seed: { type: 'string', default: '1' } },
});

/** Folders of servers in memory: a process that is killed, or a server in this one, loses nothing else there than on a disk. */
const MEMORY = '/dev/shm';
if (process.env.TMPDIR === undefined && existsSync(MEMORY)) process.env.TMPDIR = MEMORY;

async function run(name: string, minutes: number, first: number): Promise<void> {
  const campaign = CAMPAIGNS[name];
  if (!campaign || !(minutes > 0) || !Number.isInteger(first)) {
    const lines = Object.entries(CAMPAIGNS).map(([each, { tries }]) => `  ${each.padEnd(10)} ${tries}`);
    console.log(['npm run campaign -- NAME --minutes N [--seed S]', ...lines].join('\n'));
    process.exitCode = name === '' ? 0 : 2;
    return;
  }
  const begun = performance.now();
  const elapsed = (): number => (performance.now() - begun) / 60_000;
  const sums = new Map<string, number>();
  const faults: string[] = [];
  const { slice, end } = await campaign.open();
  let seed = first;
  do {
    const { figures, faults: found } = await slice(seed).catch((error: unknown) => ({
      figures: {},
      faults: [`it broke off: ${String(error)}`],
    }));
    for (const [figure, value] of Object.entries(figures)) sums.set(figure, (sums.get(figure) ?? 0) + value);
    faults.push(...found.map((fault) => `seed ${seed}: ${fault.slice(0, 1000)}`));
    seed += 1;
  } while (elapsed() < minutes);
  await end?.();
  for (const fault of faults) console.log(fault);
  const took = elapsed();
  const [[figure = '', reached = 0] = []] = sums;
  const rate = `${Math.round(reached / took).toLocaleString('en')} ${figure} a minute`;
  console.log(
    `${name}: ${figuresText(Object.fromEntries(sums))}; seeds ${first} to ${seed - 1} in ${took.toFixed(1)} minutes, ${rate}; ${faults.length} faults`,
  );
  if (faults.length > 0) process.exitCode = 1;
}

await run(positionals[0] ?? '', Number(values.minutes), Number(values.seed));
