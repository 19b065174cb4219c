/** What is reported of a game, account by account: who says the same stands together. */
import type { Result } from '../../core/event/types.ts';
import type { ReportRow } from '../../core/event/views.ts';

export interface Account {
  readonly result: Result;
  readonly by: readonly string[];
}

const plain = (result: Result): string =>
  JSON.stringify(result, (key, value: unknown) => (key === 'approvals' ? undefined : value));

export function accountsOf(reports: readonly ReportRow[] = []): readonly Account[] {
  const accounts = new Map<string, Account>();
  for (const { entrant, result } of reports) {
    const key = plain(result);
    accounts.set(key, { result, by: [...(accounts.get(key)?.by ?? []), entrant] });
  }
  return [...accounts.values()];
}
