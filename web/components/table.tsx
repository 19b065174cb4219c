/** The states of a table: worked on, and only looked at. */
import { useState } from 'preact/hooks';
import { isRefusal } from '../../core/rules/refusal.ts';
import type { Layout, TerrainTrait } from '../../core/table/layout/layout.ts';
import { EMPTY_MAP, type TableMap } from '../../core/table/map/map.ts';
import { measures } from '../table/measures.tsx';
import { TableView } from '../table/table-view.tsx';

const LAYOUT: Layout = {
  name: 'duel',
  title: 'Duel',
  size: [24, 18],
  sides: 'lettered',
  areas: [
    { id: 'A', kind: 'deployment', owner: 'A', shape: { rect: [0, 0, 24, 4] } },
    { id: 'B', kind: 'deployment', owner: 'B', shape: { rect: [0, 14, 24, 18] } },
  ],
  spots: [{ id: 'F1', kind: 'flag', owner: 'neutral', at: [12, 9], base: 40 }],
  lines: [{ kind: 'centreline', from: [0, 9], to: [24, 9] }],
  measures: [],
  notes: [],
  sure: { how: 'stated', why: '' },
  rules: [],
};

const TRAITS: readonly TerrainTrait[] = [
  { id: 'wall', label: 'Wall', sight: 'blocks' },
  { id: 'wood', label: 'Wood', sight: 'through' },
];

const BEGUN: TableMap = {
  ...EMPTY_MAP,
  name: 'Duel',
  size: [24, 18],
  terrain: [
    { id: 't1', name: 'Wall', shape: { rect: [4, 8, 9, 9.5] }, traits: ['wall'], height: 2 },
    { id: 't2', name: 'Wood', shape: { circle: [18, 9, 2.5] }, traits: ['wood'] },
  ],
  things: [
    { id: 'm1', name: 'Ann', kind: 'model', side: 'A', at: [8, 3], base: 40 },
    { id: 'm2', name: 'Bo', kind: 'model', side: 'B', at: [15, 15], base: 50 },
    { id: 'k1', name: 'K', kind: 'marker', side: 'neutral', at: [13, 7], base: 30 },
  ],
};

export function TableViewStates() {
  const [map, setMap] = useState(BEGUN);
  const [selected, setSelected] = useState<string | null>('m1');
  const chosen = map.things.find(({ id }) => id === selected);
  const common = { map, layout: LAYOUT, traits: TRAITS, selected, onSelect: setSelected };
  return (
    <>
      <div class="part-table">
        <TableView
          {...common}
          onChange={(next) => {
            if (!isRefusal(next)) setMap(next);
          }}
          marks={measures({ ring: chosen === undefined ? null : { at: chosen, reach: 3 } })}
        />
      </div>
      <div class="part-table">
        <TableView {...common} />
      </div>
    </>
  );
}
