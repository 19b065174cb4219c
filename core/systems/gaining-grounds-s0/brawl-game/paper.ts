/** An All Out Brawl on paper: what to keep in mind, and a sheet a Turn. */
import type { Paper } from '../../../encounter/paper.ts';
import { SIDE_IDS } from '../../../encounter/types.ts';
import { cite } from '../../../journal/cite.ts';
import { MODES } from '../modes.ts';

const TURNS = 5;

/** @param sides four to eight. */
export function brawlPaper(sides: number): Paper {
  const mode = MODES.find(({ id }) => id === 'all-out-brawl');
  const says = (mode?.notes ?? []).map(([text, rule]) => ({ text, rules: cite(rule) }));
  const letters = SIDE_IDS.slice(0, sides);
  const columns = [...Array.from({ length: TURNS }, (_, index) => `Turn ${index + 1}`), 'VP', 'Name'];
  return [
    [
      { kind: 'steps', title: 'All Out Brawl', steps: [{ title: 'Keep in mind', says }] },
      {
        kind: 'table',
        title: 'VP',
        hint: '2 for a kill, 1 for each model damaged in an Activation, 1 for a model near the middle at the end of a Turn.',
        columns,
        labels: letters,
      },
    ],
  ];
}
