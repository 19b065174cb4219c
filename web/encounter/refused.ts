/** What was refused at this table: its words stay until they are accepted. */
import type { Ask } from '../../core/encounter/types.ts';
import type { Json } from '../../core/journal/json.ts';
import type { Item, TableCommand } from '../outbox/items.ts';

export interface RefusedAnswer {
  readonly item: Item<TableCommand>;
  readonly value: Json;
}

/** The last answer to this question, where it was refused. A secret is not shown again: both sides may share the device. */
export function refusedAnswer(
  items: readonly Item<TableCommand>[],
  { id: asked, secret }: Pick<Ask, 'id' | 'secret'>,
): RefusedAnswer | null {
  if (secret === true) return null;
  const told = items.flatMap((item) =>
    item.command.type === 'tell'
      ? item.command.answers.filter((one) => one.ask === asked).map(({ value }) => ({ item, value }))
      : [],
  );
  const last = told[told.length - 1];
  return last?.item.state === 'refused' ? last : null;
}
