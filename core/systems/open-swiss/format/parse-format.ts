/** From JSON to a format: every member known, every number within its limits, everything left out filled in. */
import { cite } from '../../../rules/cite.ts';
import { type Refusal, refuse } from '../../../rules/refusal.ts';
import { lineAt, plainOf, readJsonTree } from '../../../journal/json-tree.ts';
import { contradictions } from './contradictions.ts';
import { type FormFields, type FormProblem, type Readers, openForm, readersOf, within } from './form.ts';
import {
  BOARDS,
  type OnBoard,
  KEEP_APART,
  type Band,
  type TopCut,
  DRAWN,
  DROPPED,
  FORMAT_TAG,
  type FixedScores,
  type SwissFormat,
  LIMITS,
  PAIRED_DOWN,
  PAIRINGS,
  type PointsRule,
  type ScoreColumn,
  UNPLAYED,
} from './format.ts';

const LARGEST_TEXT = 50_000;

/** Reads a format file: its text, or its JSON once parsed. Refuses with a sentence that names what is wrong, and where. */
export function parseFormat(json: unknown): SwissFormat | Refusal {
  return typeof json === 'string' ? parseText(json) : parseValue(json, (path) => path);
}

function parseText(text: string): SwissFormat | Refusal {
  if (text.length > LARGEST_TEXT) {
    return refuse('bad-format', `A format has ${LARGEST_TEXT} letters at most.`, ...cite('OS-FMT-02'));
  }
  const read = readJsonTree(text);
  if ('problem' in read) {
    return refuse('bad-format', `Line ${read.line}: this is not JSON, ${read.problem}.`, ...cite('OS-FMT-01'));
  }
  return parseValue(plainOf(read), (path) => `Line ${lineAt(read, path)}: ${path}`);
}

/** How many problems a refusal names. */
const MOST_NAMED = 5;

function parseValue(json: unknown, where: (path: string) => string): SwissFormat | Refusal {
  const form = openForm();
  const readers = readersOf(form, { shape: cite('OS-FMT-01'), range: cite('OS-FMT-02') });
  const format = readFormat(readers, json);
  const problems = form.problems.length > 0 ? form.problems : contradictions(format);
  if (problems.length === 0) return format;
  const named = problems.slice(0, MOST_NAMED).map((problem) => sentence(problem, where));
  const more = problems.length > MOST_NAMED ? ` And ${problems.length - MOST_NAMED} more.` : '';
  const rules = new Set(problems.flatMap((problem) => problem.rules));
  return refuse('bad-format', `${named.join(' ')}${more}`, ...rules);
}

function sentence({ path, text }: FormProblem, where: (path: string) => string): string {
  return `${path === '' ? where('').concat('A format') : where(path)} ${text}.`;
}

const MEMBERS = [
  '$schema',
  'format',
  'name',
  'game',
  'seats',
  'teamSize',
  'scores',
  'decidedBy',
  'drawWithin',
  'points',
  'bye',
  'forfeit',
  'tieBreaks',
  'unplayed',
  'dropped',
  'rounds',
  'pairing',
  'cut',
  'minutes',
  'callAt',
  'board',
] as const;

function readFormat(read: Readers, json: unknown): SwissFormat {
  const given = read.fields(json, '', MEMBERS);
  const { format, name, game = '', teamSize = 0, decidedBy = null, drawWithin = 0, rounds = 0, cut = null } = given;
  const { unplayed = 'own', dropped = 'ranked', minutes = 120, callAt = 15, tieBreaks = [], scores = [] } = given;
  const { bye, forfeit, points, pairing = {}, seats = 2, board = null } = given;
  return {
    format: read.oneOf(format, 'format', [FORMAT_TAG], FORMAT_TAG),
    name: read.text(name, 'name', LIMITS.text),
    game: read.text(game, 'game', LIMITS.text),
    seats: readSeats(read, seats),
    teamSize: read.whole(teamSize, 'teamSize', 0, LIMITS.team),
    scores: read.items(scores, 'scores', LIMITS.columns).map((one, index) => readColumn(read, one, `scores[${index}]`)),
    decidedBy: decidedBy === null ? null : read.text(decidedBy, 'decidedBy', LIMITS.text),
    drawWithin: read.whole(drawWithin, 'drawWithin', 0, LIMITS.score),
    points: readPoints(read, points),
    bye: readBye(read, bye),
    forfeit: readForfeit(read, forfeit),
    tieBreaks: read.items(tieBreaks, 'tieBreaks', LIMITS.tieBreaks).map((one, index) => {
      return read.text(one, `tieBreaks[${index}]`, LIMITS.text);
    }),
    unplayed: read.oneOf(unplayed, 'unplayed', UNPLAYED, 'own'),
    dropped: read.oneOf(dropped, 'dropped', DROPPED, 'ranked'),
    rounds: read.whole(rounds, 'rounds', 0, LIMITS.rounds),
    pairing: readPairing(read, pairing),
    cut: cut === null ? null : readCut(read, cut),
    minutes: read.whole(minutes, 'minutes', 1, LIMITS.minutes),
    callAt: read.whole(callAt, 'callAt', 0, LIMITS.minutes),
    board: board === null ? null : readBoard(read, board),
  };
}

