/** A scenario as its scorer reads it: what each element is worth to whom, kill box, objectives, doubling areas. */
import { kept } from '../../../event/kept.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import type { Layout } from '../../../table/layout/layout.ts';
import { type ScenarioRow, type ElementWorth, rowOn, scenarioRow } from '../terrain/elements.ts';
import { type DoublingArea, doublingFor, flagsOf, objectivesOf, worthOf, zonesOf } from '../terrain/layouts.ts';
import { type BySide, type PlayerSide, bySide } from './sides.ts';

export interface ElementScoring {
  readonly kind: 'zone' | 'flag';
  readonly owner: PlayerSide | 'neutral';
  readonly worth: BySide<ElementWorth>;
}

export interface ScenarioScoring {
  readonly killBox: boolean;
  readonly elements: Readonly<Record<string, ElementScoring>>;
  /** Whether each player has an objective: `O1` is A's, `O2` is B's. */
  readonly objectives: boolean;
  readonly doubling: BySide<readonly DoublingArea[]>;
  /** What its elements are worth. */
  readonly rules: readonly RuleId[];
}

/** For an enemy caster left in the kill box. */
export const KILL_BOX_WORTH = 2;

export const OBJECTIVES: BySide<string> = { A: 'O1', B: 'O2' };

/** On its shipped layout, or on one that somebody made of it. Undefined where no scenario has that id. */
export function scoringOf(id: string, own?: Layout): ScenarioScoring | undefined {
  const row = scenarioRow(id);
  return row && scored(own === undefined ? row : rowOn(row, own));
}

const scored = kept((row: ScenarioRow): ScenarioScoring => {
  const worth = worthOf(row);
  const kinds = new Map<string, ElementScoring['kind']>([
    ...zonesOf(row).map(({ id }) => [id, 'zone'] as const),
    ...flagsOf(row).map(({ id }) => [id, 'flag'] as const),
  ]);
  const elements = row.elements.flatMap(({ id, owner }) => {
    const [kind, value] = [kinds.get(id), worth[id]];
    return kind && value ? [[id, { kind, owner, worth: value }] as const] : [];
  });
  return {
    killBox: row.killBox,
    elements: Object.fromEntries(elements),
    objectives: objectivesOf(row).length > 0,
    doubling: bySide((side) => doublingFor(row, side)),
    rules: cite(`SR15-SCEN-${row.number}-02`),
  };
});
