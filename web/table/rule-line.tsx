/** A rule line between two things or places: how far from edge to edge, whether one sees the other, which way leads there. */
import { inchText } from '../../core/table/drawing/words.ts';
import type { LayoutPoint, TerrainTrait } from '../../core/table/layout/layout.ts';
import {
  type RouteEnd,
  type Hiding,
  type Sight,
  type BaseRoute,
  gapBetween,
  sightBetween,
  wayBetween,
} from '../../core/table/map/between.ts';
import type { TableMap } from '../../core/table/map/map.ts';
import { CORNERS } from '../../core/table/zones.ts';
import { Check } from '../parts/check.tsx';
import { Select } from '../parts/select.tsx';
import { tellTable } from '../text/setup.ts';
import { FigureField } from './figure-field.tsx';
import { nameOf, whereText } from './names.ts';
import type { ShownLine } from './measures.tsx';

/** An id of a thing, the name of a place on every table, or a place; null where nothing is chosen. */
export type RuleEnd = string | LayoutPoint | null;

export interface RuleEnds {
  readonly from: RuleEnd;
  readonly to: RuleEnd;
}

export const NO_ENDS: RuleEnds = { from: null, to: null };

export interface RuleLineProps {
  readonly map: TableMap;
  readonly ends: RuleEnds;
  readonly measured: Measured | null;
  readonly onEnds: (ends: RuleEnds) => void;
  readonly hiding: Hiding;
  readonly onHiding: (hiding: Hiding) => void;
}

/** Stands for a place of its own in the lists. */
const PLACE = '.place';

export function RuleLine({ map, ends, measured, onEnds, hiding, onHiding }: RuleLineProps) {
  return (
    <section class="table-part">
      <h2>{tellTable('table.rule')}</h2>
      <div class="table-fields">
        <EndFields
          map={map}
          label={tellTable('table.from')}
          end={ends.from}
          onEnd={(from) => onEnds({ ...ends, from })}
        />
        <EndFields map={map} label={tellTable('table.to')} end={ends.to} onEnd={(to) => onEnds({ ...ends, to })} />
      </div>
      <div role="status">
        <ul class="table-words">
          {measured === null ? (
            <li>{tellTable('table.ruleHint')}</li>
          ) : (
            measuredWords(map, ends, measured).map((words) => <li key={words}>{words}</li>)
          )}
        </ul>
      </div>
      <Check
        label={tellTable('table.hiding')}
        note={tellTable('table.hidingNote')}
        checked={hiding === 'models'}
        onChange={(checked) => onHiding(checked ? 'models' : 'terrain')}
      />
    </section>
  );
}

interface EndFieldsProps {
  readonly map: TableMap;
  readonly label: string;
  readonly end: RuleEnd;
  readonly onEnd: (end: RuleEnd) => void;
}

function EndFields({ map, label, end, onEnd }: EndFieldsProps) {
  const middle: LayoutPoint = [map.size[0] / 2, map.size[1] / 2];
  const options = [
    { value: '', label: '–' },
    ...map.things.map(({ id }) => ({ value: id, label: nameOf(map, id) })),
    ...['.middle', ...CORNERS.map((corner) => `.${corner}`)].map((value) => ({ value, label: endName(map, value) })),
    { value: PLACE, label: tellTable('table.place') },
  ];
  const choose = (value: string) => onEnd(value === PLACE ? middle : value === '' ? null : value);
  const isPlace = end !== null && typeof end !== 'string';
  return (
    <div class="table-end">
      <Select label={label} value={isPlace ? PLACE : (end ?? '')} options={options} onChange={choose} />
      {isPlace ? (
        <div class="table-fields" role="group" aria-label={`${label}: ${tellTable('table.place')}`}>
          <FigureField label={tellTable('table.x')} value={end[0]} onFigure={(x) => onEnd([x ?? end[0], end[1]])} />
          <FigureField label={tellTable('table.y')} value={end[1]} onFigure={(y) => onEnd([end[0], y ?? end[1]])} />
        </div>
      ) : null}
    </div>
  );
}

function endName(map: TableMap, end: RuleEnd): string {
  if (end === null) return '';
  if (typeof end !== 'string') return whereText(end);
  if (end === '.middle') return tellTable('table.middle');
  const corner = CORNERS.find((one) => end === `.${one}`);
  return corner === undefined ? nameOf(map, end) : tellTable(`table.corner.${corner}`);
}

function measuredWords(map: TableMap, { from, to }: RuleEnds, { gap, sight, way }: Measured): readonly string[] {
  const ends = { from: endName(map, from), to: endName(map, to) };
  const blockers = sight.blockedBy.map((id) => nameOf(map, id)).join(', ');
  const base = map.things.find(({ id }) => id === from)?.base ?? 0;
  return [
    tellTable('table.distance', { ...ends, gap: inchText(gap) }),
    sight.line === null ? tellTable('table.blocked', { what: blockers }) : tellTable('table.inSight'),
    ...(way === undefined ? [] : [wayText(way, base)]),
  ];
}

function wayText(way: BaseRoute | null, mm: number): string {
  return way === null ? tellTable('table.noWay', { mm }) : tellTable('table.way', { length: inchText(way.length), mm });
}

export interface Measured {
  readonly from: LayoutPoint;
  readonly to: LayoutPoint;
  readonly gap: number;
  readonly sight: Sight;
  /** How a model comes there; null: not at all. Absent where nothing walks. */
  readonly way?: BaseRoute | null;
}

/** What is told of the two ends, in inches; null while one is missing or gone. */
export function measure(
  map: TableMap,
  ends: RuleEnds,
  traits: readonly TerrainTrait[],
  hiding: Hiding,
): Measured | null {
  const [one, other] = [endOf(map, ends.from), endOf(map, ends.to)];
  if (one === null || other === null || ends.from === ends.to) return null;
  const walker = map.things.find(({ id, kind }) => id === ends.from && kind === 'model');
  return {
    from: one.at,
    to: other.at,
    gap: gapBetween(one, other),
    sight: sightBetween(one, other, map, traits, hiding),
    ...(walker === undefined ? {} : { way: wayBetween(walker, other, map, traits) }),
  };
}

/** The rule, where one sees the other, and the way, drawn. */
export function measuredLines({ from, to, gap, sight, way }: Measured): readonly ShownLine[] {
  return [
    { kind: 'measure', places: [from, to], text: inchText(gap) },
    ...(sight.line === null ? [] : [{ kind: 'sight', places: sight.line, text: '' } as const]),
    ...(way ? [{ kind: 'way', places: way.places, text: '' } as const] : []),
  ];
}

function endOf({ things, size: [width, depth] }: TableMap, end: RuleEnd): RouteEnd | null {
  if (end === null) return null;
  if (typeof end !== 'string') return { at: end, base: 0 };
  if (end === '.middle') return { at: [width / 2, depth / 2], base: 0 };
  const corner = CORNERS.find((one) => end === `.${one}`);
  if (corner !== undefined)
    return { at: [corner.endsWith('E') ? width : 0, corner.startsWith('N') ? depth : 0], base: 0 };
  return things.find(({ id }) => id === end) ?? null;
}
