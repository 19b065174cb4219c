import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../rules/refusal.ts';
import type { OptionValues } from '../../../event/types.ts';
import { type MomentKind, type TableFacts, type TurnSituation, type Adjudication, adjudicate } from './adjudicate.ts';
import { scoringOf } from './scenarios.ts';
import { CASTERS, army, at, model, unit } from '../../../../tests/core/systems/steamroller-2015/rules/armies.ts';

const NOTHING: TableFacts = { facts: {}, inKillBox: [], doubled: () => new Set() };

function judged(
  scenario: string,
  given: Partial<TurnSituation> & { seen?: () => TableFacts },
  moment: MomentKind,
): Adjudication {
  const scoring = scoringOf(scenario);
  if (!scoring) throw new Error(scenario);
  const verdict = adjudicate(
    {
      options: {},
      scenario: scoring,
      turn: 3,
      active: 'A',
      points: { A: 0, B: 0 },
      fell: [],
      army: army(CASTERS),
      seen: () => NOTHING,
      picks: {},
      ...given,
    },
    moment,
  );
  if (isRefusal(verdict)) throw new Error(verdict.message);
  return verdict;
}

const variants = (...names: readonly string[]): OptionValues => ({ variants: [...names] });
const END: MomentKind = { kind: 'turn-end' };
const MID: MomentKind = { kind: 'mid-turn' };
const dominating = (side: 'A' | 'B'): TableFacts => ({
  ...NOTHING,
  facts: { ZL: at({ [side]: { casters: [side.toLowerCase()], holders: [side.toLowerCase()] } }) },
});

describe('the end of a turn', () => {
  test('pays for elements from the end of the second player’s second turn on (SR15-SCEN-COMMON-02)', () => {
    const turn = (number: number, active: 'A' | 'B') =>
      judged('outflank', { turn: number, active, seen: () => dominating('A') }, END).points.A;
    expect([turn(1, 'B'), turn(2, 'A'), turn(2, 'B'), turn(3, 'A')]).toEqual([0, 0, 2, 2]);
    expect(judged('outflank', { turn: 2, active: 'A' }, END).rules).toContain('SR15-SCEN-COMMON-02');
    expect(judged('outflank', { turn: 2, active: 'B' }, END).rules).not.toContain('SR15-SCEN-COMMON-02');
  });

  test('pays for an objective once, at the first scoring from its fall on (SR15-AMB-05)', () => {
    const fell = [{ objective: 'O2', turn: 2, active: 'A' as const }];
    const points = (turn: number, active: 'A' | 'B') => judged('recon', { turn, active, fell }, END).points.A;
    expect([points(2, 'A'), points(2, 'B'), points(3, 'A')]).toEqual([0, 1, 0]);
    expect(judged('outflank', { turn: 2, active: 'B', fell }, END).points.A).toBe(0);
  });

  test('says why each point was given', () => {
    const { lines } = judged('outflank', { seen: () => dominating('A') }, END);
    expect(lines).toMatchObject([{ side: 'A', points: 2, text: 'Dominates ZL with a.' }]);
    expect(lines[0]?.rules).toEqual(expect.arrayContaining(['SR15-ELEM-10', 'SR15-SCEN-7-02']));
  });

  test('may look at the kill box first where the event reads it so (SR15-AMB-06)', () => {
    const seen = (): TableFacts => ({ ...dominating('A'), facts: { F2: dominating('A').facts.ZL }, inKillBox: ['a'] });
    const given = { points: { A: 4, B: 4 }, seen };
    expect(judged('close-quarters', given, END)).toMatchObject({ points: { A: 6, B: 6 }, over: false });
    const first = judged('close-quarters', { ...given, options: { killBoxScored: 'first' } }, END);
    expect(first).toMatchObject({ winner: 'B', by: 'scenario' });
  });

  test('adds all awards up before it looks for a winner, at dice down too (SR15-VICTORY-07, SR15-AMB-14)', () => {
    const facts = { ZL: dominating('A').facts.ZL, ZR: at({ A: { holders: ['a1'] } }) };
    const given = { points: { A: 2, B: 4 }, seen: (): TableFacts => ({ ...NOTHING, facts }) };
    const now = judged('outflank', given, END);
    expect(now).toMatchObject({ points: { A: 5, B: 4 }, winner: 'A', by: 'scenario' });
    expect(now.rules).toContain('SR15-VICTORY-07');
    expect(now.rules).not.toContain('SR15-AMB-14');
    expect(judged('outflank', given, { kind: 'dice-down' }).rules).toContain('SR15-AMB-14');
  });

  test('waits for the active player’s pick where a caster could dominate two elements (SR15-ELEM-13)', () => {
    const both = { ZL: dominating('A').facts.ZL, ZR: dominating('A').facts.ZL };
    const scoring = scoringOf('outflank');
    const seen = () => ({ ...NOTHING, facts: both });
    if (!scoring) throw new Error('outflank');
    const situation: TurnSituation = {
      options: {},
      scenario: scoring,
      turn: 3,
      active: 'A',
      points: { A: 0, B: 0 },
      fell: [],
      army: army(CASTERS),
      seen,
      picks: {},
    };
    expect(adjudicate(situation, END)).toMatchObject({
      code: 'pick-element',
      refused: ['SR15-ELEM-13', 'SR15-AMB-08'],
    });
    expect(adjudicate(situation, MID)).toMatchObject({ over: false });
    expect(judged('outflank', { seen, picks: { a: 'ZR' } }, END)).toMatchObject({
      points: { A: 3 },
      states: { ZL: { held: { A: { hold: 'control' } } }, ZR: { held: { A: { hold: 'dominate' } } } },
    });
  });
});

