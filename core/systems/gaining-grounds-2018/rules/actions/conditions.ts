/** Gathered Intel and Shed Blood: how models come by them and lose them; and whose a kill is. */
import type { RuleId } from '../../../../rules/rule-ids.ts';
import { broken } from '../../../../rules/broken.ts';
import { type ActionResult, type After, acted } from '../../../malifaux/rules/action.ts';
import {
  type ModelOnTable,
  type PlayTable,
  type CrewSide,
  areEngaged,
  enemiesInPlay,
  seeEachOther,
} from '../../../malifaux/rules/table.ts';
import { isPeon } from '../schemes/common.ts';
import { headhunter } from '../strategies/headhunter.ts';
import { INTEL } from '../strategies/ply-for-information.ts';
import { BLOOD, publicExecutions } from '../strategies/public-executions.ts';

/** Conditions and Strategies of this kind start in Turn 2. */
const FROM = 2;

function gains({ id, conditions }: ModelOnTable, condition: string): After {
  return conditions.includes(condition) ? {} : { models: { [id]: { conditions: [...conditions, condition] } } };
}

function loses({ id, conditions }: ModelOnTable, condition: string): After {
  if (!conditions.includes(condition)) return {};
  return { models: { [id]: { conditions: conditions.filter((one) => one !== condition) } } };
}

interface Gathering {
  readonly by: ModelOnTable;
  readonly target: ModelOnTable;
  readonly turn: number;
}

export function gatherIntel({ by, target, turn }: Gathering): ActionResult {
  const may =
    turn >= FROM &&
    !isPeon(by) &&
    by.side !== target.side &&
    areEngaged(by, target) &&
    !target.conditions.includes(INTEL);
  return acted(
    broken(
      !may,
      'GG18-STRAT-PLY-02',
      'From Turn 2 a model that is not a Peon gathers Intel from an engaged enemy who has none.',
      by.id,
    ),
    () => gains(by, INTEL),
  );
}

const ONLY_SO: Readonly<Record<string, RuleId>> = {
  [INTEL]: 'GG18-STRAT-PLY-03',
  [BLOOD]: 'GG18-STRAT-EXECUTIONS-04',
};

/** By some other effect: never. */
export function gainCondition(model: ModelOnTable, condition: string): ActionResult {
  const rule = ONLY_SO[condition];
  const message = 'Only the Strategy gives this condition.';
  return acted(rule === undefined ? [] : broken(true, rule, message, model.id), () => gains(model, condition));
}

/** Severe damage takes Gathered Intel away. */
export function suffer(model: ModelOnTable, damage: 'weak' | 'moderate' | 'severe'): ActionResult {
  return acted([], () => (damage === 'severe' ? loses(model, INTEL) : {}));
}

export interface Death {
  readonly strategy: string;
  readonly turn: number;
  /** The model that did it; null: none. */
  readonly by: ModelOnTable | null;
  readonly victim: ModelOnTable;
  readonly how: 'killed' | 'sacrificed' | 'removed';
  readonly cause: 'action' | 'ability' | 'condition' | 'falling' | 'hazard';
  /** Whether a Head Marker has room. */
  readonly spot: boolean;
}

export interface DeathCounts extends ActionResult {
  /** Whose kill it is; null: nobody's. */
  readonly credit: CrewSide | null;
  /** Whether a Head Marker is put down. */
  readonly head: boolean;
}

/** Whose kill it is, and what the Strategy makes of it: blood on the killer, a Head on the table. */
export function kill({ strategy, turn, by, victim, how, cause, spot }: Death): DeathCounts {
  const killer = how !== 'removed' && (cause === 'action' || cause === 'ability') ? by : null;
  const foe = killer !== null && killer.side !== victim.side && !isPeon(victim);
  const sheds = strategy === publicExecutions.id && turn >= FROM && foe && !isPeon(killer);
  const falls = strategy === headhunter.id && foe && spot;
  return { broken: [], after: sheds ? gains(killer, BLOOD) : {}, credit: killer?.side ?? null, head: falls };
}

/** At the end of its own Activation a model that no enemy sees loses Shed Blood. */
export function endActivation(table: PlayTable, model: ModelOnTable): ActionResult {
  const seen = enemiesInPlay(table, model.side).some((enemy) => seeEachOther(enemy, model));
  return acted([], () => (seen ? {} : loses(model, BLOOD)));
}
