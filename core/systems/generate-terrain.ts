/** Fair tables by each pack's own checks: drawn until the pack has nothing to say against one. */
import { type Refusal, isRefusal, refuse } from '../rules/refusal.ts';
import type { Layout, LayoutBook } from '../table/layout/layout.ts';
import type { DenseRecipe } from '../table/map/dense.ts';
import { type OpenRecipe, terrainBy } from '../table/map/generate.ts';
import type { TerrainPiece } from '../table/map/map.ts';
import { inspectTable } from './terrain.ts';

const RECIPES: Readonly<Record<string, OpenRecipe | DenseRecipe>> = {
  'gaining-grounds-s0': {
    cell: 5.5,
    cover: [0.41, 0.49],
    kinds: [
      { name: 'Building', form: 'built', traits: ['impassable', 'blocking'], weight: 2, outside: true },
      { name: 'Ruin', form: 'built', traits: ['climbable', 'blocking'], weight: 4 },
      { name: 'Rocks', form: 'grown', traits: ['climbable', 'blocking'], weight: 2 },
      { name: 'Wood', form: 'grown', traits: ['severe', 'concealing'], weight: 3 },
      { name: 'Thicket', form: 'grown', traits: ['dense', 'severe'], weight: 1 },
      { name: 'Swamp', form: 'grown', traits: ['hazardous', 'concealing'], weight: 1 },
      { name: 'Crates', form: 'built', traits: ['concealing'], weight: 3 },
      { name: 'Rubble', form: 'grown', traits: ['severe'], weight: 2 },
    ],
    shares: [
      { traits: ['impassable', 'climbable', 'severe', 'hazardous'], share: 0.7 },
      { traits: ['blocking', 'dense', 'concealing'], share: 0.8 },
    ],
    blocks: ['blocking', 'dense'],
    stops: ['impassable'],
    path: 2,
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
  const recipe = new Map(Object.entries(RECIPES)).get(book.system);
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
