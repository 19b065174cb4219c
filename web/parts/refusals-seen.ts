/** Where refusals stand on a page, and how long. */
import { useEffect, useRef } from 'preact/hooks';
import { type AnyCommand, type SeenRefusal, refusalsPast } from '../outbox/items.ts';
import type { Outbox } from '../outbox/outbox.ts';

/** What is refused while somebody looks on comes into sight, however far below they answered. */
export function useRefusalsSeen(count: number) {
  const strip = useRef<HTMLDivElement>(null);
  const seen = useRef(count);
  useEffect(() => {
    if (count > seen.current) strip.current?.scrollIntoView({ block: 'center' });
    seen.current = count;
  }, [count]);
  return strip;
}

/** A refusal goes when whoever read it went on, here or to the next round (`where`); and when what was refused is asked no more (`isAsked`). */
export function useRefusalsPast<Command extends AnyCommand>(
  { items: { value: items }, forget }: Outbox<Command>,
  isAsked: (command: Command) => boolean,
  where = '',
): void {
  const beside = useRef(new Map<string, SeenRefusal>());
  const asked = useRef(new Set<string>());
  useEffect(() => {
    const last = Math.max(...items.map(({ at }) => at));
    const refused = items.filter(({ state }) => state === 'refused');
    const answered: string[] = [];
    for (const { id, command } of refused) {
      if (!beside.current.has(id)) beside.current.set(id, { last, where, at: Date.now() });
      if (isAsked(command)) asked.current.add(id);
      else if (asked.current.has(id)) answered.push(id);
    }
    for (const id of refusalsPast(items, beside.current, { where, answered, now: Date.now() })) void forget(id);
  });
}
