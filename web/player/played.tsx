/** What this round is played on, in a few lines. */
import { ScenarioList, TableLink } from '../event/scenario.tsx';
import { say } from '../text/language.ts';
import { usePlayer } from './context.ts';

export function Played({ round }: { readonly round: number }) {
  const { store } = usePlayer();
  const part = store.part(`round/${round}`);
  const scenario = part?.scenario;
  const pack = store.part('pack');
  if (!scenario || pack === undefined) return null;
  return (
    <section class="played">
      <h2 class="played-title">{say('me.played')}</h2>
      <ScenarioList values={scenario} fields={pack.scenarioFields} />
      <TableLink system={store.part('event')?.system} layout={part.layout} />
    </section>
  );
}
