/** Registration: a name and one Faction for the whole event; the organiser does not play. */
import type { CheckInFacts } from '../../../event/pack.ts';
import type { OptionValues } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Refusal, refuse } from '../../../rules/refusal.ts';
import { settings } from './options.ts';

export interface Registrant extends CheckInFacts {
  /** The one who runs the event. */
  readonly organiser?: boolean;
}

/** Whether somebody may be checked in as they are; a Ringer plays for nothing and declares nothing. */
export function checkIn(entrant: Registrant, options: OptionValues): Refusal | null {
  const { name, faction, ringer, organiser } = entrant;
  const problems: (readonly [RuleId, string])[] = [];
  if (!ringer && (isBlank(name) || isBlank(faction))) {
    problems.push(['GG18-CHECKIN-02', 'Give a name and declare one Faction: it holds for the whole event.']);
  }
  if (organiser === true && !settings(options).flag('organiserPlays')) {
    problems.push(['GG18-TO-01', 'The organiser does not play, not even as the Ringer.']);
  }
  if (problems.length === 0) return null;
  return refuse('check-in', problems.map(([, text]) => text).join(' '), ...cite(...problems.map(([rule]) => rule)));
}

function isBlank(text: string | undefined): boolean {
  return text === undefined || text.trim() === '';
}
