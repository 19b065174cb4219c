/** What this round is played on. */
import type { EventPart } from '../../core/event/views.ts';
import { useStore } from '../event/context.ts';
import { chosenIn } from '../event/scenario.tsx';
import { say } from '../text/screen.ts';

export function BigScenario({ event }: { readonly event: EventPart }) {
  const store = useStore();
  const values = store.part(`round/${event.round}`)?.scenario ?? null;
  const fields = store.part('pack')?.scenarioFields ?? [];
  return (
    <>
      <header class="screen-head">
        <h1 class="screen-title">
          {event.round === 0 ? say('tab.scenario') : say('scenario.title', { round: event.round })}
        </h1>
      </header>
      <main class="screen-scenario">
        {values === null ? <p class="screen-empty">{say('scenario.none')}</p> : null}
        {fields
          .map((field) => ({ field, labels: chosenIn(field, values?.[field.id]) }))
          .filter(({ labels }) => labels.length > 0)
          .map(({ field, labels }) => (
            <section key={field.id} class={labels.length > 1 ? 'screen-field screen-many' : 'screen-field'}>
              <h2 lang="en">{field.label}</h2>
              <ul lang="en">
                {labels.map((label) => (
                  <li key={label}>{label}</li>
                ))}
              </ul>
            </section>
          ))}
      </main>
    </>
  );
}
