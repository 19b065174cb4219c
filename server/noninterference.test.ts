/**
 * Two histories that differ only in what a viewer may not see give that viewer the same bytes: views, streams, answers,
 * exports. What a seal must publish (its hash, what follows from it in the chain) and what is random by nature is masked.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Hidden,
  ORGANISER,
  OTHERWISE,
  SAID,
  type Seen,
  type Step,
  WITNESSES,
  type Watching,
  type Witness,
  canaries,
  differingFor,
  history,
  one,
  openWatching,
  other,
  round,
} from '../tests/server/witness.ts';

let watching: Watching;
beforeAll(async () => {
  watching = await openWatching();
});
afterAll(() => watching.end());

const watch = (who: Witness, steps: readonly Step[]): Promise<Seen> => watching.watch(who, steps);
const witness = (who: Witness, hidden: Hidden): Promise<Seen> => watch(who, history(hidden));

describe('what somebody may not see', () => {
  test.each(WITNESSES)('changes no byte for a $role $entrant', async (who) => {
    const [first, second] = [await witness(who, one), await witness(who, differingFor(who))];
    expect(second).toEqual(first);
    expect(first.stream.length).toBeGreaterThan(3);
    expect(first.stream[0]).toMatch(/^EPOCH\.0 view/);
  });

  test('does change what the organiser sees: the histories do differ', async () => {
    const [first, second] = [await witness(ORGANISER, one), await witness(ORGANISER, other)];
    expect(second.views).not.toEqual(first.views);
    expect(second.stream).not.toEqual(first.stream);
    expect(second.file).toEqual(first.file);
  });

  // An export is for everybody: also who sees more of the event gets no more in a file of it.
  test.each([...WITNESSES.filter(({ sees }) => sees.length > 0), ORGANISER])(
    'is in no file of the event for a $role $entrant',
    async (who) => {
      const [first, second] = [await witness(who, one), await witness(who, other)];
      expect([second.file, second.exchanged]).toEqual([first.file, first.exchanged]);
      const [said, otherwise] = [await watch(who, round(SAID)), await watch(who, round(OTHERWISE))];
      expect([otherwise.file, otherwise.exchanged]).toEqual([said.file, said.exchanged]);
      expect(said.exchanged.filter((text) => text.includes('Player 1 of the cup')).length).toBeGreaterThan(4);
    },
  );

  test.each(WITNESSES.filter(({ role, entrant }) => ['public', 'display'].includes(role) || entrant === 'e3'))(
    'of reports that nobody confirmed changes no byte for a $role $entrant',
    async (who) => {
      const [said, otherwise] = [await watch(who, round(SAID)), await watch(who, round(OTHERWISE))];
      expect(otherwise).toEqual(said);
      expect(said.views.at(-1)).toContain('"vp":5');
    },
  );

  test('of reports is seen by who plays there, and at the desk', async () => {
    for (const who of [{ role: 'player', entrant: 'e2', sees: [] } as const, ORGANISER]) {
      const [said, otherwise] = [await watch(who, round(SAID)), await watch(who, round(OTHERWISE))];
      expect(otherwise.views).not.toEqual(said.views);
    }
  });

  test('is nowhere in what they get', async () => {
    for (const who of WITNESSES.filter(({ sees }) => sees.length === 0)) {
      const text = JSON.stringify([await witness(who, one), await witness(who, other)]);
      for (const canary of canaries) expect(text).not.toContain(canary);
    }
  });

  test('moves no position, however much of it there is', async () => {
    const busy: Hidden = { ...other, notes: Array.from({ length: 9 }, (_, n) => `note ${n}`) };
    const who = { role: 'public', sees: [] } as const;
    const [quiet, loud] = [await witness(who, one), await witness(who, busy)];
    expect(loud.stream).toEqual(quiet.stream);
    // The steps are numbered by this test.
    const [before, after] = [quiet, loud].map(({ file }) => file.replaceAll(/step-number-\d+/g, 'STEP'));
    expect(after).toBe(before);
  });
});
