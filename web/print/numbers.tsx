/** A large number for every table, two a page, to be folded or cut. */
import { useEntrants, useStore } from '../event/context.ts';
import { stacked } from './stack.ts';

export function NumberSheets() {
  const store = useStore();
  const players = Object.values(useEntrants()).filter(
    ({ status }) => status !== 'dropped' && status !== 'disqualified',
  );
  const round = store.part('event')?.round ?? 0;
  const posted = Object.values(store.part(`games/${round}`) ?? {}).flatMap(({ table }) => table ?? []);
  const usual = Array.from({ length: Math.ceil(players.length / 2) }, (_, index) => index + 1);
  const tables = posted.length > 0 ? [...posted].sort((a, b) => a - b) : usual;
  return (
    <>
      {stacked(tables, 2).map((numbers, page) => (
        <section key={page} class="sheet numbers">
          {numbers.map((table, slot) => (
            <p key={slot} class="number">
              {table}
            </p>
          ))}
        </section>
      ))}
    </>
  );
}
