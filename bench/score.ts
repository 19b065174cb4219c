/** Scoring the end of a Turn from a measured Malifaux table of 40 models: Strategies and both sides' Schemes at their best. */
import { GROUNDS_2018 } from '../core/systems/gaining-grounds-2018/rules/edition.ts';
import { SEASON_ZERO } from '../core/systems/gaining-grounds-s0/rules/edition.ts';
import { type ScoringStep, adjudicate } from '../core/systems/malifaux/rules/adjudicate.ts';
import { NOTHING_HAPPENED } from '../core/systems/malifaux/rules/happened.ts';
import { readTable } from '../core/systems/malifaux/rules/read.ts';
import type { JudgedEdition } from '../core/systems/malifaux/rules/step.ts';
import type { EnteredThing } from '../core/encounter/table.ts';
import { toldTable } from '../core/systems/malifaux/rules/entered.ts';
import type { LayoutPoint } from '../core/table/layout/layout.ts';
import type { TerrainPiece } from '../core/table/map/map.ts';
import { drawFrom } from '../tests/core/table/cases.ts';
import { percentile, report, timed } from './lib/report.ts';

const TABLES = 50;
const MODELS = 40;
const MARKERS = 24;

/** A crowded table: 40 models, and twelve Scheme Markers of each side. */
function tableFrom(seed: number): ReturnType<typeof readTable> {
  const draw = drawFrom(seed);
  const place = (): [number, number] => [1 + draw(3400) / 100, 1 + draw(3400) / 100];
  const ranks = ['master', 'henchman', 'enforcer', 'minion', 'minion', 'peon'];
  return readTable({
    deployment: 'standard',
    models: Array.from({ length: MODELS }, (_, index) => ({
      id: `m${index}`,
      side: index % 2 === 0 ? 'A' : 'B',
      at: place(),
      base: 30 + 10 * draw(3),
      rank: ranks[draw(ranks.length)],
      leader: index < 2,
      cost: 3 + draw(8),
      health: 1 + draw(8),
      maxHealth: 8,
      engages: [`m${draw(MODELS)}`, `m${draw(MODELS)}`],
    })),
    markers: Array.from({ length: MARKERS }, (_, index) => ({
      id: `s${index}`,
      kind: index % 6 === 5 ? 'strategy' : 'scheme',
      side: index % 2 === 0 ? 'A' : 'B',
      at: place(),
    })),
    terrain: Array.from({ length: 10 }, (_, index) => {
      const [x, y] = place();
      return { id: `t${index}`, shape: { rect: [x, y, x + 3, y + 2] } };
    }),
  });
}

/** Every Strategy with every pair of Schemes in turn, at the end of the last Turn. */
function stepFrom(edition: JudgedEdition, index: number): ScoringStep {
  const { strategies, schemes } = edition;
  const strategy = strategies[index % strategies.length];
  const taken = [0, 1].flatMap((other) => {
    const scheme = schemes[(index + other * 5) % schemes.length];
    const notes = { target: 'm1', model: 'm2', models: ['m2', 'm4'] };
    return scheme ? [{ scheme, notes, scored: 0, revealed: false, earned: [] }] : [];
  });
  return {
    table: tableFrom(index),
    ground: edition.ground('standard'),
    happened: NOTHING_HAPPENED,
    turn: 5,
    moments: ['end-of-turn', 'end-of-game'],
    strategies: strategy ? [strategy] : [],
    scored: {},
    schemes: { A: taken, B: taken },
  };
}

/** The same crowd as people told it on a phone: what is read of it before anything is scored. */
function toldFrom(edition: JudgedEdition, seed: number): () => unknown {
  const draw = drawFrom(seed);
  const things = Array.from({ length: MODELS }, (_, index): EnteredThing => {
    const side = index % 2 === 0 ? 'A' : 'B';
    const at: LayoutPoint = [1 + draw(3400) / 100, 1 + draw(3400) / 100];
    return { id: `model-${side}.${index}`, name: String(index), kind: 'model', side, at, base: 30 };
  });
  const terrain = Array.from({ length: 10 }, (_, index): TerrainPiece => {
    const [x, y] = [1 + draw(30), 1 + draw(30)];
    return { id: `t${index}`, name: '', shape: { rect: [x, y, x + 3, y + 2] }, traits: ['blocking'] };
  });
  const game = { deployment: 'standard', traits: edition.book.traits, models: [], fallen: [] };
  return () => toldTable(game, { things, off: [], terrain });
}

for (const edition of [SEASON_ZERO, GROUNDS_2018]) {
  const laws = edition.laws({});
  const steps = Array.from({ length: TABLES }, (_, index) => stepFrom(edition, index));
  const times = steps.map((step) =>
    percentile(
      timed(40, 5, () => adjudicate(laws, step)),
      0.5,
    ),
  );
  const reading = Array.from({ length: TABLES }, (_, index) => percentile(timed(40, 5, toldFrom(edition, index)), 0.5));
  report(`score: ${edition.system}, end of the last Turn, ${MODELS} models, ${TABLES} tables`, [
    { name: 'median', value: percentile(times, 0.5), unit: 'ms', most: 1 },
    { name: 'slowest table', value: Math.max(...times), unit: 'ms', most: 1 },
    { name: 'reading an entered table', value: percentile(reading, 0.5), unit: 'ms', most: 1 },
  ]);
}
