/** Which Crews Season Zero lets play. */
import { modeOf, variantsInForce } from '../../core/systems/gaining-grounds-s0/in-force.ts';
import { gainingGroundsS0 as pack } from '../../core/systems/gaining-grounds-s0/pack.ts';
import { type Brought, type Entered, checkRosters } from '../../core/systems/gaining-grounds-s0/roster/event.ts';
import { hardcorePool } from '../../core/systems/gaining-grounds-s0/roster/modes.ts';
import { brokenRules } from '../../core/roster/broken.ts';
import { figure, optionsOf, rows, text, texts } from '../given.ts';
import { crewModelOf } from '../malifaux.ts';
import { textsInAnyOrder } from '../match.ts';
import type { Answer, Operations } from '../operation.ts';
import type { Fields } from '../vector.ts';

function playerOf({ id, faction, namedLeader, pool, fixedCrew, team }: Fields): Entered {
  return {
    id: text(id),
    ...(typeof faction === 'string' ? { faction } : {}),
    ...(typeof namedLeader === 'string' ? { namedLeader } : {}),
    ...(pool === undefined ? {} : { pool: rows(pool).map(crewModelOf) }),
    ...(fixedCrew === undefined ? {} : { fixedCrew: texts(fixedCrew) }),
    ...(typeof team === 'string' ? { team } : {}),
  };
}

function rosterOf({ player, round, day, faction, leader, models, ban, soulstones }: Fields): Brought {
  return {
    player: text(player),
    round: figure(round, 1),
    day: figure(day, 1),
    crew: {
      leader: text(leader),
      models: rows(models).map(crewModelOf),
      ...(typeof faction === 'string' ? { faction } : {}),
      ...(typeof ban === 'string' ? { ban } : {}),
      ...(typeof soulstones === 'number' ? { soulstones } : {}),
    },
  };
}

function roster(given: Fields): Answer {
  const options = optionsOf(pack, given);
  const brought = rows(given.rosters).map(rosterOf);
  const broken = checkRosters(rows(given.players).map(playerOf), brought, options);
  const last = modeOf(options).id === 'henchman-hardcore' ? brought.at(-1) : undefined;
  return {
    legal: broken.length === 0,
    broken: brokenRules(broken),
    variants: variantsInForce(options),
    ...(last ? hardcorePool(last.crew) : {}),
  };
}

export const ROSTER_OPERATIONS: Operations = { roster: { answer: roster, manner: textsInAnyOrder() } };
