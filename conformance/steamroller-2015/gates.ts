/** What Steamroller lets people do: configure an event, choose a list, report, set a scenario, stop a clock. */
import { numberOf, textOf, fieldsOf, textsOf, type Fields, isPlainObject } from '../../core/journal/json.ts';
import { type Refusal, isRefusal } from '../../core/rules/refusal.ts';
import type { Notice, OptionValues, ScoreLine } from '../../core/event/types.ts';
import { doubts } from '../../core/systems/steamroller-2015/event/configure.ts';
import { chooseList, mayEditList } from '../../core/systems/steamroller-2015/event/lists.ts';
import { figureOf } from '../../core/systems/steamroller-2015/event/options.ts';
import { steamroller2015 as pack } from '../../core/systems/steamroller-2015/pack.ts';
import { problems } from '../../core/systems/steamroller-2015/event/problems.ts';
import { divideTooOften, suggestedRounds } from '../../core/systems/steamroller-2015/event/rounds.ts';
import { incomplete, rowOf, sheetRows } from '../../core/systems/steamroller-2015/event/sheet.ts';
import { OPPOSITE, outcomeOf } from '../../core/systems/steamroller-2015/event/outcome.ts';
import { sameReport } from '../../core/event/decide-results.ts';
import { putBack } from '../../core/systems/steamroller-2015/rules/awards.ts';
import { type PlayerSide, bySide } from '../../core/systems/steamroller-2015/rules/sides.ts';
import { mayDamage } from '../../core/systems/steamroller-2015/rules/objectives.ts';
import { swap } from '../../core/systems/steamroller-2015/roster/swap.ts';
import {
  extensionMinutes,
  mayEndTurn,
  mayExtend,
  pauseClock,
} from '../../core/systems/steamroller-2015/rules/table-clock.ts';
import type { Answer, Operation, Operations } from '../operation.ts';
import { asked, valuesOf } from './given.ts';
import { listOf } from './roster.ts';

function allowed(refusal: Refusal | null, more: Answer = {}): Answer {
  return { allowed: refusal === null, broken: refusal === null ? [] : [...new Set(refusal.refused)], ...more };
}

/** An action, what it is done to, and the options of the event. */
function action(answer: (action: Fields, given: Fields, options: OptionValues) => Answer): Operation {
  return asked((given, options) => answer(fieldsOf(given.action), given, options));
}

const rulesOf = (notices: readonly Notice[]): readonly string[] => [...new Set(notices.flatMap(({ rules }) => rules))];

function configure({ options, players, lists }: Fields): Answer {
  const values = valuesOf(options);
  const attendance = numberOf(players, null);
  const broken = rulesOf(problems(values, attendance));
  const answer = pack.options.configure(values);
  const suggested = attendance === null ? null : suggestedRounds(attendance, values);
  const planned = suggested?.rounds ?? figureOf(values, 'round-event');
  const count = numberOf(lists, figureOf(values, 'lists-required'));
  const warnings = [
    ...(suggested?.warnings ?? []),
    ...doubts(values),
    ...(planned > 0 && count > 0 ? divideTooOften(values, count, planned) : []),
  ];
  return {
    allowed: broken.length === 0 && !isRefusal(answer),
    broken: broken.length > 0 || !isRefusal(answer) ? broken : answer.refused,
    warnings: rulesOf(warnings),
  };
}

function choose({ list }: Fields, given: Fields, options: OptionValues): Answer {
  const { lists, played, plannedRounds, announced, locked } = fieldsOf(given.state);
  const state = {
    lists: textsOf(lists),
    played: textsOf(played),
    plannedRounds: numberOf(plannedRounds, 0),
    announced: announced !== false,
    locked: locked === true,
  };
  const { refusal, choices, played: after, met } = chooseList(state, textOf(list), options);
  return allowed(refusal, { after: { played: after, met }, choices });
}

/** The line of a sheet. */
function lineOf({ result, list, controlPoints, armyPointsDestroyed }: Fields): ScoreLine {
  const written = Object.entries({ result, list, controlPoints, armyPointsDestroyed }).filter(
    (field): field is [string, string | number] => typeof field[1] === 'string' || typeof field[1] === 'number',
  );
  return Object.fromEntries(written);
}

/** Both lines as somebody's sheet has them: their own, and what it says of the opponent's; the rest is the opponent's word. */
function reported(mine: Fields, theirs: Fields): readonly [ScoreLine, ScoreLine] {
  const outcome = outcomeOf(lineOf(mine));
  const { against } = mine;
  return [
    whole(lineOf(mine)),
    whole({
      ...lineOf(theirs),
      ...(outcome === null ? {} : { result: OPPOSITE[outcome] }),
      ...(typeof against === 'number' ? { controlPoints: against } : {}),
    }),
  ];
}

