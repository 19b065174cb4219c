/** Reading what the vectors of both Malifaux packs give beside what core reads itself. */
import { numberOf, rowsOf, textOf, textsOf, type Fields } from '../core/journal/json.ts';
import type { Pack } from '../core/event/pack.ts';
import type { RuleId } from '../core/rules/rule-ids.ts';
import { RANKS } from '../core/systems/malifaux/rules/table.ts';
import type { CrewModel } from '../core/systems/malifaux/roster/crew.ts';

export function named<Row extends { readonly id: string }>(rows: readonly Row[], id: unknown): Row {
  const row = rows.find((known) => known.id === id);
  if (!row) throw new Error(`nothing is called ${String(id)}`);
  return row;
}

/** The rules by which a pack's list of what is known of a game hides something from the opponent; null: it is public. */
export function hiddenIn(pack: Pack, what: string): readonly RuleId[] | null {
  const fact = pack.conduct.information({}).find(({ id }) => id === what);
  return fact?.hidden === true ? fact.rules : null;
}

/** A model of a Crew as rosters give it; what is left out stays out. */
export function crewModelOf(given: Fields): CrewModel {
  const { name, rank, cost, factions, keywords, versatile, dmh, limit, totemOf, upgrades, proxy } = given;
  const known = RANKS.find((one) => one === rank);
  return {
    name: textOf(name),
    ...(known ? { rank: known } : {}),
    ...(typeof cost === 'number' ? { cost } : {}),
    ...(factions === undefined ? {} : { factions: textsOf(factions) }),
    ...(keywords === undefined ? {} : { keywords: textsOf(keywords) }),
    ...(versatile === true ? { versatile } : {}),
    ...(dmh === true ? { dmh } : {}),
    ...(typeof limit === 'number' ? { limit } : {}),
    ...(typeof totemOf === 'string' ? { totemOf } : {}),
    upgrades: rowsOf(upgrades).map((upgrade) => ({ name: textOf(upgrade.name), cost: numberOf(upgrade.cost, 0) })),
    ...(proxy === true ? { proxy } : {}),
  };
}
