/** A scoring step in a file: what is judged, read from plain JSON, with what it earns and what actions in it may be done. */
import type { OptionValues } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Refusal, isRefusal, refuse } from '../../../rules/refusal.ts';
import type { Broken } from '../../../rules/broken.ts';
import { isPlainObject, fieldsOf, rowsOf, textOf, textsOf, numberOf, figuresOf } from '../../../journal/json.ts';
import type { LayoutBook } from '../../../table/layout/layout.ts';
import type { StrategyPlaces } from '../terrain/layouts.ts';
import { type Actions, type After, NotOnTable, NotSaid, askedOn } from './action.ts';
import { type Earned, type ScoringLimits, type ScoringStep, type TakenScheme, adjudicate } from './adjudicate.ts';
import type { PlayGround } from './ground.ts';
import { readHappened, readNotes, readTable } from './read.ts';
import { MOMENTS, type SchemeMoment, type Scheme } from './scheme.ts';
import { STRATEGY_SIDES, type Strategy } from './strategy.ts';
import type { PlayTable, CrewSide } from './table.ts';

/** What an edition needs so that its tables can be judged from a file. */
export interface JudgedEdition {
  readonly system: string;
  readonly large: boolean;
  readonly strategies: readonly Strategy[];
  readonly schemes: readonly Scheme[];
  readonly ground: (deployment: string) => PlayGround;
  readonly book: LayoutBook;
  /** The Strategies that put something on the table. */
  readonly places: readonly StrategyPlaces[];
  readonly laws: (options: OptionValues) => ScoringLimits;
  readonly configure: (given: OptionValues) => OptionValues | Refusal;
  readonly actions: Actions;
  /** By which rules things are measured, and scores follow one another. */
  readonly judging: readonly RuleId[];
  /** What earns in a game of another kind; null: the usual. */
  readonly otherwise: (options: OptionValues, step: ScoringStep) => readonly Earned[] | null;
}

export interface JudgedStep {
  readonly earned: readonly Earned[];
  /** By side. */
  readonly vp: Readonly<Record<CrewSide, number>>;
  readonly total: Readonly<Record<CrewSide, number>>;
  readonly actions: readonly { readonly kind: string; readonly broken: readonly Broken[]; readonly after: After }[];
  /** By which rules it was measured and put in order. */
  readonly rules: readonly RuleId[];
}

type Fields = Readonly<Record<string, unknown>>;

export function judge(edition: JudgedEdition, given: unknown): JudgedStep | Refusal {
  if (!isPlainObject(given)) return refuse('bad-step', 'A step is an object with a table and what happened.');
  const options = edition.configure(fieldsOf(given.options) as OptionValues);
  if (isRefusal(options)) return options;
  const step = readStep(edition, given);
  if (isRefusal(step)) return step;
  const actions = judgeActions(edition, given, step, options);
  if (isRefusal(actions)) return actions;
  const earned = edition.otherwise(options, step) ?? adjudicate(edition.laws(options), step);
  return { earned, ...sums(earned, given, step), actions, rules: cite(...edition.judging) };
}

/** Everything that is judged; a name that nobody knows is said. */
function readStep(edition: JudgedEdition, given: Fields): ScoringStep | Refusal {
  const table = readTable(given.table, edition.large);
  const ids = given.strategy === undefined ? textsOf(given.strategies) : [textOf(given.strategy)];
  const taken = STRATEGY_SIDES.flatMap((side) => rowsOf(fieldsOf(given.schemes)[side]));
  const stranger =
    ids.find((id) => !edition.strategies.some((one) => one.id === id)) ??
    taken.map(({ scheme }) => textOf(scheme)).find((id) => !edition.schemes.some((one) => one.id === id));
  if (stranger !== undefined) return refuse('unknown-name', `No Strategy or Scheme is called “${stranger}”.`);
  const strange = deploymentOf(edition, table);
  if (isRefusal(strange)) return strange;
  const turn = numberOf(given.turn, 1);
  const scored = fieldsOf(given.scored);
  const before = (id: string): Readonly<Record<CrewSide, number>> =>
    Object.fromEntries(STRATEGY_SIDES.map((side) => [side, figuresOf(scored[side])[id] ?? 0]));
  return {
    table,
    ground: strange,
    happened: readHappened(given.facts, table, turn),
    turn,
    moments: momentsIn(given.moments),
    strategies: edition.strategies.filter(({ id }) => ids.includes(id)),
    scored: Object.fromEntries(ids.map((id) => [id, before(id)])),
    schemes: Object.fromEntries(STRATEGY_SIDES.map((side) => [side, takenBy(edition, given, side)])),
  };
}

