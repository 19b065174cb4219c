/** What the server did not do, and what is not with it yet. */
import { Notice } from '../parts/notice.tsx';
import { later } from '../parts/later.tsx';
import { useRefusalsPast, useRefusalsSeen } from '../parts/refusals-seen.ts';
import type { Ask } from '../../core/encounter/types.ts';
import type { TableCommand } from '../outbox/items.ts';
import { ask } from '../text/encounter.ts';
import { useTable } from './context.ts';
import { useTurn } from './turn/turn-asks.ts';

/** A command that is under way for less than this is not worth a word. */
const AT_ONCE = 1500;

export const REFUSAL = later(async () => (await import('./refusal.tsx')).Refusal);

export function Strip() {
  const { outbox, store } = useTable();
  const items = outbox.items.value;
  const asks = store.part('mine')?.asks ?? [];
  const refusals = items.filter(({ state, command }) => state === 'refused' && !isToldThere(command, asks));
  const strip = useRefusalsSeen(refusals.length);
  useRefusalsPast(
    outbox,
    (command) => command.type !== 'tell' || command.answers.some((one) => asks.some(({ id }) => id === one.ask)),
    store.part('encounter')?.progress.step,
  );
  return (
    <div class="strip" role="status" ref={strip}>
      {useTurn() === null ? null : <Unsent />}
      {refusals.map((item) => (
        <REFUSAL.View key={item.id} item={item} form={() => formOf(lastAsked(item.command))} orFirst />
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

/** The map, where it is open, and a form say themselves what was refused there. What is secret no form shows again. */
function isToldThere(command: TableCommand, asks: readonly Ask[]): boolean {
  const told = command.type === 'tell' ? command.answers : [];
  return told.some(({ ask: asked }) => {
    const isOpen = asks.some(({ id, secret }) => id === asked && secret !== true);
    const form = formOf(asked);
    return form !== null && (isOpen || form.matches('.told-board'));
  });
}

const lastAsked = (command: TableCommand): string | undefined =>
  command.type === 'tell' ? command.answers[command.answers.length - 1]?.ask : undefined;

/** Where a question is answered: in its form, or in the fold that holds it. */
function formOf(ask: string | undefined): Element | null {
  return [...document.querySelectorAll('[data-ask]')].find((one) => one.getAttribute('data-ask') === ask) ?? null;
}
