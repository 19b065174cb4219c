/** Faults planted in the packs: each is found, so that a checker that finds nothing has looked. */
import { describe, expect, it } from 'vitest';
import { generateEvent } from '../../core/event/generate/generate.ts';
import type { Pack, PackRounds, PairPlan, Standings } from '../../core/event/pack.ts';
import type { OptionValues } from '../../core/event/types.ts';
import { isRefusal } from '../../core/rules/refusal.ts';
import { gainingGrounds2018 } from '../../core/systems/gaining-grounds-2018/pack.ts';
import { gainingGroundsS0 as pack } from '../../core/systems/gaining-grounds-s0/pack.ts';
import { openSwiss } from '../../core/systems/open-swiss/pack.ts';
import { steamroller2015 } from '../../core/systems/steamroller-2015/pack.ts';
import { theHitEvening } from '../../core/systems/the-hit/pack.ts';
import { problemsOf } from './campaign.ts';

/** A pack whose draws are made worse by hand. */
function drawing(change: (plan: PairPlan, round: number) => PairPlan, rules: Pack = pack): Pack {
  return {
    ...rules,
    pairing: {
      ...rules.pairing,
      pair: (history, asked, lots) => {
        const plan = rules.pairing.pair(history, asked, lots);
        return isRefusal(plan) ? plan : change(plan, history.rounds.length + 1);
      },
    },
  };
}

/** Two tables with changed partners. */
function crossed(plan: PairPlan): PairPlan {
  const [[a = '', b = ''] = [], [c = '', d = ''] = [], ...others] = plan.tables;
  return { ...plan, tables: [[a, d], [c, b], ...others] };
}

/** The same tables in every round. */
function repeated(plan: PairPlan): PairPlan {
  return { ...plan, tables: pairsInOrder(plan.tables.flat()) };
}

/** Whoever sits first at the first table meets the last one. */
function farApart(plan: PairPlan): PairPlan {
  const [[a = '', b = ''] = [], ...others] = plan.tables;
  const [y = '', z = ''] = others.at(-1) ?? [];
  return { ...plan, tables: [[a, z], ...others.slice(0, -1), [y, b]] };
}

/** Number 1 meets number 2. */
function together(plan: PairPlan): PairPlan {
  const partner = plan.tables.find((seats) => seats.includes('e1'))?.find((id) => id !== 'e1') ?? 'e1';
  const swap = (id: string): string => (id === 'e2' ? partner : id === partner ? 'e2' : id);
  return {
    ...plan,
    tables: plan.tables
      .map((seats) => (seats.includes('e1') ? seats : seats.map(swap)))
      .map((seats) => (seats.includes('e1') ? ['e1', 'e2'] : seats)),
  };
}

/** The last of the second table sits down at the first. */
function gathered(plan: PairPlan): PairPlan {
  const [first = [], second = [], ...others] = plan.tables;
  return { ...plan, tables: [[...first, ...second.slice(-1)], second.slice(0, -1), ...others] };
}

/** Tables of the same sizes, filled in the same order every round. */
function refilled(plan: PairPlan): PairPlan {
  const players = plan.tables.flat().toSorted();
  return { ...plan, tables: plan.tables.map((seats) => players.splice(0, seats.length)) };
}

/** The odd one out changes places with the first of the first table. */
function topOdd(plan: PairPlan): PairPlan {
  const [[top = '', second = ''] = [], ...others] = plan.tables;
  if (!plan.odd) return plan;
  return { ...plan, tables: [[plan.odd.entrant, second], ...others], odd: { ...plan.odd, entrant: top } };
}

/** Somebody is always the odd one out. */
function alwaysOdd(plan: PairPlan): PairPlan {
  const { odd } = plan;
  if (!odd || !plan.tables.flat().includes('e1')) return plan;
  const tables = plan.tables.map((seats) => seats.map((id) => (id === 'e1' ? odd.entrant : id)));
  return { ...plan, tables, odd: { ...odd, entrant: 'e1' } };
}

/** A bye beside a free ringer. */
function byeInstead(plan: PairPlan): PairPlan {
  return { ...plan, odd: plan.odd && { entrant: plan.odd.entrant, kind: 'bye' } };
}

function firstWins(rules: Pack): Pack {
  const over: PackRounds['over'] = (history, planned) => ({ ...rules.rounds.over(history, planned), winners: ['e1'] });
  return { ...rules, rounds: { ...rules.rounds, over } };
}

/** A pack whose standings are changed by hand. */
function ranking(rules: Pack, change: (standings: Standings) => Standings): Pack {
  return {
    ...rules,
    standings: { ...rules.standings, rank: (history) => change(rules.standings.rank(history)) },
  };
}

