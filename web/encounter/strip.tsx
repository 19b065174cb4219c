/** What the server did not do, and what is not with it yet. */
import { named } from '../../core/encounter/names.ts';
import { Button } from '../parts/button.tsx';
import { LeadToField } from '../parts/lead-to-field.tsx';
import { Notice } from '../parts/notice.tsx';
import { useRefusalsPast, useRefusalsSeen } from '../parts/refusals-seen.ts';
import type { TableCommand } from '../outbox/items.ts';
import { ask } from '../text/encounter.ts';
import { useNames, useTable } from './context.ts';
import { useTurn } from './turn/turn-asks.ts';

/** A command that is under way for less than this is not worth a word. */
const AT_ONCE = 1500;

export function Strip() {
  const { outbox, store } = useTable();
  const nameOf = useNames();
  const items = outbox.items.value;
  const refusals = items.filter(({ state, command }) => state === 'refused' && !isAtMap(command));
  const strip = useRefusalsSeen(refusals.length);
  const asked = (store.part('mine')?.asks ?? []).map(({ id }) => id);
  useRefusalsPast(
    outbox,
    (command) => command.type !== 'tell' || command.answers.some((one) => asked.includes(one.ask)),
    store.part('encounter')?.progress.step,
  );
  return (
    <div class="strip" role="status" ref={strip}>
      {useTurn() === null ? null : <Unsent />}
      {refusals.map(({ id, command, refused }) => (
        <Notice key={id} meaning="loss" title={ask('outboxRefused')} rules={refused?.rules ?? []}>
          <p>{named(refused?.message ?? '', nameOf)}</p>
          {refused === undefined || command.type !== 'tell' ? null : (
            <LeadToField
              orFirst
              refusal={refused}
              form={() => formOf(command.answers[command.answers.length - 1]?.ask)}
            />
          )}
          <p>
            <Button onClick={() => void outbox.forget(id)}>{ask('drop')}</Button>
          </p>
        </Notice>
      ))}
    </div>
  );
}

export function Unsent() {
  const { outbox, store } = useTable();
  const now = store.now.value === 0 ? 0 : Date.now();
  const waiting = outbox.items.value.filter(({ state, at }) => state === 'saved' && Math.abs(now - at) > AT_ONCE);
  return waiting.length === 0 ? null : (
    <Notice meaning="wait" title={ask('outboxWaiting', { count: waiting.length })}>
      <p>{ask('outboxHint')}</p>
    </Notice>
  );
}

/** The map is open, and says itself what it refuses. */
function isAtMap(command: TableCommand): boolean {
  return command.type === 'tell' && command.answers.every(({ ask }) => formOf(ask)?.matches('.told-board') === true);
}

/** Where a question is answered: in its form, or in the fold that holds it. */
function formOf(ask: string | undefined): Element | null {
  return [...document.querySelectorAll('[data-ask]')].find((one) => one.getAttribute('data-ask') === ask) ?? null;
}
