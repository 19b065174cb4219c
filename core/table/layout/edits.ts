/** Changing a layout: what comes out is sound, or the change is refused and nothing is changed. */
import { type Refusal, refuse } from '../../rules/refusal.ts';
import { middleOf, movedShape } from '../map/shapes.ts';
import type { Layout, LayoutArea, LayoutShape, LayoutSpot, LayoutPoint } from './layout.ts';
import { placedNear } from './near.ts';
import { checkLayout } from './read.ts';
import { turnedArea, turnedSpot } from './turn.ts';

/** A copy to change, which says so. Its labelled distances stay behind: they would not move with what they measure. */
export function ownLayout(layout: Layout): Layout {
  const sure = { how: 'own', why: `Changed from: ${layout.title}. ${layout.sure.why}`.slice(0, 400) } as const;
  return { ...layout, measures: [], sure };
}

/** Where the middle of a part is, if the layout has it. */
export function placeOfPart({ areas, spots }: Layout, id: string): LayoutPoint | null {
  const area = areas.find((one) => one.id === id);
  return area === undefined ? (spots.find((one) => one.id === id)?.at ?? null) : middleOf(area.shape);
}

/** Moved so that its middle is there. */
export function movedPart(layout: Layout, id: string, [x, y]: LayoutPoint): Layout | Refusal {
  const area = layout.areas.find((one) => one.id === id);
  if (area === undefined) return changedSpot(layout, id, { at: [x, y] });
  const [mx, my] = middleOf(area.shape);
  return withShape(layout, id, movedShape(area.shape, [x - mx, y - my]));
}

/** Where its name stood is forgotten: it stands in the middle. */
export function withShape(layout: Layout, id: string, shape: LayoutShape): Layout | Refusal {
  return checkLayout({
    ...layout,
    areas: layout.areas.map((area) => {
      if (area.id !== id) return area;
      const { label: _before, ...rest } = area;
      return { ...rest, shape };
    }),
  });
}

export function changedArea(layout: Layout, id: string, change: Partial<LayoutArea>): Layout | Refusal {
  const areas = layout.areas.map((area) => (area.id === id ? { ...area, ...change } : area));
  return checkLayout({ ...layout, areas });
}

export function changedSpot(layout: Layout, id: string, change: Partial<LayoutSpot>): Layout | Refusal {
  const spots = layout.spots.map((spot) => (spot.id === id ? { ...spot, ...change } : spot));
  return checkLayout({ ...layout, spots });
}

export function withoutPart(layout: Layout, id: string): Layout {
  return {
    ...layout,
    areas: layout.areas.filter((area) => area.id !== id),
    spots: layout.spots.filter((spot) => spot.id !== id),
  };
}

export function withArea(layout: Layout, area: LayoutArea): Layout | Refusal {
  return checkLayout({ ...layout, areas: [...layout.areas, area] });
}

/** At the free place nearest to where it was wanted. */
export function withSpot(layout: Layout, spot: LayoutSpot): Layout | Refusal {
  return placedNear(spot.at, (at) => checkLayout({ ...layout, spots: [...layout.spots, { ...spot, at }] }));
}

/** `z1`, `z2`, …: the first that no part has. */
export function freePartId({ areas, spots }: Layout, letter: string): string {
  const taken = new Set([...areas, ...spots].map(({ id }) => id));
  let number = 1;
  while (taken.has(`${letter}${number}`)) number += 1;
  return `${letter}${number}`;
}

/** B's parts as A's turned by half a turn, in place of those that B had. */
export function sameForBoth(layout: Layout): Layout | Refusal {
  const { areas, spots, size } = layout;
  const ofA = { areas: areas.filter(({ owner }) => owner === 'A'), spots: spots.filter(({ owner }) => owner === 'A') };
  if (ofA.areas.length + ofA.spots.length === 0) return refuse('nothing-of-a', 'Nothing on this table is player A’s.');
  const kept: Layout = {
    ...layout,
    areas: areas.filter(({ owner }) => owner !== 'B'),
    spots: spots.filter(({ owner }) => owner !== 'B'),
  };
  const withAreas = ofA.areas.reduce((next, area) => {
    return { ...next, areas: [...next.areas, turnedArea(area, freePartId(next, 'b'), size)] };
  }, kept);
  return checkLayout(
    ofA.spots.reduce((next, spot) => {
      return { ...next, spots: [...next.spots, turnedSpot(spot, freePartId(next, 'b'), size)] };
    }, withAreas),
  );
}
