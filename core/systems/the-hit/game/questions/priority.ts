/** Priority rolls: thrown by the record, entered die by die, or the order itself (HIT-PRIO, HIT-EXT-PRIO). */
import { type Json, fieldsOf, textsOf } from '../../../../journal/json.ts';
import type { Question } from '../../../../encounter/question.ts';
import { checkStart } from '../../rules/ballots.ts';
import { askId, count } from '../../../../encounter/ask-id.ts';
import type { Ask, SideId } from '../../../../encounter/types.ts';
import { cite } from '../../../../rules/cite.ts';
import type { RuleId } from '../../../../rules/rule-ids.ts';
import { noTieChance, priorityOrder, stillTied } from '../../rules/priority.ts';
import { type Battle, type Priority, isGang } from '../battle.ts';
import { gangName, field, number, record, sides, firstFault, question } from '../question.ts';

interface Roll {
  /** The ask's first word, and what else it is of: the round. */
  readonly name: string;
  readonly label: string;
  readonly rules: readonly RuleId[];
  readonly due: (battle: Battle) => boolean;
  readonly now: (battle: Battle) => Priority;
  readonly set: (battle: Battle, priority: Priority) => Battle;
  /** Who held it last, where that decides a tie. */
  readonly holder: (battle: Battle) => SideId | null;
}

/** Two ways to say it: dice, one throw after the other until nobody ties, or the order as the table rolled it. */
function priorityQuestions(roll: Roll): readonly Question<Battle>[] {
  const open = (battle: Battle) => roll.due(battle) && roll.now(battle).order === null;
  return [
    question({
      id: askId(roll.name, { round: count, throw: count }),
      asks: (battle, id) =>
        open(battle)
          ? [throwAsk(roll, battle, id({ round: battle.round, throw: roll.now(battle).throws.length + 1 }))]
          : [],
      means: (battle, value) => {
        const { throws, order } = thrown(roll, battle, value);
        const names = (gangs: readonly string[]) => gangs.map((gang) => gangName(battle, gang as SideId)).join(', ');
        return order === null ? `${names(stillTied(throws).flat())} tie` : names(order);
      },
      apply: (battle, value) => roll.set(battle, thrown(roll, battle, value)),
      ...(roll.name === 'priority' ? { notNow: firstFault(({ gangs, ballots }) => checkStart(gangs, ballots)) } : {}),
    }),
    question({
      id: askId(`${roll.name}-order`, { round: count }),
      asks: (battle, id) => (open(battle) ? [orderAsk(roll, battle, id({ round: battle.round }))] : []),
      apply: (battle, value) => {
        const order = textsOf(value).filter((gang): gang is SideId => isGang(battle, gang));
        return roll.set(battle, { throws: [], order });
      },
    }),
  ];
}

/** All throws with this one, and the order where nobody is tied. */
function thrown({ now, holder }: Roll, battle: Battle, value: Json): Priority {
  const dice = Object.entries(fieldsOf(value)).filter((one): one is [string, number] => typeof one[1] === 'number');
  const throws = [...now(battle).throws, Object.fromEntries(dice)];
  const order = priorityOrder(throws, holder(battle))?.filter((gang) => isGang(battle, gang)) ?? null;
  return { throws, order };
}

function throwAsk({ label, rules, now }: Roll, battle: Battle, id: string): Ask {
  const { throws } = now(battle);
  const tied = throws.length === 0 ? battle.gangs : stillTied(throws).flat();
  const rolling = battle.gangs.filter((gang) => tied.includes(gang));
  const dice = record(...rolling.map((gang) => field(gang, gangName(battle, gang), number(1, 6))));
  const chance = Math.round(100 * noTieChance(rolling.length));
  const who = throws.length === 0 ? 'Everybody rolls a D6' : 'These tied and roll again';
  const help = `${who}, highest first. In ${chance} of 100 rolls nobody ties.`;
  return {
    id,
    of: 'any',
    label,
    help,
    kind: { type: 'draw', what: 'dice', as: dice },
    ties: true,
    rules: cite(...rules, 'HIT-EXT-PRIO'),
  };
}

function orderAsk({ label, rules }: Roll, battle: Battle, id: string): Ask {
  const { gangs } = battle;
  const kind = { type: 'choices', choices: sides(gangs, battle), min: gangs.length, max: gangs.length } as const;
  const told = { label: `${label}: the order itself`, help: 'Rolled at the table: who comes first, second, …' };
  return { id, of: 'any', ...told, kind, optional: true, rules };
}

export const PRIORITY_A = priorityQuestions({
  name: 'priority-a',
  label: 'Priority for building the battlefield',
  rules: ['HIT-PRIO-01'],
  due: ({ built }) => !built,
  now: ({ priorityA }) => priorityA,
  set: (battle, priorityA) => ({ ...battle, priorityA }),
  holder: () => null,
});

export const PRIORITY_B = priorityQuestions({
  name: 'priority-b',
  label: 'Priority for setting up fighters',
  rules: ['HIT-PRIO-02'],
  due: () => true,
  now: ({ priorityB }) => priorityB,
  set: (battle, priorityB) => ({ ...battle, priorityB }),
  holder: () => null,
});

export const PRIORITY = priorityQuestions({
  name: 'priority',
  label: 'Priority of this round',
  rules: ['HIT-PRIO-03'],
  due: ({ stage }) => stage === 'priority',
  now: ({ priority }) => priority,
  set: (battle, priority) => ({ ...battle, priority, stage: priority.order === null ? 'priority' : 'play' }),
  holder: ({ holder }) => holder,
});
