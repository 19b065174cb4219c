/** My games so far: whom I met, how it came out, what it was worth. */
import type { ColumnSpec, FieldSpec } from '../../core/event/pack.ts';
import type { MePart } from '../../core/event/views.ts';
import { English } from '../parts/english.tsx';
import { Name } from '../parts/name.tsx';
import { figure, listed } from '../text/format.ts';
import { say } from '../text/player.tsx';
import { usePlayer } from './context.ts';

type Round = MePart['record'][number];

export function RecordPanel({ me }: { readonly me: MePart }) {
  const { columns = [], fields = [] } = usePlayer().store.part('pack') ?? {};
  return (
    <>
      <h1>{say('me.tab.games')}</h1>
      {me.place === null ? null : (
        <p class="my-place">
          {say('player.place', { place: me.place, count: me.among })}
          <Worth points={me.points} columns={columns} />
        </p>
      )}
      {me.record.length === 0 ? <p class="soft">{say('record.none')}</p> : null}
      <ol class="record">
        {me.record.map((round) => (
          <li key={round.round} class="record-row">
            <span class="record-round">
              <span class="unseen">{say('event.round', { round: round.round })}</span>
              <span aria-hidden="true">{round.round}</span>
            </span>
            <div class="record-game">
              <p class="record-against">
                {round.kind === 'bye' ? say('pairings.bye') : <Name>{listed(round.opponents)}</Name>}
              </p>
              <p class="soft">{[stateText(round), ...chosenIn(round, fields)].join(' · ')}</p>
            </div>
            <Worth points={round.points} columns={columns} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** What I chose for that game, as the list I played. */
function chosenIn({ line }: Round, fields: readonly FieldSpec[]): readonly string[] {
  return fields.flatMap(({ id, label, choices, mirrors, when }) => {
    const chosen =
      mirrors === undefined && when === undefined ? choices?.find((one) => one.id === line?.[id]) : undefined;
    return chosen === undefined ? [] : [`${label}: ${chosen.label}`];
  });
}

function stateText({ result }: Round): string {
  return result === null ? say('result.waiting') : say(`result.${result.kind}`);
}

interface WorthProps {
  readonly points: Readonly<Record<string, number | string>> | null;
  readonly columns: readonly ColumnSpec[];
}

function Worth({ points, columns }: WorthProps) {
  if (points === null) return null;
  return (
    <dl class="worth">
      {columns.slice(0, 4).flatMap(({ id, short, signed }) => {
        const value = points[id];
        if (value === undefined) return [];
        return [
          <div key={id} class="worth-figure">
            <dt>
              <English>{short}</English>
            </dt>
            <dd>{figure(value, signed)}</dd>
          </div>,
        ];
      })}
    </dl>
  );
}
