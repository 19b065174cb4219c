/** Game modes: what each fixes, as figures and as sentences for the players. */
import type { OptionChoice } from '../../../event/pack.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';

export interface Mode extends OptionChoice {
  readonly meaning: string;
  /** Null: as the organiser sets it. */
  readonly pointSize: number | null;
  /** Null: not fixed by the mode. */
  readonly strategies: readonly string[] | null;
  readonly deployment: string | null;
  readonly schemes: readonly string[] | null;
  readonly hand: number;
  readonly leaderActions: number;
  readonly summoning: boolean;
  /** Strategy VP may be scored in Turn 1. */
  readonly turnOne: boolean;
  /** What a player should know beside, with the rule that says it. */
  readonly notes: readonly (readonly [text: string, rule: RuleId])[];
}

export const MODES: readonly Mode[] = [
  {
    id: 'standard',
    label: 'Standard',
    meaning: 'One Crew against another.',
    pointSize: null,
    strategies: null,
    deployment: null,
    schemes: null,
    hand: 6,
    leaderActions: 3,
    summoning: true,
    turnOne: false,
    notes: [],
  },
  {
    id: 'double-rush',
    label: 'Double Rush',
    meaning: 'Teams of two with small fixed Crews, two Strategies and no Schemes.',
    pointSize: 10,
    strategies: ['plant-explosives', 'reckoning'],
    deployment: 'standard',
    schemes: [],
    hand: 4,
    leaderActions: 2,
    summoning: false,
    turnOne: true,
    notes: [
      ['All rules of the Team Event apply; each Crew is worth 10 Soulstones.', 'GG0-MODE-DR-01'],
      ['Each Crew stays the same for the whole event.', 'GG0-MODE-DR-02'],
      ['Deployment is always Standard.', 'GG0-MODE-DR-03'],
      ['There are no Schemes.', 'GG0-MODE-DR-04'],
      ['Plant Explosives and Reckoning are played together, each for up to 4 VP.', 'GG0-MODE-DR-05'],
      ['Strategies score from Turn 1.', 'GG0-MODE-DR-06'],
      ['A hand holds at most 4 cards.', 'GG0-MODE-DR-07'],
      ['Leaders and Masters have 2 Actions.', 'GG0-MODE-DR-08'],
      ['Nothing is summoned.', 'GG0-MODE-DR-09'],
    ],
  },
  {
    id: 'all-out-brawl',
    label: 'All Out Brawl',
    meaning: 'Four to eight players in one game, one model each.',
    pointSize: null,
    strategies: [],
    deployment: null,
    schemes: [],
    hand: 3,
    leaderActions: 2,
    summoning: false,
    turnOne: true,
    notes: [
      ['Four to eight players share one game.', 'GG0-MODE-AOB-01'],
      ['Each brings one model of Cost 10 or less, neither Master nor Henchman.', 'GG0-MODE-AOB-02'],
      ['Models deploy in random order, more than 6 inches from one another.', 'GG0-MODE-AOB-03'],
      ['Leaders have 2 Actions; a hand holds at most 3 cards.', 'GG0-MODE-AOB-04'],
      ['What would bury a model deals it 2 irreducible damage.', 'GG0-MODE-AOB-05'],
      ['The flips for Initiative are the order of activation.', 'GG0-MODE-AOB-06'],
      ['A player without a model may bring the Leader back at a random table edge, with Slow.', 'GG0-MODE-AOB-07'],
      ['Nothing else is summoned.', 'GG0-MODE-AOB-08'],
      ['A kill is worth 2 VP; there are no Strategies and no Schemes.', 'GG0-MODE-AOB-09'],
      ['Each model damaged in an Activation is worth 1 VP.', 'GG0-MODE-AOB-10'],
      ['A model within 6 inches of the centre in the End Phase is worth 1 VP.', 'GG0-MODE-AOB-11'],
    ],
  },
  {
    id: 'henchman-hardcore',
    label: 'Henchman Hardcore',
    meaning: 'Four models led by a Henchman, a fixed encounter, thirty minutes.',
    pointSize: 30,
    strategies: ['plant-explosives'],
    deployment: 'wedge',
    schemes: ['vendetta', 'assassinate'],
    hand: 4,
    leaderActions: 2,
    summoning: false,
    turnOne: true,
    notes: [
      ['The game is worth 30 Soulstones.', 'GG0-MODE-HH-01'],
      ['Only a Henchman leads.', 'GG0-MODE-HH-03'],
      ['The Leader’s Cost is paid like any other.', 'GG0-MODE-HH-04'],
      ['The Soulstone Pool is never above 3.', 'GG0-MODE-HH-05'],
      ['A hand holds at most 4 cards; Leaders have 2 Actions.', 'GG0-MODE-HH-06'],
      ['A Crew is exactly four models, the same for the whole event.', 'GG0-MODE-HH-07'],
      ['Nothing is summoned.', 'GG0-MODE-HH-08'],
      ['Helping Hand on Effigies does nothing.', 'GG0-MODE-HH-09'],
      ['Strategies score from Turn 1.', 'GG0-MODE-HH-10'],
      ['Always Wedge, Plant Explosives, Vendetta and Assassinate.', 'GG0-MODE-HH-11'],
    ],
  },
];
