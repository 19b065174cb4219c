/** The rules of Gaining Grounds 2018 behind what both editions compute. */
import type { EditionRules } from '../../malifaux/pack.ts';

export const RULES: EditionRules = {
  columns: {
    tp: ['GG18-RANK-01', 'GG18-SCORE-02'],
    diff: ['GG18-RANK-01', 'GG18-SCORE-03'],
    vp: ['GG18-RANK-01', 'GG18-SCORE-01'],
  },
  field: ['GG18-SCORE-01', 'GG18-SCORE-05'],
  ranks: {
    totals: ['GG18-SCORE-04'],
    keys: ['GG18-RANK-01'],
    joint: ['GG18-RANK-02'],
    ringer: ['GG18-RINGER-02', 'GG18-RINGER-03', 'GG18-RANK-03'],
    disqualified: ['GG18-DQ-03', 'GG18-RANK-03', 'GG18-AMB-06'],
    dropped: ['GG18-RANK-03', 'GG18-AMB-04'],
  },
  rounds: ['GG18-ROUND-01', 'GG18-AMB-10'],
  tooFewForRounds: ['GG18-ROUND-02'],
  over: ['GG18-RANK-04', 'GG18-RINGER-03'],
  pairing: {
    round1: ['GG18-PAIR-01'],
    order: ['GG18-PAIR-03', 'GG18-PAIR-04', 'GG18-PAIR-05'],
    ties: ['GG18-PAIR-05', 'GG18-AMB-02'],
    rematch: ['GG18-PAIR-06', 'GG18-AMB-01'],
    forced: ['GG18-PAIR-06', 'GG18-PAIR-07'],
    approval: ['GG18-PAIR-07'],
    apart: ['GG18-PAIR-02'],
    odd: ['GG18-ODD-01'],
    oddRound1: ['GG18-ODD-03'],
    oddLowest: ['GG18-ODD-03', 'GG18-ODD-05'],
    oddShared: ['GG18-ODD-03'],
    oddOnce: ['GG18-ODD-04', 'GG18-AMB-05'],
    oddMoved: ['GG18-ODD-05', 'GG18-AMB-32'],
    secondOdd: ['GG18-ODD-04'],
    ringer: ['GG18-ODD-02', 'GG18-RINGER-01', 'GG18-CONCEDE-05'],
    bye: ['GG18-ODD-02', 'GG18-BYE-01'],
    disqualified: ['GG18-PAIR-08', 'GG18-DQ-02'],
    dropped: ['GG18-PAIR-08', 'GG18-CONCEDE-02'],
  },
  absent: ['GG18-CHECKIN-01', 'GG18-PAIR-08'],
};
