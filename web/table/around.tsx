/** What can be told of the chosen model or marker: where it is, what is near, what it sees. */
import { inchText } from '../../core/table/drawing/words.ts';
import type { Layout, TerrainTrait } from '../../core/table/layout/layout.ts';
import { type Hiding, sightBetween } from '../../core/table/map/between.ts';
import { neighboursOf, whereaboutsOf } from '../../core/table/map/facts.ts';
import type { MapPiece, TableMap } from '../../core/table/map/map.ts';
import { Badge } from '../parts/badge.tsx';
import { sayDrawing } from '../text/layouts.ts';
import { tellTable } from '../text/setup.ts';
import { FigureField } from './figure-field.tsx';
import { nameOf } from './names.ts';

export interface AroundProps {
  readonly map: TableMap;
  readonly layout: Layout | null;
  readonly traits: readonly TerrainTrait[];
  readonly thing: MapPiece;
  readonly reach: number;
  readonly hiding: Hiding;
  readonly onReach: (inches: number) => void;
}

/** Sight is told of the nearest ones: nobody reads more, and each costs some microseconds. */
const TOLD = 30;

export function Around({ map, layout, traits, thing, reach, hiding, onReach }: AroundProps) {
  const near = neighboursOf(thing, map, reach).slice(0, TOLD);
  const seen = (id: string) => {
    const other = map.things.find((one) => one.id === id);
    return other !== undefined && sightBetween(thing, other, map, traits, hiding).line !== null;
  };
  return (
    <>
      <section class="table-part">
        <h2>{tellTable('table.whereabouts')}</h2>
        <ul class="table-words">
          {whereWords(map, layout, thing).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </section>
      <section class="table-part">
        <h2>{tellTable('table.around')}</h2>
        <FigureField
          label={tellTable('table.reach')}
          value={reach}
          onFigure={(next) => onReach(Math.max(0, next ?? 0))}
        />
        <ul class="table-words">
          {near.map(({ id, gap, within }) => (
            <li key={id} class="table-neighbour">
              <span>{tellTable('table.near', { what: nameOf(map, id), gap: inchText(gap) })}</span>
              <Badge meaning={within ? 'good' : 'plain'}>
                {tellTable(within ? 'table.within' : 'table.beyond', { reach: inchText(reach) })}
              </Badge>
              <Badge meaning={seen(id) ? 'note' : 'plain'}>{tellTable(seen(id) ? 'table.sees' : 'table.hidden')}</Badge>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function whereWords(map: TableMap, layout: Layout | null, thing: MapPiece): readonly string[] {
  const { areas, quarters, halves, onCentreline, terrain } = whereaboutsOf(thing, map, layout);
  const inAreas = areas.flatMap(({ id, wholly }) => {
    const area = layout?.areas.find((one) => one.id === id);
    if (layout === null || area === undefined) return [];
    const kind = sayDrawing(`drawing.${area.kind}`);
    const { owner } = area;
    const what =
      owner === 'neutral'
        ? kind
        : sayDrawing('drawing.owned', { what: kind, whose: sayDrawing(`drawing.${layout.sides}.${owner}`) });
    return [tellTable(wholly ? 'table.wholly' : 'table.partly', { what })];
  });
  return [
    ...inAreas,
    ...quarters.map((corner) => tellTable(`table.quarter.${corner}`)),
    ...halves.map((side) => tellTable('table.half', { side })),
    ...(onCentreline ? [tellTable('table.onCentreline')] : []),
    ...terrain.map((id) => nameOf(map, id)),
  ];
}
