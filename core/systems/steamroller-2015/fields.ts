/** What is reported of a game, for each player. */
import type { FieldSpec } from '../../event/pack.ts';
import type { OptionValues } from '../../event/types.ts';
import { listPlaces } from './lists.ts';
import { has } from './options.ts';
import { OUTCOMES, WAYS } from './outcome.ts';

/** Ways to win that an event does not have. */
function isPossible(options: OptionValues, way: string): boolean {
  if (way === 'clock') return has(options, 'death-clock');
  if (way === 'assassination') return !has(options, 'no-assassination');
  return way === 'scenario' || !has(options, 'no-tiebreakers');
}

export function fieldsFor(options: OptionValues): readonly FieldSpec[] {
  return [
    { id: 'result', label: 'Result', kind: 'choice', choices: OUTCOMES, rules: ['SR15-RESULT-01'] },
    { id: 'list', label: 'List played', kind: 'choice', choices: listPlaces(options), rules: ['SR15-RESULT-01'] },
    {
      id: 'controlPoints',
      label: 'Control points',
      kind: 'number',
      min: 0,
      rules: ['SR15-RESULT-01', 'SR15-RESULT-04'],
    },
    {
      id: 'armyPointsDestroyed',
      label: 'Army points destroyed',
      kind: 'number',
      min: 0,
      rules: ['SR15-RESULT-01', 'SR15-RESULT-02'],
    },
    {
      id: 'by',
      label: 'How the winner won',
      kind: 'choice',
      choices: WAYS.filter(({ id }) => isPossible(options, id)),
      rules: ['SR15-AMB-46'],
    },
  ];
}
