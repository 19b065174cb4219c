/** What the page of a game draws beside its questions: score, elements, objectives, armies, tiebreakers; and the clock. */
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Board, type BoardRow, type BoardTap, boardJson } from '../../../encounter/board.ts';
import { sideIn } from '../../../encounter/names.ts';
import type { Json } from '../../../journal/json.ts';
import { cite } from '../../../rules/cite.ts';
import { type ElementScoring, OBJECTIVES } from '../rules/scenarios.ts';
import { SIDES, type PlayerSide, bySide, otherSide } from '../rules/sides.ts';
import type { BrokenTie, Remaining } from '../rules/tiebreakers.ts';
import { scenarioRow } from '../terrain/elements.ts';
import { objectiveCards } from '../terrain/layouts.ts';
import { SCENARIOS } from '../names.ts';
import { pointsLost } from '../rules/losses.ts';
import { OBJECTIVE_BOXES, OBJECTIVE_CARDS, OBJECTIVE_COMMON, mayDamage } from '../rules/objectives.ts';
import { POINTS_TO_WIN } from '../event/score.ts';
import { clockBoard } from './clocks.ts';
import { isIdle } from '../rules/army.ts';
import { countsAlike } from './facts.ts';
import { type FieldedCard, changed, inPlay } from './fielded.ts';
import { decides, isWon, sureOf } from './questions/losses.ts';
import { lookedOver } from './questions/set-up.ts';
import { askedOf, tableId } from './measured.ts';
import { titleIn } from '../roster/paste.ts';
import { SEATS, type Seat } from './setting.ts';
import { BOXES_ID, LOST_ID, POINTS_LOST_ID, SPARED_ID } from './ids.ts';
import { isOnPaper } from './left.ts';
import { capital, elementName, saysCaster } from './named-elements.ts';
import { type Story, isNow, named, seatOf, turnId } from './state.ts';

export function boardsOf(story: Story): Readonly<Record<string, Json>> {
  const clock = clockBoard(story);
  const tiebreak = (story.pending?.verdict ?? story.settled?.verdict)?.tiebreak ?? null;
  const boards: Readonly<Record<string, Board | null>> = {
    elements: elementsBoard(story),
    objectives: objectivesBoard(story),
    objectiveCards: objectiveCardsBoard(story),
    armies: story.first === null ? null : armiesBoard(story),
    tiebreak: tiebreak && tiebreakBoard(story, tiebreak),
    table: tableBoard(story),
    lists: listsBoard(story),
  };
  const there = Object.entries(boards).flatMap(([name, board]) => (board ? [[name, boardJson(board)] as const] : []));
  return { ...(clock === null ? {} : { clock }), ...Object.fromEntries(there) };
}

/** What both brought, to read before a list is chosen and while specialists are; from the first turn on the armies stand there. */
function listsBoard(story: Story): Board | null {
  const { setting, setUp, deployed } = story;
  if (deployed.length === SIDES.length) return null;
  const handedIn = SEATS.flatMap((seat) =>
    setUp.armies[seat] ? [] : setting.sides[seat].lists.flatMap(({ id, text }) => listRow(seat, id, text)),
  );
  const pasted = SEATS.flatMap((seat) => readRow(story, seat));
  const rows = [...handedIn, ...pasted];
  if (rows.length === 0) return null;
  const title = handedIn.length > 0 ? 'Lists of both' : 'Lists as read';
  return { kind: 'rows', place: 6, title, rows, folded: handedIn.length > 0 || story.first !== null };
}

function listRow(seat: Seat, id: string, text: string): readonly BoardRow[] {
  const facts = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return facts.length === 0 ? [] : [{ title: `${sideIn(seat)}: ${id.replace('list', 'List ')}`, facts, of: seat }];
}

/** What was pasted at the table, as it was read. */
function readRow(story: Story, seat: Seat): readonly BoardRow[] {
  const text = story.setUp.armies[seat];
  const [read] = text ? lookedOver(story, seat, text) : [];
  const name = text ? titleIn(text) : '';
  const title = name === '' ? `${sideIn(seat)}’s list` : `${sideIn(seat)}: ${name}`;
  return read ? [{ title, facts: [read.text], of: seat }] : [];
}

