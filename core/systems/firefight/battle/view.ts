/** What everybody sees of a battle that is kept: its record, entry by entry, and how it stands. All of it is open. */
import type { Viewer } from '../../../journal/types.ts';
import type { ArmySide, ByArmy } from '../rules/rounds.ts';
import type { Awaiting } from './awaiting.ts';
import type { BattleOfEvent } from './commands.ts';
import { type KeptBattle, sideOf } from './kept.ts';
import { BATTLE_FORMAT, type BattleRecord, type RecordEntry } from './record.ts';
import { request } from './request.ts';
import { BattleCell, get } from './state.ts';

/** What the parts of a battle's view are called. */
export const BATTLE_PARTS = ['battle', 'mission', 'entries', 'mine'] as const;

/** Shared part `battle`: how it stands. */
export interface BattlePart {
  readonly id: string;
  readonly begun: number;
  readonly names: ByArmy<string>;
  /** `person`, or the name of a computer player. */
  readonly players: ByArmy<string>;
  readonly round: number;
  /** How many entries there are. */
  readonly made: number;
  /** Who decides; null once it is over. */
  readonly next: ArmySide | null;
  /** Who has still to agree to the other's army, which is past its limits. Nobody decides anything before. */
  readonly toAgree?: readonly ArmySide[];
  /** The players throw dice of their own. */
  readonly dice?: 'by-hand';
  /** A decision that waits for a die: which one, who throws it (null: either), and those that were thrown for it. */
  readonly awaiting?: Pick<Awaiting, 'asked' | 'by'> & { readonly number: number; readonly faces: readonly number[] };
  readonly asked: { readonly side: ArmySide; readonly to: number } | null;
  /** Who asked to go back and was refused, while nothing else has happened. */
  readonly refused?: ArmySide;
  /** The battle in which the same two armies meet again, with the sides swapped. */
  readonly rematch: string | null;
  /** Why nobody goes on. */
  readonly stopped: string | null;
  /** Where the players want a clock: minutes of each, ms that each has used, and whose runs since then. */
  readonly clock?: KeptBattle['clock'] & { readonly minutes: number };
  /** The game of an event that this is. */
  readonly event?: Pick<BattleOfEvent, 'record' | 'round' | 'game'>;
}

/** Shared part `mission`: the record without its entries. */
export type MissionPart = Omit<BattleRecord, 'entries'>;

export type BattleParts = {
  readonly battle: BattlePart;
  readonly mission?: MissionPart;
  /** By their number, 0 first. */
  readonly entries: Readonly<Record<string, RecordEntry>>;
};

export type OwnBattleParts = { readonly mine?: { readonly side: ArmySide } };

export function sharedParts(state: KeptBattle): BattleParts {
  const { id, begun, options, battle, toAgree, asked, refused, awaiting, clock, rematch, stopped } = state;
  const { setup, rules, players, dice, event, minutes } = options;
  const entries = battle?.entries ?? [];
  return {
    battle: {
      id,
      begun,
      names: setup.names ?? { A: 'A', B: 'B' },
      players,
      round: battle ? get(battle.state, BattleCell.round) : 0,
      made: entries.length,
      next: deciding(state),
      ...(toAgree.length === 0 ? {} : { toAgree }),
      ...(dice === undefined ? {} : { dice }),
      ...(awaiting ? { awaiting: shownDice(awaiting) } : {}),
      asked,
      ...(refused === null ? {} : { refused }),
      rematch,
      stopped: stopped?.message ?? null,
      ...(minutes === undefined ? {} : { clock: { minutes, ...clock } }),
      ...(event ? { event: { record: event.record, round: event.round, game: event.game } } : {}),
    },
    ...(battle ? { mission: { format: BATTLE_FORMAT, rules, setup, begun: battle.begun } } : {}),
    entries: Object.fromEntries(entries.map((entry, at) => [String(at), entry])),
  };
}

/** Who decides, throws a die for the decision, or agrees before the first one; null: nobody any more. */
export function deciding({ battle, toAgree, stopped, awaiting }: KeptBattle): ArmySide | null {
  const open = battle && stopped === null ? request(battle.def, battle.state) : null;
  return open === null || open.ask === 'over' ? null : (toAgree[0] ?? awaiting?.by ?? open.side);
}

/** The dice of one unit for one thing are seen together. */
function shownDice({ asked, by, thrown }: Awaiting): NonNullable<BattlePart['awaiting']> {
  const alike = thrown.filter(({ kind, who }) => kind === asked.wants && who === asked.who);
  return { asked, by, number: thrown.length, faces: alike.map(({ face }) => face) };
}

export function ownParts({ options }: KeptBattle, viewer: Viewer): OwnBattleParts {
  const side = sideOf(viewer, options);
  return side === null ? {} : { mine: { side } };
}
