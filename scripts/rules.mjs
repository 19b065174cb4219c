// npm run rules: runs the tests, notes which rules their answers name, then prints what `muster rules` makes of it.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { install, root, run, tool } from './house.mjs';

await install();
rmSync(join(root, 'node_modules/.cache/muster-citations'), { recursive: true, force: true });
console.error('Running the tests with the collector of citations ...');
const projects = ['unit', 'server', 'alone'].flatMap((name) => ['--project', name]);
const tests = ['run', ...projects, '--reporter=dot', '--passWithNoTests'];
const { code, output } = await tool('vitest/vitest.mjs', tests, { quiet: true, env: { MUSTER_CITATIONS: '1' } });
if (code !== 0) console.error(`${output}\nSome tests failed; what they cited before is counted.`);
const report = await run(process.execPath, [
  'node_modules/tsx/dist/cli.mjs',
  'cli/main.ts',
  'rules',
  ...process.argv.slice(2),
]);
process.exitCode = report.code;