/** From the first turn on: before, nothing stands there. */
function tableBoard(story: Story): Board | null {
  if (story.first === null || story.deployed.length < SIDES.length || story.over) return null;
  return { kind: 'table', title: 'The table', place: 3, ask: tableId(story), ...askedOf(story) };
}

/** A score is entered in a form of its own, and once the game is over its card says what counts. */
function isPutAway({ over, pending }: Story): boolean {
  return over || pending !== null;
}

function rowsBoard(place: number, title: string, rows: readonly BoardRow[], folded: boolean): Board | null {
  return rows.length === 0 ? null : { kind: 'rows', place, title, rows, ...(folded ? { folded } : {}) };
}

/** What each element is worth, who held it at the last scoring, with what, and why not more. */
function elementsBoard(story: Story): Board | null {
  const of = (side: PlayerSide): string => sideIn(seatOf(story, side));
  const states = (story.pending?.verdict ?? story.settled?.verdict)?.states ?? {};
  const { scenario, setting } = story;
  const rows = Object.entries(scenario.elements).map(([id, element], place): BoardRow => {
    const state = states[id];
    const facts = SIDES.flatMap((side) => {
      if (!state) return [];
      const { hold, by, why } = state.held[side];
      const holding = standing(story, by);
      if (hold !== 'none' && !holding) return [];
      if (hold === 'control') return [`${of(side)} controls it with ${holding}`];
      if (hold === 'dominate') {
        return [saysCaster(story, side) ? `${of(side)} dominates it with ${holding}` : `${of(side)} dominates it`];
      }
      if (why !== null) return [`${of(side)}: ${named(story, [why])}`];
      // An objective says by its name whose it is.
      const [objectives, models] = parted(state.contestedBy[side], (id) => id === OBJECTIVES[side]);
      const [contesting, objective] = [standing(story, models), standing(story, objectives)];
      return [
        ...(contesting ? [`${of(side)} contests it with ${contesting}`] : []),
        ...(objective ? [`${objective} contests it`] : []),
      ];
    });
    const rules = state ? SIDES.flatMap((side) => state.held[side].rules) : [];
    return {
      title: capital(elementName(story, id)),
      ...(element.owner === 'neutral' ? { figure: worthText(element.worth.A) } : {}),
      facts: [...(element.owner === 'neutral' ? [] : [worthTexts(element, of)]), ...facts],
      rules: [...new Set([...(place === 0 ? scenario.rules : []), ...rules])],
    };
  });
  const name = SCENARIOS.find(({ id }) => id === setting.scenario)?.label ?? '';
  const turned = story.setUp.edge === 'change';
  const edge = turned ? ` · turn the drawing round: ${of('B')} took the opposite edge` : '';
  // It is read before armies stand; from then on what is tapped stands first.
  const stands = story.deployed.length === SIDES.length;
  return rowsBoard(
    4,
    `${name}: ${scenario.killBox ? 'kill box' : 'no kill box'}, ${POINTS_TO_WIN} control points win${edge}`,
    rows,
    isPutAway(story) || stands,
  );
}

function parted(
  ids: readonly string[],
  holds: (id: string) => boolean,
): readonly [readonly string[], readonly string[]] {
  return [ids.filter(holds), ids.filter((id) => !holds(id))];
}

/** Of what was there at the last scoring, what has not fallen since; nothing where all has. */
function standing(story: Story, ids: readonly string[]): string {
  const isGone = (id: string): boolean =>
    story.fell.some(({ objective }) => objective === id) ||
    (story.cards.some((card) => card.id === id) && inPlay(story.army, id) === 0);
  return named(
    story,
    ids.filter((id) => !isGone(id)),
  );
}

function worthText(worth: ElementScoring['worth']['A']): string {
  const { control, dominate } = worth;
  if (countsAlike(worth)) return `control or dominate ${control}`;
  return control > 0 ? `control ${control} or dominate ${dominate}` : `dominate ${dominate}`;
}

function worthTexts({ worth }: ElementScoring, of: (side: PlayerSide) => string): string {
  return SIDES.map((side) => `${of(side)}: ${worthText(worth[side])}`).join('; ');
}

