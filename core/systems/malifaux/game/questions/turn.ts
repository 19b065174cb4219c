import { cite } from '../../../../rules/cite.ts';
import { askedOf } from '../entered-table.ts';
import { activationAsks, checkActivated, ACTIVATED_ID } from '../teams.ts';
import { INSPECT_ID, findingIn, inspectionAsks } from '../inspection.ts';
import type { Question, Told } from '../../../../encounter/question.ts';
import { done, said, question, factKind } from '../question.ts';
import { type Strategy, type StrategyPart, scoreStrategy } from '../../rules/strategy.ts';
import type { Ask, AskField, Choice, Guide, PointLine, SideId } from '../../../../encounter/types.ts';
import { askId, type Words } from '../../../../encounter/ask-id.ts';
import {
  COUNTED_ID,
  END,
  STRATEGY_ID,
  SIDES,
  TABLE_ID,
  CALL_ID,
  KILL_ID,
  SUMMON_ID,
  turnScope,
  LAST_ID,
} from '../ids.ts';
import { type Counting, type GameState, countsOf, isOfTheEnd, followingIn, factsOf } from '../state.ts';
import type { SchemeFacts } from '../../rules/scheme.ts';
import { type Broken, brokenRefusal } from '../../../../rules/broken.ts';
import type { Refusal } from '../../../../rules/refusal.ts';
import { type Json, fieldsOf, textOf } from '../../../../journal/json.ts';
import { type Suggestion, countRecord, suggestedCounts } from '../suggest.ts';
import { callAsk, tableAsk } from '../calls.ts';
import { sideIn } from '../../../../encounter/names.ts';
import { checkTable } from '../../../../encounter/table.ts';
import { type Fallen, type FieldedModel, strangerOf, summonedModel, wholeCrews } from '../crews.ts';
/** What is asked while Turns are played, and when they end: Strategies, who fell, where things stand, calls. */
function strategyAsk(state: GameState, id: string, { strategy, part }: Scoring): Ask {
  const when = state.phase === 'end' ? 'the game' : `Turn ${state.turn}`;
  const { close, ...suggestion } = suggestedNow(state, { strategy, part });
  return {
    id,
    of: 'any',
    label: `End of ${when}: ${state.edition.labelOf(strategy.id)}`,
    help: 'When all Activations are done.',
    kind: { type: 'record', fields: fieldsFor(part) },
    ...withCounting(state, { strategy, part }, suggestion),
    rules: close ? [...part.rules, ...cite(...state.edition.closeRules)] : part.rules,
  };
}

/** A figure a side. */
function fieldsFor(part: StrategyPart): readonly AskField[] {
  return SIDES.flatMap((side) =>
    part.asks.map((ask) => ({
      id: `${side}:${ask.id}`,
      label: `${sideIn(side)}: ${ask.question}`,
      kind: factKind(ask),
    })),
  );
}

/**
 * By field of a Strategy's ask, the most that the record and the other side's figure leave, for the + of a counter and the
 * box of a yes; what is entered all the same is refused with its rule. What has no limit of its own is left out.
 */
export function mostCounts(state: GameState): Readonly<Record<string, Readonly<Record<string, number>>>> {
  return Object.fromEntries(
    scoringNow(state).map((one) => {
      const stands = standingCounts(state, one);
      const wrong = (field: string, fact: number | boolean): number =>
        againstCounts(state, one, { ...stands, [field]: fact }).length;
      const limits = SIDES.flatMap((side) =>
        one.part.asks.flatMap(({ id, kind, most }): (readonly [string, number])[] => {
          const field = `${side}:${id}`;
          if (kind === 'flag') return wrong(field, true) > wrong(field, false) ? [[field, 0]] : [];
          return most === undefined ? [] : [[field, mostOf(most, (figure) => wrong(field, figure))]];
        }),
      );
      return [STRATEGY_ID.write({ strategy: one.strategy.id }, scopeOf(state)), Object.fromEntries(limits)];
    }),
  );
}

/** The largest figure that breaks no more than the smallest does. */
function mostOf(most: number, wrong: (figure: number) => number): number {
  const least = wrong(0);
  let figure = most;
  while (figure > 0 && wrong(figure) > least) figure -= 1;
  return figure;
}

/** What both see of a Strategy now, by the fields of its ask. */
function standingCounts(state: GameState, one: Scoring): Readonly<Record<string, Json>> {
  return fieldsOf(withCounting(state, one, suggestedNow(state, one)).suggested);
}

/** What the rules and the record have against these figures of both sides. */
function againstCounts(state: GameState, { strategy, part }: Scoring, figures: Json): readonly Broken[] {
  const said = { ...countRecord(state, strategy.id), facts: factsBySide(figures) };
  return [...(part.cannot?.(said) ?? []), ...(part.unknown?.(said) ?? [])];
}

