/** The worth of a Season Zero game, reckoned from the pack's text alone: sections 5 to 7. */
import type { Result, ScoreLine } from '../../core/event/types.ts';
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
  const brawls = facts.options.mode === 'all-out-brawl';
  if (facts.options.disqualifiedResults === 'forfeits' && guilty.length > 0)
    return brawls ? brawl(facts, seats, { kind: 'forfeit', by: guilty }) : forfeited(facts, seats, guilty);
  const ringer = seats.some((id) => facts.people.get(id)?.ringer === true);
  if (ringer && facts.options.ringerResult === 'as-bye') return everybody(seats, () => BYE);
  if (brawls) return brawl(facts, seats, result);
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

/**
 * GG0-MODE-AOB-12, GG0-AMB-53: the most VP win, a shared top is a tie; no Differential. Whoever forfeits has nothing, and
 * the others a win.
 */
function brawl(facts: Facts, seats: readonly string[], result: Result): Map<string, Points> | null {
  switch (result.kind) {
    case 'bye':
      return everybody(seats, () => ({ ...BYE, diff: 0 }));
    case 'void':
      return everybody(seats, () => NOTHING);
    case 'forfeit':
      return everybody(seats, (seat) => ({ ...(result.by.includes(seat) ? FORFEITER : OPPONENT), diff: 0 }));
    case 'no-cards':
      return null;
    case 'played':
    case 'set':
      return most(facts, seats, result.scores);
    case 'concession':
    case 'agreed': {
      const scores = agreedScores(seats, result);
      return scores && most(facts, seats, scores);
    }
  }
}

function most({ options }: Facts, seats: readonly string[], scores: readonly ScoreLine[]): Map<string, Points> {
  const vps = scores.map(({ vp }) => Number(vp));
  const best = Math.max(...vps);
  const win = vps.filter((vp) => vp === best).length > 1 ? 1 : 3;
  return new Map(
    seats.map((seat, index) => {
      const vp = vps[index] ?? 0;
      return [seat, { tp: vp === best && options.brawlPoints !== 'vp-only' ? win : 0, diff: 0, vp }];
    }),
  );
}

function forfeited(facts: Facts, seats: readonly string[], by: readonly string[]): Map<string, Points> {
  if (seats.every((seat) => by.includes(seat))) {
    return everybody(seats, () => (facts.options.bothForfeit === 'nothing' ? NOTHING : FORFEITER));
  }
  return everybody(seats, (seat) => (by.includes(seat) ? FORFEITER : OPPONENT));
}

function agreed(
  seats: readonly string[],
  result: Extract<Result, { kind: 'agreed' | 'concession' }>,
): Map<string, Points> | null {
  const scores = agreedScores(seats, result);
  return scores && byVp(seats, scores);
}

/** GG0-AGREE-02, -05: what all players and the organiser say yes to; with a no among them, what was on the table. */
function agreedScores(
  seats: readonly string[],
  { kind, approvals, scores, current }: Extract<Result, { kind: 'agreed' | 'concession' }>,
): readonly ScoreLine[] | null {
  if (approvals === undefined && kind === 'concession') return scores;
  const answers = [...seats, 'to'].map((who) => approvals?.[who]);
  if (answers.includes(false)) return current ?? scores;
  return answers.includes(undefined) ? null : scores;
}
