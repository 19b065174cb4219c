/**
 * An independent check of an Open Swiss event, from its format, docs/formats.md and docs/rules/open-swiss.md: seats, byes,
 * the best round, sizes of tables, every score, points, every tie-break, every place, the cut and its winners.
 */
import type { DraftGame, EventEntryOf } from '../../core/event/entries.ts';
import { type Facts, tableOf } from '../facts.ts';
import { presentIn, repairSeatFaults, seatFaults, tableRepeats } from '../seats.ts';
import {
  type Checks,
  type ClaimedRow,
  type Fault,
  type Moment,
  type Problem,
  type Written,
  at,
  isSetAside,
  published,
  walk,
  winnersFault,
} from '../walk.ts';
import { cutFaults, cutPlaces, seedsOf, stageIn } from './cut.ts';
import { drawFaults } from './draw.ts';
import { formatOf } from './format.ts';
import { says } from './fractions.ts';
import { cardsIn, enoughRounds, figuresOf, roundsBefore } from './places.ts';
import { figureFault, linesOf } from './scores.ts';

export function checkOpenSwiss(record: Written, claimed: readonly ClaimedRow[] = []): readonly Problem[] {
  const { problems, facts } = walk(record, CHECKS);
  return [...problems, ...(claimed.length === 0 ? [] : standingProblems(facts, claimed))];
}

const CHECKS: Checks = {
  'event-started': startFaults,
  'round-published': publishedFaults,
  'round-repaired': ({ timeline, seq, facts }, body) =>
    inCut(facts, body.round)
      ? []
      : repairSeatFaults(body, { before: facts, after: at(timeline, seq + 1) }, 'OS-EVENT-03'),
  'result-settled': settledFaults,
  'round-closed': (moment) => (isSetAside(moment) ? [] : openFaults(moment.facts)),
  'event-ended': ({ facts }, { winners }) => {
    const places = cutPlaces(facts);
    return places === null ? [] : winnersFault(places, winners, 'OS-ROUND-03');
  },
};

/** OS-ROUND-01, OS-CUT-01: the format's rounds and the cut's. */
function startFaults({ facts }: Moment, { suggested }: EventEntryOf<'event-started'>): Fault[] {
  const { rounds, cutTo, seats } = formatOf(facts);
  const players = presentIn(facts, 1).length;
  const before = rounds > 0 ? rounds : enoughRounds(players, seats.max);
  const after = cutTo === 0 ? 0 : Math.ceil(Math.log2(Math.min(cutTo, players)));
  if (suggested === before + after) return [];
  return [['OS-ROUND-01', `${String(suggested)} rounds are suggested where ${before + after} are due`]];
}

function inCut(facts: Facts, round: number): boolean {
  return round > roundsBefore(facts);
}

function openFaults(facts: Facts): Fault[] {
  const format = formatOf(facts);
  const open = facts.rounds.flat().filter((table) => linesOf(format, table) === null);
  return open.map(({ id }) => ['OS-EVENT-05', `${id} has no result`]);
}

function settledFaults({ facts }: Moment, { game, result }: EventEntryOf<'result-settled'>): Fault[] {
  const table = tableOf(facts, game);
  if (!table) return [['OS-SCORE-07', `a result for ${game}, which is not a table of the round`]];
  const fault = figureFault(formatOf(facts), { ...table, result });
  return fault === null ? [] : [['OS-SCORE-07', `${game}: ${fault}`]];
}

function publishedFaults(moment: Moment, body: EventEntryOf<'round-published'>): Fault[] {
  const found = published(moment, body);
  if (!found) return [['OS-PAIR-01', 'what was published was never drafted']];
  const { draft, then, stale, setAside, free } = found;
  const { games } = draft;
  const rules = { once: 'OS-EVENT-03', disqualified: 'OS-EVENT-03', others: 'OS-EVENT-03', ringer: 'OS-PAIR-13' };
  const cut = inCut(then, body.round);
  return [
    ...(setAside ? [] : openFaults(then)),
    ...(stale || cut ? [] : seatFaults(moment.facts, body.round, games, rules)),
    ...(draft.edited ? [] : tableRepeats(then, draft, 'OS-PAIR-03')),
    ...(free && !cut ? drawFaults(then, body.round, games) : []),
    ...(cut && !draft.edited ? [...cutFaults(then, games), ...newcomerFaults(moment, then, games)] : []),
  ];
}

/** OS-CUT-08: whoever plays in the cut was in it when it began. */
function newcomerFaults(moment: Moment, then: Facts, games: readonly DraftGame[]): Fault[] {
  const before = roundsBefore(then);
  const began = moment.timeline.findLast(({ rounds }) => rounds.length === before);
  if (then.rounds.length === before || !began) return [];
  const members = seedsOf(began, before);
  const strange = games.flatMap(({ seats }) => seats).filter((id) => !members.includes(id));
  return strange.map((id) => ['OS-CUT-08', `${id} plays in the cut and was not in it when it began`]);
}

/** OS-RANK-01 to -06, OS-TB-01 to -12, OS-CUT-07: every figure and every place, in full order. */
function standingProblems(facts: Facts, claimed: readonly ClaimedRow[]): Problem[] {
  const problems: Problem[] = [];
  const say = (rule: string, problem: string): number => problems.push({ round: null, rule, problem });
  const cards = cardsIn(facts);
  const places = cutPlaces(facts);
  const stages = stageIn(facts);
  for (const { entrant, rank, columns } of claimed) {
    for (const [name, value] of figuresOf(facts, cards, entrant)) {
      const figure = columns[name] ?? '0';
      const rule = name === 'points' ? 'OS-RANK-01' : (RULES[name.split(':')[0] ?? ''] ?? 'OS-TB-08');
      if (!says(figure, value)) say(rule, `${entrant} has ${value.join('/')} in ${name}, not ${figure}`);
    }
    const survived = Math.max(0, (stages?.get(entrant) ?? 1) - 1);
    if (stages && columns.cut !== survived) say('OS-CUT-07', `${entrant} survived ${survived} rounds of the cut`);
    const place = places?.find((one) => one.entrant === entrant);
    if (places && !place) say('OS-RANK-06', `${entrant} has a place and should have none`);
    if (place && place.rank !== rank)
      say(stages ? 'OS-CUT-07' : 'OS-RANK-02', `${entrant} is on place ${rank} and should be on ${place.rank}`);
  }
  const missing = (places ?? []).filter(({ entrant }) => !claimed.some((row) => row.entrant === entrant));
  for (const { entrant } of missing) say('OS-RANK-06', `${entrant} has no place`);
  return problems;
}

const RULES: Readonly<Record<string, string>> = {
  'opponents-points': 'OS-TB-01',
  'opponents-points-cut-1': 'OS-TB-01',
  'opponents-points-median': 'OS-TB-01',
  'opponents-opponents': 'OS-TB-02',
  strength: 'OS-TB-03',
  'extended-strength': 'OS-TB-03',
  'win-share': 'OS-TB-04',
  'opponents-win-share': 'OS-TB-04',
  'opponents-opponents-win-share': 'OS-TB-04',
  'score-share': 'OS-TB-05',
  'opponents-score-share': 'OS-TB-05',
  'sonneborn-berger': 'OS-TB-07',
  wins: 'OS-TB-09',
  'games-won': 'OS-TB-09',
  cumulative: 'OS-TB-10',
  'cumulative-cut-1': 'OS-TB-10',
  'win-path': 'OS-TB-10',
};
