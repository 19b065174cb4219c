import type { Json } from '../../../../journal/json.ts';
import { victoryNow } from '../../game/victory.ts';
import { NEW, resolved } from '../story.ts';
import { inTurn, question, CONFIRM, fieldsOf } from '../question.ts';
import type { Army } from '../../game/army.ts';
import { OBJECTIVES } from '../../game/scenarios.ts';
import { refuse } from '../../../../rules/refusal.ts';
import { askId } from '../../../../encounter/ask-id.ts';
import { tableId, askedOf } from '../measured.ts';
import { OBJECTIVE_BOXES, mayDamage } from '../../objectives.ts';
import { TABLE_ID, END_ID } from '../ids.ts';
import { mayEnd } from '../clocks.ts';
import { SIDES } from '../../game/sides.ts';
import { cite } from '../../../../rules/cite.ts';
import type { AskKind, Choice } from '../../../../encounter/types.ts';
import { turnId, seatOf, type Story, type Pending } from '../state.ts';
import { stepsLeft, inOrder } from '../../sequence.ts';
import { checkTable, tableValues } from '../../../../encounter/table.ts';
import { changed, inPlay } from '../fielded.ts';
/** What is told while a turn runs: losses, damage on objectives, where things stand; and its end. */
function cardChoices(story: Story, holds: (left: number, card: Story['cards'][number]) => boolean): readonly Choice[] {
  return story.cards
    .filter((card) => holds(inPlay(story.army, card.id), card))
    .map((card) => ({
      id: card.id,
      label: `${card.name} (${card.side === 'A' ? 'first' : 'second'} player${card.models > 1 ? `, ${inPlay(story.army, card.id)} left` : ''})`,
    }));
}

function cardKind(story: Story, choices: readonly Choice[]): AskKind {
  const most = Math.max(1, ...story.cards.map(({ models }) => models));
  return {
    type: 'record',
    fields: [
      { id: 'card', label: 'What', kind: { type: 'choice', choices } },
      { id: 'models', label: 'How many models', kind: { type: 'number', min: 1, max: most }, optional: true },
    ],
  };
}

function changedBy({ army }: Story, value: Json, sign: 1 | -1): Army {
  const { card, models } = fieldsOf(value);
  return typeof card === 'string' ? changed(army, card, sign * Number(models ?? 1)) : army;
}

const AGAIN = { again: true, optional: true } as const;

/** While a moment is scored, what fell at that moment may still be told. */
function mayBeLost({ pending, conceded: gaveUp }: Story): boolean {
  if (!pending?.wanted) return true;
  return pending.id === 'end' && pending.moment.kind === 'mid-turn' && gaveUp === null;
}

export const LOST = question({
  id: askId('lost'),
  asks: (story, id) => {
    if (!mayBeLost(story)) return [];
    const kind = cardKind(
      story,
      cardChoices(story, (left) => left > 0),
    );
    const rules = cite('SR15-TB-41', 'SR15-VICTORY-01');
    return [
      { id: id({}, turnId(story.turn)), of: 'any', label: 'Destroyed or removed from play', kind, ...AGAIN, rules },
    ];
  },
  check: (story, value) => {
    const { card, models } = fieldsOf(value);
    const left = typeof card === 'string' ? inPlay(story.army, card) : 0;
    const wanted = typeof models === 'number' ? models : 1;
    if (wanted <= left) return null;
    return refuse(
      'too-many-lost',
      `Only ${left} of that ${left === 1 ? 'is' : 'are'} left in play.`,
      ...cite('SR15-TB-41'),
    );
  },
  // Losses may end the game at once; what falls at the same moment is still told then.
  apply: inTurn((story, value, { at }) => {
    if (story.pending && story.pending.id !== 'end') return story;
    const now = { ...story, army: changedBy(story, value, -1) };
    if (victoryNow(now.army, story.setting.options) === null) return now;
    const pending: Pending = story.pending ?? { ...NEW, id: 'end', at, moment: { kind: 'mid-turn' } };
    return resolved(now, pending);
  }),
});

export const BACK = question({
  id: askId('back'),
  asks: (story, id) => {
    const choices = cardChoices(story, (left, card) => left < card.models);
    const asked = { label: 'Returned to play', kind: cardKind(story, choices), ...AGAIN, rules: cite('SR15-TB-46') };
    return choices.length === 0 ? [] : [{ id: id({}, turnId(story.turn)), of: 'any', ...asked }];
  },
  apply: inTurn((story, value) => (story.pending ? story : { ...story, army: changedBy(story, value, 1) })),
});

function standingObjectives({ fell }: Story): readonly Choice[] {
  return SIDES.map((side) => OBJECTIVES[side])
    .filter((one) => !fell.some((fall) => fall.objective === one))
    .map((one) => ({ id: one, label: one === OBJECTIVES.A ? 'The first player’s' : 'The second player’s' }));
}

export const BOXES = question({
  id: askId('boxes'),
  asks: (story, id) => {
    const choices = standingObjectives(story);
    if (!story.scenario.objectives || choices.length === 0) return [];
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
  check: ({ turn }) => mayDamage(turn),
  apply: inTurn((story, value) => {
    if (story.pending) return story;
    const { objective, boxes } = fieldsOf(value);
    if (typeof objective !== 'string' || typeof boxes !== 'number') return story;
    const marked = { ...story, boxes: { ...story.boxes, [objective]: boxes } };
    const fallen = story.fell.some((fall) => fall.objective === objective);
    if (boxes < OBJECTIVE_BOXES || fallen) return marked;
    return { ...marked, fell: [...story.fell, { objective, ...story.turn }] };
  }),
});

export const MOVED = question({
  id: askId('moved'),
  asks: ({ scenario, turn }, id) => {
    const elements = [
      ...Object.keys(scenario.elements),
      ...(scenario.objectives ? SIDES.map((side) => OBJECTIVES[side]) : []),
    ];
    const kind = { type: 'choice', choices: elements.map((one) => ({ id: one, label: one })) } as const;
    const rules = cite('SR15-TERRAIN-12', 'SR15-TERRAIN-13');
    const label = 'Put back what was knocked out of place';
    return [{ id: id({}, turnId(turn)), of: 'any', label, kind, ...AGAIN, rules }];
  },
  apply: (story, value) => ({ ...story, moved: typeof value === 'string' ? value : null }),
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
  asks: (story, id) => [
    {
      id: id({}, turnId(story.turn)),
      of: seatOf(story, story.turn.active),
      label: 'My turn is over',
      help: inOrder(stepsLeft('turn-end', [])),
      kind: CONFIRM,
      clock: true,
      rules: cite('SR15-VICTORY-08', 'SR15-VICTORY-06'),
    },
  ],
  check: (story, _, { at }) => mayEnd(story, at),
  apply: inTurn((story, _, { at }) => {
    if (story.pending) return story;
    return resolved(story, { ...NEW, id: turnId(story.turn), moment: { kind: 'turn-end' }, at });
  }),
});
