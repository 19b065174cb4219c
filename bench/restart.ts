/** How long a server is away that was killed while eight write, beside a bare process of the same Node. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { killCycles } from '../tests/crash/kill.ts';
import { percentile, report, timed } from './lib/report.ts';

const { restarts, lost, doubled } = await killCycles(join(import.meta.dirname, '../tests/crash/child.js'), 20);
const bare = timed(5, 1, () => spawnSync(process.execPath, ['-e', '']));

report(`restart: ${restarts.length} kills while eight write`, [
  {
    name: 'from the start of the process to the first answer, median',
    value: percentile(restarts, 0.5),
    unit: 'ms',
    most: 1000,
  },
  { name: 'lost or doubled', value: lost + doubled, unit: 'entries', most: 0 },
  { name: 'beside it: a process that does nothing, median', value: percentile(bare, 0.5), unit: 'ms' },
]);
