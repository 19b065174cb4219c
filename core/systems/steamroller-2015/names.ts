/** What players call things: factions and scenarios. */
import type { OptionChoice } from '../../event/pack.ts';

export const FACTIONS: readonly string[] = [
  'Cygnar',
  'The Protectorate of Menoth',
  'Khador',
  'Cryx',
  'Retribution of Scyrah',
  'Convergence of Cyriss',
  'Mercenaries',
  'Trollbloods',
  'Circle Orboros',
  'Skorne',
  'Legion of Everblight',
  'Minions',
];

/** The eight scenarios, row by row as two rolls of a d3 find them; the ninth place of the table rolls again. */
export const SCENARIOS: readonly OptionChoice[] = [
  {
    id: 'destruction',
    label: 'Destruction',
    meaning: 'One zone in the middle, an objective at each end of it, and the kill box.',
  },
  {
    id: 'two-fronts',
    label: 'Two Fronts',
    meaning: 'A zone of each player with that player’s objective in it, and the kill box.',
  },
  {
    id: 'close-quarters',
    label: 'Close Quarters',
    meaning: 'A flag of each player near the middle, no objectives, and the kill box.',
  },
  {
    id: 'fire-support',
    label: 'Fire Support',
    meaning: 'A flag of each player, that player’s objective behind it, and the kill box.',
  },
  {
    id: 'incoming',
    label: 'Incoming',
    meaning: 'A zone of each player, an objective of each outside the zones, no kill box.',
  },
  {
    id: 'incursion',
    label: 'Incursion',
    meaning: 'Three flags in a row across the middle, worth the same to both, no kill box.',
  },
  {
    id: 'outflank',
    label: 'Outflank',
    meaning: 'Two round zones, left and right of the middle, no objectives, no kill box.',
  },
  {
    id: 'recon',
    label: 'Recon',
    meaning: 'One zone in the middle with an objective at each end, a flag on each side, no kill box.',
  },
];
