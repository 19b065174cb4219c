/**
 * A layout: a table as a deployment or a scenario sets it out, as data. Lengths in inches; the origin is the bottom-left
 * corner, x to the right, y up, A's edge at y = 0 where sides have edges. Base sizes in millimetres across.
 */
import { type Refusal, isRefusal, refuse } from '../../rules/refusal.ts';

export type LayoutSide = 'A' | 'B';
export type Owner = LayoutSide | 'neutral';
export type LayoutPoint = readonly [x: number, y: number];

/** What of a shape lies off the table is no part of it: a circle about a corner is a quarter disc. */
export type LayoutShape =
  | { readonly rect: readonly [left: number, bottom: number, right: number, top: number] }
  | { readonly circle: readonly [x: number, y: number, radius: number] }
  | { readonly polygon: readonly LayoutPoint[] };

/**
 * `deployment` and `advance` are where models start; `scenario` is what is fought over; `markers` is where players place
 * markers; `safe` is where the edges of the table are far enough away.
 */
export type AreaKind = 'deployment' | 'advance' | 'scenario' | 'markers' | 'safe';

export interface LayoutArea {
  readonly id: string;
  readonly kind: AreaKind;
  readonly owner: Owner;
  readonly shape: LayoutShape;
  /** Where its name stands in a drawing, if not in its middle. */
  readonly label?: LayoutPoint;
}

/** `point`: a place on the table with nothing standing there. */
export type SpotKind = 'flag' | 'objective' | 'marker' | 'point';

export interface LayoutSpot {
  readonly id: string;
  readonly kind: SpotKind;
  readonly owner: Owner;
  readonly at: LayoutPoint;
  /** 0 for a point. */
  readonly base: number;
  /** Which marker it is, e.g. `stash`, and what players call it. */
  readonly marker?: string;
  readonly name?: string;
  /** How far from its edge it counts, in inches: drawn as a ring. */
  readonly reach?: number;
  /** It may come to stand here in play; at the start it does not. */
  readonly later?: boolean;
}

export interface LayoutLine {
  readonly kind: 'centreline' | 'quarter';
  readonly from: LayoutPoint;
  readonly to: LayoutPoint;
}

/** A distance that a drawing labels: the figure is computed from its ends, so that it cannot be wrong. */
export interface Measure {
  readonly from: LayoutPoint;
  readonly to: LayoutPoint;
}

/** How far to trust the positions: what the source prints, how sure a reconstruction is, or changed by somebody here. */
export type Sureness = 'stated' | 'high' | 'medium' | 'low' | 'own';

export interface Layout {
  /** Names it in addresses and commands: lower case with hyphens. */
  readonly name: string;
  readonly title: string;
  readonly size: readonly [width: number, depth: number];
  /** What the two sides are called: first and second player, or A and B. */
  readonly sides: 'ordered' | 'lettered';
  readonly areas: readonly LayoutArea[];
  readonly spots: readonly LayoutSpot[];
  readonly lines: readonly LayoutLine[];
  readonly measures: readonly Measure[];
  /** What a player should know beside the positions, a sentence each. */
  readonly notes: readonly string[];
  readonly sure: { readonly how: Sureness; readonly why: string };
  readonly rules: readonly string[];
}

/** How a piece of terrain with a trait meets a line of sight: `through` blocks what goes on behind it. */
export type SightTrait = 'blocks' | 'through' | 'clear';

export interface TerrainTrait {
  readonly id: string;
  readonly label: string;
  readonly sight: SightTrait;
  /** Nobody moves through a piece with it; or all may all the same, by climbing. Absent: it may slow them. */
  readonly moves?: 'stopped' | 'climbs';
}

/** All layouts of one system, and the words it has for terrain. */
export interface LayoutBook {
  readonly system: string;
  readonly title: string;
  readonly layouts: readonly Layout[];
  readonly traits: readonly TerrainTrait[];
}

/** A layout with the book that it is in. */
export interface FoundLayout {
  readonly book: LayoutBook;
  readonly layout: Layout;
}

/** The layouts of that system; a refusal says which systems have some. */
export function findBook(books: readonly LayoutBook[], system: string): LayoutBook | Refusal {
  const known = books.map((one) => one.system).join(', ');
  return (
    books.find((one) => one.system === system) ??
    refuse('unknown-system', `There are no tables drawn for that system; there are for ${known}.`)
  );
}

/** The layout of that system and name; a refusal says which there are. */
export function findLayout(books: readonly LayoutBook[], system: string, name: string): FoundLayout | Refusal {
  const book = findBook(books, system);
  if (isRefusal(book)) return book;
  const layout = layoutNamed(book, name);
  if (layout) return { book, layout };
  const known = book.layouts.map((one) => one.name).join(', ');
  return refuse('unknown-layout', `There is no table of that name; there are ${known}.`);
}

export function layoutNamed(book: LayoutBook, name: string): Layout | undefined {
  return book.layouts.find((layout) => layout.name === name);
}
