/** A table as people told it, change by change, as the predicates read it. */
import type { TableNow, EnteredThing } from '../../../encounter/table.ts';
import { numberOf } from '../../../journal/json.ts';
import type { TerrainTrait } from '../../../table/layout/layout.ts';
import { pointOf, shapeOf } from '../../../table/layout/regions.ts';
import { sightBetween } from '../../../table/map/between.ts';
import { within } from '../../../table/measure.ts';
import { base, spot } from '../../../table/shapes.ts';
import { inches } from '../../../table/units.ts';
import type { Known } from './notes.ts';
import { isMarkerTerrain } from '../terrain/traits.ts';
import { USUAL_REACH } from './pieces.ts';
import { type MarkerOnTable, type ModelOnTable, type PlayTable, RANKS } from './table.ts';

export interface EnteredGame {
  readonly deployment: string;
  readonly traits: readonly TerrainTrait[];
  /** What is known of the models by their cards. */
  readonly models: readonly Known[];
  /** Ids of the models that fell. */
  readonly fallen: readonly string[];
}

/** Of a quarter, a half and the rest of its Health: what people say of it without a figure. */
const HEALTH: Readonly<Record<string, number>> = { less: 1, half: 2, more: 4 };
const FULL = 4;

export function toldTable(game: EnteredGame, { things, off, terrain }: TableNow): PlayTable {
  const standing = [
    ...things.map((thing) => ({ thing, there: true })),
    ...off.map((thing) => ({ thing, there: false })),
  ];
  const alone = standing
    .filter(({ thing }) => thing.kind === 'model')
    .map(({ thing, there }) => modelOf(game, thing, there && !game.fallen.includes(thing.id)));
  const known = new Set(alone.map(({ id }) => id));
  const away = game.models.filter(({ id }) => !known.has(id));
  const pieces = terrain.map(({ id, shape, traits }) => ({
    id,
    shape: shapeOf(shape),
    traits,
    isMarker: isMarkerTerrain({ traits }),
  }));
  const reaches = new Map(things.map(({ id, told }) => [id, told?.reach]));
  const places = new Map(things.map((thing) => [thing.id, thing]));
  const sees = sightOver((one, other) => {
    const [from, to] = [places.get(one), places.get(other)];
    return (
      from !== undefined && to !== undefined && sightBetween(from, to, { terrain, things }, game.traits).line !== null
    );
  });
  const models = alone.map((model): ModelOnTable => {
    if (!model.inPlay) return model;
    const enemies = alone.filter((other) => other.side !== model.side && other.inPlay);
    const reach = inches(numberOf(reaches.get(model.id), USUAL_REACH));
    return {
      ...model,
      engages: enemies.filter((other) => within(model.disc, other.disc, reach)).map(({ id }) => id),
      sees: { includes: (id) => enemies.some((enemy) => enemy.id === id) && sees(model.id, id) },
    };
  });
  return {
    deployment: game.deployment,
    models: [...models, ...away.map(bare)],
    markers: things.filter(({ kind }) => kind === 'marker').map(markerOf),
    terrain: pieces,
  };
}

/** Sight is dear and few ask for it: each pair is looked at when it is asked for, and once. It counts both ways. */
function sightOver(look: (one: string, other: string) => boolean): (one: string, other: string) => boolean {
  const known = new Map<string, boolean>();
  return (one, other) => {
    const pair = one < other ? `${one} ${other}` : `${other} ${one}`;
    const seen = known.get(pair) ?? look(one, other);
    known.set(pair, seen);
    return seen;
  };
}

/** What its card says, as far as it is known: of a model that no Crew names, as told. */
function cardOf({ models }: EnteredGame, { id, side, told = {} }: EnteredThing): Known {
  const { rank, leader, cost } = told;
  return (
    models.find((one) => one.id === id) ?? {
      id,
      side,
      rank: RANKS.find((one) => one === rank) ?? 'minion',
      leader: leader === true,
      cost: numberOf(cost, null),
    }
  );
}

function modelOf(game: EnteredGame, thing: EnteredThing, inPlay: boolean): ModelOnTable {
  const { at, base: across, told = {} } = thing;
  const { health, upgrades, tokens } = told;
  const card = cardOf(game, thing);
  return {
    ...bare(card),
    disc: base(pointOf(at), across),
    health: (typeof health === 'string' ? HEALTH[health] : undefined) ?? FULL,
    inPlay,
    conditions: Object.entries(told).flatMap(([word, value]) => (value === true && word !== 'leader' ? [word] : [])),
    tokens: numberOf(tokens, 0),
    // A model that no Crew names came during the game.
    summoned:
      card.summoned === true || (!game.models.includes(card) && game.models.some((one) => one.side === thing.side)),
    upgrades: Array.from({ length: numberOf(upgrades, 0) }, () => ({ cost: 1, faceUp: true, beganOnMaster: false })),
  };
}

/** A model by its card alone, away from the table: buried, killed, or not put there yet. */
export function bare({ id, side, rank, leader, cost, unsure = [], summoned = false }: Known): ModelOnTable {
  return {
    id,
    side,
    rank,
    leader,
    cost,
    unsure,
    disc: spot({ x: 0, y: 0 }),
    health: FULL,
    maxHealth: FULL,
    inPlay: false,
    engages: [],
    sees: [],
    conditions: [],
    tokens: 0,
    summoned,
    cache: 0,
    upgrades: [],
  };
}

/** `strategy-S1`, `scheme-A.2`: its kind comes first. */
export function markerOf({ id, side, at, base: across }: EnteredThing): MarkerOnTable {
  const [kind = ''] = id.split(/[-.]/);
  return { id, kind, side: side === 'neutral' ? null : side, disc: base(pointOf(at), across) };
}
