/** What is asked in an All Out Brawl: models in secret, flips, Activations in their order, the middle. */
import { among, askId, count, maybe } from '../../../../encounter/ask-id.ts';
import { sideIn } from '../../../../encounter/names.ts';
import { type Question, questionsOf } from '../../../../encounter/question.ts';
import { checkTable } from '../../../../encounter/table.ts';
import { type AskKind, type Choice, SIDE_IDS, type SideId } from '../../../../encounter/types.ts';
import { type Json, fieldsOf, numberOf, textOf } from '../../../../journal/json.ts';
import { brokenRefusal } from '../../../../rules/broken.ts';
import { cite } from '../../../../rules/cite.ts';
import { type Refusal, refuse } from '../../../../rules/refusal.ts';
import { callAsk, tableAsk } from '../../../malifaux/game/calls.ts';
import type { KnownPlayer } from '../../../malifaux/game/edition.ts';
import { CALL_ID, KILL_ID, TABLE_ID, turnScope } from '../../../malifaux/game/ids.ts';
import { INSPECT_ID, findingIn, inspectionAsks } from '../../../malifaux/game/inspection.ts';
import { leaderOf } from '../../../malifaux/roster/crew.ts';
import { written, writtenCrew } from '../../../malifaux/roster/loose.ts';
import { readCrew, unreadRefusal } from '../../../malifaux/roster/paste.ts';
import { readBack } from '../../../malifaux/roster/read-back.ts';
import {
  type BrawlState,
  dueSide,
  killedBy,
  leftIn,
  middle,
  orderRules,
  sideOf,
  sidesIn,
  toFlip,
  withActivation,
  withModel,
} from './state.ts';
import { askedIn, suggestedMiddle } from './table.ts';

const question = questionsOf<BrawlState>();

const SIDE = among(SIDE_IDS);
const LONGEST = 2000;
/** From the Black Joker to the Red one. */
const CARDS: readonly Choice[] = Array.from({ length: 15 }, (_, value) => ({
  id: String(value),
  label: value === 0 ? 'Black Joker' : value === 14 ? 'Red Joker' : String(value),
}));
const EDGES: readonly Choice[] = ['north', 'east', 'south', 'west'].map((id) => ({
  id,
  label: `The ${id} edge`,
}));

const UNKNOWN: KnownPlayer = { faction: null, details: {}, earlier: [] };

const MODEL = question({
  id: askId('crew', { side: SIDE }),
  secret: true,
  asks: ({ sides, declared }, id) =>
    sides
      .filter((side) => !declared.includes(side))
      .map((side) => ({
        id: id({ side }),
        of: side,
        label: 'Your model',
        awaited: 'model',
        help: 'Paste or type it: “Sidir Alchibal (Enforcer) (9)”. It opens when all are in. Leave it empty to keep it on paper.',
        kind: { type: 'text', longest: LONGEST },
        nothingAs: 'Seal it: the model stays on paper',
        rules: cite('GG0-MODE-AOB-02'),
      })),
  written: writtenCrew,
  check: (state, value, { said }) => checkModel(state, said.side, value),
  reads: (state, value) => {
    if (typeof value !== 'string' || value.trim() === '') return [];
    const { edition, setting } = state;
    const pasted = readCrew(written(value), edition.factions);
    const read = readBack(pasted, { ...edition.hire(setting.options), leaderPaid: true });
    return read.map((text) => ({ text, rules: [] }));
  },
  apply: (state, value, { said }) => withModel(state, said.side, value),
  opens: ({ phase }) => phase !== 'models',
  notNow: ({ declared }, { said }) =>
    declared.includes(said.side)
      ? refuse('sealed', 'A model that was sealed cannot be changed.', ...cite('GG0-MODE-AOB-02'))
      : null,
});

/** Empty: it stays on paper. */
function checkModel({ edition, setting: { options, players } }: BrawlState, side: SideId, value: Json): Refusal | null {
  if (typeof value !== 'string' || value.trim() === '') return null;
  const pasted = readCrew(value, edition.factions);
  const { crew } = pasted;
  if (!leaderOf(crew)) return refuse('bad-crew', 'No model can be read in it.', ...cite('GG0-MODE-AOB-02'));
  const player = players[side] ?? UNKNOWN;
  return unreadRefusal('bad-crew', pasted) ?? brokenRefusal('bad-crew', edition.checkCrew({ crew, player }, options));
}

function named(sides: readonly SideId[]): readonly Choice[] {
  return sides.map((id) => ({ id, label: sideIn(id) }));
}

const DEPLOYING = question({
  id: askId('deploying'),
  forAll: true,
  asks: ({ sides }, id) => {
    const kind: AskKind = { type: 'choices', choices: named(sides), min: sides.length, max: sides.length };
    const asked = {
      label: 'The order in which you deploy',
      kind: { type: 'draw', what: 'an order', as: kind },
    } as const;
    return [{ id: id({}), of: 'any', ...asked, rules: cite('GG0-MODE-AOB-03') }];
  },
  apply: (state, value) => ({ ...state, deploying: sidesIn(state, value) }),
});

