/** Folding a whole event of 128 players and 7 rounds, beside JSON.parse of the same record. */
import { nextRound, startedFloor } from '../tests/core/event/floor.ts';
import type { Floor } from '../tests/core/event/floor.ts';
import { eventRuleset } from '../core/event/ruleset.ts';
import { foldRecord } from '../core/journal/record.ts';
import { gainingGroundsS0 } from '../core/systems/gaining-grounds-s0/pack.ts';
import { percentile, report, timed } from './lib/report.ts';

/** Every game reported by one player and confirmed by the other, as on a busy floor. */
function playByPhones(floor: Floor): void {
  for (const [index, { id, seats, kind }] of floor.games().entries()) {
    const [a, b] = seats;
    if (kind !== 'game' || a === undefined || b === undefined) continue;
    const scores = [{ vp: 3 + (index % 5) }, { vp: index % 3 }];
    floor.run({ type: 'report', game: id, result: { kind: 'played', scores } }, { role: 'player', entrant: a });
    floor.run({ type: 'confirm', game: id }, { role: 'player', entrant: b });
  }
  floor.run({ type: 'close-round' });
}

const floor = startedFloor(gainingGroundsS0, 128, { options: {} });
floor.run({ type: 'change-settings', settings: { rounds: 7 } });
for (let round = 0; round < 7; round += 1) {
  nextRound(floor);
  playByPhones(floor);
}
const { header, entries } = floor.record();
const ruleset = eventRuleset(gainingGroundsS0);
const folds = timed(50, 5, () => foldRecord(ruleset, header, entries));
const lines = entries.map((entry) => JSON.stringify(entry));
const parses = timed(50, 5, () => lines.map((line) => JSON.parse(line) as unknown));
const folded = foldRecord(ruleset, header, entries);
const views = timed(20, 3, () => ('state' in folded ? ruleset.shared({ ...folded.state }) : null));
report(`fold: 128 players, 7 rounds, ${entries.length} entries`, [
  { name: 'fold, median', value: percentile(folds, 0.5), unit: 'ms', most: 20 },
  { name: 'fold, 99th percentile', value: percentile(folds, 0.99), unit: 'ms' },
  { name: 'peer: JSON.parse of the same entries, median', value: percentile(parses, 0.5), unit: 'ms' },
  { name: 'shared view, median', value: percentile(views, 0.5), unit: 'ms' },
]);
