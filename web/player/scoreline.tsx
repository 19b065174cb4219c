/** A reported result as both players read it: mine first. */
import type { FieldSpec } from '../../core/event/pack.ts';
import type { Result } from '../../core/event/types.ts';
import { say } from '../text/language.ts';
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
                  <bdi>{index === 0 ? say('report.you') : nameOf(seat)}</bdi>
                </th>
                {fields.map((field) => (
                  <td key={field.id} class={field.kind === 'number' ? 'scoreline-figure' : ''}>
                    {shown(lines[seat]?.[field.id], field)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
