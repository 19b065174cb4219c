import { isOnPaper, leftFields } from '../left.ts';
import { FACTS_ID, DICE_DOWN_ID, PICK_ID, SCORES_ID } from '../ids.ts';
import { type Refusal, refuse } from '../../../../rules/refusal.ts';
import { SEATS } from '../setting.ts';
import { type Said, askId, type Words } from '../../../../encounter/ask-id.ts';
import type { Ask } from '../../../../encounter/types.ts';
import { cite } from '../../../../rules/cite.ts';
import { sideOf, seatOf, type Story, type Pending, type Wanted } from '../state.ts';
import { offered, suggestedLeft, suggestedFacts, suggestedScores } from '../measured.ts';
import { inPlay } from '../fielded.ts';
import { elementName, elementsNamed, theName } from '../named-elements.ts';
import { objectiveLines } from '../../rules/awards.ts';
import { picksOf } from '../../rules/elements.ts';
import { withoutCasters } from '../../rules/army.ts';
import { type PlayerSide, otherSide } from '../../rules/sides.ts';
import { contestedByObjective } from '../../rules/ground.ts';
import { victoryNow } from '../../rules/victory.ts';
import { timing } from '../../event/timing.ts';
import { has } from '../../event/options.ts';
import { latestAnswer } from '../../../../encounter/answers.ts';
import { sideIn } from '../../../../encounter/names.ts';
import { wordsOf } from '../../../../encounter/words.ts';
import { type Json, fieldsOf, numberOf, textOf } from '../../../../journal/json.ts';
import { factFields, factsOfScores, FACTS_HELP, readFacts, scoreFields, scoresHelp } from '../facts.ts';
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
        ends: 'the game',
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
  scores: true,
  asks: (_, id) =>
    SEATS.map((seat) => ({
      id: id({ seat }),
      of: seat,
      label: `${sideIn(seat)} concedes`,
      kind: CONFIRM,
      ends: 'the game',
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

/** Whoever would lose by it says so: the clock ran out in the other's own turn. */
export const AGREED = question({
  id: askId('agreed'),
  asks: (story, id) => {
    const waits = waiting(story, 'agreed');
    const { active } = story.turn;
    const label = `Do you accept that ${sideIn(seatOf(story, active))} had reached this position before the clock ran out?`;
    const of = seatOf(story, otherSide(active));
    const rules = cite('SR15-VAR-TIME-19', 'SR15-VAR-TIME-20');
    return waits ? [{ id: id({}, waits.scope), of, label, kind: { type: 'flag' }, rules }] : [];
  },
  apply: inMoment((_, value) => ({ agreed: value === true })),
});

/** The moment with who is there: casters that fell, by a clock that ran out too, are not. */
function present(story: Story): Story {
  const { pending, army } = story;
  const out = pending?.moment.kind === 'clock-out' && pending.agreed !== true ? pending.moment.side : null;
  return out === null ? story : { ...story, army: withoutCasters(army, out) };
}

/** What may be told of the elements at the moment. */
function factsAsked(story: Story, { scored, boxed }: Extract<Wanted, { what: 'facts' }>) {
  const { scenario, first, turn, army, ground, fell } = story;
  const cards = story.cards.filter(({ id, caster }) => !caster || inPlay(army, id) > 0);
  const fallen = fell.map(({ objective }) => objective);
  const contestedAt = (element: string) => contestedByObjective(ground, element, fallen);
  return { scenario, first, cards, active: turn.active, contestedAt, scored, boxed };
}

/** A last caster fell: nothing else is played, and what stands at the elements is still worth its points. */
function stillCounts({ army, setting }: Story): string {
  return victoryNow(army, setting.options) === null ? '' : 'The control points of this moment still count.';
}

/** What counts beside the rows, whatever is tapped: objectives that fell. */
function countsBeside(story: Story, { scored }: Extract<Wanted, { what: 'facts' }>): string {
  const fell = scored ? objectiveLines({ ...story, ...story.turn }) : [];
  const lines = fell.map(({ side, points, text }) => {
    const what = elementsNamed(story, side, text).replace(/\.$/, '');
    return `${points} for ${sideIn(seatOf(story, side))} beside this: ${what}.`;
  });
  return lines.join(' ');
}

const nobody = (beside: string): string => (beside === '' ? 'Nobody scores' : 'Nobody scores more');

/** Each row names who dominates there, and a caster dominates one. */
function dominatesTwice(story: Story, rows: Json): Refusal | null {
  const { scenario, ground } = story;
  const fallen = story.fell.map(({ objective }) => objective);
  const [twice] = picksOf(scenario, readFacts(factsOfScores(rows), { scenario, ground, fallen }));
  if (!twice) return null;
  const places = twice.elements.map((one) => theName(elementName(story, one))).join(' or ');
  const message = `A caster of ${sideIn(seatOf(story, twice.side))} dominates one element: ${places}. At the other it controls at most.`;
  return refuse('pick-element', message, ...cite('SR15-ELEM-13'));
}

export const SCORES = question({
  id: SCORES_ID,
  scores: true,
  asks: (story, id) => {
    const waits = waiting(story, 'facts');
    const there = present(story);
    const suggestion = waits && suggestedScores(there);
    if (!waits || suggestion === null) return [];
    const asked = factsAsked(there, waits.wanted);
    const fields = scoreFields(asked);
    const beside = countsBeside(story, waits.wanted);
    const help = [beside, stillCounts(story), scoresHelp(asked)].filter((line) => line !== '').join(' ');
    return [
      {
        id: id({}, waits.scope),
        of: 'any',
        firstOf: seatOf(story, story.turn.active),
        label: 'Who scores?',
        ...(help === '' ? {} : { help }),
        kind: { type: 'record', fields },
        nothingAs: nobody(beside),
        ...offered(suggestion, fields),
      },
    ];
  },
  check: dominatesTwice,
  never: dominatesTwice,
  words: (story, rows) => {
    const waits = waiting(story, 'facts');
    const fields = waits === null ? [] : scoreFields(factsAsked(present(story), waits.wanted));
    // What a row is worth is said once: in who scores by it.
    const told = wordsOf({ type: 'record', fields }, rows).replaceAll(/: \d+(?= ·|$)/g, '');
    return told || nobody(waits === null ? '' : countsBeside(story, waits.wanted));
  },
  // What is refused is said as soon as it is tapped.
  reads: () => [],
  apply: inMoment((_, rows) => ({ facts: factsOfScores(rows) })),
});

/** The same told model by model, where Muster is to say who scores. */
export const FACTS = question({
  id: FACTS_ID,
  scores: true,
  asks: (story, id) => {
    const waits = waiting(story, 'facts');
    if (!waits) return [];
    const there = present(story);
    const fields = factFields(factsAsked(there, waits.wanted));
    return [
      {
        id: id({}, waits.scope),
        of: 'any',
        firstOf: seatOf(story, story.turn.active),
        label: 'Who stands at the zones and flags?',
        help: FACTS_HELP,
        kind: { type: 'record', fields },
        ...offered(suggestedFacts(there), fields),
        ...(suggestedScores(there) === null ? {} : { optional: true }),
      },
    ];
  },
  apply: inMoment((_, facts) => ({ facts })),
});

export const PICK = question({
  id: PICK_ID,
  scores: true,
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
        kind: {
          type: 'choice',
          choices: elements.map((element) => ({ id: element, label: elementName(story, element) })),
        },
        rules: cite('SR15-ELEM-13', 'SR15-AMB-08'),
      },
    ];
  },
  apply: inMoment(({ picks }, value, { caster }) => ({
    picks: { ...picks, [caster]: textOf(value, undefined) },
  })),
});

