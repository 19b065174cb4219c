/** Which tables there are and what stands on them. Only what was changed is sent. */
import { useState } from 'preact/hooks';
import type { EventSettings } from '../../../core/event/commands.ts';
import type { EventPart } from '../../../core/event/views.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { tell } from '../../text/desk.ts';
import { useDesk } from '../desk.ts';
import { useUnchanged } from '../unchanged.ts';
import { rangesOf, tablesOf, terrainOf, terrainText } from './tables.ts';

export function TablesForm({ event }: { readonly event: EventPart }) {
  const desk = useDesk();
  const unchanged = useUnchanged(tell('did.tables'));
  const before = {
    tables: rangesOf(event.tables),
    terrain: terrainText(event.terrain),
    featured: event.featured.join(', '),
  };
  const [tables, setTables] = useState(before.tables);
  const [terrain, setTerrain] = useState(before.terrain);
  const [featured, setFeatured] = useState(before.featured);
  const settings: EventSettings = {
    ...(tables.trim() === before.tables ? {} : { tables: tablesOf(tables) }),
    ...(terrain === before.terrain ? {} : { terrain: terrainOf(terrain) }),
    ...(featured === before.featured ? {} : { featured: tablesOf(featured) }),
  };
  return (
    <form
      class="form"
      onSubmit={(submit) => {
        submit.preventDefault();
        if (Object.keys(settings).length > 0) {
          void desk.send({ type: 'change-settings', settings }, tell('did.tables'));
        }
      }}
    >
      <div class="form-row">
        <Field label={tell('event.tables')} hint={tell('event.tablesHint')} value={tables} onInput={setTables} />
        <Field
          label={tell('event.featured')}
          hint={tell('event.featuredHint')}
          value={featured}
          onInput={setFeatured}
        />
      </div>
      <Field label={tell('event.terrain')} hint={tell('event.terrainHint')} value={terrain} onInput={setTerrain} />
      <div class="actions">
        <Button type="submit" why={Object.keys(settings).length === 0 ? unchanged : null}>
          {tell('event.saveTables')}
        </Button>
      </div>
    </form>
  );
}
