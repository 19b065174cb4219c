/** What this round is played on, in a few lines, and how my table lies where the organiser laid it out. */
import { LaidTable } from '../event/laid-table.tsx';
import { ScenarioList, TableLink } from '../event/scenario.tsx';
import { say } from '../text/player.tsx';
import { usePlayer } from './context.ts';

export function Played({ round }: { readonly round: number }) {
  const { store } = usePlayer();
  const part = store.part(`round/${round}`);
  const pack = store.part('pack');
  const event = store.part('event');
  const table = store.part('me')?.game?.table ?? null;
  const map = event?.maps.find(({ tables }) => table !== null && tables.includes(table));
  const scenario = part?.scenario ?? null;
  if (pack === undefined || event === undefined || (scenario === null && map === undefined)) return null;
  return (
    <section class="played">
      <h2 class="played-title">{say('me.played')}</h2>
      {scenario === null ? null : <ScenarioList values={scenario} fields={pack.scenarioFields} />}
      {/* The shipped drawing would lead astray where this table has another one. */}
      {map?.changes === part?.layout ? null : <TableLink system={event.system} layout={part?.layout} />}
      {map === undefined || table === null ? null : (
        <LaidTable event={event.id} map={{ ...map, tables: [table] }} layout={part?.layout ?? null} />
      )}
    </section>
  );
}
