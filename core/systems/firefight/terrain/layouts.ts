/** Firefight's table: two deployment zones and the ground between, where the markers go (GFF-DEPLOY, GFF-MISSION). */
import { EDITIONS } from '../../editions.ts';
import { cite } from '../../../rules/cite.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import type { Layout, LayoutBook, TerrainTrait } from '../../../table/layout/layout.ts';
import { layoutOf } from '../rules/deployment.ts';

/** A table as its two zones leave it. Smaller tables have shallower zones, so that 24″ stay between. */
function tableOf(width: number, depth: number): Layout {
  const found = layoutOf(width, depth, 'A', 'south');
  if (isRefusal(found)) throw new Error(found.message);
  const { A, B } = found.zones;
  const middle = [0, A.rect[3], width, B.rect[1]] as const;
  return {
    name: `${width}x${depth}`,
    title: `${width}″ × ${depth}″`,
    size: [width, depth],
    sides: 'lettered',
    areas: [
      { id: 'A', kind: 'deployment', owner: 'A', shape: A, label: [width * 0.75, found.depth / 2] },
      { id: 'B', kind: 'deployment', owner: 'B', shape: B, label: [width * 0.25, depth - found.depth / 2] },
      { id: 'markers', kind: 'markers', owner: 'neutral', shape: { rect: middle } },
    ],
    spots: [],
    lines: [],
    measures: [
      { from: [4, 0], to: [4, found.depth] },
      { from: [4, found.depth], to: [4, depth - found.depth] },
      { from: [4, depth], to: [4, depth - found.depth] },
    ],
    notes: [
      'Three to five objective markers (D3 + 2), placed in turn: outside both zones, and over 9″ from each other.',
      'A marker is seized at the end of a round by the only side with an able unit within 3″.',
      'Scouts deploy up to 12″ beyond their zone.',
    ],
    sure: { how: 'stated', why: 'The rules give these figures.' },
    rules: cite('GFF-TABLE-01', 'GFF-TABLE-03', 'GFF-DEPLOY-01', 'GFF-MISSION-01', 'GFF-MISSION-03', 'GFF-MISSION-04'),
  };
}

/** Types of terrain (GFF-TABLE-04). */
const TRAITS: readonly TerrainTrait[] = [
  { id: 'cover', label: 'Cover', sight: 'clear' },
  { id: 'difficult', label: 'Difficult', sight: 'clear' },
  { id: 'dangerous', label: 'Dangerous', sight: 'clear' },
  { id: 'sight-blocker', label: 'Sight blocker', sight: 'blocks' },
  { id: 'impassable', label: 'Impassable', sight: 'clear', moves: 'stopped' },
];

export const FIREFIGHT_LAYOUTS: LayoutBook = {
  system: 'firefight',
  title: EDITIONS.firefight.title,
  traits: TRAITS,
  layouts: [tableOf(48, 48), tableOf(48, 36), tableOf(36, 36)],
};
