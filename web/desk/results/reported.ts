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

export interface Told {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** Another account has another one, or none. */
  readonly differs: boolean;
}

/** What an account has of a seat, field by field in words, where a sheet has more than its score; compared with other accounts. */
export function toldOf(
  result: Result,
  seat: number,
  fields: readonly FieldSpec[],
  others: readonly Result[],
): readonly Told[] {
  const lineOf = (one: Result): ScoreLine => ('scores' in one ? (one.scores[seat] ?? {}) : {});
  const line = lineOf(result);
  return fields.flatMap(({ id, label, choices = [] }) => {
    const value = line[id];
    const differs = others.some((other) => lineOf(other)[id] !== value);
    if (value === undefined && !differs) return [];
    const shown = choices.find((choice) => choice.id === value)?.label ?? figure(value ?? '–');
    return [{ id, label, value: shown, differs }];
  });
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
