/** The judgements that the pack leaves to people, one question a rule. The answers are recorded with the event. */
import { ask } from '../../../event/ask.ts';
import type { PromptContext, PromptSpec } from '../../../event/prompts.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { contradictions } from './contradictions.ts';
import { isBrawl } from './in-force.ts';

const SET_UP = ask('set-up', [
  ['GG0-EVENT-01', 'Who runs the event, and who judges beside them?', 'text'],
  [
    'GG0-EVENT-10',
    'Are the venue, terrain for every table, the announcement and copies of rules, FAQ and errata arranged?',
    'tick',
  ],
  ['GG0-ROUND-03', 'Do you play the suggested number of Rounds? If not: how many, and why?', 'text'],
  [
    'GG0-TIME-02',
    'Is the length of a Round as you want it? For 50 Soulstones 15 minutes of set-up and 120 to 135 of play are recommended.',
    'yes-no',
  ],
  ['GG0-SETUP-04', 'Are Strategy and Deployment of every Round set beforehand? What is not set is flipped.', 'yes-no'],
  ['GG0-SETUP-06', 'Are the Schemes of every Round set beforehand? What is not set is flipped.', 'yes-no'],
  [
    'GG0-SETUP-02',
    'Which tables have their terrain’s traits written down? At the others the players agree them before play.',
    'text',
  ],
  [
    'GG0-ADJ-01',
    'Which spots of which table can a Mv 5 model without Flight or Incorporeal not reach in one Activation?',
    'text',
  ],
  ['GG0-TABLE-01', 'Does the terrain cover 40 to 50% of every table: 518 to 648 of its 1296 square inches?', 'yes-no'],
  [
    'GG0-TABLE-02',
    'Are shapes and kinds mixed at every table? Pushed together, the pieces should fill about 40% of it.',
    'yes-no',
  ],
  [
    'GG0-TABLE-03',
    'Does about 70% of the terrain hinder movement: most of it Impassable, some Hazardous or Severe?',
    'yes-no',
  ],
  [
    'GG0-TABLE-04',
    'Does about 80% of the terrain affect sight: Concealing and Blocking alike, Dense now and then?',
    'yes-no',
  ],
  ['GG0-TABLE-05', 'Are all paths and chokepoints 50 mm wide or more?', 'yes-no'],
  ['GG0-TABLE-06', 'Are there very few open lines of sight from one Deployment Zone to the other?', 'yes-no'],
  ['GG0-TABLE-07', 'Can every part of every table be reached?', 'yes-no'],
  ['GG0-PAIR-02', 'Should players from one area be kept apart in Round 1?', 'yes-no'],
  ['GG0-VAR-00-02', 'Some variants contradict each other. Which one gives way?', 'text'],
  ['GG0-FMT-04', 'Is this set of variants a format of your own? What is it called?', 'text'],
  ['GG0-PAINT-06', 'Who judges the painting, and by which method?', 'text'],
]);

const CHECK_IN = ask('check-in', [
  ['GG0-EVENT-09', 'Is everything collected that this event needs: name, Faction, Leader, model pool, Crew?', 'tick'],
  ['GG0-PAINT-02', 'Does this player enter the painting competition?', 'yes-no'],
  ['GG0-PAINT-03', 'Could the painted models be hired together as a Crew at this event?', 'yes-no'],
  ['GG0-PAINT-12', 'Is every model itself, or what officially counts as it? Proxies are not allowed.', 'yes-no'],
  [
    'GG0-PAINT-13',
    'Is there a stand-in for a model that has a card but no miniature yet? Is it easily identified?',
    'text',
  ],
  [
    'GG0-PAINT-14',
    'Are conversions still clearly the model they represent, with no more than half from other makers?',
    'yes-no',
  ],
  ['GG0-ETI-02', 'Are models, Fate Deck, measure, tokens, Markers and cards here?', 'tick', 'players'],
  ['GG0-ETI-03', 'Is the latest official wording of every card at hand?', 'tick', 'players'],
]);

