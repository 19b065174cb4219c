/** What is asked while a turn runs, and what a moment waits for that is to be scored. */
import type { Ask, Choice, Encounter } from '../../../encounter/types.ts';
import { latestAnswer } from '../../../encounter/answers.ts';
import { sideIn } from '../../../encounter/names.ts';
import { cite } from '../../../rules/cite.ts';
import { isScored } from '../game/awards.ts';
import { OBJECTIVES } from '../game/scenarios.ts';
import { SIDES, otherSide } from '../game/sides.ts';
import { OBJECTIVE_BOXES } from '../objectives.ts';
import { has } from '../options.ts';
import { inOrder, stepsLeft } from '../sequence.ts';
import { mayExtend } from '../table-clock.ts';
import { timing } from '../timing.ts';
import { JUDGE_CLOCK, clockOf } from './clocks.ts';
import { FACTS_HELP, factFields } from './facts.ts';
import { inPlay } from './fielded.ts';
import { leftFields } from './left.ts';
import { type Wanted, wantedFor } from './moment.ts';
import { SEATS, type Seat } from './setting.ts';
import { type Pending, type Story, onDeathClock, seatOf, turnId } from './state.ts';
import { suggestedFacts, suggestedLeft, tableId } from './measured.ts';

const CONFIRM = { type: 'confirm' } as const;

export function turnAsks(encounter: Encounter, story: Story): readonly Ask[] {
  const { pending } = story;
  const wanted = pending && wantedFor(story, pending);
  if (pending && wanted) {
    const also =
      pending.id === 'end' && pending.moment.kind === 'mid-turn' && story.conceded === null ? [lostAsk(story)] : [];
    const measures = wanted.what === 'facts' || (wanted.what === 'left' && wanted.twice);
    return [momentAsk(encounter, story, { pending, wanted }), ...also, ...(measures ? [tableAsk(story)] : [])];
  }
  const clock = clockAsks(encounter, story);
  // The clock of a turn starts before anything else; without it the turn can be played all the same.
  const first = clock.filter(({ optional }) => optional !== true);
  const others = clock.filter(({ optional }) => optional === true);
  return [...first, endAsk(story), ...duringTurn(story), ...others, ...endings(encounter, story)];
}

function endAsk(story: Story): Ask {
  return {
    id: `${turnId(story.turn)}/end`,
    of: seatOf(story, story.turn.active),
    label: 'My turn is over',
    help: inOrder(stepsLeft('turn-end', [])),
    kind: CONFIRM,
    clock: true,
    rules: cite('SR15-VICTORY-08', 'SR15-VICTORY-06'),
  };
}

function cardChoices(story: Story, holds: (left: number, card: Story['cards'][number]) => boolean): readonly Choice[] {
  return story.cards
    .filter((card) => holds(inPlay(story.army, card.id), card))
    .map((card) => ({
      id: card.id,
      label: `${card.name} (${card.side === 'A' ? 'first' : 'second'} player${card.models > 1 ? `, ${inPlay(story.army, card.id)} left` : ''})`,
    }));
}

function lostAsk(story: Story): Ask {
  const choices = cardChoices(story, (left) => left > 0);
  const most = Math.max(1, ...story.cards.map(({ models }) => models));
  return {
    id: `${turnId(story.turn)}/lost`,
    of: 'any',
    label: 'Destroyed or removed from play',
    kind: {
      type: 'record',
      fields: [
        { id: 'card', label: 'What', kind: { type: 'choice', choices } },
        { id: 'models', label: 'How many models', kind: { type: 'number', min: 1, max: most }, optional: true },
      ],
    },
    again: true,
    optional: true,
    rules: cite('SR15-TB-41', 'SR15-VICTORY-01'),
  };
}

