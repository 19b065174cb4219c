/** Result slips, four a page, or two where much is asked. Cut as a stack, each pile is in the order of tables. */
import type { GameRow } from '../../core/event/views.ts';
import { nameIn, noteOn, useEntrants, useStore } from '../event/context.ts';
import { byTable } from '../event/game.ts';
import { say } from '../text/language.ts';
import { tell } from '../text/print.ts';
import { stacked } from './stack.ts';

/** More fields than these want a slip as wide as the page. */
const NARROW = 3;

export function SlipSheets({ round }: { readonly round: number }) {
  const store = useStore();
  const games = byTable(store.part(`games/${round}`) ?? {}).filter(({ seats }) => seats.length > 1);
  const many = games.some(({ seats }) => seats.length > 2);
  const wide = many || (store.part('pack')?.fields ?? []).length > NARROW;
  return (
    <>
      <p class="off-paper">{tell(wide ? 'print.slipsHintWide' : 'print.slipsHint')}</p>
      {stacked(games, wide ? 2 : 4).map((slips, page) => (
        <section key={page} class={wide ? 'sheet slips slips-wide' : 'sheet slips'}>
          {slips.map((game, slot) => (
            <div key={slot} class={many ? 'slip slip-many' : 'slip'}>
              {game === null ? null : <Slip game={game} round={round} />}
            </div>
          ))}
        </section>
      ))}
    </>
  );
}

function Slip({ game, round }: { readonly game: GameRow; readonly round: number }) {
  const store = useStore();
  const entrants = useEntrants();
  const fields = store.part('pack')?.fields ?? [];
  return (
    <>
      <div class="slip-head">
        <p class="slip-table">{game.table ?? '–'}</p>
        <div>
          <p class="slip-event">
            <bdi>{store.part('event')?.name}</bdi>
          </p>
          <p>{say('event.round', { round })}</p>
        </div>
      </div>
      <div class="slip-seats">
        {game.seats.map((seat) => (
          <div key={seat} class="slip-seat">
            <p class="paper-name">
              <bdi>{nameIn(entrants, seat)}</bdi>
            </p>
            <p class="slip-note">
              {noteOn(entrants[seat])} {game.attacker === seat ? `(${say('pairings.attacker')})` : ''}
            </p>
            <div class="slip-boxes">
              {fields.map((field) => (
                <div key={field.id} class="slip-field">
                  <span class="slip-box" /> {field.label}
                </div>
              ))}
              <div class="slip-sign">{tell('print.signature')}</div>
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
