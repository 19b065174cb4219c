/** The formats of exchange by the names that a command takes. Nobody else lists them. */
import { type Refusal, isRefusal, refuse } from '../../journal/types.ts';
import { readBiggerHat, writeBiggerHat } from './biggerhat.ts';
import { readCryodex, readCryodexPlayers, writeCryodex, writeCryodexPlayers } from './cryodex.ts';
import type { Exchange } from './exchange.ts';
import { writeLongshanks } from './longshanks.ts';
import { readNrtm, writeNrtm } from './nrtm.ts';
import { readPgSwiss, writePgSwiss } from './pgswiss.ts';
import { readT3, writeT3 } from './t3.ts';
import { readTrf } from './trf-read.ts';
import { writeTrf } from './trf-write.ts';

export const FORMAT_IDS = [
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
  readonly write: (exchange: Exchange) => string | Refusal;
}

interface Read {
  readonly read: (text: string) => Exchange | Refusal;
  /** What a file of it holds and no other one does; null where a person must say it. */
  readonly mark: RegExp | null;
}

/** `read` is null where the other program gives nothing to read. */
export type ExchangeFormat = Written & (Read | { readonly read: null });
export type ReadableFormat = Written & Read;

export const EXCHANGE_FORMATS: readonly ExchangeFormat[] = [
  {
    id: 'biggerhat',
    title: 'BiggerHat CSV',
    ending: 'csv',
    write: writeBiggerHat,
    read: readBiggerHat,
    mark: /^[^\n]*player_one/,
  },
  {
    id: 'cryodex',
    title: 'Cryodex JSON',
    ending: 'json',
    write: writeCryodex,
    read: readCryodex,
    mark: /^\s*\{[^]*"(?:matches|round-type)"/,
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
    mark: /^\s*\{[^]*"(?:preliminaryRounds|eliminationPlayers|corpIdentity)"/,
  },
  {
    id: 'trf26',
    title: 'TRF26',
    ending: 'trf',
    write: (exchange) => writeTrf(exchange, 'TRF26'),
    read: readTrf,
    // Every TRF16 begins alike: what the younger one has of its own is looked for first.
    mark: /^142 [^]*^001 |^001 [^]*^142 /m,
  },
  {
    id: 'trf16',
    title: 'TRF16',
    ending: 'trf',
    write: (exchange) => writeTrf(exchange, 'TRF16'),
    read: readTrf,
    mark: /^(?:0\d\d |###|XX)[^]*^001 /m,
  },
  {
    id: 'pgswiss',
    title: 'PGSwiss’ event file',
    ending: 'json',
    write: writePgSwiss,
    read: readPgSwiss,
    mark: /^\s*\{[^]*"(?:WMEvent|EventFormat|TourneyPoints)"/,
  },
  { id: 't3', title: 'T³ standings', ending: 'csv', write: writeT3, read: readT3, mark: /^[^\n]*placement/i },
  { id: 'longshanks', title: 'A sheet for Longshanks', ending: 'tsv', write: writeLongshanks, read: null },
];

export const READABLE_FORMATS: readonly ReadableFormat[] = EXCHANGE_FORMATS.filter((format) => format.read !== null);

/** The format that a text shows to be in; null where it shows none. */
export function formatOf(text: string): ReadableFormat | null {
  const plain = text.replace(/^\uFEFF/, '');
  return READABLE_FORMATS.find(({ mark }) => mark?.test(plain) ?? false) ?? null;
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
    const what = id === undefined ? 'This is no file that Muster knows' : `There is no format “${id}” to read`;
    return refuse('exchange', `${what}: it reads ${known}. Nothing was taken in.`);
  }
  const exchange = format.read(text);
  return isRefusal(exchange) ? exchange : { format, exchange };
}
