import { describe, expect, it } from 'vitest';
import type { FeatureChoice } from '../../core/event/generate/features.ts';
import { generateEvent } from '../../core/event/generate/generate.ts';
import type { Pack, PairPlan } from '../../core/event/pack.ts';
import { historyOf } from '../../core/event/state.ts';
import { verifyEvent } from '../../core/event/verify.ts';
import { isRefusal } from '../../core/journal/types.ts';
import { gainingGroundsS0 as pack } from '../../core/systems/gaining-grounds-s0/pack.ts';
import { type Problem, checkEvent } from './check.ts';

function problemsOf(rules: Pack, given: { seed: string; players: number; features?: FeatureChoice }): Problem[] {
  const { record } = generateEvent(rules, given);
  return checkEvent(record, rules.standings(historyOf(record.state)).rows);
}

describe('500 generated events', () => {
  // Every event has its own mixture of features; sizes 4 to 40 come round again and again.
  const seeds = Array.from({ length: 500 }, (_, index) => ({ seed: `npm test ${index}`, players: 4 + (index % 37) }));

  it('break no rule: no avoidable rematch, no second Bye, every place and point right', { timeout: 120_000 }, () => {
    const wrong = seeds.flatMap((given) => problemsOf(pack, given).map((problem) => ({ ...given, ...problem })));
    expect(wrong).toEqual([]);
  });

  it('come out the same when every draw and fold is run again', { timeout: 60_000 }, () => {
    for (const given of seeds.slice(0, 60)) {
      const { header, entries } = generateEvent(pack, given).record;
      expect(verifyEvent(pack, header, entries).problems, given.seed).toEqual([]);
    }
  });
});

describe('very small events', () => {
  it.each([2, 3, 4, 5])('of %i players break no rule that can be kept', (players) => {
    for (let seed = 0; seed < 20; seed += 1) {
      expect(problemsOf(pack, { seed: `small ${seed}`, players, features: { pins: false } })).toEqual([]);
    }
  });
});

/** A pack whose draws are made worse by hand. */
function drawing(change: (plan: PairPlan, round: number) => PairPlan): Pack {
  return {
    ...pack,
    pair: (history, asked, lots) => {
      const plan = pack.pair(history, asked, lots);
      return isRefusal(plan) ? plan : change(plan, history.rounds.length + 1);
    },
  };
}

const CANARIES: readonly (readonly [fault: string, rules: Pack, found: string])[] = [
  [
    'two tables with changed partners',
    drawing((plan) => {
      const [[a = '', b = ''] = [], [c = '', d = ''] = [], ...others] = plan.tables;
      return { ...plan, tables: [[a, d], [c, b], ...others] };
    }),
    'GG0-PAIR-03',
  ],
  [
    'the same tables in every round',
    drawing((plan) => ({ ...plan, tables: pairsInOrder(plan.tables.flat()) })),
    'GG0-PAIR-05',
  ],
  [
    'a Bye for the first of the first table',
    drawing((plan) => {
      const [[top = '', second = ''] = [], ...others] = plan.tables;
      if (!plan.odd) return plan;
      return { ...plan, tables: [[plan.odd.entrant, second], ...others], odd: { entrant: top, kind: 'bye' } };
    }),
    'GG0-ODD-15',
  ],
  [
    'a Bye for whoever had it before',
    drawing((plan, round) => {
      const had = round > 1 ? plan.tables.find((seats) => seats.includes('e1')) : undefined;
      if (!plan.odd || !had) return plan;
      const tables = plan.tables.map((seats) => seats.map((id) => (id === 'e1' ? (plan.odd?.entrant ?? '') : id)));
      return { ...plan, tables, odd: { ...plan.odd, entrant: 'e1' } };
    }),
    'GG0-ODD-05',
  ],
  [
    'a Bye beside a free Ringer',
    drawing((plan) => ({ ...plan, odd: plan.odd && { entrant: plan.odd.entrant, kind: 'bye' } })),
    'GG0-ODD-02',
  ],
  ['somebody left out', drawing((plan) => ({ ...plan, tables: plan.tables.slice(1) })), 'GG0-ROUND-01'],
  [
    'a win worth two',
    { ...pack, standings: (history) => withColumn(pack.standings(history), 'tp', (tp) => tp - 1) },
    'GG0-SCORE-06',
  ],
  [
    'a shared place that is not shared',
    {
      ...pack,
      standings: (history) => {
        const standings = pack.standings(history);
        return { ...standings, rows: standings.rows.map((row, index) => ({ ...row, rank: index + 1 })) };
      },
    },
    'GG0-RANK-04',
  ],
  [
    'the lower standing attacks',
    {
      ...pack,
      attacker: (history, seats, lots) => {
        const { attacker, ...rest } = pack.attacker(history, seats, lots);
        return { ...rest, attacker: seats.find((seat) => seat !== attacker) ?? null };
      },
    },
    'GG0-SETUP-05',
  ],
  [
    'somebody else wins',
    { ...pack, over: (history, planned) => ({ ...pack.over(history, planned), winners: ['e1'] }) },
    'GG0-RANK-05',
  ],
];

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
    const rulesBroken = Array.from({ length: 12 }, (_none, seed) => {
      try {
        return problemsOf(rules, { seed: `canary ${seed}`, players: 8 + seed, features });
      } catch {
        // Some faults are so bad that the event cannot go on.
        return [];
      }
    }).flat();
    expect(new Set(rulesBroken.map(({ rule }) => rule))).toContain(found);
  });
});
