/** The event's own fields. Only what was changed is sent. */
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
import { TablesForm } from './tables-form.tsx';

export function EventSection() {
  const event = useDesk().store.part('event');
  return event === undefined ? null : (
    <details class="fold pane">
      <summary>{tell('settings.event')}</summary>
      <EventForm event={event} />
      <TablesForm key={JSON.stringify([event.tables, event.terrain, event.featured])} event={event} />
    </details>
  );
}

interface Typed {
  readonly name: string;
  readonly date: string;
  readonly venue: string;
  readonly organiser: string;
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
  const suggested = useDeskPart()?.suggestedRounds ?? null;
  const { name, venue, organiser } = event;
  const before: Typed = { name, date: event.date ?? '', venue, organiser };
  const [typed, setTyped] = useState(before);
  const [judges, setJudges] = useState(event.judges.join(', '));
  const [rounds, setRounds] = useState(event.rounds === null ? '' : String(event.rounds));
  const excludedBefore = useDeskPart()?.excluded ?? [];
  const [excluded, setExcluded] = useState(excludedBefore.join('\n'));
  const [confirm, setConfirm] = useState(event.confirm);
  const [note, setNote] = useState(event.pairingsNote);
  const named = namesIn(judges, /[,\n]/);
  const out = namesIn(excluded, '\n');
  const planned = rounds.trim() === '' ? null : Number(rounds);
  const settings: EventSettings = {
    ...(typed.name === name ? {} : { name: typed.name }),
    ...(typed.date === before.date ? {} : { date: typed.date }),
    ...(typed.venue === venue ? {} : { venue: typed.venue }),
    ...(typed.organiser === organiser ? {} : { organiser: typed.organiser }),
    ...(named.join() === event.judges.join() ? {} : { judges: named }),
    ...(out.join('\n') === excludedBefore.join('\n') ? {} : { excluded: out }),
    ...(planned === event.rounds ? {} : { rounds: planned }),
    ...(confirm === event.confirm ? {} : { confirm }),
    ...(note === event.pairingsNote ? {} : { pairingsNote: note }),
  };
  return (
    <form
      class="form"
      onSubmit={(submit) => {
        submit.preventDefault();
        if (Object.keys(settings).length > 0) {
          void desk.send({ type: 'change-settings', settings }, tell('did.settings'));
        }
      }}
    >
      <EventFields typed={typed} onChange={setTyped} />
      <Field label={tell('event.judges')} hint={tell('event.judgesHint')} value={judges} onInput={setJudges} />
      <div class="form-row">
        <Field
          label={tell('event.rounds')}
          type="number"
          hint={suggested === null ? tell('event.roundsHint') : tell('event.roundsSuggested', { rounds: suggested })}
          value={rounds}
          onInput={setRounds}
        />
      </div>
      <ConfirmChoice value={confirm} onChange={setConfirm} />
      <TextArea label={tell('event.note')} hint={tell('event.noteHint')} value={note} onInput={setNote} />
      <TextArea
        label={tell('event.excluded')}
        hint={tell('event.excludedHint')}
        value={excluded}
        onInput={setExcluded}
      />
      <div class="actions">
        <Button type="submit" why={Object.keys(settings).length === 0 ? unchanged : null}>
          {tell('form.save')}
        </Button>
      </div>
    </form>
  );
}
