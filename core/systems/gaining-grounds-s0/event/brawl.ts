/**
 * The worth of an All Out Brawl, which the pack leaves open: everybody has their VP, without a cap; the most VP win, a
 * shared top is a tie among those on it; there is no Differential.
 */
import type { Scored } from '../../../event/pack.ts';
import type { EntrantId, Notice, OptionValues, ScoreLine } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Refusal, isRefusal } from '../../../rules/refusal.ts';
import { settleAgreement } from '../../malifaux/event/agreement.ts';
import { type MalifauxGameScore, readVp, worth } from '../../malifaux/event/score.ts';
import { type ScoreColumns, NO_LINE, type ScoreSheet } from '../../malifaux/event/sheet.ts';
import { settings } from './options.ts';

export function scoreBrawl(game: MalifauxGameScore, sheet: ScoreSheet, options: OptionValues): Scored | Refusal {
  const { seats, result } = game;
  const byVp = (scores: readonly ScoreLine[], rules: readonly RuleId[], warnings: readonly Notice[] = []) =>
    rankedByVp(seats, scores, { rules, warnings, sheet, options });
  switch (result.kind) {
    case 'played':
      return byVp(result.scores, []);
    case 'set':
      return byVp(result.scores, cite(...sheet.rules.set));
    case 'agreed':
    case 'concession': {
      const settled = settleAgreement(sheet, seats, result);
      return isRefusal(settled) ? settled : byVp(settled.scores, settled.rules, settled.warnings);
    }
    case 'forfeit':
    case 'no-cards':
      return forfeited(sheet, seats, result);
    case 'bye':
      return worth(seats, () => ({ ...sheet.bye, diff: 0 }), cite(...sheet.rules.bye, 'GG0-AMB-53'));
    case 'void':
      return worth(seats, () => NO_LINE, cite(...sheet.rules.void));
  }
}

interface Ranking {
  readonly rules: readonly RuleId[];
  readonly warnings: readonly Notice[];
  readonly sheet: ScoreSheet;
  readonly options: OptionValues;
}

function rankedByVp(
  seats: readonly EntrantId[],
  scores: readonly ScoreLine[],
  { rules, warnings, sheet, options }: Ranking,
): Scored | Refusal {
  const vps = readVp(seats, scores, Infinity, sheet.rules.figure);
  if (isRefusal(vps)) return vps;
  const most = Math.max(...vps);
  const shared = vps.filter((vp) => vp === most).length > 1;
  const none = settings(options).choice('brawlPoints') === 'vp-only';
  const lineOf = (seat: EntrantId): ScoreColumns => {
    const vp = vps[seats.indexOf(seat)] ?? 0;
    const tp = none || vp < most ? 0 : shared ? 1 : 3;
    return { tp, diff: 0, vp };
  };
  return worth(seats, lineOf, cite(...rules, 'GG0-SCORE-02', 'GG0-SCORE-04', 'GG0-MODE-AOB-12', 'GG0-AMB-53'), {
    warnings,
  });
}

/** Forfeits in a game of many: the others have a win each, and the organiser may set what they played instead. */
function forfeited(
  sheet: ScoreSheet,
  seats: readonly EntrantId[],
  result: Extract<MalifauxGameScore['result'], { kind: 'forfeit' | 'no-cards' }>,
): Scored {
  const by = result.kind === 'forfeit' ? result.by : [result.by];
  const reason = result.kind === 'forfeit' ? result.reason : undefined;
  const after = sheet.afterForfeit(reason);
  const text =
    'The pack does not cover forfeits in a game of more than two. If the others played on, set their VP instead.';
  const lineOf = (seat: EntrantId): ScoreColumns => ({
    ...(by.includes(seat) ? sheet.forfeiter : sheet.against),
    diff: 0,
  });
  return worth(seats, lineOf, cite(...sheet.rules.forfeit, ...after.rules, 'GG0-MODE-AOB-12'), {
    prompts: cite(...after.prompts),
    warnings: [{ text, rules: cite('GG0-MODE-AOB-12') }],
  });
}