function placesInOrder(rules: Pack): Pack {
  return ranking(rules, (standings) => ({
    ...standings,
    rows: standings.rows.map((row, index) => ({ ...row, rank: index + 1 })),
  }));
}

function worth(rules: Pack, column: string, more: number): Pack {
  return ranking(rules, (standings) => withColumn(standings, column, (value) => value + more));
}

/** A pack in which whoever concedes stays in the event. */
function staying(rules: Pack): Pack {
  return { ...rules, results: { ...rules.results, leaves: () => [] } };
}

/** A pack that never ends an event by itself. */
function goingOn(rules: Pack): Pack {
  return { ...rules, rounds: { ...rules.rounds, mayPair: () => null } };
}

type Canary = readonly [fault: string, rules: Pack, found: string, options?: OptionValues];

const BRAWL = { mode: 'all-out-brawl', brawlSeats: 4 };

const SEASON_ZERO: readonly Canary[] = [
  ['Season Zero: two tables with changed partners', drawing(crossed), 'GG0-PAIR-03'],
  ['Season Zero: the same tables in every round', drawing(repeated), 'GG0-PAIR-05'],
  ['Season Zero: a Bye for the first of the first table', drawing(topOdd), 'GG0-ODD-15'],
  ['Season Zero: a Bye for whoever had it before', drawing(alwaysOdd), 'GG0-ODD-05'],
  ['Season Zero: a Bye beside a free Ringer', drawing(byeInstead), 'GG0-ODD-02'],
  ['Season Zero: somebody left out', drawing((plan) => ({ ...plan, tables: plan.tables.slice(1) })), 'GG0-ROUND-01'],
  ['Season Zero: a win worth less', worth(pack, 'tp', -1), 'GG0-RANK-04'],
  ['Season Zero: a shared place that is not shared', placesInOrder(pack), 'GG0-RANK-04'],
  [
    'Season Zero: the lower standing attacks',
    {
      ...pack,
      pairing: {
        ...pack.pairing,
        attacker: (history, seats, lots) => {
          const { attacker, ...rest } = pack.pairing.attacker(history, seats, lots);
          return { ...rest, attacker: seats.find((seat) => seat !== attacker) ?? null };
        },
      },
    },
    'GG0-SETUP-05',
  ],
  ['Season Zero: somebody else wins', firstWins(pack), 'GG0-RANK-05'],
  ['Season Zero, closest: the first meets the last', drawing(farApart), 'GG0-PAIR-03', { pairing: 'closest' }],
  [
    'Season Zero: two meet who are kept apart',
    drawing(together),
    'GG0-PAIR-02',
    { keepApart: ['e1 e2'], apartFor: 'always' },
  ],
  ['All Out Brawl: games of unequal size', drawing(gathered), 'GG0-MODE-AOB-01', BRAWL],
  ['All Out Brawl: a Victory Point too many', worth(pack, 'vp', 1), 'GG0-RANK-04', BRAWL],
];

const OF_2018: readonly Canary[] = [
  ['2018: two tables with changed partners', drawing(crossed, gainingGrounds2018), 'GG18-PAIR-05'],
  ['2018: the same tables in every round', drawing(repeated, gainingGrounds2018), 'GG18-PAIR-06'],
  ['2018: a Bye for the first of the first table', drawing(topOdd, gainingGrounds2018), 'GG18-ODD-05'],
  ['2018: a Bye for whoever had it before', drawing(alwaysOdd, gainingGrounds2018), 'GG18-ODD-04'],
  ['2018: a Bye beside a free Ringer', drawing(byeInstead, gainingGrounds2018), 'GG18-ODD-02'],
  ['2018: a point too many', worth(gainingGrounds2018, 'vp', 1), 'GG18-RANK-01'],
  ['2018: somebody else wins', firstWins(gainingGrounds2018), 'GG18-RANK-04'],
  ['2018: whoever concedes stays', staying(gainingGrounds2018), 'GG18-CONCEDE-02'],
  ['2018: another Strategy than was planned', playing(gainingGrounds2018, 'strategy', 'ours'), 'GG18-SCEN-02'],
  ['2018: another Deployment than was planned', playing(gainingGrounds2018, 'deployment', 'close'), 'GG18-SCEN-04'],
  [
    '2018: a pool that did not fall',
    playing(gainingGrounds2018, 'schemes', ['guarded-treasure', 'set-up']),
    'GG18-POOL-04',
  ],
];

