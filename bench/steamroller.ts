/** Scoring a turn of Steamroller from a table of 60 models, measuring and the third tiebreaker included. */
import { isRefusal } from '../core/rules/refusal.ts';
import { type TurnSituation, adjudicate } from '../core/systems/steamroller-2015/rules/adjudicate.ts';
import type { ArmyModel, ArmyUnit } from '../core/systems/steamroller-2015/rules/army.ts';
import { groundOf } from '../core/systems/steamroller-2015/rules/ground.ts';
import { type MeasuredModel, lookAt } from '../core/systems/steamroller-2015/rules/look.ts';
import { scoringOf } from '../core/systems/steamroller-2015/rules/scenarios.ts';
import { base } from '../core/table/shapes.ts';
import { inches } from '../core/table/units.ts';
import { percentile, report, timed } from './lib/report.ts';

/** Thirty models a side: a caster, three jacks, two units of ten, six solos. */
function half(side: 'A' | 'B') {
  const bare = { side, controller: side, inPlay: true, offTable: false, destroyed: 0, conditions: [] };
  const one = (name: string, kind: ArmyModel['kind'], given: Partial<ArmyModel> = {}): ArmyModel => ({
    ...{ ...bare, id: `${side}-${name}`, kind, cost: 5, unit: null, master: null },
    ...given,
  });
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
  const models = [
    one('caster', 'caster', { cost: null }),
    ...numbers(3).map((number) => one(`jack${number}`, 'jack', { master: `${side}-caster`, cost: 8 })),
    ...numbers(20).map((number) => one(`man${number}`, 'trooper', { unit: `${side}-unit${number % 2}`, cost: null })),
    ...numbers(6).map((number) => one(`solo${number}`, 'solo')),
  ];
  const units = numbers(2).map((number): ArmyUnit => ({
    ...{ id: `${side}-unit${number}`, side, kind: 'unit', start: 10, cost: 8, attachments: [], left: 10 },
    ...{ card: null, destroyed: 0, conditions: [] },
  }));
  return { models, units };
}

const halves = [half('A'), half('B')];
const army = { models: halves.flatMap(({ models }) => models), units: halves.flatMap(({ units }) => units) };
/** Spread over the middle of the table, where the elements are. */
const places = new Map(
  army.models.map(({ id }, index): [string, MeasuredModel] => {
    const at = { x: inches(10 + ((index * 7) % 29)), y: inches(14 + ((index * 11) % 21)) };
    return [id, { base: base(at, index % 5 === 0 ? 40 : 30), touching: index % 9 === 0 ? ['FL'] : [] }];
  }),
);

function caller(scenario: string, kind: 'turn-end' | 'dice-down'): () => void {
  const scoring = scoringOf(scenario);
  if (!scoring) throw new Error(scenario);
  const view = { options: {}, scenario: scoring, ground: groundOf(scenario), places, fallen: [] };
  const situation: TurnSituation = {
    ...{ options: {}, scenario: scoring, turn: 3, active: 'A', points: { A: 1, B: 1 }, fell: [], army },
    ...{ seen: (now) => lookAt({ ...view, active: 'A' }, now), picks: { 'A-caster': 'Z', 'B-caster': 'Z' } },
  };
  return () => {
    if (isRefusal(adjudicate(situation, { kind }))) throw new Error('a pick is open');
  };
}

const scenarios = ['destruction', 'two-fronts', 'fire-support', 'incursion', 'outflank', 'recon'];
const times = (kind: 'turn-end' | 'dice-down'): readonly number[] =>
  scenarios.flatMap((scenario) => timed(200, 50, caller(scenario, kind)));
const turns = times('turn-end');
const ends = times('dice-down');

report('steamroller: 60 models measured and scored', [
  { name: 'a turn’s end, median', value: percentile(turns, 0.5), unit: 'ms', most: 1 },
  { name: 'a turn’s end, 90th percentile', value: percentile(turns, 0.9), unit: 'ms' },
  { name: 'dice down with its tiebreakers, median', value: percentile(ends, 0.5), unit: 'ms', most: 1 },
  { name: 'dice down with its tiebreakers, 90th percentile', value: percentile(ends, 0.9), unit: 'ms' },
]);
