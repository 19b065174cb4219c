/** Reading what the vectors of both Malifaux packs give: a table, what happened on it, Schemes and their notes. */
import type { TakenScheme } from '../core/systems/malifaux/play/adjudicate.ts';
import type { Happened, Kill } from '../core/systems/malifaux/play/happened.ts';
import { MOMENTS, type Moment, type Notes, type Scheme } from '../core/systems/malifaux/play/scheme.ts';
import {
  type Marker,
  type Model,
  type PlayTable,
  RANKS,
  type Side,
  type Terrain,
  modelNamed,
} from '../core/systems/malifaux/play/table.ts';
import type { CrewModel } from '../core/systems/malifaux/roster/crew.ts';
import { fields, figure, rows, text, texts } from './given.ts';
import { baseOf, shapeOf } from './table.ts';
import type { Fields } from './vector.ts';

/** Markers larger than 30 mm, by kind, in Second Edition. */
const LARGE = ['strategy', 'wagon', 'stash'];

export interface Edition {
  readonly large: boolean;
}

export function tableOf(given: unknown, { large }: Edition): PlayTable {
  const { deployment, models, markers, terrain } = fields(given);
  return {
    deployment: text(deployment, 'standard'),
    models: rows(models).map(modelOf),
    markers: rows(markers).map((marker) => markerOf(marker, large)),
    terrain: rows(terrain).map(terrainOf),
  };
}

function modelOf(given: Fields): Model {
  const { id, side, rank, leader, cost, inPlay, buried, summoned } = given;
  const most = figure(given.maxHealth, figure(given.health, 1));
  return {
    id: text(id),
    side: text(side),
    rank: RANKS.find((known) => known === rank) ?? 'minion',
    leader: leader === true,
    cost: typeof cost === 'number' ? cost : null,
    disc: baseOf(given),
    health: figure(given.health, most),
    maxHealth: most,
    inPlay: inPlay !== false && buried !== true,
    engages: texts(given.engages),
    sees: texts(given.sees),
    conditions: texts(given.conditions),
    tokens: figure(given.tokens, 0),
    summoned: summoned === true,
    cache: figure(given.cache, 0),
    upgrades: rows(given.upgrades).map((upgrade) => ({
      cost: figure(upgrade.cost, 0),
      faceUp: upgrade.faceUp !== false,
      beganOnMaster: upgrade.beganOnMaster === true,
    })),
  };
}

function markerOf(given: Fields, large: boolean): Marker {
  const kind = text(given.kind);
  const size = large && LARGE.includes(kind) ? 50 : 30;
  return {
    id: text(given.id),
    kind,
    side: typeof given.side === 'string' ? given.side : null,
    disc: baseOf({ base: size, ...given }),
  };
}

function terrainOf(given: Fields): Terrain {
  return {
    id: text(given.id),
    shape: shapeOf(given.shape),
    traits: texts(given.traits),
    isMarker: given.isMarker === true,
  };
}

export function happenedIn(given: Fields, table: PlayTable): Happened {
  const facts = fields(given.facts);
  const turn = figure(given.turn, 1);
  const { activation, interact, attack } = facts;
  return {
    kills: rows(facts.kills).map((kill) => killOf(kill, table, turn)),
    removed: figuresBySide(facts.removed),
    activation: activation === undefined ? null : activationOf(fields(activation)),
    interact: interact === undefined ? null : interactOf(fields(interact)),
    attack: attack === undefined ? null : attackOf(fields(attack)),
  };
}

const HOW: readonly Kill['how'][] = ['killed', 'sacrificed', 'removed'];

function killOf({ turn, victim, by, crew, how, afterReveal }: Fields, table: PlayTable, now: number): Kill {
  const dead = modelNamed(table, text(victim));
  if (!dead) throw new Error(`${String(victim)} is no model of the table`);
  const killer = modelNamed(table, text(by)) ?? null;
  return {
    turn: figure(turn, now),
    victim: dead,
    by: killer,
    crew: typeof crew === 'string' ? crew : (killer?.side ?? null),
    how: HOW.find((known) => known === how) ?? 'killed',
    afterReveal: afterReveal === true,
  };
}

function activationOf({ model, damage }: Fields): Happened['activation'] {
  return {
    model: text(model),
    damage: rows(damage).map(({ to, dealt }) => ({ to: text(to), dealt: figure(dealt, 0) })),
  };
}

function interactOf({ by, target, activation }: Fields): Happened['interact'] {
  return { by: text(by), target: text(target), activation: typeof activation === 'string' ? activation : null };
}

function attackOf({ by, target, first }: Fields): Happened['attack'] {
  return { by: text(by), target: text(target), first: first === true };
}

export function figuresBySide(value: unknown): Readonly<Record<Side, number>> {
  const figures = Object.entries(fields(value)).filter((one): one is [Side, number] => typeof one[1] === 'number');
  return Object.fromEntries(figures);
}

export function notesOf(value: unknown): Notes {
  const { target, model, models, as } = fields(value);
  return {
    ...(typeof target === 'string' ? { target } : {}),
    ...(typeof model === 'string' ? { model } : {}),
    ...(models === undefined ? {} : { models: texts(models) }),
    ...(as === 'reveal' || as === 'end' ? { as } : {}),
  };
}

export function momentOf(value: unknown): Moment {
  return MOMENTS.find((known) => known === value) ?? 'end-of-turn';
}

export function momentsOf(value: unknown): readonly Moment[] {
  return texts(value).map(momentOf);
}

export function named<Row extends { readonly id: string }>(rowsOf: readonly Row[], id: unknown): Row {
  const row = rowsOf.find((known) => known.id === id);
  if (!row) throw new Error(`nothing is called ${String(id)}`);
  return row;
}

/** The Schemes that a side took, with what they scored so far. */
export function takenBy(given: Fields, side: Side, schemes: readonly Scheme[]): readonly TakenScheme[] {
  const scored = figuresBySide(fields(given.scored)[side]);
  const isVoid = isVoided(given);
  return rows(fields(given.schemes)[side]).map(({ scheme, notes, revealed, earned }) => {
    const before = scored[text(scheme)] ?? 0;
    return {
      scheme: named(schemes, scheme),
      notes: notesOf(notes),
      scored: before,
      revealed: typeof revealed === 'boolean' ? revealed : before > 0,
      earned: texts(earned),
      ...(isVoid ? { void: true } : {}),
    };
  });
}

/** Whether the Schemes were not written down, or not shown when they should have been. */
export function isVoided(given: Fields): boolean {
  const { documented, shown } = fields(given.facts);
  return documented === false || shown === false;
}

/** A model of a Crew as rosters give it; what is left out stays out. */
export function crewModelOf(given: Fields): CrewModel {
  const { name, rank, cost, factions, keywords, versatile, dmh, limit, totemOf, upgrades, proxy } = given;
  const known = RANKS.find((one) => one === rank);
  return {
    name: text(name),
    ...(known ? { rank: known } : {}),
    ...(typeof cost === 'number' ? { cost } : {}),
    ...(factions === undefined ? {} : { factions: texts(factions) }),
    ...(keywords === undefined ? {} : { keywords: texts(keywords) }),
    ...(versatile === true ? { versatile } : {}),
    ...(dmh === true ? { dmh } : {}),
    ...(typeof limit === 'number' ? { limit } : {}),
    ...(typeof totemOf === 'string' ? { totemOf } : {}),
    upgrades: rows(upgrades).map((upgrade) => ({ name: text(upgrade.name), cost: figure(upgrade.cost, 0) })),
    ...(proxy === true ? { proxy } : {}),
  };
}
