/** Which Crews Season Zero lets play: its own rules, and those of formats, variants and modes. */
import type { OptionValues } from '../../../event/types.ts';
import { type Broken, broken } from '../../../rules/broken.ts';
import {
  type Crew,
  type CrewModel,
  beyond,
  costOf,
  hiresOf,
  leaderOf,
  shareKeyword,
  upgradesCost,
} from '../../malifaux/roster/crew.ts';
import { isBrawl, modeOf, poolCap, variantsInForce } from '../event/in-force.ts';
import { settings } from '../event/options.ts';
import { modeChecks } from './modes.ts';

/** What is known of a player beside the Crew. */
export interface CrewOwner {
  /** Declared at check-in. */
  readonly faction?: string;
  readonly namedLeader?: string;
  readonly pool?: readonly CrewModel[];
  /** The names of the Crew that was fixed for the event. */
  readonly fixedCrew?: readonly string[];
}

export interface Hired extends Crew {
  /** The Keyword that was named against it. */
  readonly ban?: string;
}

/** A Crew and all that it is judged by. */
export interface CrewCase {
  readonly player: CrewOwner;
  readonly crew: Hired;
  /** Crews that the player brought in earlier Rounds of the same day. */
  readonly earlier: readonly Crew[];
}

export function checkCrew({ player, crew, earlier }: CrewCase, options: OptionValues): readonly Broken[] {
  const variants = variantsInForce(options);
  const has = (variant: string): boolean => variants.includes(variant);
  return [
    ...factionChecks(player, crew),
    ...deadMansHand(crew, has('classic') ? settings(options).texts('classic') : []),
    ...(modeOf(options).pointSize === null && !isBrawl(options) ? sizeCheck(crew, options) : []),
    ...(has('singles') ? singles(crew) : []),
    ...(has('alternating-leaders') ? alternating(crew, earlier) : []),
    ...(has('bans') ? banned(crew) : []),
    ...(has('fixed-leaders') ? fixedLeader(player, crew) : []),
    ...(has('vanilla') ? vanilla(crew) : []),
    ...poolChecks(player, crew, poolCap(options)),
    ...modeChecks(player, crew, options),
    ...crew.models.flatMap(({ name, proxy }) =>
      broken(proxy === true, 'GG0-PAINT-12', `${name} is a proxy: only official models play.`, name),
    ),
  ];
}

function factionChecks({ faction }: CrewOwner, crew: Crew): readonly Broken[] {
  const leader = leaderOf(crew);
  const other = faction !== undefined && crew.faction !== undefined && crew.faction !== faction;
  const stranger = faction !== undefined && leader?.factions !== undefined && !leader.factions.includes(faction);
  return [
    ...broken(other, 'GG0-EVENT-03', `This Crew is of ${crew.faction ?? ''}; ${faction ?? ''} was declared.`),
    ...broken(stranger, 'GG0-SETUP-07', `${crew.leader} is not of ${faction ?? ''}, which was declared.`, crew.leader),
  ];
}

/** Dead Man's Hand models stay out, but those that the organiser listed for Classic. */
function deadMansHand(crew: Crew, classic: readonly string[]): readonly Broken[] {
  const leader = leaderOf(crew);
  return crew.models.flatMap((model) =>
    broken(
      model.dmh === true && !classic.includes(model.name),
      model === leader ? 'GG0-SETUP-08' : 'GG0-SETUP-09',
      `${model.name} is of Dead Man’s Hand and stays out.`,
      model.name,
    ),
  );
}

/** What the hires cost, Upgrades of the Leader included: the Leader is free. */
export function hiringCost(crew: Crew): number {
  const hires = hiresOf(crew).reduce((sum, model) => sum + costOf(model), 0);
  return hires + upgradesCost(leaderOf(crew)?.upgrades ?? []);
}

function sizeCheck(crew: Crew, options: OptionValues): readonly Broken[] {
  const size = settings(options).number('pointSize');
  const cost = hiringCost(crew);
  return broken(cost > size, 'GG0-SETUP-01', `The Crew costs ${cost} of ${size} Soulstones.`);
}