function backAsk(story: Story): readonly Ask[] {
  const choices = cardChoices(story, (left, card) => left < card.models);
  if (choices.length === 0) return [];
  const most = Math.max(1, ...story.cards.map(({ models }) => models));
  return [
    {
      id: `${turnId(story.turn)}/back`,
      of: 'any',
      label: 'Returned to play',
      kind: {
        type: 'record',
        fields: [
          { id: 'card', label: 'What', kind: { type: 'choice', choices } },
          { id: 'models', label: 'How many models', kind: { type: 'number', min: 1, max: most }, optional: true },
        ],
      },
      again: true,
      optional: true,
      rules: cite('SR15-TB-46'),
    },
  ];
}

function duringTurn(story: Story): readonly Ask[] {
  const id = turnId(story.turn);
  const { scenario } = story;
  const standing = SIDES.map((side) => OBJECTIVES[side]).filter(
    (one) => !story.fell.some((fall) => fall.objective === one),
  );
  const objectives = standing.map((one) => ({
    id: one,
    label: one === OBJECTIVES.A ? 'The first player’s' : 'The second player’s',
  }));
  const boxes: Ask = {
    id: `${id}/boxes`,
    of: 'any',
    label: 'Damage on an objective',
    help: `All boxes that are marked now, of ${OBJECTIVE_BOXES}. With the last one it is destroyed; mark all if it is removed.`,
    kind: {
      type: 'record',
      fields: [
        { id: 'objective', label: 'Which', kind: { type: 'choice', choices: objectives } },
        { id: 'boxes', label: 'Boxes marked', kind: { type: 'number', min: 0, max: OBJECTIVE_BOXES } },
      ],
    },
    again: true,
    optional: true,
    rules: cite('SR15-OBJ-COMMON-01', 'SR15-OBJ-COMMON-04', 'SR15-SCEN-COMMON-03'),
  };
  const elements = [
    ...Object.keys(scenario.elements),
    ...(scenario.objectives ? SIDES.map((side) => OBJECTIVES[side]) : []),
  ];
  const moved: Ask = {
    id: `${id}/moved`,
    of: 'any',
    label: 'Put back what was knocked out of place',
    kind: { type: 'choice', choices: elements.map((element) => ({ id: element, label: element })) },
    again: true,
    optional: true,
    rules: cite('SR15-TERRAIN-12', 'SR15-TERRAIN-13'),
  };
  return [
    lostAsk(story),
    ...backAsk(story),
    ...(scenario.objectives && objectives.length > 0 ? [boxes] : []),
    moved,
    tableAsk(story),
    ...SEATS.filter((seat) => story.chosen.armies[seat] === null).map(unitAsk),
  ];
}

/** No army has larger ones. */
const LARGEST_UNIT = 30;

/** Of a list on paper: a unit, so that its models can be put on the table and be counted. */
function unitAsk(seat: Seat): Ask {
  return {
    id: `unit:${seat}`,
    of: 'any',
    label: `${sideIn(seat)} has a unit in the list on paper`,
    help: 'How many models it begins with, attachments too. Then they can be put on the table one by one, and lost.',
    kind: { type: 'number', min: 2, max: LARGEST_UNIT },
    again: true,
    optional: true,
    rules: cite('SR15-ELEM-07', 'SR15-ELEM-09', 'SR15-DEF-01', 'SR15-DEF-05'),
  };
}

function tableAsk(story: Story): Ask {
  return {
    id: tableId(story),
    of: 'any',
    label: 'Where models stand',
    help: 'What stands at the elements is then measured and suggested.',
    kind: { type: 'table' },
    again: true,
    optional: true,
    rules: cite('SR15-GEO-02', 'SR15-GEO-05'),
  };
}

