/** Variants and the formats that are sets of them. */
import type { OptionChoice } from '../../../event/pack.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';

export interface SeasonVariant extends OptionChoice {
  readonly meaning: string;
  readonly rules: readonly RuleId[];
}

export const VARIANTS: readonly SeasonVariant[] = [
  {
    id: 'singles',
    label: 'Singles',
    meaning: 'A Master is hired only if it shares a Keyword with the Crew’s Leader.',
    rules: ['GG0-VAR-SINGLES-01'],
  },
  {
    id: 'alternating-leaders',
    label: 'Alternating Leaders',
    meaning: 'A Master or Henchman hired in an earlier Round of the same day, Leaders included, is not hired again.',
    rules: ['GG0-VAR-ALTLEADER-01', 'GG0-VAR-ALTLEADER-02'],
  },
  {
    id: 'bans',
    label: 'Bans',
    meaning:
      'Once the Leaders are known each player may name one Keyword that the opponent’s Leader lacks; models with it stay out unless they share a Keyword with their Leader or are Versatile.',
    rules: ['GG0-VAR-BANS-01', 'GG0-VAR-BANS-02', 'GG0-VAR-BANS-03'],
  },
  {
    id: 'classic',
    label: 'Classic',
    meaning: 'Dead Man’s Hand models that the organiser lists beforehand may lead and be hired.',
    rules: ['GG0-VAR-CLASSIC-01'],
  },
  {
    id: 'fixed-leaders',
    label: 'Fixed Leaders',
    meaning: 'The Leader named at check-in leads in every Round.',
    rules: ['GG0-VAR-FIXEDLEADER-01'],
  },
  {
    id: 'vanilla',
    label: 'Vanilla',
    meaning: 'No Upgrade is attached at hiring, Effigy of Fate apart.',
    rules: ['GG0-VAR-VANILLA-01'],
  },
  {
    id: 'fixed-pool',
    label: 'Fixed Pool',
    meaning: 'Every hired model comes from a pool handed in at check-in; the Leader and its Totems need not.',
    rules: ['GG0-VAR-POOL-01', 'GG0-VAR-POOL-02', 'GG0-VAR-POOL-03'],
  },
  {
    id: 'too-many-secrets',
    label: 'Too Many Secrets',
    meaning: 'Seven Schemes instead of five; each player picks two to reveal and two others for the end.',
    rules: ['GG0-VAR-SECRETS-01', 'GG0-VAR-SECRETS-02', 'GG0-VAR-SECRETS-03'],
  },
  {
    id: 'team-event',
    label: 'Team Event',
    meaning: 'Two players are one entry: one zone, one Strategy score, two Crews.',
    rules: ['GG0-VAR-TEAM-01', 'GG0-VAR-TEAM-02'],
  },
];

export interface SeasonFormat extends OptionChoice {
  readonly meaning: string;
  readonly variants: readonly string[];
  readonly rules: readonly RuleId[];
}

export const FORMATS: readonly SeasonFormat[] = [
  { id: 'base', label: 'Base', meaning: 'No variants.', variants: [], rules: ['GG0-FMT-03'] },
  {
    id: 'limited',
    label: 'Limited',
    meaning: 'Fixed Pool (75), Fixed Leaders, Vanilla and Singles.',
    variants: ['fixed-pool', 'fixed-leaders', 'vanilla', 'singles'],
    rules: ['GG0-FMT-01'],
  },
  {
    id: 'wild',
    label: 'Wild',
    meaning: 'Alternating Leaders, Bans and Classic; the organiser lists the Classic models.',
    variants: ['alternating-leaders', 'bans', 'classic'],
    rules: ['GG0-FMT-02'],
  },
];

/** What teams should know before they play, with the rule that says it. */
export const TEAM_NOTES: readonly (readonly [text: string, rule: RuleId])[] = [
  ['Each hires a Crew of their own declared Faction; no model is over its limit across both.', 'GG0-VAR-TEAM-03'],
  ['Each has their own Fate Deck and Control Hand, and controls their own models.', 'GG0-VAR-TEAM-04'],
  ['All models of both Crews of a team are friendly to each other.', 'GG0-VAR-TEAM-05'],
  ['Teammates may show each other their hands in private; all other talk is open to the opponents.', 'GG0-VAR-TEAM-06'],
  ['One player of each team flips for Initiative.', 'GG0-VAR-TEAM-07'],
  ['Teammates take turns to activate a model, while both have one.', 'GG0-VAR-TEAM-08'],
  ['Pass Tokens are the team’s, and either may use them.', 'GG0-VAR-TEAM-09'],
];
