/** Whole scoring steps: the best order and choices, within what each edition allows. */
import { describe, expect, it } from 'vitest';
import { groundUnder } from '../../gaining-grounds-2018/rules/ground.ts';
import { SCHEME_LAW as LAW_2018, STRATEGY_LAW } from '../../gaining-grounds-2018/rules/limits.ts';
import { PLAYED_SCHEMES as SCHEMES_2018 } from '../../gaining-grounds-2018/rules/schemes/schemes.ts';
import { SCHEME_LAW } from '../../gaining-grounds-s0/rules/limits.ts';
import { groundUnder as groundS0 } from '../../gaining-grounds-s0/rules/ground.ts';
import { PLAYED_SCHEMES } from '../../gaining-grounds-s0/rules/schemes/schemes.ts';
import { board, marker, model } from '../../../../tests/core/systems/malifaux/board.ts';
import { type ScoringStep, type TakenScheme, adjudicate } from './adjudicate.ts';
import { NOTHING_HAPPENED } from './happened.ts';
import type { Notes } from './scheme.ts';
import type { PlayTable } from './table.ts';

const S0 = { strategy: STRATEGY_LAW, scheme: SCHEME_LAW };
const E2018 = { strategy: STRATEGY_LAW, scheme: LAW_2018 };

function taken(schemes: typeof PLAYED_SCHEMES, id: string, notes: Notes = {}): TakenScheme {
  const scheme = schemes.find((one) => one.id === id);
  if (!scheme) throw new Error(`no Scheme is called ${id}`);
  return { scheme, notes, scored: 0, revealed: false, earned: [] };
}

function step(
  table: Partial<PlayTable>,
  schemes: readonly TakenScheme[],
  more: Partial<ScoringStep> = {},
): ScoringStep {
  return {
    table: board(table),
    ground: groundS0(table.deployment ?? 'standard'),
    happened: NOTHING_HAPPENED,
    turn: 5,
    moments: ['end-of-turn', 'end-of-game'],
    strategies: [],
    scored: {},
    schemes: { A: schemes },
    ...more,
  };
}

const sum = (lines: ReturnType<typeof adjudicate>): number => lines.reduce((total, { vp }) => total + vp, 0);

describe('Season Zero', () => {
  it('keeps for the End what the Reveal would take, and picks which Markers go', () => {
    const zone = (count: number) =>
      Array.from({ length: count }, (_, index) => marker(`m${index}`, [4 + 6 * index, 31]));
    const told = (count: number) => ({ models: [model('a1', [20, 32])], markers: zone(count) });
    const scheme = [taken(PLAYED_SCHEMES, 'breakthrough')];
    expect([2, 3, 4].map((count) => sum(adjudicate(S0, step(told(count), scheme))))).toEqual([1, 1, 2]);
  });

  it('lets two Schemes share Markers as well as can be', () => {
    // Three on the line; two of them detonate. Whoever scores first leaves too few for the other.
    const markers = [marker('m1', [10, 18]), marker('m2', [12, 18]), marker('m3', [30, 18])];
    const models = [model('b1', [11, 19.5])];
    const both = [taken(PLAYED_SCHEMES, 'harness-the-ley-line'), taken(PLAYED_SCHEMES, 'detonate-charges')];
    expect(sum(adjudicate(S0, step({ markers, models }, both)))).toBe(1);
    const more = [...markers, marker('m4', [20, 18]), marker('m5', [25, 18])];
    const lines = adjudicate(S0, step({ markers: more, models }, both));
    expect(sum(lines)).toBe(2);
    const removed = lines.flatMap((line) => line.removed);
    expect(new Set(removed).size).toBe(removed.length);
  });
});

describe('2018', () => {
  const turn = { ground: groundUnder('standard'), turn: 2, moments: ['end-of-turn'] as const };

  it('scores what must be scored, though a Marker is lost by it', () => {
    // Guarded Treasure must pay in Turn 2, and takes the Marker that Set Up could have used after it.
    const table = {
      models: [
        model('a1', [6, 15], { rank: 'master' }),
        model('a2', [20, 15], { rank: 'enforcer' }),
        model('b1', [20, 21], { rank: 'enforcer' }),
      ],
      markers: [marker('m1', [6, 18]), marker('m2', [20, 18])],
    };
    const both = [taken(SCHEMES_2018, 'guarded-treasure'), taken(SCHEMES_2018, 'set-up', { target: 'b1' })];
    const lines = adjudicate(E2018, step(table, both, turn));
    // The Treasure first would leave nothing for Set Up; Set Up first takes a guarded Marker.
    expect(sum(lines)).toBe(1);
  });

  it('pays one death under one Scheme, and another death under the other', () => {
    const dead = (id: string) => model(id, [18, 14], { inPlay: false });
    const models = [model('a1', [18, 12], { rank: 'master' }), dead('b1'), dead('b2'), model('b3', [9, 18])];
    const killer = models[0];
    const kills = [models[1], models[2]].flatMap((victim) =>
      victim && killer ? [{ turn: 2, victim, by: killer, crew: 'A', how: 'killed' as const, afterReveal: false }] : [],
    );
    const both = [taken(SCHEMES_2018, 'punish-the-weak'), taken(SCHEMES_2018, 'dig-their-graves')];
    const table = { models, markers: [marker('m1', [20, 14])] };
    const of = (count: number) =>
      sum(
        adjudicate(
          E2018,
          step(table, both, {
            ...turn,
            moments: ['kill', 'end-of-turn'],
            happened: { ...NOTHING_HAPPENED, kills: kills.slice(0, count) },
          }),
        ),
      );
    expect([of(1), of(2)]).toEqual([1, 2]);
  });
});
