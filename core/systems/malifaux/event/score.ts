/**
 * What a game is worth in Tournament Points, Differential and Victory Points. Both editions score alike; their figures,
 * their rules and what they make of an agreement that somebody refuses differ, and stand on a sheet.
 */
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Refusal, isRefusal, refuse } from '../../../rules/refusal.ts';
import type { Points, Scored } from '../../../event/pack.ts';
import type { EntrantId, ForfeitReason, Notice, Result, ScoreLine } from '../../../event/types.ts';
import { settleAgreement } from './agreement.ts';
import { type AfterForfeit, type ScoreColumns, NO_LINE, type ScoreSheet } from './sheet.ts';

export interface MalifauxGameScore {
  readonly seats: readonly EntrantId[];
  readonly result: Result;
}

/** The points of a game for two, by player; a refusal names the figure or the approval that is missing. */
export function scoreGame(sheet: ScoreSheet, { seats, result }: MalifauxGameScore): Scored | Refusal {
  const { rules } = sheet;
  switch (result.kind) {
    case 'played':
      return byFigures(sheet, seats, result.scores, rules.played);
    case 'set':
      return byFigures(sheet, seats, result.scores, [...rules.set, ...rules.played]);
    case 'bye':
      return worth(seats, () => sheet.bye, cite(...rules.bye));
    case 'void':
      return worth(seats, () => NO_LINE, cite(...rules.void));
    case 'forfeit':
      return forfeited(sheet, seats, result.by, result.reason);
    case 'no-cards':
      if (sheet.noCards) return lost(sheet, seats, result.by, sheet.forfeiter, sheet.noCards);
      return forfeited(sheet, seats, [result.by], undefined);
    case 'concession':
      if (sheet.concession === 'agreed') return byAgreement(sheet, seats, result);
      if (sheet.concession === 'forfeit') return forfeited(sheet, seats, [result.by], undefined, rules.concession);
      return lost(sheet, seats, result.by, sheet.concession, { prompts: [], rules: rules.concession });
    case 'agreed':
      return byAgreement(sheet, seats, result);
  }
}

/** A fixed worth for every seat. */
export function worth(
  seats: readonly EntrantId[],
  lineOf: (seat: EntrantId) => ScoreColumns,
  rules: readonly RuleId[],
  more: { readonly prompts?: readonly RuleId[]; readonly warnings?: readonly Notice[] } = {},
): Scored {
  const scores = Object.fromEntries(seats.map((seat): [EntrantId, Points] => [seat, { ...lineOf(seat) }]));
  return { scores, rules, prompts: more.prompts ?? [], warnings: more.warnings ?? [] };
}

/** The VP of each seat in seat order, or why they cannot be: a whole number from 0 to `highest`, one for each. */
export function readVp(
  seats: readonly EntrantId[],
  scores: readonly ScoreLine[],
  highest: number,
  rules: readonly RuleId[],
): readonly number[] | Refusal {
  const figures = seats.map((_, seat) => scores[seat]?.vp);
  const good = figures.filter((vp): vp is number => Number.isInteger(vp) && Number(vp) >= 0 && Number(vp) <= highest);
  if (good.length === seats.length && scores.length === seats.length) return good;
  const range = Number.isFinite(highest) ? ` from 0 to ${highest}` : '';
  return refuse('bad-vp', `Give each player’s VP: a whole number${range}.`, ...cite(...rules));
}

function byFigures(
  sheet: ScoreSheet,
  seats: readonly EntrantId[],
  scores: readonly ScoreLine[],
  rules: readonly RuleId[],
  warnings: readonly Notice[] = [],
): Scored | Refusal {
  const vps = readVp(seats, scores, sheet.highest, sheet.rules.figure);
  if (isRefusal(vps)) return vps;
  const lineAt = (seat: number): ScoreColumns => lineOf(vps[seat] ?? 0, vps[1 - seat] ?? 0);
  return worth(seats, (id) => lineAt(seats.indexOf(id)), cite(...rules), { warnings });
}

function lineOf(own: number, other: number): ScoreColumns {
  const tp = own > other ? 3 : own === other ? 1 : 0;
  return { tp, diff: own - other, vp: own };
}

function byAgreement(
  sheet: ScoreSheet,
  seats: readonly EntrantId[],
  result: Extract<Result, { kind: 'agreed' | 'concession' }>,
): Scored | Refusal {
  const settled = settleAgreement(sheet, seats, result);
  if (isRefusal(settled)) return settled;
  return byFigures(sheet, seats, settled.scores, [...settled.rules, ...sheet.rules.played], settled.warnings);
}

function forfeited(
  sheet: ScoreSheet,
  seats: readonly EntrantId[],
  by: readonly EntrantId[],
  reason: ForfeitReason | undefined,
  rules: readonly RuleId[] = sheet.rules.forfeit,
): Scored | Refusal {
  if (!seats.some((seat) => by.includes(seat))) return refuse('nobody-forfeits', 'Choose which player forfeits.');
  const all = seats.every((seat) => by.includes(seat));
  const line = (seat: EntrantId): ScoreColumns => (by.includes(seat) ? sheet.forfeiter : sheet.against);
  const after = sheet.afterForfeit(reason);
  return worth(
    seats,
    all ? () => sheet.bothForfeit : line,
    cite(...rules, ...after.rules, ...(all ? sheet.rules.bothForfeit : [])),
    { prompts: cite(...after.prompts) },
  );
}

/** A game that somebody gives up without forfeiting it. */
function lost(
  sheet: ScoreSheet,
  seats: readonly EntrantId[],
  by: EntrantId,
  own: ScoreColumns,
  { prompts, rules }: AfterForfeit,
): Scored | Refusal {
  if (!seats.includes(by)) return refuse('nobody-concedes', 'Choose which player concedes.');
  const lineOf = (seat: EntrantId): ScoreColumns => (seat === by ? own : sheet.against);
  return worth(seats, lineOf, cite(...rules), { prompts: cite(...prompts) });
}
