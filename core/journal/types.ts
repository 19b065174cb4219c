/** The vocabulary of records: everything that happens is an append-only journal of entries, folded by pure rules. */
import type { Hash } from '../chance/bytes.ts';
import type { Refusal } from '../rules/refusal.ts';

/** A name that a program gave: an id of one kind is none of another. */
export type Id<Of extends string> = string & { readonly names?: Of };
export type RecordId = Id<'record'>;
export type CommandId = Id<'command'>;

/** The roles that somebody has by a link. */
export const LINKED_ROLES = ['organiser', 'judge', 'scorekeeper', 'display', 'player'] as const;
export type LinkedRole = (typeof LINKED_ROLES)[number];

export const ROLES = [...LINKED_ROLES, 'public'] as const;
export type Role = (typeof ROLES)[number];

/** Who is looking, or acting. `entrant` is there for a player; `system` acts when something falls due by itself. */
export interface Viewer {
  readonly role: Role | 'system';
  readonly entrant?: string;
  /** The staff link that was used, e.g. `staff-2`: two desks are two people. */
  readonly staff?: string;
}

/** What somebody asks for. `id` is chosen by the asker and makes twice the same as once. `at` is ms since 1970. */
export interface Command<Body> {
  readonly id: CommandId;
  readonly at: number;
  readonly by: Viewer;
  readonly body: Body;
}

/** Every entry's body has a type, and so does every command's. */
export interface Typed {
  readonly type: string;
}

/** One thing that happened. `hash` covers all of it but plain texts that are kept apart; `prev` is the hash before. */
export interface Entry<Body extends Typed = Typed> {
  readonly seq: number;
  readonly at: number;
  readonly by: Viewer;
  /** The command that it came from. */
  readonly command: CommandId;
  /** The version of the body's shape; older ones are upcast when read. */
  readonly version: number;
  readonly body: Body;
  readonly prev: Hash;
  readonly hash: Hash;
}

/** Taking back one command's entries. Known to every record, whatever its rules. */
export interface Undone extends Typed {
  readonly type: 'undone';
  readonly target: CommandId;
}

/** The parts of a page, by name: what changed is sent part by part. */
export type Parts = Readonly<Record<string, unknown>>;

/** Something that happens by itself. */
export interface Due<Body> {
  /** Names this happening for ever: it is the command's id. */
  readonly key: string;
  /** When, in ms since 1970. */
  readonly at: number;
  readonly command: Body;
}

/** A command for another record, given as by the system. */
export interface Tells {
  readonly record: RecordId;
  readonly command: Typed;
}

/** Where a decision gets what it may not make up. */
export interface Chance {
  /** A fresh random value of 64 hexadecimal digits: a salt for a text that is kept apart, or a nonce for a seal. */
  nonce(): Hash;
  /** Link `number` (1 to 128) of the record's present lots, or null where the secret is not here (a reader's copy). */
  link(number: number): Hash | null;
}

/** The first line of a record: what it is and what it was sealed with. */
export interface Header {
  readonly format: 'muster-record/1';
  readonly id: RecordId;
  readonly ruleset: string;
  /** The system whose pack it runs, e.g. `gaining-grounds-s0`. */
  readonly system: string;
  readonly created: number;
  /** The published end of the chain of lots. */
  readonly lots: Hash;
  /** What the ruleset begins with. Words of people are sealed in it. */
  readonly options: unknown;
  /** Why it is kept, where nothing in it is meant: in its first line, so that it can never pass for a real one. */
  readonly purpose?: Purpose;
}

export const PURPOSES = ['demo', 'rehearsal'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** The one shape of all rules. Pure: no clock, no randomness but what is handed in. */
export interface Ruleset<
  State,
  CommandBody extends Typed,
  EntryBody extends Typed,
  Shared extends Parts = Parts,
  Own extends Parts = Parts,
> {
  readonly name: string;
  /** The version of body shapes that `evolve` reads. */
  readonly version: number;
  begin(header: Header): State | Refusal;
  /** May this happen, and what follows? */
  decide(state: State, command: Command<CommandBody>, chance: Chance): readonly EntryBody[] | Refusal;
  /** What is true after these? Never refuses: what is written has happened. */
  evolve(state: State, entries: readonly Entry<EntryBody>[]): State;
  /** What everybody may see. */
  shared(state: State): Shared;
  /** One of these parts, where it takes less than all of them; undefined for any other. */
  part?(state: State, name: string): unknown;
  /** What this viewer may see beside that. */
  own(state: State, viewer: Viewer): Own;
  /** Why something that this viewer may see is as it is, or what is large; asked for now and then, and so no part of a view. */
  explain(
    state: State,
    viewer: Viewer,
    about: Readonly<Partial<Record<string, string>>>,
    chance: Chance,
  ): object | Refusal;
  /** What happens by itself, and when? */
  due(state: State): readonly Due<CommandBody>[];
  /**
   * What is noted when the machine's clock was set while something is due here: by so many ms, while the server ran or
   * while it was off. What is due stays due when it was.
   */
  clockSet?(state: State, by: number, restarted: boolean): CommandBody | null;
  /**
   * What another record is told in the same transaction as this step: both are written or neither. `head` is the hash of
   * this record's last entry with it.
   */
  tells?(before: State, after: State, head: Hash): Tells | null;
  /**
   * The record as anybody may read it: with what views hide left out, so that only what is opened in it goes along.
   * Whoever reads more of the record later reads the same beginning. Worked out entry by entry, as they are asked for.
   */
  published(header: Header, entries: readonly Entry[]): Iterable<Entry>;
  /** What an entry stands on or changes, as paths (`round:2/table:4`): the reach of an undo. None: it is no step, and is not undone. */
  touches(body: EntryBody): readonly string[];
  /** Why this entry is not taken back by this viewer, at `at` (ms since 1970), or null when it may be. */
  lasting(body: EntryBody, asked: { readonly state: State; readonly by: Viewer; readonly at: number }): string | null;
  /** A header's options with the words of people in them sealed; the same ones where all are. */
  sealOptions?(options: unknown, nonce: () => Hash): unknown;
  /** How a body of an older version is read: per type, per version, the next version's body. */
  readonly upcasts: Readonly<Record<string, Readonly<Record<number, (body: Typed) => Typed>>>>;
}
