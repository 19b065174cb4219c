/** The worth of a Season Zero game, reckoned from the pack's text alone: sections 5 to 7. */
import type { Result, ScoreLine } from '../../../core/event/types.ts';
import type { Facts, Table } from '../facts.ts';
import type { Points } from '../totals.ts';

/** GG0-ODD-11. */
const BYE: Points = { tp: 3, diff: 2, vp: 4 };
/** GG0-FORFEIT-03. */
const FORFEITER: Points = { tp: 0, diff: -8, vp: 0 };
const OPPONENT: Points = { tp: 3, diff: 8, vp: 8 };
const NOTHING: Points = { tp: 0, diff: 0, vp: 0 };

/** The points of a table by player, or null while it waits for its result or for somebody's word. */
export function pointsOf(facts: Facts, { seats, result }: Pick<Table, 'seats' | 'result'>): Map<string, Points> | null {
  if (result === null) return null;
  const guilty = seats.filter((id) => facts.people.get(id)?.status === 'disqualified');
  if (facts.options.disqualifiedResults === 'forfeits' && guilty.length > 0) return forfeited(facts, seats, guilty);
  const ringer = seats.some((id) => facts.people.get(id)?.ringer === true);
  if (ringer && facts.options.ringerResult === 'as-bye') return everybody(seats, () => BYE);
  switch (result.kind) {
    case 'bye':
      return everybody(seats, () => BYE);
    case 'void':
      return everybody(seats, () => NOTHING);
    case 'forfeit':
      return forfeited(facts, seats, result.by);
    case 'no-cards':
      return null;
    case 'played':
    case 'set':
      return byVp(seats, result.scores);
    case 'concession':
      if (facts.options.concession === 'forfeit') return forfeited(facts, seats, [result.by]);
      return agreed(seats, result);
    case 'agreed':
      return agreed(seats, result);
  }
}

function everybody(seats: readonly string[], points: (seat: string) => Points): Map<string, Points> {
  return new Map(seats.map((seat) => [seat, points(seat)]));
}

/** GG0-SCORE-01 to -03: more VP wins; DIFF is the own VP less the opponent's. */
function byVp(seats: readonly string[], scores: readonly ScoreLine[]): Map<string, Points> {
  const vps = scores.map(({ vp }) => Number(vp));
  return new Map(
    seats.map((seat, index) => {
      const own = vps[index] ?? 0;
      const other = vps[1 - index] ?? 0;
      const tp = own > other ? 3 : own < other ? 0 : 1;
      return [seat, { tp, diff: own - other, vp: own }];
    }),
  );
}

function forfeited(facts: Facts, seats: readonly string[], by: readonly string[]): Map<string, Points> {
  if (seats.every((seat) => by.includes(seat))) {
    return everybody(seats, () => (facts.options.bothForfeit === 'nothing' ? NOTHING : FORFEITER));
  }
  return everybody(seats, (seat) => (by.includes(seat) ? FORFEITER : OPPONENT));
}

/** GG0-AGREE-02, -05: what both players and the organiser say yes to; with a no among them, what was on the table. */
function agreed(
  seats: readonly string[],
  result: Extract<Result, { kind: 'agreed' | 'concession' }>,
): Map<string, Points> | null {
  const { approvals, scores, current } = result;
  if (approvals === undefined && result.kind === 'concession') return byVp(seats, scores);
  const answers = [...seats, 'to'].map((who) => approvals?.[who]);
  if (answers.includes(false)) return byVp(seats, current ?? scores);
  return answers.includes(undefined) ? null : byVp(seats, scores);
}
