/** What the modes say of Crews: Double Rush, All Out Brawl, Henchman Hardcore. */
import type { OptionValues } from '../../../event/types.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Broken, broken } from '../../../rules/broken.ts';
import {
  type Crew,
  type CrewModel,
  costOf,
  hiresOf,
  leaderOf,
  sameNames,
  upgradesCost,
} from '../../malifaux/roster/crew.ts';
import { modeOf } from '../event/in-force.ts';

const RUSH_SIZE = 10;
const BRAWL_COST = 10;
const BRAWL_PLAYERS = [4, 8] as const;
const HARDCORE_SIZE = 30;
const HARDCORE_POOL = 3;
const HARDCORE_MODELS = 4;

interface Fixed {
  readonly fixedCrew?: readonly string[];
}

export function modeChecks(player: Fixed, crew: Crew, options: OptionValues): readonly Broken[] {
  switch (modeOf(options).id) {
    case 'double-rush':
      return doubleRush(player, crew);
    case 'all-out-brawl':
      return brawl(crew);
    case 'henchman-hardcore':
      return hardcore(player, crew);
    default:
      return [];
  }
}

function doubleRush(player: Fixed, crew: Crew): readonly Broken[] {
  const cost =
    hiresOf(crew).reduce((sum, model) => sum + costOf(model), 0) + upgradesCost(leaderOf(crew)?.upgrades ?? []);
  return [
    ...broken(cost > RUSH_SIZE, 'GG0-MODE-DR-01', `The Crew costs ${cost} of ${RUSH_SIZE} Soulstones.`),
    ...checkFixedCrew(player, crew, 'GG0-MODE-DR-02'),
  ];
}

/** A Crew that was fixed for the event is brought as it was. */
export function checkFixedCrew({ fixedCrew }: Fixed, { models }: Crew, rule: RuleId): readonly Broken[] {
  const names = models.map(({ name }) => name);
  const other = fixedCrew !== undefined && !sameNames(names, fixedCrew);
  return broken(other, rule, 'The Crew is not the one that was fixed for the whole event.');
}

function brawl({ models }: Crew): readonly Broken[] {
  const [only] = models;
  const barred = (model: CrewModel): boolean =>
    model.rank === 'master' || model.rank === 'henchman' || (model.cost ?? 0) > BRAWL_COST;
  return broken(
    models.length > 1 || (only !== undefined && barred(only)),
    'GG0-MODE-AOB-02',
    `One model of Cost ${BRAWL_COST} or less, neither Master nor Henchman.`,
    only?.name,
  );
}

/** Four to eight share a game. */
export function checkBrawlers(players: number): readonly Broken[] {
  const [least, most] = BRAWL_PLAYERS;
  const wrong = players < least || players > most;
  return broken(wrong, 'GG0-MODE-AOB-01', `An All Out Brawl is for ${least} to ${most} players.`);
}

function hardcore(player: Fixed, crew: Crew): readonly Broken[] {
  const { spent } = hardcorePool(crew);
  const leader = leaderOf(crew);
  const { models, soulstones = 0 } = crew;
  return [
    ...broken(
      leader?.rank !== undefined && leader.rank !== 'henchman',
      'GG0-MODE-HH-03',
      'Only a Henchman leads in Henchman Hardcore.',
      crew.leader,
    ),
    ...broken(spent > HARDCORE_SIZE, 'GG0-MODE-HH-04', `The Crew costs ${spent} of ${HARDCORE_SIZE}, Leader included.`),
    ...broken(soulstones > HARDCORE_POOL, 'GG0-MODE-HH-05', `The Soulstone Pool holds ${HARDCORE_POOL} at most.`),
    ...(models.length === HARDCORE_MODELS
      ? checkFixedCrew(player, crew, 'GG0-MODE-HH-07')
      : broken(true, 'GG0-MODE-HH-07', `A Crew is exactly ${HARDCORE_MODELS} models, the Leader included.`)),
  ];
}

/** What a Henchman Hardcore Crew costs, its Leader paid for, and the Soulstones that are left of it. */
export function hardcorePool({ models }: Crew): { readonly spent: number; readonly soulstones: number } {
  const spent = models.reduce((sum, model) => sum + costOf(model), 0);
  return { spent, soulstones: Math.max(0, Math.min(HARDCORE_POOL, HARDCORE_SIZE - spent)) };
}
