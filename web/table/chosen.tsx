/** What is chosen: its figures to change, and what can be done with it. */
import { type Refusal, isRefusal } from '../../core/rules/refusal.ts';
import type { TerrainTrait } from '../../core/table/layout/layout.ts';
import { changedThing, freeId, movedTo, placeOf, withHeight, withThing, without } from '../../core/table/map/edits.ts';
import { OWNERS } from '../../core/table/layout/parts.ts';
import { BASE_SIZES } from '../../core/table/faults.ts';
import type { MapPiece, TableMap } from '../../core/table/map/map.ts';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { Select } from '../parts/select.tsx';
import { tellTable } from '../text/setup.ts';
import { FigureField } from './figure-field.tsx';
import { nameOf } from './names.ts';
import { PieceFields, copiedPiece } from './piece-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { WordField } from './word-field.tsx';

export interface ChosenProps {
  readonly map: TableMap;
  readonly traits: readonly TerrainTrait[];
  readonly selected: string | null;
  readonly onChange: (next: TableMap | Refusal) => void;
  readonly onSelect: (id: string | null) => void;
  /** A rule line from it. */
  readonly onMeasure: (id: string) => void;
}

export function Chosen({ map, traits, selected, onChange, onSelect, onMeasure }: ChosenProps) {
  const thing = map.things.find(({ id }) => id === selected);
  const piece = map.terrain.find(({ id }) => id === selected);
  const place = selected === null ? null : placeOf(map, selected);
  if (selected === null || place === null) return <p class="soft table-part">{tellTable('table.none')}</p>;
  const copy = () => {
    const copied = thing ? copiedThing(map, thing) : piece ? copiedPiece(map, piece) : null;
    if (copied === null) return;
    onChange(copied.map);
    if (!isRefusal(copied.map)) onSelect(copied.id);
  };
  return (
    <section class="table-part" aria-label={tellTable('table.chosen', { what: nameOf(map, selected) })}>
      <h2>{nameOf(map, selected)}</h2>
      <div class="table-fields">
        <PlaceFields place={place} onPlace={(next) => onChange(movedTo(map, selected, next))} />
        {thing ? (
          <ThingFields
            thing={thing}
            onChange={(change) => onChange(changedThing(map, thing.id, change))}
            onHeight={(height) => onChange(withHeight(map, thing.id, height))}
          />
        ) : null}
        {piece ? <PieceFields map={map} piece={piece} traits={traits} onChange={onChange} /> : null}
      </div>
      <div class="table-actions">
        {thing ? <Button onClick={() => onMeasure(thing.id)}>{tellTable('table.measure')}</Button> : null}
        <Button onClick={copy}>{tellTable('table.copy')}</Button>
        <Button
          onClick={() => {
            onChange(without(map, selected));
            onSelect(null);
          }}
        >
          {tellTable('table.remove')}
        </Button>
      </div>
    </section>
  );
}

function copiedThing(map: TableMap, thing: MapPiece): { readonly id: string; readonly map: TableMap | Refusal } {
  const id = freeId(map, thing.id.slice(0, 1));
  return { id, map: withThing(map, { ...thing, id, name: id }) };
}

interface ThingFieldsProps {
  readonly thing: MapPiece;
  readonly onChange: (change: Partial<MapPiece>) => void;
  /** Null: it has none. */
  readonly onHeight: (height: number | null) => void;
}

function ThingFields({ thing, onChange, onHeight }: ThingFieldsProps) {
  return (
    <>
      <WordField label={tellTable('table.letters')} value={thing.name} onWord={(name) => onChange({ name })} />
      <Select
        label={tellTable('table.base')}
        value={String(thing.base)}
        options={BASE_SIZES.map((mm) => ({ value: String(mm), label: tellTable('table.mm', { mm }) }))}
        onChange={(mm) => onChange({ base: Number(mm) })}
      />
      {thing.kind === 'model' ? (
        <FigureField
          label={tellTable('table.modelHeight')}
          hint={tellTable('table.modelHeightHint')}
          value={thing.height ?? null}
          onFigure={onHeight}
        />
      ) : null}
      <Choice
        label={tellTable('table.side')}
        labelled
        value={thing.side}
        options={OWNERS.map((side) => ({
          value: side,
          label: side === 'neutral' ? tellTable('table.neutral') : side,
        }))}
        onChange={(side) => onChange({ side })}
      />
    </>
  );
}
