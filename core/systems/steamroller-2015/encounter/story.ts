/** What the answers of a game make true, told in the order they were given. */
import { answersUnder, latestAnswer } from '../../../encounter/answers.ts';
import type { Answer, Encounter } from '../../../encounter/types.ts';
import { type Json, isPlainObject } from '../../../journal/json.ts';
import type { Army } from '../game/army.ts';
import type { Turn } from '../game/awards.ts';
import { groundOf } from '../game/ground.ts';
import { type ScenarioScoring, scoringOf } from '../game/scenarios.ts';
import { SIDES, type Side, bySide, otherSide } from '../game/sides.ts';
import { victoryNow } from '../game/victory.ts';
import { OBJECTIVE_BOXES } from '../objectives.ts';
import { has } from '../options.ts';
import { pauseClock } from '../table-clock.ts';
import { type OnPaper, changed, fielded } from './fielded.ts';
import { chosenLists } from './lists.ts';
import { provisional, settle } from './moment.ts';
import { SEATS, type Seat, type Setting, settingOf } from './setting.ts';
import { type Pending, type Story, seatOf, sideOf, turnId } from './state.ts';

const NO_SCENARIO: ScenarioScoring = {
  killBox: false,
  elements: {},
  objectives: false,
  doubling: { A: [], B: [] },
  rules: [],
};

const known = new WeakMap<Encounter, Story>();

export function storyOf(encounter: Encounter): Story {
  const before = known.get(encounter);
  if (before) return before;
  const story = told(encounter);
  known.set(encounter, story);
  return story;
}

/** The last starting roll, by seat. */
export function lastRoll(encounter: Encounter): { readonly number: number; readonly winner: Seat | null } {
  let number = 0;
  let winner: Seat | null = null;
  for (let next = latestAnswer(encounter, 'roll:1'); next; next = latestAnswer(encounter, `roll:${number + 1}`)) {
    number += 1;
    const { A, B } = isPlainObject(next.value) ? next.value : {};
    winner = A === B ? null : Number(A) > Number(B) ? 'A' : 'B';
  }
  return { number, winner };
}

function firstOf(encounter: Encounter): Seat | null {
  const { winner } = lastRoll(encounter);
  const order = latestAnswer(encounter, 'order')?.value;
  if (winner === null || order === undefined) return null;
  return order === 'first' ? winner : otherSide(winner);
}

function told(encounter: Encounter): Story {
  const setting = settingOf(encounter);
  // Until a game without an event has its scenario nothing is measured or scored in any.
  const scenario = scoringOf(setting.scenario, setting.layout) ?? NO_SCENARIO;
  const chosen = chosenLists(encounter, setting);
  const first = firstOf(encounter);
  const armies = SIDES.map((side) => {
    const seat = seatOf({ first }, side);
    return fielded(chosen.armies[seat], side, toldOf(encounter, setting, seat));
  });
  const story: Story = {
    setting,
    scenario,
    ground: groundOf(setting.scenario, setting.layout),
    chosen,
    first,
    deployed: SIDES.filter((side) => latestAnswer(encounter, `deploy:${side}`) !== undefined),
    turn: { turn: 1, active: 'A' },
    army: {
      models: armies.flatMap(({ army }) => army.models),
      units: armies.flatMap(({ army }) => army.units),
    },
    cards: armies.flatMap(({ cards }) => cards),
    boxes: {},
    fell: [],
    points: { A: 0, B: 0 },
    lines: [],
    extended: [],
    pauses: { A: 0, B: 0 },
    conceded: null,
    pending: null,
    settled: null,
    over: false,
  };
  return first === null ? story : encounter.answers.reduce(hear, story);
}

/** What a side told of a list that stays on paper. */
function toldOf(encounter: Encounter, { options }: Setting, seat: Seat): OnPaper {
  const units = answersUnder(encounter, `unit:${seat}`).map(({ value }) => Number(value ?? 0));
  const matters = { machines: has(options, 'mangled-metal'), anything: has(options, 'no-assassination') };
  return { units, matters };
}

/** One answer more. Answers that belong to no moment that the game is in change nothing. */
function hear(story: Story, answer: Answer): Story {
  if (story.over) return story;
  const [scope = '', what = ''] = answer.ask.split('/');
  if (story.pending?.id === scope && what !== 'lost' && what !== 'back') return heardMoment(story, what, answer);
  if (scope === turnId(story.turn)) return heardInTurn(story, what, answer);
  return heardOfGame(story, answer);
}

function heardMoment(story: Story, what: string, { value }: Answer): Story {
  const { pending } = story;
  if (!pending || value === undefined) return story;
  const [name = '', of = ''] = what.split(/:(.*)/s);
  switch (name) {
    case 'facts':
      return resolved(story, { ...pending, facts: value });
    case 'agreed':
      return resolved(story, { ...pending, agreed: value === true });
    case 'pick':
      return resolved(story, {
        ...pending,
        picks: { ...pending.picks, [of]: typeof value === 'string' ? value : undefined },
      });
    case 'left':
      return resolved(story, { ...pending, left: { ...pending.left, [of]: value } });
    default:
      return story;
  }
}

