/** Agreed results: who must say yes, what may not be offered for it, and what a no leaves. */
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Refusal, refuse } from '../../../rules/refusal.ts';
import type { EntrantId, Notice, Result, ScoreLine } from '../../../event/types.ts';
import type { ScoreSheet } from './sheet.ts';

type Agreement = Extract<Result, { kind: 'agreed' | 'concession' }>;

export interface Settlement {
  readonly scores: readonly ScoreLine[];
  readonly rules: readonly RuleId[];
  readonly warnings: readonly Notice[];
}

/** The scores that count once everybody asked has answered: those agreed, or those on the table after a no. */
export function settleAgreement(
  sheet: Pick<ScoreSheet, 'declined' | 'rules'>,
  seats: readonly EntrantId[],
  result: Agreement,
): Settlement | Refusal {
  const answers = [...seats, 'to'].map((who) => answerOf(result, who));
  const declined = answers.includes(false);
  const packed = result.kind === 'agreed' && result.packed === true;
  const unfit = sheet.declined === 'no-result' && (declined || packed);
  const unanswered = !declined && answers.includes(undefined);
  const induced = result.inducement === true;
  if (induced || unanswered || unfit) {
    const problems = [
      ...(unanswered || unfit ? ['Both players and the organiser must agree.'] : []),
      ...(induced ? ['Nothing may be offered in return.'] : []),
    ];
    return refuse(
      induced ? 'inducement' : 'agreement-missing',
      `This result cannot be agreed. ${problems.join(' ')}`,
      ...cite(...(unanswered || unfit ? sheet.rules.approval : []), ...(induced ? sheet.rules.inducement : [])),
    );
  }
  const current = result.current ?? result.scores;
  if (declined) return { scores: current, rules: cite(...sheet.rules.declined), warnings: [] };
  const rules = result.kind === 'concession' ? sheet.rules.concession : sheet.rules.agreed;
  return { scores: result.scores, rules: cite(...rules), warnings: assumed(sheet, result, current) };
}

/** A concession that lists no approvals has them all. */
function answerOf(result: Agreement, who: string): boolean | undefined {
  return result.kind === 'concession' && result.approvals === undefined ? true : result.approvals?.[who];
}

/** More VP than stand on the table are for the organiser to look at: nothing may be assumed of later Turns. */
function assumed(
  sheet: Pick<ScoreSheet, 'rules'>,
  { scores }: Agreement,
  current: readonly ScoreLine[],
): readonly Notice[] {
  const more = scores.some(({ vp }, seat) => Number(vp) > Number(current[seat]?.vp ?? 0));
  if (!more || sheet.rules.assumed.length === 0) return [];
  const text = 'The agreed VP are more than those on the table: could they still be scored in this Turn?';
  return [{ text, rules: cite(...sheet.rules.assumed) }];
}
