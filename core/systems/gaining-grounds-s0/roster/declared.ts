/** A Crew as somebody declares it at the table, held against what the event knows of its player. */
import type { OptionValues } from '../../../event/types.ts';
import type { Broken } from '../../../roster/broken.ts';
import type { Declared, KnownPlayer } from '../../malifaux/game/edition.ts';
import type { Crew, CrewModel } from '../../malifaux/roster/crew.ts';
import { readCrew } from '../../malifaux/roster/paste.ts';
import { isTeamEvent, poolCap } from '../in-force.ts';
import { FACTIONS } from '../names.ts';
import { checkBrought } from './brought.ts';
import { type Player, checkPoolCost } from './checks.ts';
import { checkFixedCrew, modeChecks } from './modes.ts';

export function checkDeclared(declared: Declared, options: OptionValues): readonly Broken[] {
  const { crew, player, ban, mate } = declared;
  const earlier = crewsOf(player);
  const hired = { ...crew, ...(ban === undefined ? {} : { ban }) };
  if (!isTeamEvent(options)) return checkBrought({ player: alone(player, earlier), crew: hired, earlier }, options);
  const own = { player: ofTeam(declared), crew: hired, earlier };
  if (!mate) return checkBrought(own, options);
  const both = { ...mate, models: [...mate.models, ...crew.models] };
  const fixedCrew = fixedIn(player, earlier.slice(0, 2));
  const fixed = fixedCrew === undefined ? [] : checkFixedCrew({ fixedCrew }, both, 'GG0-MODE-DR-02');
  return [...checkBrought({ ...own, mate }, options), ...fixed];
}

/** What a player hands in for the whole event, as far as it can be judged before anybody plays. */
export function checkHandedIn(details: KnownPlayer['details'], options: OptionValues): readonly Broken[] {
  const { pool = '', crew = '' } = details;
  const cap = poolCap(options);
  const team = isTeamEvent(options);
  const fixed = isList(crew) && !team ? [readCrew(linesOf(crew).join('\n'), FACTIONS).crew] : [];
  return [
    ...(cap === null || team || !isList(pool) ? [] : checkPoolCost(modelsIn(pool), cap)),
    ...fixed.flatMap((one) => modeChecks({}, one, options)),
  ];
}

/** The Crews that were brought before on the same day; those on paper are not known. */
function crewsOf({ earlier }: KnownPlayer): readonly Crew[] {
  return earlier.filter((text) => text.trim() !== '').map((text) => readCrew(text, FACTIONS).crew);
}

function alone(known: KnownPlayer, earlier: readonly Crew[]): Player {
  const { leader = '', pool = '' } = known.details;
  const fixedCrew = fixedIn(known, earlier.slice(0, 1));
  return {
    ...(known.faction === null ? {} : { faction: known.faction }),
    ...(leader.trim() === '' ? {} : { namedLeader: leader.trim() }),
    ...(isList(pool) ? { pool: modelsIn(pool) } : {}),
    ...(fixedCrew === undefined ? {} : { fixedCrew }),
  };
}

/**
 * Of a team, the Faction and the Leader that are left for this Crew: whose is whose, nobody is asked. What is handed in for
 * both together, a pool, stays on paper.
 */
function ofTeam({ crew, player, mate }: Declared): Player {
  const leaders = linesOf(player.details.leader ?? '');
  const faction = crew.faction === undefined ? undefined : leftFor(crew.faction, player.factions ?? [], mate?.faction);
  const namedLeader = leftFor(crew.leader, leaders, mate?.leader);
  return {
    ...(faction === undefined ? {} : { faction }),
    ...(namedLeader === undefined ? {} : { namedLeader }),
  };
}

/** What was declared for one of two: the same, where it is not the other's; else the first that is left. */
function leftFor(own: string, declared: readonly string[], others: string | undefined): string | undefined {
  const taken = others === undefined ? -1 : declared.indexOf(others);
  const left = declared.filter((_, place) => place !== taken);
  return left.includes(own) ? own : left[0];
}

/** The names of the Crew for the whole event: as it was handed in, else as it was first brought. */
function fixedIn({ details: { crew = '' } }: KnownPlayer, first: readonly Crew[]): readonly string[] | undefined {
  const models = isList(crew) ? modelsIn(crew) : first.flatMap((one) => one.models);
  return models.length === 0 ? undefined : models.map(({ name }) => name);
}

/** One line alone with commas in it is nobody's list: names have commas of their own. */
function isList(text: string): boolean {
  return linesOf(text).length > 1;
}

function linesOf(text: string): readonly string[] {
  const lines = text.split(/[;\n]/).map((line) => line.trim());
  return lines.filter((line) => line !== '');
}

function modelsIn(text: string): readonly CrewModel[] {
  return readCrew(linesOf(text).join('\n'), FACTIONS).crew.models;
}
