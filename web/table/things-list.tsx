/** Everything on a table as a list: what a screen reader reads, and where a keyboard chooses. */
import type { TableMap } from '../../core/table/map/map.ts';
import { tellTable } from '../text/tables.ts';
import { nameOf, whereOf } from './names.ts';

export interface ThingsListProps {
  readonly map: TableMap;
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
}

export function ThingsList({ map, selected, onSelect }: ThingsListProps) {
  const ids = [...map.things, ...map.terrain].map(({ id }) => id);
  return (
    <section class="table-part">
      <h2>{tellTable('table.list')}</h2>
      {ids.length === 0 ? <p class="soft">{tellTable('table.empty')}</p> : null}
      <ul class="table-list">
        {ids.map((id) => (
          <li key={id}>
            <button type="button" class="table-row" aria-pressed={id === selected} onClick={() => onSelect(id)}>
              <strong>{nameOf(map, id)}</strong> <span class="soft">{whereOf(map, id)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
