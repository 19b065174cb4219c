/** What every benchmark prints: figures with their bars, and an exit code that says whether the bars hold. */
import { cpus, loadavg } from 'node:os';

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The most it may be; absent for a figure that is only shown, such as a peer's. */
  readonly most?: number;
  /** The least it may be. */
  readonly least?: number;
}

function holds({ value, most, least }: Figure): boolean {
  return (most === undefined || value <= most) && (least === undefined || value >= least);
}

/** Prints the figures, and sets the exit code to 1 when one of them misses its bar. */
export function report(title: string, figures: readonly Figure[]): void {
  const load = loadavg()[0]?.toFixed(1) ?? '?';
  console.log(`${title} · Node ${process.version} · ${cpus().length} cores · load ${load}`);
  for (const figure of figures) {
    const { name, value, unit, most, least } = figure;
    const bar = most === undefined ? (least === undefined ? '' : `≥ ${least}`) : `≤ ${most}`;
    const verdict = bar === '' ? '' : `${bar} ${unit} ${holds(figure) ? 'holds' : 'MISSED'}`;
    console.log(`  ${name.padEnd(52)} ${rounded(value).padStart(12)} ${unit.padEnd(8)} ${verdict}`);
  }
  if (!figures.every(holds)) process.exitCode = 1;
}

function rounded(value: number): string {
  return value >= 100 ? Math.round(value).toString() : value.toFixed(value >= 1 ? 2 : 4);
}

/** The value below which `share` (0 to 1) of the sorted values lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** Milliseconds of each of `runs` calls, after `warmUp` calls that are not counted. */
export function timed(runs: number, warmUp: number, call: () => unknown): number[] {
  for (let run = 0; run < warmUp; run += 1) call();
  return Array.from({ length: runs }, () => {
    const start = performance.now();
    call();
    return performance.now() - start;
  });
}