describe('a victory', () => {
  const fallen = (id: string) => model(id, 'caster', { inPlay: false });

  test('by assassination is no kill box award and no scenario victory, even at a turn’s end (SR15-AMB-12)', () => {
    const killed = army([model('a', 'caster'), fallen('b')]);
    const seen = (): TableFacts => ({ ...dominating('B'), inKillBox: ['a'] });
    const verdict = judged('destruction', { army: killed, seen, points: { A: 0, B: 4 } }, END);
    expect(verdict).toMatchObject({
      winner: 'A',
      by: 'assassination',
      points: { B: 4 },
      scores: { B: { controlPoints: 4 } },
    });
  });

  test('waits where both lost their casters: the tiebreakers, or a tie without them (SR15-VICTORY-03, SR15-AMB-35)', () => {
    const both = army([fallen('a'), fallen('b'), model('b1', 'solo', { cost: 3 })]);
    expect(judged('outflank', { army: both }, MID)).toMatchObject({ winner: 'B', by: 'tiebreak-3' });
    const tie = judged('outflank', { army: both, options: variants('no-tiebreakers') }, MID);
    expect(tie).toMatchObject({ winner: 'tie', by: null, scores: { A: { result: 'tie', armyPointsDestroyed: 5 } } });
  });

  test('of a caster of several models waits for the last of them (SR15-AMB-55)', () => {
    const twins = (second: boolean) =>
      army(
        [
          model('a1', 'caster', { unit: 'a', inPlay: false }),
          model('a2', 'caster', { unit: 'a', inPlay: second }),
          model('b', 'caster'),
        ],
        [unit('a', 2, 0, 1, { kind: 'caster-unit' })],
      );
    expect(judged('outflank', { army: twins(true) }, MID).over).toBe(false);
    expect(judged('outflank', { army: twins(false) }, MID)).toMatchObject({ winner: 'B', by: 'assassination' });
  });

  test('by Mangled Metal is nobody’s where both lose their last machine at once (SR15-AMB-33)', () => {
    const dead = (id: string) => model(id, 'jack', { cost: 5, inPlay: false });
    const metal = { options: variants('mangled-metal') };
    expect(judged('outflank', { ...metal, army: army([...CASTERS, dead('a1'), dead('b1')]) }, END).over).toBe(false);
    const alive = model('a2', 'jack', { cost: 5, conditions: ['inert'] });
    const verdict = judged('outflank', { ...metal, army: army([...CASTERS, dead('a1'), alive, dead('b1')]) }, END);
    expect(verdict).toMatchObject({ winner: 'A', by: 'mangled-metal' });
  });

  test('without assassination comes when no model is left in play (SR15-AMB-34)', () => {
    const options = variants('no-assassination');
    const left = (units: number) => army([model('a', 'caster'), fallen('b')], [unit('b2', 6, 5, units)]);
    expect(judged('outflank', { options, army: left(1) }, MID).over).toBe(false);
    expect(judged('outflank', { options, army: left(0) }, MID)).toMatchObject({ winner: 'A', by: 'no-models' });
  });
});

describe('a Death Clock that runs out', () => {
  const out = (side: 'A' | 'B', agreed: boolean): MomentKind => ({ kind: 'clock-out', side, agreed });
  const winning = { points: { A: 4, B: 3 }, seen: () => dominating('A') };

  test('wins the scenario only in one’s own turn and by agreement (SR15-VAR-TIME-19, SR15-VAR-TIME-20)', () => {
    expect(judged('outflank', winning, out('A', true))).toMatchObject({
      winner: 'A',
      by: 'scenario',
      points: { A: 6 },
    });
    expect(judged('outflank', winning, out('A', false))).toMatchObject({ winner: 'B', by: 'clock' });
    expect(judged('outflank', { ...winning, active: 'B' }, out('A', true))).toMatchObject({ winner: 'B', by: 'clock' });
  });

  test('otherwise costs its owner the casters and their battlegroup', () => {
    const jack = model('a1', 'jack', { cost: 8, master: 'a' });
    const verdict = judged('outflank', { army: army([...CASTERS, jack]) }, out('A', true));
    expect(verdict.scores).toMatchObject({
      B: { result: 'win', armyPointsDestroyed: 13 },
      A: { armyPointsDestroyed: 0 },
    });
  });
});