const ROUND = ask('round', [
  [
    'GG0-PAIR-06',
    'A round without a rematch is not possible. Do you approve the proposed one, with the fewest rematches?',
    'yes-no',
  ],
  [
    'GG0-PAIR-10',
    'A player has dropped out. Are they out of the pairings, and how does a game in progress end?',
    'text',
  ],
  ['GG0-ODD-13', 'Everybody has had a Bye or the Ringer. Who has it again, and why?', 'text'],
  [
    'GG0-MODE-AOB-12',
    'The pack gives no Tournament Points for a game of more than two. Do 3 for the most VP, 1 each where shared, suit you?',
    'yes-no',
  ],
  ['GG0-PAINT-05', 'When do the entrants set out their models for judging?', 'text'],
]);

const GAME = ask('game', [
  ['GG0-EVENT-05', 'What was disputed, and how did you rule? The ruling is final for this event.', 'text'],
  ['GG0-EVENT-06', 'Has this been ruled before today? Rule it the same way.', 'tick'],
  ['GG0-EVENT-07', 'Were you asked, or is there a major rules problem? Otherwise let the game run.', 'yes-no'],
  ['GG0-EVENT-13', 'What was unsporting, and what did you do about it?', 'text'],
  ['GG0-TIME-09', 'Who plays slowly, and what did you decide?', 'text'],
  ['GG0-VAR-BANS-01', 'Which Keyword does each player name, the Attacker first? Naming none is allowed.', 'text'],
  ['GG0-GEO-18', 'What stands higher, who sees whom, or what can be reached is in doubt: what did you find?', 'text'],
  [
    'GG0-ADJ-04',
    'A Strategy Marker cannot go where it should. Where does the player with Initiative put it, as near as possible?',
    'text',
  ],
  ['GG0-ADJ-05', 'Does that place help neither player? Who agreed: both, or a judge?', 'text'],
  [
    'GG0-ETI-10',
    'How does each player track Activations, Conditions, Health and Tokens? Say it before the game.',
    'text',
  ],
]);

const RESULT = ask('result', [
  ['GG0-AGREE-01', 'Why can this game not be finished? An agreed result is the last resort.', 'text'],
  [
    'GG0-AGREE-03',
    'Is this how the game would end from where it stands, without points of Turns not played?',
    'yes-no',
  ],
  ['GG0-AGREE-06', 'You set this result yourself. What are the special circumstances?', 'text', 'required'],
]);

const FORFEIT = ask('forfeit', [
  ['GG0-FORFEIT-01', 'Only the organiser imposes a forfeit. What happened?', 'text'],
  [
    'GG0-FORFEIT-04',
    'A forfeit for conduct or cheating should be a disqualification too. Disqualify? If not, why not?',
    'text',
    'required',
  ],
  [
    'GG0-FORFEIT-06',
    'Both players are at fault: 0 TP, −8 DIFF and 0 VP each, nobody wins. Is that your decision?',
    'yes-no',
  ],
]);

const DISQUALIFICATION = ask('disqualification', [
  [
    'GG0-DQ-01',
    'Why is the event better without this player? Disqualification is kept for cheating and abuse.',
    'text',
  ],
  ['GG0-EVENT-12', 'Was this player warned before that their conduct was not respectful or sporting?', 'yes-no'],
]);

const AWARD = ask('award', [
  ['GG0-PAINT-11', 'The top painting score is shared. Who wins, or do they share it?', 'text'],
]);

export const PROMPTS: readonly PromptSpec[] = [
  ...SET_UP,
  ...CHECK_IN,
  ...ROUND,
  ...GAME,
  ...RESULT,
  ...FORFEIT,
  ...DISQUALIFICATION,
  ...AWARD,
];

/** Questions that some events and rounds have no use for. */
const ONLY_IF: Readonly<Partial<Record<RuleId, (occasion: PromptContext) => boolean>>> = {
  'GG0-MODE-AOB-12': ({ options }) => isBrawl(options),
  'GG0-PAIR-06': ({ paid }) => paid.includes('GG0-PAIR-06'),
  'GG0-PAIR-10': ({ dropped }) => dropped,
  'GG0-PAINT-05': ({ painting }) => painting,
  'GG0-ODD-13': ({ paid }) => paid.includes('GG0-ODD-13'),
  'GG0-VAR-00-02': ({ options }) => contradictions(options).length > 0,
};

export function asks(rule: RuleId, occasion: PromptContext): boolean {
  return ONLY_IF[rule]?.(occasion) ?? true;
}
