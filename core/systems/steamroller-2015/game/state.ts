/** What a game is made of while it is told. */
import type { EnteredSetUp } from './entered-before.ts';
import { askId, text } from '../../../encounter/ask-id.ts';
import type { Given } from '../../../encounter/question.ts';
import type { Back, Viewpoint } from '../../../encounter/types.ts';
import type { Json } from '../../../journal/json.ts';
import type { MomentKind, Adjudication } from '../rules/adjudicate.ts';
import type { Army } from '../rules/army.ts';
import type { Fall, AwardLine, Turn } from '../rules/awards.ts';
import type { OpenPick, CasterPicks } from '../rules/elements.ts';
import type { ScenarioGround } from '../rules/ground.ts';
import { OBJECTIVES, type ScenarioScoring } from '../rules/scenarios.ts';
import { sideIn } from '../../../encounter/names.ts';
import { type BySide, type PlayerSide, SIDES, otherSide } from '../rules/sides.ts';
import { has } from '../event/options.ts';
import type { FieldedCard } from './fielded.ts';
import type { ChosenLists } from './lists.ts';
import type { Seat, SteamrollerSetting } from './setting.ts';

export interface Story {
  /** Who looks. */
  readonly as: Viewpoint;
  /** What the game began with. */
  readonly begun: SteamrollerSetting;
  readonly setUp: EnteredSetUp;
  /** The set-up that everything below stands on. */
  readonly standsOn: EnteredSetUp;
  /** Everything that was told, in order. */
  readonly answers: readonly Given[];
  readonly setting: SteamrollerSetting;
  readonly scenario: ScenarioScoring;
  readonly ground: ScenarioGround;
  readonly chosen: ChosenLists;
  /** Who is the first player; null until that is known. */
  readonly first: Seat | null;
  readonly deployed: readonly PlayerSide[];
  readonly turn: Turn;
  readonly army: Army;
  readonly cards: readonly FieldedCard[];
  /** Of an army on paper, the army points that were counted as lost so far. */
  readonly counted: BySide<number>;
  /** Damage marked on each objective. */
  readonly boxes: Readonly<Record<string, number>>;
  readonly fell: readonly Fall[];
  readonly points: BySide<number>;
  readonly lines: readonly (AwardLine & { readonly turn: number })[];
  readonly extended: readonly PlayerSide[];
  readonly pauses: BySide<number>;
  /** Who is said by the opponent to have paused the clock, and has not said yet whether that is so. */
  readonly saidPaused: readonly Seat[];
  /** Who gave the game away, by word or by a second pause. */
  readonly conceded: PlayerSide | null;
  /** What was knocked out of place last, and put back. */
  readonly moved: string | null;
  /** A moment that waits to be scored. */
  readonly pending: Pending | null;
  /** How the last moment that was scored came out. */
  readonly settled: Settled | null;
  /** The moment that ended the game, and what stood before it: what is told late of losses is counted in anew. */
  readonly ending: Ending | null;
  readonly over: boolean;
  /** Where both went back. */
  readonly backs: readonly Back[];
  /** Losses that ended the game and never were: no clock ran from each on until it was put right. */
  readonly slips: readonly Back[];
}

interface Ending {
  readonly pending: Pending;
  readonly before: Pick<Story, 'points' | 'lines' | 'army' | 'settled'>;
}

export type LeftAnswers = Readonly<Partial<Record<PlayerSide, Json>>>;

export interface Pending {
  /** `turn:2A`, or `end`. */
  readonly id: string;
  readonly moment: MomentKind;
  /** In ms since 1970. */
  readonly at: number;
  readonly facts: Json | null;
  /** Under Death Clock: whether both accept that the position stood before zero. */
  readonly agreed: boolean | null;
  readonly picks: CasterPicks;
  /** By side: what is left of its army, once that counts. */
  readonly left: LeftAnswers;
  /** What it waits for. */
  readonly wanted: Wanted | null;
  /** How it came out, while no more than what is left of the armies is still to be told. */
  readonly verdict: Adjudication | null;
}

/** What a moment still waits for. */
export type Wanted =
  | { readonly what: 'agreed' }
  | { readonly what: 'facts'; readonly scored: boolean; readonly boxed: boolean }
  | { readonly what: 'pick'; readonly pick: OpenPick }
  /** `twice`: whether it matters what counts twice, or flees. */
  | { readonly what: 'left'; readonly side: PlayerSide; readonly twice: boolean };

export interface Settled {
  readonly verdict: Adjudication;
  readonly army: Army;
}

/** The running score, the moment included that waits for the armies alone. */
export function pointsSoFar({ points, pending }: Story): BySide<number> {
  return pending?.verdict?.points ?? points;
}

export function linesSoFar({ lines, pending, turn }: Story): Story['lines'] {
  return [...lines, ...(pending?.verdict?.lines ?? []).map((line) => ({ ...line, turn: turn.turn }))];
}

/** What is told of an army on paper in one figure (`left.ts`). */
const AS_TOLD = ['A', 'B'].flatMap((side) =>
  ['left', 'lost'].map((what) => ({ id: `${side}.${what}`, name: 'as entered' })),
);

/** Ids of cards as their names, and of objectives as whose they are. */
export function named(story: Pick<Story, 'cards' | 'first'>, texts: readonly string[]): string {
  const { cards } = story;
  const objectives = SIDES.map((side) => ({
    id: OBJECTIVES[side],
    name: `${sideIn(seatOf(story, side))}’s objective`,
  }));
  const known = [
    ...AS_TOLD,
    ...objectives,
    ...cards.flatMap(({ id, name, whole }) => [{ id, name }, ...(whole ? [whole] : [])]),
  ];
  // `A.e1` begins `A.e10`: the longer one is meant.
  const longest = known.toSorted((a, b) => b.id.length - a.id.length);
  return longest.reduce((text, { id, name }) => text.replaceAll(id, name), texts.join(', '));
}

const TURN = askId('turn', { turn: text });

/** Whether both are the same turn. */
export const isNow = (one: Turn, now: Turn): boolean => one.turn === now.turn && one.active === now.active;

/** `turn:2A`: the first player's second turn. */
export function turnId({ turn, active }: Turn): string {
  return TURN.write({ turn: `${turn}${active}` });
}

/** Whose turn a scope is; undefined where it is none. */
export function activeIn(scope: string): PlayerSide | undefined {
  const last = TURN.read(scope)?.turn.at(-1);
  return last === 'A' || last === 'B' ? last : undefined;
}

/** Where the first player (A) or the second sits; until that is known, the first seat goes first. */
export function seatOf({ first }: Pick<Story, 'first'>, side: PlayerSide): Seat {
  const starts = first ?? 'A';
  return side === 'A' ? starts : otherSide(starts);
}

export function sideOf({ first }: Pick<Story, 'first'>, seat: Seat): PlayerSide {
  return seat === (first ?? 'A') ? 'A' : 'B';
}

/** Whether players have clocks of their own for the whole game. */
export function onDeathClock({ setting }: Pick<Story, 'setting'>): boolean {
  return has(setting.options, 'death-clock');
}
