/** Making an event, and taking in one that was written elsewhere. Either way there is an organiser's link in the end. */
import type { Hash } from '../../core/chance/bytes.ts';
import { linkOf } from '../../core/chance/lots.ts';
import type { EventSettings } from '../../core/event/commands.ts';
import { readForeign } from '../../core/event/exchange/formats.ts';
import { takeInEvent } from '../../core/event/exchange/take-in.ts';
import { type RecordFile, importLines } from '../../core/journal/lines.ts';
import { openSeals, sealFits } from '../../core/journal/seal.ts';
import type { Typed } from '../../core/journal/types.ts';
import { type Refusal, isRefusal, refuse } from '../../core/rules/refusal.ts';
import type { Live } from '../records/live.ts';
import type { Records } from '../records/records.ts';
import type { NewCapability } from '../storage/capabilities.ts';
import { packOf } from '../systems.ts';
import { hashed, newId, newToken } from '../tokens.ts';
import { battlePage } from './battles.ts';
import { gamePage } from './home-game.ts';

/** How the link of whoever makes an event stands among the others. */
export const FIRST_LINK = 'The organiser';

export interface Made {
  readonly id: string;
  /** The organiser's: whoever has it runs the event. It is told once. */
  readonly token: string;
  /** The page to open with it. */
  readonly path: string;
}

export interface NewEvent {
  readonly system: string;
  readonly name: string;
  readonly options: unknown;
  readonly settings: object;
  readonly listed: boolean;
}

/** `more` is done after the name and settings, by the organiser. */
export async function makeEvent(
  records: Records,
  asked: NewEvent,
  more: readonly Typed[] = [],
): Promise<Made | Refusal> {
  const { system, name, options, settings, listed } = asked;
  const { header, secret } = records.newHeader({ id: newId(), ruleset: 'event', system, options });
  const { capability, token } = organiserOf(header.id, header.created);
  const first = { type: 'change-settings', settings: { ...settings, name } };
  const by = { role: 'organiser', staff: 'staff-1' } as const;
  const made = { header, listed, event: null, secret, capability };
  return madeOf(await records.create(made, [first, ...more], by), token);
}

/** Takes in an exported file. It can be read and corrected; the secrets of its lots stayed where they were. */
export async function takeInFile(records: Records, now: number, text: string): Promise<Made | Refusal> {
  const file = importLines(text);
  return isRefusal(file) ? file : takeIn(records, now, file, { secret: null });
}

/**
 * Takes in a record, with the secret of its lots where that is known. What it calls itself is where it comes from: here it
 * has an id of its own, as often as it is taken in. `id`: of a record that was made here.
 */
export async function takeIn(
  records: Records,
  now: number,
  file: RecordFile,
  { secret, id = newId() }: { readonly secret: Hash | null; readonly id?: string },
): Promise<Made | Refusal> {
  const forged = forgedIn(file);
  if (forged) return forged;
  const { capability, token } = organiserOf(id, now);
  const { ruleset, purpose } = file.header;
  // What is not meant, and a single game, is not shown to anybody who was not shown the way.
  const listed = ruleset === 'event' && purpose === undefined;
  return madeOf(await records.adopt(file, { id, listed, secret, capability }), token);
}

export interface ForeignEvent {
  readonly text: string;
  /** A format's name; the one that the text shows to be in without it. */
  readonly format?: string | undefined;
  readonly system: string;
  readonly options: unknown;
  readonly settings: EventSettings;
  readonly goesOn: boolean;
}

/** Takes in an event of another program, as an event of its own. */
export async function takeInForeign(records: Records, asked: ForeignEvent): Promise<Made | Refusal> {
  const { text, format, system, options, settings, goesOn } = asked;
  const read = readForeign(text, format);
  if (isRefusal(read)) return read;
  const { header, secret } = records.newHeader({ id: newId(), ruleset: 'event', system, options });
  const pack = packOf(system);
  if (!pack) return refuse('unknown-system', `This server does not know the system ${system}.`);
  const chance = { nonce: () => records.newSecret(), link: (number: number) => linkOf(secret, number) };
  const by = { role: 'organiser', staff: 'staff-1' } as const;
  const taken = { exchange: read.exchange, source: read.format.title, settings, goesOn };
  const record = takeInEvent(pack, header, taken, { by, chance });
  return isRefusal(record) ? record : takeIn(records, header.created, record, { secret, id: header.id });
}

/** A value may stand opened in a file only where it is the one that was sealed. */
function forgedIn({ entries }: RecordFile): Refusal | null {
  const bad = entries.find(({ body }) => openSeals(body).some(({ seal, open }) => open && !sealFits(seal, open)));
  return bad ? refuse('tampered', `Entry ${bad.seq} holds a text that is not the one that was sealed.`) : null;
}

function organiserOf(record: string, created: number): { capability: NewCapability; token: string } {
  const token = newToken();
  const who = { id: newId(), record, role: 'organiser', entrant: null, staff: 'staff-1' } as const;
  const link = { token: hashed(token), pin: null, label: FIRST_LINK };
  return { capability: { ...who, ...link, created, revoked: null, used: null }, token };
}

function madeOf(live: Live | Refusal, token: string): Made | Refusal {
  if (isRefusal(live)) return live;
  const { id, record } = live;
  const { ruleset } = record.header;
  const game = ruleset === 'encounter' ? gamePage(id, 'organiser') : battlePage(id);
  const page = ruleset === 'event' ? '/desk' : game;
  return { id, token, path: `${page}#${token}` };
}
