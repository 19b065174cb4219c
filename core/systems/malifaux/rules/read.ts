/**
 * A table as plain JSON: what stands and lies where, in inches from the south-west corner, bases in millimetres. What is
 * left out takes its plain default; what cannot be read is as if it were not there.
 */
import { listOf, fieldsOf, textOf, rowsOf, textsOf, numberOf, figuresOf } from '../../../journal/json.ts';
import { type Point, type Shape, base, disc, polygon, rect } from '../../../table/shapes.ts';
import { GRAIN, INCH } from '../../../table/units.ts';
import type { Happened, Kill } from './happened.ts';
import type { Notes } from './scheme.ts';
import { type MarkerOnTable, type ModelOnTable, type PlayTable, RANKS, type Terrain, modelNamed } from './table.ts';

type Fields = Readonly<Record<string, unknown>>;

/** `large`: Second Edition, whose Strategy, Wagon and Stash Markers are 50 mm unless told. */
export function readTable(given: unknown, large = false): PlayTable {
  const { deployment, models, markers, terrain } = fieldsOf(given);
  return {
    deployment: textOf(deployment) || 'standard',
    models: rowsOf(models).map(readModel),
    markers: rowsOf(markers).map((marker) => readMarker(marker, large)),
    terrain: rowsOf(terrain).map(readTerrain),
  };
}

export const LARGE: readonly string[] = ['strategy', 'wagon', 'stash'];

function readModel(given: Fields): ModelOnTable {
  const { rank, leader, cost, inPlay, buried, summoned } = given;
  const most = numberOf(given.maxHealth, numberOf(given.health, 1));
  return {
    id: textOf(given.id),
    side: textOf(given.side),
    rank: RANKS.find((known) => known === rank) ?? 'minion',
    leader: leader === true,
    cost: numberOf(cost, null),
    disc: base(readPoint(given.at), numberOf(given.base, 30)),
    health: numberOf(given.health, most),
    maxHealth: most,
    inPlay: inPlay !== false && buried !== true,
    engages: textsOf(given.engages),
    sees: textsOf(given.sees),
    conditions: textsOf(given.conditions),
    tokens: numberOf(given.tokens, 0),
    summoned: summoned === true,
    cache: numberOf(given.cache, 0),
    upgrades: rowsOf(given.upgrades).map((upgrade) => ({
      cost: numberOf(upgrade.cost, 0),
      faceUp: upgrade.faceUp !== false,
      beganOnMaster: upgrade.beganOnMaster === true,
    })),
  };
}

function readMarker(given: Fields, large: boolean): MarkerOnTable {
  const kind = textOf(given.kind);
  const size = numberOf(given.base, large && LARGE.includes(kind) ? 50 : 30);
  return {
    id: textOf(given.id),
    kind,
    side: textOf(given.side, null),
    disc: base(readPoint(given.at), size),
  };
}

function readTerrain(given: Fields): Terrain {
  return {
    id: textOf(given.id),
    shape: readShape(given.shape),
    traits: textsOf(given.traits),
    isMarker: given.isMarker === true,
  };
}

function readShape(given: unknown): Shape {
  const { circle, rect: corners, polygon: points } = fieldsOf(given);
  if (circle !== undefined) {
    const [x = 0, y = 0, radius = 0] = lengthsOf(circle);
    return disc(x, y, radius);
  }
  if (corners !== undefined) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = lengthsOf(corners);
    return rect(x0, y0, x1, y1);
  }
  const places: readonly unknown[] = listOf(points);
  return polygon(...places.map(readPoint).map(({ x, y }) => [x, y] as const));
}

export function readShapes(given: unknown): readonly Shape[] {
  const shapes: readonly unknown[] = listOf(given);
  return shapes.map(readShape);
}

/** What a player wrote down with a Scheme. */
export function readNotes(value: unknown): Notes {
  const { target, model, models, as } = fieldsOf(value);
  return {
    ...(typeof target === 'string' ? { target } : {}),
    ...(typeof model === 'string' ? { model } : {}),
    ...(models === undefined ? {} : { models: textsOf(models) }),
    ...(as === 'reveal' || as === 'end' ? { as } : {}),
  };
}

/** What happened, beside a table: `facts` of a scoring step. A kill of somebody who is not on the table is left out. */
export function readHappened(given: unknown, table: PlayTable, turn: number): Happened {
  const { kills, removed, activation, interact, attack } = fieldsOf(given);
  return {
    kills: rowsOf(kills).flatMap((kill) => readKill(kill, table, turn)),
    removed: figuresOf(removed),
    activation: activation === undefined ? null : readActivation(fieldsOf(activation)),
    interact: interact === undefined ? null : readInteract(fieldsOf(interact)),
    attack: attack === undefined ? null : readAttack(fieldsOf(attack)),
  };
}

const HOW: readonly Kill['how'][] = ['killed', 'sacrificed', 'removed'];

function readKill(
  { turn, victim, by, crew, how, afterReveal }: Fields,
  table: PlayTable,
  now: number,
): readonly Kill[] {
  const dead = modelNamed(table, textOf(victim));
  if (!dead) return [];
  const killer = modelNamed(table, textOf(by)) ?? null;
  return [
    {
      turn: numberOf(turn, now),
      victim: dead,
      by: killer,
      crew: typeof crew === 'string' ? crew : (killer?.side ?? null),
      how: HOW.find((known) => known === how) ?? 'killed',
      afterReveal: afterReveal === true,
    },
  ];
}

function readActivation({ model, damage }: Fields): Happened['activation'] {
  const dealt = rowsOf(damage).map((one) => ({ to: textOf(one.to), dealt: numberOf(one.dealt, 0) }));
  return { model: textOf(model), damage: dealt };
}

function readInteract({ by, target, activation }: Fields): Happened['interact'] {
  return { by: textOf(by), target: textOf(target), activation: textOf(activation, null) };
}

function readAttack({ by, target, first }: Fields): Happened['attack'] {
  return { by: textOf(by), target: textOf(target), first: first === true };
}

export function readPoint(given: unknown): Point {
  const [x = 0, y = 0] = lengthsOf(given);
  return { x, y };
}

/** Inches as units, to the finest part that measuring tells apart. */
function lengthsOf(given: unknown): readonly number[] {
  const inches: readonly unknown[] = listOf(given);
  return inches.map((length) => Math.round(numberOf(length, 0) * INCH * GRAIN) / GRAIN);
}
