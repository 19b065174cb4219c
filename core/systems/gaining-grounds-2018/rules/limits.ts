/** What the pack of 2018 says of all Strategies and all Schemes: caps, windows, what counts once. */
import type { SchemeLimits } from '../../malifaux/rules/score.ts';
import type { StrategyLimits } from '../../malifaux/rules/strategy.ts';

export const STRATEGY_LAW: StrategyLimits = { cap: 4, from: 2, capRules: ['GG18-VP-01'], fromRules: ['GG18-VP-04'] };

export const SCHEME_LAW: SchemeLimits = {
  cap: 3,
  rules: ['GG18-VP-02', 'GG18-VP-04', 'GG18-VP-07', 'GG18-VP-08'],
  deathRules: ['GG18-VP-05', 'GG18-AMB-13'],
  bar: ({ from = 1, once, onceATurn }, { turn, scored, revealed, paidThisTurn, void: isVoid }) => {
    if (isVoid) {
      return 'It was not written down as it must be, or not shown when it should have been.';
    }
    if (turn < from) return 'It scores from Turn 2 on.';
    if (onceATurn && paidThisTurn) return 'It pays once a Turn, and has paid in this one.';
    return once && (revealed || scored > 0) ? 'It was used before.' : null;
  },
};
