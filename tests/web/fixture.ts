/**
 * A made-up event in its third round, as a viewer is sent it: odd numbers, a forfeit, a tie, a drop, a correction, names
 * that are long, right to left or not letters at all.
 */
import type { EntrantStatus, Result } from '../../core/event/types.ts';
import type {
  AwardsPart,
  ClockPart,
  EntrantRow,
  EventPart,
  GameRow,
  RoundPart,
  RulingRow,
} from '../../core/event/views.ts';
import { pack } from './pack.ts';
import { standingsAfter } from './standings.ts';

const NAMES = [
  'Aiko Tanaka',
  'Bartholomew Featherstonehaugh-Cholmondeley-Montgomery the Younger of Upper Slaughter',
  'Chidi Okonkwo',
  'Dagny Bjørnsdóttir',
  'Émile Zátopek',
  'Farouk Al-Amin',
  'Grace O’Malley',
  'Hiro 🎲🔥',
  'Ines García',
  'Jakub Nowak',
  'Kwame Mensah',
  'Łukasz Wiśniewski',
  'Maja Horvat',
  'Nils Lindqvist',
  'Océane Dubois',
  'Priya Raghunathan',
  'Quentin Blake',
  'Rosa Marchetti',
  'Søren Kjær',
  'مريم الزهراني',
  'Uma Devi',
  'Viktor Petrov',
  'Wen Li',
];
const CLUBS = ['North', 'South', 'Harbour'];
const DROPPED = 'e21';

/** When the fixture's third round began: 12:30 UTC on 14 March 2026. */
export const STARTED = Date.UTC(2026, 2, 14, 12, 30);
const MINUTE = 60_000;

const idOf = (index: number) => `e${index + 1}`;

function entrant(name: string, index: number): EntrantRow {
  const id = idOf(index);
  const status: EntrantStatus = id === DROPPED ? 'dropped' : 'checked-in';
  return {
    id,
    number: index + 1,
    name,
    members: [],
    faction: pack.factions[index % pack.factions.length] ?? null,
    group: CLUBS[index % CLUBS.length] ?? null,
    status,
    ringer: false,
    leftAfterRound: id === DROPPED ? 2 : null,
  };
}

export const entrants: Readonly<Record<string, EntrantRow>> = Object.fromEntries(
  NAMES.map((name, index) => [idOf(index), entrant(name, index)]),
);

/** Round `round` by turning everybody around one seat that stays; with odd numbers somebody meets nobody. */
function pairsOf(round: number): (readonly string[])[] {
  const here = Object.keys(entrants).filter((id) => round < 3 || id !== DROPPED);
  const ring: (string | null)[] = here.length % 2 === 0 ? here : [...here, null];
  const [first = null, ...others] = ring;
  const turned = [first, ...others.slice(round - 1), ...others.slice(0, round - 1)];
  const half = turned.length / 2;
  return turned
    .slice(0, half)
    .map((id, index) => [id, turned[turned.length - 1 - index] ?? null].filter((seat) => seat !== null))
    .sort((a, b) => b.length - a.length);
}

function resultOf(round: number, table: number, seats: readonly string[]): Result | null {
  if (seats.length === 1) return { kind: 'bye' };
  if (round === 3 && table > 5) return null;
  const [a = '', b = ''] = seats;
  if (round === 2 && table === 4) return { kind: 'forfeit', by: [b], reason: 'absence' };
  if (round === 2 && table === 6) return { kind: 'concession', by: a, scores: [{ vp: 2 }, { vp: 6 }] };
  const scores = [{ vp: (table * 7 + round * 3) % 9 }, { vp: (table * 2 + round * 6 + 1) % 9 }];
  return { kind: 'played', scores };
}

export type Points = Readonly<Record<string, { readonly tp: number; readonly diff: number; readonly vp: number }>>;

function pointsOf(seats: readonly string[], result: Result): Points {
  const line = (own: number, other: number) => ({
    tp: own > other ? 3 : own === other ? 1 : 0,
    diff: own - other,
    vp: own,
  });
  const [a = '', b = ''] = seats;
  if (result.kind === 'bye') return { [a]: { tp: 3, diff: 4, vp: 4 } };
  if (result.kind === 'forfeit') return { [a]: line(8, 0), [b]: line(0, 8) };
  const [mine, theirs] = 'scores' in result ? result.scores.map(({ vp }) => Number(vp)) : [0, 0];
  return { [a]: line(mine ?? 0, theirs ?? 0), [b]: line(theirs ?? 0, mine ?? 0) };
}

const WAITING: Readonly<Record<number, GameRow['waiting']>> = { 7: 'confirmation', 8: 'desk' };

