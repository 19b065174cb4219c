/** The two Crews in a game: who is in them, who fell, and what can be said of them without a measure. */
import { type Disc, spot } from '../../../table/shapes.ts';
import type { Kill } from '../play/happened.ts';
import type { Known } from '../play/notes.ts';
import type { ModelOnTable, PlayTable, CrewSide } from '../play/table.ts';
import type { Crew } from '../roster/crew.ts';

/** A model of a Crew, under an id of its own: `A2`. */
export interface FieldedModel extends Known {
  readonly name: string;
  /** Whether its rank, or its cost, was told: where it was not, nobody is held to it. */
  readonly told: boolean;
  /** Of a team, whose Crew it is in: `1`, or `2` for the teammate's. */
  readonly player: string;
}

export interface Fallen {
  readonly turn: number;
  readonly victim: string;
  readonly by: string | null;
  readonly how: Kill['how'];
}

/** `before`: how many models of the side are numbered already. */
export function fieldedIn(
  side: CrewSide,
  crew: Crew,
  { before, player }: { readonly before: number; readonly player: string },
): readonly FieldedModel[] {
  const seen = new Map<string, number>();
  return crew.models.map(({ name, rank, cost }, index) => {
    const copy = (seen.get(name) ?? 0) + 1;
    seen.set(name, copy);
    return {
      id: `${side}${before + index + 1}`,
      side,
      name: copy === 1 ? name : `${name} (${copy})`,
      rank: rank ?? 'minion',
      leader: name === crew.leader && copy === 1,
      cost: cost ?? null,
      told: rank !== undefined && cost !== undefined,
      player,
    };
  });
}

const NOWHERE: Disc = spot({ x: 0, y: 0 });

/** The Crews as a table on which nothing has a place: for what needs none. */
export function placelessTable(
  deployment: string,
  models: readonly FieldedModel[],
  fallen: readonly Fallen[],
): PlayTable {
  const out = new Set(fallen.map(({ victim }) => victim));
  return {
    deployment,
    models: models.map((model) => asModel(model, !out.has(model.id))),
    markers: [],
    terrain: [],
  };
}

function asModel({ id, side, rank, leader, cost }: FieldedModel, inPlay: boolean): ModelOnTable {
  return {
    id,
    side,
    rank,
    leader,
    cost,
    inPlay,
    disc: NOWHERE,
    health: 1,
    maxHealth: 1,
    engages: [],
    sees: [],
    conditions: [],
    tokens: 0,
    summoned: false,
    cache: 0,
    upgrades: [],
  };
}

export function killsOn(table: PlayTable, fallen: readonly Fallen[]): readonly Kill[] {
  return fallen.flatMap(({ turn, victim, by, how }) => {
    const dead = table.models.find(({ id }) => id === victim);
    const killer = table.models.find(({ id }) => id === by) ?? null;
    return dead ? [{ turn, victim: dead, by: killer, crew: killer?.side ?? null, how, afterReveal: false }] : [];
  });
}
