/** The formats of exchange by the names that a command takes. Nobody else lists them. */
import type { Refusal } from '../../journal/types.ts';
import { readBiggerHat, writeBiggerHat } from './biggerhat.ts';
import { readCryodex, readCryodexPlayers, writeCryodex, writeCryodexPlayers } from './cryodex.ts';
import type { Exchange } from './exchange.ts';
import { writeLongshanks } from './longshanks.ts';
import { readNrtm, writeNrtm } from './nrtm.ts';
import { readPgSwiss, writePgSwiss } from './pgswiss.ts';
import { readT3, writeT3 } from './t3.ts';
import { readTrf } from './trf-read.ts';
import { writeTrf } from './trf-write.ts';

export interface ExchangeFormat {
  readonly id: string;
  readonly title: string;
  /** The end of a file’s name. */
  readonly ending: string;
  readonly write: (exchange: Exchange) => string | Refusal;
  /** Null where the other program gives nothing to read. */
  readonly read: ((text: string) => Exchange | Refusal) | null;
}

export const EXCHANGE_FORMATS: readonly ExchangeFormat[] = [
  { id: 'biggerhat', title: 'BiggerHat CSV', ending: 'csv', write: writeBiggerHat, read: readBiggerHat },
  { id: 'cryodex', title: 'Cryodex JSON', ending: 'json', write: writeCryodex, read: readCryodex },
  {
    id: 'cryodex-players',
    title: 'Cryodex’ list of players',
    ending: 'csv',
    write: writeCryodexPlayers,
    read: readCryodexPlayers,
  },
  { id: 'nrtm', title: 'NRTM JSON', ending: 'json', write: writeNrtm, read: readNrtm },
  { id: 'trf16', title: 'TRF16', ending: 'trf', write: (exchange) => writeTrf(exchange, 'TRF16'), read: readTrf },
  { id: 'trf26', title: 'TRF26', ending: 'trf', write: (exchange) => writeTrf(exchange, 'TRF26'), read: readTrf },
  { id: 'pgswiss', title: 'PGSwiss’ event file', ending: 'json', write: writePgSwiss, read: readPgSwiss },
  { id: 't3', title: 'T³ standings', ending: 'csv', write: writeT3, read: readT3 },
  { id: 'longshanks', title: 'A sheet for Longshanks', ending: 'tsv', write: writeLongshanks, read: null },
];
