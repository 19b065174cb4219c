/** The Crews of an event, Round by Round: each by itself, against those before it, and with a teammate's. */
import type { OptionValues } from '../../../event/types.ts';
import type { Broken } from '../../../roster/broken.ts';
import { isBrawl, isTeamEvent } from '../in-force.ts';
import { type Hired, type Player, checkCrew, checkTeam } from './checks.ts';
import { checkBrawlers } from './modes.ts';

export interface Entered extends Player {
  readonly id: string;
  readonly team?: string;
}

/** A Crew as it was brought: by whom, in which Round of which day of the event. */
export interface Brought {
  readonly player: string;
  readonly round: number;
  readonly day: number;
  readonly crew: Hired;
}

/** What is broken over all Crews, in the order they were brought. */
export function checkRosters(
  players: readonly Entered[],
  rosters: readonly Brought[],
  options: OptionValues,
): readonly Broken[] {
  const own = rosters.flatMap(({ player: id, round, day, crew }) => {
    const player = players.find((one) => one.id === id) ?? {};
    const earlier = rosters.filter((other) => other.player === id && other.day === day && other.round < round);
    return checkCrew({ player, crew, earlier: earlier.map((other) => other.crew) }, options);
  });
  return [
    ...own,
    ...(isTeamEvent(options) ? teams(players, rosters) : []),
    ...(isBrawl(options) ? checkBrawlers(players.length) : []),
  ];
}

function teams(players: readonly Entered[], rosters: readonly Brought[]): readonly Broken[] {
  const teamOf = (id: string): string | undefined => players.find((one) => one.id === id)?.team;
  const keyOf = ({ player, day, round }: Brought): string => JSON.stringify([teamOf(player) ?? player, day, round]);
  const games = [...new Set(rosters.map(keyOf))];
  return games.flatMap((game) => checkTeam(rosters.filter((one) => keyOf(one) === game).map(({ crew }) => crew)));
}
