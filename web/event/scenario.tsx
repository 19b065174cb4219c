/** What the round is played on, how it was drawn, and what is announced for later. */
import './scenario.css';
import type { ScenarioField } from '../../core/event/pack.ts';
import type { OptionValues } from '../../core/event/types.ts';
import { RuleLinks } from '../parts/rule-links.tsx';
import { say } from '../text/language.ts';
import { Cards } from './cards.tsx';
import { useStore } from './context.ts';
import { LaidTable } from './laid-table.tsx';

export function Scenario({ round }: { readonly round: number }) {
  const store = useStore();
  const fields = store.part('pack')?.scenarioFields ?? [];
  const announced = store.part('pack')?.scenarios ?? {};
  const part = store.part(`round/${round}`);
  const later = Object.entries(announced).filter(([number]) => Number(number) > round);
  const earlier = Array.from({ length: Math.max(0, round - 1) }, (_, index) => round - 1 - index);
  return (
    <>
      <h2>{round === 0 ? say('tab.scenario') : say('scenario.title', { round })}</h2>
      {part?.scenario ? (
        <div class="scenario">
          {fields.map((field) => (
            <FieldCard key={field.id} field={field} value={part.scenario?.[field.id]} />
          ))}
        </div>
      ) : (
        <p class="soft">{say('scenario.none')}</p>
      )}
      <TableLink system={store.part('event')?.system} layout={part?.layout} />
      <LaidTables layout={part?.layout ?? null} />
      {part === undefined || part.drawn.length === 0 ? null : <Cards drawn={part.drawn} />}
      {later.length === 0 ? null : (
        <section class="scenario-rounds">
          <h3>{say('scenario.later')}</h3>
          {later.map(([number, values]) => (
            <Brief key={number} round={Number(number)} values={values} fields={fields} />
          ))}
        </section>
      )}
      {earlier.length === 0 ? null : (
        <section class="scenario-rounds">
          <h3>{say('scenario.earlier')}</h3>
          {earlier.map((number) => (
            <Brief key={number} round={number} values={store.part(`round/${number}`)?.scenario ?? {}} fields={fields} />
          ))}
        </section>
      )}
    </>
  );
}

/** Every table that the organiser laid out, each drawn once. */
function LaidTables({ layout }: { readonly layout: string | null }) {
  const event = useStore().part('event');
  const maps = event?.maps.filter(({ tables }) => tables.length > 0) ?? [];
  if (event === undefined || maps.length === 0) return null;
  return (
    <section class="scenario-rounds">
      <h3>{say('laid.tables')}</h3>
      <div class="laid-tables">
        {maps.map((map) => (
          <LaidTable key={map.id} event={event.id} map={map} layout={layout} />
        ))}
      </div>
    </section>
  );
}

export interface TableLinkProps {
  readonly system: string | undefined;
  readonly layout: string | null | undefined;
}

/** The way to the drawing of a round's table, where there is one. */
export function TableLink({ system, layout }: TableLinkProps) {
  if (system === undefined || layout === undefined || layout === null) return null;
  return (
    <p>
      <a class="scenario-drawing" href={`/layouts/${encodeURIComponent(system)}/${encodeURIComponent(layout)}`}>
        {say('scenario.drawing')}
      </a>
    </p>
  );
}

/** The labels of what was chosen in a field. */
export function chosenIn({ choices }: ScenarioField, value: unknown): readonly string[] {
  const ids = (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'string');
  return ids.map((id) => choices.find((choice) => choice.id === id)?.label ?? id);
}

interface FieldCardProps {
  readonly field: ScenarioField;
  readonly value: unknown;
}

function FieldCard({ field, value }: FieldCardProps) {
  const labels = chosenIn(field, value);
  return (
    <section class="scenario-field">
      <h3 class="scenario-label" lang="en">
        {field.label}
      </h3>
      <ul class={labels.length > 1 ? 'scenario-many' : 'scenario-one'} lang="en">
        {labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
      <RuleLinks rules={field.rules} />
    </section>
  );
}

interface BriefProps {
  readonly round: number;
  readonly values: OptionValues;
  readonly fields: readonly ScenarioField[];
}

function Brief({ round, values, fields }: BriefProps) {
  return (
    <div class="scenario-brief">
      <h4>{say('event.round', { round })}</h4>
      <ScenarioList values={values} fields={fields} />
    </div>
  );
}

/** A scenario in a few lines. */
export function ScenarioList({ values, fields }: Omit<BriefProps, 'round'>) {
  return (
    <dl class="scenario-list">
      {fields
        .map((field) => ({ field, labels: chosenIn(field, values[field.id]) }))
        .filter(({ labels }) => labels.length > 0)
        .map(({ field, labels }) => (
          <div key={field.id} class="scenario-line" lang="en">
            <dt>{field.label}</dt>
            <dd>{labels.join(', ')}</dd>
          </div>
        ))}
    </dl>
  );
}
