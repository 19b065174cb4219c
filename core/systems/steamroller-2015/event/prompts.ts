/** The judgements that the pack leaves to people, one question a rule. The answers are recorded with the event. */
import { ask } from '../../../event/ask.ts';
import type { PromptContext, PromptSpec } from '../../../event/prompts.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { has, variantsIn } from './options.ts';

const SET_UP = ask('set-up', [
  [
    'SR15-VAR-GEN-01',
    'Are all variants chosen that you want? Areas without variants stay as the pack has them.',
    'tick',
  ],
  ['SR15-GEN-01', 'Fewer than 8 or more than 128 players: does the format still suit you?', 'yes-no'],
  [
    'SR15-GEN-03',
    'Is the day long enough: every round with its longest hidden addition of 15 minutes, pairing, and moving tables?',
    'yes-no',
  ],
  ['SR15-GEN-04', 'Are the materials of all planned scenarios ready?', 'tick'],
  ['SR15-SELECT-05', 'Are the scenarios chosen? They should be before the event.', 'yes-no'],
  [
    'SR15-VAR-LIST-04',
    'Divide and Conquer leaves players a free choice in the last round only if lists × X is less than the rounds. Is it?',
    'yes-no',
  ],
  ['SR15-AMB-36', 'Some variants cancel each other out. Is that intended?', 'yes-no'],
]);

const MODELS = ask('check-in', [
  ['SR15-LOG-01', 'Are models, cards, dice, measures, markers, tokens and templates here?', 'tick', 'players'],
  ['SR15-LIST-01', 'Are there two copies of each list, with its point costs?', 'tick', 'players'],
  ['SR15-MODEL-02', 'Are all models Privateer Press Warmachine or Hordes, whole, and on the right base?', 'yes-no'],
  [
    'SR15-MODEL-03',
    'Which models are not released yet? They are allowed only if everybody here could buy them.',
    'text',
  ],
  ['SR15-MODEL-06', 'Is the standard model’s card there for every substitute?', 'tick', 'players'],
  ['SR15-MODEL-07', 'Can the commander of every unit with substitutes be recognised?', 'yes-no'],
  ['SR15-VAR-PAINT-01', 'Basic Painting: is everything primed, with its intended colours on all parts?', 'yes-no'],
  [
    'SR15-VAR-PAINT-02',
    'Hardcore Painting: is everything fully painted, its parts told apart by colour and shade, its base finished?',
    'yes-no',
  ],
]);

const CONVERSIONS = ask('check-in', [
  ['SR15-CONV-01', 'Is it clear what every model represents?', 'yes-no', 'players'],
  ['SR15-CONV-02', 'Are conversions free of other companies’ property and marks?', 'yes-no', 'players'],
  ['SR15-CONV-03', 'Which conversions do you approve as an exception, and why?', 'text'],
  [
    'SR15-CONV-04',
    'Does more than half of each conversion come from the model it is, recognisable, with its real weapons?',
    'yes-no',
  ],
  ['SR15-CONV-06', 'Warriors: are swapped weapons of the same kind, with all that their rules turn on?', 'yes-no'],
  ['SR15-CONV-07', 'Warjacks and warbeasts: are their weapons clearly their own?', 'yes-no'],
  ['SR15-CONV-08', 'Can the parts of an upgrade kit be seen clearly on the model that uses its card?', 'yes-no'],
  ['SR15-CONV-09', 'Is a model with an upgrade kit fielded only as that upgrade?', 'yes-no'],
  ['SR15-CONV-10', 'Unit and weapon attachments: are the models that use the upgrade’s card the kit’s own?', 'yes-no'],
]);

const ROUND = ask('round', [
  ['SR15-TIME-05', 'The round’s hidden length is over. Is dice down called?', 'tick'],
  [
    'SR15-AMB-18',
    'No pairing without a rematch or a second pair-down exists. Do you approve the proposed one, with the fewest?',
    'yes-no',
  ],
  ['SR15-AMB-19', 'Everybody has had a bye. Who has the second one, and why?', 'text'],
  ['SR15-AMB-23', 'There are more players than the table of rounds covers. How many rounds do you play?', 'text'],
  ['SR15-AMB-24', 'The planned rounds are played and several lead. Do you add a round?', 'yes-no'],
  ['SR15-AMB-32', 'Finals Tables: do 1st and 2nd, 3rd and 4th meet, whatever was before?', 'tick'],
  ['SR15-AMB-52', 'One player leads alone before the last round. Do you still play the finals?', 'yes-no'],
  ['SR15-VAR-TIME-12', 'Are lists and deployment order fixed at every table? Then armies may be laid out.', 'tick'],
]);

