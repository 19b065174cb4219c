/** May this happen, and what follows? Every command comes through here; each family of commands has its own file. */
import type { RuleId } from '../rules/rule-ids.ts';
import { cite } from '../rules/cite.ts';
import { isRefusal, remedied } from '../rules/refusal.ts';
import { type Sealed, sealed } from '../journal/seal.ts';
import type { Chance, Command } from '../journal/types.ts';
import type { EventCommand, EventCommandType } from './commands.ts';
import { DESK_DECIDERS } from './decide-desk.ts';
import { MAP_DECIDERS } from './decide-maps.ts';
import { PEOPLE_DECIDERS } from './decide-people.ts';
import { RESULT_DECIDERS } from './decide-results.ts';
import { ROUND_DECIDERS } from './decide-rounds.ts';
import { SETUP_DECIDERS } from './decide-setup.ts';
import type { DecideContext, Decided, Decider, Deciders } from './deciding.ts';
import type { Because } from './entries.ts';
import { keptLists } from './lists.ts';
import type { Pack } from './pack.ts';
import { aboutOf, mayAsk } from './policy.ts';
import { type EventState, findGame, phaseOf } from './state.ts';

const DECIDERS: Deciders<EventCommandType> = {
  ...SETUP_DECIDERS,
  ...MAP_DECIDERS,
  ...PEOPLE_DECIDERS,
  ...ROUND_DECIDERS,
  ...RESULT_DECIDERS,
  ...DESK_DECIDERS,
};

export function decideEvent(pack: Pack, state: EventState, command: Command<EventCommand>, chance: Chance): Decided {
  const { body, by } = command;
  const about = aboutOf(body, (game) => findGame(state, game)?.seats);
  const refusal = mayAsk(by, body.type, phaseOf(state), about);
  if (refusal) return refusal;
  const kept = keptLists(pack, body);
  if (isRefusal(kept)) return kept;
  const decide = DECIDERS[body.type] as Decider<EventCommandType>;
  return decide(asking(pack, state, { ...command, body: kept }, chance));
}

function asking(pack: Pack, state: EventState, command: Command<EventCommand>, chance: Chance): DecideContext {
  const text = (value: string): Sealed<string> => sealed('text', value, chance.nonce());
  const secret = (value: string): Sealed<string> => sealed('secret', value, chance.nonce());
  const because = (reason: string, rules: readonly RuleId[] = []): Because => ({ reason: text(reason), rules });
  // Only the organiser sets a rule aside.
  const organiser = command.by.role === 'organiser';
  const override = organiser ? command.body.override : undefined;
  return {
    pack,
    state,
    command,
    body: command.body,
    chance,
    text,
    secret,
    because,
    privately: (reason, rules = []) => ({ reason: secret(reason), rules }),
    cites: (reason) => cite(...(pack.conduct.cites[reason] ?? [])),
    unless: (objection) => {
      if (!objection) return [];
      if (override === undefined || override.trim() === '') {
        return organiser ? remedied(objection, 'set-aside') : objection;
      }
      return [{ type: 'rule-set-aside', what: text(objection.message), because: because(override, objection.refused) }];
    },
  };
}
