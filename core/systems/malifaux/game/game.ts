/** A game of Malifaux at a table: Crews and Schemes sealed, Turns scored, Schemes shown when they pay, the end. */
import type { EncounterGame, Play } from '../../../encounter/game.ts';
import { hold } from '../../../encounter/interview.ts';
import { boardsOf } from './boards.ts';
import { mostPoints } from '../../../encounter/most-points.ts';
import { sideIn } from '../../../encounter/names.ts';
import { callGuide } from './calls.ts';
import { cite } from '../../../rules/cite.ts';
import type { Guide, Lines, SideId } from '../../../encounter/types.ts';
import { ATTACKER_ID, CALL_ID, SCENARIO_ID, COUNTED_ID, STRATEGY_ID, TURN_ID, turnScope, SIDES } from './ids.ts';
import { type Refusal, isRefusal, refuse } from '../../../rules/refusal.ts';
import { askId, partsOf } from '../../../encounter/ask-id.ts';
import { questionsFor } from './interview.ts';
import { playedGuides } from './crews.ts';
import type { GameEdition } from './edition.ts';
import { inspectionGuides } from './inspection.ts';
import { type AskingGame, mayOf } from './may.ts';
import { paperOf } from './paper.ts';
import { HANDED_IN, beginSetting, deploymentName, settingOfEvent } from './setting.ts';
import { settled } from './phases.ts';
import { type GameState, countsOf, followingIn, newState } from './state.ts';
import { groundOf } from './ground.ts';
import { activationGuides } from './teams.ts';
import { askedOf, playTable } from './entered-table.ts';

export function malifauxGame(edition: GameEdition): EncounterGame {
  const play = hold<GameState>({
    begin: (encounter) => newState(edition, encounter),
    questions: questionsFor(edition),
    step: ({ phase }) => phase,
    after: settled,
    notAsked: movedOn,
    progress: progressOf,
    points: ({ points }) => points,
    lines: linesOf,
    checkLines: (_, lines) => checkLines(edition, lines),
    guides: guidesNow,
    boards: boardsOf,
    may: mayOf(askingIn),
  });
  return {
    system: edition.system,
    title: edition.title,
    seats: [2, 2],
    begin: (setting) => beginSetting(edition, setting),
    ofEvent: settingOfEvent,
    handedIn: HANDED_IN,
    play: () => play,
    options: edition.playOptions,
    paper: (_sides, setting) => paperOf(edition, setting),
  };
}
/** While Turns are played, what can come up in them may be asked. */
function askingIn(state: GameState): AskingGame | null {
  const { phase } = state;
  if (phase !== 'turn' && phase !== 'reveals') return null;
  return {
    ...state,
    sides: SIDES,
    asked: askedOf(state),
    ground: groundOf(state),
    tableOn: (now) => playTable(state, now),
  };
}

/** A phone that was away asks after a Turn that is over, or sends what the other side has said already. */
function movedOn({ edition, turn, phase, counts, done }: GameState, ask: string): Refusal | null {
  const asked = TURN_ID.read(partsOf(ask).scope)?.turn;
  if (asked === undefined || turn === 0) return null;
  const { rules } = edition.turns;
  if (asked < turn) return refuse('not-asked', `Turn ${asked} is over: this is Turn ${turn}.`, ...rules);
  if (asked > turn) return refuse('not-asked', `Turn ${asked} has not begun: this is Turn ${turn}.`, ...rules);
  const strategy = (STRATEGY_ID.read(ask) ?? COUNTED_ID.read(ask))?.strategy ?? '';
  const told = counts[strategy];
  if (told !== undefined && (phase !== 'turn' || done.includes(STRATEGY_ID.write({ strategy }, turnScope(turn))))) {
    const both = SIDES.map((side) => `${sideIn(side)} ${countsOf(told)[side] ?? 0}`).join(', ');
    const message = `Turn ${turn} is counted already: ${both}. If that is wrong, say so under “What was entered”.`;
    return refuse('not-asked', message, ...rules);
  }
  const now = phase === 'turn' ? 'it was entered already' : 'the Turn is scored, and Schemes are shown';
  return refuse('not-asked', `You cannot answer that now: ${now}.`, ...rules);
}

