/** Strategy Markers and Wagons before the game, Strategy Markers and Heads in it. */
import { broken } from '../../../../rules/broken.ts';
import { type Point, base } from '../../../../table/shapes.ts';
import { type ActionResult, acted } from '../../../malifaux/rules/action.ts';
import {
  closer,
  halfOf,
  isIn,
  isOnTable,
  isPartlyIn,
  isWhollyIn,
  near,
  touches,
  zoneOf,
} from '../../../malifaux/rules/ground.ts';
import type { PlacedBase } from '../../../malifaux/rules/watched.ts';
import {
  type MarkerOnTable,
  type ModelOnTable,
  type PlayTable,
  type CrewSide,
  markersOf,
  opponentOf,
} from '../../../malifaux/rules/table.ts';
import { CONTACT } from '../contact.ts';
import { groundUnder, isOnHalf } from '../ground.ts';
import { isPeon } from '../schemes/common.ts';

/** In millimetres. */
const LARGE = 50;
const HEAD = 30;
const SYMBOLS = 3;
const SYMBOLS_APART = 10;
const SYMBOL_REACH = 1;
const HEAD_REACH = 3;

interface Placing {
  readonly side: CrewSide;
  /** Who deploys second, and so places first (GG18-AMB-15). */
  readonly second: CrewSide;
  readonly at: Point;
}

/** The second player places all of theirs, then the other does. */
function isTurnOf({ side, second }: Placing, placed: (side: CrewSide) => number, each: number): boolean {
  return placed(side) < each && (side === second || placed(opponentOf(side)) >= each);
}

export function placeSymbol(table: PlayTable, placing: Placing): ActionResult {
  const { side, at } = placing;
  const ground = groundUnder(table.deployment);
  const put: PlacedBase = { disc: base(at, LARGE) };
  const symbols = markersOf(table, 'strategy');
  const onSide = (owner: CrewSide): readonly MarkerOnTable[] =>
    symbols.filter((marker) => isOnHalf(marker, halfOf(ground, owner)));
  const walls = table.terrain.filter(({ traits }) => traits.includes('impassable'));
  const fits =
    isOnTable(put) &&
    isWhollyIn(put, halfOf(ground, side)) &&
    !isIn(put, zoneOf(ground, side)) &&
    !onSide(side).some((marker) => closer(put, marker, SYMBOLS_APART)) &&
    !walls.some(({ shape }) => touches(put, shape, CONTACT));
  return acted([
    ...broken(
      !isTurnOf(placing, (owner) => onSide(owner).length, SYMBOLS),
      'GG18-STRAT-SYMBOLS-01',
      'The player who deploys second places three Strategy Markers, then the other does.',
    ),
    ...broken(
      !fits,
      'GG18-STRAT-SYMBOLS-02',
      'Fully on your side, outside your Deployment Zone, 10 inches from the others there, off Impassable terrain.',
    ),
  ]);
}

export function placeWagon(table: PlayTable, placing: Placing): ActionResult {
  const { side, at } = placing;
  const put: PlacedBase = { disc: base(at, LARGE) };
  const inZone = isWhollyIn(put, zoneOf(groundUnder(table.deployment), side));
  const inTerrain = table.terrain.some(({ shape }) => isPartlyIn(put, shape));
  const turn = isTurnOf(placing, (owner) => markersOf(table, 'wagon', owner).length, 1);
  return acted(
    broken(
      !turn || !inZone || inTerrain,
      'GG18-STRAT-WAGONS-01',
      'One Wagon each. The player who deploys second goes first. Completely in your own Deployment Zone and not in terrain.',
    ),
  );
}

interface Removing {
  readonly by: ModelOnTable;
  readonly marker: MarkerOnTable;
}

export function removeSymbol(table: PlayTable, { by, marker }: Removing, turn: number): ActionResult {
  const theirs = isOnHalf(marker, halfOf(groundUnder(table.deployment), opponentOf(by.side)));
  const may = turn >= 2 && !isPeon(by) && theirs && near(by, marker, SYMBOL_REACH);
  return acted(
    broken(
      !may,
      'GG18-STRAT-SYMBOLS-03',
      'From Turn 2 a model that is not a Peon takes a Strategy Marker on the enemy side within 1 inch.',
      by.id,
    ),
    () => ({ gone: [marker.id] }),
  );
}

interface HeadPlace {
  readonly victim: ModelOnTable;
  readonly at: Point;
  readonly sight: boolean;
}

/** By who was no Peon and has not left the table yet; its own base is in the way too. */
export function placeHead(table: PlayTable, { victim, at, sight }: HeadPlace): ActionResult {
  const head: PlacedBase = { disc: base(at, HEAD) };
  const standing = table.models.filter((model) => model.inPlay || model.id === victim.id);
  const may =
    !isPeon(victim) &&
    sight &&
    near(head, victim, HEAD_REACH) &&
    !standing.some((model) => touches(head, model.disc, CONTACT));
  return acted(
    broken(
      !may,
      'GG18-STRAT-HEADHUNTER-01',
      'A Head goes within 3 inches and in sight of who was killed, touching no model.',
      victim.id,
    ),
  );
}

export function takeHead({ by, marker }: Removing): ActionResult {
  return acted(
    broken(
      !touches(by, marker.disc, CONTACT),
      'GG18-STRAT-HEADHUNTER-02',
      'A Head is taken by a model that touches it.',
      by.id,
    ),
    () => ({ gone: [marker.id] }),
  );
}
