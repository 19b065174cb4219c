/** What phones reported of a game, as the desk reads and accepts it. */
import type { FieldSpec } from '../../../core/event/pack.ts';
import type { Result, ScoreLine } from '../../../core/event/types.ts';
import type { GameRow, ReportRow } from '../../../core/event/views.ts';
import { accountsOf } from '../../event/accounts.ts';
import { figure } from '../../text/format.ts';

/** The score in the order of the seats: `6 : 3`, with further figures behind a stroke. */
export function scoreText(result: Result, fields: readonly FieldSpec[]): string {
  const lineText = (line: ScoreLine): string =>
    fields.flatMap(({ id }) => (line[id] === undefined || line[id] === '' ? [] : [figure(line[id])])).join(' / ');
  return 'scores' in result ? result.scores.map(lineText).join(' : ') : '';
}

/** Whether both players and the organiser must answer before it stands. */
export const needsApproval = ({ kind }: Result): boolean => kind === 'agreed' || kind === 'concession';

/** As the desk saves it: on its word everybody has answered. */
export function accepted(result: Result, seats: readonly string[]): Result {
  if (result.kind !== 'agreed' && result.kind !== 'concession') return result;
  return { ...result, approvals: Object.fromEntries([...seats, 'to'].map((who) => [who, true])) };
}

/** Reports that nobody disputes, and that need nobody's approval. */
export function undisputed(
  games: readonly GameRow[],
  reports: Readonly<Record<string, readonly ReportRow[]>>,
): readonly { readonly game: GameRow; readonly result: Result }[] {
  return games.flatMap((game) => {
    const [account, ...others] = accountsOf(reports[game.id]);
    const isPlain = account !== undefined && others.length === 0 && !needsApproval(account.result);
    return isPlain && game.result === null && game.waiting === 'confirmation' ? [{ game, result: account.result }] : [];
  });
}
