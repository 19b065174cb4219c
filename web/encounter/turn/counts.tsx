/** What is counted when the Turn ends: a figure a side, with − and +. */
import type { SideId } from '../../../core/encounter/types.ts';
import type { Json } from '../../../core/journal/json.ts';
import { Check } from '../../parts/check.tsx';
import { wordsOf } from '../../../core/encounter/words.ts';
import { ask } from '../../text/encounter.ts';
import { Counter } from '../answering.tsx';
import { useNames } from '../context.ts';
import { suggestedAs } from '../suggested-as.ts';
import type { Counting } from './counting.ts';
import { countOf, countedIn } from './telling.ts';

interface CountsProps extends Counting {
  /** Whose figures stand first. */
  readonly order: readonly SideId[];
}

export function Counts({ counts, most, order, edited, onEdit }: CountsProps) {
  const nameOf = useNames();
  return (
    <>
      {counts.flatMap((one) =>
        countedIn(one, nameOf, most).map(({ id, label, fields }) => (
          <fieldset key={`${one.id} ${id}`} class="turn-count">
            {/* Where nobody counted yet, what stands there says where it is from. */}
            <legend>
              <span lang="en">{label}</span>
              {one.suggestedAs === undefined || one.sure === true ? null : ` · ${suggestedAs(one)}`}
            </legend>
            <div class="turn-sides">
              {order.map((side) => {
                const field = fields[side];
                if (field === undefined) return <span key={side} />;
                const value = countOf(one, edited)[field.id];
                const whose = ask('countOf', { name: nameOf(side), what: label });
                if (onEdit === null) {
                  return (
                    <output key={side} class="turn-score" aria-label={whose}>
                      {wordsOf(field.kind, value ?? (field.kind.type === 'number' ? 0 : false))}
                    </output>
                  );
                }
                const change = (next: Json) => onEdit(one.id, field.id, next);
                return field.kind.type === 'number' ? (
                  <Counter
                    key={side}
                    titled
                    label={whose}
                    min={field.kind.min}
                    max={most?.[one.id]?.[field.id] ?? field.kind.max}
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
