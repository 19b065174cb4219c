/** What the armies lose and get back, told at any time until the result is signed. */
import type { Given } from '../../../../encounter/question.ts';
import type { AskKind, Choice } from '../../../../encounter/types.ts';
import { type Json, numberOf, textOf, fieldsOf } from '../../../../journal/json.ts';
import { askId } from '../../../../encounter/ask-id.ts';
import { sideIn } from '../../../../encounter/names.ts';
import { cite } from '../../../../rules/cite.ts';
import { type Refusal, refuse } from '../../../../rules/refusal.ts';
import type { Army } from '../../rules/army.ts';
import { SIDES } from '../../rules/sides.ts';
import { victoryNow } from '../../rules/victory.ts';
import { type FieldedCard, changed, inPlay, spared } from '../fielded.ts';
import { LOST_ID, POINTS_LOST_ID, SPARED_ID } from '../ids.ts';
import { MOST_POINTS, isOnPaper } from '../left.ts';
import { inTurn, question } from '../question.ts';
import { type Pending, type Story, seatOf, turnId } from '../state.ts';
import { NEW, resolved } from '../story.ts';

function cardChoices(story: Story, holds: (left: number, card: Story['cards'][number]) => boolean): readonly Choice[] {
  return story.cards
    .filter((card) => holds(inPlay(story.army, card.id), card))
    .map((card) => {
      const left = card.models > 1 ? `, ${inPlay(story.army, card.id)} left` : '';
      const label = `${card.name} (${sideIn(seatOf(story, card.side))}${left})`;
      return { id: card.id, label, ...sureOf(story, card, 1) };
    });
}

/** The loss of a caster, and whatever else a variant ends the game by: a slip there costs most. */
export function sureOf(
  story: Story,
  { id, caster }: Pick<FieldedCard, 'id' | 'caster'>,
  models: number,
): Pick<Choice, 'sure'> {
  if (story.over || inPlay(story.army, id) < models) return {};
  const ends = victoryNow(changed(story.army, id, -models), story.setting.options) !== null;
  if (ends && !isWon(story)) return { sure: 'ends' };
  return caster ? { sure: 'weighs' } : {};
}

function cardKind(story: Story, choices: readonly Choice[]): AskKind {
  const most = Math.max(1, ...story.cards.map(({ models }) => models));
  return {
    type: 'record',
    fields: [
      { id: 'card', label: 'What', kind: { type: 'choice', choices } },
      {
        id: 'models',
        label: 'How many models, if not one',
        kind: { type: 'number', min: 1, max: most },
        optional: true,
      },
    ],
  };
}

interface Told {
  readonly card: string;
  readonly models: number;
}

function toldIn(value: Json): Told {
  const { card, models } = fieldsOf(value);
  return { card: textOf(card), models: numberOf(models, 1) };
}

/** What a loss, or one put right, leaves: the list beside it says the same. */
export function leftAfter(by: 1 | -1) {
  return ({ cards, army, ...story }: Story, value: Json): string => {
    const { card, models } = toldIn(value);
    const told = cards.find(({ id }) => id === card);
    if (!told) return card;
    const name = `${told.name} (${sideIn(seatOf(story, told.side))})`;
    return told.models === 1 ? name : `${name}: ${inPlay(army, card) + by * models} of ${told.models} left`;
  };
}

const AGAIN = { again: true, optional: true } as const;
const AT_ROW = { ...AGAIN, atRow: true } as const;

/** The game is won, or over: what is told now was so before. */
const hasEnded = ({ over, pending }: Story): boolean => over || pending?.verdict?.over === true;

/** Whatever falls now ends nothing more. */
export const isWon = (story: Story): boolean =>
  hasEnded(story) || victoryNow(story.army, story.setting.options) !== null;

/** A loss ended it, and nothing that was scored or given up: a slip in it is a slip in all that followed. */
function endedByLoss({ pending, ending, conceded }: Story): boolean {
  return conceded === null && (pending ?? ending?.pending)?.moment.kind === 'mid-turn';
}

/** What fell at the moment that ended the game may still decide it; after that, who has won stands. */
export function decides(story: Story, army: Army): Refusal | null {
  const { options } = story.setting;
  if (!hasEnded(story) || story.conceded !== null) return null;
  const [before, after] = [victoryNow(story.army, options), victoryNow(army, options)];
  if (endedByLoss(story) && (!story.over || after === null)) return null;
  if (before?.winner === after?.winner && before?.by === after?.by) return null;
  const message =
    'That would have ended the game differently. If it is right, go back to before the end and enter it there.';
  return refuse('decides-the-game', message, ...cite('SR15-VICTORY-01'));
}

/** The army as it is now known to have been; what turns on it is worked out anew. */
function withArmy(story: Story, change: (army: Army) => Army, { number, at }: Pick<Given, 'number' | 'at'>): Story {
  if (story.over && story.ending) {
    const { pending, before } = story.ending;
    return resolvedOr({ ...story, ...before, army: change(before.army), over: false, ending: null }, pending, number);
  }
  const now = { ...story, army: change(story.army) };
  if (story.pending) return resolvedOr(now, story.pending, number);
  if (victoryNow(now.army, story.setting.options) === null) return now;
  return resolved(now, { ...NEW, id: 'end', at, moment: { kind: 'mid-turn' } });
}

/** A slip that ended a game, put right: the game goes on, and the clocks stand as they did when it was told. */
function resolvedOr(story: Story, pending: Pending, number: number): Story {
  const now = { ...story, pending };
  const goesOn = endedByLoss(now) && victoryNow(story.army, story.setting.options) === null;
  if (!goesOn) return resolved(story, pending);
  return { ...story, pending: null, slips: [...story.slips, { after: number, from: pending.at }] };
}

