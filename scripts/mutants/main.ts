/**
 * `npm run mutants`: slips in core, drawn by a seed, and whether the unit tests notice. All slips are compiled in at once and
 * switched on one at a time; a first run notes which test reaches which. Each is then asked of the tests that reach it, the
 * nearest first, and it is over as soon as one fails.
 *
 * `-- --seed 1 --count 100`; `--from 20 --to 40` runs a slice of those; what was found is kept in
 * `node_modules/.cache/mutants-SEED.json`, and `--report` prints it. `EQUIVALENT` names those that cannot be told apart.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { type Vitest, createVitest } from 'vitest/node';
import { hashText } from '../../core/chance/bytes.ts';
import { openStream } from '../../core/chance/stream.ts';
import { root, sources } from '../house.mjs';
import { EQUIVALENT } from './equivalent.ts';
import { isSlow, testsOf } from './near.ts';
import { type Site, sitesIn } from './sites.ts';

type Verdict = 'killed' | 'survived' | 'never reached';

interface Found {
  readonly site: Site;
  readonly verdict: Verdict;
}

/** So many tests are asked first, and so many at most. */
const NEAR = 8;
const FAR = 60;
/** A slip that makes a program run for ever is noticed too. */
const PATIENCE = 300_000;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '100' },
    from: { type: 'string', default: '0' },
    to: { type: 'string' },
    report: { type: 'boolean', default: false },
  },
});
const cache = join(root, 'node_modules/.cache');
const kept = join(cache, `mutants-${values.seed}.json`);
const reaches = join(cache, `mutants-${values.seed}-reached`);
mkdirSync(cache, { recursive: true });

/** So many slips, no two of which overlap: both are in the text at once. */
function sample(): Site[] {
  const files = sources('core', { tests: false });
  const all = files.flatMap((file) => sitesIn(file, readFileSync(join(root, file), 'utf8')));
  const taken: Site[] = [];
  for (const site of openStream(hashText(`mutants ${values.seed}`), 'mutants').shuffle(all)) {
    if (taken.length === Number(values.count)) break;
    const overlaps = (other: Site) => other.file === site.file && other.start < site.end && site.start < other.end;
    if (!taken.some(overlaps)) taken.push(site);
  }
  return taken;
}

const nameOf = ({ file, before, what }: Site) => `${file} · ${before.replaceAll(/\s+/g, ' ').slice(0, 90)} · ${what}`;
const sites = sample();
const known: Record<string, Found> = existsSync(kept)
  ? (JSON.parse(readFileSync(kept, 'utf8')) as Record<string, Found>)
  : {};

async function opened(): Promise<Vitest> {
  process.env.MUSTER_MUTANTS = JSON.stringify(sites);
  process.env.MUSTER_REACHED = reaches;
  const config = join(root, 'scripts/mutants/vitest.config.ts');
  const vitest = await createVitest('test', { config, watch: false, reporters: [{}] });
  await vitest.standalone();
  return vitest;
}

/** Whether these tests pass with this slip; with none, which reach which is noted. */
async function passes(vitest: Vitest, active: number, tests: readonly string[]): Promise<boolean> {
  for (const project of vitest.projects) project.config.env.MUSTER_ACTIVE = String(active);
  const all = await vitest.globTestSpecifications();
  const specs = all.filter(({ moduleId }) => tests.includes(relative(root, moduleId).replaceAll('\\', '/')));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specs);
  return unhandledErrors.length === 0 && testModules.every((one) => one.ok());
}

/** The tests that reach each slip, by its number. What runs as a module is loaded is reached by whoever imports it. */
async function reachedBy(vitest: Vitest): Promise<readonly (readonly string[])[]> {
  if (!existsSync(reaches)) {
    const all = (await vitest.globTestSpecifications()).map(({ moduleId }) => relative(root, moduleId));
    writeFileSync(reaches, '');
    const pass = await passes(
      vitest,
      -1,
      all.filter((path) => !isSlow(path)),
    );
    if (!pass) {
      rmSync(reaches);
      throw new Error('The tests must pass before a slip is made.');
    }
  }
  const lines = readFileSync(reaches, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  const by = sites.map(() => new Set<string>());
  for (const line of lines) {
    const { test, slips } = JSON.parse(line) as { readonly test: string; readonly slips: readonly number[] };
    for (const slip of slips) by[slip]?.add(test === '' ? '' : relative(root, test));
  }
  return sites.map(({ file }, slip) => {
    const near = testsOf(file);
    const own = by[slip] ?? new Set();
    const tests = own.delete('') ? [...new Set([...near.slice(0, FAR), ...own])] : [...own];
    const rank = (path: string) => (near.includes(path) ? near.indexOf(path) : near.length);
    return tests.toSorted((a, b) => rank(a) - rank(b)).slice(0, FAR);
  });
}

async function judged(vitest: Vitest, slip: number, tests: readonly string[]): Promise<Verdict> {
  for (const round of [tests.slice(0, NEAR), tests.slice(NEAR)]) {
    if (round.length > 0 && !(await passes(vitest, slip, round))) return 'killed';
  }
  return tests.length === 0 ? 'never reached' : 'survived';
}

function keep(site: Site, verdict: Verdict): void {
  known[nameOf(site)] = { site, verdict };
  writeFileSync(kept, JSON.stringify(known));
}

async function run(): Promise<void> {
  const vitest = await opened();
  const tests = await reachedBy(vitest);
  for (const [slip, site] of sites.entries()) {
    if (slip < Number(values.from) || slip >= Number(values.to ?? sites.length) || known[nameOf(site)]) continue;
    const since = Date.now();
    const over = (how: string) => () => {
      keep(site, 'killed');
      console.log(`${slip} ${how}: ${site.file}:${site.line} ${site.what}; start again for the rest.`);
      process.exit(3);
    };
    const late = setTimeout(over('never ends'), PATIENCE);
    const fallen = over('ends its worker');
    process.once('uncaughtException', fallen);
    const verdict = await judged(vitest, slip, tests[slip] ?? []);
    clearTimeout(late);
    process.off('uncaughtException', fallen);
    keep(site, verdict);
    const seconds = ((Date.now() - since) / 1000).toFixed(0);
    console.log(`${slip} ${verdict} (${seconds} s) ${site.file}:${site.line} ${site.what}`);
  }
  await vitest.close();
}

console.log(`Seed ${values.seed}, ${sites.length} mutants of core.`);
if (!values.report) await run();
const all = sites.flatMap((site) => known[nameOf(site)] ?? []);
const survivors = all.filter(({ verdict }) => verdict !== 'killed');
const open = survivors.filter(({ site }) => EQUIVALENT[nameOf(site)] === undefined);
for (const { site, verdict } of open) {
  const instead = site.after.replaceAll(/\s+/g, ' ').slice(0, 160);
  console.log(`${verdict}: ${site.file}:${site.line}\n  ${nameOf(site)}\n  ${instead}`);
}
const killed = all.length - survivors.length;
const apart = killed + open.length;
const share = apart === 0 ? 0 : (100 * killed) / apart;
const equivalent = survivors.length - open.length;
console.log(`${killed} killed, ${open.length} survived, ${equivalent} equivalent: ${share.toFixed(1)} % of ${apart}.`);
process.exit(0);
