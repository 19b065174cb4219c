/** A Crew as somebody declares it at the table, held against what the event knows of its player. */
import type { ListReading, OptionValues } from '../../../event/types.ts';
import type { Refusal } from '../../../rules/refusal.ts';
import { cite } from '../../../rules/cite.ts';
import { unreadSentence } from '../../../roster/paste.ts';
import type { Broken } from '../../../rules/broken.ts';
import type { DeclaredCrew, KnownPlayer } from '../../malifaux/game/edition.ts';
import type { Crew, CrewModel } from '../../malifaux/roster/crew.ts';
import { readCrew, unreadRefusal } from '../../malifaux/roster/paste.ts';
import { isTeamEvent, poolCap } from '../event/in-force.ts';
import { FACTIONS } from '../names.ts';
import { checkBrought } from './brought.ts';
import { type Hired, type CrewOwner, checkPoolCost, checkTeam } from './checks.ts';
import { modeChecks } from './modes.ts';

/** What a player hands in for the whole event; of a team, each of its two. */
export type HandedIn = 'leader' | 'pool' | 'crew';

export const TEAM = [0, 1] as const;
type Member = (typeof TEAM)[number];

/** By what id it is known: that of whom a team names first has no number. */
export function handedInBy(what: HandedIn, member: Member): string {
  return member === 0 ? what : `${what}-${member + 1}`;
}

export function checkDeclared(declared: DeclaredCrew, options: OptionValues): readonly Broken[] {
  const { crew, player, ban } = declared;
  const hired = { ...crew, ...(ban === undefined ? {} : { ban }) };
  if (isTeamEvent(options)) return checkOfTeam(player, hired, declared.mate, options);
  const earlier = player.earlier.flatMap((text) => crewIn(text) ?? []);
  return checkBrought({ player: withFixed(playerOf(player, 0), earlier[0]), crew: hired, earlier }, options);
}

/** A team's Crew, of whichever of the two it is. */
function checkOfTeam(
  known: KnownPlayer,
  crew: Hired,
  mate: Crew | undefined,
  options: OptionValues,
): readonly Broken[] {
  const members: Members = [playerOf(known, 0), playerOf(known, 1)];
  const games = gamesBefore(known).map((crews) => inOrder(crews, members, options));
  const member = inOrder(mate === undefined ? [crew] : [mate, crew], members, options).indexOf(crew);
  const earlier = games.flatMap((crews) => crews[member] ?? []);
  const player = withFixed(members[member] ?? {}, earlier[0]);
  return checkBrought({ player, crew, earlier, ...(mate === undefined ? {} : { mate }) }, options);
}

type Members = readonly [CrewOwner, CrewOwner];

/**
 * The Crews of a team's members, whose first it names first. Nobody is asked whose is whose: they are as they suit what
 * the two declared and handed in; where that tells nothing, as they came.
 */
function inOrder(
  [one, other]: readonly (Crew | undefined)[],
  members: Members,
  options: OptionValues,
): readonly (Crew | undefined)[] {
  const wrong = (crew: Crew | undefined, member: Member): number =>
    crew === undefined ? 0 : checkBrought({ player: members[member], crew, earlier: [] }, options).length;
  // Of the first nothing is wrong for one of the two, or it would not have come in.
  const turned = wrong(one, 1) - wrong(one, 0) || wrong(other, 0) - wrong(other, 1);
  return turned < 0 ? [other, one] : [one, other];
}

/** Both Crews of each game of that day, as they came; those on paper are not known. */
function gamesBefore({ earlier }: KnownPlayer): readonly (readonly (Crew | undefined)[])[] {
  const crews = earlier.map(crewIn);
  return crews.flatMap((crew, place) => (place % TEAM.length === 0 ? [[crew, crews[place + 1]]] : []));
}

/** The first line of a pool or a Crew handed in that says nothing, as a refusal. */
export function unreadIn(details: KnownPlayer['details']): Refusal | null {
  const ids = TEAM.flatMap((member) => [handedInBy('pool', member), handedInBy('crew', member)]);
  const lists = ids.map((id) => details[id] ?? '').filter(isList);
  const wrong = lists.map((text) => unreadRefusal('bad-list', readCrew(linesOf(text).join('\n'), FACTIONS)));
  return wrong.find((one) => one !== null) ?? null;
}

