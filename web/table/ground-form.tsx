/** What a table is: its name, its game, what is played on it, how large it is. */
import type { Refusal } from '../../core/rules/refusal.ts';
import type { LayoutBook } from '../../core/table/layout/layout.ts';
import type { TableMap } from '../../core/table/map/map.ts';
import { checkMap } from '../../core/table/map/check.ts';
import { Select } from '../parts/select.tsx';
import { tellTable } from '../text/setup.ts';
import { FigureField } from './figure-field.tsx';
import { WordField } from './word-field.tsx';

export interface GroundFormProps {
  readonly map: TableMap;
  readonly books: readonly LayoutBook[];
  readonly onChange: (next: TableMap | Refusal) => void;
}

export function GroundForm({ map, books, onChange }: GroundFormProps) {
  const { name, system, layout, size } = map;
  const book = books.find((one) => one.system === system);
  const change = (next: Partial<TableMap>) => onChange(checkMap({ ...map, ...next }));
  const choose = (chosen: string) => {
    const found = book?.layouts.find((one) => one.name === chosen);
    change(found === undefined ? { layout: null } : { layout: found.name, size: found.size });
  };
  return (
    <section class="table-part">
      <h2>{tellTable('table.ground')}</h2>
      <div class="table-fields">
        <WordField label={tellTable('table.name')} value={name} onWord={(next) => change({ name: next })} />
        <Select
          label={tellTable('table.system')}
          value={system ?? ''}
          options={[
            { value: '', label: tellTable('table.noSystem') },
            ...books.map((one) => ({ value: one.system, label: one.title })),
          ]}
          onChange={(next) => change({ system: next === '' ? null : next, layout: null })}
        />
        {book === undefined ? null : (
          <Select
            label={tellTable('table.layout')}
            value={layout ?? ''}
            options={[
              { value: '', label: tellTable('table.noLayout') },
              ...book.layouts.map((one) => ({ value: one.name, label: one.title })),
            ]}
            onChange={choose}
          />
        )}
        {layout === null ? (
          <>
            <FigureField
              label={tellTable('table.width')}
              value={size[0]}
              onFigure={(width) => change({ size: [width ?? size[0], size[1]] })}
            />
            <FigureField
              label={tellTable('table.depth')}
              value={size[1]}
              onFigure={(depth) => change({ size: [size[0], depth ?? size[1]] })}
            />
          </>
        ) : null}
      </div>
    </section>
  );
}
