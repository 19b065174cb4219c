/** A reported result as both players read it: mine first. */
import type { FieldSpec } from '../../core/event/pack.ts';
import type { Result } from '../../core/event/types.ts';
import { say } from '../text/player.tsx';
import { linesOf, shown } from './scores.ts';
import { English } from '../parts/english.tsx';

export interface ScorelineProps {
  readonly result: Result;
  /** The seats as they are at the table, and in the order to show. */
  readonly table: readonly string[];
  readonly seats: readonly string[];
  readonly nameOf: (seat: string) => string;
  readonly fields: readonly FieldSpec[];
}

export function Scoreline({ result, table, seats, nameOf, fields }: ScorelineProps) {
  const lines = linesOf(result, table);
  return (
    <div class="scoreline">
      {result.kind === 'played' ? null : <p class="scoreline-kind">{say(`result.${result.kind}`)}</p>}
      {lines === null ? null : (
        <table class="scoreline-table">
          <caption class="unseen">{say('details.score')}</caption>
          {seats.length <= 2 && fields.length > 2 ? (
            <ByField {...{ lines, seats, nameOf, fields }} />
          ) : (
            <BySeat {...{ lines, seats, nameOf, fields }} />
          )}
        </table>
      )}
    </div>
  );
}

type Rows = Pick<ScorelineProps, 'seats' | 'nameOf' | 'fields'> & {
  readonly lines: NonNullable<ReturnType<typeof linesOf>>;
};

const nameAt = (seat: string, index: number, nameOf: ScorelineProps['nameOf']): string =>
  index === 0 ? say('report.you') : nameOf(seat);

const classOf = ({ kind }: FieldSpec): string => (kind === 'number' ? 'scoreline-figure' : '');

function BySeat({ lines, seats, nameOf, fields }: Rows) {
  return (
    <>
      <thead>
        <tr>
          <th scope="col" class="unseen">
            {say('players.name')}
          </th>
          {fields.map(({ id, label }) => (
            <th key={id} scope="col">
              <English>{label}</English>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seats.map((seat, index) => (
          <tr key={seat}>
            <th scope="row">
              <bdi>{nameAt(seat, index, nameOf)}</bdi>
            </th>
            {fields.map((field) => (
              <td key={field.id} class={classOf(field)}>
                {shown(lines[seat]?.[field.id], field)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
}

/** Two players and many figures: names stand whole above, on the narrowest phone too. */
function ByField({ lines, seats, nameOf, fields }: Rows) {
  return (
    <>
      <thead>
        <tr>
          <td />
          {seats.map((seat, index) => (
            <th key={seat} scope="col">
              <bdi>{nameAt(seat, index, nameOf)}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field.id}>
            <th scope="row">
              <English>{field.label}</English>
            </th>
            {seats.map((seat) => (
              <td key={seat} class={classOf(field)}>
                {shown(lines[seat]?.[field.id], field)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
}
