/** What a Scheme pays side A in a test: its part at a moment, judged on a table. */
import { type Happened, type Kill, NOTHING_HAPPENED } from '../../../../core/systems/malifaux/rules/happened.ts';
import type { PlayGround } from '../../../../core/systems/malifaux/rules/ground.ts';
import {
  type SchemeMoment,
  type Notes,
  type Scheme,
  type SchemeProgress,
  lookAt,
} from '../../../../core/systems/malifaux/rules/scheme.ts';
import { claim } from '../../../../core/systems/malifaux/rules/claim.ts';
import {
  type PartScore,
  type SchemeLimits,
  checkRemoval,
  partAt,
} from '../../../../core/systems/malifaux/rules/score.ts';
import {
  STRATEGY_SIDES,
  type Strategy,
  type StrategyLimits,
  type StrategyScore,
  scoreStrategy,
} from '../../../../core/systems/malifaux/rules/strategy.ts';
import { type PlayTable, modelNamed } from '../../../../core/systems/malifaux/rules/table.ts';
import { board } from './board.ts';

export interface Played {
  readonly law: SchemeLimits;
  readonly ground: (deployment: string) => PlayGround;
}

export interface Told extends Partial<PlayTable> {
  readonly turn?: number;
  readonly scored?: number;
  readonly revealed?: boolean;
  readonly earned?: readonly string[];
  readonly paidThisTurn?: boolean;
  readonly notes?: Notes;
  /** Victim and killer, by id, in this Turn. */
  readonly kills?: readonly (readonly [victim: string, by: string | null, more?: Partial<Kill>])[];
  readonly happened?: Partial<Happened>;
  /** The Markers that its player chose to remove. */
  readonly remove?: readonly string[];
}

/** What a Strategy is scored on, and what each side has scored of it before. */
export interface ToldOfBoth extends Told {
  readonly moment?: SchemeMoment;
  readonly before?: Readonly<Record<string, number>>;
}

function killsOf(table: PlayTable, turn: number, { kills = [] }: Told): readonly Kill[] {
  return kills.map(([victim, by, more]) => {
    const [dead, killer = null] = [modelNamed(table, victim), modelNamed(table, by)];
    if (!dead) throw new Error(`${victim} is no model`);
    return { turn, victim: dead, by: killer, crew: killer?.side ?? null, how: 'killed', afterReveal: false, ...more };
  });
}

function happenedIn(table: PlayTable, turn: number, told: Told): Happened {
  return { ...NOTHING_HAPPENED, kills: killsOf(table, turn, told), ...told.happened };
}

export function pay(
  { law, ground }: Played,
  scheme: Scheme,
  moment: SchemeMoment,
  told: Told,
): PartScore & { readonly victims: readonly string[]; readonly refused: readonly string[] } {
  const table = board(told);
  const { turn = 3, scored = 0, earned = [], paidThisTurn = false, notes = {} } = told;
  const revealed = told.revealed ?? scored > 0;
  const part = partAt(scheme, moment);
  if (!part) throw new Error(`${scheme.id} has no part at ${moment}`);
  const happened = happenedIn(table, turn, told);
  const look = lookAt({ table, ground: ground(table.deployment) }, 'A', {
    notes,
    happened,
    turn,
    revealed,
    spent: [],
  });
  const so: SchemeProgress = { turn, scored, revealed, earned, paidThisTurn, ...(notes.as ? { as: notes.as } : {}) };
  const { measured, score, victims } = claim(law, part, look, so);
  const refused = told.remove ? (checkRemoval(part, measured, score, told.remove)?.refused ?? []) : [];
  return { ...score, victims, refused };
}

/** What a Strategy pays both sides. */
export function payStrategy(
  law: StrategyLimits,
  ground: Played['ground'],
  strategy: Strategy,
  told: ToldOfBoth,
): StrategyScore {
  const { turn = 3, moment = 'end-of-turn', before: scored = {} } = told;
  const table = board(told);
  const part = strategy.parts.find((one) => one.moment === moment);
  if (!part) throw new Error(`${strategy.id} has no part at ${moment}`);
  const happened = happenedIn(table, turn, told);
  const step = { table, ground: ground(table.deployment) };
  const facts = STRATEGY_SIDES.map((side) => {
    const look = lookAt(step, side, { notes: {}, happened, turn, revealed: false, spent: [] });
    return [side, part.measure(look)] as const;
  });
  return scoreStrategy(law, part, { facts: Object.fromEntries(facts), scored, turn });
}
