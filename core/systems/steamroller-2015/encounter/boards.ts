/** What the page of a game draws beside its questions: score, elements, objectives, armies, tiebreakers; and the clock. */
import { type Board, type BoardRow, boardJson } from '../../../encounter/board.ts';
import { latestAnswer } from '../../../encounter/answers.ts';
import type { Encounter } from '../../../encounter/types.ts';
import type { Json } from '../../../journal/json.ts';
import { cite } from '../../../journal/cite.ts';
import type { Held } from '../game/elements.ts';
import { OBJECTIVES } from '../game/scenarios.ts';
import { SIDES, type Side } from '../game/sides.ts';
import type { Broken, Remaining } from '../game/tiebreakers.ts';
import { SCENARIOS } from '../names.ts';
import { OBJECTIVE_BOXES, OBJECTIVE_CARDS, OBJECTIVE_COMMON } from '../objectives.ts';
import { POINTS_TO_WIN } from '../score.ts';
import { clockBoard } from './clocks.ts';
import { inPlay } from './fielded.ts';
import { type Story, pointsSoFar, seatOf } from './state.ts';

const PLAYER: Readonly<Record<Side, string>> = { A: 'First player', B: 'Second player' };

export function boardsOf(encounter: Encounter, story: Story): Readonly<Record<string, Json>> {
  const clock = clockBoard(encounter, story);
  const tiebreak = (story.pending?.verdict ?? story.settled?.verdict)?.tiebreak ?? null;
  const boards: Readonly<Record<string, Board | null>> = {
    score: scoreBoard(encounter, story),
    elements: elementsBoard(story),
    objectives: objectivesBoard(story),
    armies: story.first === null ? null : armiesBoard(story),
    tiebreak: tiebreak && tiebreakBoard(story, tiebreak),
  };
  const there = Object.entries(boards).flatMap(([name, board]) => (board ? [[name, boardJson(board)] as const] : []));
  return { ...(clock === null ? {} : { clock }), ...Object.fromEntries(there) };
}

function rowsBoard(place: number, title: string, rows: readonly BoardRow[]): Board | null {
  return rows.length === 0 ? null : { kind: 'rows', place, title, rows };
}

function scoreBoard(encounter: Encounter, story: Story): Board | null {
  const points = pointsSoFar(story);
  const name = SCENARIOS.find(({ id }) => id === story.setting.scenario)?.label ?? 'Scenario not chosen yet';
  const edge = latestAnswer(encounter, 'edge')?.value;
  const turned = edge === 'change' ? ['turn the drawing round: the second player took the opposite edge'] : [];
  const rows = SIDES.map((side) => ({
    title: story.first === null ? `Side ${side}` : PLAYER[side],
    figure: String(points[side]),
    facts: [`${points[side]} of ${POINTS_TO_WIN} control points`],
    rules: cite('SR15-VICTORY-04'),
    of: seatOf(story, side),
  }));
  return rowsBoard(1, [name, ...turned].join(' · '), rows);
}

const HOLDS: Readonly<Record<Held['hold'], string>> = { dominate: 'dominates', control: 'controls', none: '' };

/** Who held what at the last scoring, with what, and why not more. */
function elementsBoard(story: Story): Board | null {
  const states = (story.pending?.verdict ?? story.settled?.verdict)?.states ?? {};
  const rows = Object.entries(states).map(([id, { held, contestedBy }]): BoardRow => {
    const facts = SIDES.flatMap((side) => {
      const { hold, by, why } = held[side];
      if (hold !== 'none') return [`${PLAYER[side]} ${HOLDS[hold]} it with ${named(story, by)}`];
      if (why !== null) return [`${PLAYER[side]}: ${named(story, [why])}`];
      return contestedBy[side].length > 0
        ? [`${PLAYER[side]} contests it with ${named(story, contestedBy[side])}`]
        : [];
    });
    const rules = [...new Set(SIDES.flatMap((side) => held[side].rules))];
    const kind = story.scenario.elements[id]?.kind === 'zone' ? 'Zone' : 'Flag';
    return { title: `${kind} ${id}`, facts: facts.length > 0 ? facts : ['nobody'], rules };
  });
  return rowsBoard(2, 'Zones and flags at the last scoring', rows);
}

/** Ids of cards as their names. */
function named({ cards }: Story, texts: readonly string[]): string {
  return cards.reduce((text, { id, name }) => text.replaceAll(id, name), texts.join(', '));
}

/** The card is that of the list that its owner chose this round. */
function objectivesBoard(story: Story): Board | null {
  if (!story.scenario.objectives) return null;
  cite('SR15-LIST-06');
  const rows = SIDES.map((side): BoardRow => {
    const id = OBJECTIVES[side];
    const chosen = story.chosen.armies[seatOf(story, side)]?.objective ?? null;
    const card = OBJECTIVE_CARDS.find((one) => one.id === chosen);
    const fell = story.fell.some(({ objective }) => objective === id);
    const abilities = card?.abilities ?? [];
    return {
      title: `${PLAYER[side]}: ${card?.label ?? 'objective'}`,
      figure: fell ? 'fallen' : `${OBJECTIVE_BOXES - (story.boxes[id] ?? 0)} of ${OBJECTIVE_BOXES}`,
      facts: [OBJECTIVE_COMMON, ...abilities.map(({ name, text }) => `${name}: ${text}`)],
      rules: [
        ...cite('SR15-OBJ-COMMON-01', 'SR15-OBJ-COMMON-02', 'SR15-OBJ-COMMON-03'),
        ...abilities.flatMap(({ rules }) => rules),
      ],
    };
  });
  return rowsBoard(3, 'Objectives: boxes left', rows);
}

function armiesBoard(story: Story): Board | null {
  const rows = story.cards.map(({ id, side, name, models }): BoardRow => {
    const left = inPlay(story.army, id);
    return {
      title: name,
      figure: models === 1 ? (left === 0 ? 'lost' : 'in play') : `${left} of ${models}`,
      facts: [PLAYER[side]],
      of: seatOf(story, side),
    };
  });
  return rowsBoard(5, 'Armies', rows);
}

/** The four figures, and for the last two what each card counts: doubled, half, or nothing, and why. */
function tiebreakBoard(story: Story, broken: Broken): Board | null {
  const { figures, remaining, losses } = broken;
  const rows = SIDES.flatMap((side): readonly BoardRow[] => {
    const of = seatOf(story, side);
    const figure = (title: string, value: number, facts: readonly string[], ...rules: readonly string[]): BoardRow => ({
      ...{ title: `${PLAYER[side]}: ${title}`, figure: String(value), facts, of },
      rules: cite(...rules),
    });
    const lost = losses[side].map(({ what, points }) => `${named(story, [what])} ${points}`);
    return [
      figure('1. casters in play', figures.casters[side], [], 'SR15-TB-10'),
      figure('2. control points', figures.controlPoints[side], [], 'SR15-TB-20'),
      figure(
        '3. army points left',
        figures.armyPoints[side],
        remaining[side].map((one) => leftText(story, one)),
        'SR15-TB-30',
        'SR15-TB-37',
      ),
      figure('4. army points lost', figures.lost[side], lost, 'SR15-TB-40', 'SR15-TB-42'),
    ];
  });
  return rowsBoard(4, 'Tiebreakers', rows);
}

function leftText(story: Story, { what, cost, points, doubled, why }: Remaining): string {
  const name = named(story, [what]);
  if (doubled) return `${name} 2 × ${cost} = ${points}`;
  return why === null ? `${name} ${points}` : `${name} ${points} (${why.replace(/\.$/, '').toLowerCase()})`;
}
