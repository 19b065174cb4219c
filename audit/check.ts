/**
 * Independent checkers, one a pack: each reads a record and reckons every round, score, place, scenario and roll anew,
 * from the pack's text, sharing no code with what decided them. They know every option; where a draw followed a reading
 * that they do not know, they leave its order unchecked and check the rest.
 */
import { checkGainingGrounds2018 } from './gaining-grounds-2018/check.ts';
import { checkSeasonZero } from './gaining-grounds-s0/check.ts';
import { checkOpenSwiss } from './open-swiss/check.ts';
import { checkSteamroller2015 } from './steamroller-2015/check.ts';
import { checkTheHit } from './the-hit/check.ts';
import type { ClaimedRow, Problem, Written } from './walk.ts';

type Checker = (record: Written, claimed?: readonly ClaimedRow[]) => readonly Problem[];

const CHECKERS: Readonly<Record<string, Checker>> = {
  'gaining-grounds-s0': checkSeasonZero,
  'gaining-grounds-2018': checkGainingGrounds2018,
  'steamroller-2015': checkSteamroller2015,
  'the-hit': checkTheHit,
  'open-swiss': checkOpenSwiss,
};

/**
 * Everything that is wrong with a record; with `claimed`, also where its standings are not what somebody says. Nothing
 * for a system that has no checker.
 */
export function checkEvent(record: Written, claimed?: readonly ClaimedRow[]): readonly Problem[] {
  return CHECKERS[record.header.system]?.(record, claimed) ?? [];
}
