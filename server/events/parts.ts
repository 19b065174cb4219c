/** What an event and a game show, by their types. The server keeps records of any kind; whoever asks here knows which it is. */
import type { EncounterParts } from '../../core/encounter/view.ts';
import type { EventParts, OwnEventParts } from '../../core/event/parts.ts';
import type { Viewer } from '../../core/journal/types.ts';
import { type Live, ownParts, sharedPart, sharedParts } from '../records/live.ts';
import type { BattleParts } from '../systems.ts';

type Shown = Pick<Live, 'rules' | 'record'>;

/** What everybody may see of an event. */
export function eventParts({ rules, record }: Shown): EventParts {
  return sharedParts(rules, record) as EventParts;
}

/** One part of it, where it takes less than all of them. */
export function eventPart<Name extends keyof EventParts>({ rules, record }: Shown, name: Name): EventParts[Name] {
  return sharedPart(rules, record, name) as EventParts[Name];
}

/** What this viewer sees of an event beside that. */
export function ownEventParts({ rules, record }: Shown, viewer: Viewer): OwnEventParts {
  return ownParts(rules, record, viewer);
}

/** How a battle stands. */
export function battlePart({ rules, record }: Shown): BattleParts['battle'] {
  return sharedPart(rules, record, 'battle') as BattleParts['battle'];
}

/** What everybody may see of a game. */
export function gameParts({ rules, record }: Shown): EncounterParts {
  return sharedParts(rules, record) as EncounterParts;
}
