/** The chosen thing: where it stands, its base, what else is told of it, and how far it is from what is nearest. */
import type { BoardTap } from '../../../core/encounter/board.ts';
import type { TableAsked, EnteredThing } from '../../../core/encounter/table.ts';
import { pieceOf } from '../../../core/encounter/table.ts';
import { type Json, isPlainObject } from '../../../core/journal/json.ts';
import { inchText } from '../../../core/table/drawing/words.ts';
import { BASE_SIZES } from '../../../core/table/faults.ts';
import type { Owner, LayoutPoint } from '../../../core/table/layout/layout.ts';
import { neighboursOf } from '../../../core/table/map/facts.ts';
import type { TableMap } from '../../../core/table/map/map.ts';
import { Button } from '../../parts/button.tsx';
import { Choice } from '../../parts/choice.tsx';
import { Select } from '../../parts/select.tsx';
import { FigureField } from '../../table/figure-field.tsx';
import { WordField } from '../../table/word-field.tsx';
import { tellTable } from '../../text/tables.ts';
import { Answering } from '../answering.tsx';
import { RowTaps } from '../row-taps.tsx';

/** A row of a board, with what may be told of it now. */
export interface Tapped {
  readonly title: string;
  readonly taps: readonly BoardTap[];
}

export interface ThingFormProps {
  readonly asked: TableAsked;
  readonly map: TableMap;
  readonly thing: EnteredThing;
  readonly row: Tapped | null;
  readonly onMove: (place: LayoutPoint) => void;
  readonly onChange: (thing: EnteredThing) => void;
  readonly onRemove: () => void;
  /** It leaves the table, and stays chosen. */
  readonly onFallen: () => void;
}

/** As many as one looks for at a time. */
const NEAREST = 5;
const OWNERS: readonly Owner[] = ['A', 'neutral', 'B'];

export function ThingForm({ asked, map, thing, row, onMove, onChange, onRemove, onFallen }: ThingFormProps) {
  const piece = pieceOf(asked, thing.id);
  const fields = asked.tells[piece?.tells ?? ''] ?? [];
  const [x, y] = thing.at;
  const told = (value: Json | undefined) => {
    if (isPlainObject(value)) onChange({ ...thing, told: value as NonNullable<EnteredThing['told']> });
  };
  return (
    <section class="told-thing" aria-label={tellTable('table.chosen', { what: thing.name })}>
      <h3>{thing.name}</h3>
      <p class="soft">{tellTable('told.move')}</p>
      <ul class="told-near">
        {neighboursOf(thing, map, 0)
          .slice(0, NEAREST)
          .map(({ id, gap }) => (
            <li key={id}>
              {map.things.find((other) => other.id === id)?.name} <strong>{inchText(gap)}</strong>
            </li>
          ))}
      </ul>
      {piece?.turns === true ? (
        <Choice
          label={tellTable('table.side')}
          labelled
          value={thing.side}
          options={OWNERS.map((side) => ({
            value: side,
            label: side === 'neutral' ? tellTable('table.neutral') : side,
          }))}
          onChange={(side) => onChange({ ...thing, side })}
        />
      ) : null}
      {row === null ? null : <RowTaps {...row} onTold={({ leaves }) => (leaves === true ? onFallen() : undefined)} />}
      <p>
        <Button onClick={onRemove}>{tellTable('told.off')}</Button>
      </p>
      {fields.length === 0 ? null : (
        <div class="told-fields">
          <Answering
            label={thing.name}
            kind={{ type: 'record', fields: fields.map((field) => ({ ...field, optional: true })) }}
            value={thing.told ?? {}}
            onValue={told}
          />
        </div>
      )}
      <details class="told-more">
        <summary>{tellTable('told.more')}</summary>
        <div class="told-fields">
          <FigureField label={tellTable('table.x')} value={x} onFigure={(next) => onMove([next ?? x, y])} />
          <FigureField label={tellTable('table.y')} value={y} onFigure={(next) => onMove([x, next ?? y])} />
          <WordField
            label={tellTable('table.letters')}
            value={thing.name}
            onWord={(name) => (name === '' ? undefined : onChange({ ...thing, name }))}
          />
          <Select
            label={tellTable('table.base')}
            value={String(thing.base)}
            options={BASE_SIZES.map((mm) => ({ value: String(mm), label: tellTable('table.mm', { mm }) }))}
            onChange={(mm) => onChange({ ...thing, base: Number(mm) })}
          />
        </div>
      </details>
    </section>
  );
}
