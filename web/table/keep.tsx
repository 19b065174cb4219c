/** Keeping a table: on this device, as a file, on paper; and opening one again. */
import { useId, useState } from 'preact/hooks';
import { type Refusal, refuse } from '../../core/rules/refusal.ts';
import { EMPTY_MAP, type TableMap } from '../../core/table/map/map.ts';
import { readMapText } from '../../core/table/map/read.ts';
import { Button } from '../parts/button.tsx';
import { toast } from '../parts/status.tsx';
import { tellTable } from '../text/setup.ts';
import { type AtEvent, SaveAtEvent } from './at-event.tsx';
import { deleteTable, saveTable, savedTables } from './saved.ts';

export interface KeepProps {
  readonly map: TableMap;
  /** The event that it is for, where it can be saved there. */
  readonly at: AtEvent | null;
  readonly onOpen: (next: TableMap | Refusal) => void;
}

export function Keep({ map, at, onOpen }: KeepProps) {
  const id = useId();
  const [saved, setSaved] = useState(savedTables);
  const save = () => {
    if (map.name === '') {
      onOpen(refuse('no-name', tellTable('table.unnamed')));
      return;
    }
    toast(saveTable(map) ? tellTable('table.saved', { name: map.name }) : tellTable('table.full'));
    setSaved(savedTables());
  };
  return (
    <section class="table-part">
      <h2>{tellTable('table.files')}</h2>
      <div class="table-actions">
        {at === null ? null : <SaveAtEvent at={at} map={map} onRefused={onOpen} />}
        <Button onClick={save}>{tellTable('table.save')}</Button>
        <Button onClick={() => download(map)}>{tellTable('table.download')}</Button>
        <Button onClick={() => window.print()}>{tellTable('table.print')}</Button>
        <Button onClick={() => onOpen(EMPTY_MAP)}>{tellTable('table.new')}</Button>
      </div>
      <label class="field-label" for={id}>
        {tellTable('table.upload')}
      </label>
      <input
        id={id}
        class="table-file"
        type="file"
        accept=".json,application/json"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) void file.text().then((text) => onOpen(readMapText(text)));
        }}
      />
      {saved.length === 0 ? null : (
        <>
          <h3>{tellTable('table.savedList')}</h3>
          <ul class="table-list">
            {saved.map((one) => (
              <li key={one.name} class="table-actions">
                <Button onClick={() => onOpen(one)}>{tellTable('table.open', { name: one.name })}</Button>
                <Button
                  kind="quiet"
                  onClick={() => {
                    deleteTable(one.name);
                    setSaved(savedTables());
                  }}
                >
                  {tellTable('table.delete', { name: one.name })}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function download(map: TableMap): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`${JSON.stringify(map, null, 2)}\n`], { type: 'application/json' }));
  link.download = `${map.name === '' ? 'table' : map.name}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
