/** Pushing a Supply Wagon: by whom, how far, what stops it and what gives way. */
import { broken } from '../../../../rules/broken.ts';
import { type Disc, type Point, spot } from '../../../../table/shapes.ts';
import { pushedAgainst } from '../../../../table/sweep.ts';
import { millimetres } from '../../../../table/units.ts';
import { type ActionResult, acted } from '../../../malifaux/rules/action.ts';
import { inContact, isOnTable, isPartlyIn, nearTo } from '../../../malifaux/rules/ground.ts';
import { type MarkerOnTable, type ModelOnTable, type PlayTable, markersOf } from '../../../malifaux/rules/table.ts';
import { CONTACT } from '../contact.ts';
import { isPeon } from '../schemes/common.ts';

interface Push {
  readonly by: ModelOnTable;
  readonly wagon: MarkerOnTable;
  readonly to: Point;
}

/** In inches, by the base of who pushes: 2 on 30 mm, 3 on 40 mm, 4 on 50 mm. */
function reachOf({ disc }: ModelOnTable): number {
  if (disc.radius < millimetres(20)) return 2;
  return disc.radius < millimetres(25) ? 3 : 4;
}

export function pushWagon(table: PlayTable, { by, wagon, to }: Push): ActionResult {
  const { at, gone } = wherePushed(table, wagon, to);
  const end = { disc: { ...wagon.disc, at } };
  const may =
    !isPeon(by) &&
    wagon.kind === 'wagon' &&
    inContact(by, wagon.disc, CONTACT) &&
    nearTo({ disc: spot(to) }, spot(wagon.disc.at), reachOf(by));
  const onSomebody = table.models.some((model) => model.inPlay && isPartlyIn(end, model.disc));
  return acted(
    [
      ...broken(
        !may,
        'GG18-STRAT-WAGONS-02',
        'A model that is not a Peon pushes a Wagon that it touches: 2 inches on a 30 mm base, 3 on 40 mm, 4 on 50 mm.',
        by.id,
      ),
      ...broken(
        onSomebody || !isOnTable(end),
        'GG18-STRAT-WAGONS-04',
        'A Wagon ends on the table, and on no model.',
        wagon.id,
      ),
    ],
    () => ({ markers: { [wagon.id]: { at } }, gone }),
  );
}

/** Impassable terrain and the other Wagon stop it in contact; terrain that is a Marker is removed instead. */
function wherePushed(
  table: PlayTable,
  { id, disc }: MarkerOnTable,
  to: Point,
): { readonly at: Point; readonly gone: readonly string[] } {
  const walls = table.terrain.filter(({ traits }) => traits.includes('impassable'));
  const fixed = walls.filter(({ isMarker }) => !isMarker).map(({ shape }) => shape);
  const wagons: readonly Disc[] = markersOf(table, 'wagon').flatMap((other) => (other.id === id ? [] : [other.disc]));
  const part = Math.min(1, ...[...fixed, ...wagons].map((shape) => pushedAgainst(disc, to, shape) ?? 1));
  const gone = walls.flatMap((piece) => {
    const met = piece.isMarker ? pushedAgainst(disc, to, piece.shape) : null;
    return met !== null && met <= part ? [piece.id] : [];
  });
  const along = (from: number, until: number): number => (part === 1 ? until : from + (until - from) * part);
  return { at: { x: along(disc.at.x, to.x), y: along(disc.at.y, to.y) }, gone };
}
