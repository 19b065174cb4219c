/** Which Crews Season Zero lets play. */
import { numberOf, rowsOf, textOf, textsOf, type Fields } from '../../core/journal/json.ts';
import { isBrawl, modeOf, variantsInForce } from '../../core/systems/gaining-grounds-s0/event/in-force.ts';
import { gainingGroundsS0 as pack } from '../../core/systems/gaining-grounds-s0/pack.ts';
import { checkBrought } from '../../core/systems/gaining-grounds-s0/roster/brought.ts';
import type { Hired, CrewOwner } from '../../core/systems/gaining-grounds-s0/roster/checks.ts';
import { checkBrawlers, hardcorePool } from '../../core/systems/gaining-grounds-s0/roster/modes.ts';
import { brokenRules } from '../../core/rules/broken.ts';
import { optionsOf } from '../given.ts';
import { crewModelOf } from '../malifaux.ts';
import { textsInAnyOrder } from '../match.ts';
import type { Answer, Operations } from '../operation.ts';

interface Entered extends CrewOwner {
  readonly id: string;
  readonly team?: string;
}

interface Roster {
  readonly player: string;
  readonly round: number;
  readonly day: number;
  readonly crew: Hired;
}

function playerOf({ id, faction, namedLeader, pool, fixedCrew, team }: Fields): Entered {
  return {
    id: textOf(id),
    ...(typeof faction === 'string' ? { faction } : {}),
    ...(typeof namedLeader === 'string' ? { namedLeader } : {}),
    ...(pool === undefined ? {} : { pool: rowsOf(pool).map(crewModelOf) }),
    ...(fixedCrew === undefined ? {} : { fixedCrew: textsOf(fixedCrew) }),
    ...(typeof team === 'string' ? { team } : {}),
  };
}

function rosterOf({ player, round, day, faction, leader, models, ban, soulstones }: Fields): Roster {
  return {
    player: textOf(player),
    round: numberOf(round, 1),
    day: numberOf(day, 1),
    crew: {
      leader: textOf(leader),
      models: rowsOf(models).map(crewModelOf),
      ...(typeof faction === 'string' ? { faction } : {}),
      ...(typeof ban === 'string' ? { ban } : {}),
      ...(typeof soulstones === 'number' ? { soulstones } : {}),
    },
  };
}

/** What is known of a Crew's player when it is brought: the Crews of that day before it, and a teammate's in the same game. */
function besides(players: readonly Entered[], brought: readonly Roster[], index: number) {
  const own = brought[index];
  const player = players.find(({ id }) => id === own?.player);
  const mates = players.filter(({ id, team }) => team !== undefined && team === player?.team && id !== player.id);
  const isMate = (one: Roster): boolean => mates.some(({ id }) => id === one.player);
  const sameDay = brought.filter(({ day }) => day === own?.day);
  const earlier = sameDay.filter((one) => one.player === own?.player && one.round < own.round);
  const mate = sameDay.find((one) => isMate(one) && one.round === own?.round && brought.indexOf(one) < index);
  return {
    player: player ?? {},
    earlier: earlier.map(({ crew }) => crew),
    ...(mate === undefined ? {} : { mate: mate.crew }),
  };
}

function roster(given: Fields): Answer {
  const options = optionsOf(pack, given);
  const players = rowsOf(given.players).map(playerOf);
  const brought = rowsOf(given.rosters).map(rosterOf);
  const broken = [
    ...brought.flatMap((one, index) => checkBrought({ ...besides(players, brought, index), crew: one.crew }, options)),
    ...(isBrawl(options) ? checkBrawlers(players.length) : []),
  ];
  const last = modeOf(options).id === 'henchman-hardcore' ? brought.at(-1) : undefined;
  return {
    legal: broken.length === 0,
    broken: brokenRules(broken),
    variants: variantsInForce(options),
    ...(last ? hardcorePool(last.crew) : {}),
  };
}

export const ROSTER_OPERATIONS: Operations = { roster: { answer: roster, manner: textsInAnyOrder() } };