function clockAsks(encounter: Encounter, story: Story): readonly Ask[] {
  if (onDeathClock(story)) return deathClockAsks(encounter, story);
  const { options } = story.setting;
  if (timing(options).turn === null) return [];
  const id = turnId(story.turn);
  const { active } = story.turn;
  const of = seatOf(story, active);
  if (latestAnswer(encounter, `${id}/start`) === undefined) {
    const label = 'Continuous effects are done: my clock starts';
    return [{ id: `${id}/start`, of, label, kind: CONFIRM, clock: true, rules: cite('SR15-TIME-06') }];
  }
  const stopped = latestAnswer(encounter, `${id}/clock`)?.value === 'stop';
  const go = stopped ? { id: 'go', label: 'Go on' } : { id: 'stop', label: 'Stop' };
  const hold: Ask = {
    id: `${id}/clock`,
    of,
    label: stopped ? 'My clock goes on' : 'The opponent moves, rolls or decides: my clock stops',
    kind: { type: 'choice', choices: [go] },
    clock: true,
    again: true,
    // A clock that stands is what the game waits for.
    optional: !stopped,
    rules: cite('SR15-TIME-08'),
  };
  const asked = { by: active, active, turnOver: false, used: story.extended };
  const extension: Ask = {
    id: `${id}/extension`,
    of,
    label: 'My extension: 5 minutes',
    help: 'Once a game, said in your own turn; it starts when the normal time is up.',
    kind: CONFIRM,
    clock: true,
    optional: true,
    rules: cite('SR15-TIME-09', 'SR15-TIME-10'),
  };
  return [hold, ...(mayExtend(options, asked) === null ? [extension] : [])];
}

function deathClockAsks(encounter: Encounter, story: Story): readonly Ask[] {
  const id = turnId(story.turn);
  const seats = SEATS.map((seat) => ({ id: seat, label: sideIn(seat) }));
  const rules = cite('SR15-VAR-TIME-14', 'SR15-VAR-TIME-16', 'SR15-VAR-TIME-17', 'SR15-VAR-TIME-18');
  const again = { again: true, optional: true } as const;
  return [
    ...switchAsk(encounter, story),
    ...(isScored(story.turn) ? SIDES : []).map((side): Ask => ({
      id: `${id}/won:${side}`,
      of: seatOf(story, side),
      label: 'The scenario is won with this position',
      help: 'When both say so the turn may end at once.',
      kind: { type: 'flag' },
      clock: true,
      again: true,
      optional: true,
      rules,
    })),
    ...SEATS.map((seat): Ask => ({
      id: `pause:${seat}`,
      of: 'any',
      label: `${sideIn(seat)} paused the clock`,
      help: 'Players may not: the first time is a warning, the second loses the game.',
      kind: CONFIRM,
      ...again,
      rules,
    })),
    // A judge stops the clock; that it runs out, or the round's end comes, is noted by itself.
    ...(encounter.as === 'all' ? forJudges(seats) : []),
  ];
}

/** Whoever's Death Clock runs may switch it over: while the opponent acts, and back when that is done. */
function switchAsk(encounter: Encounter, story: Story): readonly Ask[] {
  const runs = SEATS.find((seat) => seat === clockOf(encounter, story)?.face.runs);
  if (runs === undefined) return [];
  const own = runs === seatOf(story, story.turn.active);
  const face = own ? 'The opponent acts: their clock' : 'Done: the clock goes back';
  return [
    {
      id: `${turnId(story.turn)}/clock`,
      of: runs,
      label: own ? 'The opponent moves, rolls or decides: the clock runs for them' : 'I am done: the clock goes back',
      kind: { type: 'choice', choices: [{ id: otherSide(runs), label: face }] },
      clock: true,
      again: true,
      optional: own,
      rules: cite('SR15-VAR-TIME-17'),
    },
  ];
}

function forJudges(seats: readonly Choice[]): readonly Ask[] {
  return [
    {
      id: JUDGE_CLOCK,
      of: 'any',
      label: 'A judge stops the clock, or starts it again',
      kind: {
        type: 'choice',
        choices: [
          { id: 'stop', label: 'Stop' },
          { id: 'go', label: 'Go on' },
        ],
      },
      again: true,
      optional: true,
      rules: cite('SR15-VAR-TIME-16'),
    },
    {
      id: 'clock-out',
      of: 'any',
      label: 'A clock ran out',
      kind: { type: 'choice', choices: seats },
      optional: true,
      rules: cite('SR15-VAR-TIME-19', 'SR15-VAR-TIME-20'),
    },
    {
      id: 'expected-end',
      of: 'any',
      label: 'The round’s expected end has come',
      kind: {
        type: 'record',
        fields: SEATS.map((seat) => ({
          id: seat,
          label: `Seconds left: ${sideIn(seat)}`,
          kind: { type: 'number', min: 0, max: 36_000 },
        })),
      },
      optional: true,
      rules: cite('SR15-VAR-TIME-11', 'SR15-VAR-TIME-21'),
    },
  ];
}

