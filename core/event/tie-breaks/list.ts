/**
 * The known tie-breaks: one row each, with its formula in words and where it comes from. The table in docs/formats.md is
 * these rows. A format names one by its id, and those that need it with a score column or a floor: `difference:vp`,
 * `opponents-win-share:33`.
 */
import type { TieBreakCard, TieBreakField } from './card.ts';
import { cumulative, winPath } from './course.ts';
import type { Fraction } from './fraction.ts';
import { extendedStrength, opponentsOpponents, opponentsPoints, sonnebornBerger, strength } from './opponents.ts';
import {
  conceded,
  difference,
  gamesWon,
  opponentsOpponentsWinShare,
  opponentsScoreShare,
  opponentsWinShare,
  scoreShare,
  scoreSum,
  winShare,
  wins,
} from './shares.ts';
import { type Values, headToHead, lots } from './tied.ts';

/** What is named with a tie-break: a score column's id, and the least that a share counts as. */
export interface TieBreakDetail {
  readonly column: string;
  readonly floor: Fraction;
}

export interface TieBreak {
  readonly id: string;
  readonly label: string;
  /** A heading of a few letters. */
  readonly short: string;
  /** Other names it goes by. */
  readonly also: string;
  readonly formula: string;
  readonly source: string;
  readonly takes: readonly ('column' | 'floor')[];
  readonly signed?: boolean;
  /** It divides by what a game is worth at most, so there must be a most. */
  readonly needsFull?: boolean;
  /** The higher the better. */
  readonly value?: (card: TieBreakCard, field: TieBreakField, given: TieBreakDetail) => Fraction;
  /** For one that looks at the tied alone: their values, or null where it cannot decide among them. */
  readonly among?: (tied: readonly TieBreakCard[], field: TieBreakField) => Values | null;
}

const FIDE = 'FIDE Handbook C.07 (2026)';
const MTR = 'Magic Tournament Rules, Appendix C';
const FFG = 'Fantasy Flight Games and Null Signal Games, organised play policies';
const COMMON = 'Customary in wargames and team sports';

