// npm run imports: the direction of imports, with types and without.
import { createRequire } from 'node:module';
import { cruise, format } from 'dependency-cruiser';
import { filesUnder, rooms, sources } from './house.mjs';

const require = createRequire(import.meta.url);
const folders = [...rooms, 'tests', 'scripts'].filter((room) => filesUnder(room).length > 0);
const { forbidden, options } = require('../.dependency-cruiser.cjs');

const isTest = (file) => /\.test\.tsx?$|^tests\//.test(file);

/** What pages may not load, however far down: types are erased, then every path is followed. */
const LOADS_NO = [
  {
    from: /^web\/(player|screen)\//,
    to: /^core\/systems\//,
    why: 'Nothing a phone or a screen loads leads to a system.',
  },
  { from: /^web\//, to: /^(server|cli)\//, why: 'Nothing a page loads leads to the server or to Node.' },
];

/** The first way there from the files of `from`, a line; null where there is none. */
function wayTo({ from, to, why }, loads) {
  const cameFrom = new Map(
    [...loads.keys()].filter((file) => from.test(file) && !isTest(file)).map((file) => [file, '']),
  );
  for (const file of cameFrom.keys()) {
    if (to.test(file)) {
      const way = [];
      for (let at = file; at !== ''; at = cameFrom.get(at)) way.unshift(at);
      return `${why} ${way.join(' → ')}`;
    }
    // A map that grows is walked to its new end.
    for (const next of loads.get(file) ?? []) if (!cameFrom.has(next)) cameFrom.set(next, file);
  }
  return null;
}

async function check() {
  const { enhancedResolveOptions, ...others } = options;
  const { output } = await cruise(
    folders,
    { ...others, validate: true, ruleSet: { forbidden } },
    enhancedResolveOptions,
  );
  if (!output.modules.some(({ source }) => source.startsWith('core/')) && sources('core').length > 0) {
    // dependency-cruiser passes silently when it cannot read TypeScript.
    return [`core has ${sources('core').length} sources, and dependency-cruiser read none of them.`];
  }
  const report = await format(output, { outputType: 'err' });
  console.log(String(report.output).trim());
  const loads = new Map(
    output.modules.map(({ source, dependencies }) => [
      source,
      dependencies
        .filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'))
        .map(({ resolved }) => resolved),
    ]),
  );
  const ways = LOADS_NO.map((rule) => wayTo(rule, loads)).filter((way) => way !== null);
  return output.summary.error === 0 ? ways : [...ways, 'Some imports go a way that they may not.'];
}

const faults = await check();
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
