import { describe, expect, it } from 'vitest';
import { generateEvent } from '../../core/event/generate/generate.ts';
import type { Pack, PairPlan } from '../../core/event/pack.ts';
import { isRefusal } from '../../core/journal/types.ts';
import { gainingGrounds2018 } from '../../core/systems/gaining-grounds-2018/pack.ts';
import { gainingGroundsS0 as pack } from '../../core/systems/gaining-grounds-s0/pack.ts';
import { openSwiss } from '../../core/systems/open-swiss/pack.ts';
import { steamroller2015 } from '../../core/systems/steamroller-2015/pack.ts';
import { CAMPAIGNS, problemsIn, problemsOf } from './testing/campaign.ts';

/** `npm run test:full` plays 5,000 of each; here are as many as a few seconds hold. */
const EVENTS = 60;

describe.each(CAMPAIGNS.map((campaign) => [campaign.pack.id, campaign] as const))(
  'generated events of %s',
  (_, campaign) => {
    it('break no rule that an independent checker knows', { timeout: 60_000 }, () => {
      expect(problemsIn(campaign, 0, EVENTS)).toEqual([]);
    });
  },
);

describe('very small events', () => {
  it.each([2, 3, 4, 5])('of %i players break no rule that can be kept', (players) => {
    for (let seed = 0; seed < 10; seed += 1) {
      const event = generateEvent(pack, { seed: `small ${seed}`, players, features: { pins: false } });
      expect(problemsOf(pack, event)).toEqual([]);
    }
  });
});

/** A pack whose draws are made worse by hand. */
function drawing(change: (plan: PairPlan, round: number) => PairPlan, rules: Pack = pack): Pack {
  return {
    ...rules,
    pair: (history, asked, lots) => {
      const plan = rules.pair(history, asked, lots);
      return isRefusal(plan) ? plan : change(plan, history.rounds.length + 1);
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
  return { ...rules, over: (history, planned) => ({ ...rules.over(history, planned), winners: ['e1'] }) };
}

function placesInOrder(rules: Pack): Pack {
  return {
    ...rules,
    standings: (history) => {
      const standings = rules.standings(history);
      return { ...standings, rows: standings.rows.map((row, index) => ({ ...row, rank: index + 1 })) };
    },
  };
}

function worth(rules: Pack, column: string, more: number): Pack {
  return { ...rules, standings: (history) => withColumn(rules.standings(history), column, (value) => value + more) };
}

type Canary = readonly [fault: string, rules: Pack, found: string];

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
      attacker: (history, seats, lots) => {
        const { attacker, ...rest } = pack.attacker(history, seats, lots);
        return { ...rest, attacker: seats.find((seat) => seat !== attacker) ?? null };
      },
    },
    'GG0-SETUP-05',
  ],
  ['Season Zero: somebody else wins', firstWins(pack), 'GG0-RANK-05'],
];

const OF_2018: readonly Canary[] = [
  ['2018: two tables with changed partners', drawing(crossed, gainingGrounds2018), 'GG18-PAIR-05'],
  ['2018: the same tables in every round', drawing(repeated, gainingGrounds2018), 'GG18-PAIR-06'],
  ['2018: a Bye for the first of the first table', drawing(topOdd, gainingGrounds2018), 'GG18-ODD-05'],
  ['2018: a Bye for whoever had it before', drawing(alwaysOdd, gainingGrounds2018), 'GG18-ODD-04'],
  ['2018: a Bye beside a free Ringer', drawing(byeInstead, gainingGrounds2018), 'GG18-ODD-02'],
  ['2018: a point too many', worth(gainingGrounds2018, 'vp', 1), 'GG18-RANK-01'],
  ['2018: somebody else wins', firstWins(gainingGrounds2018), 'GG18-RANK-04'],
  ['2018: whoever concedes stays', { ...gainingGrounds2018, leaves: () => [] }, 'GG18-CONCEDE-02'],
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
  ['Steamroller: play goes on after a sole leader', { ...steamroller2015, mayPair: () => null }, 'SR15-ROUND-03'],
  ['Steamroller: a scenario twice', playing(steamroller2015, 'scenario', 'recon'), 'SR15-SELECT-02'],
  [
    'Steamroller: another length than was rolled',
    {
      ...steamroller2015,
      hiddenClock: (options, lots) => {
        const plan = steamroller2015.hiddenClock?.(options, lots) ?? null;
        return plan && { ...plan, minutes: plan.minutes + 5 };
      },
    },
    'SR15-TIME-02',
  ],
];

/** A pack that always plays the same. */
function playing(rules: Pack, field: string, value: string | readonly string[]): Pack {
  return {
    ...rules,
    drawScenario: (...asked) => {
      const draw = rules.drawScenario(...asked);
      return { ...draw, scenario: { ...draw.scenario, [field]: value } };
    },
  };
}

const OPEN: readonly Canary[] = [
  ['Open Swiss: two tables with changed partners', drawing(crossed, openSwiss), 'OS-PAIR-02'],
  ['Open Swiss: the same tables in every round', drawing(repeated, openSwiss), 'OS-PAIR-04'],
  ['Open Swiss: a bye for the first of the first table', drawing(topOdd, openSwiss), 'OS-PAIR-02'],
  ['Open Swiss: a point too many', worth(openSwiss, 'points', 1), 'OS-RANK-01'],
  ['Open Swiss: a score too many', worth(openSwiss, 'score:vp', 1), 'OS-TB-08'],
];

const CANARIES: readonly Canary[] = [...SEASON_ZERO, ...OF_2018, ...STEAMROLLER, ...OPEN];

function pairsInOrder(players: readonly string[]): string[][] {
  const order = players.toSorted();
  return order.flatMap((id, index) => (index % 2 === 0 ? [[id, order[index + 1] ?? id]] : []));
}

function withColumn(
  standings: ReturnType<Pack['standings']>,
  column: string,
  change: (value: number) => number,
): ReturnType<Pack['standings']> {
  const rows = standings.rows.map((row) => ({
    ...row,
    columns: { ...row.columns, [column]: change(Number(row.columns[column])) },
  }));
  return { ...standings, rows };
}

describe('a planted fault is found', () => {
  it.each(CANARIES)('%s', (_, rules, found) => {
    const features = { pins: false, 'hand-edits': false, regrets: false, repairs: false };
    const rulesBroken = Array.from({ length: 6 }, (_none, seed) => {
      try {
        return problemsOf(rules, generateEvent(rules, { seed: `canary ${seed}`, players: 8 + (seed % 4), features }));
      } catch {
        // Some faults are so bad that the event cannot go on.
        return [];
      }
    }).flat();
    expect(rulesBroken.map(({ rule }) => rule)).toContain(found);
  });
});