/** Who flipped alike flips again: the id says which flip it is. */
const FLIP = question({
  id: askId('flip', { side: SIDE, lap: maybe(count) }),
  asks: (state, id) =>
    toFlip(state).map((side) => {
      const lap = (state.flips[side] ?? []).length;
      return {
        id: id({ side, lap: lap === 0 ? undefined : lap + 1 }, turnScope(state.turn)),
        of: side,
        label: lap === 0 ? 'Your flip for Initiative' : 'Your next flip: somebody flipped the same',
        awaited: 'flip',
        kind: { type: 'choice', choices: CARDS },
        rules: cite('GG0-MODE-AOB-06', ...(lap === 0 ? [] : (['GG0-AMB-72'] as const))),
      };
    }),
  apply: ({ flips, ...state }, value, { said: { side } }) => ({
    ...state,
    flips: { ...flips, [side]: [...(flips[side] ?? []), Number(value)] },
  }),
});

/** What somebody is due for: an edge to come back at, whether to come back, or an Activation. */
function dueNow(state: BrawlState, what: 'edge' | 'return' | 'activation'): SideId | null {
  const side = dueSide(state);
  if (side === undefined) return null;
  const due = state.returning === side ? 'edge' : state.out.includes(side) ? 'return' : 'activation';
  return due === what ? side : null;
}

function notDue(state: BrawlState): Refusal | null {
  const side = dueSide(state);
  if (side === undefined) return null;
  const order = state.order.map(sideIn).join(', ');
  return refuse('not-your-turn', `It is ${sideIn(side)}’s Activation: the order is ${order}.`, ...orderRules());
}

const EDGE = question({
  id: askId('edge', { side: SIDE }),
  asks: (state, id) => {
    const side = dueNow(state, 'edge');
    if (side === null) return [];
    const kind: AskKind = { type: 'draw', what: 'an edge', as: { type: 'choice', choices: EDGES } };
    const label = `The table edge at which ${sideIn(side)} comes back`;
    return [{ id: id({ side }, turnScope(state.turn)), of: 'any', label, kind, rules: cite('GG0-MODE-AOB-07') }];
  },
  apply: (state, value, { said: { side } }) => {
    const out = state.out.filter((one) => one !== side);
    return { ...state, returning: null, out, edge: { side, at: textOf(value) } };
  },
});

const RETURN = question({
  id: askId('return', { side: SIDE }),
  asks: (state, id) => {
    const side = dueNow(state, 'return');
    if (side === null) return [];
    return [
      {
        id: id({ side }, turnScope(state.turn)),
        of: side,
        label: 'Bring your Leader back?',
        awaited: 'decision',
        help: 'Within 6 inches of a table edge that is drawn, with Slow.',
        kind: { type: 'flag' },
        optional: state.call === 'time',
        rules: cite('GG0-MODE-AOB-07'),
      },
    ];
  },
  apply: (state, value, { said: { side } }) =>
    value === true ? { ...state, returning: side } : { ...state, acted: [...state.acted, side] },
  notNow: notDue,
});

export const ACTIVATION_ID = askId('activation', { side: SIDE });

const ACTIVATION = question({
  id: ACTIVATION_ID,
  scores: true,
  asks: (state, id) => {
    const side = dueNow(state, 'activation');
    if (side === null) return [];
    const { turn, call } = state;
    const others = leftIn(state).filter((one) => one !== side);
    const some: AskKind = { type: 'choices', choices: named(others), min: 0, max: others.length };
    return [
      {
        id: id({ side }, turnScope(turn)),
        of: side,
        label: 'Your Activation',
        awaited: 'Activation',
        help: 'When it is over.',
        nothingAs: 'It damaged and killed nobody',
        kind: {
          type: 'record',
          fields: [
            {
              id: 'damaged',
              label: 'Models that it damaged, each once',
              kind: { type: 'number', min: 0, max: others.length },
            },
            ...(others.length === 0
              ? []
              : [
                  { id: 'whom', label: 'Damaged', kind: some, optional: true },
                  { id: 'killed', label: 'Killed', kind: some, optional: true },
                ]),
          ],
        },
        rules: cite('GG0-MODE-AOB-09', 'GG0-MODE-AOB-10'),
        optional: call === 'time',
      },
    ];
  },
  check: (_, value) => {
    const { damaged, whom } = fieldsOf(value);
    const [names, hurt] = [Array.isArray(whom) ? whom.length : 0, numberOf(damaged, 0)];
    const message = `You name ${names} damaged models, and count ${hurt}.`;
    return names > hurt ? refuse('bad-answer', message, ...cite('GG0-MODE-AOB-10')) : null;
  },
  apply: (state, value, { said }) => withActivation(state, said.side, value),
  notNow: notDue,
});

