/** Formats to test with: any that can be played, drawn by chance from a seed. */
import { hashText } from '../../../../../core/chance/bytes.ts';
import { type Stream, openStream } from '../../../../../core/chance/stream.ts';
import { TIE_BREAKS } from '../../../../../core/event/tie-breaks/list.ts';
import {
  KEEP_APART,
  DRAWN,
  DROPPED,
  FORMAT_TAG,
  type SwissFormat,
  PAIRED_DOWN,
  PAIRINGS,
  type PointsRule,
  type ScoreColumn,
  UNPLAYED,
  fullPoints,
} from '../../../../../core/systems/open-swiss/format/format.ts';

export function streamOf(seed: string): Stream {
  return openStream(hashText(`open-swiss test ${seed}`), 'test');
}

function pick<Choice>(stream: Stream, choices: readonly [Choice, ...Choice[]]): Choice {
  return stream.pick(choices) ?? choices[0];
}

function flip(stream: Stream): boolean {
  return stream.below(2) === 0;
}

export function randomFormat(seed: string): SwissFormat {
  const stream = streamOf(seed);
  const most = pick(stream, [2, 2, 2, 4, 6]);
  const seats = { min: most === 2 ? 2 : 2 + stream.below(most - 1), max: most };
  const scores = columns(stream);
  const decidedBy = scores.length > 0 && flip(stream) ? (stream.pick(scores)?.id ?? null) : null;
  const points = pointsRule(stream, most, decidedBy);
  const format: SwissFormat = {
    format: FORMAT_TAG,
    name: `Format ${seed}`,
    game: flip(stream) ? '' : 'Some game, 2..3',
    seats,
    teamSize: pick(stream, [0, 0, 0, 2, 5]),
    scores,
    decidedBy,
    drawWithin: decidedBy === null ? 0 : stream.below(3),
    points,
    bye: { points: stream.below(400) / 100, scores: fixed(stream, scores) },
    forfeit: { winner: 2 + stream.below(4), loser: stream.below(5) / 2, scores: fixed(stream, scores) },
    tieBreaks: [],
    unplayed: pick(stream, UNPLAYED),
    dropped: pick(stream, DROPPED),
    rounds: stream.below(6),
    pairing: {
      method: most === 2 ? pick(stream, PAIRINGS) : 'least-gap',
      groupsApart: pick(stream, KEEP_APART),
      pairedDown: pick(stream, PAIRED_DOWN),
    },
    cut:
      most === 2 && flip(stream)
        ? { to: 2 + stream.below(7), reseed: flip(stream), thirdPlace: flip(stream), drawn: pick(stream, DRAWN) }
        : null,
    minutes: 1 + stream.below(200),
    callAt: stream.below(30),
    board: null,
  };
  return { ...format, tieBreaks: tieBreaks(stream, format) };
}

function columns(stream: Stream): ScoreColumn[] {
  const labels = ['Victory points', 'Kills, 1..2', 'Objectives: held', 'CP'];
  return Array.from({ length: stream.below(5) }, (_, index) => ({
    id: `c${index}-x`,
    label: labels[index] ?? '',
    min: stream.below(2),
    max: flip(stream) ? null : 20 + stream.below(80),
  }));
}

function pointsRule(stream: Stream, seats: number, decidedBy: string | null): PointsRule {
  const kinds: ['outcome', ...PointsRule['kind'][]] = ['outcome', 'places'];
  if (decidedBy !== null) kinds.push('score');
  if (decidedBy !== null && seats === 2) kinds.push('bands');
  const kind = pick(stream, kinds);
  switch (kind) {
    case 'outcome':
      return { kind, win: 3 + stream.below(3), draw: 1 + stream.below(4) / 2, loss: stream.below(3) / 4 };
    case 'places':
      return { kind, places: Array.from({ length: seats }, (_, place) => 2.5 * (seats - place)) };
    case 'score':
      return { kind };
    case 'bands': {
      const bands = Array.from({ length: 1 + stream.below(8) }, (_, band) => ({
        from: band * 4,
        winner: 10 + band,
        loser: 10 - band,
      }));
      return { kind, bands };
    }
  }
}

function fixed(stream: Stream, scores: readonly ScoreColumn[]): Record<string, readonly [number, number]> {
  const some = scores.filter(() => flip(stream));
  return Object.fromEntries(some.map(({ id }) => [id, [stream.below(20), stream.below(10)] as const]));
}

function tieBreaks(stream: Stream, format: SwissFormat): string[] {
  const named = stream.shuffle(TIE_BREAKS).flatMap(({ id, takes, needsFull }) => {
    const column = stream.pick(format.scores)?.id;
    if (takes.includes('column') && column === undefined) return [];
    if (needsFull === true && (fullPoints(format) ?? 0) === 0) return [];
    const parts = takes.map((what) => (what === 'column' ? (column ?? '') : String(stream.below(101))));
    return id === 'lots' ? [] : [[id, ...parts].join(':')];
  });
  return [...named.slice(0, stream.below(7)), ...(stream.below(3) === 0 ? ['lots'] : [])];
}
