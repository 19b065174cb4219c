/** What a view keeps from one entry to the next is what it would work out anew; and many entries make what each would in turn. */
import { expect, test } from 'vitest';
import { generateEvent } from '../event/generate/generate.ts';
import { eventRuleset } from '../event/ruleset.ts';
import type { EventState } from '../event/state.ts';
import type { EventEntry } from '../event/entries.ts';
import type { OptionValues } from '../event/types.ts';
import { isUndone } from '../journal/record.ts';
import type { Entry, Viewer } from '../journal/types.ts';
import { isRefusal } from '../rules/refusal.ts';
import { PACKS } from './index.ts';

const VIEWERS: readonly Viewer[] = [
  { role: 'organiser', staff: 'staff-1' },
  { role: 'judge', staff: 'staff-2' },
  { role: 'player', entrant: 'e1' },
  { role: 'player', entrant: 'e4' },
];

/** Readings that make a view turn on more than the game itself. */
const OPTIONS: Readonly<Record<string, OptionValues>> = { 'gaining-grounds-s0': { ringerResult: 'as-bye' } };

test.each(PACKS.map((pack) => [pack.id, pack] as const))('%s: views keep nothing that has changed', (_, pack) => {
  const rules = eventRuleset(pack);
  const { header, entries } = generateEvent(pack, { seed: 'kept', players: 9, options: OPTIONS[pack.id] ?? {} }).record;
  const undone = new Set(entries.flatMap(({ body }) => (isUndone(body) ? [body.target] : [])));
  const inForce = entries.filter(({ command, body }) => !isUndone(body) && !undone.has(command)) as Entry<EventEntry>[];
  const begun = rules.begin(header);
  if (isRefusal(begun)) throw new Error(begun.message);
  let state = begun;
  const look = (at: EventState, when: string): void => {
    const fresh = structuredClone(at);
    expect(rules.shared(at), when).toEqual(rules.shared(fresh));
    for (const viewer of VIEWERS) expect(rules.own(at, viewer), when).toEqual(rules.own(fresh, viewer));
  };
  for (const entry of inForce) {
    state = rules.evolve(state, [entry]);
    look(state, `after entry ${entry.seq}`);
  }
  const { e1 } = state.entrants;
  look({ ...state, entrants: { ...state.entrants, ...(e1 ? { e1: { ...e1, ringer: true } } : {}) } }, 'with a ringer');
  const why = state.rounds.flatMap(({ games }) => games.map(({ seats }) => ({ seats, text: 'So.', rules: [] })));
  look(state, 'as it was');
  look({ ...state, rounds: state.rounds.map((round) => ({ ...round, why })) }, 'with other reasons');
  expect(rules.evolve(begun, inForce)).toEqual(state);
  expect(begun.entrants).toEqual({});
});