/** A line as sheets show it: no more control points than win a scenario. */
function whole(line: ScoreLine): ScoreLine {
  const { controlPoints } = rowOf(null, line);
  return controlPoints === null ? line : { ...line, controlPoints };
}

function report({ by, sheet: given }: Fields, { state }: Fields): Answer {
  const mine = fieldsOf(given);
  const row = rowOf(textOf(mine.opponent, null), lineOf(mine));
  const refusal = incomplete([row]);
  const { other } = fieldsOf(state);
  if (!isPlainObject(other)) return allowed(refusal, { after: { sheet: row } });
  const [one, two] = reported(other, mine);
  const met = other.opponent === undefined || by === undefined || other.opponent === by;
  const same = sameReport(
    { kind: 'played', scores: [...reported(mine, other)] },
    { kind: 'played', scores: [two, one] },
  );
  const conflict = !met || !same;
  return allowed(refusal, { after: { sheet: row, conflict, closed: refusal === null && !conflict } });
}

function setScenario({ scenario, byTable }: Fields, given: Fields, options: OptionValues): Answer {
  const chosen = Array.isArray(byTable) ? textsOf(byTable) : textOf(scenario);
  const others = textsOf(fieldsOf(given.state).played).map((played) => ({ scenario: played }));
  return allowed(pack.scenario.check(options, { scenario: chosen }, others));
}

function publish({ tables: paired, bye }: Fields, _given: Fields, options: OptionValues): Answer {
  const pairs = Array.isArray(paired) ? paired.map(textsOf) : [];
  const tables = [...pairs, ...(typeof bye === 'string' ? [[bye]] : [])];
  const sheets = tables.map((seats) => sheetRows({ seats, result: null }, options));
  return allowed(null, { after: { sheets: Object.assign({}, ...sheets) as Fields } });
}

function side(value: unknown): PlayerSide {
  return value === 'B' ? 'B' : 'A';
}

function sides(value: unknown): readonly PlayerSide[] {
  return textsOf(value).map(side);
}

function extension({ by }: Fields, given: Fields, options: OptionValues): Answer {
  const { active, turnOver, used, roundMinutesLeft } = fieldsOf(given.state);
  const asked = { by: side(by), active: side(active), turnOver: turnOver === true, used: sides(used) };
  const refusal = mayExtend(options, asked);
  const left = numberOf(roundMinutesLeft, null);
  return allowed(refusal, { after: { minutes: refusal ? 0 : extensionMinutes(left) } });
}

function pause({ by }: Fields, given: Fields, options: OptionValues): Answer {
  const who = by === 'judge' ? 'judge' : side(by);
  const before = numberOf(fieldsOf(fieldsOf(given.state).pauses)[who], 0);
  const { refusal, warned, loser } = pauseClock(options, who, before);
  return allowed(refusal, { after: { warned, loser } });
}

function endTurn({ seconds }: Fields, given: Fields, options: OptionValues): Answer {
  return allowed(mayEndTurn(options, numberOf(seconds, 0), sides(fieldsOf(given.state).verified)));
}

const CHANGES = ['entry', 'objective', 'relationship'] as const;

function editList({ change }: Fields, given: Fields): Answer {
  const what = CHANGES.find((known) => known === change) ?? 'entry';
  return allowed(fieldsOf(given.state).registered === false ? null : mayEditList(what));
}

function swapSpecialists({ out, in: come }: Fields, given: Fields, options: OptionValues): Answer {
  const { list, revealed, locked } = fieldsOf(given.state);
  const state = { list: listOf(fieldsOf(list)), revealed: revealed !== false, locked: locked === true };
  const going = (Array.isArray(out) ? out : []).map((card: unknown) =>
    isPlainObject(card)
      ? { card: textOf(card.card), models: numberOf(card.models, 1) }
      : { card: textOf(card), models: null },
  );
  const { refusal, total, tier } = swap(state, { out: going, in: textsOf(come) }, options);
  return allowed(refusal, { after: { total, tier } });
}

function damage(_action: Fields, given: Fields): Answer {
  const { turn, active } = fieldsOf(given.state);
  return allowed(mayDamage({ turn: numberOf(turn, 1), active: side(active) }));
}

function back({ element }: Fields, given: Fields): Answer {
  const points = fieldsOf(fieldsOf(given.state).points);
  const after = putBack(
    bySide((one) => numberOf(points[one], 0)),
    textOf(element),
  );
  return allowed(null, { after: { points: after.points } });
}

export const GATE_OPERATIONS: Operations = {
  'action/configure': action(configure),
  'action/choose-list': action(choose),
  'action/mark-list': action(choose),
  'action/edit-list': action(editList),
  'action/report': action(report),
  'action/set-scenario': action(setScenario),
  'action/publish-pairings': action(publish),
  'action/extension': action(extension),
  'action/pause': action(pause),
  'action/end-turn': action(endTurn),
  'action/swap': action(swapSpecialists),
  'action/damage': action(damage),
  'action/put-back': action(back),
};
