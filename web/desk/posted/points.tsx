/** What the pack gives everybody at a table, column by column. */
import type { ForfeitWorth } from '../../../core/event/ways.ts';
import { nameIn, useEntrants } from '../../event/context.ts';
import { English } from '../../parts/english.tsx';
import { figure } from '../../text/format.ts';
import { useDesk } from '../desk.ts';

export function Points({ points }: Pick<ForfeitWorth, 'points'>) {
  const entrants = useEntrants();
  const columns = useDesk().store.part('pack')?.columns ?? [];
  return (
    <>
      {Object.entries(points).map(([id, of]) => (
        <p key={id} class="soft">
          <bdi>{nameIn(entrants, id)}</bdi>:{' '}
          <English>
            {columns
              .flatMap((column) =>
                of[column.id] === undefined ? [] : [`${column.label} ${figure(of[column.id] ?? 0)}`],
              )
              .join(', ')}
          </English>
        </p>
      ))}
    </>
  );
}
