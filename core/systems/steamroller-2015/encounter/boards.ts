/** What the pages of a game draw beside its questions: clock, elements, objectives, armies, tiebreakers, record sheets. */
import type { Encounter } from '../../../encounter/types.ts';
import type { Json } from '../../../journal/json.ts';
import { latestAnswer } from '../../../encounter/answers.ts';
import { cite } from '../../../journal/cite.ts';
import { OBJECTIVES } from '../game/scenarios.ts';
import { SIDES, type Side } from '../game/sides.ts';
import type { Broken } from '../game/tiebreakers.ts';
import { OBJECTIVE_BOXES, OBJECTIVE_CARDS, OBJECTIVE_COMMON } from '../objectives.ts';
import { POINTS_TO_WIN } from '../score.ts';
import { clockBoard } from './clocks.ts';
import { inPlay } from './fielded.ts';
import { type Story, pointsSoFar, seatOf } from './state.ts';

export function boardsOf(encounter: Encounter, story: Story): Readonly<Record<string, Json>> {
  const { setting, first } = story;
  return {
    clock: clockBoard(encounter, story),
    layout: { scenario: setting.scenario, first, edge: latestAnswer(encounter, 'edge')?.value ?? null },
    score: { ...perSeat(story, (side) => pointsSoFar(story)[side]), toWin: POINTS_TO_WIN },
    elements: elementsBoard(story),
    objectives: objectivesBoard(story),
    armies: perSeat(story, (side) => armyBoard(story, side)),
    tiebreak: tiebreakBoard(story, story.settled?.verdict.tiebreak ?? null),
  };
}

function perSeat(story: Story, of: (side: Side) => Json): Readonly<Record<string, Json>> {
  return Object.fromEntries(SIDES.map((side) => [seatOf(story, side), of(side)]));
}

/** Who held what at the last scoring, with what and why not more. */
function elementsBoard(story: Story): Json {
  const states = (story.pending?.verdict ?? story.settled?.verdict)?.states ?? {};
  return Object.entries(story.scenario.elements).map(([id, { kind, owner }]): Json => {
    const state = states[id];
    return {
      id,
      kind,
      owner: owner === 'neutral' ? null : seatOf(story, owner),
      held: state
        ? perSeat(story, (side) => ({
            ...state.held[side],
            by: [...state.held[side].by],
            rules: [...state.held[side].rules],
          }))
        : null,
      contestedBy: state ? perSeat(story, (side) => [...state.contestedBy[side]]) : null,
    };
  });
}

/** The card is that of the list that its owner chose this round. */
function objectivesBoard(story: Story): Json {
  if (!story.scenario.objectives) return null;
  cite('SR15-LIST-06');
  const cards = SIDES.map((side): readonly [string, Json] => {
    const seat = seatOf(story, side);
    const chosen = story.chosen.armies[seat]?.objective ?? null;
    const card = OBJECTIVE_CARDS.find(({ id }) => id === chosen);
    const id = OBJECTIVES[side];
    const fell = story.fell.some(({ objective }) => objective === id);
    const abilities = (card?.abilities ?? []).map(({ name, text, rules }) => ({ name, text, rules: [...rules] }));
    return [seat, { id, card: card?.label ?? null, boxes: story.boxes[id] ?? 0, of: OBJECTIVE_BOXES, fell, abilities }];
  });
  return { common: OBJECTIVE_COMMON, ...Object.fromEntries(cards) };
}

function armyBoard(story: Story, side: Side): Json {
  return story.cards
    .filter((card) => card.side === side)
    .map(({ id, name, models, caster }) => ({ id, name, models, caster, left: inPlay(story.army, id) }));
}

/** The four figures, and for the last two what each card counts: doubled, half, or nothing, and why. */
function tiebreakBoard(story: Story, broken: Broken | null): Json {
  if (!broken) return null;
  const { figures, remaining, losses } = broken;
  const name = (what: string): string => story.cards.find(({ id }) => id === what)?.name ?? what;
  return perSeat(story, (side) => ({
    casters: figures.casters[side],
    controlPoints: figures.controlPoints[side],
    armyPoints: figures.armyPoints[side],
    lost: figures.lost[side],
    left: remaining[side].map(({ what, cost, doubled, points, why, rules }) => ({
      ...{ name: name(what), cost, doubled, points, why },
      rules: [...rules],
    })),
    losses: losses[side].map(({ what, points, rules }) => ({ name: name(what), points, rules: [...rules] })),
  }));
}
