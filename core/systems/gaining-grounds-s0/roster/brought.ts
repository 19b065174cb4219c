/** A Crew as it is brought to a game of an event: by itself, after those of earlier Rounds, and beside a teammate's. */
import type { OptionValues } from '../../../event/types.ts';
import type { Broken } from '../../../rules/broken.ts';
import type { Crew } from '../../malifaux/roster/crew.ts';
import { isTeamEvent } from '../event/in-force.ts';
import { type CrewCase, checkCrew, checkTeam } from './checks.ts';

export interface Brought extends CrewCase {
  /** The teammate's Crew for the same game, where it is known. */
  readonly mate?: Crew;
}

export function checkBrought({ mate, ...own }: Brought, options: OptionValues): readonly Broken[] {
  const together = isTeamEvent(options) && mate ? checkTeam([mate, own.crew]) : [];
  return [...checkCrew(own, options), ...together];
}