function singles(crew: Crew): readonly Broken[] {
  const leader = leaderOf(crew);
  const known = (model: CrewModel): boolean => model.keywords !== undefined && leader?.keywords !== undefined;
  return hiresOf(crew).flatMap((model) =>
    broken(
      model.rank === 'master' && known(model) && !shareKeyword(model, leader),
      'GG0-VAR-SINGLES-01',
      `${model.name} is a Master who shares no Keyword with ${crew.leader}.`,
      model.name,
    ),
  );
}

function alternating(crew: Crew, earlier: readonly Crew[]): readonly Broken[] {
  const played = earlier.flatMap(({ models }) => models.map(({ name }) => name));
  return crew.models.flatMap(({ name, rank }) =>
    broken(
      (rank === 'master' || rank === 'henchman') && played.includes(name),
      'GG0-VAR-ALTLEADER-01',
      `${name} was hired in an earlier Round of this day.`,
      name,
    ),
  );
}

function banned(crew: Hired): readonly Broken[] {
  const { ban } = crew;
  const leader = leaderOf(crew);
  if (ban === undefined || leader?.keywords === undefined) return [];
  return hiresOf(crew).flatMap((model) =>
    broken(
      model.keywords?.includes(ban) === true && model.versatile !== true && !shareKeyword(model, leader),
      'GG0-VAR-BANS-03',
      `${model.name} has the banned Keyword ${ban}, shares none with ${crew.leader} and is not Versatile.`,
      model.name,
    ),
  );
}

function fixedLeader({ namedLeader }: CrewOwner, { leader }: Crew): readonly Broken[] {
  const other = namedLeader !== undefined && leader !== namedLeader;
  return broken(other, 'GG0-VAR-FIXEDLEADER-01', `${namedLeader ?? ''} was named to lead in every Round.`, leader);
}

const EFFIGY = 'Effigy of Fate';

function vanilla({ models }: Crew): readonly Broken[] {
  return models.flatMap(({ name, upgrades = [] }) =>
    upgrades.flatMap((upgrade) =>
      broken(
        upgrade.name !== EFFIGY,
        'GG0-VAR-VANILLA-01',
        `${upgrade.name} on ${name}: no Upgrade but the ${EFFIGY} is attached at hiring.`,
        name,
      ),
    ),
  );
}

/** The pool costs no more than the cap, and every hire but the Leader's Totems is of it, as often as it is in it. */
function poolChecks({ pool }: CrewOwner, crew: Crew, cap: number | null): readonly Broken[] {
  if (cap === null || pool === undefined) return [];
  // Upgrades are hired as usual: they are no part of the pool.

  const hires = hiresOf(crew).filter(({ totemOf }) => totemOf !== crew.leader);
  const names = (models: readonly CrewModel[]): readonly string[] => models.map(({ name }) => name);
  return [
    ...checkPoolCost(pool, cap),
    ...beyond(names(hires), names(pool)).flatMap((name) =>
      broken(true, 'GG0-VAR-POOL-02', `${name} is not in the model pool, or not as often.`, name),
    ),
  ];
}

/** A pool by itself. */
export function checkPoolCost(pool: readonly CrewModel[], cap: number): readonly Broken[] {
  const cost = pool.reduce((sum, model) => sum + (model.cost ?? 0), 0);
  return broken(cost > cap, 'GG0-VAR-POOL-01', `The model pool costs ${cost}; it may cost ${cap}.`);
}

/** Teammates together stay within every model's limit. */
export function checkTeam(crews: readonly Crew[]): readonly Broken[] {
  const models = crews.flatMap((crew) => crew.models);
  const limited = new Map(models.flatMap(({ name, limit }) => (limit === undefined ? [] : [[name, limit] as const])));
  return [...limited].flatMap(([name, limit]) =>
    broken(
      models.filter((model) => model.name === name).length > limit,
      'GG0-VAR-TEAM-03',
      `There are more of ${name} in the team’s Crews than the ${limit} there may be.`,
      name,
    ),
  );
}