function game(round: number, seats: readonly string[], index: number): GameRow {
  const table = index + 1;
  const result = resultOf(round, table, seats);
  const bye = seats.length === 1;
  return {
    id: `r${round}g${table}`,
    table: bye ? null : table,
    kind: bye ? 'bye' : 'game',
    seats,
    attacker: bye ? null : (seats[table % 2] ?? null),
    started: table < 10,
    result,
    points: result === null ? null : pointsOf(seats, result),
    settledBy: result === null ? null : bye ? 'rules' : table === 3 ? 'staff' : 'players',
    encounter: null,
    corrections: round === 1 && table === 3 ? 1 : 0,
    extension: round === 3 && table === 6 ? 5 : 0,
    waiting: result === null ? (WAITING[table] ?? 'none') : 'none',
    why: { text: round === 1 ? 'Drawn at random.' : 'The highest who may still meet.', rules: ['GG0-PAIR-03'] },
    rules: ['GG0-SCORE-01', 'GG0-SCORE-03'],
  };
}

function gamesOf(round: number): Readonly<Record<string, GameRow>> {
  const games = pairsOf(round).map((seats, index) => game(round, seats, index));
  return Object.fromEntries(games.map((row) => [row.id, row]));
}

const SCENARIOS = [
  {
    strategy: 'reckoning',
    deployment: 'standard',
    schemes: ['breakthrough', 'vendetta', 'claim-jump', 'take-prisoner', 'power-ritual'],
  },
  {
    strategy: 'plant-explosives',
    deployment: 'flank',
    schemes: ['search-the-ruins', 'vendetta', 'claim-jump', 'take-prisoner', 'breakthrough'],
  },
  {
    strategy: 'turf-war',
    deployment: 'corner',
    schemes: ['breakthrough', 'search-the-ruins', 'take-prisoner', 'power-ritual', 'vendetta'],
  },
];

function round(number: number): RoundPart {
  return {
    number,
    scenario: SCENARIOS[number - 1] ?? null,
    layout: SCENARIOS[number - 1]?.deployment ?? null,
    drawn: number === 3 ? ['7R', '12C', '2M', 'BJ', '4T', '7C', '8M', '13R'] : [],
    paid:
      number === 3
        ? [
            {
              what: 'odd',
              who: ['e1'],
              text: 'The bye of a lower player would force a rematch.',
              rules: ['GG0-ODD-15'],
            },
          ]
        : [],
    publishedAt: STARTED - 600_000,
    closed: number < 3,
    printing: number === 3 ? 2 : 1,
    changed: false,
    open: Object.values(gamesOf(number)).filter(({ result }) => result === null).length,
    proved: number === 3 ? 'best' : null,
  };
}

/** The clock of the third round, begun `ago` ms before `now`. */
export function clockAt(now: number, ago: number): ClockPart {
  const startedAt = now - ago;
  const made = ago >= 120 * MINUTE;
  return {
    round: 3,
    minutes: 135,
    hidden: false,
    startedAt,
    pausedAt: null,
    paused: 0,
    endedAfter: null,
    endsAt: startedAt + 135 * MINUTE,
    calls: [
      { id: 'last-turn', left: 15, label: 'Last Turn', rules: ['GG0-TIME-03'], made },
      { id: 'time', left: 0, label: 'Time', rules: ['GG0-TIME-05'], made: false },
    ],
  };
}

export const event: EventPart = {
  id: 'spring',
  system: 'gaining-grounds-s0',
  purpose: null,
  name: 'Spring Muster 2026',
  date: '2026-03-14',
  venue: 'The Old Drill Hall',
  organiser: 'Ottilie Brandt',
  judges: ['Sam Reyes', 'Ngozi Adeyemi'],
  phase: 'running',
  round: 3,
  rounds: 4,
  confirm: 'opponent',
  winners: [],
  decided: null,
  pairingsNote: 'Tables 9 to 11 are upstairs. Lunch is served until half past one.',
  organiserPlays: false,
  standingsHidden: false,
  attendance: 23,
  tables: [],
  terrain: [],
  maps: [],
  featured: [],
  added: null,
  announcement: null,
  endedBecause: null,
  signUp: null,
  lists: null,
  painting: null,
};

const rulings: readonly RulingRow[] = [
  {
    topic: 'Markers on the Centerline',
    text: 'They count for both halves.',
    round: 2,
    table: 4,
    at: STARTED - 7_200_000,
  },
  {
    topic: 'Cocked cards',
    text: 'A card that leaves the table is flipped again.',
    round: 3,
    table: null,
    at: STARTED + 900_000,
  },
];

const awards: AwardsPart = {
  given: [{ title: 'Best Sport', entrants: ['e7'] }],
  podium: [],
  painting: {
    method: 'vote',
    points: [1],
    entries: [
      { entrant: 'e4', models: ['Lady Justice', 'Scales of Justice'] },
      { entrant: 'e20', models: ['Pandora'] },
    ],
    totals: { e4: 11, e20: 14 },
    winners: ['e20'],
    votes: 19,
  },
};

const rounds = [1, 2, 3];

/** All parts, the clock as it is at `now`. */
export function partsAt(now: number): Readonly<Record<string, unknown>> {
  const games = rounds.map(gamesOf);
  return {
    event,
    pack,
    entrants,
    standings: standingsAfter(games, entrants),
    awards,
    rulings,
    clock: clockAt(now, 62 * MINUTE + 55_000),
    ...Object.fromEntries(rounds.map((number) => [`round/${number}`, round(number)])),
    ...Object.fromEntries(games.map((rows, index) => [`games/${index + 1}`, rows])),
  };
}
