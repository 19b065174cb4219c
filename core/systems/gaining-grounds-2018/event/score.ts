/** The worth of a game under Gaining Grounds 2018: its figures and rules on the score sheet of both editions. */
import { kept, scoredOnce } from '../../../event/kept.ts';
import type { OptionValues } from '../../../event/types.ts';
import { scoreGame } from '../../malifaux/event/score.ts';
import { type ScoreColumns, NO_LINE, type ScoreRules, type ScoreSheet } from '../../malifaux/event/sheet.ts';
import { settings } from './options.ts';

/** Four VP of the Strategy and three of each of two Schemes. */
export const HIGHEST_VP = 10;
const BYE: ScoreColumns = { tp: 3, diff: 5, vp: 10 };
const FORFEITER: ScoreColumns = { tp: 0, diff: -10, vp: 0 };
const AGAINST: ScoreColumns = { tp: 3, diff: 10, vp: 10 };

const RULES: ScoreRules = {
  figure: ['GG18-SCORE-05'],
  played: ['GG18-SCORE-01', 'GG18-SCORE-02', 'GG18-SCORE-03', 'GG18-SCORE-06'],
  bye: ['GG18-BYE-01', 'GG18-SCORE-06'],
  forfeit: ['GG18-FORFEIT-02', 'GG18-SCORE-06'],
  bothForfeit: ['GG18-AMB-24'],
  approval: ['GG18-AGREE-02'],
  inducement: ['GG18-AGREE-04'],
  agreed: ['GG18-AGREE-06'],
  declined: ['GG18-AGREE-05'],
  assumed: [],
  concession: ['GG18-CONCEDE-03', 'GG18-CONCEDE-04', 'GG18-AMB-03', 'GG18-SCORE-06'],
  set: ['GG18-TO-02'],
  void: ['GG18-TO-02'],
};

const sheetOf = kept((options: OptionValues): ScoreSheet => {
  const { choice } = settings(options);
  return {
    highest: HIGHEST_VP,
    bye: BYE,
    forfeiter: FORFEITER,
    against: AGAINST,
    bothForfeit: choice('bothForfeit') === 'loss' ? FORFEITER : NO_LINE,
    concession: choice('conceder') === 'nothing' ? NO_LINE : FORFEITER,
    noCards: { prompts: ['GG18-CARD-05'], rules: ['GG18-CARD-05', 'GG18-AMB-07', 'GG18-CONCEDE-03'] },
    declined: 'no-result',
    // Whatever it was for, the organiser considers a disqualification; without one the player is paired again.
    afterForfeit: () => ({ prompts: ['GG18-FORFEIT-03'], rules: ['GG18-FORFEIT-04'] }),
    rules: RULES,
  };
});

export const score = scoredOnce((game, options) => scoreGame(sheetOf(options), game));