const GAME = ask('game', [
  ['SR15-LOG-02', 'Which area effect or terrain has no template of its size on the table?', 'text'],
  ['SR15-LOG-03', 'Which effect has no token beside its model? It counts as not there.', 'text'],
  ['SR15-LOG-05', 'Can the data of the failed device be had in reasonable time? If not, its owner concedes.', 'yes-no'],
  ['SR15-CONV-05', 'Has each player shown the other every conversion?', 'tick'],
  ['SR15-CONV-11', 'Can every scenic base be measured at its edge?', 'yes-no'],
  ['SR15-SPORT-02', 'Have the players tried to settle it? Tell the opponent first, then the organiser.', 'yes-no'],
  ['SR15-SPORT-03', 'What was disputed, and how did you rule? The ruling is final.', 'text'],
  ['SR15-VAR-TIME-15', 'Under five minutes on both clocks: do you watch the 15 seconds of each turn?', 'yes-no'],
  ['SR15-VAR-TIME-17', 'Is the clock handed over more than it should be? What did you decide?', 'text'],
  ['SR15-AMB-43', 'Somebody is late, absent or slow. What did you decide?', 'text'],
]);

const RESULT = ask('result', [
  ['SR15-RESULT-05', 'The two sheets differ. Which is right?', 'text'],
  [
    'SR15-CONCEDE-03',
    'How many army points has the opponent destroyed, as if the casters of the player who concedes had just fallen?',
    'text',
  ],
  ['SR15-CONCEDE-04', 'Was this concession unsporting? You may disqualify for it.', 'text'],
  ['SR15-AMB-42', 'Both lose: 0 tournament, control and army points each. Is that your decision?', 'yes-no'],
  ['SR15-AMB-53', 'Lost by a second pause: do you score it as a concession, or otherwise?', 'text'],
]);

const DISQUALIFICATION = ask('disqualification', [
  [
    'SR15-SPORT-04',
    'Was it rude or immature conduct towards an opponent or you? Then the disqualification is immediate.',
    'text',
  ],
  ['SR15-SPORT-05', 'If not: which unsporting act was it?', 'text'],
  ['SR15-SPORT-06', 'From which related events is the player excluded too?', 'text'],
  ['SR15-AMB-16', 'The game in progress counts as conceded: how many army points had the opponent destroyed?', 'text'],
]);

export const PROMPTS: readonly PromptSpec[] = [
  ...SET_UP,
  ...MODELS,
  ...CONVERSIONS,
  ...ROUND,
  ...GAME,
  ...RESULT,
  ...DISQUALIFICATION,
];

/** Questions that some events and rounds have no use for. */
const ONLY_IF: Readonly<Partial<Record<RuleId, (occasion: PromptContext) => boolean>>> = {
  'SR15-GEN-01': ({ players }) => players < 8 || players > 128,
  'SR15-VAR-LIST-04': ({ options }) => has(options, 'divide-and-conquer'),
  'SR15-VAR-PAINT-01': ({ options }) => has(options, 'basic-painting'),
  'SR15-VAR-PAINT-02': ({ options }) => has(options, 'hardcore-painting'),
  'SR15-AMB-18': ({ paid }) => paid.includes('SR15-AMB-18'),
  'SR15-AMB-19': ({ paid }) => paid.includes('SR15-AMB-19'),
  'SR15-AMB-23': ({ players }) => players > 128,
  'SR15-AMB-24': ({ lastRound }) => lastRound,
  'SR15-AMB-32': ({ options }) => has(options, 'finals-tables'),
  'SR15-AMB-36': ({ options }) => variantsIn(options).length > 1,
  'SR15-AMB-52': ({ options, lastRound }) => lastRound && has(options, 'finals-tables'),
  'SR15-TIME-05': ({ called }) => called.includes('dice-down'),
};

export function asks(rule: RuleId, occasion: PromptContext): boolean {
  return ONLY_IF[rule]?.(occasion) ?? true;
}
