/** Fair tables by each pack's own checks: drawn until the pack has nothing to say against one. */
import { type Refusal, isRefusal, refuse } from '../journal/types.ts';
import type { Layout, LayoutBook } from '../table/layout/layout.ts';
import { type Recipe, terrainBy } from '../table/map/generate.ts';
import type { TerrainPiece } from '../table/map/map.ts';
import { inspectTable } from './terrain.ts';

const RECIPES: Readonly<Record<string, Recipe | undefined>> = {
  // Terrain on 40 to 50 % of the table with paths of 50 mm leaves room for little but a grid.
  'gaining-grounds-s0': {
    grid: 5,
    least: 4.5,
    most: 5,
    apart: 2,
    kinds: [
      { name: 'Building', traits: ['impassable', 'blocking'], weight: 5, outside: true },
      { name: 'Ruin', traits: ['climbable', 'blocking'], weight: 3 },
      { name: 'Wood', traits: ['severe', 'concealing'], weight: 4 },
      { name: 'Swamp', traits: ['hazardous', 'concealing'], weight: 2 },
      { name: 'Crates', traits: ['concealing'], weight: 4 },
      { name: 'Rubble', traits: ['severe'], weight: 2 },
    ],
  },
  'steamroller-2015': {
    pairs: 3,
    least: 3,
    most: 6,
    apart: 2.25,
    kinds: [
      { name: 'Forest', traits: ['forest'], weight: 3, outside: true },
      { name: 'Hill', traits: ['hill'], weight: 3, outside: true },
      { name: 'Rough', traits: ['rough'], weight: 2, outside: true },
      { name: 'Water', traits: ['shallow-water'], weight: 1, outside: true },
      { name: 'Obstruction', traits: ['obstruction'], weight: 2, outside: true },
    ],
  },
  firefight: {
    pairs: 10,
    least: 3,
    most: 6,
    apart: 2,
    kinds: [
      { name: 'Building', traits: ['sight-blocker', 'impassable'], weight: 3, outside: true },
      { name: 'Wood', traits: ['cover', 'difficult'], weight: 4 },
      { name: 'Ruin', traits: ['cover', 'sight-blocker'], weight: 3 },
      { name: 'Mines', traits: ['dangerous'], weight: 1 },
    ],
  },
};

/** How many tables are drawn before the best of them has to do. */
const DRAWN = 60;

export interface GeneratedTable {
  readonly terrain: readonly TerrainPiece[];
  /** How much the pack still has to say of it; 0 for nearly all. */
  readonly findings: number;
}

/** The first table of a seed that breaks nothing and is advised against by nothing, else the best one that breaks nothing. */
export function generateTable(book: LayoutBook, layout: Layout, seed: string): GeneratedTable | Refusal {
  const recipe = Object.hasOwn(RECIPES, book.system) ? RECIPES[book.system] : undefined;
  if (!recipe) return refuse('no-terrain-rules', `${book.title} says nothing of what terrain a table has.`);
  let best: GeneratedTable | null = null;
  for (let attempt = 1; attempt <= DRAWN && best?.findings !== 0; attempt += 1) {
    const terrain = terrainBy(recipe, layout, `${seed}/${attempt}`);
    const inspected = inspectTable(book, layout, { terrain, models: [], shareBy: 'area' });
    if (isRefusal(inspected) || inspected.findings.some(({ kind }) => kind === 'broken')) continue;
    const findings = inspected.findings.length;
    if (best === null || findings < best.findings) best = { terrain, findings };
  }
  return best ?? refuse('no-table', 'No table of this seed meets the pack’s rules: try another one.');
}
