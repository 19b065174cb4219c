/** A live record: a header, its entries and the state they fold to; acting on it, and taking back. */
import type { Hash } from '../chance/bytes.ts';
import { chained, chainedAnew, headerHash } from './chain.ts';
import { openSeals, sealedAnew } from './seal.ts';
import type { Chance, Command, Entry, Header, Ruleset, Typed, Undone, Viewer, CommandId } from './types.ts';
import { type Refusal, isRefusal, refuse } from '../rules/refusal.ts';

export interface LiveRecord<State, Body extends Typed> {
  readonly header: Header;
  readonly entries: readonly Entry<Body | Undone>[];
  readonly state: State;
  /** Where each command's entries begin and end (exclusive). */
  readonly commands: ReadonlyMap<string, readonly [number, number]>;
}

/** What a command came to: its entries, new or (when it was known already) those of the first time. */
export interface Acted<State, Body extends Typed> {
  readonly record: LiveRecord<State, Body>;
  readonly entries: readonly Entry<Body | Undone>[];
  readonly repeated: boolean;
}

/** The command that every record understands beside its own. */
export interface UndoBody extends Typed {
  readonly type: 'undo';
  /** The command to take back. */
  readonly target: CommandId;
}

type AnyRuleset<State, CommandBody extends Typed, Body extends Typed> = Ruleset<State, CommandBody, Body>;

export function beginRecord<State, C extends Typed, B extends Typed>(
  ruleset: AnyRuleset<State, C, B>,
  header: Header,
): LiveRecord<State, B> | Refusal {
  const state = ruleset.begin(header);
  return isRefusal(state) ? state : { header, entries: [], state, commands: new Map() };
}

/** Folds a whole record. Entries taken back are left out, wherever they stand. */
export function foldRecord<State, C extends Typed, B extends Typed>(
  ruleset: AnyRuleset<State, C, B>,
  header: Header,
  entries: readonly Entry<B | Undone>[],
): LiveRecord<State, B> | Refusal {
  const begun = ruleset.begin(header);
  if (isRefusal(begun)) return begun;
  const takenBack = new Set(entries.flatMap(({ body }) => (isUndone(body) ? [body.target] : [])));
  const commands = new Map<string, [number, number]>();
  for (const entry of entries) noteCommand(commands, entry);
  const inForce = entries.filter(({ command, body }) => !takenBack.has(command) && !isUndone(body));
  const state = ruleset.evolve(
    begun,
    inForce.map((entry) => upcast(ruleset, entry as Entry<B>)),
  );
  return { header, entries, state, commands };
}

/** Decides one command. A command whose id is known gives what it gave the first time, and changes nothing. */
export function act<State, C extends Typed, B extends Typed>(
  ruleset: AnyRuleset<State, C, B>,
  record: LiveRecord<State, B>,
  command: Command<C | UndoBody>,
  chance: Chance,
): Acted<State, B> | Refusal {
  const known = record.commands.get(command.id);
  if (known) return { record, entries: record.entries.slice(...known), repeated: true };
  // A machine's clock may be set back; the journal's never goes back.
  const at = Math.max(command.at, record.entries.at(-1)?.at ?? record.header.created);
  if (isUndo(command)) return undo(ruleset, record, { ...command, at });
  const bodies = ruleset.decide(record.state, { ...(command as Command<C>), at }, chance);
  if (isRefusal(bodies)) return bodies;
  const entries = write(ruleset, record, bodies, { ...command, at });
  return { record: appended(ruleset, record, entries), entries, repeated: false };
}

/** The record with entries added that somebody else wrote, e.g. another instance. */
export function appended<State, C extends Typed, B extends Typed>(
  ruleset: AnyRuleset<State, C, B>,
  record: LiveRecord<State, B>,
  entries: readonly Entry<B | Undone>[],
): LiveRecord<State, B> {
  const all = [...record.entries, ...entries];
  if (entries.some(({ body }) => isUndone(body))) {
    const folded = foldRecord(ruleset, record.header, all);
    if (isRefusal(folded)) throw new Error(`a record that began does not begin again: ${folded.message}`);
    return folded;
  }
  const commands = new Map(record.commands);
  for (const entry of entries) noteCommand(commands, entry);
  const state = ruleset.evolve(
    record.state,
    entries.map((entry) => upcast(ruleset, entry as Entry<B>)),
  );
  return { ...record, entries: all, state, commands };
}

/** The last command of this person that can still be taken back, or null. */
export function undoable<State, C extends Typed, B extends Typed>(
  ruleset: AnyRuleset<State, C, B>,
  record: LiveRecord<State, B>,
  by: Viewer,
): string | null {
  const gone = takenBackIn(record.entries);
  for (let seq = record.entries.length - 1; seq >= 0; seq -= 1) {
    const entry = record.entries[seq];
    if (!entry || isUndone(entry.body) || gone.has(entry.command) || !sameViewer(entry.by, by)) continue;
    if (ruleset.touches(entry.body).length === 0) continue;
    const at = record.entries.at(-1)?.at ?? entry.at;
    return isRefusal(mayUndo(ruleset, record, { by, at, target: entry.command })) ? null : entry.command;
  }
  return null;
}

