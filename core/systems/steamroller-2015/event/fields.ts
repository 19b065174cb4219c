/** What is reported of a game, for each player. */
import type { FieldSpec } from '../../../event/pack.ts';
import type { OptionValues } from '../../../event/types.ts';
import { listPlaces } from './lists.ts';
import { has } from './options.ts';
import { OPPOSITE, OUTCOMES, WAYS } from './outcome.ts';
import { POINTS_TO_WIN } from './score.ts';

/** Ways to win that an event does not have. */
function isPossible(options: OptionValues, way: string): boolean {
  if (way === 'clock') return has(options, 'death-clock');
  if (way === 'mangled-metal') return has(options, 'mangled-metal');
  if (way === 'no-models') return has(options, 'no-assassination');
  if (way === 'assassination') return !has(options, 'no-assassination');
  return way === 'scenario' || !has(options, 'no-tiebreakers');
}

export function fieldsFor(options: OptionValues): readonly FieldSpec[] {
  return [
    {
      id: 'result',
      label: 'Result',
      kind: 'choice',
      choices: OUTCOMES,
      mirrors: OPPOSITE,
      rules: ['SR15-RESULT-01', 'SR15-RESULT-05'],
    },
    { id: 'list', label: 'List played', kind: 'choice', choices: listPlaces(options), rules: ['SR15-RESULT-01'] },
    {
      id: 'controlPoints',
      label: 'Control points',
      kind: 'number',
      min: 0,
      max: POINTS_TO_WIN,
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
      when: { field: 'result', is: 'win' },
      optional: !has(options, 'assassin-scoring'),
      choices: WAYS.filter(({ id }) => isPossible(options, id)),
      rules: ['SR15-AMB-46'],
    },
  ];
}

/** Of a concession: what the opponent has destroyed as the table stands, where the players know it. */
export function concessionFields(): readonly FieldSpec[] {
  return [
    {
      id: 'armyPointsDestroyed',
      label: 'Army points destroyed, as if the casters of the player who concedes had just fallen',
      kind: 'number',
      min: 0,
      optional: true,
      rules: ['SR15-CONCEDE-03'],
    },
  ];
}
