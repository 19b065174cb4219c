import { leftFields } from '../left.ts';
import { FACTS_ID, DICE_DOWN_ID } from '../ids.ts';
import { type Refusal, refuse } from '../../../../rules/refusal.ts';
import { SEATS } from '../setting.ts';
import { type Said, askId, text, type Words } from '../../../../encounter/ask-id.ts';
import { cite } from '../../../../rules/cite.ts';
import { sideOf, seatOf, type Story, type Pending, type Wanted } from '../state.ts';
import { suggestedLeft, suggestedFacts } from '../measured.ts';
import { timing } from '../../timing.ts';
import { has } from '../../options.ts';
import { latestAnswer } from '../../../../encounter/answers.ts';
import { sideIn } from '../../../../encounter/names.ts';
import type { Json } from '../../../../journal/json.ts';
import { factFields, FACTS_HELP } from '../facts.ts';
import { CONFIRM, SEAT, inGame, SIDE, question } from '../question.ts';
import { NEW, resolved, conceded } from '../story.ts';
/** How a game comes to be scored: calls and concessions, and what a moment waits for that is to be scored. */
export const DICE_DOWN = question({
  id: DICE_DOWN_ID,
  asks: (story, id) => {
    const called = latestAnswer(story, id({})) !== undefined;
    if (called || !timing(story.setting.options).diceDown) return [];
    return [
      {
        id: id({}),
        of: 'any',
        label: 'Dice down was called',
        help: 'A move or roll under way is finished; end-of-turn effects resolve. Then the scenario is scored once more.',
        kind: CONFIRM,
        // Never what somebody is asked to do now.
        again: true,
        optional: true,
        rules: cite('SR15-DICEDOWN-01', 'SR15-DICEDOWN-02', 'SR15-DICEDOWN-04'),
      },
    ];
  },
  apply: inGame((story, _, { at }) =>
    story.pending ? story : resolved(story, { ...NEW, id: 'end', at, moment: { kind: 'dice-down' } }),
  ),
  notNow: ({ setting: { options } }) => {
    if (timing(options).diceDown) return null;
    const rule = has(options, 'death-clock') ? 'SR15-VAR-TIME-10' : 'SR15-VAR-TIME-07';
    return refuse('no-dice-down', 'Dice down is not called in this game.', ...cite(rule));
  },
});

export const CONCEDE = question({
  id: askId('concede', { seat: SEAT }),
  asks: (_, id) =>
    SEATS.map((seat) => ({
      id: id({ seat }),
      of: seat,
      label: `${sideIn(seat)} concedes`,
      kind: CONFIRM,
      again: true,
      optional: true,
      rules: cite('SR15-CONCEDE-01', 'SR15-CONCEDE-02', 'SR15-CONCEDE-05'),
    })),
  apply: inGame((story, _, { said, at }) => conceded(story, sideOf(story, said.seat), at)),
});

/** What a moment was told that is to be scored. */
function inMoment<W extends Words>(change: (pending: Pending, value: Json, said: Said<W>) => Partial<Pending>) {
  return inGame<W>((story, value, { said, scope }) => {
    const { pending } = story;
    return pending?.id === scope ? resolved(story, { ...pending, ...change(pending, value, said) }) : story;
  });
}

/** The moment that waits for this, and what exactly. */
function waiting<What extends Wanted['what']>({ pending }: Story, what: What) {
  const wanted = pending?.wanted;
  return pending && wanted?.what === what
    ? { scope: pending.id, wanted: wanted as Extract<Wanted, { what: What }> }
    : null;
}

export const AGREED = question({
  id: askId('agreed'),
  asks: (story, id) => {
    const waits = waiting(story, 'agreed');
    const label = 'Do both players accept that this position was reached before the clock ran out?';
    const rules = cite('SR15-VAR-TIME-19', 'SR15-VAR-TIME-20');
    return waits ? [{ id: id({}, waits.scope), of: 'any', label, kind: { type: 'flag' }, rules }] : [];
  },
  apply: inMoment((_, value) => ({ agreed: value === true })),
});

export const FACTS = question({
  id: FACTS_ID,
  asks: (story, id) => {
    const waits = waiting(story, 'facts');
    if (!waits) return [];
    const { scored, boxed } = waits.wanted;
    const { scenario, cards } = story;
    const fields = factFields({ scenario, cards, active: story.turn.active, scored, boxed });
    return [
      {
        id: id({}, waits.scope),
        of: 'any',
        label: 'What stands at the zones and flags?',
        help: FACTS_HELP,
        kind: { type: 'record', fields },
        ...suggestedFacts(story),
        rules: cite('SR15-ELEM-06', 'SR15-ELEM-08', 'SR15-ELEM-10', 'SR15-ELEM-11', 'SR15-KILLBOX-02'),
      },
    ];
  },
  apply: inMoment((_, facts) => ({ facts })),
});

export const PICK = question({
  id: askId('pick', { caster: text }),
  asks: (story, id) => {
    const waits = waiting(story, 'pick');
    if (!waits) return [];
    const { caster, elements } = waits.wanted.pick;
    return [
      {
        id: id({ caster }, waits.scope),
        of: seatOf(story, story.turn.active),
        label: `${casterName(story, caster)} dominates`,
        help: 'A caster dominates one element; the active player says which.',
        kind: { type: 'choice', choices: elements.map((element) => ({ id: element, label: element })) },
        rules: cite('SR15-ELEM-13', 'SR15-AMB-08'),
      },
    ];
  },
  apply: inMoment(({ picks }, value, { caster }) => ({
    picks: { ...picks, [caster]: typeof value === 'string' ? value : undefined },
  })),
});

function casterName({ cards }: Story, caster: string): string {
  return cards.find(({ id }) => id === caster)?.name ?? caster;
}

export const LEFT = question({
  id: askId('left', { side: SIDE }),
  asks: (story, id) => {
    const waits = waiting(story, 'left');
    if (!waits) return [];
    const { side, twice } = waits.wanted;
    const fields = leftFields(story, side, twice);
    return [
      {
        id: id({ side }, waits.scope),
        of: 'any',
        label: `What is left of the ${side === 'A' ? 'first' : 'second'} player’s army?`,
        help: 'Mark what holds; nothing marked is an answer too.',
        kind: { type: 'record', fields },
        ...suggestedLeft(story, fields),
        rules: cite('SR15-VICTORY-05', 'SR15-RESULT-02', ...(twice ? (['SR15-TB-30', 'SR15-TB-37'] as const) : [])),
      },
    ];
  },
  apply: inMoment(({ left }, value, { side }) => ({ left: { ...left, [side]: value } })),
});

/** Nothing goes on before it is said which element a caster dominates that could dominate several. */
export function undecided(story: Story): Refusal | null {
  const waits = waiting(story, 'pick');
  if (!waits) return null;
  const { caster, elements } = waits.wanted.pick;
  const message = `${casterName(story, caster)} could dominate ${elements.join(' or ')}, and dominates one: the active player says which first.`;
  return refuse('pick-element', message, ...cite('SR15-ELEM-13'));
}
