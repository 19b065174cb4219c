/** What no single value shows: names that lead nowhere, things listed twice, parts of a format that exclude each other. */
import { readTieBreak } from '../../../event/tie-breaks/reference.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import type { FormProblem } from './form.ts';
import { type SwissFormat, fullPoints } from './format.ts';

/** D3 + 2 markers are on a table of Firefight. */
const MOST_MARKERS = 5;

/** The first problem of each kind there is; none for a format that can be played. */
export function contradictions(format: SwissFormat): readonly FormProblem[] {
  return [
    ...named(format),
    ...columnProblems(format),
    ...pointsProblems(format),
    ...fixedProblems(format),
    ...tieBreakProblems(format),
    ...tableProblems(format),
    ...boardProblems(format),
  ];
}

function named({ name }: SwissFormat): FormProblem[] {
  return name === '' ? [problem('name', 'must not be empty', cite('OS-FMT-01'))] : [];
}

/** Words that the report of a result and the standings use for something else. */
const TAKEN = ['points', 'result', 'place', 'cut'];

function columnProblems({ scores, decidedBy }: SwissFormat): FormProblem[] {
  const ids = scores.map(({ id }) => id);
  return [
    ...scores.flatMap(({ id, min, max }, index) => {
      const path = `scores[${index}]`;
      if (!/^[a-z][a-z0-9-]{0,15}$/.test(id)) {
        return problem(`${path}.id`, 'must be up to 16 small letters and digits, a letter first', cite('OS-FMT-03'));
      }
      if (TAKEN.includes(id)) return problem(`${path}.id`, `“${id}” is taken: choose another`, cite('OS-FMT-03'));
      if (ids.indexOf(id) < index) return problem(`${path}.id`, `“${id}” is there twice`, cite('OS-FMT-04'));
      return max !== null && max < min
        ? problem(`${path}.max`, `is below the column’s least, ${min}`, cite('OS-FMT-03'))
        : [];
    }),
    ...(decidedBy === null || ids.includes(decidedBy)
      ? []
      : [problem('decidedBy', `names “${decidedBy}”, and no score column has that id`, cite('OS-FMT-04'))]),
  ];
}

function pointsProblems({ points, decidedBy, seats, drawWithin }: SwissFormat): FormProblem[] {
  const rules = cite('OS-FMT-05');
  if (decidedBy === null && (points.kind === 'bands' || points.kind === 'score')) {
    return [problem('points', `of the kind “${points.kind}” need decidedBy, a score column`, rules)];
  }
  if (decidedBy === null && drawWithin > 0) return [problem('drawWithin', 'needs decidedBy, a score column', rules)];
  switch (points.kind) {
    case 'outcome': {
      const falls = points.win >= points.draw && points.draw >= points.loss;
      return falls ? [] : [problem('points', 'must not be more for a draw than a win, or a loss than a draw', rules)];
    }
    case 'places': {
      const enough = points.places.length === seats.max;
      const falls = points.places.every((worth, place) => worth <= (points.places[place - 1] ?? Infinity));
      return enough && falls
        ? []
        : [problem('points.places', `must be ${seats.max} numbers, one per seat, none above the one before`, rules)];
    }
    case 'bands':
      return bandProblems(points.bands, seats.max);
    case 'score':
      return [];
  }
}

function bandProblems(bands: Extract<SwissFormat['points'], { kind: 'bands' }>['bands'], seats: number): FormProblem[] {
  const rules = cite('OS-FMT-05');
  const [first] = bands;
  if (seats > 2) return [problem('points', 'in bands are for tables of two', rules)];
  if (first?.from !== 0 || first.winner !== first.loser) {
    return [problem('points.bands', 'must begin at 0, with the same points for both', rules)];
  }
  return bands.flatMap(({ from, winner, loser }, index) => {
    const path = `points.bands[${index}]`;
    const before = bands[index - 1];
    if (before && from <= before.from) return problem(`${path}.from`, 'must be above the band before', rules);
    if (before && winner < before.winner) return problem(`${path}.winner`, 'must not be below the band before', rules);
    return winner < loser ? problem(path, 'gives the loser more than the winner', rules) : [];
  });
}

function fixedProblems({ bye, forfeit, scores }: SwissFormat): FormProblem[] {
  const stray = (path: string, fixed: Readonly<Record<string, unknown>>): FormProblem[] =>
    Object.keys(fixed).flatMap((column) =>
      scores.some(({ id }) => id === column)
        ? []
        : problem(`${path}.${column}`, 'names no score column', cite('OS-FMT-04')),
    );
  const turned = forfeit.loser > forfeit.winner;
  return [
    ...stray('bye.scores', bye.scores),
    ...stray('forfeit.scores', forfeit.scores),
    ...(turned ? [problem('forfeit', 'gives the one who forfeits more', cite('OS-FMT-05'))] : []),
  ];
}

function tieBreakProblems(format: SwissFormat): FormProblem[] {
  const { tieBreaks, scores } = format;
  const nameable = { columns: scores.map(({ id }) => id), hasFull: (fullPoints(format) ?? 0) > 0 };
  return tieBreaks.flatMap((name, index) => {
    const path = `tieBreaks[${index}]`;
    const read = readTieBreak(name, nameable);
    if (typeof read === 'string') return problem(path, `is wrong: ${read}`, cite('OS-FMT-04'));
    if (tieBreaks.indexOf(name) < index) return problem(path, `“${name}” is there twice`, cite('OS-FMT-04'));
    const last = read.tieBreak.id !== 'lots' || index === tieBreaks.length - 1;
    return last ? [] : problem(path, '“lots” must come last: they leave nothing to decide', cite('OS-FMT-05'));
  });
}

function tableProblems({ seats, cut, teamSize, pairing }: SwissFormat): FormProblem[] {
  const rules = cite('OS-FMT-05');
  const problems: FormProblem[] = [];
  if (seats.max < seats.min) problems.push(problem('seats.max', `is below the fewest, ${seats.min}`, rules));
  if (cut && seats.max > 2) problems.push(problem('cut', 'is for tables of two', rules));
  if (seats.max > 2 && pairing.method === 'piles')
    problems.push(problem('pairing.method', '“piles” are for tables of two', rules));
  if (teamSize === 1) problems.push(problem('teamSize', 'of one is a player: give 0, or 2 and more', rules));
  return problems;
}

function problem(path: string, text: string, rules: readonly RuleId[]): FormProblem {
  return { path, text, rules };
}

/** A board hands over what each side holds: a figure for each of two. */
function boardProblems({ board, seats, teamSize, decidedBy, scores }: SwissFormat): FormProblem[] {
  if (board === null) return [];
  const rules = cite('OS-EVENT-09');
  if (seats.max > 2 || teamSize > 0) return [problem('board', 'is for single players at tables of two', rules)];
  const column = scores.find(({ id }) => id === decidedBy);
  const holds = column?.min === 0 && (column.max === null || column.max >= MOST_MARKERS);
  const text = `needs decidedBy, a score column from 0 to ${MOST_MARKERS} at least: the markers held`;
  return holds ? [] : [problem('board', text, rules)];
}
