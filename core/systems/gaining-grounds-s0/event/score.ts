/** The worth of a Season Zero game: the figures and rules of the score sheet that both editions share. */
import { kept, scoredOnce } from '../../../event/kept.ts';
import type { ForfeitReason, OptionValues } from '../../../event/types.ts';
import { scoreGame } from '../../malifaux/event/score.ts';
import {
  type AfterForfeit,
  type ScoreColumns,
  NO_LINE,
  type ScoreRules,
  type ScoreSheet,
} from '../../malifaux/event/sheet.ts';
import { scoreBrawl } from './brawl.ts';
import { isBrawl } from './in-force.ts';
import { settings } from './options.ts';

/** Four VP of the Strategy and two of each of two Schemes. */
export const HIGHEST_VP = 8;
const BYE: ScoreColumns = { tp: 3, diff: 2, vp: 4 };
const FORFEITER: ScoreColumns = { tp: 0, diff: -8, vp: 0 };
const AGAINST: ScoreColumns = { tp: 3, diff: 8, vp: 8 };

const RULES: ScoreRules = {
  figure: ['GG0-SCORE-04'],
  played: ['GG0-SCORE-01', 'GG0-SCORE-02', 'GG0-SCORE-03', 'GG0-SCORE-05'],
  bye: ['GG0-ODD-11', 'GG0-SCORE-05'],
  forfeit: ['GG0-FORFEIT-03', 'GG0-SCORE-05'],
  bothForfeit: ['GG0-FORFEIT-06', 'GG0-AMB-16'],
  approval: ['GG0-AGREE-02'],
  inducement: ['GG0-AGREE-04'],
  agreed: ['GG0-AGREE-07'],
  declined: ['GG0-AGREE-05'],
  assumed: ['GG0-AGREE-03'],
  concession: ['GG0-AGREE-07', 'GG0-AMB-19'],
  set: ['GG0-AGREE-06'],
  void: ['GG0-EVENT-14'],
};

/** A forfeit for conduct or cheating asks for a disqualification; one for an honest error does not. */
function afterForfeit(reason: ForfeitReason | undefined): AfterForfeit {
  const guilty = reason === 'conduct' || reason === 'cheating';
  return guilty ? { prompts: ['GG0-FORFEIT-04'], rules: [] } : { prompts: [], rules: ['GG0-FORFEIT-05'] };
}

const sheetOf = kept((options: OptionValues): ScoreSheet => {
  const { choice } = settings(options);
  return {
    highest: HIGHEST_VP,
    bye: BYE,
    forfeiter: FORFEITER,
    against: AGAINST,
    bothForfeit: choice('bothForfeit') === 'loss' ? FORFEITER : NO_LINE,
    concession: choice('concession') === 'forfeit' ? 'forfeit' : 'agreed',
    declined: 'current-stands',
    afterForfeit,
    rules: RULES,
  };
});

export const score = scoredOnce((game, options) =>
  isBrawl(options) ? scoreBrawl(game, sheetOf(options), options) : scoreGame(sheetOf(options), game),
);
