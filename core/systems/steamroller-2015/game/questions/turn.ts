import { numberOf, textOf, fieldsOf } from '../../../../journal/json.ts';
import { NEW, resolved } from '../story.ts';
import { inTurn, question, CONFIRM } from '../question.ts';
import { OBJECTIVES } from '../../rules/scenarios.ts';
import { askId } from '../../../../encounter/ask-id.ts';
import { sideIn } from '../../../../encounter/names.ts';
import { tableId, askedOf } from '../measured.ts';
import { OBJECTIVE_BOXES, mayDamage } from '../../rules/objectives.ts';
import { BOXES_ID, TABLE_ID, END_ID } from '../ids.ts';
import { endsFrom, mayEnd } from '../clocks.ts';
import { SIDES } from '../../rules/sides.ts';
import { cite } from '../../../../rules/cite.ts';
import type { Choice } from '../../../../encounter/types.ts';
import { isNow, turnId, seatOf, type Story } from '../state.ts';
import { checkTable, tableValues } from '../../../../encounter/table.ts';
import { elementName } from '../named-elements.ts';
/** What is told while a turn runs: damage on objectives, where things stand; and its end. */
const AGAIN = { again: true, optional: true } as const;

/** With one that fell in this turn: it may have been a slip. */
function standingObjectives(story: Story): readonly Choice[] {
  const { turn, fell } = story;
  const gone = fell.filter((fall) => !isNow(fall, turn));
  return SIDES.filter((side) => !gone.some((fall) => fall.objective === OBJECTIVES[side])).map((side) => ({
    id: OBJECTIVES[side],
    label: `${sideIn(seatOf(story, side))}’s objective`,
  }));
}

export const BOXES = question({
  id: BOXES_ID,
  scores: true,
  asks: (story, id) => {
    const choices = standingObjectives(story);
    if (!story.scenario.objectives || choices.length === 0 || mayDamage(story.turn) !== null) return [];
    return [
      {
        id: id({}, turnId(story.turn)),
        of: 'any',
        label: 'Damage on an objective',
        help: `All boxes that are marked now, of ${OBJECTIVE_BOXES}. With the last one it is destroyed; mark all if it is removed.`,
        kind: {
          type: 'record',
          fields: [
            { id: 'objective', label: 'Which', kind: { type: 'choice', choices } },
            { id: 'boxes', label: 'Boxes marked', kind: { type: 'number', min: 0, max: OBJECTIVE_BOXES } },
          ],
        },
        ...AGAIN,
        rules: cite('SR15-OBJ-COMMON-01', 'SR15-OBJ-COMMON-04', 'SR15-SCEN-COMMON-03'),
      },
    ];
  },
  notNow: ({ turn }) => mayDamage(turn),
  words: (story, value) => {
    const { objective, boxes } = fieldsOf(value);
    const left = OBJECTIVE_BOXES - numberOf(boxes, 0);
    return `${elementName(story, textOf(objective))}: ${left} of ${OBJECTIVE_BOXES} boxes left`;
  },
  apply: inTurn((story, value) => {
    if (story.pending) return story;
    const { objective, boxes } = fieldsOf(value);
    if (typeof objective !== 'string' || typeof boxes !== 'number') return story;
    const marked = { ...story, boxes: { ...story.boxes, [objective]: boxes } };
    const fallen = story.fell.some((fall) => fall.objective === objective);
    if (boxes < OBJECTIVE_BOXES) return { ...marked, fell: story.fell.filter((fall) => fall.objective !== objective) };
    if (fallen) return marked;
    return { ...marked, fell: [...story.fell, { objective, ...story.turn, boxes: story.boxes[objective] ?? 0 }] };
  }),
});

export const MOVED = question({
  id: askId('moved'),
  asks: (story, id) => {
    const { scenario, turn } = story;
    const elements = [
      ...Object.keys(scenario.elements),
      ...(scenario.objectives ? SIDES.map((side) => OBJECTIVES[side]) : []),
    ];
    const kind = {
      type: 'choice',
      choices: elements.map((one) => ({ id: one, label: elementName(story, one) })),
    } as const;
    const rules = cite('SR15-TERRAIN-12', 'SR15-TERRAIN-13');
    const label = 'Put back what was knocked out of place';
    return [{ id: id({}, turnId(turn)), of: 'any', label, kind, ...AGAIN, rules }];
  },
  apply: (story, value) => ({ ...story, moved: textOf(value, null) }),
});

export const TABLE = question({
  id: TABLE_ID,
  asks: (story) => {
    const wanted = story.pending?.wanted ?? null;
    if (wanted !== null && wanted.what !== 'facts' && !(wanted.what === 'left' && wanted.twice)) return [];
    return [
      {
        id: tableId(story),
        of: 'any',
        label: 'Where models stand',
        help: 'What stands at the elements is then measured and suggested.',
        kind: { type: 'table' },
        ...AGAIN,
        rules: cite('SR15-GEO-02', 'SR15-GEO-05'),
      },
    ];
  },
  check: (story, value) => checkTable(askedOf(story), tableValues(story.answers), value),
  apply: (story) => story,
});

export const END = question({
  id: END_ID,
  asks: (story, id) => {
    const from = endsFrom(story);
    return [
      {
        id: id({}, turnId(story.turn)),
        of: seatOf(story, story.turn.active),
        label: 'My turn is over',
        help:
          from === null
            ? 'End-of-turn effects come first.'
            : 'End-of-turn effects come first. On Death Clock a turn takes 15 seconds of its own clock at least.',
        kind: CONFIRM,
        clock: true,
        ...(from === null ? {} : { from }),
        rules: [...(from === null ? [] : cite('SR15-VAR-TIME-14')), ...cite('SR15-VICTORY-08', 'SR15-VICTORY-06')],
      },
    ];
  },
  check: (story, _, { at }) => mayEnd(story, at),
  apply: inTurn((story, _, { at }) => {
    if (story.pending) return story;
    return resolved(story, { ...NEW, id: turnId(story.turn), moment: { kind: 'turn-end' }, at });
  }),
});