function heardInTurn(story: Story, what: string, { value, at }: Answer): Story {
  const { turn, pending } = story;
  switch (what) {
    case 'lost':
      return pending && pending.id !== 'end' ? story : lost(story, value, at);
    case 'back':
      return pending ? story : { ...story, army: changedBy(story, value, 1) };
    case 'boxes':
      return pending ? story : boxed(story, value);
    case 'extension':
      return { ...story, extended: [...story.extended, turn.active] };
    case 'end':
      return pending ? story : resolved(story, { ...NEW, id: turnId(turn), moment: { kind: 'turn-end' }, at });
    default:
      return story;
  }
}

const NEW: Pick<Pending, 'facts' | 'agreed' | 'picks' | 'left' | 'verdict'> = {
  facts: null,
  agreed: null,
  picks: {},
  left: {},
  verdict: null,
};

function heardOfGame(story: Story, { ask, value, at }: Answer): Story {
  const [name = '', of = ''] = ask.split(':');
  const end = { ...NEW, id: 'end', at };
  const seat = SEATS.find((one) => one === of);
  if (name === 'concede' && seat) return conceded(story, sideOf(story, seat), at);
  if (name === 'pause' && seat) return paused(story, sideOf(story, seat), at);
  if (story.pending) return story;
  switch (name) {
    case 'dice-down':
      return resolved(story, { ...end, moment: { kind: 'dice-down' } });
    case 'clock-out': {
      const out = SEATS.find((one) => one === value);
      if (!out) return story;
      return resolved(story, { ...end, moment: { kind: 'clock-out', side: sideOf(story, out), agreed: false } });
    }
    case 'expected-end': {
      const left = isPlainObject(value) ? value : {};
      const secondsLeft = bySide((side) => Number(left[seatOf(story, side)] ?? 0));
      return resolved(story, { ...end, moment: { kind: 'expected-end', secondsLeft } });
    }
    default:
      return story;
  }
}

function conceded(story: Story, side: Side, at: number): Story {
  return resolved({ ...story, conceded: side }, { ...NEW, id: 'end', at, moment: { kind: 'mid-turn' } });
}

/** The first pause of a player is a warning, the second loses the game as a concession does. */
function paused(story: Story, side: Side, at: number): Story {
  const { loser } = pauseClock(story.setting.options, side, story.pauses[side]);
  const pauses = { ...story.pauses, [side]: story.pauses[side] + 1 };
  if (loser === null) return { ...story, pauses };
  return conceded({ ...story, pauses }, loser, at);
}

function changedBy({ army }: Story, value: Json | undefined, sign: 1 | -1): Army {
  const { card, models } = isPlainObject(value) ? value : {};
  return typeof card === 'string' ? changed(army, card, sign * Number(models ?? 1)) : army;
}

/** Losses may end the game at once; what falls at the same moment is still told then. */
function lost(story: Story, value: Json | undefined, at: number): Story {
  const now = { ...story, army: changedBy(story, value, -1) };
  if (victoryNow(now.army, story.setting.options) === null) return now;
  const pending: Pending = story.pending ?? { ...NEW, id: 'end', at, moment: { kind: 'mid-turn' } };
  return resolved(now, pending);
}

function boxed(story: Story, value: Json | undefined): Story {
  const { objective, boxes } = isPlainObject(value) ? value : {};
  if (typeof objective !== 'string' || typeof boxes !== 'number') return story;
  const marked = { ...story, boxes: { ...story.boxes, [objective]: boxes } };
  const fallen = story.fell.some((fall) => fall.objective === objective);
  if (boxes < OBJECTIVE_BOXES || fallen) return marked;
  return { ...marked, fell: [...story.fell, { objective, ...story.turn }] };
}

/** Scores the moment as soon as everything it turns on is told. */
function resolved(story: Story, pending: Pending): Story {
  const settled = settle(story, pending);
  if (settled === null) return { ...story, pending: { ...pending, verdict: provisional(story, pending) } };
  const { verdict } = settled;
  const lines = verdict.lines.map((line) => ({ ...line, turn: story.turn.turn }));
  const scored = {
    ...story,
    points: verdict.points,
    lines: [...story.lines, ...lines],
    army: settled.army,
    settled,
    pending: null,
    over: verdict.over,
  };
  return verdict.over || pending.moment.kind !== 'turn-end' ? scored : { ...scored, turn: next(story.turn) };
}

function next({ turn, active }: Turn): Turn {
  return active === 'A' ? { turn, active: 'B' } : { turn: turn + 1, active: 'A' };
}
