/** The organiser's desk, wherever the event is kept: in a file, in a data folder, on a running server. */
import type { EventCommand } from '../../core/event/commands.ts';
import type { OptionValues } from '../../core/event/types.ts';
import type { RecordFile } from '../../core/journal/lines.ts';
import type { UndoBody } from '../../core/journal/record.ts';
import type { NewLink } from '../../server/events/links.ts';
import type { EventView } from './parts.ts';
import { type Refusal, isRefusal } from '../../core/rules/refusal.ts';

export type Command = EventCommand | UndoBody;

/** What a command came to. */
export interface Done {
  readonly entries: readonly { readonly type: string; readonly rules: readonly string[] }[];
  /** It was known already, and this is what it came to the first time. */
  readonly repeated: boolean;
}

export interface Desk {
  /** The event's id. */
  readonly id: string;
  /** Everything that the organiser sees, part by part. */
  readonly view: () => Promise<EventView | Refusal>;
  readonly send: (command: Command, id?: string) => Promise<Done | Refusal>;
  /** A new link for somebody else, or for yourself. */
  readonly link: (asked: NewLink) => Promise<Link | Refusal>;
  /** The lines that anybody may read. */
  readonly lines: () => Promise<readonly string[] | Refusal>;
  readonly close: () => Promise<void>;
}

export interface Link {
  /** The page, with the token in it. */
  readonly link: string;
  readonly token: string;
}

export interface NewEvent {
  readonly system: string;
  readonly name: string;
  readonly options: OptionValues;
  readonly settings: { readonly date?: string; readonly venue?: string; readonly rounds?: number };
}

/** An event of another program, and what it becomes here. */
export interface ForeignEvent {
  readonly text: string;
  /** A format's name; the one that the text shows to be in without it. */
  readonly format?: string;
  readonly system: string;
  readonly options: OptionValues;
  readonly settings: { readonly name?: string; readonly date?: string; readonly venue?: string };
  readonly goesOn: boolean;
}

/** An event that is there now. */
export interface MadeEvent {
  readonly id: string;
  /** The organiser's link: the page on a server, with the token. Null for a file, which needs none. */
  readonly link: string | null;
  readonly token: string | null;
}

/** Where events are kept. */
export interface Store {
  readonly open: (event: string | undefined) => Promise<Desk | Refusal>;
  readonly make: (asked: NewEvent) => Promise<MadeEvent | Refusal>;
  /** Takes in a record; with the secret of its lots it can be played on. */
  readonly takeIn: (file: RecordFile, secret: string | null) => Promise<MadeEvent | Refusal>;
  /** Takes in an event of another program, into a new one. */
  readonly takeInForeign: (asked: ForeignEvent) => Promise<MadeEvent | Refusal>;
}

/** Sends commands one after the other; the first refusal ends it. */
export async function sendAll(desk: Desk, commands: readonly Command[]): Promise<Done | Refusal> {
  const entries: Done['entries'][number][] = [];
  for (const command of commands) {
    const done = await desk.send(command);
    if (isRefusal(done)) return done;
    entries.push(...done.entries);
  }
  return { entries, repeated: false };
}
