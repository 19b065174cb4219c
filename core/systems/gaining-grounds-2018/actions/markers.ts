/** Strategy Markers and Wagons before the game, Strategy Markers and Heads in it. */
import { broken } from '../../../rules/broken.ts';
import { type Point, base } from '../../../table/shapes.ts';
import { type Acted, acted } from '../../malifaux/play/action.ts';
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
} from '../../malifaux/play/ground.ts';
import type { Placed } from '../../malifaux/play/watched.ts';
import {
  type Marker,
  type Model,
  type PlayTable,
  type Side,
  markersOf,
  opponentOf,
} from '../../malifaux/play/table.ts';
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
  readonly side: Side;
  /** Who deploys second, and so places first (GG18-AMB-15). */
  readonly second: Side;
  readonly at: Point;
}

/** The second player places all of theirs, then the other does. */
function isTurnOf({ side, second }: Placing, placed: (side: Side) => number, each: number): boolean {
  return placed(side) < each && (side === second || placed(opponentOf(side)) >= each);
}

export function placeSymbol(table: PlayTable, placing: Placing): Acted {
  const { side, at } = placing;
  const ground = groundUnder(table.deployment);
  const put: Placed = { disc: base(at, LARGE) };
  const symbols = markersOf(table, 'strategy');
  const onSide = (owner: Side): readonly Marker[] =>
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
      'Whoever deploys second places three Strategy Markers, then the other does.',
    ),
    ...broken(
      !fits,
      'GG18-STRAT-SYMBOLS-02',
      'Fully on your side, outside your Deployment Zone, 10 inches from the others there, off Impassable terrain.',
    ),
  ]);
}

export function placeWagon(table: PlayTable, placing: Placing): Acted {
  const { side, at } = placing;
  const put: Placed = { disc: base(at, LARGE) };
  const inZone = isWhollyIn(put, zoneOf(groundUnder(table.deployment), side));
  const inTerrain = table.terrain.some(({ shape }) => isPartlyIn(put, shape));
  const turn = isTurnOf(placing, (owner) => markersOf(table, 'wagon', owner).length, 1);
  return acted(
    broken(
      !turn || !inZone || inTerrain,
      'GG18-STRAT-WAGONS-01',
      'One Wagon each, whoever deploys second first: completely in the own Deployment Zone and not in terrain.',
    ),
  );
}

interface Removing {
  readonly by: Model;
  readonly marker: Marker;
}

export function removeSymbol(table: PlayTable, { by, marker }: Removing, turn: number): Acted {
  const theirs = isOnHalf(marker, halfOf(groundUnder(table.deployment), opponentOf(by.side)));
  const may = turn >= 2 && !isPeon(by) && theirs && near(by, marker, SYMBOL_REACH);
  return acted(
    broken(
      !may,
      'GG18-STRAT-SYMBOLS-03',
      'From Turn 2 a model that is no Peon takes a Strategy Marker on the enemy side within 1 inch.',
      by.id,
    ),
    () => ({ gone: [marker.id] }),
  );
}

interface HeadPlace {
  readonly victim: Model;
  readonly at: Point;
  readonly sight: boolean;
}

/** By who was no Peon and has not left the table yet; its own base is in the way too. */
export function placeHead(table: PlayTable, { victim, at, sight }: HeadPlace): Acted {
  const head: Placed = { disc: base(at, HEAD) };
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

export function takeHead({ by, marker }: Removing): Acted {
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
