/** The formats of exchange by the names that a command takes. Nobody else lists them. */
import { type Refusal, isRefusal, refuse } from '../../rules/refusal.ts';
import { readBiggerHat, writeBiggerHat } from './biggerhat.ts';
import { readCryodex, readCryodexPlayers, writeCryodex, writeCryodexPlayers } from './cryodex.ts';
import type { Exchange } from './exchange.ts';
import { writeLongshanks } from './longshanks.ts';
import { readNrtm, writeNrtm } from './nrtm.ts';
import { readPgSwiss, writePgSwiss } from './pgswiss.ts';
import { writeStandings, writeStandingsText } from './standings-sheet.ts';
import { readT3, writeT3 } from './t3.ts';
import { readTrf } from './trf-read.ts';
import { writeTrf } from './trf-write.ts';

export const FORMAT_IDS = [
  'standings',
  'standings-text',
  'biggerhat',
  'cryodex',
  'cryodex-players',
  'nrtm',
  'trf16',
  'trf26',
  'pgswiss',
  't3',
  'longshanks',
] as const;

interface Written {
  readonly id: (typeof FORMAT_IDS)[number];
  readonly title: string;
  /** The end of a file’s name. */
  readonly ending: string;
  /** What its file is called where that is not its id. */
  readonly file?: string;
  readonly write: (exchange: Exchange) => string | Refusal;
}

interface Read {
  readonly read: (text: string) => Exchange | Refusal;
  /** What a file of it holds and no other one does; null where a person must say it. */
  readonly mark: ((text: string) => boolean) | null;
}

/** `read` is null where the other program gives nothing to read. */
export type ExchangeFormat = Written & (Read | { readonly read: null });
export type ReadableFormat = Written & Read;

function isJson(text: string): boolean {
  return /^\s*\{/.test(text);
}

/** A player's line below one of its kind or of the event's. */
function isTrf(text: string): boolean {
  const first = text.search(/^(?:0\d\d |###|XX)/m);
  return first !== -1 && Math.max(text.lastIndexOf('\n001 '), text.lastIndexOf('\r001 ')) > first;
}

export const EXCHANGE_FORMATS: readonly ExchangeFormat[] = [
  { id: 'standings', title: 'Standings as CSV', ending: 'csv', write: writeStandings, read: null },
  {
    id: 'standings-text',
    title: 'Standings as text',
    file: 'standings',
    ending: 'txt',
    write: writeStandingsText,
    read: null,
  },
  {
    id: 'biggerhat',
    title: 'BiggerHat CSV',
    ending: 'csv',
    write: writeBiggerHat,
    read: readBiggerHat,
    mark: (text) => /^[^\n]*player_one/.test(text),
  },
  {
    id: 'cryodex',
    title: 'Cryodex JSON',
    ending: 'json',
    write: writeCryodex,
    read: readCryodex,
    mark: (text) => isJson(text) && /"(?:matches|round-type)"/.test(text),
  },
  {
    id: 'cryodex-players',
    title: 'Cryodex’ list of players',
    ending: 'csv',
    write: writeCryodexPlayers,
    read: readCryodexPlayers,
    mark: null,
  },
  {
    id: 'nrtm',
    title: 'NRTM JSON',
    ending: 'json',
    write: writeNrtm,
    read: readNrtm,
    mark: (text) => isJson(text) && /"(?:preliminaryRounds|eliminationPlayers|corpIdentity)"/.test(text),
  },
  {
    id: 'trf26',
    title: 'TRF26',
    ending: 'trf',
    write: (exchange) => writeTrf(exchange, 'TRF26'),
    read: readTrf,
    // Every TRF16 begins alike: what the younger one has of its own is looked for first.
    mark: (text) => /^142 /m.test(text) && /^001 /m.test(text),
  },
  {
    id: 'trf16',
    title: 'TRF16',
    ending: 'trf',
    write: (exchange) => writeTrf(exchange, 'TRF16'),
    read: readTrf,
    mark: isTrf,
  },
  {
    id: 'pgswiss',
    title: 'PGSwiss’ event file',
    ending: 'json',
    write: writePgSwiss,
    read: readPgSwiss,
    mark: (text) => isJson(text) && /"(?:WMEvent|EventFormat|TourneyPoints)"/.test(text),
  },
  {
    id: 't3',
    title: 'T³ standings',
    ending: 'csv',
    write: writeT3,
    read: readT3,
    mark: (text) => /^[^\n]*placement/i.test(text),
  },
  { id: 'longshanks', title: 'A sheet for Longshanks', ending: 'tsv', write: writeLongshanks, read: null },
];

export const READABLE_FORMATS: readonly ReadableFormat[] = EXCHANGE_FORMATS.filter((format) => format.read !== null);

/** The format that a text shows to be in; null where it shows none. */
export function formatOf(text: string): ReadableFormat | null {
  const plain = text.replace(/^\uFEFF/, '');
  return READABLE_FORMATS.find(({ mark }) => mark?.(plain) ?? false) ?? null;
}

export interface ReadFile {
  readonly format: ReadableFormat;
  readonly exchange: Exchange;
}

/** Reads a file of another program, of the format that it shows to be in or of the one that is named. */
export function readForeign(text: string, id?: string): ReadFile | Refusal {
  const format = id === undefined ? formatOf(text) : READABLE_FORMATS.find((known) => known.id === id);
  if (!format) {
    const known = READABLE_FORMATS.map((one) => one.title).join(', ');
    const what = id === undefined ? 'Muster does not know this kind of file' : `There is no format “${id}” to read`;
    return refuse('exchange', `${what}: it reads ${known}. Nothing was imported.`);
  }
  const exchange = format.read(text);
  return isRefusal(exchange) ? exchange : { format, exchange };
}
