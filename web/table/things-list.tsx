/** Everything on a table as a list: what a screen reader reads, and where a keyboard chooses. */
import { listOf } from '../../core/table/drawing/legend.ts';
import type { Layout, TerrainTrait } from '../../core/table/layout/layout.ts';
import type { TableMap } from '../../core/table/map/map.ts';
import { sayDrawing } from '../text/layouts.ts';
import { tellTable } from '../text/tables.ts';
import { factsOf, nameOf } from './names.ts';

export interface ThingsListProps {
  readonly map: TableMap;
  readonly layout: Layout | null;
  readonly traits: readonly TerrainTrait[];
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
}

export function ThingsList({ map, layout, traits, selected, onSelect }: ThingsListProps) {
  const ids = [...map.things, ...map.terrain].map(({ id }) => id);
  return (
    <section class="table-things">
      <h2>{tellTable('table.list')}</h2>
      {ids.length === 0 ? <p class="soft">{tellTable('table.empty')}</p> : null}
      <ul class="table-list">
        {ids.map((id) => (
          <li key={id}>
            <button type="button" class="table-row" aria-pressed={id === selected} onClick={() => onSelect(id)}>
              <strong>{nameOf(map, id)}</strong> <span class="soft">{factsOf(map, traits, id)}</span>
            </button>
          </li>
        ))}
      </ul>
      {layout === null ? null : <Under layout={layout} />}
    </section>
  );
}

/** What the deployment or scenario puts on the table. */
function Under({ layout }: { readonly layout: Layout }) {
  return (
    <details>
      <summary>{tellTable('table.under', { layout: layout.title })}</summary>
      <ul class="table-under">
        {listOf(layout, sayDrawing).map(({ what, where }) => (
          <li key={`${what} ${where}`}>
            {what}: <span class="soft">{where}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