/** What of the figures as they stand is more than the record knows of. */
export function doubtedCounts(state: GameState): readonly string[] {
  return scoringNow(state).flatMap((one) => {
    const facts = factsBySide(standingCounts(state, one));
    return one.part.doubts?.({ ...countRecord(state, one.strategy.id), facts }) ?? [];
  });
}

function suggestedNow(state: GameState, { strategy: { id }, part }: Scoring): Suggestion {
  return suggestedCounts(state, part, { id, lastTold: state.counts[id] });
}

/** What somebody counted by hand stands before what the record or the table says, until that says something else of it. */
function withCounting(state: GameState, { strategy, part }: Scoring, suggestion: Suggestion): Suggestion {
  const known = fieldsOf(suggestion.suggested);
  const byHand = state.phase === 'turn' ? handCounts(state.counting[strategy.id], known) : {};
  if (Object.keys(byHand).length === 0) return suggestion;
  const figures = fieldsFor(part).map(({ id, kind }) => [
    id,
    byHand[id] ?? known[id] ?? (kind.type === 'flag' ? false : 0),
  ]);
  return { suggested: Object.fromEntries(figures) as Json, suggestedAs: 'counted' };
}

/** The figures of these that still stand: what the record or the table says of them is what it said then. */
function handCounts(counting: Counting | undefined, known: Counting['known']): Counting['figures'] {
  const { known: then = {}, figures = {} } = counting ?? {};
  return Object.fromEntries(Object.entries(figures).filter(([id]) => then[id] === known[id]));
}

interface Scoring {
  readonly strategy: Strategy;
  readonly part: StrategyPart;
}

/** What of Strategies is scored at this moment of the game. */
function scoringNow({ edition, setting, phase }: GameState): readonly Scoring[] {
  const moment = phase === 'end' ? 'end-of-game' : 'end-of-turn';
  return edition.strategies.flatMap((strategy) => {
    const part = strategy.parts.find((one) => one.moment === moment);
    return part && setting.strategies.includes(strategy.id) ? [{ strategy, part }] : [];
  });
}

function scoredNow(state: GameState, id: string): Scoring | undefined {
  return scoringNow(state).find(({ strategy }) => strategy.id === id);
}

export const STRATEGY = question({
  id: STRATEGY_ID,
  scores: true,
  asks: (state, id) =>
    scoringNow(state)
      .map((one) => ({ ...one, id: id({ strategy: one.strategy.id }, scopeOf(state)) }))
      .filter((one) => !state.done.includes(one.id))
      .map((one) => strategyAsk(state, one.id, one)),
  check: (state, value, { said: { strategy } }) => checkCounts(state, strategy, value),
  never: (state, value, { said: { strategy } }) => neverCounts(state, strategy, value),
  apply: (state, value, told) => withStrategy(state, value, told),
});

/** Both sides count on one page: what one changes, the other sees, and whoever ends the Turn enters what both see. */
export const COUNTED = question({
  id: COUNTED_ID,
  scores: true,
  asks: (state, id) => {
    const scope = scopeOf(state);
    return scoringNow(state)
      .filter(({ strategy }) => !state.done.includes(STRATEGY_ID.write({ strategy: strategy.id }, scope)))
      .map(({ strategy, part }) => ({
        id: id({ strategy: strategy.id }, scope),
        of: 'any',
        label: `${state.edition.labelOf(strategy.id)}, counted so far`,
        kind: { type: 'record', fields: fieldsFor(part).map((field) => ({ ...field, optional: true })) },
        again: true,
        optional: true,
        rules: [],
      }));
  },
  check: (state, value, { said: { strategy } }) => checkCounted(state, strategy, value),
  never: (state, value, { said: { strategy } }) => {
    const counted = scoredNow(state, strategy);
    return counted ? neverCounts(state, strategy, { ...standingCounts(state, counted), ...fieldsOf(value) }) : null;
  },
  apply: (state, value, { said: { strategy } }) => {
    const counted = scoredNow(state, strategy);
    if (counted === undefined) return state;
    const known = fieldsOf(suggestedNow(state, counted).suggested);
    const figures = { ...handCounts(state.counting[strategy], known), ...fieldsOf(value) };
    return { ...state, counting: { ...state.counting, [strategy]: { known, figures } } };
  },
});

/** What both sides cannot have, by the rules and by what the record knows. */
function checkCounts(state: GameState, id: string, value: Json): Refusal | null {
  const scored = scoredNow(state, id);
  return brokenRefusal('does-not-hold', scored === undefined ? [] : againstCounts(state, scored, value));
}

