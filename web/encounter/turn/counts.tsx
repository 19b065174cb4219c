/** What is counted when the Turn ends: a figure a side, with − and +. */
import type { Ask, SideId } from '../../../core/encounter/types.ts';
import type { Json } from '../../../core/journal/json.ts';
import { Check } from '../../parts/check.tsx';
import { ask } from '../../text/encounter.ts';
import { Counter } from '../answering.tsx';
import { useNames } from '../context.ts';
import { type Edited, countOf, countedIn } from './telling.ts';

interface CountsProps {
  readonly counts: readonly Ask[];
  /** Whose figures stand first. */
  readonly order: readonly SideId[];
  readonly edited: Edited;
  readonly onEdit: (ask: string, field: string, value: Json) => void;
}

export function Counts({ counts, order, edited, onEdit }: CountsProps) {
  const nameOf = useNames();
  return (
    <>
      {counts.flatMap((one) =>
        countedIn(one, nameOf, edited).map(({ id, label, fields }) => (
          <fieldset key={`${one.id} ${id}`} class="turn-count">
            <legend lang="en">{label}</legend>
            <div class="turn-sides">
              {order.map((side) => {
                const field = fields[side];
                if (field === undefined) return <span key={side} />;
                const value = countOf(one, edited)[field.id];
                const change = (next: Json) => onEdit(one.id, field.id, next);
                const whose = ask('countOf', { name: nameOf(side), what: label });
                return field.kind.type === 'number' ? (
                  <Counter
                    key={side}
                    titled
                    label={whose}
                    min={field.kind.min}
                    max={field.kind.max}
                    value={value}
                    onValue={(next) => change(next ?? 0)}
                  />
                ) : (
                  <Check
                    key={side}
                    label={
                      <>
                        <span class="unseen">{whose}: </span>
                        {ask('yes')}
                      </>
                    }
                    checked={value === true}
                    onChange={change}
                  />
                );
              })}
            </div>
          </fieldset>
        )),
      )}
    </>
  );
}