function deploymentOf(edition: JudgedEdition, { deployment }: PlayTable): PlayGround | Refusal {
  try {
    return edition.ground(deployment);
  } catch {
    return refuse('unknown-name', `No deployment is called “${deployment}”.`);
  }
}

function momentsIn(given: unknown): readonly SchemeMoment[] {
  return textsOf(given).flatMap((text) => MOMENTS.filter((moment) => moment === text));
}

/** Whether the Schemes were not written down, or not shown when they should have been. */
function isVoided({ facts }: Fields): boolean {
  const { documented, shown } = fieldsOf(facts);
  return documented === false || shown === false;
}

function takenBy(edition: JudgedEdition, given: Fields, side: CrewSide): readonly TakenScheme[] {
  const scored = figuresOf(fieldsOf(given.scored)[side]);
  return rowsOf(fieldsOf(given.schemes)[side]).flatMap((taken) => {
    const scheme = edition.schemes.find((one) => one.id === taken.scheme);
    return scheme ? [readTaken(scheme, taken, scored[scheme.id] ?? 0, given)] : [];
  });
}

/** A Scheme as it was taken: one that has scored was revealed, unless it is said. `step`: with what became of its notes. */
export function readTaken(
  scheme: Scheme,
  { notes, revealed, earned }: Fields,
  scored: number,
  step: Fields,
): TakenScheme {
  return {
    scheme,
    notes: readNotes(notes),
    scored,
    revealed: typeof revealed === 'boolean' ? revealed : scored > 0,
    earned: textsOf(earned),
    ...(isVoided(step) ? { void: true } : {}),
  };
}

function sums(earned: readonly Earned[], given: Fields, step: ScoringStep): Pick<JudgedStep, 'vp' | 'total'> {
  const others = step.table.models.map(({ side }) => side).filter((side) => !STRATEGY_SIDES.includes(side));
  const sides = [...STRATEGY_SIDES, ...new Set(others)];
  const stands = (id: string): boolean => step.strategies.some((one) => one.id === id) || !isVoided(given);
  const vp = (side: CrewSide): number =>
    earned.filter((one) => one.side === side).reduce((sum, one) => sum + one.vp, 0);
  const before = (side: CrewSide): number =>
    Object.entries(figuresOf(fieldsOf(given.scored)[side])).reduce((sum, [id, one]) => sum + (stands(id) ? one : 0), 0);
  return {
    vp: Object.fromEntries(sides.map((side) => [side, vp(side)])),
    total: Object.fromEntries(sides.map((side) => [side, before(side) + vp(side)])),
  };
}

function judgeActions(
  edition: JudgedEdition,
  given: Fields,
  { table, turn }: ScoringStep,
  options: OptionValues,
): JudgedStep['actions'] | Refusal {
  const judged: JudgedStep['actions'][number][] = [];
  for (const action of rowsOf(given.actions)) {
    const kind = textOf(action.kind);
    const act = edition.actions[kind];
    if (!act) return refuse('unknown-action', `No action is called “${kind}”.`);
    try {
      judged.push({ kind, ...act(askedOn(table, action, { options, strategy: textOf(given.strategy), turn })) });
    } catch (error) {
      if (error instanceof NotSaid) return refuse('bad-figure', `${kind}: ${error.message}`);
      if (error instanceof NotOnTable) return refuse('not-on-table', `${kind}: ${error.message}`);
      throw error;
    }
  }
  return judged;
}
