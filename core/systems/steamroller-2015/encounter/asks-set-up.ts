/** What is asked before the first turn: lists and specialists in secret, the starting roll, edges, deployment. */
import type { Ask, AskKind, Choice, Encounter } from '../../../encounter/types.ts';
import { isAnswered, latestAnswer } from '../../../encounter/answers.ts';
import { sideIn } from '../../../encounter/names.ts';
import type { Stream } from '../../../chance/stream.ts';
import { isPlainObject } from '../../../journal/json.ts';
import { cite } from '../../../rules/cite.ts';
import { type ListChoice, chooseList } from '../lists.ts';
import { SCENARIOS } from '../names.ts';
import type { ArmyList, Entry } from '../roster/army-list.ts';
import { readArmyList } from '../roster/paste.ts';
import { drawScenario } from '../scenario.ts';
import { nextAtStart } from '../sequence.ts';
import { SIZES } from '../sizes.ts';
import { CLOCK_START, phaseId, phaseNow } from './clocks.ts';
import { HOUSE, SCENARIO, SEATS, type Seat, TABLE_VARIANTS } from './setting.ts';
import { type Story, onDeathClock, seatOf } from './state.ts';
import { lastRoll } from './story.ts';

/** What a side may choose this round, by its lists and those it has played. */
export function choosing({ setting }: Pick<Story, 'setting'>, seat: Seat, list: string): ListChoice {
  const { lists, played } = setting.sides[seat];
  const ids = lists.map(({ id }) => id);
  const { plannedRounds, options } = setting;
  return chooseList({ lists: ids, played, plannedRounds, announced: true, locked: false }, list, options);
}

/** Null once the first turn may begin. */
export function setUpAsks(encounter: Encounter, story: Story): readonly Ask[] | null {
  const { chosen } = story;
  const open = houseAsks(encounter);
  if (open.length > 0) return open;
  if (!chosen.revealed) return SEATS.filter((seat) => !chosen.by.includes(seat)).map((seat) => listAsk(story, seat));
  const paper = SEATS.filter((seat) => chosen.lists[seat] === null).map(armyAsk);
  if (chosen.toSwap.length > 0) return [...chosen.toSwap.map((seat) => swapAsk(seat, chosen.lists[seat])), ...paper];
  const next = placing(encounter, story);
  return next === null ? null : [...next, ...(story.deployed.length === 0 ? paper : [])];
}

/** A game without an event says itself what it is played by. */
function houseAsks(encounter: Encounter): readonly Ask[] {
  const { setting } = encounter;
  if (!isPlainObject(setting) || setting.scenario !== '') return [];
  if (!isAnswered(encounter, HOUSE)) return [houseAsk()];
  return isAnswered(encounter, SCENARIO) ? [] : [scenarioAsk()];
}

function houseAsk(): Ask {
  const points = SIZES.map((size) => ({ id: String(size.points), label: `${size.points} points` }));
  const variants = TABLE_VARIANTS.map(({ id, label, meaning }) => ({ id, label, meaning }));
  return {
    id: HOUSE,
    of: 'any',
    label: 'What you play by',
    kind: {
      type: 'record',
      fields: [
        { id: 'points', label: 'Points', kind: { type: 'choice', choices: points } },
        {
          id: 'variants',
          label: 'Variants',
          kind: { type: 'choices', choices: variants, min: 0, max: variants.length },
          optional: true,
        },
      ],
    },
    suggested: { points: '50', variants: [] },
    rules: cite('SR15-TIME-01', 'SR15-GEN-02'),
  };
}

function scenarioAsk(): Ask {
  const as: AskKind = { type: 'choice', choices: SCENARIOS };
  const rules = cite('SR15-SELECT-01', 'SR15-AMB-45');
  return { id: SCENARIO, of: 'any', label: 'Scenario', kind: { type: 'draw', what: 'two d3', as }, rules };
}

/** A roll on the table of scenarios, until it finds one. */
export function drawnScenario(stream: Stream): string {
  return drawScenario({}, {}, stream).scenario.scenario as string;
}

function listAsk(story: Story, seat: Seat): Ask {
  const { choices } = choosing(story, seat, '');
  const label = (id: string, text: string): string => {
    const { casters } = readArmyList(text, id).list;
    const names = casters.map(({ card }) => card).join(', ');
    return names === '' ? id.replace(/^list/, 'List ') : `${id.replace(/^list/, 'List ')}: ${names}`;
  };
  const { lists } = story.setting.sides[seat];
  const open = lists.filter(({ id }) => choices.includes(id));
  const kept = open.length < lists.length ? ' The rounds left are needed for lists that must still be played.' : '';
  return {
    id: `list:${seat}`,
    of: seat,
    label: 'Your list for this game',
    help: `Both lists are opened at the same moment, once both are chosen. Then they stay.${kept}`,
    kind: { type: 'choice', choices: open.map(({ id, text }) => ({ id, label: label(id, text) })) },
    secret: true,
    rules: cite('SR15-START-02', 'SR15-START-03', 'SR15-START-04'),
  };
}

function armyAsk(seat: Seat): Ask {
  return {
    id: `army:${seat}`,
    of: 'any',
    label: 'The list itself',
    help: 'Paste it, and losses and tiebreakers are worked out card by card. Without it you tell army points in figures.',
    kind: { type: 'sheet', what: 'army list' },
    optional: true,
    rules: cite('SR15-START-01', 'SR15-RECORD-01'),
  };
}