function casterName({ cards }: Story, caster: string): string {
  return cards.find(({ id }) => id === caster)?.name ?? caster;
}

const leftCounts = (twice: boolean): string =>
  twice ? 'The 3rd tiebreaker counts what is left.' : 'The record sheet counts the army points destroyed.';

function paperWords(story: Story, side: PlayerSide, twice: boolean): Pick<Ask, 'label' | 'help'> {
  return { label: `Army points of ${sideIn(seatOf(story, side))} at the end`, help: leftCounts(twice) };
}

/** Nobody ticks survivors: what did not fall is known. */
function listWords(story: Story, side: PlayerSide, twice: boolean): Pick<Ask, 'label' | 'help' | 'nothingAs'> {
  return {
    label: `${sideIn(seatOf(story, side))}’s army at the end: anything that does not count as usual?`,
    help: `Everything that was not entered as destroyed counts as left. Mark only what is an exception. ${leftCounts(twice)}`,
    nothingAs: 'All as usual',
  };
}

export const LEFT = question({
  id: askId('left', { side: SIDE }),
  scores: true,
  asks: (story, id) => {
    const waits = waiting(story, 'left');
    if (!waits) return [];
    const { side, twice } = waits.wanted;
    const fields = leftFields(story, side, twice);
    const counts = isOnPaper(story, side) ? story.counted[side] : 0;
    return [
      {
        id: id({ side }, waits.scope),
        // Who plays it says so; the other reads it before both sign, and may object.
        of: seatOf(story, side),
        ...(isOnPaper(story, side) ? paperWords(story, side, twice) : listWords(story, side, twice)),
        kind: { type: 'record', fields },
        ...(counts === 0 || twice ? {} : { suggested: { lost: counts }, suggestedAs: 'counted', sure: true }),
        ...suggestedLeft(story, fields),
        rules: cite('SR15-VICTORY-05', 'SR15-RESULT-02', ...(twice ? (['SR15-TB-30', 'SR15-TB-37'] as const) : [])),
      },
    ];
  },
  apply: (told, value, { said: { side }, scope }) => {
    // Games without an event were once asked it before they were over.
    const { ending } = told;
    const before = ending && { ...ending.before, pending: ending.pending, over: false, ending: null };
    const story = { ...told, ...before };
    const { pending, counted, first } = story;
    if (first === null || pending?.id !== scope) return told;
    // Of a list on paper: the figure of the end is what was lost, whatever was counted before.
    const lost = numberOf(fieldsOf(value).lost, counted[side]);
    const left = { ...pending.left, [side]: value };
    return resolved({ ...story, counted: { ...counted, [side]: lost } }, { ...pending, left });
  },
});

/** Nothing goes on before it is said which element a caster dominates that could dominate several. */
export function undecided(story: Story): Refusal | null {
  const waits = waiting(story, 'pick');
  if (!waits) return null;
  const { caster, elements } = waits.wanted.pick;
  const message = `${casterName(story, caster)} could dominate ${elements.map((one) => elementName(story, one)).join(' or ')}, and dominates one: the active player says which first.`;
  return refuse('pick-element', message, ...cite('SR15-ELEM-13'));
}
