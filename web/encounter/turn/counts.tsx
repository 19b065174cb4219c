/** What is counted when the Turn ends: a figure a side, with − and +. */
import { useState } from 'preact/hooks';
import type { TurnBoard } from '../../../core/encounter/board.ts';
import type { Ask, SideId } from '../../../core/encounter/types.ts';
import type { Json } from '../../../core/journal/json.ts';
import { Check } from '../../parts/check.tsx';
import { wordsOf } from '../../../core/encounter/words.ts';
import { ask } from '../../text/encounter.ts';
import { Counter } from '../answering.tsx';
import { useNames, useTable } from '../context.ts';
import { type Edited, type Telling, countOf, countedIn, countsTold } from './telling.ts';

interface Counting {
  readonly counts: readonly Ask[];
  readonly edited: Edited;
  /** Null for whoever only watches. */
  readonly onEdit: ((ask: string, field: string, value: Json) => void) | null;
}

/** The counts as they stand here, and as they are told with whatever ends the Turn. */
export function useCounting(board: TurnBoard, asks: readonly Ask[]): Counting & { readonly told: readonly Telling[] } {
  const [edited, setEdited] = useState<Edited>({});
  const { store } = useTable();
  const may = asks.some(({ id }) => board.counts.includes(id));
  const among = may ? asks : (store.part('table')?.asks ?? []);
  const counts = board.counts.flatMap((id) => among.find((one) => one.id === id) ?? []);
  const onEdit = (id: string, field: string, value: Json) =>
    setEdited({ ...edited, [id]: { ...edited[id], [field]: value } });
  return { counts, edited, onEdit: may ? onEdit : null, told: may ? countsTold(counts, edited) : [] };
}

interface CountsProps extends Counting {
  /** Whose figures stand first. */
  readonly order: readonly SideId[];
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
