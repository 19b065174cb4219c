/** My list: until when it is handed in, what the desk has of it, and another one in its place as long as that may be. */
import './my-list.css';
import { useState } from 'preact/hooks';
import type { EventPart, MePart } from '../../core/event/views.ts';
import { areLocked } from '../../core/event/lists.ts';
import { Button } from '../parts/button.tsx';
import { English } from '../parts/english.tsx';
import { TextFile } from '../parts/text-file.tsx';
import { moment } from '../text/format.ts';
import { say } from '../text/language.ts';
import { usePlayer } from './context.ts';

export function MyList({ event, me }: { readonly event: EventPart; readonly me: MePart }) {
  const { store } = usePlayer();
  const lists = (store.part('pack')?.details ?? []).filter(({ long }) => long === true);
  if (lists.length === 0 || event.lists === null) return null;
  const locked = areLocked(event.lists, store.now.value);
  const given = lists.filter(({ id }) => (me.details[id] ?? '').trim() !== '');
  return (
    <section class="more-block">
      <h2>{say('myList.title')}</h2>
      <p>{dueText(event.lists.due, locked)}</p>
      {given.length === 0 ? <p class="soft">{say('myList.none')}</p> : null}
      {locked ? given.map(({ id, label }) => <Given key={id} label={label} text={me.details[id] ?? ''} />) : null}
      {locked ? null : <Open lists={lists} me={me} asked={me.next === 'check-in' && given.length === 0} />}
    </section>
  );
}

/** What the desk has, where it cannot be changed any more. */
function Given({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <details class="fold">
      <summary>{say('app.details')}</summary>
      <p class="soft" lang="en">
        {label}
      </p>
      <p class="my-list-text">
        <bdi>{text}</bdi>
      </p>
    </details>
  );
}

/** `asked`: checking in asks for it just above. */
function Open({ asked, ...rest }: HandInProps & { readonly asked: boolean }) {
  const form = <HandIn key={JSON.stringify(rest.me.details)} {...rest} />;
  if (!asked) return form;
  return (
    <details class="fold">
      <summary>{say('myList.early')}</summary>
      {form}
    </details>
  );
}

function dueText(due: number | null, locked: boolean): string {
  if (locked) return say('myList.locked');
  return due === null ? say('myList.open') : say('myList.until', { when: moment(due) });
}

interface HandInProps {
  readonly lists: readonly { readonly id: string; readonly label: string }[];
  readonly me: MePart;
}

function HandIn({ lists, me }: HandInProps) {
  const { outbox } = usePlayer();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const changed = Object.entries(typed).filter(([id, text]) => text !== (me.details[id] ?? ''));
  return (
    <form
      class="form"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (changed.length === 0) return;
        void outbox.send({ type: 'hand-in', entrant: me.entrant, details: Object.fromEntries(changed) });
      }}
    >
      {lists.map(({ id, label }) => (
        <TextFile
          key={id}
          label={<English>{label}</English>}
          accept=".txt,.json"
          text={typed[id] ?? me.details[id] ?? ''}
          onText={(text) => setTyped({ ...typed, [id]: text })}
        />
      ))}
      <Button type="submit" disabled={changed.length === 0}>
        {say('myList.send')}
      </Button>
    </form>
  );
}
