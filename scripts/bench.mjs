// npm run bench: lists the benchmarks. `npm run bench -- NAME` runs one, `npm run bench -- all` every one in turn.
import { filesUnder, run } from './house.mjs';

const names = filesUnder('bench')
  .map((path) => /^bench\/([^/]+)\.ts$/.exec(path)?.[1])
  .filter((name) => name !== undefined && !name.endsWith('.test'));
const [name, ...args] = process.argv.slice(2);

if (name === undefined) {
  console.log(names.length === 0 ? 'No benchmarks yet.' : `Benchmarks: ${names.join(', ')}`);
  console.log('Run one with: npm run bench -- NAME, or all with: npm run bench -- all');
} else if (name !== 'all' && !names.includes(name)) {
  console.error(`There is no benchmark "${name}". There are: ${names.join(', ') || 'none yet'}`);
  process.exitCode = 1;
} else {
  for (const chosen of name === 'all' ? names : [name]) {
    console.log(`\n== ${chosen}`);
    const { code } = await run(process.execPath, ['--import', 'tsx', `bench/${chosen}.ts`, ...args]);
    if (code !== 0) process.exitCode = 1;
  }
}
