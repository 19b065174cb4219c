/** The one door to the systems: which rules there are. */
import { eventRuleset } from '../core/event/ruleset.ts';
import type { Pack } from '../core/event/pack.ts';
import { PACKS } from '../core/systems/index.ts';
import type { FindRules, Rules } from './records/live.ts';

/** A system as it is offered to whoever makes an event. */
export type SystemInfo = Pick<Pack, 'id' | 'title' | 'game' | 'edition' | 'options'>;

export const SYSTEMS: readonly SystemInfo[] = PACKS.map(({ id, title, game, edition, options }) => ({
  id,
  title,
  game,
  edition,
  options,
}));

const eventRules: ReadonlyMap<string, Rules> = new Map(PACKS.map((pack) => [pack.id, eventRuleset(pack)]));

export function packOf(system: string): Pack | undefined {
  return PACKS.find(({ id }) => id === system);
}

export const findRules: FindRules = ({ ruleset, system }) =>
  ruleset === 'event' ? (eventRules.get(system) ?? null) : null;
