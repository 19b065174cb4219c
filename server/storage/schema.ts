/** The tables. JSON and times as text and whole numbers: the common ground of SQLite and PostgreSQL. */
import type { Generated, Kysely } from 'kysely';
import type { Hash } from '../../core/chance/bytes.ts';
import type { ScreenSetup } from '../../core/event/screens.ts';
import type { Opened } from '../../core/journal/seal.ts';
import type { Entry, Header, Role } from '../../core/journal/types.ts';
import type { JsonText } from './json-text.ts';
import type { Locked } from './vault.ts';

export interface RecordsTable {
  id: string;
  header: JsonText<Header>;
  created: number;
  /** 1: shown in the list of this machine's events. */
  listed: number;
  /** 1: players may claim their own names. */
  claiming: number;
  /** When something next happens by itself. */
  due: number | null;
  /** The event that opened this record for one of its games; null for any other record, whatever its header says. */
  event: string | null;
  /** 1: over and put away; it leaves the list and stays reachable. */
  archived: Generated<number>;
}

export interface EntriesTable {
  record: string;
  seq: number;
  /** The entry with every seal closed: what is hashed and exported. */
  json: JsonText<Entry>;
}

/** What opens a seal: kept apart, encrypted, and gone once it is forgotten. */
export interface SealedTable {
  record: string;
  seal: string;
  keep: string;
  value: Locked<Opened<unknown>>;
}

export interface LotsTable {
  record: string;
  /** What was published of it: the end of its chain. */
  lots: Hash;
  secret: Locked<Hash>;
}

export interface CapabilitiesTable {
  id: string;
  record: string;
  role: Role;
  entrant: string | null;
  /** The name that the journal shows for a staff link, e.g. `staff-2`. */
  staff: string | null;
  /** SHA-256 of the link's token; null where there is no link (a claimed name). */
  token: string | null;
  /** Keyed hash of the PIN that a second device needs. */
  pin: string | null;
  label: string;
  created: number;
  revoked: number | null;
  used: number | null;
  /** 1: its link opens on one device, and on no other after that. */
  once: Generated<number>;
}

export interface SessionsTable {
  /** SHA-256 of what the device's cookie holds. */
  session: string;
  capability: string;
  created: number;
}

export interface ScreensTable {
  record: string;
  /** What the screen shows to be known by. */
  code: string;
  /** What it is told to show. */
  setup: JsonText<ScreenSetup>;
}

export interface WiFi {
  readonly name: string;
  /** Empty where the network has none. */
  readonly password: string;
}

export interface HallRow {
  readonly token: string;
  /** Short, for an address that people type. */
  readonly code: string;
  readonly wifi: WiFi | null;
}

/** The way into an event that hangs in its hall: a player’s link that can be shown again, and the network it is in. */
export interface HallsTable {
  record: string;
  /** The link's. */
  capability: string;
  /** Keyed hash of the short code that people type. */
  code: string;
  value: Locked<HallRow>;
}

/** Games between two armies that workers play, where the database has a queue. */
export interface SimulationsTable {
  id: string;
  /** What is played, as JSON: armies, players, seed. */
  setup: string;
  games: number;
  /** Of the games that were played, as JSON. */
  tally: string;
  played: Generated<number>;
  /** What went wrong in one of its games. */
  problem: string | null;
  asked: number;
}

/** The parts of it that are in its tally, by their first game: a part that two workers played counts once. */
export interface SimulatedTable {
  simulation: string;
  first: number;
}

/** What a check of every record found, by the run that asked for it. */
export interface ChecksTable {
  run: string;
  record: string;
  entries: number;
  problems: Locked<readonly string[]>;
  at: number;
}

export interface MetaTable {
  name: string;
  value: string;
}

export interface Tables {
  records: RecordsTable;
  entries: EntriesTable;
  apart: SealedTable;
  lots: LotsTable;
  capabilities: CapabilitiesTable;
  sessions: SessionsTable;
  screens: ScreensTable;
  halls: HallsTable;
  simulations: SimulationsTable;
  simulated: SimulatedTable;
  checks: ChecksTable;
  meta: MetaTable;
}

/** The database, or a transaction on it. */
export type Db = Kysely<Tables>;