/** Kills outside the killer's own Activation. */
const KILL = question({
  id: KILL_ID,
  scores: true,
  asks: (state, id) => {
    const { turn, sides } = state;
    const left = named(leftIn(state));
    if (left.length === 0) return [];
    return [
      {
        id: id({}, turnScope(turn)),
        of: 'any',
        label: 'Killed in another way',
        kind: {
          type: 'record',
          fields: [
            { id: 'victim', label: 'Whose', kind: { type: 'choice', choices: left } },
            { id: 'by', label: 'By', none: 'nobody', kind: { type: 'choice', choices: named(sides) }, optional: true },
          ],
        },
        again: true,
        optional: true,
        rules: cite('GG0-MODE-AOB-09'),
      },
    ];
  },
  apply: (state, value) => {
    const { victim, by } = fieldsOf(value);
    const fallen = sideOf(state, victim);
    return fallen ? killedBy(state, fallen, sideOf(state, by)) : state;
  },
});

export const MIDDLE_ID = askId('middle');

export const NEAR_ID = askId('near');

/** Everybody marks on one page: what one marks, the others see, and whoever ends the Turn enters what all see. */
const NEAR = question({
  id: NEAR_ID,
  asks: (state, id) => {
    const { turn, phase, call } = state;
    const left = leftIn(state);
    if ((phase !== 'end' && call !== 'time') || left.length === 0) return [];
    return [
      {
        id: id({}, turnScope(turn)),
        of: 'any',
        label: 'Marked near the middle',
        kind: {
          type: 'record',
          fields: [
            { id: 'model', label: 'Whose', kind: { type: 'choice', choices: named(left) } },
            { id: 'marked', label: 'Near the middle', kind: { type: 'flag' } },
          ],
        },
        again: true,
        optional: true,
        rules: [],
      },
    ];
  },
  apply: (state, value) => {
    const { model, marked } = fieldsOf(value);
    const before = nearNow(state).filter((side) => side !== model);
    return { ...state, near: marked === true ? [...before, ...sidesIn(state, [model ?? null])] : before };
  },
});

/** As it was marked, else as the table has it. */
function nearNow(state: BrawlState): readonly SideId[] {
  return state.near ?? sidesIn(state, suggestedMiddle(state).suggested);
}

/** At the end of a Turn, or once time was called. */
const MIDDLE = question({
  id: MIDDLE_ID,
  scores: true,
  asks: (state, id) => {
    const { edition, turn, phase, call } = state;
    if (phase !== 'end' && call !== 'time') return [];
    const { close, ...suggestion } = suggestedMiddle(state);
    const left = leftIn(state);
    return [
      {
        id: id({}, turnScope(turn)),
        of: 'any',
        label: `End of Turn ${turn}: who is near the middle`,
        help: 'With a model within 6 inches of the centre of the table.',
        nothingAs: 'Nobody is near it',
        kind: { type: 'choices', choices: named(left), min: 0, max: left.length },
        ...(state.near === null ? suggestion : { suggested: state.near, suggestedAs: 'marked' }),
        rules: cite('GG0-MODE-AOB-11', ...(close ? edition.closeRules : [])),
      },
    ];
  },
  apply: (state, value) => middle(state, sidesIn(state, value)),
});

const CALL = question({
  id: CALL_ID,
  asks: ({ turn, call }) => (call === null ? [callAsk(turn, ['last-turn', 'time'])] : []),
  apply: (state, value, { side }) => ({ ...state, call: textOf(value), caller: side }),
});

const TABLE = question({
  id: TABLE_ID,
  asks: ({ turn }) => [tableAsk(turn)],
  check: (state, value) => checkTable(askedIn(state), state.told, value),
  apply: (state, value) => ({ ...state, told: [...state.told, value], isMeasured: true }),
});

const INSPECT = question({
  id: INSPECT_ID,
  asks: ({ edition, sides, as }) => inspectionAsks(edition.inspected, sides, as),
  apply: (state, value, told) => {
    const finding = findingIn(told, value, state.sides);
    return finding ? { ...state, findings: [...state.findings, finding] } : state;
  },
});

export const QUESTIONS: Readonly<Record<BrawlState['phase'], readonly Question<BrawlState>[]>> = {
  models: [MODEL],
  deploy: [DEPLOYING, INSPECT],
  flips: [FLIP, CALL, TABLE, INSPECT],
  activations: [EDGE, RETURN, ACTIVATION, KILL, MIDDLE, NEAR, CALL, TABLE, INSPECT],
  end: [MIDDLE, NEAR, KILL, TABLE, INSPECT],
  over: [],
};