function undo<State, C extends Typed, B extends Typed>(
  ruleset: AnyRuleset<State, C, B>,
  record: LiveRecord<State, B>,
  command: Command<UndoBody>,
): Acted<State, B> | Refusal {
  const { target } = command.body;
  const refusal = mayUndo(ruleset, record, { by: command.by, at: command.at, target });
  if (refusal) return refusal;
  const entries = write(ruleset, record, [{ type: 'undone', target } as const], command);
  return { record: appended(ruleset, record, entries), entries, repeated: false };
}

function mayUndo<State, C extends Typed, B extends Typed>(
  ruleset: AnyRuleset<State, C, B>,
  record: LiveRecord<State, B>,
  asked: { readonly by: Viewer; readonly at: number; readonly target: CommandId },
): Refusal | null {
  const range = record.commands.get(asked.target);
  if (!range) return refuse('unknown-command', 'There is no such command in this record.');
  const gone = takenBackIn(record.entries);
  if (gone.has(asked.target)) return refuse('undone-already', 'That was undone already.');
  const taken = record.entries.slice(...range);
  const paths: string[] = [];
  for (const { body, by } of taken) {
    if (isUndone(body)) return refuse('not-undoable', 'You cannot undo an undo. Do the step again instead.');
    if (!sameViewer(by, asked.by)) return refuse('not-yours', 'You can undo only your own last step.');
    const lasting = ruleset.lasting(body, { state: record.state, by: asked.by, at: asked.at });
    if (lasting) return refuse('lasting', lasting);
    paths.push(...ruleset.touches(body));
  }
  if (paths.length === 0) return refuse('not-undoable', 'This cannot be undone. Withdraw it where it is shown.');
  for (const { body, by, command } of record.entries.slice(range[1])) {
    if (isUndone(body) || gone.has(command) || ruleset.touches(body).length === 0) continue;
    const own = sameViewer(by, asked.by);
    if (own) return refuse('not-last', 'You can undo only your last step. Enter a correction instead.');
    if (ruleset.touches(body).some((path) => paths.some((other) => overlap(path, other)))) {
      return refuse('stood-upon', 'A later step depends on it. Enter a correction instead.');
    }
  }
  return null;
}

function write<B extends Typed>(
  ruleset: { readonly version: number },
  record: { readonly header: Header; readonly entries: readonly Entry[] },
  bodies: readonly B[],
  command: { readonly id: CommandId; readonly at: number; readonly by: Viewer },
): Entry<B>[] {
  let prev: Hash = record.entries.at(-1)?.hash ?? headerHash(record.header);
  let seq = record.entries.length;
  return bodies.map((body) => {
    const { at, by, id } = command;
    const entry = chained({ seq, at, by, command: id, version: ruleset.version, body, prev });
    prev = entry.hash;
    seq += 1;
    return entry;
  });
}

/** An entry's body in today's shape. */
export function upcast<B extends Typed>(
  ruleset: { readonly version: number; readonly upcasts: Ruleset<unknown, Typed, Typed>['upcasts'] },
  entry: Entry<B>,
): Entry<B> {
  let body: Typed = entry.body;
  for (let version = entry.version; version < ruleset.version; version += 1) {
    body = ruleset.upcasts[body.type]?.[version]?.(body) ?? body;
  }
  return body === entry.body ? entry : { ...entry, version: ruleset.version, body: body as B };
}

type Whole = { readonly header: Header; readonly entries: readonly Entry[] };

/**
 * The record in today's shape, chained anew where that changed it: what an earlier version wrote in the open is sealed
 * then, so that it can be forgotten. The same record where nothing changed.
 */
export function renewed(
  ruleset: Parameters<typeof upcast>[0] & Pick<Ruleset<unknown, Typed, Typed>, 'sealOptions'>,
  record: Whole,
  nonce: () => Hash,
): Whole {
  const { entries } = record;
  const options = ruleset.sealOptions?.(record.header.options, nonce) ?? record.header.options;
  const header = options === record.header.options ? record.header : { ...record.header, options };
  const today = entries.map((entry) => {
    const fresh = upcast(ruleset, entry);
    const known = new Set(openSeals(entry.body).map(({ seal }) => seal));
    return fresh === entry ? entry : { ...fresh, body: sealedAnew(fresh.body, known, nonce) };
  });
  const same = header === record.header && today.every((entry, place) => entry === entries[place]);
  return same ? record : { header, entries: [...chainedAnew(header, today)] };
}

export function isUndone(body: Typed): body is Undone {
  return body.type === 'undone';
}

function isUndo(command: Command<Typed>): command is Command<UndoBody> {
  return command.body.type === 'undo';
}

function takenBackIn(entries: readonly Entry[]): Set<string> {
  return new Set(entries.flatMap(({ body }) => (isUndone(body) ? [body.target] : [])));
}

function noteCommand(commands: Map<string, readonly [number, number]>, entry: Entry): void {
  commands.set(entry.command, [commands.get(entry.command)?.[0] ?? entry.seq, entry.seq + 1]);
}

function sameViewer(a: Viewer, b: Viewer): boolean {
  return a.role === b.role && a.entrant === b.entrant && a.staff === b.staff;
}

/** Two paths overlap when one is the other or lies above it: `round:2` and `round:2/table:4` do. */
function overlap(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);
}
