/** The variants that an event may combine, by area; those with a figure or a list of their own name its option. */
import type { OptionChoice } from '../../../event/pack.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';

export type Area = 'lists' | 'painting' | 'rounds' | 'timing' | 'scenarios' | 'victory' | 'standings';

export interface SteamrollerVariant extends OptionChoice {
  readonly meaning: string;
  readonly area: Area;
  readonly rules: readonly RuleId[];
  /** The option that holds its X: a figure from 1 to `most`, or a list. */
  readonly needs?: { readonly option: string; readonly most?: number };
}

const LISTS: readonly SteamrollerVariant[] = [
  {
    id: 'lists-required',
    label: '[X] Lists Required',
    meaning: 'Every player brings exactly X lists and plays each of them at least once.',
    area: 'lists',
    rules: ['SR15-VAR-LIST-01'],
    needs: { option: 'listsRequired', most: 9 },
  },
  {
    id: 'divide-and-conquer',
    label: 'Divide and Conquer [X]',
    meaning: 'Each list is played at least X times.',
    area: 'lists',
    rules: ['SR15-VAR-LIST-03', 'SR15-VAR-LIST-04'],
    needs: { option: 'divideAndConquer', most: 9 },
  },
  {
    id: 'battlegroup-only',
    label: 'Battlegroup Only',
    meaning: 'Lists hold only battlegroup models and independent warjacks and warbeasts.',
    area: 'lists',
    rules: ['SR15-VAR-LIST-02'],
  },
  {
    id: 'specialists',
    label: 'Specialists',
    meaning: 'Beside each list there may be a side list, from which cards are swapped in after both lists are known.',
    area: 'lists',
    rules: ['SR15-VAR-LIST-05', 'SR15-VAR-LIST-15'],
  },
  {
    id: 'theme-forces-required',
    label: 'Theme Forces: Tier [X] Required',
    meaning: 'Every list uses a Theme Force at tier X or above.',
    area: 'lists',
    rules: ['SR15-VAR-LIST-17', 'SR15-VAR-LIST-18'],
    needs: { option: 'themeTier', most: 4 },
  },
];

const EVENT: readonly SteamrollerVariant[] = [
  {
    id: 'basic-painting',
    label: 'Basic Painting Required',
    meaning: 'Every model is primed and has its colours on all parts.',
    area: 'painting',
    rules: ['SR15-VAR-PAINT-01'],
  },
  {
    id: 'hardcore-painting',
    label: 'Hardcore Painting Required',
    meaning: 'Every model is fully painted, its parts told apart, its base finished.',
    area: 'painting',
    rules: ['SR15-VAR-PAINT-02'],
  },
  {
    id: 'round-event',
    label: '[X] Round Event',
    meaning: 'X rounds at most, whatever the attendance; a sole leader still ends the event.',
    area: 'rounds',
    rules: ['SR15-VAR-ROUND-01', 'SR15-VAR-ROUND-02'],
    needs: { option: 'roundEvent', most: 64 },
  },
  {
    id: 'scenarios',
    label: 'Scenario(s) [X]',
    meaning: 'The scenarios are published before the event.',
    area: 'scenarios',
    rules: ['SR15-VAR-SCEN-01'],
    needs: { option: 'scenarios' },
  },
];

const TIMING: readonly SteamrollerVariant[] = [
  {
    id: 'death-clock',
    label: 'Death Clock',
    meaning: 'Each player has a clock for the whole game; there is no dice down.',
    area: 'timing',
    rules: ['SR15-VAR-TIME-10'],
  },
  {
    id: 'casual',
    label: 'Casual',
    meaning: 'Rounds and turns of the next larger size; extensions at every size.',
    area: 'timing',
    rules: ['SR15-VAR-TIME-01', 'SR15-VAR-TIME-05'],
  },
  {
    id: 'relaxed',
    label: 'Relaxed',
    meaning: 'Rounds and turns of two sizes larger; extensions at every size.',
    area: 'timing',
    rules: ['SR15-VAR-TIME-02', 'SR15-VAR-TIME-05'],
  },
  {
    id: 'hardcore',
    label: 'Hardcore',
    meaning: 'Rounds and turns of the next smaller size; no extensions.',
    area: 'timing',
    rules: ['SR15-VAR-TIME-03', 'SR15-VAR-TIME-05'],
  },
  {
    id: 'frenzy',
    label: 'Frenzy',
    meaning: 'Rounds and turns of two sizes smaller; no extensions.',
    area: 'timing',
    rules: ['SR15-VAR-TIME-04', 'SR15-VAR-TIME-05'],
  },
  {
    id: 'no-extensions',
    label: 'No Extensions',
    meaning: 'Nobody has an extension.',
    area: 'timing',
    rules: ['SR15-VAR-TIME-06'],
  },
  {
    id: 'no-time-limits',
    label: 'No Time Limits',
    meaning: 'Rounds and turns are untimed: a round ends with its last game.',
    area: 'timing',
    rules: ['SR15-VAR-TIME-07'],
  },
];

const VICTORY: readonly SteamrollerVariant[] = [
  {
    id: 'mangled-metal',
    label: 'Mangled Metal',
    meaning: 'A player also wins when all enemy warjacks and warbeasts are destroyed or removed.',
    area: 'victory',
    rules: ['SR15-VAR-VICT-01'],
  },
  {
    id: 'no-assassination',
    label: 'No Assassination Victory',
    meaning: 'A destroyed warcaster or warlock does not end the game.',
    area: 'victory',
    rules: ['SR15-VAR-VICT-02'],
  },
  {
    id: 'no-tiebreakers',
    label: 'No Tiebreakers',
    meaning: 'A game without a winner when time is up is a tie.',
    area: 'victory',
    rules: ['SR15-VAR-VICT-03'],
  },
];

const STANDINGS: readonly SteamrollerVariant[] = [
  {
    id: 'assassin-scoring',
    label: 'Assassin Scoring',
    meaning: 'Equal tournament points: assassination victories, then control points.',
    area: 'standings',
    rules: ['SR15-VAR-FINAL-01'],
  },
  {
    id: 'control-point-scoring',
    label: 'Control Point Scoring',
    meaning: 'Equal tournament points: control points, then army points, then strength of schedule.',
    area: 'standings',
    rules: ['SR15-VAR-FINAL-02'],
  },
  {
    id: 'destruction-scoring',
    label: 'Destruction Scoring',
    meaning: 'Equal tournament points: army points, then control points, then strength of schedule.',
    area: 'standings',
    rules: ['SR15-VAR-FINAL-03'],
  },
  {
    id: 'finals-tables',
    label: 'Finals Tables',
    meaning: 'In the last round 1st meets 2nd and 3rd meets 4th for the first three places. Not preferred.',
    area: 'standings',
    rules: ['SR15-VAR-FINAL-04', 'SR15-VAR-FINAL-05'],
  },
  {
    id: 'large-event-scoring',
    label: 'Large Event Scoring',
    meaning: 'Strength of schedule counts the share of games that opponents won; who dropped without a win counts one.',
    area: 'standings',
    rules: ['SR15-VAR-FINAL-10'],
  },
];

export const VARIANTS: readonly SteamrollerVariant[] = [...LISTS, ...EVENT, ...TIMING, ...VICTORY, ...STANDINGS];
