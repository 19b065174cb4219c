/** All Out Brawl at the table: four to eight players, a model each, Activations in the order of the flips. */
import type { EncounterGame, Play } from '../../../../encounter/game.ts';
import { hold } from '../../../../encounter/interview.ts';
import { mostPoints } from '../../../../encounter/most-points.ts';
import { sideIn } from '../../../../encounter/names.ts';
import type { Guide, SideId } from '../../../../encounter/types.ts';
import { cite } from '../../../../rules/cite.ts';
import type { RuleId } from '../../../../rules/rule-ids.ts';
import { type Refusal, refuse } from '../../../../rules/refusal.ts';
import { brokenRefusal } from '../../../../rules/broken.ts';
import { type Json, isPlainObject } from '../../../../journal/json.ts';
import { informationRows, rowBoards, tableBoard } from '../../../malifaux/game/boards.ts';
import { callGuide } from '../../../malifaux/game/calls.ts';
import type { GameEdition } from '../../../malifaux/game/edition.ts';
import { playedGuides } from '../../../malifaux/game/crews.ts';
import { inspectionGuides, inspectionRows } from '../../../malifaux/game/inspection.ts';
import { mayOf } from '../../../malifaux/game/may.ts';
import { HANDED_IN, playersIn, settingOfEvent } from '../../../malifaux/game/setting.ts';
import { partsOf } from '../../../../encounter/ask-id.ts';
import { modeOf } from '../../event/in-force.ts';
import { checkBrawlers } from '../../roster/modes.ts';
import { timeCall } from '../../event/time-call.ts';
import { brawlPaper } from './paper.ts';
import { QUESTIONS } from './questions.ts';
import { type BrawlState, dueSide, newBrawl, orderRules, settled } from './state.ts';
import { askedIn, askingIn } from './table.ts';
import { turnBoard } from './turn-board.ts';

export function brawlGame(edition: GameEdition): EncounterGame {
  const play = hold<BrawlState>({
    begin: (encounter) => newBrawl(edition, encounter),
    questions: QUESTIONS,
    step: ({ phase }) => phase,
    after: settled,
    notAsked: noSchemes,
    progress: progressOf,
    points: ({ points }) => points,
    lines: ({ sides, points }) => Object.fromEntries(sides.map((side) => [side, { vp: vpOf(points, side) }])),
    checkLines: (_, lines) => {
      const wrong = Object.values(lines).some(({ vp }) => !Number.isInteger(vp) || Number(vp) < 0);
      return wrong ? refuse('bad-lines', 'Victory Points are whole, and not below 0.', ...cite('GG0-SCORE-04')) : null;
    },
    guides: guidesOf,
    boards: boardsOf,
    may: mayOf(askingIn),
  });
  return {
    system: edition.system,
    title: edition.title,
    seats: [4, 8],
    begin: (setting, sides) =>
      brokenRefusal('bad-seats', checkBrawlers(sides.length)) ?? {
        options: isPlainObject(setting) ? (setting.options ?? {}) : {},
        players: playersIn(setting),
      },
    ofEvent: settingOfEvent,
    handedIn: HANDED_IN,
    play: () => play,
    paper: (sides) => brawlPaper(sides, edition.inspected),
  };
}
function vpOf(points: BrawlState['points'], of: SideId): number {
  return points.filter(({ side }) => side === of).reduce((sum, line) => sum + line.points, 0);
}

function noSchemes(_: BrawlState, ask: string): Refusal | null {
  const isOne = ['take', 'scheme', 'strategy'].includes(partsOf(ask).name);
  return isOne
    ? refuse('not-asked', 'An All Out Brawl has no Strategy and no Schemes.', ...cite('GG0-MODE-AOB-09'))
    : null;
}