const STEAMROLLER: readonly Canary[] = [
  ['Steamroller: two tables with changed partners', drawing(crossed, steamroller2015), 'SR15-PAIR-05'],
  ['Steamroller: the same tables in every round', drawing(repeated, steamroller2015), 'SR15-PAIR-07'],
  ['Steamroller: a bye for the first of the first table', drawing(topOdd, steamroller2015), 'SR15-BYE-03'],
  ['Steamroller: a bye for whoever had it before', drawing(alwaysOdd, steamroller2015), 'SR15-BYE-04'],
  ['Steamroller: a control point too many', worth(steamroller2015, 'controlPoints', 1), 'SR15-RANK-01'],
  ['Steamroller: somebody else wins', firstWins(steamroller2015), 'SR15-ROUND-04'],
  ['Steamroller: play goes on after a sole leader', goingOn(steamroller2015), 'SR15-ROUND-03'],
  ['Steamroller: a scenario twice', playing(steamroller2015, 'scenario', 'recon'), 'SR15-SELECT-02'],
  [
    'Steamroller: another length than was rolled',
    {
      ...steamroller2015,
      rounds: {
        ...steamroller2015.rounds,
        hiddenClock: (options, lots) => {
          const plan = steamroller2015.rounds.hiddenClock(options, lots);
          return plan && { ...plan, minutes: plan.minutes + 5 };
        },
      },
    },
    'SR15-TIME-02',
  ],
];

/** A pack that always plays the same. */
function playing(rules: Pack, field: string, value: string | readonly string[]): Pack {
  return {
    ...rules,
    scenario: {
      ...rules.scenario,
      draw: (...asked) => {
        const draw = rules.scenario.draw(...asked);
        return { ...draw, scenario: { ...draw.scenario, [field]: value } };
      },
    },
  };
}

const TIE_BREAKS_AND_RULES: readonly (readonly [name: string, rule: string])[] = [
  ['opponents-points', 'OS-TB-01'],
  ['opponents-points-cut-1', 'OS-TB-01'],
  ['opponents-points-median', 'OS-TB-01'],
  ['opponents-opponents', 'OS-TB-02'],
  ['strength', 'OS-TB-03'],
  ['extended-strength', 'OS-TB-03'],
  ['win-share:33', 'OS-TB-04'],
  ['opponents-win-share:33', 'OS-TB-04'],
  ['opponents-opponents-win-share:33', 'OS-TB-04'],
  ['score-share:vp:10', 'OS-TB-05'],
  ['opponents-score-share:vp:10', 'OS-TB-05'],
  ['sonneborn-berger', 'OS-TB-07'],
  ['difference:vp', 'OS-TB-08'],
  ['conceded:vp', 'OS-TB-08'],
  ['wins', 'OS-TB-09'],
  ['games-won', 'OS-TB-09'],
  ['cumulative', 'OS-TB-10'],
  ['cumulative-cut-1', 'OS-TB-10'],
  ['win-path', 'OS-TB-10'],
];

/** The options of a format that is given in part. */
function format(more: object): OptionValues {
  const points = { kind: 'outcome', win: 3, draw: 1, loss: 0 };
  const plain = {
    format: 'muster-format/1',
    name: 'Planted',
    points,
    bye: { points: 3 },
    forfeit: { winner: 3, loser: 0 },
  };
  return { format: JSON.stringify({ ...plain, scores: [{ id: 'vp', label: 'Victory points', max: 20 }], ...more }) };
}

/** Two of the standings change places. */
function exchanged(rules: Pack, upper: number): Pack {
  return ranking(rules, (standings) => {
    const ranks = standings.rows.map(({ rank }) => rank);
    const [one = 0, other = 0] = ranks.slice(upper, upper + 2);
    const changed = ranks.with(upper, other).with(upper + 1, one);
    return { ...standings, rows: standings.rows.map((row, index) => ({ ...row, rank: changed[index] ?? 0 })) };
  });
}

const TABLES_OF_FOUR = format({ seats: { min: 3, max: 4 }, rounds: 4 });
const PILES = format({ pairing: { method: 'piles' }, rounds: 4 });
const CUT = format({ rounds: 2, cut: { to: 4 } });

