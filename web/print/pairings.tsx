/** Pairings on the wall: by name for those who look for themselves, by table for those who set the room. */
import { nameIn, useEntrants, useStore } from '../event/context.ts';
import { byTable } from '../event/game.ts';
import { seatsOf } from '../event/seats.ts';
import { listed } from '../text/format.ts';
import { say } from '../text/language.ts';
import { SheetHead } from './head.tsx';

export function NameSheets({ round }: { readonly round: number }) {
  const entrants = useEntrants();
  const games = useStore().part(`games/${round}`) ?? {};
  return (
    <section class="flow">
      <SheetHead title={say('pairings.title', { round })} round={round} />
      <table class="paper-table">
        <thead>
          <tr>
            <th scope="col">{say('players.name')}</th>
            <th scope="col">{say('pairings.table')}</th>
            <th scope="col">{say('pairings.players')}</th>
          </tr>
        </thead>
        <tbody>
          {seatsOf(games, entrants).map(({ entrant, name, game, opponents }) => (
            <tr key={entrant}>
              <th scope="row" class="paper-name">
                <bdi>{name}</bdi>
              </th>
              <td class="paper-number">{game.table ?? '–'}</td>
              <td>
                {opponents.length === 0
                  ? say('pairings.bye')
                  : say('pairings.against', { names: listed(opponents.map((id) => nameIn(entrants, id))) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function TableSheets({ round }: { readonly round: number }) {
  const entrants = useEntrants();
  const games = useStore().part(`games/${round}`) ?? {};
  return (
    <section class="flow">
      <SheetHead title={say('pairings.title', { round })} round={round} />
      <table class="paper-table">
        <thead>
          <tr>
            <th scope="col">{say('pairings.table')}</th>
            <th scope="col">{say('pairings.players')}</th>
          </tr>
        </thead>
        <tbody>
          {byTable(games).map(({ id, table, seats, kind, attacker }) => (
            <tr key={id}>
              <th scope="row" class="paper-number">
                {table ?? '–'}
              </th>
              <td>
                {seats.map((seat) => (
                  <p key={seat} class="paper-name">
                    <bdi>{nameIn(entrants, seat)}</bdi>{' '}
                    {seat === attacker ? <small>({say('pairings.attacker')})</small> : null}
                  </p>
                ))}
                {kind === 'bye' ? <p>{say('pairings.bye')}</p> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
