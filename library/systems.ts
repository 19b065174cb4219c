/** The systems that Muster knows, what a pack of one's own has to say, and whole events played by program. */
import { type GenerateOptions, generateEvent } from '../core/event/generate/generate.ts';
import type { Pack } from '../core/event/pack.ts';
import { eventRuleset } from '../core/event/ruleset.ts';
import { exportLines } from '../core/journal/lines.ts';

export { PACKS, packById } from '../core/systems/index.ts';
export type { GenerateOptions, Pack };

/** A whole event as the lines of its record; the same for the same seed and options. */
export function generateRecord(pack: Pack, options: GenerateOptions): readonly string[] {
  return exportLines(eventRuleset(pack), generateEvent(pack, options).record);
}
