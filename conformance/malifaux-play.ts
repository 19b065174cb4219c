/** Strategies, Schemes, whole scoring steps and actions in the vectors' words, for both editions. */
import { figuresOf, textOf, numberOf, fieldsOf, textsOf, type Fields } from '../core/journal/json.ts';
import type { After } from '../core/systems/malifaux/rules/action.ts';
import { readHappened, readTable } from '../core/systems/malifaux/rules/read.ts';
import { situationOf } from '../core/systems/malifaux/rules/adjudicate.ts';
import { MOMENTS, type SchemeMoment, lookAt } from '../core/systems/malifaux/rules/scheme.ts';
import { claim } from '../core/systems/malifaux/rules/claim.ts';
import { checkRemoval, partAt } from '../core/systems/malifaux/rules/score.ts';
import { type JudgedEdition, judge, readTaken } from '../core/systems/malifaux/rules/step.ts';
import { STRATEGY_SIDES, type Strategy, scoreStrategy } from '../core/systems/malifaux/rules/strategy.ts';
import type { PlayTable, CrewSide } from '../core/systems/malifaux/rules/table.ts';
import type { OptionValues } from '../core/event/types.ts';
import { isRefusal } from '../core/rules/refusal.ts';
import { brokenRules } from '../core/rules/broken.ts';
import { refused } from './given.ts';
import { named } from './malifaux.ts';
import { textsInAnyOrder } from './match.ts';
import type { Answer, Operation, Operations } from './operation.ts';
import { inchesOf } from './table.ts';

/** One edition, and what only its vectors ask. */
export interface PlayedEdition {
  readonly edition: JudgedEdition;
  /** The options as the vector sets them. */
  readonly options: (given: Fields) => OptionValues;
  /** What the edition says beside a Strategy's score. */
  readonly beside: (
    strategy: Strategy,
    given: Fields,
    table: PlayTable,
    counts: Readonly<Record<CrewSide, number>>,
  ) => Answer;
}

export function playOperations(played: PlayedEdition): Operations {
  const actions = Object.keys(played.edition.actions).map((kind) => [`action/${kind}`, actionOf(played)] as const);
  return {
    strategy: { answer: (given) => strategy(played, given), manner: textsInAnyOrder() },
    scheme: { answer: (given) => scheme(played, given), manner: textsInAnyOrder() },
    adjudicate: { answer: (given) => adjudicated(played, given), manner: textsInAnyOrder() },
    ...Object.fromEntries(actions),
  };
}

function momentOf(value: unknown): SchemeMoment {
  return MOMENTS.find((known) => known === value) ?? 'end-of-turn';
}

function strategy({ edition, options, beside }: PlayedEdition, given: Fields): Answer {
  const played = named(edition.strategies, given.strategy);
  const moment = momentOf(given.moment);
  const part = played.parts.find((one) => one.moment === moment);
  if (!part) throw new Error(`${played.id} does not score at ${moment}`);
  const table = readTable(given.table, edition.large);
  const step = { table, ground: edition.ground(table.deployment) };
  const turn = numberOf(given.turn, 1);
  const seen = { notes: {}, happened: readHappened(given.facts, table, turn), turn, revealed: false, spent: [] };
  const facts = Object.fromEntries(STRATEGY_SIDES.map((side) => [side, part.measure(lookAt(step, side, seen))]));
  const scored = figuresOf(given.scored);
  const { vp, counts } = scoreStrategy(edition.laws(options(given)).strategy, part, { facts, scored, turn });
  return { vp, counts, ...(moment === 'end-of-turn' ? beside(played, given, table, counts) : {}) };
}

function scheme({ edition, options }: PlayedEdition, given: Fields): Answer {
  const played = named(edition.schemes, given.scheme);
  const facts = fieldsOf(given.facts);
  const table = readTable(given.table, edition.large);
  const step = { table, ground: edition.ground(table.deployment) };
  const scored = numberOf(given.scored, 0);
  const turn = numberOf(given.turn, 1);
  const taken = readTaken(played, { ...facts, notes: given.notes }, scored, given);
  const { notes, revealed } = taken;
  const so = situationOf(taken, turn, facts.paidThisTurn === true);
  const part = partAt(played, momentOf(given.moment));
  if (!part) return { vp: 0, removes: 0, removable: [], total: scored };
  const happened = readHappened(facts, table, turn);
  const look = lookAt(step, textOf(given.side, 'A'), { notes, happened, turn, revealed, spent: [] });
  const { measured, score, against } = claim(edition.laws(options(given)).scheme, part, look, so);
  if (against !== null) return { vp: 0, removes: 0, removable: [], total: scored };
  const wrong = given.remove === undefined ? null : checkRemoval(part, measured, score, textsOf(given.remove));
  if (wrong) return refused(wrong);
  const { vp, total, removes, removable, places } = score;
  return { vp, removes, removable, total, ...(places > 0 ? { places } : {}) };
}

/** The step as the product judges it in a file; vectors may name options that are none of the pack's. */
function judgedStep(
  { edition, options }: PlayedEdition,
  given: Fields,
): Exclude<ReturnType<typeof judge>, { refused: unknown }> {
  const judged = judge({ ...edition, configure: () => options(given) }, given);
  if (isRefusal(judged)) throw new Error(judged.message);
  return judged;
}

function adjudicated(played: PlayedEdition, given: Fields): Answer {
  const { vp, total } = judgedStep(played, given);
  return { vp, total };
}

function actionOf(played: PlayedEdition): Operation {
  return {
    manner: textsInAnyOrder(),
    answer: (given) => {
      const [action] = judgedStep(played, { ...given, moments: [], actions: [given.action] }).actions;
      if (!action) throw new Error('no action was judged');
      const { broken, after } = action;
      return { allowed: broken.length === 0, broken: brokenRules(broken), after: afterAnswer(after) };
    },
  };
}

/** What changed alone: places in inches. */
function afterAnswer({ models = {}, markers = {}, ...rest }: After): Fields {
  const moved = Object.entries(markers).map(([id, { at, ...change }]) => [
    id,
    { ...change, ...(at === undefined ? {} : { at: inchesOf(at) }) },
  ]);
  return {
    ...(Object.keys(models).length > 0 ? { models } : {}),
    ...(moved.length > 0 ? { markers: Object.fromEntries(moved) } : {}),
    ...rest,
  };
}
