/** What several Strategies of 2018 share. */
import { type Broken, broken } from '../../../../rules/broken.ts';
import type { RuleId } from '../../../../rules/rule-ids.ts';
import { CENTRE, QUARTERS, isWhollyIn, nearTo } from '../../../malifaux/rules/ground.ts';
import type { SchemeFacts, Look } from '../../../malifaux/rules/scheme.ts';
import { count } from '../../../malifaux/rules/scheme.ts';
import type { SaidCounts } from '../../../malifaux/rules/strategy.ts';
import type { ModelOnTable } from '../../../malifaux/rules/table.ts';

const MIDDLE = 6;
/** So many Quarters are enough. */
const QUARTERS_HELD = 2;

/** A figure beside the other side's. */
export function besideTheirs(own: SchemeFacts, foe: SchemeFacts): string {
  return `, ${hasMore(own, foe) ? '' : 'not '}more than the other side’s ${Number(foe.count ?? 0)}`;
}

/** Strictly more than the enemy: a tie scores nobody. */
export function hasMore(own: SchemeFacts, foe: SchemeFacts): boolean {
  return count(own, 'count') > count(foe, 'count');
}

/** What begins with Turn 2 is counted for nobody before. */
export function noneInTurnOne({ facts, turn }: SaidCounts, rule: RuleId, says: string): readonly Broken[] {
  return broken(turn === 1 && Object.values(facts).some((one) => count(one, 'count') > 0), rule, says);
}

export function holdsQuarters(own: SchemeFacts): boolean {
  return count(own, 'count') >= QUARTERS_HELD;
}

/**
 * How many Quarters a side holds: those in which what its models are worth is strictly more than what the enemy's are. A
 * model counts in a Quarter that it is wholly in, when it is not within 6 inches of the middle.
 */
export function quartersHeld(
  { own, enemies }: Look,
  worth: (model: ModelOnTable, enemies: readonly ModelOnTable[]) => number,
): number {
  const outside = (models: readonly ModelOnTable[]) => models.filter((model) => !nearTo(model, CENTRE, MIDDLE));
  const [ours, theirs] = [outside(own), outside(enemies)];
  return QUARTERS.filter((quarter) => {
    const sum = (models: readonly ModelOnTable[], foes: readonly ModelOnTable[]): number =>
      models.reduce((total, model) => total + (isWhollyIn(model, quarter) ? worth(model, foes) : 0), 0);
    return sum(ours, enemies) > sum(theirs, own);
  }).length;
}
