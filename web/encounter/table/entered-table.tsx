/**
 * The table of a game to put things on: tap what is to stand there, tap where; or drag it, or choose and move it with keys.
 * What lies there comes in, a change goes out whole. Without `onChange` it is only looked at.
 */
import './entered-table.css';
import { useMemo, useState } from 'preact/hooks';
import {
  type TableAsked,
  type TableNow,
  type TablePiece,
  type EnteredThing,
  asMap,
  changeBetween,
  changedBy,
  pieceOf,
} from '../../../core/encounter/table.ts';
import type { SideId } from '../../../core/encounter/types.ts';
import { type Refusal, isRefusal } from '../../../core/rules/refusal.ts';
import type { Layout, LayoutShape, LayoutPoint, TerrainTrait } from '../../../core/table/layout/layout.ts';
import { radiusOf } from '../../../core/table/drawing/signs.ts';
import { freeId, movedTo, placeOf, putByHand, withPiece, withThing, without } from '../../../core/table/map/edits.ts';
import type { TableMap } from '../../../core/table/map/map.ts';
import { Problem } from '../../parts/problem.tsx';
import { announce } from '../../parts/status.tsx';
import { nameOf as calledOn, whereOf } from '../../table/names.ts';
import type { SaidAt } from '../../table/table-drawing.tsx';
import { type Deeds, TableView } from '../../table/table-view.tsx';
import { tellTable } from '../../text/tables.ts';
import { TerrainForm } from './terrain-form.tsx';
import { RowTaps } from '../row-taps.tsx';
import { type Tapped, ThingForm } from './thing-form.tsx';
import { Tray } from './tray.tsx';

export interface ToldTableProps {
  readonly asked: TableAsked;
  readonly now: TableNow;
  readonly layout: Layout | null;
  readonly traits: readonly TerrainTrait[];
  /** Who plays a side. */
  readonly nameOf: (side: SideId) => string;
  /** What may be told of the row that a piece stands for. */
  readonly rowOf?: (piece: string) => Tapped | null;
  readonly against?: SaidAt | null;
  readonly onChange?: (next: TableNow) => void;
}

export function ToldTable({ asked, now, layout, traits, nameOf, rowOf, against, onChange }: ToldTableProps) {
  const [selected, setSelected] = useState<string | null>(null);
  const map = asMap(asked, now);
  const under = useMemo(() => withoutPieces(layout, asked.pieces), [layout, asked.pieces]);
  const thing = now.things.find(({ id }) => id === selected);
  const piece = now.terrain.find(({ id }) => id === selected);
  // What fell is off the table, and chosen still: a slip is put right beside it.
  const fallen = now.off.find(({ id }) => id === selected);
  const gone = thing === undefined && fallen ? (rowOf?.(pieceOf(asked, fallen.id)?.id ?? '') ?? null) : null;
  const { problem, apply, add, addTerrain, tap, deeds } = useDeeds({
    asked,
    now,
    map,
    selected,
    setSelected,
    onChange,
  });
  const standUp = (one: EnteredThing) => apply({ ...map, things: [...now.things, one] });
  return (
    <div class="told-table">
      <TableView
        map={map}
        layout={under}
        traits={traits}
        selected={selected}
        onSelect={setSelected}
        against={against ?? null}
        {...(onChange === undefined ? {} : { deeds, onTap: tap })}
      />
      <Problem text={problem} />
      {onChange === undefined ? null : (
        <>
          {(thing ?? piece) ? null : <p class="soft">{tellTable('told.how')}</p>}
          {piece === undefined ? null : <TerrainForm map={map} piece={piece} traits={traits} onChange={apply} />}
          {thing === undefined ? null : (
            <ThingForm
              key={thing.id}
              asked={asked}
              map={map}
              thing={thing}
              row={rowOf?.(pieceOf(asked, thing.id)?.id ?? '') ?? null}
              onMove={(place) => apply(movedTo(map, thing.id, place))}
              onChange={(change) => apply({ ...map, things: now.things.map((one) => (one === thing ? change : one)) })}
              onRemove={() => {
                apply({ ...map, things: now.things.filter((one) => one !== thing) });
                setSelected(null);
              }}
              onFallen={() => apply({ ...map, things: now.things.filter((one) => one !== thing) })}
            />
          )}
          {gone === null ? null : (
            <section class="told-thing">
              <h3>{gone.title}</h3>
              <RowTaps {...gone} onTold={({ leaves }) => (leaves === true || !fallen ? undefined : standUp(fallen))} />
            </section>
          )}
          <Tray asked={asked} now={now} nameOf={nameOf} onAdd={add} onTerrain={addTerrain} />
        </>
      )}
    </div>
  );
}

