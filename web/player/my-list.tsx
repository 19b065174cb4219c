/** My list: until when it is handed in, what the desk has of it, and another one in its place as long as that may be. */
import './my-list.css';
import { useState } from 'preact/hooks';
import type { DetailSpec } from '../../core/event/pack.ts';
import type { EventPart, MePart } from '../../core/event/views.ts';
import { areLocked, whyStays } from '../../core/event/lists.ts';
import { Badge } from '../parts/badge.tsx';
import { Button } from '../parts/button.tsx';
import { English } from '../parts/english.tsx';
import { RuleLinks } from '../parts/rule-links.tsx';
import { moment } from '../text/format.ts';
import { say } from '../text/player.tsx';
import { ListRead } from '../event/list-reading.tsx';
import { usePlayer } from './context.ts';
import { ListFields } from './list-fields.tsx';

export function MyList({ event, me }: { readonly event: EventPart; readonly me: MePart }) {
  const { store } = usePlayer();
  const lists = (store.part('pack')?.details ?? []).filter(({ long }) => long === true);
  if (lists.length === 0) return null;
  const locked = areLocked(event.lists, store.now.value);
  const stays = whyStays(lists, me.details, me.round);
  const given = lists.filter(({ id }) => (me.details[id] ?? '').trim() !== '');
  return (
    <section class="more-block">
      <h2>{say('myList.title')}</h2>
      {stays === null ? (
        <p>{dueText(event.lists?.due ?? null, locked)}</p>
      ) : (
        <p>
          <English>{stays.text}</English> {say('myList.atDesk')} <RuleLinks rules={stays.rules} />
        </p>
      )}
      {given.length === 0 ? <p class="soft">{say('myList.none')}</p> : <GivenAs lists={me.lists} />}
      {locked || stays !== null ? (
        <Given lists={given} me={me} />
      ) : (
        <Open lists={lists} me={me} isGiven={given.length > 0} />
      )}
    </section>
  );
}

/** That it is there, and what the desk sees in it: too few points, a line that cannot be read. */
export function GivenAs({ lists }: Pick<MePart, 'lists'>) {
  const wrong = lists.flatMap((reading) => reading.wrong);
  return (
    <div role="status">
      <p>
        <Badge meaning={wrong.length === 0 ? 'good' : 'wait'}>{say('myList.given')}</Badge>
      </p>
      {wrong.map(({ text, rules }) => (
        <p key={text}>
          <English>{text}</English> <RuleLinks rules={rules} />
        </p>
      ))}
    </div>
  );
}

/** What the desk has, where it cannot be changed any more. */
function Given({ lists, me }: HandInProps) {
  if (lists.length === 0) return null;
  return (
    <details class="fold">
      <summary>{say('myList.look')}</summary>
      {lists.map(({ id, label }) => {
        const reading = me.lists.find(({ detail }) => detail === id);
        return (
          <div key={id}>
            <p class="soft" lang="en">
              {label}
            </p>
            <p class="my-list-text">
              <bdi>{me.details[id]}</bdi>
            </p>
            {reading === undefined ? null : <ListRead reading={reading} />}
          </div>
        );
      })}
    </details>
  );
}

/** Two lists are long: folded where they are handed in, or where checking in asks for them just above. */
function Open({ isGiven, ...rest }: HandInProps & { readonly isGiven: boolean }) {
  const form = <HandIn key={JSON.stringify(rest.me.details)} {...rest} />;
  if (!isGiven && rest.me.next !== 'check-in') return form;
  return (
    <details class="fold">
      <summary>{say(isGiven ? 'myList.change' : 'myList.early')}</summary>
      {form}
    </details>
  );
}

function dueText(due: number | null, locked: boolean): string {
  if (locked) return say('myList.locked');
  return due === null ? say('myList.open') : say('myList.until', { when: moment(due) });
}

interface HandInProps {
  readonly lists: readonly DetailSpec[];
  readonly me: MePart;
}

function HandIn({ lists, me }: HandInProps) {
  const { event, outbox } = usePlayer();
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
      <ListFields
        event={event}
        lists={lists}
        texts={{ ...me.details, ...typed }}
        onText={(id, text) => setTyped({ ...typed, [id]: text })}
      />
      <Button type="submit" disabled={changed.length === 0}>
        {say('myList.send')}
      </Button>
    </form>
  );
}
