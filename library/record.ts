/** Records of events and games: reading one, checking everything in it, and what everybody may see of it. */
import { checkEvent } from '../audit/check.ts';
import { type RoundVerdict, proveRounds } from '../audit/proof/rounds.ts';
import type { Problem } from '../audit/walk.ts';
import { verifyEncounter } from '../core/encounter/verify.ts';
import { eventRuleset } from '../core/event/ruleset.ts';
import { verifyEvent } from '../core/event/verify.ts';
import type { Verified } from '../core/journal/checks.ts';
import type { RecordFile } from '../core/journal/lines.ts';
import { foldRecord } from '../core/journal/record.ts';
import type { Entry } from '../core/journal/types.ts';
import type { EventEntry } from '../core/event/entries.ts';
import type { StandingsPart } from '../core/event/views.ts';
import { type Refusal, isRefusal, refuse } from '../core/rules/refusal.ts';
import { verifyBattle } from '../core/systems/firefight/battle/verify.ts';
import { BATTLES, GAMES, packById } from '../core/systems/index.ts';

export { type RecordFile, importLines as readRecord } from '../core/journal/lines.ts';
export { isRefusal } from '../core/rules/refusal.ts';

/**
 * Everything that a record claims, checked by the rules of what it is: its chain, its seals, every draw run again, every fold,
 * every published standing.
 */
export function verifyRecord({ header, entries }: RecordFile): Verified | Refusal {
  if (header.ruleset === 'encounter') {
    const game = GAMES.find(({ system }) => system === header.system);
    return game ? verifyEncounter(game, header, entries) : unknown(header.system);
  }
  if (header.ruleset === 'battle') {
    return Object.hasOwn(BATTLES, header.system) ? verifyBattle(header, entries) : unknown(header.system);
  }
  const pack = packById(header.system);
  return pack ? verifyEvent(pack, header, entries) : unknown(header.system);
}

/** The same of an event by code that shares none with the rules: what is wrong, and whether each round was the best. */
export interface Audit {
  readonly problems: readonly Problem[];
  readonly rounds: readonly RoundVerdict[];
}

export function auditEvent(record: RecordFile): Audit {
  return { problems: checkEvent(record), rounds: proveRounds(record) };
}

/** The standings as they are now, by round; `final` once it has ended. */
export function standingsOf({ header, entries }: RecordFile): StandingsPart | Refusal {
  const pack = header.ruleset === 'event' ? packById(header.system) : undefined;
  if (!pack) return unknown(header.system);
  const rules = eventRuleset(pack);
  const live = foldRecord(rules, header, entries as readonly Entry<EventEntry>[]);
  return isRefusal(live) ? live : rules.shared(live.state).standings;
}

function unknown(system: string): Refusal {
  return refuse('unknown-system', `This version of Muster does not know ${system}.`);
}
