// npm run imports: the direction of imports, with types and without.
import { createRequire } from 'node:module';
import { cruise, format } from 'dependency-cruiser';
import { filesUnder, rooms, sources } from './house.mjs';

const require = createRequire(import.meta.url);
const folders = [...rooms, 'tests', 'scripts'].filter((room) => filesUnder(room).length > 0);

async function check(config, from) {
  const { forbidden, options } = require(config);
  const { enhancedResolveOptions, ...others } = options;
  const { output } = await cruise(from, { ...others, validate: true, ruleSet: { forbidden } }, enhancedResolveOptions);
  const seen = output.modules.filter(({ source }) => source.startsWith('core/')).length;
  if (seen === 0 && sources('core').length > 0) {
    // dependency-cruiser passes silently when it cannot read TypeScript.
    console.error(`${config}: core has ${sources('core').length} sources, and dependency-cruiser read none of them.`);
    return false;
  }
  const report = await format(output, { outputType: 'err' });
  console.log(String(report.output).trim());
  return output.summary.error === 0;
}

const checks = [
  ['../.dependency-cruiser.cjs', folders],
  // Only pages are followed all the way: that takes long.
  ['../.dependency-cruiser.runtime.cjs', ['web']],
];
for (const [config, from] of checks) if (!(await check(config, from))) process.exitCode = 1;
