/**
 * The format of an event, read from the options of its record: members of plain data and the lines of
 * docs/formats.md, e.g. `vp: Victory points, 0..20`, `6: 11–9`, `vp 10–0`. Points are hundredths from here on.
 */
import { listOf } from '../../core/journal/json.ts';
import type { Facts } from '../facts.ts';

export interface Column {
  readonly id: string;
  readonly min: number;
  readonly max: number;
}

export interface Band {
  readonly from: number;
  readonly winner: number;
  readonly loser: number;
}

/** What a round of fixed worth counts, by column: one's own figure and the other side's. */
export type Fixed = Readonly<Record<string, readonly [own: number, other: number]>>;

export interface Format {
  readonly seats: { readonly min: number; readonly max: number };
  readonly columns: readonly Column[];
  /** Empty: the players say who won. */
  readonly decidedBy: string;
  readonly drawWithin: number;
  readonly pointsFor: string;
  readonly outcome: { readonly win: number; readonly draw: number; readonly loss: number };
  readonly bands: readonly Band[];
  readonly places: readonly number[];
  readonly bye: { readonly points: number; readonly scores: Fixed };
  readonly forfeit: { readonly winner: number; readonly loser: number; readonly scores: Fixed };
  readonly tieBreaks: readonly string[];
  readonly ownForUnplayed: boolean;
  readonly droppedRanked: boolean;
  /** 0: as many as it takes. */
  readonly rounds: number;
  readonly pairing: string;
  readonly apart: string;
  readonly strict: boolean;
  /** 0: none. */
  readonly cutTo: number;
  readonly reseed: boolean;
  readonly thirdPlace: boolean;
  readonly drawnIsSeeds: boolean;
}

const known = new WeakMap<Facts['options'], Format>();

export function formatOf({ options }: Pick<Facts, 'options'>): Format {
  const format = known.get(options) ?? read(options);
  known.set(options, format);
  return format;
}

function read(options: Facts['options']): Format {
  const number = (id: string): number => Number(options[id] ?? 0);
  const text = (id: string): string => (options[id] as string | undefined) ?? '';
  const lines = (id: string): string[] => listOf(options[id]).map(String);
  return {
    seats: { min: number('seatsMin'), max: number('seatsMax') },
    columns: lines('scores').map(columnIn),
    decidedBy: text('decidedBy'),
    drawWithin: number('drawWithin'),
    pointsFor: text('pointsFor'),
    outcome: { win: cents(number('win')), draw: cents(number('draw')), loss: cents(number('loss')) },
    bands: lines('bands').map(bandIn),
    places: lines('places').map((line) => cents(Number(line))),
    bye: { points: cents(number('byePoints')), scores: fixedIn(lines('byeScores')) },
    forfeit: {
      winner: cents(number('forfeitWinner')),
      loser: cents(number('forfeitLoser')),
      scores: fixedIn(lines('forfeitScores')),
    },
    tieBreaks: lines('tieBreaks'),
    ownForUnplayed: text('unplayed') === 'own',
    droppedRanked: text('dropped') === 'ranked',
    rounds: number('rounds'),
    pairing: text('pairing'),
    apart: text('groupsApart'),
    strict: text('pairedDown') === 'strict',
    cutTo: number('cutTo'),
    reseed: options.reseed === true,
    thirdPlace: options.thirdPlace === true,
    drawnIsSeeds: text('cutDrawn') === 'seed',
  };
}

export function cents(points: number): number {
  return Math.round(points * 100);
}

/** What ends like a range is one; a range without a last figure has no cap. */
function columnIn(line: string): Column {
  const id = line.split(':')[0]?.trim() ?? '';
  const [, min = '0', max = ''] = /,\s*(\d*)\.\.(\d*)$/.exec(line) ?? [];
  return { id, min: Number(min), max: max === '' ? Infinity : Number(max) };
}

function bandIn(line: string): Band {
  const [from = 0, winner = 0, loser = 0] = line.split(/[:–]/).map(Number);
  return { from, winner: cents(winner), loser: cents(loser) };
}

function fixedIn(lines: readonly string[]): Fixed {
  return Object.fromEntries(
    lines.map((line) => {
      const [id = '', own = '', other = ''] = line.split(/[ –]/);
      return [id, [Number(own), Number(other)]];
    }),
  );
}