const STEPS: Readonly<Record<Exclude<GameState['phase'], 'turn' | 'reveals' | 'last'>, string>> = {
  scenario: 'Set-up: what is played',
  leaders: 'Set-up: Leaders',
  bans: 'Set-up: Bans',
  crews: 'Set-up: Crews',
  schemes: 'Set-up: Schemes',
  end: 'End of the game',
  over: 'The game is over',
};

function progressOf(state: GameState): ReturnType<Play['progress']> {
  const { phase, turn, lastTurn, edition } = state;
  const step =
    phase === 'turn' || phase === 'reveals' || phase === 'last'
      ? `Turn ${turn}${phase === 'turn' ? '' : ': Schemes'}`
      : STEPS[phase];
  const over = phase === 'over';
  const last = lastTurn ?? edition.turns.last;
  const why = over
    ? mostPoints(SIDES.map((side) => [side, vpOf(state, side)]))
    : phase === 'end'
      ? 'The last Turn is played: score the end of the game.'
      : edition.turns.flips && lastTurn === null
        ? `From Turn ${last} on the cards say whether another follows.`
        : `The game ends with Turn ${last}.`;
  return { step, turn, over, why, rules: cite(...edition.turns.rules) };
}

function linesOf(state: GameState): Lines {
  return Object.fromEntries(SIDES.map((side) => [side, { vp: vpOf(state, side) }]));
}

function vpOf({ points }: GameState, side: SideId): number {
  return points.filter((line) => line.side === side).reduce((sum, line) => sum + line.points, 0);
}

function checkLines({ highest, figureRules }: GameEdition, lines: Lines): Refusal | null {
  const wrong = Object.values(lines).some(({ vp }) => !Number.isInteger(vp) || Number(vp) < 0 || Number(vp) > highest);
  return wrong ? refuse('bad-lines', `Victory Points are whole, from 0 to ${highest}.`, ...cite(...figureRules)) : null;
}

function guidesNow(state: GameState): readonly Guide[] {
  const { edition, findings, phase } = state;
  const leaders = (of: SideId) => state.models.filter(({ side, leader }) => side === of && leader);
  if (phase === 'over') return [...playedGuides(SIDES, leaders), ...worthGuides(state)];
  const measured: readonly Guide[] = state.isMeasured ? [{ text: MEASURED, rules: cite(...edition.judging) }] : [];
  return [...momentGuides(state), ...inspectionGuides(edition.inspected, findings), ...measured];
}

/** In an event: what the result is worth there. */
function worthGuides(state: GameState): readonly Guide[] {
  const { edition, setting } = state;
  if (Object.keys(setting.players).length === 0) return [];
  const scores = SIDES.map((side) => ({ vp: vpOf(state, side) }));
  const scored = edition.score({ seats: SIDES, result: { kind: 'played', scores } }, setting.options);
  if (isRefusal(scored)) return [];
  const columns = (side: SideId): string =>
    Object.entries(scored.scores[side] ?? {})
      .filter(([column]) => column !== 'vp')
      .map(([column, points]) => `${points} ${column.toUpperCase()}`)
      .join(', ');
  const text = `In the event: ${SIDES.map((side) => `${sideIn(side)} ${columns(side)}`).join('; ')}.`;
  return [{ text, rules: scored.rules }];
}

const MEASURED =
  'What is measured goes from edge to edge, where any part is enough; Strategies score before Schemes, and what one removes is gone for the next.';

