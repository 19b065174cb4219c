/** Formats to start from, as data. The first is what nobody chose. */
import { FORMAT_TAG, type SwissFormat } from './format.ts';

export interface Preset {
  readonly id: string;
  readonly meaning: string;
  readonly format: SwissFormat;
}

const BASE: SwissFormat = {
  format: FORMAT_TAG,
  name: 'Win 3, draw 1',
  game: '',
  seats: { min: 2, max: 2 },
  teamSize: 0,
  scores: [{ id: 'vp', label: 'Victory points', min: 0, max: null }],
  decidedBy: 'vp',
  drawWithin: 0,
  points: { kind: 'outcome', win: 3, draw: 1, loss: 0 },
  bye: { points: 3, scores: {} },
  forfeit: { winner: 3, loser: 0, scores: {} },
  tieBreaks: ['opponents-points', 'difference:vp', 'score:vp'],
  unplayed: 'own',
  dropped: 'ranked',
  rounds: 0,
  pairing: { method: 'least-gap', groupsApart: 'first-round', pairedDown: 'strict' },
  cut: null,
  minutes: 120,
  callAt: 15,
  board: null,
};

export const PRESETS: readonly Preset[] = [
  {
    id: 'win-3-draw-1',
    meaning: 'Three points for a win, one for a draw. Victory points decide each game.',
    format: BASE,
  },
  {
    id: 'win-3-draw-1-difference',
    meaning: 'Three points for a win, one for a draw; then the difference in victory points, then victory points.',
    format: {
      ...BASE,
      name: 'Win 3, draw 1, difference',
      tieBreaks: ['difference:vp', 'score:vp', 'opponents-points'],
    },
  },
  {
    id: 'win-2-draw-1',
    meaning: 'Two points for a win, one for a draw; the players report who won.',
    format: {
      ...BASE,
      name: 'Win 2, draw 1',
      scores: [],
      decidedBy: null,
      points: { kind: 'outcome', win: 2, draw: 1, loss: 0 },
      bye: { points: 2, scores: {} },
      forfeit: { winner: 2, loser: 0, scores: {} },
      tieBreaks: ['opponents-points', 'opponents-opponents', 'head-to-head'],
    },
  },
  {
    id: 'battle-20-0',
    meaning: 'Twenty points per game, shared out by the difference in victory points.',
    format: {
      ...BASE,
      name: 'Battle points 20–0',
      scores: [{ id: 'vp', label: 'Victory points', min: 0, max: 100 }],
      points: {
        kind: 'bands',
        bands: Array.from({ length: 11 }, (_, band) => ({
          from: band === 0 ? 0 : 5 * band + 1,
          winner: 10 + band,
          loser: 10 - band,
        })),
      },
      bye: { points: 13, scores: { vp: [60, 44] } },
      forfeit: { winner: 20, loser: 0, scores: { vp: [100, 0] } },
      tieBreaks: ['wins', 'score:vp', 'strength'],
    },
  },
  {
    id: 'cards-best-of-three',
    meaning: 'Card games in matches of up to three games: three points for a match, one for a drawn one.',
    format: {
      ...BASE,
      name: 'Cards, best of three',
      scores: [{ id: 'games', label: 'Games won', min: 0, max: 2 }],
      decidedBy: 'games',
      bye: { points: 3, scores: { games: [2, 0] } },
      forfeit: { winner: 3, loser: 0, scores: { games: [2, 0] } },
      tieBreaks: ['opponents-win-share:33', 'score-share:games:33', 'opponents-score-share:games:33'],
      minutes: 50,
      callAt: 10,
    },
  },
  {
    id: 'chess',
    meaning: 'One point for a win, a half for a draw; tie-breaks of a chess open.',
    format: {
      ...BASE,
      name: 'One point, half for a draw',
      scores: [],
      decidedBy: null,
      points: { kind: 'outcome', win: 1, draw: 0.5, loss: 0 },
      bye: { points: 1, scores: {} },
      forfeit: { winner: 1, loser: 0, scores: {} },
      tieBreaks: ['opponents-points-cut-1', 'opponents-points', 'sonneborn-berger', 'head-to-head', 'wins'],
    },
  },
  {
    id: 'teams-of-five',
    meaning: 'Teams of five meet as one: two points for a won match, one for a drawn one, then games won.',
    format: {
      ...BASE,
      name: 'Teams of five',
      teamSize: 5,
      scores: [{ id: 'games', label: 'Games won', min: 0, max: 5 }],
      decidedBy: 'games',
      points: { kind: 'outcome', win: 2, draw: 1, loss: 0 },
      bye: { points: 2, scores: { games: [3, 2] } },
      forfeit: { winner: 2, loser: 0, scores: { games: [5, 0] } },
      tieBreaks: ['score:games', 'opponents-points'],
      minutes: 180,
    },
  },
  {
    id: 'swiss-and-top-8',
    meaning: 'Four rounds, then the best eight play on, the loser out; the better seed has a drawn game.',
    format: {
      ...BASE,
      name: 'Four rounds and a top 8',
      rounds: 4,
      cut: { to: 8, reseed: false, thirdPlace: false, drawn: 'seed' },
    },
  },
  {
    id: 'tables-of-four',
    meaning: 'Three or four at a table, points by place.',
    format: {
      ...BASE,
      name: 'Tables of four',
      seats: { min: 3, max: 4 },
      points: { kind: 'places', places: [5, 3, 2, 1] },
      bye: { points: 3, scores: {} },
      forfeit: { winner: 3, loser: 0, scores: {} },
      tieBreaks: ['wins', 'score:vp', 'opponents-points'],
      rounds: 3,
    },
  },
  {
    id: 'firefight',
    meaning:
      'Grimdark Future: Firefight: markers held decide, armies of 300 points are checked, games open on the board.',
    format: {
      ...BASE,
      name: 'Firefight, markers held',
      game: 'Grimdark Future: Firefight',
      scores: [{ id: 'markers', label: 'Markers held', min: 0, max: 5 }],
      decidedBy: 'markers',
      tieBreaks: ['opponents-points', 'difference:markers', 'score:markers'],
      minutes: 90,
      board: { game: 'firefight', points: 300 },
    },
  },
];
