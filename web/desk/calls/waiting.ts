/** What waits for somebody of the staff, the longest first: calls, players' words, disputes, tables that somebody left. */
import type { CallRow, DeskPart } from '../../../core/event/views.ts';
import type { Desk } from '../desk.ts';
import { isLetBe } from '../posted/let-be.ts';

export type Waiting =
  | { readonly id: string; readonly kind: 'call' | 'words'; readonly call: CallRow; readonly at: number }
  | { readonly id: string; readonly kind: 'dispute'; readonly game: string; readonly at: number }
  /** Of the game itself, on its own page. */
  | { readonly id: string; readonly kind: 'accounts'; readonly game: string; readonly at: number }
  | {
      readonly id: string;
      readonly kind: 'missing';
      readonly game: string;
      readonly entrant: string;
      readonly at: null;
    }
  /** Here, and without a table in the posted round. */
  | { readonly id: string; readonly kind: 'late'; readonly entrant: string; readonly round: number; readonly at: null };

type Known = Pick<DeskPart, 'calls' | 'differing' | 'disputes' | 'reports' | 'posted'>;

export function waitingIn({ calls, differing, disputes, reports, posted }: Known): readonly Waiting[] {
  const called = calls.map((call): Waiting => ({
    id: `call ${call.number}`,
    kind: call.game === null ? 'words' : 'call',
    call,
    at: call.at,
  }));
  const reported = differing.map((game): Waiting => {
    const at = Math.max(0, ...(reports[game] ?? []).map((report) => report.at));
    return { id: `dispute ${game}`, kind: 'dispute', game, at };
  });
  const told = disputes.map(({ game, at }): Waiting => ({ id: `accounts ${game}`, kind: 'accounts', game, at }));
  const left = (posted?.missing ?? []).map(({ game, entrant }): Waiting => ({
    id: `missing ${game} ${entrant}`,
    kind: 'missing',
    game,
    entrant,
    at: null,
  }));
  const since = ({ at }: Waiting) => at ?? Infinity;
  return [...called, ...reported, ...told, ...left].sort((a, b) => since(a) - since(b));
}

/** Who came after a round was posted: for whoever can give them a table in it. */
function lateIn(posted: DeskPart['posted']): readonly Extract<Waiting, { kind: 'late' }>[] {
  const { round = 0, waiting = [] } = posted ?? {};
  return waiting.map((entrant) => ({ id: `late ${round} ${entrant}`, kind: 'late', entrant, round, at: null }));
}

/** All of it that this desk can do something about; who plays from the next round on waits for nobody. */
export function waitingAt(desk: Pick<Desk, 'may'>, part: Known | undefined): readonly Waiting[] {
  if (part === undefined) return [];
  const late = desk.may('repair-round') ? lateIn(part.posted) : [];
  return [...waitingIn(part), ...late.filter(({ entrant, round }) => !isLetBe(entrant, round))];
}

/** What stands on top: what nobody has taken yet, else what this desk has taken. */
export function foremost(waiting: readonly Waiting[]): Waiting | undefined {
  const isFree = (one: Waiting) => !('call' in one) || one.call.taken === null;
  const isMine = (one: Waiting) => 'call' in one && one.call.taken?.mine === true;
  return waiting.find(isFree) ?? waiting.find(isMine) ?? waiting[0];
}

/** What nobody has taken yet: the number in the title. */
export function untaken(waiting: readonly Waiting[]): number {
  return waiting.filter((one) => !('call' in one) || one.call.taken === null).length;
}