function momentGuides(state: GameState): readonly Guide[] {
  const { edition, setting, phase, turn } = state;
  if (phase === 'scenario') return [];
  if (phase === 'leaders' || phase === 'bans' || phase === 'crews' || phase === 'schemes') {
    return [
      storySoFar(state),
      ...leaderGuides(state),
      ...(phase === 'crews' ? banGuides(state) : []),
      ...edition.guides(setting.options, setting),
    ];
  }
  const told = (name: string) => state.said[askId(name).write({}, turnScope(turn))];
  const asked = phase === 'turn' ? [...activationGuides(state), ...edition.turnGuides(setting, turn, told)] : [];
  const may = phase === 'turn' ? mayDo(state) : [];
  // What a call leaves to be played comes before what any Turn has.
  return [
    ...callGuides(state, turn),
    ...asked,
    ...(phase === 'reveals' ? state.reasons : []),
    ...followingIn(state).flatMap(({ guides }) => guides),
    ...may,
  ];
}

/** What is played, who attacks and where each deploys: in one breath, above what is asked. */
function storySoFar({ edition, setting, attackerSaid }: GameState): Guide {
  const { attacker, strategies, deployment } = setting;
  const played = `${strategies.map(edition.labelOf).join(' and ')}, ${deploymentName(setting)} Deployment.`;
  const by = attackerSaid ? '' : ', by the standings or the draw of the event';
  const attacks =
    edition.attackerRules.length === 0
      ? ''
      : attacker === null
        ? ' Draw at random who attacks.'
        : ` ${sideIn(attacker)} attacks${by}.`;
  const [near, far] = ACROSS.includes(deployment)
    ? ['in the south-west', 'in the north-east']
    : ['at the foot', 'at the head'];
  const where = ` ${sideIn('A')} deploys ${near} of the table map, ${sideIn('B')} ${far}. Your rulebook says who deploys first.`;
  const retells = [SCENARIO_ID, ATTACKER_ID].map((one) => one.write({}));
  return { text: `${played}${attacks}${where}`, rules: cite(...edition.attackerRules), urgent: true, retells };
}

/** Deployments from corner to corner. */
const ACROSS: readonly string[] = ['corner', 'flank'];

/** Who leads, where that is known before the Crews are: a ban and a Crew hang on it. */
function leaderGuides({ leaders, edition, phase }: GameState): readonly Guide[] {
  if (phase !== 'bans' && phase !== 'crews') return [];
  const led = SIDES.flatMap((side) => {
    const { name, keywords = [] } = leaders[side] ?? {};
    return name === undefined
      ? []
      : [`${sideIn(side)}: ${name}${keywords.length === 0 ? '' : ` [${keywords.join(', ')}]`}`];
  });
  return led.length === 0
    ? []
    : [{ text: `Leaders. ${led.join('; ')}.`, rules: cite(...edition.banRules), urgent: true }];
}

/** What each side may not hire, said while it does. */
function banGuides({ edition, bans }: GameState): readonly Guide[] {
  return SIDES.flatMap((side) => {
    const keyword = bans[side === 'A' ? 'B' : 'A'] ?? '';
    if (keyword === '') return [];
    const text = `${sideIn(side)} hires nobody of ${keyword} who shares no Keyword with their Leader and is not Versatile.`;
    return [{ text, rules: cite(...edition.bannedRules), urgent: true }];
  });
}

/** What Interacts may be taken for the Schemes that everybody knows of; one's own secret ones say it themselves. */
function mayDo({ edition, picks }: GameState): readonly Guide[] {
  const shown = picks.filter(({ sealed }) => !sealed);
  return [...new Set(shown.map(({ scheme }) => scheme))].flatMap((id) => edition.schemeGuides[id] ?? []);
}

/** What a call leaves to be played. */
function callGuides({ edition, lastTurn, caller, phase, said }: GameState, turn: number): readonly Guide[] {
  if (lastTurn !== turn || (phase !== 'turn' && phase !== 'reveals')) return [];
  const told = said[CALL_ID.write({}, turnScope(turn))];
  const call = edition.calls.find((one) => one === told);
  if (!call) return [];
  const step = phase === 'turn' ? 'activations' : 'end';
  const effect = edition.callEffect(call, { turn, step, activating: true, over: false });
  return [callGuide({ call, by: caller, effect, turn, played: step === 'end' })];
}
