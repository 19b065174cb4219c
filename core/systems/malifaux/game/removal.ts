/**
 * Markers that go once a Scheme was scored with them. Where the table was told, who removes them says which, they must be
 * among those that it was scored with, and they leave the table; elsewhere people see to it.
 */
import { OFF_ID } from './ids.ts';
import { sideIn } from '../../../encounter/names.ts';
import type { Ask, AskKind } from '../../../encounter/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { Refusal } from '../../../rules/refusal.ts';
import type { Json } from '../../../journal/json.ts';
import { type PartScore, checkRemoval } from '../rules/score.ts';
import type { Measured } from '../rules/scheme.ts';
import { opponentOf } from '../rules/table.ts';
import type { GameState, PaidSchemes } from './state.ts';
import { measuredNow } from './suggest.ts';

export function removalAsks(state: GameState): readonly Ask[] {
  return state.paid.flatMap((paid) => (state.done.includes(idOf(paid)) ? [] : removalAsk(state, paid)));
}

function idOf({ ask }: PaidSchemes): string {
  return OFF_ID.write({}, ask);
}

function removalAsk(state: GameState, paid: PaidSchemes): readonly Ask[] {
  const { pick, part } = paid;
  const { removal } = part;
  const seen = seenNow(state, paid);
  const may = removal?.may === true;
  if (!removal || (seen === null && !may)) return [];
  const choices = (seen?.score.removable ?? []).map((id) => ({ id, label: seen?.nameOf(id) ?? id }));
  const wanted = seen?.score.removes ?? 0;
  const most = wanted === 'all' ? choices.length : wanted;
  // Nobody told where things stand, or they were taken off already.
  if (seen !== null && (choices.length < most || most === 0)) return [];
  const kind: AskKind = seen === null ? { type: 'flag' } : { type: 'choices', choices, min: may ? 0 : most, max: most };
  const label = state.edition.labelOf(pick.scheme);
  return [
    {
      id: idOf(paid),
      of: may ? (opponentOf(pick.side) === 'A' ? 'A' : 'B') : pick.side,
      label: may ? `${label}: remove one of ${sideIn(pick.side)}’s Markers?` : `${label}: the Markers that go`,
      kind,
      optional: true,
      ...(choices.length === most && !may ? { suggested: choices.map(({ id }) => id), suggestedAs: 'all' } : {}),
      rules: cite(...removal.rules),
    },
  ];
}

export function checkGone(state: GameState, ask: string, value: Json): Refusal | null {
  const paid = state.paid.find((one) => idOf(one) === ask);
  const seen = paid ? seenNow(state, paid) : null;
  if (!paid || !seen || !Array.isArray(value)) return null;
  const chosen = value.filter((id): id is string => typeof id === 'string');
  return checkRemoval(paid.part, seen.measured, seen.score, chosen);
}

interface Seen {
  readonly measured: Measured;
  readonly score: PartScore;
  readonly nameOf: (id: string) => string;
}

/** What it was scored with, on the table as it was told; null where nobody told it. */
function seenNow(state: GameState, { so, ...paying }: PaidSchemes): Seen | null {
  return measuredNow(state, paying, so);
}
