/** What the page asks of the engine, and what it gets. Plain data both ways: the engine runs beside the page. */
import type { Refusal } from '../../../core/rules/refusal.ts';
import type { LayoutPoint } from '../../../core/table/layout/layout.ts';
import type { BattleSetup } from '../../../core/systems/firefight/battle/def.ts';
import type { RecordEntry } from '../../../core/systems/firefight/battle/record.ts';
import type { BattleAction } from '../../../core/systems/firefight/battle/action.ts';
import type { ToldChange } from '../../../core/systems/firefight/battle/tell.ts';
import type { ArmySide, ByArmy } from '../../../core/systems/firefight/rules/rounds.ts';
import type { PlayerName } from '../../../core/systems/firefight/players/levels.ts';
import type { DieAsked, Thrown } from '../../../core/systems/firefight/rules/dice.ts';
import type { Shot } from '../../../core/systems/firefight/rules/shots.ts';
import type { ChargeAim, Odds, ShotAim, SpellAim } from './aims.ts';
import type { Drafted, MoveDeed, Shown, Wish } from './drafts.ts';
import type { Ring, Stretch } from './reach.ts';
import type { BattleView } from './view.ts';

/** What a battle is fought with: two lists, or names of armies of ours, and the seed of a fair table. */
export interface Chosen {
  readonly armies: ByArmy<string>;
  readonly table: string;
  /** A table that somebody laid out, as a text, instead of one from a seed. */
  readonly laid?: string;
  /** Readings and options that are set otherwise than we read the rules. */
  readonly readings?: Readonly<Record<string, unknown>>;
  /** A first game: whoever plays it is told what there is to know. */
  readonly lesson?: true;
}

/** A unit that may act: what each deed allows it. */
export interface Choices {
  readonly unit: string;
  readonly deeds: readonly (MoveDeed | 'hold' | 'idle')[];
  /** In inches. */
  readonly allowed: Readonly<Record<MoveDeed | 'charge', number>>;
  readonly middle: LayoutPoint;
  readonly rings: readonly Ring[];
  readonly shots: readonly ShotAim[];
  readonly charges: readonly ChargeAim[];
  readonly spells: readonly SpellAim[];
  /** What a defender that strikes back does to the charger. */
  readonly strikeBack: Odds | null;
}

/** What changed, and where on the board that was; null: nowhere. */
export interface ToldRow extends ToldChange {
  readonly at: LayoutPoint | null;
}

/** One entry of the record, told; the first is the mission and has no side. */
export interface Told {
  readonly side: ArmySide | null;
  readonly title: string;
  readonly rows: readonly ToldRow[];
  readonly dice: number;
  /** There was nothing to choose. */
  readonly forced: boolean;
  /** The unit that it is about. */
  readonly unit: string | null;
  readonly round: number;
  /** Dice that served each army beyond the expected number. */
  readonly luck: ByArmy<number>;
  /** What the battle was then worth to A, in points, as level 4 judges it. */
  readonly ahead: number;
}

/** What level 4 would do, and what it weighed, the best first. */
export interface Hint {
  readonly title: string;
  readonly why: readonly string[];
  readonly shown: Shown;
}

export interface Seen {
  readonly view: BattleView;
  /** Everything that has been told from such an entry on; the mission is number 0. */
  readonly from: number;
  readonly told: readonly Told[];
  /** The record so far, as a text. */
  readonly record: string;
  /** The plain answer, where there is nothing to choose; null where there is. */
  readonly forced: BattleAction | null;
}

interface Exchange {
  begin: { asks: { readonly chosen: Chosen }; gets: Seen | Refusal };
  /** The same on dice that people throw: which one is to be thrown next, until there are enough. */
  beginByHand: {
    asks: { readonly chosen: Chosen; readonly thrown: readonly Thrown[] };
    gets: Seen | DieAsked | Refusal;
  };
  /** A record is played again, and so verified. */
  load: { asks: { readonly record: string }; gets: Seen | Refusal };
  /** What a battle would begin with: for a server that begins it. */
  setup: { asks: { readonly chosen: Chosen }; gets: BattleSetup | Refusal };
  /** What was decided elsewhere, after so many entries: each is played again, and so verified. */
  follow: { asks: { readonly from: number; readonly entries: readonly RecordEntry[] }; gets: Seen | Refusal };
  /** What the computer would decide for whoever's turn it is; nothing happens here. */
  think: { asks: { readonly as: PlayerName }; gets: { readonly action: BattleAction | null } | Refusal };
  answer: { asks: { readonly action: BattleAction }; gets: Seen | Refusal };
  answerByHand: {
    asks: { readonly action: BattleAction; readonly thrown: readonly Thrown[] };
    gets: Seen | DieAsked | Refusal;
  };
  /** The computer decides for whoever's turn it is. */
  decide: { asks: { readonly as: PlayerName }; gets: Seen | Refusal };
  /** Goes back to where so many entries were made. */
  undo: { asks: { readonly entries: number }; gets: Seen | Refusal };
  choices: { asks: { readonly unit: string }; gets: Choices | Refusal };
  /** Of the rows so many inches above and below a unit, the ground that it comes to. */
  reach: {
    asks: { readonly unit: string; readonly deed: MoveDeed; readonly from: number; readonly to: number };
    gets: readonly Stretch[] | Refusal;
  };
  draft: { asks: { readonly wish: Wish }; gets: Drafted | Refusal };
  /** What the engine would do if nobody chose. */
  plain: { asks: object; gets: Shown | Refusal };
  aim: { asks: { readonly unit: string; readonly shots: readonly Shot[] }; gets: readonly (Odds | null)[] | Refusal };
  /** What level 4 would do for whoever's turn it is. */
  hint: { asks: object; gets: Hint | Refusal };
  /** Whom a unit could shoot once it has gone there. */
  after: { asks: { readonly unit: string; readonly action: BattleAction }; gets: readonly ShotAim[] | Refusal };
  /** The battle after so many entries. */
  moment: { asks: { readonly entries: number }; gets: BattleView | Refusal };
  verify: { asks: object; gets: { readonly decisions: number; readonly dice: number } | Refusal };
}

export type Kind = keyof Exchange;
export type AskOf<K extends Kind> = { readonly kind: K } & Exchange[K]['asks'];
export type AnyAsk = { [K in Kind]: AskOf<K> }[Kind];
export type Gets<K extends Kind> = Exchange[K]['gets'];
