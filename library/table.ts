/** Measuring on a table: bases, areas and terrain, distances, what sees what, and the shortest way. Pure geometry. */
export { areaOf, sharedArea } from '../core/table/areas.ts';
export { basesSee, clearLine } from '../core/table/base-sight.ts';
export { type Blockers, blockersOf } from '../core/table/blockers.ts';
export { completelyWithin, distance, meets, nearer, overlaps, touching, within } from '../core/table/measure.ts';
export { type Obstacle, type Obstacles, obstaclesOf } from '../core/table/obstacles.ts';
export { type Leg, type Route, type RouteLimits, shortestRoute } from '../core/table/route.ts';
export {
  type Disc,
  type Point,
  type Polygon,
  type Region,
  type Segment,
  type Shape,
  base,
  disc,
  polygon,
  rect,
  segment,
} from '../core/table/shapes.ts';
export { pointsSee } from '../core/table/sight.ts';
export { inInches, inches, millimetres } from '../core/table/units.ts';