/** Somebody may know of a kill that the record lacks; more Markers than there are, nobody counts. */
function neverCounts(state: GameState, id: string, value: Json): Refusal | null {
  const said = { ...countRecord(state, id), facts: factsBySide(value) };
  return brokenRefusal('does-not-hold', scoredNow(state, id)?.part.cannot?.(said) ?? []);
}

/** A tap at a counter may take back what cannot be, and add nothing to it. */
function checkCounted(state: GameState, id: string, value: Json): Refusal | null {
  const scored = scoredNow(state, id);
  if (scored === undefined) return null;
  const stands = standingCounts(state, scored);
  const against = againstCounts(state, scored, { ...stands, ...fieldsOf(value) });
  return against.length > againstCounts(state, scored, stands).length ? brokenRefusal('does-not-hold', against) : null;
}

function factsBySide(value: Json): Readonly<Record<SideId, SchemeFacts>> {
  return Object.fromEntries(SIDES.map((side) => [side, factsOf(value, side)])) as Record<SideId, SchemeFacts>;
}

function scopeOf({ phase, turn }: GameState): string {
  return phase === 'end' ? END : turnScope(turn);
}

function added(
  some: Readonly<Record<string, number>>,
  more: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  return Object.fromEntries(SIDES.map((side) => [side, (some[side] ?? 0) + (more[side] ?? 0)]));
}

function withStrategy(
  state: GameState,
  value: Json,
  {
    ask,
    scope,
    said: { strategy: id },
  }: Pick<Told<Words>, 'ask' | 'scope'> & { readonly said: { readonly strategy: string } },
): GameState {
  const strategy = state.edition.strategies.find((one) => one.id === id);
  const moment = isOfTheEnd(state, scope) ? 'end-of-game' : 'end-of-turn';
  const part = strategy?.parts.find((one) => one.moment === moment);
  if (!strategy || !part) return state;
  const facts = factsBySide(value);
  const scored = state.strategies[id] ?? {};
  const law = state.edition.laws(state.setting.options).strategy;
  const { vp, why, rules } = scoreStrategy(law, part, { facts, scored, turn: state.turn });
  const turn = moment === 'end-of-game' ? 0 : state.turn;
  const label = state.edition.labelOf(id);
  const lines = SIDES.flatMap((side): PointLine[] =>
    vp[side] ? [{ side, column: 'vp', points: vp[side], turn, what: `${label}. ${why[side] ?? ''}`, rules }] : [],
  );
  const reasons = SIDES.map((side): Guide => ({
    text: `${sideIn(side)}: ${vp[side] ?? 0} VP. ${label}. ${why[side] ?? ''}.`,
    rules,
  }));
  const sums = SIDES.map((side) => [side, (scored[side] ?? 0) + (vp[side] ?? 0)] as const);
  return {
    ...state,
    points: [...state.points, ...lines],
    strategies: { ...state.strategies, [id]: Object.fromEntries(sums) },
    counts: { ...state.counts, [id]: value },
    tallies: { ...state.tallies, [id]: added(state.tallies[id] ?? {}, countsOf(value)) },
    reasons: [...state.reasons, ...reasons],
    done: [...state.done, ask],
  };
}

const HOW: readonly Choice[] = [
  { id: 'killed', label: 'Killed' },
  { id: 'sacrificed', label: 'Sacrificed' },
  { id: 'removed', label: 'Removed' },
  { id: 'buried', label: 'Buried' },
];

export const KILL = question({
  id: KILL_ID,
  scores: true,
  asks: (state, id) => {
    const { models, out, turn, fallen } = state;
    const now = fallen.filter((one) => one.turn === turn).map(({ victim }) => victim);
    const left = models.filter((model) => !out.includes(model.id));
    const killers = models.filter((model) => !out.includes(model.id) || now.includes(model.id));
    const others = SIDES.map((side) => ({ id: strangerOf(side), label: `Another model of ${sideIn(side)}` }));
    return [
      {
        id: id({}, turnScope(turn)),
        of: 'any',
        label: 'Out of play',
        kind: {
          type: 'record',
          fields: [
            { id: 'victim', label: 'Who', kind: { type: 'choice', choices: [...namedIn(left), ...others] } },
            {
              id: 'by',
              label: 'By',
              none: 'nobody',
              kind: { type: 'choice', choices: [...namedIn(killers), ...others] },
              optional: true,
            },
            { id: 'how', label: 'How', kind: { type: 'choice', choices: HOW }, optional: true },
          ],
        },
        again: true,
        optional: true,
        rules: [],
      },
    ];
  },
  apply: (state, value) => {
    const fallen = fallenOf(state.turn, value);
    const isModel = state.models.some(({ id }) => id === fallen.victim);
    return {
      ...state,
      fallen: [...state.fallen, fallen],
      out: isModel ? [...state.out, fallen.victim] : state.out,
    };
  },
});

