/** What was refused at this table: its words stay until they are accepted. */
import type { Ask } from '../../core/encounter/types.ts';
import type { Json } from '../../core/journal/json.ts';
import type { Item, TableCommand } from '../outbox/items.ts';

export interface RefusedAnswer {
  /** The command's. */
  readonly id: string;
  readonly value: Json;
}

/** The last answer to this question, where it was refused. A secret is not shown again: both sides may share the device. */
export function refusedAnswer(
  items: readonly Item<TableCommand>[],
  { id: asked, secret }: Pick<Ask, 'id' | 'secret'>,
): RefusedAnswer | null {
  if (secret === true) return null;
  const told = items.flatMap(({ id, state, command }) =>
    command.type === 'tell'
      ? command.answers.filter((one) => one.ask === asked).map(({ value }) => ({ id, state, value }))
      : [],
  );
  const last = told[told.length - 1];
  return last?.state === 'refused' ? { id: last.id, value: last.value } : null;
}
