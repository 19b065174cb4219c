/** Changing what is played on a table: its zones, flags, objectives and markers, with the tools that move terrain. */
import { type Refusal, isRefusal } from '../../core/rules/refusal.ts';
import { BASE_SIZES } from '../../core/table/faults.ts';
import {
  changedArea,
  changedSpot,
  freePartId,
  movedPart,
  ownLayout,
  placeOfPart,
  sameForBoth,
  withArea,
  withShape,
  withSpot,
  withoutPart,
} from '../../core/table/layout/edits.ts';
import type { Layout, LayoutArea, LayoutSpot, Owner } from '../../core/table/layout/layout.ts';
import { OWNERS } from '../../core/table/layout/parts.ts';
import { AREA_KINDS, SPOT_KINDS } from '../../core/table/layout/read.ts';
import type { TableMap } from '../../core/table/map/map.ts';
import { checkMap } from '../../core/table/map/check.ts';
import { Button } from '../parts/button.tsx';
import { Check } from '../parts/check.tsx';
import { Choice } from '../parts/choice.tsx';
import { Select } from '../parts/select.tsx';
import { sayDrawing } from '../text/layouts.ts';
import { tellTable } from '../text/setup.ts';
import { FigureField } from './figure-field.tsx';
import { PlaceFields } from './place-fields.tsx';
import { ShapeFields } from './piece-fields.tsx';
import type { Deeds } from './table-view.tsx';

/** A table that shows the parts of its own layout as what can be moved. */
export function partsOf(map: TableMap, own: Layout): TableMap {
  return {
    ...map,
    terrain: own.areas.map(({ id, kind, shape }) => ({
      id,
      name: `${sayDrawing(`drawing.${kind}`)} ${id}`,
      shape,
      traits: [],
    })),
    things: own.spots.map(({ id, owner, at, base, name, kind }) => {
      return { id, name: name ?? `${sayDrawing(`drawing.${kind}`)} ${id}`, kind: 'marker', side: owner, at, base };
    }),
  };
}

type Change = (next: TableMap | Refusal) => unknown;

function changing(map: TableMap, onChange: Change) {
  return (next: Layout | Refusal) => onChange(isRefusal(next) ? next : checkMap({ ...map, own: next }));
}

/** Moving and removing parts on the drawing. */
export function partDeeds(map: TableMap, own: Layout, onChange: Change): Deeds {
  const change = changing(map, onChange);
  return {
    placeOf: (id) => placeOfPart(own, id),
    move: (id, place) => change(movedPart(own, id, place)),
    remove: (id) => change(withoutPart(own, id)),
  };
}

export interface LayoutEditorProps {
  readonly map: TableMap;
  /** The shipped one that is played; null: none. */
  readonly layout: Layout | null;
  readonly selected: string | null;
  readonly onSelect: (id: string | null) => void;
  readonly onChange: Change;
  /** Whether its parts are moved on the drawing, and not what lies on the table. */
  readonly parts: boolean;
  readonly onParts: (parts: boolean) => void;
}

export function LayoutEditor(props: LayoutEditorProps) {
  const { map, layout, onChange, onParts } = props;
  if (map.own !== undefined) return <OwnLayout {...props} own={map.own} />;
  if (layout === null) return null;
  const begin = () => {
    onChange(checkMap({ ...map, own: ownLayout(layout) }));
    onParts(true);
  };
  return (
    <section class="table-part">
      <h2>{tellTable('layout.title')}</h2>
      <p class="soft">{tellTable('layout.lead')}</p>
      <div class="table-actions">
        <Button onClick={begin}>{tellTable('layout.begin', { layout: layout.title })}</Button>
      </div>
    </section>
  );
}

function OwnLayout({
  map,
  own,
  selected,
  onSelect,
  onChange,
  parts,
  onParts,
}: LayoutEditorProps & { readonly own: Layout }) {
  const change = changing(map, onChange);
  const add = (next: Layout | Refusal, id: string) => {
    change(next);
    if (isRefusal(next)) return;
    onParts(true);
    onSelect(id);
  };
  const [width, depth] = own.size;
  const [zone, marker] = [freePartId(own, 'z'), freePartId(own, 'k')];
  const { own: _own, ...shipped } = map;
  return (
    <section class="table-part">
      <h2>{tellTable('layout.title')}</h2>
      <Check label={tellTable('layout.parts')} checked={parts} onChange={onParts} />
      <div class="table-actions">
        <Button onClick={() => add(withArea(own, newZone(zone, width, depth)), zone)}>
          {tellTable('layout.addZone')}
        </Button>
        <Button onClick={() => add(withSpot(own, newSpot(marker, width, depth)), marker)}>
          {tellTable('layout.addSpot')}
        </Button>
        <Button onClick={() => change(sameForBoth(own))}>{tellTable('layout.both')}</Button>
        <Button kind="quiet" onClick={() => onChange(shipped)}>
          {tellTable('layout.shipped')}
        </Button>
      </div>
      <Part own={own} id={selected} change={change} onSelect={onSelect} />
    </section>
  );
}

