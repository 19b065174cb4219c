/** The rules of Season Zero behind what both editions compute. */
import type { EditionRules } from '../../malifaux/pack.ts';

export const RULES: EditionRules = {
  columns: {
    tp: ['GG0-RANK-01', 'GG0-SCORE-01'],
    diff: ['GG0-RANK-02', 'GG0-SCORE-03'],
    vp: ['GG0-RANK-03', 'GG0-SCORE-02'],
  },
  field: ['GG0-SCORE-02', 'GG0-SCORE-04'],
  ranks: {
    totals: ['GG0-SCORE-06'],
    keys: ['GG0-RANK-01', 'GG0-RANK-02', 'GG0-RANK-03'],
    joint: ['GG0-RANK-04', 'GG0-RANK-05'],
    ringer: ['GG0-ODD-09', 'GG0-RANK-06'],
    disqualified: ['GG0-DQ-04', 'GG0-DQ-05', 'GG0-RANK-06'],
    dropped: ['GG0-AMB-17'],
  },
  rounds: ['GG0-ROUND-02', 'GG0-ROUND-04'],
  tooFewForRounds: ['GG0-ROUND-03', 'GG0-AMB-22'],
  over: ['GG0-RANK-05', 'GG0-ODD-08', 'GG0-ROUND-04'],
  pairing: {
    round1: ['GG0-PAIR-01', 'GG0-ROUND-01'],
    order: ['GG0-PAIR-03', 'GG0-ROUND-01'],
    ties: ['GG0-PAIR-04', 'GG0-AMB-08'],
    rematch: ['GG0-PAIR-05'],
    forced: ['GG0-PAIR-06', 'GG0-AMB-09'],
    approval: ['GG0-PAIR-06'],
    apart: ['GG0-PAIR-02'],
    odd: ['GG0-ODD-01', 'GG0-ODD-14', 'GG0-PAIR-07'],
    oddRound1: ['GG0-ODD-03'],
    oddLowest: ['GG0-ODD-04'],
    oddShared: ['GG0-ODD-06', 'GG0-AMB-11'],
    oddOnce: ['GG0-ODD-05', 'GG0-AMB-10'],
    oddMoved: ['GG0-ODD-15', 'GG0-AMB-67'],
    secondOdd: ['GG0-ODD-13', 'GG0-AMB-14'],
    ringer: ['GG0-ODD-02'],
    bye: ['GG0-ODD-02', 'GG0-ODD-12'],
    disqualified: ['GG0-PAIR-08', 'GG0-DQ-02', 'GG0-DQ-06'],
    dropped: ['GG0-PAIR-10', 'GG0-AMB-17'],
  },
  absent: [],
};