function endings(encounter: Encounter, story: Story): readonly Ask[] {
  const { options } = story.setting;
  const called = timing(options).diceDown;
  const dice: Ask = {
    id: 'dice-down',
    of: 'any',
    label: 'Dice down was called',
    help: 'A move or roll under way is finished; end-of-turn effects resolve. Then the scenario is scored once more.',
    kind: CONFIRM,
    // Never what somebody is asked to do now.
    again: true,
    optional: true,
    rules: cite('SR15-DICEDOWN-01', 'SR15-DICEDOWN-02', 'SR15-DICEDOWN-04'),
  };
  const asked = latestAnswer(encounter, 'dice-down') === undefined && (called || has(options, 'no-time-limits'));
  return [
    ...(asked && called ? [dice] : []),
    ...SEATS.map((seat): Ask => ({
      id: `concede:${seat}`,
      of: seat,
      label: `${sideIn(seat)} concedes`,
      kind: CONFIRM,
      again: true,
      optional: true,
      rules: cite('SR15-CONCEDE-01', 'SR15-CONCEDE-02', 'SR15-CONCEDE-05'),
    })),
  ];
}

interface Waiting {
  readonly pending: Pending;
  readonly wanted: Wanted;
}

function momentAsk(encounter: Encounter, story: Story, { pending, wanted }: Waiting): Ask {
  const { id } = pending;
  const { active } = story.turn;
  switch (wanted.what) {
    case 'agreed':
      return {
        id: `${id}/agreed`,
        of: 'any',
        label: 'Do both players accept that this position was reached before the clock ran out?',
        kind: { type: 'flag' },
        rules: cite('SR15-VAR-TIME-19', 'SR15-VAR-TIME-20'),
      };
    case 'facts':
      return factsAsk(encounter, story, id, wanted);
    case 'pick': {
      const { caster, elements } = wanted.pick;
      const name = story.cards.find((card) => card.id === caster)?.name ?? caster;
      return {
        id: `${id}/pick:${caster}`,
        of: seatOf(story, active),
        label: `${name} dominates`,
        help: 'A caster dominates one element; the active player says which.',
        kind: { type: 'choice', choices: elements.map((element) => ({ id: element, label: element })) },
        rules: cite('SR15-ELEM-13', 'SR15-AMB-08'),
      };
    }
    case 'left': {
      const { side, twice } = wanted;
      const fields = leftFields(story, side, twice);
      return {
        id: `${id}/left:${side}`,
        of: 'any',
        label: `What is left of the ${side === 'A' ? 'first' : 'second'} player’s army?`,
        help: 'Mark what holds; nothing marked is an answer too.',
        kind: { type: 'record', fields },
        ...suggestedLeft(encounter, story, fields),
        rules: cite('SR15-VICTORY-05', 'SR15-RESULT-02', ...(twice ? ['SR15-TB-30', 'SR15-TB-37'] : [])),
      };
    }
  }
}

function factsAsk(encounter: Encounter, story: Story, id: string, wanted: Extract<Wanted, { what: 'facts' }>): Ask {
  const { scored, boxed } = wanted;
  const { active } = story.turn;
  const fields = factFields({ scenario: story.scenario, cards: story.cards, active, scored, boxed });
  return {
    id: `${id}/facts`,
    of: 'any',
    label: 'What stands at the zones and flags?',
    help: FACTS_HELP,
    kind: { type: 'record', fields },
    ...suggestedFacts(encounter, story),
    rules: cite('SR15-ELEM-06', 'SR15-ELEM-08', 'SR15-ELEM-10', 'SR15-ELEM-11', 'SR15-KILLBOX-02'),
  };
}
