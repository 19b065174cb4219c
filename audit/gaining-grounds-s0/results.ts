/** Whether a result may be as it was written: sections 6 and 7. */
import type { Result } from '../../core/event/types.ts';
import type { Facts, Table } from '../facts.ts';
import type { Fault } from '../walk.ts';
import { pointsOf } from './scores.ts';

/** Four VP of the Strategy and two of each of two Schemes (GG0-SCORE-04). */
const HIGHEST = 8;

export function resultFaults(facts: Facts, table: Table, result: Result): Fault[] {
  const faults: Fault[] = [];
  const at = `${table.id}: `;
  const lines = [
    ...('scores' in result ? [result.scores] : []),
    ...('current' in result ? [result.current ?? []] : []),
  ];
  for (const scores of lines) {
    if (scores.length !== 0 && scores.length !== table.seats.length)
      faults.push(['GG0-SCORE-04', `${at}scores of others`]);
    for (const { vp } of scores) {
      // GG0-AMB-53: a brawl has no cap.
      const highest = facts.options.mode === 'all-out-brawl' ? Infinity : HIGHEST;
      const whole = typeof vp === 'number' && Number.isInteger(vp) && vp >= 0 && vp <= highest;
      if (!whole) faults.push(['GG0-SCORE-04', `${at}${String(vp)} VP`]);
    }
  }
  if ((result.kind === 'bye') !== (table.kind === 'bye')) faults.push(['GG0-ODD-11', `${at}a Bye is not played`]);
  if (result.kind === 'forfeit' && result.by.some((id) => !table.seats.includes(id))) {
    faults.push(['GG0-FORFEIT-03', `${at}somebody forfeits who does not sit there`]);
  }
  if ('inducement' in result && result.inducement) faults.push(['GG0-AGREE-04', `${at}induced`]);
  if (result.kind !== 'no-cards' && pointsOf(facts, { ...table, result }) === null) {
    faults.push(['GG0-AGREE-02', `${at}settled without everybody’s word`]);
  }
  return faults;
}