function progressOf({ phase, turn, call, sides, points }: BrawlState): ReturnType<Play['progress']> {
  const steps: Readonly<Record<BrawlState['phase'], string>> = {
    models: 'Set-up: models',
    deploy: 'Set-up: the order of deploying',
    flips: `Turn ${turn}: Initiative`,
    activations: `Turn ${turn}`,
    end: `Turn ${turn}: End Phase`,
    over: 'The game is over',
  };
  const over = phase === 'over';
  const most = mostPoints(sides.map((side) => [side, vpOf(points, side)]));
  const why = over ? most : `The game ends with Turn ${call === null ? 5 : turn}.`;
  return { step: steps[phase], turn, over, why, rules: cite('GG0-CORE-01') };
}

function guidesOf(state: BrawlState): readonly Guide[] {
  const { sides, models, phase } = state;
  const { inspected } = state.edition;
  if (phase === 'over') return playedGuides(sides, (side) => [models[side] ?? []].flat());
  return [...momentGuides(state), ...inspectionGuides(inspected, state.findings)];
}

function momentGuides(state: BrawlState): readonly Guide[] {
  const { phase, turn, setting, deploying, order, edge } = state;
  const notes = modeOf(setting.options).notes.map(([text, rule]): Guide => ({ text, rules: cite(rule) }));
  if (phase === 'models' || phase === 'deploy') return notes;
  const first = `Deploy in this order, each more than 6 inches from every other model: ${deploying.map(sideIn).join(', ')}.`;
  const side = dueSide(state);
  const next = side === undefined ? '' : ` Now: ${sideIn(side)}.`;
  const came = edge && `${sideIn(edge.side)}: summon the Leader within 6 inches of the ${edge.at} edge, with Slow.`;
  return [
    ...(turn === 1 && phase === 'flips'
      ? [{ text: first, rules: cite('GG0-MODE-AOB-03'), urgent: true, retells: ['deploying'] }]
      : []),
    ...(phase === 'activations'
      ? [{ text: `The order of Activations: ${order.map(sideIn).join(', ')}.${next}`, rules: orderRules() }]
      : []),
    ...(came === null ? [] : [{ text: came, rules: cite('GG0-MODE-AOB-07'), urgent: true }]),
    ...callNow(state),
    ...notes.filter(({ rules }) => rules.some((rule) => IN_PLAY.includes(rule))),
  ];
}

/** What players keep in mind all the game long: hands and Actions, no burying, no summoning. */
const IN_PLAY: readonly RuleId[] = ['GG0-MODE-AOB-04', 'GG0-MODE-AOB-05', 'GG0-MODE-AOB-08'];

function callNow({ call, caller, turn, phase }: BrawlState): readonly Guide[] {
  if (call !== 'last-turn' && call !== 'time') return [];
  const step = phase === 'end' ? 'end' : 'activations';
  const effect = timeCall(call, { turn, step, activating: phase === 'activations', over: false });
  return [callGuide({ call, by: caller, effect, turn, played: step === 'end' })];
}

function boardsOf(state: BrawlState): Readonly<Record<string, Json>> {
  const { inspected, information } = state.edition;
  const { phase, turn, sides, models, out, points, findings } = state;
  const brawlers = sides.map((side) => ({
    title: models[side] === undefined ? sideIn(side) : `${sideIn(side)}: ${models[side].name}`,
    figure: `${vpOf(points, side)} VP`,
    facts: [out.includes(side) ? 'Off the table' : 'In play'],
    of: side,
  }));
  const rows = rowBoards([
    // In a Turn its screen has them.
    { title: 'Brawlers', rows: phase === 'deploy' || phase === 'over' ? brawlers : [] },
    { title: 'Looked over', rows: inspectionRows(inspected, findings) },
    { title: 'Public and secret', rows: informationRows(information(state.setting.options)) },
  ]);
  return {
    ...rows,
    ...(turn === 0 || phase === 'over' ? {} : { ...turnBoard(state), ...tableBoard(turn, askedIn(state)) }),
  };
}