const OPEN: readonly Canary[] = [
  ['Open Swiss: two tables with changed partners', drawing(crossed, openSwiss), 'OS-PAIR-02'],
  ['Open Swiss: the same tables in every round', drawing(repeated, openSwiss), 'OS-PAIR-02'],
  ['Open Swiss: a bye for the first of the first table', drawing(topOdd, openSwiss), 'OS-PAIR-02'],
  ['Open Swiss: a point too many', worth(openSwiss, 'points', 1), 'OS-RANK-01'],
  ['Open Swiss: a score too many', worth(openSwiss, 'score:vp', 1), 'OS-TB-08'],
  [
    'Open Swiss: a round too many',
    { ...openSwiss, rounds: { ...openSwiss.rounds, suggested: () => ({ rounds: 7, warnings: [], rules: [] }) } },
    'OS-ROUND-01',
  ],
  ['Open Swiss: a shared place that is not shared', placesInOrder(openSwiss), 'OS-RANK-02', format({})],
  [
    'Open Swiss: whoever lost to the other stands above',
    exchanged(openSwiss, 0),
    'OS-RANK-02',
    format({ tieBreaks: ['head-to-head', 'lots'] }),
  ],
  ['Open Swiss: somebody else wins', firstWins(openSwiss), 'OS-ROUND-03'],
  ['Piles: two tables with changed partners', drawing(crossed, openSwiss), 'OS-PAIR-10', PILES],
  ['Piles: a bye for the first of the first table', drawing(topOdd, openSwiss), 'OS-PAIR-06', PILES],
  ['Piles: a bye for whoever had it before', drawing(alwaysOdd, openSwiss), 'OS-PAIR-05', PILES],
  ['Tables of four: one too many at the first', drawing(gathered, openSwiss), 'OS-PAIR-11', TABLES_OF_FOUR],
  ['Tables of four: the same tables in every round', drawing(refilled, openSwiss), 'OS-PAIR-11', TABLES_OF_FOUR],
  [
    'The cut: two tables with changed partners',
    drawing((plan, round) => (round > 2 ? crossed(plan) : plan), openSwiss),
    'OS-CUT-02',
    CUT,
  ],
  ['The cut: the final for whoever was knocked out', exchanged(openSwiss, 1), 'OS-CUT-07', CUT],
  ['The cut: a round of it too many', worth(openSwiss, 'cut', 1), 'OS-CUT-07', CUT],
  ...TIE_BREAKS_AND_RULES.map(([name, rule]): Canary => [
    `Open Swiss: too much of ${name}`,
    worth(openSwiss, name, 1),
    rule,
    format({ tieBreaks: [name] }),
  ]),
];

const IN_PAIRS = { tableSize: 2, onlyThatSize: true };

const THE_HIT: readonly Canary[] = [
  ['The Hit: one too many at the first table', drawing(gathered, theHitEvening), 'HIT-EVENT-03', { tableSize: 3 }],
  ['The Hit: whoever sat out sits out again', drawing(alwaysOdd, theHitEvening), 'HIT-EVENT-05', IN_PAIRS],
  ['The Hit: Reputation out of nothing', worth(theHitEvening, 'reputation', 1), 'HIT-EVENT-01'],
  ['The Hit: somebody else wins', firstWins(theHitEvening), 'HIT-EVENT-01'],
];

const CANARIES: readonly Canary[] = [...SEASON_ZERO, ...OF_2018, ...STEAMROLLER, ...THE_HIT, ...OPEN];

function pairsInOrder(players: readonly string[]): string[][] {
  const order = players.toSorted();
  return order.flatMap((id, index) => (index % 2 === 0 ? [[id, order[index + 1] ?? id]] : []));
}

function withColumn(standings: Standings, column: string, change: (value: number) => number): Standings {
  const other = (figure: number | string = 0): number | string => {
    const [over = '', under] = String(figure).split('/');
    return under === undefined ? change(Number(over)) : `${change(Number(over))}/${under}`;
  };
  const rows = standings.rows.map((row) => ({
    ...row,
    columns: { ...row.columns, [column]: other(row.columns[column]) },
  }));
  return { ...standings, rows };
}

const NOTHING_ELSE = { pins: false, 'hand-edits': false, regrets: false, repairs: false };

/** The rules broken in a small event of this seed. */
function brokenIn(rules: Pack, seed: number, options: OptionValues): string[] {
  try {
    const given = { seed: `canary ${seed}`, players: 8 + (seed % 4), features: NOTHING_ELSE, options };
    return problemsOf(rules, generateEvent(rules, given)).map(({ rule }) => rule);
  } catch {
    // Some faults are so bad that the event cannot go on.
    return [];
  }
}

describe('a planted fault is found', () => {
  it.each(CANARIES.map((canary) => [canary[0], canary] as const))('%s', (_, [, rules, found, options = {}]) => {
    const broken: string[] = [];
    for (let seed = 0; seed < 6 && !broken.includes(found); seed += 1) broken.push(...brokenIn(rules, seed, options));
    expect(broken).toContain(found);
  });
});
