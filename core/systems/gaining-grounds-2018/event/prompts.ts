/** The judgements that the pack leaves to people, one question a rule. The answers are recorded with the event. */
import { ask } from '../../../event/ask.ts';
import type { PromptContext, PromptSpec } from '../../../event/prompts.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { RESHUFFLED } from './pool.ts';

const SET_UP = ask('set-up', [
  ['GG18-ROUND-02', 'Do you play the suggested number of Rounds? If not: how many, and why?', 'text'],
  ['GG18-PAIR-02', 'Which players often meet elsewhere and are kept apart in Round 1? You may name nobody.', 'text'],
  ['GG18-SCEN-05', 'Are at least three different Deployments used over the event? If not, why not?', 'text'],
  ['GG18-POOL-10', 'Do you set the Scheme pools by hand, or are they flipped?', 'text'],
]);

const CHECK_IN = ask('check-in', [
  [
    'GG18-KIT-01',
    'Are the models, the rulebook and Stat Cards, a Fate Deck, a measuring tape, counters, Markers and tokens here?',
    'tick',
    'players',
  ],
  ['GG18-PAINT-01', 'Are the models painted? Any honest effort passes.', 'yes-no'],
  [
    'GG18-CARD-01',
    'Is there an official, current card for each model and Upgrade, summoned models included?',
    'yes-no',
    'players',
  ],
  ['GG18-CARD-03', 'Is the app used for cards? Then the opponent may look at them on request.', 'yes-no', 'players'],
  [
    'GG18-CARD-04',
    'Are there physical cards for every Upgrade that may be attached to enemy models?',
    'yes-no',
    'players',
  ],
  ['GG18-PROXY-02', 'Are conversions accurate representations of their models?', 'yes-no'],
  [
    'GG18-PROXY-04',
    'Is there a conversion for a model that has a card but no miniature yet? Is it easily identified?',
    'text',
  ],
  [
    'GG18-TRACK-03',
    'Are Markers of every base size here that the Crew may make, each kind easily told apart?',
    'tick',
    'players',
  ],
  ['GG18-TRACK-07', 'Is there something to track every condition with that the Crew can apply?', 'tick', 'players'],
]);

const ROUND = ask('round', [
  [
    'GG18-TIME-03',
    'Were the start, the time left at intervals and the last 15 minutes announced, and can everybody see the clock?',
    'tick',
  ],
  [
    'GG18-PAIR-07',
    'In every possible Round some players meet again too soon. Do you confirm the proposed one, with the fewest and oldest meetings?',
    'yes-no',
  ],
  ['GG18-ODD-04', 'Everybody has had a Bye or the Ringer. Who has it again, and why?', 'text'],
  [
    'GG18-POOL-08',
    'The deck ran out in a pool and was shuffled again without the cards accepted for it. Do you accept that?',
    'yes-no',
  ],
]);

const GAME = ask('game', [
  ['GG18-TO-02', 'What was disputed, and how did you rule? The ruling is final.', 'text'],
  ['GG18-CONDUCT-02', 'What was unacceptable? There is one warning; what was this player warned of before?', 'text'],
  ['GG18-CONDUCT-04', 'Who plays slowly to gain an advantage, and what did you decide? Is the player new?', 'text'],
  ['GG18-CONDUCT-05', 'Who hid the state of their models, and was it cheating?', 'text'],
  ['GG18-INFO-03', 'Has the opponent read the Upgrades that start face down? Who bears them stays secret.', 'tick'],
  ['GG18-DECK-02', 'Is the deck offered to the opponent after every shuffle, to cut, shuffle or decline?', 'tick'],
  [
    'GG18-TRACK-01',
    'Do app users mark damage and conditions on the table too? How was an untracked case ruled?',
    'text',
  ],
  ['GG18-TRACK-02', 'How is damage tracked: with an erasable pen on the card, or dice beside the model?', 'text'],
  [
    'GG18-CORE-03',
    'May an engaged model take an Interact that targets the model that engages it? If not: how did you rule?',
    'text',
  ],
  ['GG18-TRACK-08', 'Which table is cluttered or confusing, and what did you do about it?', 'text'],
]);

const RESULT = ask('result', [
  ['GG18-AGREE-01', 'Why do they agree: was it a foregone conclusion, or clear with too little time left?', 'text'],
  ['GG18-AGREE-03', 'Would the position on the table probably lead to the agreed score?', 'yes-no'],
  ['GG18-AGREE-05', 'Should the game be played out instead?', 'yes-no'],
  [
    'GG18-CONCEDE-01',
    'The player concedes and leaves the event. No reason is needed. Do you want to note one?',
    'text',
  ],
  [
    'GG18-CARD-05',
    'An app failed for good and its player has no cards: they give up the Round. Do they stay in the event?',
    'yes-no',
  ],
]);

const FORFEIT = ask('forfeit', [
  ['GG18-FORFEIT-01', 'Why is the game forfeited: an error that spoils it, absence, conduct, cheating?', 'text'],
  ['GG18-FORFEIT-03', 'Is the player disqualified too? Why, or why not?', 'text', 'required'],
]);

const DISQUALIFICATION = ask('disqualification', [
  ['GG18-DQ-01', 'Was it cheating, or abuse of players, staff or bystanders? What happened?', 'text'],
]);

export const PROMPTS: readonly PromptSpec[] = [
  ...SET_UP,
  ...CHECK_IN,
  ...ROUND,
  ...GAME,
  ...RESULT,
  ...FORFEIT,
  ...DISQUALIFICATION,
];

/** Questions that some rounds have no use for. */
const ONLY_IF: Readonly<Partial<Record<RuleId, (occasion: PromptContext) => boolean>>> = {
  'GG18-PAIR-07': ({ paid }) => paid.includes('GG18-PAIR-07'),
  'GG18-ODD-04': ({ paid }) => paid.includes('GG18-ODD-04'),
  'GG18-TIME-03': ({ called }) => called.includes('time'),
  'GG18-POOL-08': ({ drawn }) => drawn.includes(RESHUFFLED),
};

export function asks(rule: RuleId, occasion: PromptContext): boolean {
  return ONLY_IF[rule]?.(occasion) ?? true;
}