function swapAsk(seat: Seat, list: ArmyList | null): Ask {
  const named = (entries: readonly Entry[], prefix: string): readonly Choice[] =>
    entries.map(({ card, paid }, index) => ({ id: `${prefix}${index + 1}`, label: `${card} (${paid})` }));
  const some = (choices: readonly Choice[]): AskKind => ({ type: 'choices', choices, min: 0, max: choices.length });
  return {
    id: `swap:${seat}`,
    of: seat,
    label: 'Your specialists',
    help: 'Whole cards out and in; nothing at all is an answer too. Both swaps are opened at the same moment.',
    kind: {
      type: 'record',
      fields: [
        { id: 'out', label: 'Out of the list', kind: some(named(list?.entries ?? [], 'e')) },
        { id: 'in', label: 'In from the specialists', kind: some(named(list?.specialists ?? [], 's')) },
      ],
    },
    secret: true,
    rules: cite('SR15-VAR-LIST-15', 'SR15-VAR-LIST-16'),
  };
}

const DIE: AskKind = { type: 'number', min: 1, max: 6 };

/** Roll, order, edge, deployment, one after the other. */
function placing(encounter: Encounter, story: Story): readonly Ask[] | null {
  const { number, winner } = lastRoll(encounter);
  const roll = winner === null ? {} : { A: winner === 'A' ? 2 : 1, B: winner === 'B' ? 2 : 1 };
  const order = latestAnswer(encounter, 'order')?.value;
  const { next, who } = nextAtStart({
    players: ['A', 'B'],
    done: ['announce', 'choose-lists', 'reveal-lists', ...(latestAnswer(encounter, 'edge') ? ['choose-edge'] : [])],
    rolls: roll,
    chose: order === 'first' || order === 'second' ? order : null,
    deployed: onDeathClock(story) ? [] : story.deployed.map((side) => seatOf(story, side)),
    specialists: false,
  });
  const seat = SEATS.find((one) => one === who) ?? 'A';
  switch (next) {
    case 'starting-roll':
      return [rollAsk(number + 1)];
    case 'choose-order':
      return [orderAsk(seat)];
    case 'choose-edge':
      return [edgeAsk(seat)];
    case 'deploy':
      return onDeathClock(story) ? deploymentOnClock(encounter, story) : [deployAsk(story, seat)];
    case null:
    default:
      return null;
  }
}

function rollAsk(number: number): Ask {
  return {
    id: `roll:${number}`,
    of: 'any',
    label: number === 1 ? 'Starting roll' : 'Starting roll, again: it was a tie',
    kind: {
      type: 'draw',
      what: 'a die each',
      as: {
        type: 'record',
        fields: [
          { id: 'A', label: sideIn('A'), kind: DIE },
          { id: 'B', label: sideIn('B'), kind: DIE },
        ],
      },
    },
    rules: cite('SR15-START-05', 'SR15-AMB-11'),
  };
}

function orderAsk(seat: Seat): Ask {
  const choices = [
    { id: 'first', label: 'First player', meaning: 'You deploy first and take the first turn.' },
    { id: 'second', label: 'Second player', meaning: 'You choose the table edge.' },
  ];
  const rules = cite('SR15-START-05', 'SR15-START-07');
  return { id: 'order', of: seat, label: 'You won the roll: what are you?', kind: { type: 'choice', choices }, rules };
}

function edgeAsk(seat: Seat): Ask {
  const choices = [
    { id: 'stay', label: 'The edge where I stand' },
    { id: 'change', label: 'The opposite edge' },
  ];
  const rules = cite('SR15-START-06', 'SR15-AMB-49');
  return { id: 'edge', of: seat, label: 'Your table edge', kind: { type: 'choice', choices }, rules };
}

function deployAsk(story: Story, seat: Seat): Ask {
  const side = seatOf(story, 'A') === seat ? 'A' : 'B';
  const depth = side === 'A' ? 7 : 10;
  return {
    id: `deploy:${side}`,
    of: seat,
    label: 'Your army is deployed',
    help: `Up to ${depth}″ from your edge; models with Advance Deployment 6″ further.`,
    kind: { type: 'confirm' },
    rules: cite('SR15-START-07', 'SR15-SCEN-COMMON-01', 'SR15-GEO-01'),
  };
}

const PHASES: Readonly<Record<string, string>> = {
  'pre-deployment': 'Everything before deployment is done',
  deployment: 'Your army is deployed',
  'advance-deployment': 'Advance deployment is done',
};

function deploymentOnClock(encounter: Encounter, story: Story): readonly Ask[] | null {
  if (latestAnswer(encounter, CLOCK_START) === undefined) {
    const label = 'The organiser gave the signal: the clock starts';
    const rules = cite('SR15-VAR-TIME-11', 'SR15-VAR-TIME-12', 'SR15-VAR-TIME-13');
    return [{ id: CLOCK_START, of: 'any', label, kind: { type: 'confirm' }, clock: true, rules }];
  }
  const now = phaseNow(encounter);
  if (now === null) return null;
  const { phase, side } = now;
  return [
    {
      id: phaseId(phase, side),
      of: seatOf(story, side),
      label: PHASES[phase] ?? phase,
      help: 'Your tap passes the clock.',
      kind: { type: 'confirm' },
      clock: true,
      rules: cite('SR15-VAR-TIME-13'),
    },
  ];
}
