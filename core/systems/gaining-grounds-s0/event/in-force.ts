/** What is in force in an event: its mode, its format, its variants. */
import type { OptionValues } from '../../../event/types.ts';
import { MODES, type Mode } from './modes.ts';
import { settings } from './options.ts';
import { FORMATS, type SeasonFormat, VARIANTS } from './variants.ts';

/** The most that a model pool may cost in Limited. */
const LIMITED_POOL = 75;

export function modeOf(options: OptionValues): Mode {
  return named(MODES, settings(options).choice('mode'));
}

export function formatOf(options: OptionValues): SeasonFormat {
  return named(FORMATS, settings(options).choice('format'));
}

/** The variants in force, by id and in the order of the pack: those of the format and those added to it. */
export function variantsInForce(options: OptionValues): readonly string[] {
  const format = formatOf(options);
  const added = settings(options).texts('variants');
  return VARIANTS.map(({ id }) => id).filter((id) => format.variants.includes(id) || added.includes(id));
}

/** The X of Fixed Pool (X), or null where no pool is handed in. */
export function poolCap(options: OptionValues): number | null {
  if (!variantsInForce(options).includes('fixed-pool')) return null;
  return formatOf(options).id === 'limited' ? LIMITED_POOL : settings(options).number('poolCap');
}

/** Whether two players are one entry: in the Team Event, and in Double Rush, which takes all its rules. */
export function isTeamEvent(options: OptionValues): boolean {
  const team = modeOf(options).id === 'double-rush' || variantsInForce(options).includes('team-event');
  return team;
}

/** Whether many players share one game. */
export function isBrawl(options: OptionValues): boolean {
  return modeOf(options).id === 'all-out-brawl';
}

function named<Row extends { readonly id: string }>(rows: readonly Row[], id: string): Row {
  const row = rows.find((known) => known.id === id);
  if (!row) throw new Error(`nothing is called ${id}`);
  return row;
}
