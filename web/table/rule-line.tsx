/** A rule line between two things or places: from edge to edge. */
import { inchText } from '../../core/table/drawing/words.ts';
import type { Place } from '../../core/table/layout/layout.ts';
import { gapBetween } from '../../core/table/map/facts.ts';
import type { TableMap } from '../../core/table/map/map.ts';
import { CORNERS } from '../../core/table/zones.ts';
import { Select } from '../parts/select.tsx';
import { tellTable } from '../text/tables.ts';
import { nameOf } from './names.ts';

/** Ids of things, or names of places on every table; empty where nothing is chosen. */
export interface RuleEnds {
  readonly from: string;
  readonly to: string;
}

export interface RuleLineProps {
  readonly map: TableMap;
  readonly ends: RuleEnds;
  readonly onEnds: (ends: RuleEnds) => void;
}

export function RuleLine({ map, ends, onEnds }: RuleLineProps) {
  const options = [
    { value: '', label: '–' },
    ...map.things.map(({ id }) => ({ value: id, label: nameOf(map, id) })),
    { value: '.middle', label: tellTable('table.middle') },
    ...CORNERS.map((corner) => ({ value: `.${corner}`, label: tellTable(`table.corner.${corner}`) })),
  ];
  const measured = measure(map, ends);
  const named = (end: string) => options.find(({ value }) => value === end)?.label ?? '';
  return (
    <section class="table-part">
      <h2>{tellTable('table.rule')}</h2>
      <div class="table-fields">
        <Select
          label={tellTable('table.from')}
          value={ends.from}
          options={options}
          onChange={(from) => onEnds({ ...ends, from })}
        />
        <Select
          label={tellTable('table.to')}
          value={ends.to}
          options={options}
          onChange={(to) => onEnds({ ...ends, to })}
        />
      </div>
      <p role="status">
        {measured === null
          ? tellTable('table.ruleHint')
          : tellTable('table.distance', { from: named(ends.from), to: named(ends.to), gap: inchText(measured.gap) })}
      </p>
    </section>
  );
}

export interface Measured {
  readonly from: Place;
  readonly to: Place;
  readonly gap: number;
}

/** The distance between the ends in inches; null while one is missing or gone. */
export function measure(map: TableMap, { from, to }: RuleEnds): Measured | null {
  const [one, other] = [endOf(map, from), endOf(map, to)];
  return one === null || other === null || from === to
    ? null
    : { from: one.at, to: other.at, gap: gapBetween(one, other) };
}

interface End {
  readonly at: Place;
  /** 0 for a place without size. */
  readonly base: number;
}

function endOf({ things, size: [width, depth] }: TableMap, end: string): End | null {
  if (end === '.middle') return { at: [width / 2, depth / 2], base: 0 };
  const corner = CORNERS.find((one) => end === `.${one}`);
  if (corner !== undefined)
    return { at: [corner.endsWith('E') ? width : 0, corner.startsWith('N') ? depth : 0], base: 0 };
  return things.find(({ id }) => id === end) ?? null;
}
