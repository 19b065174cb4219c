/** What players write for the factions of the second edition. */
import { SHORT_NAMES as MALIFAUX } from '../../malifaux/roster/factions.ts';
import type { FACTIONS } from '../names.ts';

export const SHORT_NAMES: Readonly<Record<(typeof FACTIONS)[number], readonly string[]>> = {
  ...MALIFAUX,
  Gremlins: ['Bayou', 'Bayou Gremlins', 'Gremmies'],
};
