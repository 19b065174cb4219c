/** Adding players: one typed line, or a list pasted or read from a file. */
import { useRef, useState } from 'preact/hooks';
import type { NewEntrant } from '../../../core/event/commands.ts';
import { freeName, nameKey } from '../../../core/event/same-name.ts';
import { useEntrants } from '../../event/context.ts';
import { PackSays } from '../../event/pack-says.tsx';
import { Button } from '../../parts/button.tsx';
import { Check } from '../../parts/check.tsx';
import { Field } from '../../parts/field.tsx';
import { tell } from '../../text/desk.ts';
import { useDesk } from '../desk.ts';
import { AddList } from './add-list.tsx';
import { FactionField } from './fields.tsx';
import { MembersField, membersIn } from './members.tsx';

export function AddPlayers({ open }: { readonly open: boolean }) {
  const desk = useDesk();
  const late = desk.store.part('event')?.phase === 'running';
  // Open for the first one, it stays so for those after.
  const [atFirst] = useState(open);
  const pane = useRef<HTMLDetailsElement>(null);
  // A list comes once: then whoever plays is in sight, and the forms are a tap away.
  const fold = () => {
    pane.current?.querySelector('summary')?.focus();
    pane.current?.removeAttribute('open');
  };
  return (
    <details ref={pane} class="fold pane" open={atFirst || late}>
      <summary>{tell(late ? 'add.titleLate' : 'add.title')}</summary>
      <div class="fold-body">
        {late ? <p class="soft">{tell('add.late')}</p> : null}
        <AddOne />
        <details class="fold" open={atFirst}>
          <summary>{tell('add.list')}</summary>
          <AddList onDone={fold} />
        </details>
      </div>
    </details>
  );
}

const NOBODY = { name: '', faction: '', group: '', members: '' };

function AddOne() {
  const desk = useDesk();
  const teams = desk.store.part('pack')?.teams === true;
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(NOBODY);
  // Whoever is added late stands at the desk.
  const [picked, setHere] = useState<boolean | null>(null);
  const here = picked ?? desk.store.part('event')?.phase === 'running';
  const [ringer, setRinger] = useState(false);
  const set = (change: Partial<typeof NOBODY>) => setTyped({ ...typed, ...change });
  const taken = new Set(Object.values(useEntrants()).map(({ name }) => nameKey(name)));
  const plain = entrantOf(typed);
  const name = plain.name === '' ? '' : freeName(plain.name, (key) => taken.has(key));
  const add = async () => {
    const entrant = { ...plain, name, ...(ringer ? { ringer } : {}), ...(here ? { checkIn: true } : {}) };
    if (entrant.name === '') return;
    const done = await desk.send(
      { type: 'add-entrants', entrants: [entrant] },
      tell('did.add', { name: entrant.name }),
    );
    if (!done) return;
    // The group stays: people of one club come together.
    setTyped({ ...NOBODY, group: typed.group });
    setRinger(false);
    form.current?.querySelector('input')?.focus();
  };
  return (
    <form
      ref={form}
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <div class="form-row">
        <Field
          label={tell(teams ? 'add.team' : 'add.name')}
          value={typed.name}
          onInput={(text) => set({ name: text })}
        />
        {teams ? null : <FactionField value={typed.faction} onChange={(faction) => set({ faction })} />}
        <Field
          label={tell('form.optional', { label: tell('players.group') })}
          value={typed.group}
          onInput={(group) => set({ group })}
        />
      </div>
      <p class="soft" role="status">
        {name === plain.name ? '' : tell('add.sameName', { name })}
      </p>
      {teams ? <MembersField value={typed.members} onChange={(members) => set({ members })} /> : null}
      <div class="actions">
        <Button type="submit" busy={desk.busy.value}>
          {tell('add.add')}
        </Button>
        <Check label={tell('add.here')} checked={here} onChange={setHere} />
        <Check label={tell('add.ringer')} checked={ringer} onChange={setRinger} />
      </div>
      {ringer ? <PackSays pack={desk.store.part('pack')} of="ringer" /> : null}
    </form>
  );
}

function entrantOf({ name, faction, group, members }: typeof NOBODY): NewEntrant {
  const rows = membersIn(members);
  return {
    name: name.trim(),
    ...(faction.trim() === '' ? {} : { faction: faction.trim() }),
    ...(group.trim() === '' ? {} : { group: group.trim() }),
    ...(rows.length === 0 ? {} : { members: rows }),
  };
}
