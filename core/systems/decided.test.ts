/** The end of an event by its rules: every pack says it, with who has won, as soon as the round that ends it is closed. */
import { describe, expect, test } from 'vitest';
import { generateEvent } from '../event/generate/generate.ts';
import { eventRuleset } from '../event/ruleset.ts';
import { foldRecord } from '../journal/record.ts';
import { isRefusal } from '../rules/refusal.ts';
import { PACKS } from './index.ts';

describe.each(PACKS.map((pack) => [pack.id, pack] as const))('%s', (_, pack) => {
  const features = { 'early-end': false, 'extra-round': false, corrections: false };
  const { header, entries } = generateEvent(pack, { seed: 'decided', players: 6, features }).record;
  const rules = eventRuleset(pack);
  /** What everybody and the desk see after so many entries. */
  const after = (count: number) => {
    const folded = foldRecord(rules, header, entries.slice(0, count));
    if (isRefusal(folded)) throw new Error(folded.message);
    const { desk } = rules.own(folded.state, { role: 'organiser', staff: 's1' });
    return { event: rules.shared(folded.state).event, next: desk?.next, over: pack.rounds.over };
  };

  test('says who has won before the organiser closes it, and the desk proposes no other round', () => {
    const ended = entries.findIndex(({ body }) => body.type === 'event-ended');
    const { event, next } = after(ended);
    expect(event.phase).toBe('running');
    expect(event.decided?.why).not.toBe('');
    expect(event.decided?.winners.length).toBeGreaterThan(0);
    expect(event.decided?.winners).toEqual(after(ended + 1).event.winners);
    expect(next).toBe('end-event');
    const begun = entries.findIndex(({ body }) => body.type === 'event-started');
    expect(after(begun + 1).event.decided).toBeNull();
  });
});
