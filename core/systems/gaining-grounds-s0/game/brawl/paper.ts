/** An All Out Brawl on paper: what to keep in mind, and a sheet a Turn. */
import type { Paper } from '../../../../encounter/paper.ts';
import { SIDE_IDS } from '../../../../encounter/types.ts';
import { cite } from '../../../../rules/cite.ts';
import { type Inspected, inspectionStep } from '../../../malifaux/game/inspection.ts';
import { MODES } from '../../event/modes.ts';

const TURNS = 5;

/** @param sides four to eight. */
export function brawlPaper(sides: number, inspected: readonly Inspected[]): Paper {
  const mode = MODES.find(({ id }) => id === 'all-out-brawl');
  const says = (mode?.notes ?? []).map(([text, rule]) => ({ text, rules: cite(rule) }));
  const letters = SIDE_IDS.slice(0, sides);
  const columns = [...Array.from({ length: TURNS }, (_, index) => `Turn ${index + 1}`), 'VP', 'Name', 'Signature'];
  const turn = [
    {
      text: 'All flip for Initiative. Players with equal flips flip again.',
      rules: cite('GG0-MODE-AOB-06', 'GG0-AMB-72'),
    },
    { text: 'Activate in that order, and note what each Activation earned.', rules: [] },
    { text: 'Then who is near the middle.', rules: cite('GG0-MODE-AOB-11') },
  ];
  return [
    [
      {
        kind: 'steps',
        title: 'All Out Brawl',
        steps: [
          {
            title: 'Models',
            says: [{ text: 'Everybody writes one down; all are shown at once.', rules: cite('GG0-MODE-AOB-02') }],
          },
          inspectionStep(inspected),
          {
            title: 'Deploying',
            says: [{ text: 'Draw the order: shuffle one card for each.', rules: cite('GG0-MODE-AOB-03') }],
          },
          { title: 'Every Turn', says: turn },
          {
            title: 'The end',
            says: [
              {
                text: `After Turn ${TURNS}, or when Time is called: add up, and all sign.`,
                rules: cite('GG0-CORE-01'),
              },
            ],
          },
          { title: 'Keep in mind', says },
        ],
      },
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
