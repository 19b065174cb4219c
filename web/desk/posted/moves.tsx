/** What a repair would do, before it is done: the tables that go, those that come, and what that costs. */
import type { Preview } from '../../../core/event/ways.ts';
import { nameIn, useEntrants } from '../../event/context.ts';
import { CompromiseNotice } from '../../event/compromise.tsx';
import { RuleLinks } from '../../parts/rule-links.tsx';
import { listed } from '../../text/format.ts';
import { say } from '../../text/language.ts';
import { tell } from '../../text/work.ts';
import { useDesk } from '../desk.ts';

type Seated = Pick<Preview['shown']['tables'][number], 'seats' | 'table'>;

/** `Table 6: Anna – Ben`, `Ben: bye` */
export function useSeatedText(): (game: Seated) => string {
  const entrants = useEntrants();
  return ({ seats, table }) => {
    const names = listed(seats.map((seat) => nameIn(entrants, seat)));
    if (seats.length === 1) return `${names}: ${say('pairings.bye')}`;
    return table === null ? names : `${say('pairings.tableNumber', { table })}: ${names}`;
  };
}

export function Moves({ preview: { shown, paid, why } }: { readonly preview: Preview }) {
  const { store } = useDesk();
  const text = useSeatedText();
  const round = store.part('event')?.round ?? 0;
  const games = store.part(`games/${round}`) ?? {};
  const byTable = (one: Seated, other: Seated) => (one.table ?? Infinity) - (other.table ?? Infinity) || 0;
  const gone = shown.gone.flatMap((id) => games[id] ?? []).sort(byTable);
  const come = [...shown.tables].sort(byTable);
  const rules = [...new Set(why.flatMap((one) => one.rules))];
  return (
    <>
      <div class="moves">
        <div>
          <p class="moved-head">{tell('moves.gone', { count: gone.length })}</p>
          <ul class="moved">
            {gone.map((game) => (
              <li key={game.id}>{text(game)}</li>
            ))}
          </ul>
        </div>
        <div>
          <p class="moved-head">{tell('moves.come', { count: come.length })}</p>
          <ul class="moved">
            {come.map((game) => (
              <li key={game.seats.join(' ')}>{text(game)}</li>
            ))}
          </ul>
        </div>
      </div>
      <p class="soft">{tell('moves.others')}</p>
      {paid.map((payment, index) => (
        <CompromiseNotice key={index} payment={payment} title={tell('draft.paid')} />
      ))}
      <RuleLinks rules={rules} />
    </>
  );
}