interface Doing {
  readonly asked: TableAsked;
  readonly now: TableNow;
  readonly map: TableMap;
  readonly selected: string | null;
  readonly setSelected: (id: string | null) => void;
  readonly onChange: ToldTableProps['onChange'] | undefined;
}

/** What people do on the table, and why something cannot be. */
function useDeeds({ asked, now, map, selected, setSelected, onChange }: Doing) {
  const [problem, setProblem] = useState<string | null>(null);
  const apply = (next: TableMap | Refusal): boolean => {
    setProblem(isRefusal(next) ? next.message : null);
    if (isRefusal(next)) return false;
    onChange?.(tableFrom(now, next));
    return true;
  };
  const add = (piece: TablePiece) => {
    const fresh = thingOf(asked, now, piece);
    const next = withThing(map, fresh);
    if (!apply(next) || isRefusal(next)) return;
    setSelected(fresh.id);
    announce(tellTable('told.put', { what: fresh.name, where: whereOf(next, fresh.id) }));
  };
  const addTerrain = (shape: LayoutShape) => {
    const id = freeId(map, 't');
    const name = tellTable('told.terrain', { number: id.slice(1) });
    if (apply(withPiece(map, { id, name, shape, traits: [] }))) setSelected(id);
  };
  const deeds: Deeds = {
    placeOf: (id) => placeOf(map, id),
    move: (id, place) => {
      const next = movedTo(map, id, putByHand(map, id, place));
      if (!apply(next) || isRefusal(next)) return;
      announce(tellTable('table.moved', { what: calledOn(next, id), where: whereOf(next, id) }));
    },
    remove: (id) => void apply(without(map, id)),
  };
  const tap = ([x, y]: LayoutPoint, id: string | null) => {
    // A thumb that has something to put down means the place, and not what stands an inch beside it.
    const hit = now.things.find((one) => one.id === id);
    const beside = hit === undefined || Math.hypot(hit.at[0] - x, hit.at[1] - y) > radiusOf(hit.base);
    if (selected !== null && placeOf(map, selected) !== null && beside)
      deeds.move(selected, [quarters(x), quarters(y)]);
    else setSelected(id === selected ? null : id);
  };
  return { problem, apply, add, addTerrain, tap, deeds };
}

/** Fingers place to a quarter of an inch; a drag, keys and figures as finely as they like. */
function quarters(inches: number): number {
  return Math.round(inches * 4) / 4;
}

/** What a layout puts there and people may move is drawn once: where it now stands. */
function withoutPieces(layout: Layout | null, pieces: readonly TablePiece[]): Layout | null {
  if (layout === null) return null;
  const isPiece = ([x, y]: LayoutPoint): boolean => pieces.some(({ at }) => at?.[0] === x && at[1] === y);
  return { ...layout, spots: layout.spots.filter(({ at, kind }) => kind !== 'marker' || !isPiece(at)) };
}

function thingOf({ size }: TableAsked, { things }: TableNow, piece: TablePiece): EnteredThing {
  const { id, name, kind, side, base, many } = piece;
  let number = 1;
  while (things.some((one) => one.id === `${id}.${number}`)) number += 1;
  const one = many === true ? { id: `${id}.${number}`, name: `${name} ${number}` } : { id, name };
  const high = side === 'A' ? 0.25 : side === 'B' ? 0.75 : 0.5;
  return { ...one, kind, side, base, at: [size[0] / 2, size[1] * high] };
}

/** The table after a change of its map: what was told of a thing stays with it. */
function tableFrom(now: TableNow, { things, terrain }: TableMap): TableNow {
  const told = new Map(now.things.map((thing) => [thing.id, thing.told]));
  const after: TableNow = {
    things: things.map((thing): EnteredThing => {
      const before = 'told' in thing ? undefined : told.get(thing.id);
      return before === undefined ? thing : { ...thing, told: before };
    }),
    terrain,
    off: now.off,
  };
  const change = changeBetween(now, after);
  return change === null ? now : changedBy(now, change);
}