/** What a player hands in for the whole event, as far as it can be judged before anybody plays. */
export function checkHandedIn(details: KnownPlayer['details'], options: OptionValues): readonly Broken[] {
  const cap = poolCap(options);
  const members = isTeamEvent(options) ? TEAM : ([0] as const);
  const listed = (what: HandedIn, member: Member): string => details[handedInBy(what, member)] ?? '';
  const pools = members.map((member) => listed('pool', member)).filter(isList);
  const crews = members.map((member) => listed('crew', member)).filter(isList);
  const fixed = crews.map((text) => readCrew(linesOf(text).join('\n'), FACTIONS).crew);
  return [
    ...(cap === null ? [] : pools.flatMap((pool) => checkPoolCost(modelsIn(pool), cap))),
    ...fixed.flatMap((crew) => modeChecks({}, crew, options)),
    ...checkTeam(fixed),
  ];
}

/** The pools and Crews of a player, or of a team's two, as they were understood. */
export function readsLists({ details }: Pick<KnownPlayer, 'details'>, options: OptionValues): readonly ListReading[] {
  const cap = poolCap(options);
  return TEAM.flatMap((member) =>
    (['pool', 'crew'] as const).flatMap((what): ListReading[] => {
      const detail = handedInBy(what, member);
      const text = details[detail] ?? '';
      if (text.trim() === '') return [];
      if (!isList(text))
        return [{ detail, says: 'This is only a name, so nothing is checked. It stays on paper.', wrong: [] }];
      const read = readCrew(linesOf(text).join('\n'), FACTIONS);
      const { models } = read.crew;
      const broken =
        what === 'crew' ? modeChecks({}, read.crew, options) : cap === null ? [] : checkPoolCost(models, cap);
      const names = models.map(({ name, cost }) => (cost === undefined ? name : `${name} (${cost})`));
      const lost = read.unread.map((line) => ({ text: unreadSentence(line), rules: cite('GG0-EVENT-09') }));
      const wrong = broken.map(({ message, rule }) => ({ text: message, rules: [rule] }));
      const says = `${models.length} ${models.length === 1 ? 'model' : 'models'}: ${names.join(', ')}.`;
      return [{ detail, says, wrong: [...lost, ...wrong] }];
    }),
  );
}

/** A Crew that was brought before; one on paper is not known. */
export function crewIn(text: string): Crew | undefined {
  return text.trim() === '' ? undefined : readCrew(text, FACTIONS).crew;
}

/** What was declared and handed in: by one who plays alone, or by one of a team. */
function playerOf({ faction: own, factions = [], details }: KnownPlayer, member: Member): CrewOwner {
  const faction = factions[member] ?? own;
  const leaders = TEAM.flatMap((one) => linesOf(details[handedInBy('leader', one)] ?? ''));
  const namedLeader = leaders[member];
  const pool = details[handedInBy('pool', member)] ?? '';
  const crew = details[handedInBy('crew', member)] ?? '';
  return {
    ...(faction === null ? {} : { faction }),
    ...(namedLeader === undefined ? {} : { namedLeader }),
    ...(isList(pool) ? { pool: modelsIn(pool) } : {}),
    ...(isList(crew) ? { fixedCrew: modelsIn(crew).map(({ name }) => name) } : {}),
  };
}

/** The Crew for the whole event: as it was handed in, else as it was first brought. */
function withFixed(player: CrewOwner, first: Crew | undefined): CrewOwner {
  if (player.fixedCrew !== undefined || first === undefined) return player;
  return { ...player, fixedCrew: first.models.map(({ name }) => name) };
}

/** One line alone with commas in it is nobody's list: names have commas of their own. */
function isList(text: string): boolean {
  return linesOf(text).length > 1;
}

/** What was handed in, a line each. */
export function linesOf(text: string): readonly string[] {
  const lines = text.split(/[;\n]/).map((line) => line.trim());
  return lines.filter((line) => line !== '');
}

function modelsIn(text: string): readonly CrewModel[] {
  return readCrew(linesOf(text).join('\n'), FACTIONS).crew.models;
}
