import { writtenAs } from '../../../journal/json.ts';
import type { EnteredSetUp } from './entered-before.ts';
import { sideIn } from '../../../encounter/names.ts';
import { has } from '../event/options.ts';
import { fielded, type OnPaper } from './fielded.ts';
import { type Seat, type SteamrollerSetting, settingOf } from './setting.ts';
import { chosenLists } from './lists.ts';
import { seatOf, type Story, type Pending } from './state.ts';
import { groundOf } from '../rules/ground.ts';
import { settle, provisional, wantedFor } from './moment.ts';
import type { Encounter } from '../../../encounter/types.ts';
import { SIDES, otherSide, type PlayerSide } from '../rules/sides.ts';
import type { Turn } from '../rules/awards.ts';
import { type ScenarioScoring, scoringOf } from '../rules/scenarios.ts';
/** What the answers of a game make true: the story as it begins, and how a moment of it comes out. */
const NO_SCENARIO: ScenarioScoring = {
  killBox: false,
  elements: {},
  objectives: false,
  doubling: { A: [], B: [] },
  rules: [],
};

const NOTHING: EnteredSetUp = {
  house: null,
  scenario: null,
  lists: {},
  armies: {},
  swaps: {},
  rolls: {},
  order: null,
  edge: null,
  deployed: [],
  units: { A: [], B: [] },
  started: false,
  phases: [],
};

/** The last starting roll, by seat. */
export function lastRoll({ rolls }: EnteredSetUp): { readonly number: number; readonly winner: Seat | null } {
  let number = 0;
  while (rolls[number + 1] !== undefined) number += 1;
  return { number, winner: rolls[number] ?? null };
}

function firstOf(setUp: EnteredSetUp): Seat | null {
  const { winner } = lastRoll(setUp);
  if (winner === null || setUp.order === null) return null;
  return setUp.order === 'first' ? winner : otherSide(winner);
}

export function newStory({ setting, as, backs = [] }: Encounter): Story {
  return begunWith({ as, begun: writtenAs<SteamrollerSetting>(setting), setUp: NOTHING, backs });
}

/** The story before its first turn, as it was set up. */
export function begunWith({ as, begun, setUp, backs }: Pick<Story, 'as' | 'begun' | 'setUp' | 'backs'>): Story {
  const setting = settingOf(begun, setUp);
  // Until a game without an event has its scenario nothing is measured or scored in any.
  const scenario = scoringOf(setting.scenario, setting.layout) ?? NO_SCENARIO;
  const chosen = chosenLists(setUp, setting);
  const first = firstOf(setUp);
  const armies = SIDES.map((side) => {
    const seat = seatOf({ first }, side);
    return fielded(chosen.armies[seat], side, paperListOf(setUp, setting, seat));
  });
  return {
    as,
    begun,
    setUp,
    standsOn: setUp,
    answers: [],
    setting,
    scenario,
    ground: groundOf(setting.scenario, setting.layout),
    chosen,
    first,
    deployed: SIDES.filter((side) => isDeployed(setUp, side)),
    turn: { turn: 1, active: 'A' },
    army: {
      models: armies.flatMap(({ army }) => army.models),
      units: armies.flatMap(({ army }) => army.units),
    },
    cards: armies.flatMap(({ cards }) => cards),
    counted: { A: 0, B: 0 },
    boxes: {},
    fell: [],
    points: { A: 0, B: 0 },
    lines: [],
    extended: [],
    pauses: { A: 0, B: 0 },
    saidPaused: [],
    conceded: null,
    moved: null,
    pending: null,
    settled: null,
    ending: null,
    over: false,
    backs,
    slips: [],
  };
}

/** Under Death Clock an army is deployed in a phase of its own. */
function isDeployed({ deployed, phases }: EnteredSetUp, side: PlayerSide): boolean {
  return deployed.includes(side) || phases.some(([phase, by]) => phase === 'deployment' && by === side);
}

/** What a side told of a list that stays on paper. */
function paperListOf({ units }: EnteredSetUp, { options }: SteamrollerSetting, seat: Seat): OnPaper {
  const matters = { machines: has(options, 'mangled-metal'), anything: has(options, 'no-assassination') };
  return { units: units[seat], matters, whose: `${sideIn(seat)}’s` };
}

export const NEW: Pick<Pending, 'facts' | 'agreed' | 'picks' | 'left' | 'wanted' | 'verdict'> = {
  facts: null,
  agreed: null,
  picks: {},
  left: {},
  wanted: null,
  verdict: null,
};

export function conceded(story: Story, side: PlayerSide, at: number): Story {
  return resolved({ ...story, conceded: side }, { ...NEW, id: 'end', at, moment: { kind: 'mid-turn' } });
}

/** Scores the moment as soon as everything it turns on is told. */
export function resolved(story: Story, pending: Pending): Story {
  const settled = settle(story, pending);
  if (settled === null) {
    const [wanted, verdict] = [wantedFor(story, pending), provisional(story, pending)];
    return { ...story, pending: { ...pending, wanted, verdict } };
  }
  const { verdict } = settled;
  const { points } = story;
  const lines = verdict.lines.map((line) => ({ ...line, turn: story.turn.turn }));
  const scored = {
    ...story,
    points: verdict.points,
    lines: [...story.lines, ...lines],
    army: settled.army,
    settled,
    pending: null,
    over: verdict.over,
    ending: verdict.over
      ? { pending, before: { points, lines: story.lines, army: story.army, settled: story.settled } }
      : null,
  };
  return verdict.over || pending.moment.kind !== 'turn-end' ? scored : { ...scored, turn: next(story.turn) };
}

function next({ turn, active }: Turn): Turn {
  return active === 'A' ? { turn, active: 'B' } : { turn: turn + 1, active: 'A' };
}
