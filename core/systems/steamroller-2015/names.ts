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
  { id: 'destruction', label: 'Destruction' },
  { id: 'two-fronts', label: 'Two Fronts' },
  { id: 'close-quarters', label: 'Close Quarters' },
  { id: 'fire-support', label: 'Fire Support' },
  { id: 'incoming', label: 'Incoming' },
  { id: 'incursion', label: 'Incursion' },
  { id: 'outflank', label: 'Outflank' },
  { id: 'recon', label: 'Recon' },
];