/** Buried models come up again, and some are brought back. */
export const BACK = question({
  id: askId('back'),
  scores: true,
  asks: ({ models, out, turn }, id) => {
    const gone = models.filter((model) => out.includes(model.id));
    if (gone.length === 0) return [];
    return [
      {
        id: id({}, turnScope(turn)),
        of: 'any',
        label: 'A model is back in play',
        kind: { type: 'choice', choices: namedIn(gone) },
        again: true,
        optional: true,
        rules: [],
      },
    ];
  },
  apply: (state, value) => ({ ...state, out: state.out.filter((id) => id !== value) }),
});

/** Where a Crew is known, who joins it: a chip of their own, and one more who may count. */
export const SUMMON = question({
  id: SUMMON_ID,
  scores: true,
  asks: ({ edition, setting, models, turn }, id) => {
    const sides = wholeCrews(models, edition.crews(setting.options));
    if (sides.length === 0 || edition.noSummoning(setting.options) !== undefined) return [];
    const choices = sides.map((side) => ({ id: side, label: sideIn(side) }));
    return [
      {
        id: id({}, turnScope(turn)),
        of: 'any',
        label: 'A model was summoned',
        kind: {
          type: 'record',
          fields: [
            { id: 'side', label: 'Whose', kind: { type: 'choice', choices } },
            { id: 'name', label: 'Its name', kind: { type: 'text', longest: 60, needed: true } },
          ],
        },
        again: true,
        optional: true,
        rules: [],
      },
    ];
  },
  apply: (state, value) => {
    const { side, name } = fieldsOf(value);
    const joins = SIDES.filter((one) => one === side).map((one) => summonedModel(state.models, one, textOf(name)));
    return { ...state, models: [...state.models, ...joins] };
  },
});

/** With the side where both have one of that name. */
function namedIn(models: readonly FieldedModel[]): readonly Choice[] {
  const both = (side: string, name: string): boolean =>
    models.some((model) => model.side !== side && model.name === name);
  return models.map(({ id, side, name }) => ({ id, label: both(side, name) ? `${name}, ${sideIn(side)}` : name }));
}

function fallenOf(turn: number, value: Json): Fallen {
  const { victim, by, how } = fieldsOf(value);
  return {
    turn,
    victim: textOf(victim),
    by: textOf(by, null),
    how: how === 'sacrificed' || how === 'removed' || how === 'buried' ? how : 'killed',
  };
}

export const TABLE = question({
  id: TABLE_ID,
  asks: ({ turn }) => [tableAsk(turn)],
  check: (state, value) => checkTable(askedOf(state), state.told, value),
  apply: (state, value) => ({ ...state, told: [...state.told, value], isMeasured: true }),
});

export const CALL = question({
  id: CALL_ID,
  asks: ({ turn, lastTurn, edition }) => (lastTurn === null ? [callAsk(turn, edition.calls)] : []),
  apply: (state, value, { ask, side }) => ({
    ...state,
    lastTurn: state.turn,
    caller: side,
    said: { ...state.said, [ask]: value },
  }),
});

export const LAST = question({
  id: LAST_ID,
  asks: ({ turn, edition }, id) => [
    {
      id: id({}, turnScope(turn)),
      of: 'any',
      label: `Was Turn ${turn} the last?`,
      kind: { type: 'flag' },
      rules: edition.turns.rules,
    },
  ],
  apply: (state, value, told) => ({ ...done(state, told), lastTurn: value === true ? state.turn : null }),
});

export const ACTIVATED = question({
  id: ACTIVATED_ID,
  asks: activationAsks,
  check: checkActivated,
  apply: (state, value) => (typeof value === 'string' ? { ...state, acted: [...state.acted, value] } : state),
});

export const INSPECT = question({
  id: INSPECT_ID,
  asks: ({ edition, as }) => inspectionAsks(edition.inspected, SIDES, as),
  apply: (state, value, told) => {
    const finding = findingIn(told, value, SIDES);
    return finding ? { ...state, findings: [...state.findings, finding] } : state;
  },
});

/** What an edition asks beside, under this name: in a Turn, or after its Strategies were scored. */
export function beside(name: string): Question<GameState> {
  return question({
    id: askId(name),
    asks: (state, id) => {
      const { edition, setting, turn, phase } = state;
      const all = phase === 'turn' ? edition.turnAsks(setting, turn) : followingIn(state).flatMap(({ asks }) => asks);
      const scope = id({}, turnScope(turn));
      return all
        .filter((one) => one.name === name && (one.again === true || !state.done.includes(scope)))
        .map(({ name: _, ...ask }) => ({ ...ask, id: scope }));
    },
    apply: said,
  });
}
