/** Lists: who has handed in, of whom, until when, what they say; and the lock. */
import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import type { EntrantRow, EventPart, PackPart, StaffEntrant } from '../../../core/event/views.ts';
import { areLocked } from '../../../core/event/lists.ts';
import { type Unread, passedOver } from '../../../core/roster/paste.ts';
import { ListRead } from '../../event/list-reading.tsx';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Check } from '../../parts/check.tsx';
import { Field } from '../../parts/field.tsx';
import { Name } from '../../parts/name.tsx';
import { tell } from '../../text/desk.ts';
import { moment } from '../../text/format.ts';
import { useDesk, useDeskPart } from '../desk.ts';
import { useUnchanged } from '../unchanged.ts';
import { localTime } from '../settings/sign-up-fields.tsx';

export function Lists({ rows }: { readonly rows: readonly EntrantRow[] }) {
  const desk = useDesk();
  const event = desk.store.part('event');
  const told = useDeskPart()?.entrants ?? {};
  const lists = (desk.store.part('pack')?.details ?? []).filter(({ long }) => long === true);
  const players = rows.filter(({ ringer, status }) => !ringer && status !== 'dropped' && status !== 'disqualified');
  if (event === undefined || lists.length === 0 || players.length === 0) return null;
  const givenBy = (row: EntrantRow) => lists.filter(({ id }) => (told[row.id]?.details[id] ?? '').trim() !== '');
  const count = players.filter((row) => givenBy(row).length > 0).length;
  return (
    <details class="fold pane">
      <summary>
        {tell('lists.title', { count, all: players.length })}
        <Wrong lists={players.flatMap(({ id }) => told[id]?.lists ?? [])} />
      </summary>
      <div class="stack">
        <p>{stateText(event, desk.store.now.value)}</p>
        {desk.may('change-settings') ? <Due key={JSON.stringify(event.lists)} event={event} /> : null}
        <ul class="lists-of">
          {players.map((row) => (
            <li key={row.id}>
              <OneList row={row} given={givenBy(row)} told={told[row.id]} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

/** How much there is to look at in lists. */
function Wrong({ lists }: { readonly lists: StaffEntrant['lists'] }) {
  const count = lists.reduce((sum, { wrong }) => sum + wrong.length, 0);
  return count === 0 ? null : <Badge meaning="wait">{tell('lists.wrong', { count })}</Badge>;
}

interface OneListProps {
  readonly row: EntrantRow;
  readonly given: PackPart['details'];
  readonly told: StaffEntrant | undefined;
}

/** A player, and behind the name what they handed in, with what is wrong in it. */
function OneList({ row, given, told }: OneListProps) {
  const { name } = row;
  const lists = told?.lists ?? [];
  if (given.length === 0) {
    return (
      <p class="lists-none">
        <Name>{name}</Name>
        <Badge meaning="wait">{tell('lists.missing')}</Badge>
      </p>
    );
  }
  return (
    <details class="fold">
      <summary>
        <Name>{name}</Name>
        <Wrong lists={lists} />
      </summary>
      {given.map(({ id, label }) => (
        <div key={id} class="stack">
          <p class="soft" lang="en">
            {label}
          </p>
          {lists
            .filter(({ detail }) => detail === id)
            .map((list) => (
              <Fragment key={id}>
                <ListRead reading={list} />
                <AllRight row={row} detail={id} text={told?.details[id] ?? ''} unread={list.unread ?? []} />
              </Fragment>
            ))}
          <p class="lists-text">
            <bdi>{told?.details[id]}</bdi>
          </p>
        </div>
      ))}
    </details>
  );
}

interface AllRightProps {
  readonly row: EntrantRow;
  readonly detail: string;
  readonly text: string;
  readonly unread: readonly Unread[];
}

/** A line that nobody could read may be nothing: said so, it is passed over, and the list is checked as a whole. */
function AllRight({ row: { id, name }, detail, text, unread }: AllRightProps) {
  const desk = useDesk();
  const lines = unread.flatMap((one) => {
    const without = passedOver(text, one);
    return without === null ? [] : [{ ...one, without }];
  });
  if (lines.length === 0 || !desk.may('change-entrant')) return null;
  const pass = (without: string) =>
    void desk.send(
      { type: 'change-entrant', entrant: id, changes: { details: { [detail]: without } } },
      tell('did.lineAllRight', { name }),
    );
  return (
    <div class="actions">
      {lines.map(({ line, text: said, without }) => (
        <Button key={line} onClick={() => pass(without)}>
          {tell('lists.allRight', { line, text: said })}
        </Button>
      ))}
    </div>
  );
}

function stateText({ lists }: EventPart, now: number): string {
  if (areLocked(lists, now)) return tell('lists.locked');
  const due = lists?.due ?? null;
  return due === null ? tell('lists.open') : tell('lists.until', { when: moment(due) });
}

function Due({ event }: { readonly event: EventPart }) {
  const desk = useDesk();
  const unchanged = useUnchanged(tell('did.listsDue'), tell('did.listsLocked'));
  const before = { due: event.lists?.due ?? null, locked: event.lists?.locked ?? false };
  const [due, setDue] = useState(before.due === null ? '' : localTime(before.due));
  const at = due === '' ? NaN : new Date(due).getTime();
  const typed = Number.isNaN(at) ? null : at;
  const save = (lists: typeof before) =>
    void desk.send(
      { type: 'change-settings', settings: { lists } },
      tell(lists.locked ? 'did.listsLocked' : 'did.listsDue'),
    );
  return (
    <form
      class="form"
      onSubmit={(submit) => {
        submit.preventDefault();
        save({ ...before, due: typed });
      }}
    >
      <Field
        label={tell('form.optional', { label: tell('lists.due') })}
        hint={tell('lists.dueHint')}
        type="datetime-local"
        value={due}
        onInput={setDue}
      />
      <Check
        label={tell('lists.lock')}
        note={tell('lists.lockHint')}
        checked={before.locked}
        onChange={(locked) => save({ ...before, locked })}
      />
      <div class="actions">
        <Button type="submit" why={typed === before.due ? unchanged : null}>
          {tell('form.save')}
        </Button>
      </div>
    </form>
  );
}