export const TIE_BREAKS: readonly TieBreak[] = [
  {
    id: 'opponents-points',
    label: 'Opponents’ points',
    short: 'OP',
    also: 'Buchholz, Solkoff, strength of schedule (sum)',
    formula: 'The sum of the points of all opponents.',
    source: `${FIDE} 8.1; US Chess rule 34E`,
    takes: [],
    value: (card, field) => opponentsPoints(card, field),
  },
  {
    id: 'opponents-points-cut-1',
    label: 'Opponents’ points without the lowest',
    short: 'OP−1',
    also: 'Buchholz Cut-1',
    formula: 'The sum of the points of all opponents but the lowest.',
    source: `${FIDE} 8.1 and 14`,
    takes: [],
    value: (card, field) => opponentsPoints(card, field, { low: 1, high: 0 }),
  },
  {
    id: 'opponents-points-median',
    label: 'Opponents’ points without the lowest and the highest',
    short: 'OPm',
    also: 'Median Buchholz, Harkness',
    formula: 'The sum of the points of all opponents but the lowest and the highest.',
    source: `${FIDE} 8.1 and 14; US Chess rule 34E`,
    takes: [],
    value: (card, field) => opponentsPoints(card, field, { low: 1, high: 1 }),
  },
  {
    id: 'opponents-opponents',
    label: 'Opponents’ opponents’ points',
    short: 'OOP',
    also: 'Sum of Buchholz',
    formula: 'The sum of all opponents’ `opponents-points`.',
    source: `${FIDE} 8.2 (there as an average)`,
    takes: [],
    value: opponentsOpponents,
  },
  {
    id: 'strength',
    label: 'Strength of schedule',
    short: 'SoS',
    also: 'SoS (average)',
    formula: 'The mean over all opponents of points ÷ rounds, as an exact fraction.',
    source: FFG,
    takes: [],
    value: strength,
  },
  {
    id: 'extended-strength',
    label: 'Extended strength of schedule',
    short: 'eSoS',
    also: 'Extended SoS',
    formula: 'The mean of all opponents’ `strength`.',
    source: FFG,
    takes: [],
    value: extendedStrength,
  },
  {
    id: 'win-share',
    label: 'Win percentage',
    short: 'MW%',
    also: 'Match-win percentage',
    formula: 'Points ÷ the most that the rounds were worth; at least the floor.',
    source: MTR,
    takes: ['floor'],
    needsFull: true,
    value: (card, field, { floor }) => winShare(card, field, floor),
  },
  {
    id: 'opponents-win-share',
    label: 'Opponents’ win percentage',
    short: 'OMW%',
    also: 'Opponents’ match-win percentage',
    formula: 'The mean of all opponents’ `win-share`, each at least the floor.',
    source: `${MTR} (floor 33); Play! Pokémon tournament rules (floor 25)`,
    takes: ['floor'],
    needsFull: true,
    value: (card, field, { floor }) => opponentsWinShare(card, field, floor),
  },
  {
    id: 'opponents-opponents-win-share',
    label: 'Opponents’ opponents’ win percentage',
    short: 'OOW%',
    also: 'Opponents’ opponents’ resistance',
    formula: 'The mean of all opponents’ `opponents-win-share`.',
    source: 'Play! Pokémon tournament rules',
    takes: ['floor'],
    needsFull: true,
    value: (card, field, { floor }) => opponentsOpponentsWinShare(card, field, floor),
  },
  {
    id: 'head-to-head',
    label: 'Head-to-head',
    short: 'H2H',
    also: 'Direct encounter',
    formula: 'Points from the games of the tied against each other, where each of them has met each other one.',
    source: `${FIDE} 6`,
    takes: [],
    among: headToHead,
  },
  {
    id: 'sonneborn-berger',
    label: 'Points of those beaten',
    short: 'SB',
    also: 'Sonneborn-Berger, SODOS',
    formula: 'The points of all opponents beaten, and half of the points of those drawn with.',
    source: `${FIDE} 9.1; European Go Federation (SODOS)`,
    takes: [],
    value: sonnebornBerger,
  },
  {
    id: 'difference',
    label: 'difference',
    short: '±',
    also: 'Margin of victory, goal difference',
    formula: 'The sum over all games of the player’s score minus the opponent’s.',
    source: COMMON,
    takes: ['column'],
    signed: true,
    value: (card, _field, { column }) => difference(card, column),
  },
  {
    id: 'score',
    label: 'total',
    short: '',
    also: 'Victory points, goals scored',
    formula: 'The sum of the player’s score over all games.',
    source: COMMON,
    takes: ['column'],
    value: (card, _field, { column }) => scoreSum(card, column),
  },
  {
    id: 'conceded',
    label: 'conceded',
    short: '−',
    also: 'Goals against',
    formula: 'The sum of the opponents’ scores over all games, as a negative figure: fewer is better.',
    source: COMMON,
    takes: ['column'],
    signed: true,
    value: (card, _field, { column }) => conceded(card, column),
  },
  {
    id: 'score-share',
    label: 'share',
    short: '%',
    also: 'Game-win percentage (of games won), set ratio',
    formula: 'Own scores ÷ the scores of both sides, over all games; at least the floor.',
    source: `${MTR} (there drawn games count too)`,
    takes: ['column', 'floor'],
    value: (card, _field, { column, floor }) => scoreShare(card, column, floor),
  },
  {
    id: 'opponents-score-share',
    label: 'share of the opponents',
    short: 'O%',
    also: 'Opponents’ game-win percentage',
    formula: 'The mean of all opponents’ `score-share`, each at least the floor.',
    source: `${MTR} (there drawn games count too)`,
    takes: ['column', 'floor'],
    value: (card, field, { column, floor }) => opponentsScoreShare(card, field, column, floor),
  },
  {
    id: 'wins',
    label: 'Wins',
    short: 'W',
    also: 'Victories, byes among them',
    formula: 'How many rounds were won; a bye or a forfeit worth a win is one.',
    source: `${FIDE} 7.1`,
    takes: [],
    value: wins,
  },
  {
    id: 'games-won',
    label: 'Wins at the table',
    short: 'WT',
    also: 'Games won',
    formula: 'How many games that were played were won.',
    source: `${FIDE} 7.2`,
    takes: [],
    value: gamesWon,
  },
  {
    id: 'cumulative',
    label: 'Cumulative points',
    short: 'CUM',
    also: 'Progressive score',
    formula: 'The sum of the total after each round.',
    source: `${FIDE} 7.5; US Chess rule 34E (there a bye is taken off)`,
    takes: [],
    value: (card, field) => cumulative(card, field, 0),
  },
  {
    id: 'cumulative-cut-1',
    label: 'Cumulative points without round 1',
    short: 'CUM−1',
    also: 'Progressive score Cut-1',
    formula: 'The sum of the total after each round but the first.',
    source: `${FIDE} 7.5 and 14`,
    takes: [],
    value: (card, field) => cumulative(card, field, 1),
  },
  {
    id: 'win-path',
    label: 'Win path',
    short: 'PATH',
    also: 'Path to victory, game path',
    formula: 'Results as digits (win 2, draw 1, loss 0), the first round first: losing later is better.',
    source: 'Games Workshop tournament companions; Best Coast Pairings',
    takes: [],
    value: winPath,
  },
  {
    id: 'lots',
    label: 'Lots',
    short: 'LOT',
    also: 'Random',
    formula: 'Drawn: the hash of the seatings of all rounds and the entrant’s id, the highest first.',
    source: `${FIDE} 4.2`,
    takes: [],
    among: lots,
  },
];
