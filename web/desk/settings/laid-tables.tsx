/** Laid-out tables of the event: kept here, given to table numbers, copied, changed, taken out. */
import { useEffect, useId, useState } from 'preact/hooks';
import type { EventPart, MapRow } from '../../../core/event/views.ts';
import { isRefusal } from '../../../core/rules/refusal.ts';
import type { TableMap } from '../../../core/table/map/map.ts';
import { drawingOf } from '../../event/laid-table.tsx';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Select } from '../../parts/select.tsx';
import { tell } from '../../text/desk.ts';
import { ask } from '../api.ts';
import { useDesk } from '../desk.ts';
import { tablesOf } from './tables.ts';

export function LaidTablesSection() {
  const event = useDesk().store.part('event');
  return event === undefined ? null : (
    <details class="fold pane">
      <summary>{tell('maps.title')}</summary>
      <p class="soft">{tell('maps.lead')}</p>
      <ul class="laid-list">
        {event.maps.map((map) => (
          <li key={map.id}>
            <LaidRow event={event} map={map} />
          </li>
        ))}
      </ul>
      <AddTable />
      {event.maps.length === 0 ? null : (
        <p class="laid-links">
          <a href={`/layouts?event=${encodeURIComponent(event.id)}&as=organiser`}>{tell('maps.layouts')}</a>
          <a href={`/print?event=${encodeURIComponent(event.id)}#maps`}>{tell('maps.print')}</a>
        </p>
      )}
    </details>
  );
}

function LaidRow({ event, map }: { readonly event: EventPart; readonly map: MapRow }) {
  const desk = useDesk();
  const { id, name } = map;
  const before = map.tables.join(', ');
  const [typed, setTyped] = useState<string | null>(null);
  const copy = async () => {
    const found = await ask<TableMap>('GET', `/api/events/${encodeURIComponent(event.id)}/maps/${id}?as=organiser`);
    if (found.ok)
      await desk.send({ type: 'keep-map', laid: copied(found.value, event.maps) }, tell('did.map', { name }));
  };
  return (
    <section class="laid-row" aria-label={name}>
      <img src={drawingOf(event.id, map, null)} alt="" loading="lazy" />
      <form
        class="form"
        onSubmit={(submit) => {
          submit.preventDefault();
          const tables = tablesOf(typed ?? before);
          void desk.send({ type: 'assign-map', map: id, tables }, tell('did.map', { name }), () => setTyped(null));
        }}
      >
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <Field label={tell('maps.tables')} hint={tell('maps.tablesHint')} value={typed ?? before} onInput={setTyped} />
        <div class="actions">
          <Button type="submit" why={typed === null || typed === before ? tell('why.unchanged') : null}>
            {tell('maps.assign')}
          </Button>
          <a class="button" href={`/table?event=${encodeURIComponent(event.id)}&map=${id}&as=organiser`}>
            {tell('maps.change')}
          </a>
          <Button onClick={() => void copy()}>{tell('maps.copy')}</Button>
          <Button
            kind="quiet"
            onClick={() => void desk.send({ type: 'remove-map', map: id }, tell('did.map', { name }))}
          >
            {tell('maps.remove')}
          </Button>
        </div>
      </form>
    </section>
  );
}

/** Under a name that no other has. */
function copied(laid: TableMap, maps: readonly MapRow[]): TableMap {
  const taken = new Set(maps.map(({ name }) => name));
  let number = 2;
  while (taken.has(`${laid.name} ${number}`)) number += 1;
  return { ...laid, name: `${laid.name} ${number}` };
}

/** From this device, where the designer keeps them, or from files. */
function AddTable() {
  const desk = useDesk();
  const id = useId();
  const [saved, setSaved] = useState<readonly TableMap[]>([]);
  const [chosen, setChosen] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  useEffect(() => void import('../../table/saved.ts').then(({ savedTables }) => setSaved(savedTables())), []);
  const keep = (laid: TableMap) => desk.send({ type: 'keep-map', laid }, tell('did.map', { name: laid.name }));
  const take = async (files: readonly File[]) => {
    const { readMapText } = await import('../../../core/table/map/read.ts');
    setWrong(null);
    for (const file of files) {
      const laid = readMapText(await file.text());
      if (isRefusal(laid)) {
        setWrong(`${file.name}: ${laid.message}`);
        return;
      }
      await keep(laid.name === '' ? { ...laid, name: file.name.replace(/\.json$/, '') } : laid);
    }
  };
  const one = saved.find(({ name }) => name === chosen);
  return (
    <div class="form">
      {saved.length === 0 ? null : (
        <div class="form-row">
          <Select
            label={tell('maps.saved')}
            value={chosen}
            options={[{ value: '', label: '–' }, ...saved.map(({ name }) => ({ value: name, label: name }))]}
            onChange={setChosen}
          />
          <Button
            why={one === undefined ? tell('why.noTable') : null}
            onClick={() => void (one === undefined ? null : keep(one))}
          >
            {tell('maps.keep')}
          </Button>
        </div>
      )}
      <label class="field-label" for={id}>
        {tell('maps.files')}
      </label>
      <input
        id={id}
        type="file"
        multiple
        accept=".json,application/json"
        onChange={({ currentTarget }) => void take([...(currentTarget.files ?? [])])}
      />
      {wrong === null ? null : (
        <Notice meaning="loss">
          <p>{wrong}</p>
        </Notice>
      )}
      <p>
        <a href={`/table?event=${encodeURIComponent(desk.event)}&as=organiser`}>{tell('maps.new')}</a>
      </p>
    </div>
  );
}
