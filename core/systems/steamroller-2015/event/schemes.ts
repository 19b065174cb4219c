/** What decides between players of equal tournament points, by the scheme of final standings in force. */
import type { Exact, RankKey } from '../../../event/standing.ts';
import type { EntrantId, OptionValues } from '../../../event/types.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { has } from './options.ts';

export interface Columns {
  readonly tp: number;
  readonly sos: Exact;
  readonly controlPoints: number;
  readonly armyPointsDestroyed: number;
  readonly assassinations: number;
}

export interface Row {
  readonly entrant: EntrantId;
  readonly columns: Columns;
}

export interface TieBreakScheme {
  /** The columns that decide, in order. */
  readonly keys: readonly (keyof Columns)[];
  readonly rules: readonly RuleId[];
}

/** The pack's own order, and that of an event whose Finals Tables are not played. */
export const BASELINE: TieBreakScheme = {
  keys: ['tp', 'sos', 'controlPoints', 'armyPointsDestroyed'],
  rules: ['SR15-RANK-01', 'SR15-RANK-02', 'SR15-RANK-03', 'SR15-RANK-04'],
};

const SCHEMES: Readonly<Record<string, TieBreakScheme>> = {
  'assassin-scoring': { keys: ['tp', 'assassinations', 'controlPoints'], rules: ['SR15-VAR-FINAL-01', 'SR15-AMB-46'] },
  'control-point-scoring': {
    keys: ['tp', 'controlPoints', 'armyPointsDestroyed', 'sos'],
    rules: ['SR15-VAR-FINAL-02'],
  },
  'destruction-scoring': {
    keys: ['tp', 'armyPointsDestroyed', 'controlPoints', 'sos'],
    rules: ['SR15-VAR-FINAL-03'],
  },
};

export function schemeOf(options: OptionValues): TieBreakScheme {
  const [, scheme = BASELINE] = Object.entries(SCHEMES).find(([variant]) => has(options, variant)) ?? [];
  return scheme;
}

export function keysOf(keys: TieBreakScheme['keys']): RankKey<Row>[] {
  return keys.map((id) => ({ id, value: ({ columns }) => columns[id] }));
}