/** The card is that of the list that its owner chose this round. */
function objectivesOf({ setting, chosen, scenario, first }: Story) {
  const row = first !== null && scenario.objectives ? scenarioRow(setting.scenario) : undefined;
  if (row === undefined) return [];
  const cards = objectiveCards(
    row,
    bySide((side) => chosen.armies[seatOf({ first }, side)]?.objective ?? undefined),
  );
  return SIDES.map((side) => {
    const id = OBJECTIVES[side];
    const card = OBJECTIVE_CARDS.find((one) => one.id === cards[id]);
    return { id, card, title: `${sideIn(seatOf({ first }, side))}’s objective${card ? `: ${card.label}` : ''}` };
  });
}

/** What is tapped as it falls; what it does is read in a fold of its own. */
function objectivesBoard(story: Story): Board | null {
  const rows = objectivesOf(story).map(({ id, title }): BoardRow => {
    const fell = story.fell.some(({ objective }) => objective === id);
    const figure = fell ? 'fallen' : `${OBJECTIVE_BOXES - (story.boxes[id] ?? 0)} of ${OBJECTIVE_BOXES}`;
    const safe = mayDamage(story.turn) !== null;
    const facts = safe ? [`cannot be damaged before ${sideIn(seatOf(story, 'B'))}’s turn 2`] : [];
    return { title, figure, facts, taps: safe ? [] : objectiveTaps(story, id) };
  });
  // Till one may be damaged there is nothing to tap in it.
  return rowsBoard(2, 'Objectives: boxes left', rows, isPutAway(story) || mayDamage(story.turn) !== null);
}

function objectiveCardsBoard(story: Story): Board | null {
  const cards = objectivesOf(story).map(({ title, card }): BoardRow => {
    const abilities = card?.abilities ?? [];
    return {
      title,
      facts: abilities.map(({ name, text }) => `${name}: ${text}`),
      rules: abilities.flatMap(({ rules }) => rules),
    };
  });
  if (cards.length === 0) return null;
  const rules = cite('SR15-OBJ-COMMON-01', 'SR15-OBJ-COMMON-02', 'SR15-OBJ-COMMON-03');
  const rows = [...cards, { title: 'Both', facts: [OBJECTIVE_COMMON], rules }];
  return { kind: 'rows', place: 7, title: 'What the objectives do', rows, folded: true };
}

/** What is left of it after a hit, or all of it at once; a slip is put right in the turn in which it was made. */
function objectiveTaps({ turn, fell, boxes }: Story, objective: string): readonly BoardTap[] {
  const ask = BOXES_ID.write({}, turnId(turn));
  const marked = (boxes: number) => ({ ask, value: { objective, boxes } });
  const left = Array.from({ length: OBJECTIVE_BOXES }, (_, more) => more + 1);
  const fall = fell.find((one) => one.objective === objective);
  const hurt: BoardTap = {
    label: 'Damage',
    says: 'How many boxes are left?',
    answer: marked(boxes[objective] ?? 0),
    idle: fall !== undefined,
    ways: left.map((count) => ({ says: String(count), answer: marked(OBJECTIVE_BOXES - count) })),
  };
  const back = { label: 'Undo', says: 'Not destroyed: a slip', answer: marked(fall?.boxes ?? 0) };
  const destroyed = { label: 'Destroyed', says: 'Destroyed or removed', answer: marked(OBJECTIVE_BOXES) };
  if (fall && !isNow(fall, turn)) return [];
  return [...(fall ? [back] : []), hurt, { ...destroyed, idle: fall !== undefined }];
}

function armiesBoard(story: Story): Board | null {
  const rows = story.cards.map(({ id, side, name, models, caster }): BoardRow => {
    const left = inPlay(story.army, id);
    return {
      title: name,
      figure: models === 1 ? (left === 0 ? 'lost' : 'in play') : `${left} of ${models}`,
      facts: idleFacts(story, id),
      of: seatOf(story, side),
      taps: lossTaps(story, { id, caster, models, left }),
      piece: id,
    };
  });
  if (rows.length === 0) return null;
  const sums = SIDES.map((side) => pointsLostRow(story, side));
  // What is fought in a turn is the other army; while a score is entered it is out of the way.
  const first = seatOf(story, otherSide(story.turn.active));
  const folded = isPutAway(story) || story.deployed.length < SIDES.length;
  const [title, tells] = ['Armies', 'tap what fell'];
  return { kind: 'rows', place: 1, title, tells, rows: [...sums, ...rows], folded, bySide: true, first };
}

