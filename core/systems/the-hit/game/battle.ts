/** What is true of a battle, worked out from the answers given. Plain data. */
import type { SideId } from '../../../encounter/types.ts';
import type { Json } from '../../../journal/json.ts';
import type { Point } from '../../../table/shapes.ts';
import type { ZoneEdge } from '../../../table/zones.ts';
import type { Out, Veteran } from '../rules/rewards.ts';
import type { Hurt } from '../rules/score.ts';
import type { Detection } from '../rules/detect.ts';
import type { Collapse, BattleEnding } from '../rules/ending.ts';
import type { FighterCondition } from '../roster/gangs.ts';
import type { HitReadings } from '../readings.ts';
import type { Battlefield } from '../rules/battlefield.ts';
import type { Fittings } from '../rules/fittings.ts';
import type { Throw } from '../rules/priority.ts';
import type { Scatter } from '../rules/scatter.ts';
import type { Furnishing } from '../rules/sections.ts';
import type { SetUpStep } from '../rules/steps.ts';
import type { Cards } from '../rules/tactics.ts';
import type { TakenTile } from '../rules/tiles.ts';
import type { FighterSheet, GangSheet } from './sheet.ts';

/** Something for those gangs that have it by now. */
export type PerGang<T> = Readonly<Partial<Record<SideId, T>>>;

/** A priority roll: its throws, and the order once it is known. */
export interface Priority {
  readonly throws: readonly Throw[];
  readonly order: readonly SideId[] | null;
}

/** A player's Tactics Cards, and how far that player has come with them. */
export interface Hand extends Cards {
  readonly chosen: boolean;
  readonly drawn: boolean;
}

/** A fighter of a crew. */
export interface Fighter extends FighterCondition {
  readonly id: string;
  readonly gang: SideId;
  readonly sheet: FighterSheet;
  readonly hurt: Hurt;
  /** The rounds of the Wounds that it has lost and not regained, and of going Out of Action. */
  readonly lostIn: readonly number[];
  readonly outIn: number;
  /** Set up, as a model or a marker. */
  readonly placed: boolean;
  /** Where, in units; null where nobody measured. */
  readonly at: Point | null;
}

/** A Hidden marker whose fighter is written in secret (HIT-AMB-04). */
export interface HiddenMarker {
  /** `marker:A1`. */
  readonly id: string;
  readonly gang: SideId;
  readonly at: Point | null;
  readonly written: boolean;
  /** Null where it is not written yet, and for who may not know. */
  readonly fighter: string | null;
  /** Everybody knows who it is. */
  readonly open: boolean;
}

/** Where a round is. */
export type RoundStage = 'priority' | 'play' | 'end' | 'roll';

