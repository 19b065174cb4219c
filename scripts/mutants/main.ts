/**
 * `npm run mutants`: slips in core, one at a time, drawn by a seed; and whether the unit tests notice. Each is asked of the
 * tests nearest to it, then of those farther off, then of whole systems, and it is over as soon as one fails.
 *
 * `-- --seed 1 --count 100`; `--from 20 --to 40` runs a slice of those; what was found is kept in
 * `node_modules/.cache/mutants-SEED.json`, and `--report` prints it. `EQUIVALENT` names those that cannot be told apart.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hashText } from '../../core/chance/bytes.ts';
import { openStream } from '../../core/chance/stream.ts';
import { root, sources } from '../house.mjs';
import { EQUIVALENT } from './equivalent.ts';
import { WHOLE, testsOf } from './near.ts';
import { type Site, sitesIn } from './sites.ts';

type Verdict = 'killed' | 'survived' | 'never reached';

interface Found {
  readonly site: Site;
  readonly verdict: Verdict;
  /** The round of tests that noticed. */
  readonly round: number;
  readonly seconds: number;
}

const NEAR = 6;
const FAR = 40;
/** A slip that makes a program run for ever is noticed too. */
const PATIENCE = 120_000;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '100' },
    from: { type: 'string', default: '0' },
    to: { type: 'string' },
    report: { type: 'boolean', default: false },
  },
});
const count = Number(values.count);
const cache = join(root, 'node_modules/.cache');
const kept = join(cache, `mutants-${values.seed}.json`);
mkdirSync(cache, { recursive: true });

/** So many slips, no two of one place. */
function sample(): Site[] {
  const files = sources('core', { tests: false });
  const sites = files.flatMap((file) => sitesIn(file, readFileSync(join(root, file), 'utf8')));
  return openStream(hashText(`mutants ${values.seed}`), 'mutants')
    .shuffle(sites)
    .slice(0, count);
}

function run(site: Site, tests: readonly string[], reached: string): Promise<boolean> {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'scripts/mutants/vitest.config.ts', '--bail=1'];
  const child = spawn(process.execPath, [...args, '--reporter=dot', ...tests], {
    cwd: root,
    env: { ...process.env, MUSTER_MUTANT: JSON.stringify(site), MUSTER_REACHED: reached },
    stdio: 'ignore',
    detached: true,
  });
  const late = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), PATIENCE);
  return new Promise((done) => {
    child.on('close', (code) => {
      clearTimeout(late);
      done(code === 0);
    });
  });
}

async function judged(site: Site): Promise<Found> {
  const since = Date.now();
  const reached = join(cache, `mutant-${process.pid}`);
  rmSync(reached, { force: true });
  const tests = testsOf(site.file);
  const rounds = [tests.slice(0, NEAR), tests.slice(NEAR, FAR), WHOLE].filter(({ length }) => length > 0);
  const found = (verdict: Verdict, round: number): Found => {
    const seconds = (Date.now() - since) / 1000;
    return { site, verdict, round, seconds };
  };
  for (const [round, files] of rounds.entries()) if (!(await run(site, files, reached))) return found('killed', round);
  return found(existsSync(reached) ? 'survived' : 'never reached', rounds.length);
}

function nameOf({ file, before, what }: Site): string {
  return `${file} · ${before.replaceAll(/\s+/g, ' ').slice(0, 90)} · ${what}`;
}

const sites = sample();
const known: Record<string, Found> = existsSync(kept)
  ? (JSON.parse(readFileSync(kept, 'utf8')) as Record<string, Found>)
  : {};
console.log(`Seed ${values.seed}, ${sites.length} mutants of core.`);
const slice = values.report
  ? []
  : sites.slice(Number(values.from), values.to === undefined ? undefined : Number(values.to));
for (const [index, site] of slice.entries()) {
  const found = await judged(site);
  known[nameOf(site)] = found;
  writeFileSync(kept, JSON.stringify(known));
  const number = Number(values.from) + index;
  console.log(`${number} ${found.verdict} (${found.seconds.toFixed(0)} s) ${site.file}:${site.line} ${site.what}`);
}

const all = sites.flatMap((site) => known[nameOf(site)] ?? []);
const isEquivalent = ({ site }: Found) => EQUIVALENT[nameOf(site)] !== undefined;
const survivors = all.filter(({ verdict }) => verdict !== 'killed');
const open = survivors.filter((one) => !isEquivalent(one));
for (const { site, verdict } of open) {
  console.log(
    `${verdict}: ${site.file}:${site.line}\n  ${nameOf(site)}\n  ${site.after.replaceAll(/\s+/g, ' ').slice(0, 160)}`,
  );
}
const killed = all.length - survivors.length;
const apart = killed + open.length;
const share = apart === 0 ? 0 : (100 * killed) / apart;
const equivalent = survivors.length - open.length;
console.log(`${killed} killed, ${open.length} survived, ${equivalent} equivalent: ${share.toFixed(1)} % of ${apart}.`);