const LOST_HELP = 'Destroyed or removed from play';

export const LOST = question({
  id: LOST_ID,
  asks: (story, id) => {
    // One that is gone keeps its place: whoever enters it again is told so.
    const choices = cardChoices(story, () => true).map((one) =>
      inPlay(story.army, one.id) > 0 ? one : { ...one, taken: true },
    );
    const kind = cardKind(story, choices);
    const rules = cite('SR15-TB-41', 'SR15-VICTORY-01');
    const asked = { label: 'Destroyed', help: LOST_HELP, kind, neverAs: 'Nothing was destroyed' };
    return [{ id: id({}, turnId(story.turn)), of: 'any', ...asked, ...AT_ROW, rules }];
  },
  check: (story, value) => {
    const { card, models } = toldIn(value);
    const left = inPlay(story.army, card);
    if (models <= left) return decides(story, changed(story.army, card, -models));
    const name = story.cards.find(({ id }) => id === card)?.name ?? card;
    if (left === 0) return refuse('too-many-lost', `${name}: entered as destroyed already.`, ...cite('SR15-TB-41'));
    return refuse(
      'too-many-lost',
      `Only ${left} of that ${left === 1 ? 'is' : 'are'} left in play.`,
      ...cite('SR15-TB-41'),
    );
  },
  never: ({ cards }, value) => {
    const { card, models } = toldIn(value);
    const has = cards.find(({ id }) => id === card)?.models ?? models;
    return models > has ? refuse('too-many-lost', `Only ${has} of that are there.`, ...cite('SR15-TB-41')) : null;
  },
  words: leftAfter(-1),
  apply: toldLate((army, { card, models }) => changed(army, card, -models)),
  stays: (story) => {
    const lost = story.answers.findLast(
      ({ ask, side }) => LOST_ID.read(ask) && (story.as === 'all' || story.as === side),
    );
    if (lost === undefined || !endedByLoss(story)) return null;
    const why = 'Tap Undo at its row in Armies: the clocks then stand as they did.';
    return { why, by: { ask: SPARED_ID.write({}, turnId(story.turn)), value: lost.value } };
  },
});

/** A loss that was entered by mistake: it never was. */
export const SPARED = question({
  id: SPARED_ID,
  asks: (story, id) => {
    const choices = cardChoices(story, (left, card) => left < card.models);
    if (choices.length === 0) return [];
    const kind = cardKind(story, choices);
    return [
      {
        id: id({}, turnId(story.turn)),
        of: 'any',
        label: 'Not destroyed: a slip',
        kind,
        ...AT_ROW,
        rules: cite('SR15-TB-41'),
      },
    ];
  },
  check: (story, value) => {
    const { card, models } = toldIn(value);
    const lost = (story.cards.find(({ id }) => id === card)?.models ?? 0) - inPlay(story.army, card);
    if (models <= lost) return decides(story, spared(story.army, card, models));
    return refuse('not-lost', `Only ${lost} of that ${lost === 1 ? 'is' : 'are'} lost.`, ...cite('SR15-TB-41'));
  },
  words: leftAfter(1),
  apply: toldLate((army, { card, models }) => spared(army, card, models)),
});

function toldLate(change: (army: Army, told: Told) => Army) {
  return (story: Story, value: Json, { scope, ...given }: Pick<Given, 'number' | 'at'> & { scope: string }): Story =>
    story.first === null || scope !== turnId(story.turn)
      ? story
      : withArmy(story, (army) => change(army, toldIn(value)), given);
}

/** Of a list that stays on paper: points are counted up as cards fall, and down where it was a slip. */
export const POINTS_LOST = question({
  id: POINTS_LOST_ID,
  scores: true,
  asks: (story, id) =>
    SIDES.filter((side) => isOnPaper(story, side)).map((side) => ({
      id: id({ side }, turnId(story.turn)),
      of: 'any',
      label: `Army points lost by ${sideIn(seatOf(story, side))}`,
      help: 'How many more than were counted; fewer with a minus. Casters are not counted.',
      kind: { type: 'number', min: -MOST_POINTS, max: MOST_POINTS },
      ...AGAIN,
      rules: cite('SR15-TB-41', 'SR15-RESULT-02'),
    })),
  check: ({ counted }, value, { said: { side } }) => {
    const now = counted[side];
    if (now + Number(value) >= 0 && now + Number(value) <= MOST_POINTS) return null;
    return refuse('not-lost', `${now} army points are counted as lost.`, ...cite('SR15-TB-41'));
  },
  apply: (story, value, { said: { side }, scope }) => {
    if (story.first === null || scope !== turnId(story.turn)) return story;
    const by = Number(value);
    const now = { ...story, counted: { ...story.counted, [side]: story.counted[side] + by } };
    if (now.over && now.ending) {
      const { pending, before } = now.ending;
      return resolved({ ...now, ...before, over: false, ending: null }, pending);
    }
    return now.pending ? resolved(now, now.pending) : now;
  },
});

export const BACK = question({
  id: askId('back'),
  asks: (story, id) => {
    const choices = cardChoices(story, (left, card) => left < card.models);
    const asked = { label: 'Returned to play', kind: cardKind(story, choices), ...AGAIN, rules: cite('SR15-TB-46') };
    return choices.length === 0 ? [] : [{ id: id({}, turnId(story.turn)), of: 'any', ...asked }];
  },
  words: leftAfter(1),
  apply: inTurn((story, value) => {
    const { card, models } = toldIn(value);
    return story.pending ? story : { ...story, army: changed(story.army, card, models) };
  }),
});
