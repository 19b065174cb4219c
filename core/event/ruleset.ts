/** The event as a record: one ruleset for every pack. */
import type { Ruleset } from '../journal/types.ts';
import { callAt, planOf } from './clock.ts';
import type { EventCommand } from './commands.ts';
import { decideEvent } from './decide.ts';
import type { EventEntry } from './entries.ts';
import { explainPair } from './explain.ts';
import type { EventParts, OwnEventParts } from './parts.ts';
import { forfeitWorth, previewOf, waysFor } from './ways.ts';
import { previewLists } from './lists.ts';
import { mapOf } from './decide-maps.ts';
import { evolveEvent } from './evolve.ts';
import type { Pack } from './pack.ts';
import { type EventState, beginEvent, latestRound } from './state.ts';
import { publishedEvent } from './published.ts';
import { EVENT_UPCASTS } from './upcasts.ts';
import { ownParts } from './view-own.ts';
import { eventPart, sharedParts } from './view.ts';
import { listStays } from './lists.ts';
import { lastingReason, touchedPaths } from './undo.ts';

export type EventRuleset = Ruleset<EventState, EventCommand, EventEntry, EventParts, OwnEventParts>;

export function eventRuleset(pack: Pack): EventRuleset {
  return {
    name: 'event',
    version: 2,
    begin: (header) => beginEvent(pack, header),
    decide: (state, command, chance) => decideEvent(pack, state, command, chance),
    evolve: (state, entries) => evolveEvent(pack, state, entries),
    shared: (state) => sharedParts(pack, state),
    part: (state, name) => (name === 'event' ? eventPart(pack, state) : undefined),
    own: (state, viewer) => ownParts(pack, state, viewer),
    explain: (state, viewer, about, chance) => {
      if (about.map !== undefined) return mapOf(state, about.map);
      if (about.repair !== undefined) return previewOf(pack, state, viewer, about);
      if (about.becomes !== undefined) return waysFor(pack, state, viewer, about.becomes);
      if (about.forfeit !== undefined) return forfeitWorth(pack, state, viewer, about);
      if (about.lists !== undefined) return previewLists(pack, state, about.lists);
      return explainPair(pack, state, viewer, pairOf(about), chance);
    },
    due,
    clockSet: (_, by, restarted) => ({ type: 'note-clock', by, restarted }),
    published: (header, entries) => publishedEvent(pack, header, entries),
    touches: touchedPaths,
    lasting: (body, asked) => lastingReason(body) ?? listStays(pack, body, asked),
    upcasts: EVENT_UPCASTS,
  };
}

/** `round=2&seats=e1,e4` */
function pairOf({ round, seats = '' }: Readonly<Partial<Record<string, string>>>) {
  return { round: Number(round), seats: seats.split(',') };
}

/** The clock's calls, each at its minute. A pause moves them: the key names the call, not the time. */
function due(state: EventState): ReturnType<EventRuleset['due']> {
  const latest = latestRound(state);
  if (!latest || latest.closed || state.ended) return [];
  return planOf(latest.clock).calls.flatMap((call) => {
    const at = latest.clock.called.includes(call.id) ? null : callAt(latest.clock, call);
    if (at === null) return [];
    const command = { type: 'make-call', round: latest.number, call: call.id } as const;
    return [{ key: `round ${latest.number} ${call.id}`, at, command }];
  });
}