function readSeats(read: Readers, value: unknown): SwissFormat['seats'] {
  const [fewest, most] = LIMITS.seats;
  if (typeof value === 'number') {
    const seats = read.whole(value, 'seats', fewest, most);
    return { min: seats, max: seats };
  }
  const { min, max } = read.fields(value, 'seats', ['min', 'max']);
  return { min: read.whole(min, 'seats.min', fewest, most), max: read.whole(max, 'seats.max', fewest, most) };
}

function readColumn(read: Readers, value: unknown, path: string): ScoreColumn {
  const { id, label = id, min = 0, max = null } = read.fields(value, path, ['id', 'label', 'min', 'max']);
  const name = read.text(id, within(path, 'id'), LIMITS.text);
  return {
    id: name,
    label: read.text(label, within(path, 'label'), LIMITS.text) || name,
    min: read.whole(min, within(path, 'min'), 0, LIMITS.score),
    max: max === null ? null : read.whole(max, within(path, 'max'), 0, LIMITS.score),
  };
}

const KINDS = ['outcome', 'bands', 'places', 'score'] as const;
const POINTS_OF = { outcome: ['win', 'draw', 'loss'], bands: ['bands'], places: ['places'], score: [] } as const;

function readPoints(read: Readers, value: unknown): PointsRule {
  const told = typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined;
  const known = KINDS.find((one) => one === told);
  const given = read.fields(value, 'points', ['kind', ...(known ? POINTS_OF[known] : Object.values(POINTS_OF).flat())]);
  const kind = read.oneOf(told, 'points.kind', KINDS, 'score');
  const points = (key: 'win' | 'draw' | 'loss') => read.points(given[key], `points.${key}`, LIMITS.points);
  switch (kind) {
    case 'outcome':
      return { kind, win: points('win'), draw: points('draw'), loss: points('loss') };
    case 'bands': {
      const bands = read.items(given.bands, 'points.bands', LIMITS.bands);
      return { kind, bands: bands.map((band, index) => readBand(read, band, `points.bands[${index}]`)) };
    }
    case 'places': {
      const places = read.items(given.places, 'points.places', LIMITS.seats[1]);
      return {
        kind,
        places: places.map((one, index) => read.points(one, `points.places[${index}]`, LIMITS.points)),
      };
    }
    case 'score':
      return { kind };
  }
}

function readBand(read: Readers, value: unknown, path: string): Band {
  const { from, winner, loser } = read.fields(value, path, ['from', 'winner', 'loser']);
  return {
    from: read.whole(from, within(path, 'from'), 0, LIMITS.score),
    winner: read.points(winner, within(path, 'winner'), LIMITS.points),
    loser: read.points(loser, within(path, 'loser'), LIMITS.points),
  };
}

function readBye(read: Readers, value: unknown): SwissFormat['bye'] {
  const { points, scores = {} } = read.fields(value, 'bye', ['points', 'scores']);
  return { points: read.points(points, 'bye.points', LIMITS.points), scores: readFixed(read, scores, 'bye.scores') };
}

function readForfeit(read: Readers, value: unknown): SwissFormat['forfeit'] {
  const { winner, loser, scores = {} } = read.fields(value, 'forfeit', ['winner', 'loser', 'scores']);
  return {
    winner: read.points(winner, 'forfeit.winner', LIMITS.points),
    loser: read.points(loser, 'forfeit.loser', LIMITS.points),
    scores: readFixed(read, scores, 'forfeit.scores'),
  };
}

function readFixed(read: Readers, value: unknown, path: string): FixedScores {
  const given: FormFields = read.fields(
    value,
    path,
    typeof value === 'object' && value !== null ? Object.keys(value) : [],
  );
  const columns = Object.entries(given).slice(0, LIMITS.columns + 1);
  return Object.fromEntries(
    columns.map(([column, pair]) => {
      const [own, other] = read.items(pair, within(path, column), 2);
      const figure = (one: unknown, index: number) =>
        read.whole(one, `${within(path, column)}[${index}]`, 0, LIMITS.score);
      return [column, [figure(own, 0), figure(other, 1)]] as const;
    }),
  );
}

function readPairing(read: Readers, value: unknown): SwissFormat['pairing'] {
  const given = read.fields(value, 'pairing', ['method', 'groupsApart', 'pairedDown']);
  const { method = 'least-gap', groupsApart = 'first-round', pairedDown = 'strict' } = given;
  return {
    method: read.oneOf(method, 'pairing.method', PAIRINGS, 'least-gap'),
    groupsApart: read.oneOf(groupsApart, 'pairing.groupsApart', KEEP_APART, 'first-round'),
    pairedDown: read.oneOf(pairedDown, 'pairing.pairedDown', PAIRED_DOWN, 'strict'),
  };
}

function readCut(read: Readers, value: unknown): TopCut {
  const given = read.fields(value, 'cut', ['to', 'reseed', 'thirdPlace', 'drawn']);
  const { to, reseed = false, thirdPlace = false, drawn = 'seed' } = given;
  return {
    to: read.whole(to, 'cut.to', 2, LIMITS.cut),
    reseed: read.flag(reseed, 'cut.reseed'),
    thirdPlace: read.flag(thirdPlace, 'cut.thirdPlace'),
    drawn: read.oneOf(drawn, 'cut.drawn', DRAWN, 'seed'),
  };
}

function readBoard(read: Readers, value: unknown): OnBoard {
  const { game, points = 0 } = read.fields(value, 'board', ['game', 'points']);
  return {
    game: read.oneOf(game, 'board.game', BOARDS, BOARDS[0]),
    points: read.whole(points, 'board.points', 0, LIMITS.army),
  };
}
