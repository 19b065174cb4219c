/** What players write for the factions of the third edition. */
import { SHORT_NAMES as MALIFAUX } from '../../malifaux/roster/factions.ts';
import type { FACTIONS } from '../names.ts';

export const SHORT_NAMES: Readonly<Record<(typeof FACTIONS)[number], readonly string[]>> = {
  ...MALIFAUX,
  Bayou: ['Gremlins', 'Gremlin', 'Grem', 'Bayou Gremlins', 'BYU'],
  'Explorer’s Society': ['ES', 'EXS', 'Explorers', 'Explorer Society', 'The Society'],
};
