/** The standings for the wall. */
import { titleOf } from '../event/standings.tsx';
import { nameIn, useEntrants, useStandings, useStore } from '../event/context.ts';
import { figure } from '../text/format.ts';
import { say } from '../text/language.ts';
import { SheetHead } from './head.tsx';

export function StandingSheets() {
  const store = useStore();
  const entrants = useEntrants();
  const columns = store.part('pack')?.columns ?? [];
  const rows = useStandings();
  const event = store.part('event');
  const running = event !== undefined && (store.part(`round/${event.round}`)?.open ?? 0) > 0;
  return (
    <section class="flow">
      <SheetHead title={event === undefined ? say('standings.title') : titleOf(event, running)} />
      {event?.standingsHidden === true ? <p>{say('standings.kept')}</p> : null}
      <table class="paper-table">
        <thead>
          <tr>
            <th scope="col">{say('standings.place')}</th>
            <th scope="col">{say('standings.player')}</th>
            {columns.map(({ id, short }) => (
              <th key={id} scope="col" class="paper-figure">
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ entrant, rank, columns: values }) => (
            <tr key={entrant}>
              <td class="paper-number">{rank}</td>
              <th scope="row" class="paper-name">
                <bdi>{nameIn(entrants, entrant)}</bdi>
              </th>
              {columns.map(({ id, signed }) => (
                <td key={id} class="paper-figure">
                  {figure(values[id] ?? '–', signed)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="sheet-foot">{columns.map(({ short, label }) => `${short}: ${label}`).join(' · ')}</p>
    </section>
  );
}
