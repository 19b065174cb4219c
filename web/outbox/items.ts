/** What waits to be sent, and what became of it. Pure: time and ids come from outside. */
import type { EventCommand } from '../../core/event/commands.ts';
import type { EncounterCommand } from '../../core/encounter/commands.ts';
import type { BattleCommand } from '../../core/systems/firefight/battle/commands.ts';
import type { UndoBody } from '../../core/journal/record.ts';

/** What a phone asks for. Sent as it is; the server says whether it may be done. */
export type PhoneCommand = Extract<EventCommand, { readonly type: PhoneCommandType }> | UndoBody;

type PhoneCommandType =
  | 'check-in'
  | 'check-out'
  | 'hand-in'
  | 'enter-painting'
  | 'start-table'
  | 'mark-bye'
  | 'report'
  | 'confirm'
  | 'dispute'
  | 'approve-agreement'
  | 'call-judge'
  | 'write-to-desk'
  | 'answer-prompt'
  | 'track'
  | 'vote-painting'
  | 'drop';

/** What a phone asks for at a table, in the record of its game. */
export type TableCommand = EncounterCommand | UndoBody;

/** What somebody sends to a battle. */
export type BattleDecision = Extract<
  BattleCommand,
  { readonly type: 'agree' | 'decide' | 'throw' | 'go-back' | 'refuse-going-back' }
>;

export type AnyCommand = PhoneCommand | TableCommand | BattleDecision;

/** Why the server did not do it, as a sentence, and the rules that say so. */
export interface Refused {
  readonly code: string;
  readonly message: string;
  readonly rules: readonly string[];
}

/** `saved`: here and perhaps nowhere else. `sent`: the server has it on its disk. */
export interface Item<Command extends AnyCommand = PhoneCommand> {
  readonly id: string;
  /** The event's id, or that of the record of a game. */
  readonly event: string;
  /** The role that it was asked in; absent in what an older page kept, which is a player's. */
  readonly as?: string;
  readonly command: Command;
  readonly at: number;
  readonly state: 'saved' | 'sent' | 'refused';
  readonly refused?: Refused;
}

/** What was sent stays known for so long, so that it can be taken back after the page was closed. */
const KEPT = 12 * 3600_000;

/** The text of a command without what is made up anew for each. */
export function wishOf(command: AnyCommand): string {
  return JSON.stringify({ ...command, nonce: undefined });
}

/** Items in the order they were asked for, without those that have been done for long. */
export function inForce<Command extends AnyCommand>(items: readonly Item<Command>[], now: number): Item<Command>[] {
  return items
    .filter(({ state, at }) => state !== 'sent' || Math.abs(now - at) < KEPT)
    .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}

/** What is taken back where it stands (a report, a check-in, leaving), and what would be no mistake to keep. */
const OWN_WAY_BACK: readonly PhoneCommand['type'][] = ['report', 'check-in', 'check-out', 'hand-in', 'drop', 'undo'];

/** The last thing this phone did, while it can be taken back with one tap; null where that has a place of its own. */
export function lastStep(items: readonly Item[]): Item | null {
  const undone = new Set(items.flatMap(({ command }) => (command.type === 'undo' ? [command.target] : [])));
  const [last] = items
    .filter(({ state, id, command }) => state !== 'refused' && command.type !== 'undo' && !undone.has(id))
    .slice(-1);
  return last?.state === 'sent' && !OWN_WAY_BACK.includes(last.command.type) ? last : null;
}

/** The report of a game that can be taken back: the last thing this phone did about it. */
export function lastReport(items: readonly Item[], game: string): Item | null {
  const undone = new Set(items.flatMap(({ command }) => (command.type === 'undo' ? [command.target] : [])));
  const mine = items.filter(({ command }) => command.type !== 'undo' && 'game' in command && command.game === game);
  const open = mine.filter(({ state, id }) => state !== 'refused' && !undone.has(id));
  const last = open[open.length - 1];
  return last?.command.type === 'report' ? last : null;
}

/** A refusal as it was first seen. */
export interface SeenRefusal {
  /** When the last was asked for that stood beside it. */
  readonly last: number;
  /** Where the page was, as the round of a game, and when; a step right after it may be why it was refused. */
  readonly where: string;
  readonly at: number;
}

const READ = 5000;

/**
 * Once refusals were seen, by id: what of them goes, since something later is accepted, or since there was time to read it
 * and it is of a round that is over or was `answered` elsewhere: what refused it may have come right after.
 */
export function refusalsPast(
  items: readonly Item<AnyCommand>[],
  seen: ReadonlyMap<string, SeenRefusal>,
  {
    where,
    answered = [],
    now,
  }: { readonly where: string; readonly answered?: readonly string[]; readonly now: number },
): readonly string[] {
  const accepted = Math.max(...items.filter(({ state }) => state === 'sent').map(({ at }) => at));
  return items.flatMap(({ id, state }) => {
    const one = state === 'refused' ? seen.get(id) : undefined;
    if (one === undefined) return [];
    const isOver = one.where !== where || answered.includes(id);
    return one.last < accepted || (isOver && now - one.at > READ) ? [id] : [];
  });
}
