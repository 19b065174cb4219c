/** The standings, with the pack's first columns. */
import type { EventPart } from '../../core/event/views.ts';
import { nameIn, useEntrants, useStore } from '../event/context.ts';
import { English } from '../parts/english.tsx';
import { figure } from '../text/format.ts';
import { say } from '../text/language.ts';
import { type Fit, columnsIn } from './fit.ts';
import { Paged } from './paged.tsx';

const LEAST = 20;
/** What place and name need, and each figure. */
const NAME = 7;
const FIGURE = 3.6;
const MOST = 3;

/** How many figures have room beside the name; the first one always. */
function figuresIn(fit: Fit): number {
  const room = fit.ems / columnsIn(fit, LEAST) - NAME;
  return Math.min(MOST, Math.max(1, Math.floor(room / FIGURE)));
}

export function StandingsView({ event, fit }: { readonly event: EventPart; readonly fit: Fit }) {
  const store = useStore();
  const entrants = useEntrants();
  const rows = Object.values(store.part('standings') ?? {}).sort((a, b) => a.place - b.place);
  const columns = (store.part('pack')?.columns ?? []).slice(0, figuresIn(fit));
  return (
    <Paged
      title={titleOf(event)}
      items={event.round === 0 ? [] : rows}
      fit={fit}
      least={LEAST}
      keyOf={({ entrant }) => entrant}
      range={(first, last) => say('screen.places', { from: first.rank, to: last.rank })}
      empty={say('screen.noStandings')}
      row={({ rank, entrant, columns: values }) => (
        <>
          <span class="screen-rank">{rank}</span>
          <span class="screen-who">
            <bdi>{nameIn(entrants, entrant)}</bdi>
          </span>
          {columns.map(({ id, short, label, signed }, index) => (
            <span key={id} class={index === 0 ? 'screen-figure screen-first' : 'screen-figure'}>
              <English full={label}>{short}</English> {figure(values[id] ?? '–', signed)}
            </span>
          ))}
        </>
      )}
    />
  );
}

function titleOf({ phase, round }: EventPart): string {
  if (phase === 'over') return say('screen.over');
  return round === 0 ? say('standings.title') : say('standings.during', { round });
}