function newZone(id: string, width: number, depth: number): LayoutArea {
  const shape = { rect: [width / 2 - 3, depth / 2 - 3, width / 2 + 3, depth / 2 + 3] } as const;
  return { id, kind: 'scenario', owner: 'neutral', shape };
}

function newSpot(id: string, width: number, depth: number): LayoutSpot {
  return { id, kind: 'marker', owner: 'neutral', at: [width / 2, depth / 2], base: 30 };
}

interface PartProps {
  readonly own: Layout;
  readonly id: string | null;
  readonly change: (next: Layout | Refusal) => void;
  readonly onSelect: (id: string | null) => void;
}

/** The figures of the chosen part. */
function Part({ own, id, change, onSelect }: PartProps) {
  const area = own.areas.find((one) => one.id === id);
  const spot = own.spots.find((one) => one.id === id);
  const part = area ?? spot;
  const place = part === undefined ? null : placeOfPart(own, part.id);
  if (part === undefined || place === null) return <p class="soft">{tellTable('layout.none')}</p>;
  const known = part.id;
  return (
    <section class="table-part" aria-label={tellTable('table.chosen', { what: known })}>
      <h3>{`${sayDrawing(`drawing.${part.kind}`)} ${known}`}</h3>
      <div class="table-fields">
        <PlaceFields place={place} onPlace={(next) => change(movedPart(own, known, next))} />
        {area === undefined ? null : <AreaFields own={own} area={area} change={change} />}
        {spot === undefined ? null : <SpotFields own={own} spot={spot} change={change} />}
      </div>
      <div class="table-actions">
        <Button
          onClick={() => {
            change(withoutPart(own, known));
            onSelect(null);
          }}
        >
          {tellTable('table.remove')}
        </Button>
      </div>
    </section>
  );
}

function OwnerChoice({ owner, onOwner }: { readonly owner: Owner; readonly onOwner: (owner: Owner) => void }) {
  return (
    <Choice
      label={tellTable('table.side')}
      labelled
      value={owner}
      options={OWNERS.map((side) => ({ value: side, label: side === 'neutral' ? tellTable('table.neutral') : side }))}
      onChange={onOwner}
    />
  );
}

interface AreaFieldsProps extends Pick<PartProps, 'own' | 'change'> {
  readonly area: LayoutArea;
}

function AreaFields({ own, area, change }: AreaFieldsProps) {
  const { id, kind, owner, shape } = area;
  return (
    <>
      <Select
        label={tellTable('layout.kind')}
        value={kind}
        options={AREA_KINDS.map((value) => ({ value, label: sayDrawing(`drawing.${value}`) }))}
        onChange={(next) => change(changedArea(own, id, { kind: AREA_KINDS.find((one) => one === next) ?? kind }))}
      />
      <ShapeFields shape={shape} onShape={(next) => change(withShape(own, id, next))} onRefused={change} />
      <OwnerChoice owner={owner} onOwner={(next) => change(changedArea(own, id, { owner: next }))} />
    </>
  );
}

interface SpotFieldsProps extends Pick<PartProps, 'own' | 'change'> {
  readonly spot: LayoutSpot;
}

function SpotFields({ own, spot, change }: SpotFieldsProps) {
  const { id, kind, owner, base, reach, marker = '' } = spot;
  // Scorers know a marker by what it is: it may be one of those that are there already.
  const known = [...new Set(own.spots.flatMap((one) => one.marker ?? []))].filter((one) => one !== '');
  const toMarker = (next: string) => {
    const { name } = own.spots.find((one) => one.marker === next) ?? {};
    change(changedSpot(own, id, { marker: next, ...(name === undefined ? {} : { name }) }));
  };
  const toKind = (next: string) => {
    const chosen = SPOT_KINDS.find((one) => one === next) ?? kind;
    change(changedSpot(own, id, { kind: chosen, base: chosen === 'point' ? 0 : base === 0 ? 30 : base }));
  };
  return (
    <>
      <Select
        label={tellTable('layout.kind')}
        value={kind}
        options={SPOT_KINDS.map((value) => ({ value, label: sayDrawing(`drawing.${value}`) }))}
        onChange={toKind}
      />
      {kind !== 'marker' || known.length === 0 ? null : (
        <Select
          label={tellTable('layout.marker')}
          value={marker}
          options={['', ...known].map((value) => ({ value, label: value === '' ? '–' : value }))}
          onChange={toMarker}
        />
      )}
      {kind === 'point' ? null : (
        <Select
          label={tellTable('table.base')}
          value={String(base)}
          options={BASE_SIZES.map((mm) => ({ value: String(mm), label: tellTable('table.mm', { mm }) }))}
          onChange={(mm) => change(changedSpot(own, id, { base: Number(mm) }))}
        />
      )}
      <FigureField
        label={tellTable('layout.reach')}
        value={reach ?? null}
        onFigure={(next) => change(changedSpot(own, id, { reach: Math.max(0, next ?? 0) }))}
      />
      <OwnerChoice owner={owner} onOwner={(next) => change(changedSpot(own, id, { owner: next }))} />
    </>
  );
}
