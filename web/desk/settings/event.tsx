/** The event's own fields and its tables, saved together. Only what was changed is sent. */
import { useState } from 'preact/hooks';
import type { EventSettings } from '../../../core/event/commands.ts';
import type { EventPart } from '../../../core/event/views.ts';
import { Button } from '../../parts/button.tsx';
import { Choice } from '../../parts/choice.tsx';
import { Field } from '../../parts/field.tsx';
import { TextArea } from '../../parts/text-area.tsx';
import { tell } from '../../text/desk.ts';
import { useDesk, useDeskPart } from '../desk.ts';
import { useUnchanged } from '../unchanged.ts';
import { EventFields } from '../new-event.tsx';
import { rangesOf, tablesOf, terrainOf, terrainText } from './tables.ts';

export function EventSection() {
  const event = useDesk().store.part('event');
  return event === undefined ? null : (
    <details class="fold pane">
      <summary>{tell('settings.event')}</summary>
      <EventForm event={event} />
    </details>
  );
}

/** What the fields hold, as it is typed. */
interface Texts {
  readonly name: string;
  readonly date: string;
  readonly venue: string;
  readonly organiser: string;
  readonly judges: string;
  readonly rounds: string;
  readonly confirm: EventPart['confirm'];
  readonly pairingsNote: string;
  readonly excluded: string;
  readonly tables: string;
  readonly terrain: string;
  readonly featured: string;
}

function textsOf(event: EventPart, excluded: readonly string[]): Texts {
  const { name, venue, organiser, confirm, pairingsNote } = event;
  return {
    name,
    date: event.date ?? '',
    venue,
    organiser,
    judges: event.judges.join(', '),
    rounds: event.rounds === null ? '' : String(event.rounds),
    confirm,
    pairingsNote,
    excluded: excluded.join('\n'),
    tables: rangesOf(event.tables),
    terrain: terrainText(event.terrain),
    featured: event.featured.join(', '),
  };
}

function settingsOf(texts: Texts): Required<Pick<EventSettings, keyof Texts>> {
  return {
    ...texts,
    judges: namesIn(texts.judges, /[,\n]/),
    rounds: texts.rounds.trim() === '' ? null : Number(texts.rounds),
    excluded: namesIn(texts.excluded, '\n'),
    tables: tablesOf(texts.tables),
    terrain: terrainOf(texts.terrain),
    featured: tablesOf(texts.featured),
  };
}

/** What somebody typed that is another thing than what is there. */
function changed(before: Texts, after: Texts): EventSettings {
  const [old, now] = [settingsOf(before), settingsOf(after)];
  const ids = Object.keys(now) as readonly (keyof Texts)[];
  return Object.fromEntries(
    ids.filter((id) => JSON.stringify(old[id]) !== JSON.stringify(now[id])).map((id) => [id, now[id]]),
  );
}

function namesIn(text: string, between: RegExp | string): readonly string[] {
  return text
    .split(between)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

interface ConfirmChoiceProps {
  readonly value: EventPart['confirm'];
  readonly onChange: (value: EventPart['confirm']) => void;
}

function ConfirmChoice({ value, onChange }: ConfirmChoiceProps) {
  const options = [
    { value: 'opponent', label: tell('event.confirm.opponent') },
    { value: 'first', label: tell('event.confirm.first') },
  ] as const;
  return <Choice label={tell('event.confirm')} labelled value={value} options={options} onChange={onChange} />;
}

function EventForm({ event }: { readonly event: EventPart }) {
  const desk = useDesk();
  const unchanged = useUnchanged(tell('did.settings'));
  const part = useDeskPart();
  const suggested = part?.suggestedRounds ?? null;
  // What nobody typed into follows the event: another desk may change it meanwhile.
  const [typed, setTyped] = useState<Partial<Texts>>({});
  const before = textsOf(event, part?.excluded ?? []);
  const texts = { ...before, ...typed };
  const set = (change: Partial<Texts>) => setTyped({ ...typed, ...change });
  const settings = changed(before, texts);
  const nothing = Object.keys(settings).length === 0;
  return (
    <form
      class="form"
      onSubmit={(submit) => {
        submit.preventDefault();
        if (nothing) return;
        void desk.send({ type: 'change-settings', settings }, tell('did.settings'), () => setTyped({}));
      }}
    >
      <EventFields typed={texts} onChange={set} />
      <Field
        label={tell('event.judges')}
        hint={tell('event.judgesHint')}
        value={texts.judges}
        onInput={(judges) => set({ judges })}
      />
      <div class="form-row">
        <Field
          label={tell('event.rounds')}
          type="number"
          hint={suggested === null ? tell('event.roundsHint') : tell('event.roundsSuggested', { rounds: suggested })}
          value={texts.rounds}
          onInput={(rounds) => set({ rounds })}
        />
      </div>
      <ConfirmChoice value={texts.confirm} onChange={(confirm) => set({ confirm })} />
      <TextArea
        label={tell('event.note')}
        hint={tell('event.noteHint')}
        value={texts.pairingsNote}
        onInput={(pairingsNote) => set({ pairingsNote })}
      />
      <TextArea
        label={tell('event.excluded')}
        hint={tell('event.excludedHint')}
        value={texts.excluded}
        onInput={(excluded) => set({ excluded })}
      />
      <TableFields texts={texts} onChange={set} />
      <div class="actions">
        <Button type="submit" why={nothing ? unchanged : null}>
          {tell('form.save')}
        </Button>
      </div>
    </form>
  );
}

/** Which tables there are and what stands on them. */
function TableFields(props: { readonly texts: Texts; readonly onChange: (change: Partial<Texts>) => void }) {
  const { texts, onChange } = props;
  return (
    <>
      <div class="form-row">
        <Field
          label={tell('event.tables')}
          hint={tell('event.tablesHint')}
          value={texts.tables}
          onInput={(tables) => onChange({ tables })}
        />
        <Field
          label={tell('event.featured')}
          hint={tell('event.featuredHint')}
          value={texts.featured}
          onInput={(featured) => onChange({ featured })}
        />
      </div>
      <Field
        label={tell('event.terrain')}
        hint={tell('event.terrainHint')}
        value={texts.terrain}
        onInput={(terrain) => onChange({ terrain })}
      />
    </>
  );
}