export interface Battle {
  /** Where the game is; steps before it are done. */
  readonly step: SetUpStep;
  readonly gangs: readonly SideId[];
  readonly readings: HitReadings;
  /** Whether rewards are handed out; null until it is said. */
  readonly campaign: boolean | null;
  readonly sheets: PerGang<GangSheet>;
  /** As text: how gangs are known from before. */
  readonly known: PerGang<string>;
  readonly kind: Battlefield | null;
  /** It is built on the table alone: nobody keeps its map here. */
  readonly built: boolean;
  readonly priorityA: Priority;
  readonly tiles: readonly TakenTile[];
  /** What stands on a tile, by column and row: `0:1`. */
  readonly fittings: Readonly<Record<string, Fittings>>;
  /** What each player did in each pass of scatter: `1:A`. */
  readonly scattered: Readonly<Record<string, string>>;
  /** Scatter on the table, and who still rolls for how many pieces. */
  readonly scatter: Readonly<Record<Scatter, number>>;
  readonly sections: readonly TakenTile[];
  readonly furnished: Readonly<Record<string, Furnishing>>;
  readonly playable: boolean;
  readonly adjusted: PerGang<true>;
  /** Undefined until it was said. */
  readonly underdog: SideId | null | undefined;
  readonly hands: PerGang<Hand>;
  readonly named: PerGang<readonly string[]>;
  readonly priorityB: Priority;
  readonly zoneDepth: number | null;
  readonly edges: PerGang<ZoneEdge>;
  readonly fighters: readonly Fighter[];
  /** What was told of the map, where somebody keeps one. */
  readonly told: readonly Json[];
  /** Hidden markers whose fighter is written in secret; none where that is said. */
  readonly markers: readonly HiddenMarker[];
  readonly observed: boolean;
  /** Who has seen enough. */
  readonly seen: readonly SideId[];
  /** Steps whose time is up. */
  readonly timeUp: readonly string[];
  readonly ballots: readonly SideId[];
  /** The round that is played; 0 before the first. */
  readonly round: number;
  readonly stage: RoundStage;
  readonly priority: Priority;
  /** Who held priority in the round before. */
  readonly holder: SideId | null;
  readonly freeDetects: readonly SideId[];
  readonly detecting: Detecting | null;
  /** Fighters whose model has yet to be put where its marker was. */
  readonly exposed: readonly string[];
  readonly bottled: readonly SideId[];
  /** Who has acted in this round, as far as it was marked: fighters, and markers whose fighter is secret. */
  readonly acted: readonly string[];
  /** What was done at this round's end, by the first word of its ask and the gang: `bottle:A`. */
  readonly ended: readonly string[];
  readonly met: readonly Collapse[];
  readonly announced: number | null;
  readonly over: readonly BattleEnding[] | null;
  /** With the fighter as it was before it went. */
  readonly outs: readonly (Out & { readonly was: Fighter })[];
  /** When this step's time began, as far as there is a limit: with the last fighter set up, or with the end of observation. */
  readonly since: number;
  /** Each gang's ballot, as far as everybody may read it. */
  readonly open: PerGang<readonly string[]>;
  /** What who looks has named, and nobody else may read. */
  readonly own: readonly string[];
  /** The same once they are revealed. */
  readonly revealed: PerGang<readonly string[]> | null;
  readonly mvf: PerGang<string>;
  /** Experience for taking enemies Out of Action, where a player entered it, by fighter. */
  readonly trophies: Readonly<Record<string, number>>;
  readonly rewarded: boolean;
}

/** A Detect whose dice are to be thrown. */
export interface Detecting {
  readonly by: string;
  readonly target: string;
  readonly seen: Detection;
}

const NOT_ROLLED: Priority = { throws: [], order: null };

export function newBattle(
  gangs: readonly SideId[],
  setting: Pick<Battle, 'readings' | 'campaign' | 'sheets' | 'known'>,
  since = 0,
): Battle {
  return {
    gangs,
    ...setting,
    step: 'type',
    kind: null,
    built: false,
    priorityA: NOT_ROLLED,
    tiles: [],
    fittings: {},
    scattered: {},
    scatter: { scatter: 0, pipes: 0, barricade: 0, ductway: 0 },
    sections: [],
    furnished: {},
    playable: false,
    adjusted: {},
    underdog: undefined,
    hands: {},
    named: {},
    priorityB: NOT_ROLLED,
    zoneDepth: null,
    edges: {},
    fighters: [],
    told: [],
    markers: [],
    observed: false,
    seen: [],
    timeUp: [],
    ballots: [],
    round: 0,
    stage: 'priority',
    priority: NOT_ROLLED,
    holder: null,
    acted: [],
    freeDetects: [],
    detecting: null,
    exposed: [],
    bottled: [],
    ended: [],
    met: [],
    announced: null,
    over: null,
    outs: [],
    since,
    open: {},
    own: [],
    revealed: null,
    mvf: {},
    trophies: {},
    rewarded: false,
  };
}

export function fighterOf({ fighters }: Battle, id: unknown): Fighter | undefined {
  return fighters.find((fighter) => fighter.id === id);
}

export function isInPlay({ status }: Fighter): boolean {
  return status !== 'out';
}

export function withFighter(battle: Battle, id: string, change: Partial<Fighter>): Battle {
  return { ...battle, fighters: battle.fighters.map((one) => (one.id === id ? { ...one, ...change } : one)) };
}

/** The next round, before its priority roll. */
export function nextRound(battle: Battle): Battle {
  const holder = battle.priority.order?.[0] ?? battle.holder;
  return {
    ...battle,
    round: battle.round + 1,
    stage: 'priority',
    priority: NOT_ROLLED,
    holder,
    acted: [],
    ended: [],
    freeDetects: [],
  };
}

export function isGang({ gangs }: Battle, value: unknown): value is SideId {
  return gangs.some((gang) => gang === value);
}

/** A gang's fighters as rewards ask for them. */
export function veteranOf({ id, gang, sheet: { name, leader, champion } }: Fighter): Veteran {
  return { id, gang, name, leader, champion, tookPart: true };
}
