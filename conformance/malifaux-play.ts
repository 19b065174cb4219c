/** Strategies, Schemes and whole scoring steps in the vectors' words, for both editions. */
import { type Earned, type Laws, type ScoringStep, adjudicate } from '../core/systems/malifaux/play/adjudicate.ts';
import type { PlayGround } from '../core/systems/malifaux/play/ground.ts';
import { type Scheme, lookAt } from '../core/systems/malifaux/play/scheme.ts';
import { checkRemoval, partAt, scorePart } from '../core/systems/malifaux/play/score.ts';
import { STRATEGY_SIDES, type Strategy, scoreStrategy } from '../core/systems/malifaux/play/strategy.ts';
import type { PlayTable, Side } from '../core/systems/malifaux/play/table.ts';
import { fields, figure, refused, text, texts } from './given.ts';
import {
  type Edition,
  figuresBySide,
  happenedIn,
  isVoided,
  momentOf,
  momentsOf,
  named,
  notesOf,
  tableOf,
  takenBy,
} from './malifaux.ts';
import { textsInAnyOrder } from './match.ts';
import type { Answer, Operations } from './operation.ts';
import type { Fields } from './vector.ts';

/** One edition's Strategies and Schemes at the table. */
export interface PlayedEdition extends Edition {
  readonly strategies: readonly Strategy[];
  readonly schemes: readonly Scheme[];
  readonly ground: (deployment: string) => PlayGround;
  readonly laws: (given: Fields) => Laws;
  /** What the edition says beside a Strategy's score. */
  readonly beside: (
    strategy: Strategy,
    given: Fields,
    table: PlayTable,
    counts: Readonly<Record<Side, number>>,
  ) => Answer;
  /** Scoring steps of another kind of game; null: the usual one. */
  readonly another: (given: Fields, step: ScoringStep) => readonly Earned[] | null;
}

const SIDES: readonly Side[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

export function playOperations(edition: PlayedEdition): Operations {
  return {
    strategy: { answer: (given) => strategy(edition, given), manner: textsInAnyOrder() },
    scheme: { answer: (given) => scheme(edition, given), manner: textsInAnyOrder() },
    adjudicate: { answer: (given) => adjudicated(edition, given), manner: textsInAnyOrder() },
  };
}

function strategy(edition: PlayedEdition, given: Fields): Answer {
  const played = named(edition.strategies, given.strategy);
  const moment = momentOf(given.moment);
  const part = played.parts.find((one) => one.moment === moment);
  if (!part) throw new Error(`${played.id} does not score at ${moment}`);
  const table = tableOf(given.table, edition);
  const step = { table, ground: edition.ground(table.deployment) };
  const turn = figure(given.turn, 1);
  const seen = { notes: {}, happened: happenedIn(given, table), turn, revealed: false, spent: [] };
  const facts = Object.fromEntries(STRATEGY_SIDES.map((side) => [side, part.measure(lookAt(step, side, seen))]));
  const scored = figuresBySide(given.scored);
  const { vp, counts } = scoreStrategy(edition.laws(given).strategy, part, { facts, scored, turn });
  return { vp, counts, ...edition.beside(played, given, table, counts) };
}

function scheme(edition: PlayedEdition, given: Fields): Answer {
  const played = named(edition.schemes, given.scheme);
  const facts = fields(given.facts);
  const table = tableOf(given.table, edition);
  const step = { table, ground: edition.ground(table.deployment) };
  const scored = figure(given.scored, 0);
  const notes = notesOf(given.notes);
  const revealed = typeof facts.revealed === 'boolean' ? facts.revealed : scored > 0;
  const turn = figure(given.turn, 1);
  const isVoid = isVoided(given);
  const so = {
    turn,
    scored,
    revealed,
    earned: texts(facts.earned),
    paidThisTurn: facts.paidThisTurn === true,
    void: isVoid,
    ...(notes.as === undefined ? {} : { as: notes.as }),
  };
  const part = partAt(played, momentOf(given.moment));
  if (!part) return { vp: 0, removes: 0, removable: [], total: scored };
  const happened = happenedIn(given, table);
  const look = lookAt(step, text(given.side, 'A'), { notes, happened, turn, revealed, spent: [] });
  const measured = part.measure(look);
  const score = scorePart(edition.laws(given).scheme, part, measured, so);
  const wrong = given.remove === undefined ? null : checkRemoval(part, measured, score, texts(given.remove));
  if (wrong) return refused(wrong);
  const { vp, removes, removable, places } = score;
  return { vp, removes, removable, total: isVoid ? 0 : scored + vp, ...(places > 0 ? { places } : {}) };
}

function adjudicated(edition: PlayedEdition, given: Fields): Answer {
  const table = tableOf(given.table, edition);
  const ids = given.strategy === undefined ? texts(given.strategies) : [text(given.strategy)];
  const scored = fields(given.scored);
  const step: ScoringStep = {
    table,
    ground: edition.ground(table.deployment),
    happened: happenedIn(given, table),
    turn: figure(given.turn, 1),
    moments: momentsOf(given.moments),
    strategies: ids.map((id) => named(edition.strategies, id)),
    scored: Object.fromEntries(
      ids.map((id) => [
        id,
        Object.fromEntries(STRATEGY_SIDES.map((side) => [side, figuresBySide(scored[side])[id] ?? 0])),
      ]),
    ),
    schemes: Object.fromEntries(STRATEGY_SIDES.map((side) => [side, takenBy(given, side, edition.schemes)])),
  };
  const lines = edition.another(given, step) ?? adjudicate(edition.laws(given), step);
  const seated = SIDES.filter(
    (side) => STRATEGY_SIDES.includes(side) || table.models.some((model) => model.side === side),
  );
  const earned = (side: Side): number =>
    lines.filter((line) => line.side === side).reduce((sum, { vp }) => sum + vp, 0);
  const stands = (id: string): boolean => ids.includes(id) || !isVoided(given);
  const before = (side: Side): number =>
    Object.entries(figuresBySide(scored[side])).reduce((sum, [id, vp]) => sum + (stands(id) ? vp : 0), 0);
  return {
    vp: Object.fromEntries(seated.map((side) => [side, earned(side)])),
    total: Object.fromEntries(seated.map((side) => [side, before(side) + earned(side)])),
  };
}