/** Why a machine that still stands is among the army points lost. */
function idleFacts({ army }: Story, card: string): readonly string[] {
  const machine = army.models.find(({ id, inPlay: stands }) => id === card && stands);
  if (!machine || !isIdle(army, machine)) return [];
  return [`${machine.kind === 'beast' ? 'wild' : 'inert'}: counts as lost`];
}

/** What has fallen, added up; of a list on paper it is counted by hand. */
function pointsLostRow(story: Story, side: PlayerSide): BoardRow {
  const paper = isOnPaper(story, side);
  const counted = paper ? story.counted[side] : 0;
  // Once the game is over what was counted is in the army.
  const points = pointsLost(story.army, side).points + (story.over ? 0 : counted);
  const ask = POINTS_LOST_ID.write({ side }, turnId(story.turn));
  const taps = [1, 5, -1].flatMap((by): readonly BoardTap[] => {
    const says = by < 0 ? 'One point fewer: a slip' : by === 1 ? 'One point more' : `${by} points more`;
    return counted + by < 0 ? [] : [{ label: by < 0 ? '−1' : `+${by}`, says, answer: { ask, value: by } }];
  });
  return {
    title: 'Army points lost',
    figure: String(points),
    facts: [],
    of: seatOf(story, side),
    ...(paper ? { taps } : {}),
  };
}

/** What fell, model by model or all at once; and a slip put right, beside it. */
function lossTaps(
  story: Story,
  { id, caster, models, left }: Pick<FieldedCard, 'id' | 'caster' | 'models'> & { readonly left: number },
): readonly BoardTap[] {
  const scope = turnId(story.turn);
  const tap = (label: string, says: string, ask: string, count: number): BoardTap => ({
    ...{ label, says, answer: { ask, value: count === 1 ? { card: id } : { card: id, models: count } } },
  });
  const [lost, spared] = [LOST_ID.write({}, scope), SPARED_ID.write({}, scope)];
  const alone = models === 1;
  const sure = sureOf(story, { id, caster }, left);
  // Once the game is won a caster that fell in the same moment changes how; one that would change it afterwards is no tap.
  const late = caster && left > 0 && isWon(story);
  if (late && decides(story, changed(story.army, id, -left)) !== null) return [];
  const too = late ? ' too, at the same moment' : '';
  return [
    // A whole unit by a slip: it is back in one tap too.
    ...(left === 0 && !alone ? [tap(`+${models}`, 'None destroyed: a slip', spared, models)] : []),
    // What comes and goes stands first: the others keep their places at the end of the row.
    ...(left === models ? [] : [tap(alone ? 'Undo' : '+1', 'Not destroyed: a slip', spared, 1)]),
    ...(alone
      ? []
      : [
          { ...tap('−1', 'One model destroyed', lost, 1), leaves: true, idle: left === 0, ...(left === 1 ? sure : {}) },
        ]),
    {
      ...tap(
        alone ? (late ? 'Destroyed too' : 'Destroyed') : 'All',
        `${alone ? 'Destroyed' : 'All destroyed'}${too}`,
        lost,
        left,
      ),
      leaves: left === 1,
      idle: left === 0,
      ...sure,
    },
  ];
}

/** The four figures, and for the last two what each card counts: doubled, half, or nothing, and why. */
function tiebreakBoard(story: Story, broken: BrokenTie): Board | null {
  const { figures, remaining, losses } = broken;
  const rows = SIDES.flatMap((side): readonly BoardRow[] => {
    const of = seatOf(story, side);
    const figure = (title: string, value: number, facts: readonly string[], ...rules: readonly RuleId[]): BoardRow => ({
      ...{ title: `${sideIn(seatOf(story, side))}: ${title}`, figure: String(value), facts, of },
      rules: cite(...rules),
    });
    const lost = losses[side].map(
      ({ what, points, why }) => `${named(story, [what])} ${points}${why === undefined ? '' : ` (${why})`}`,
    );
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
  return { kind: 'rows', place: 0, title: 'Tiebreakers', rows, folded: false };
}

function leftText(story: Story, { what, cost, points, doubled, why }: Remaining): string {
  const name = named(story, [what]);
  if (doubled) return `${name} 2 × ${cost} = ${points}`;
  return why === null ? `${name} ${points}` : `${name} ${points} (${why.replace(/\.$/, '').toLowerCase()})`;
}
