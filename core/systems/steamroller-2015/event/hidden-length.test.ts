import { describe, expect, it } from 'vitest';
import { type Floor, ORGANISER, nextRound, player, startedFloor } from '../../../../tests/core/event/floor.ts';
import type { Pack } from '../../../event/pack.ts';
import { eventRuleset } from '../../../event/ruleset.ts';
import { verifyEvent } from '../../../event/verify.ts';
import { exportLines } from '../../../journal/lines.ts';
import type { Viewer } from '../../../journal/types.ts';
import { steamroller2015 } from '../pack.ts';
import { hiddenPair } from '../../../../tests/core/systems/steamroller-2015/event/hidden-pairs.ts';

const TIED = { kind: 'played', scores: [{ result: 'tie' }, { result: 'tie' }] } as const;

const OTHERS: readonly Viewer[] = [
  { role: 'judge', staff: 'staff-2' },
  { role: 'scorekeeper', staff: 'staff-3' },
  { role: 'display' },
  { role: 'public' },
  player('e1'),
];

/** The pack with the length that would have been rolled replaced. */
function lasting(minutes: number): Pack {
  return {
    ...steamroller2015,
    rounds: {
      ...steamroller2015.rounds,
      hiddenClock: (options, lots) => {
        const plan = steamroller2015.rounds.hiddenClock(options, lots);
        return plan && { ...plan, minutes };
      },
    },
  };
}

function roundOf(minutes: number, organiserPlays = false): Floor {
  const floor = startedFloor(lasting(minutes), 8, { faction: 'Cygnar' });
  floor.run({ type: 'change-settings', settings: { organiserPlays } });
  nextRound(floor);
  floor.wait(40);
  floor.tick();
  return floor;
}

/** A record as anybody may read it, with the hashes masked: those are all that may differ. */
function journalOf(floor: Floor): string {
  const lines = exportLines(eventRuleset(steamroller2015), floor.record()).filter(
    (line) => !line.startsWith('{"text"'),
  );
  return lines.join('\n').replace(/[0-9a-f]{64}/g, '#');
}

describe('a hidden round length (SR15-TIME-04)', () => {
  it('changes no byte of what anybody but the organiser is shown', () => {
    const [short, long] = [roundOf(85), roundOf(115)];
    for (const by of OTHERS) expect(JSON.stringify(short.view(by))).toBe(JSON.stringify(long.view(by)));
    expect(journalOf(short)).toBe(journalOf(long));
    expect(JSON.stringify(short.view(ORGANISER).own)).toContain('"minutes":85');
  });

  it('is hidden from an organiser who plays', () => {
    const [short, long] = [roundOf(85, true), roundOf(115, true)];
    expect(JSON.stringify(short.view(ORGANISER))).toBe(JSON.stringify(long.view(ORGANISER)));
  });

  it('keeps who plays as it was until the round is closed', () => {
    for (const plays of [true, false]) {
      const floor = roundOf(85, plays);
      const turned = { type: 'change-settings', settings: { organiserPlays: !plays } } as const;
      expect(floor.ask(turned)).toMatchObject({ code: 'hidden-length', refused: ['SR15-TIME-04'] });
      expect(floor.ask({ type: 'change-settings', settings: { organiserPlays: plays, venue: 'Hall' } })).toBeNull();
      for (const { id } of floor.games()) floor.run({ type: 'enter-result', game: id, result: TIED });
      floor.run({ type: 'close-round' });
      expect(floor.ask(turned)).toBeNull();
    }
  });

  it('is not uncovered by taking back, from another desk, that the organiser plays', () => {
    const floor = startedFloor(lasting(85), 8, { faction: 'Cygnar' });
    const second = { role: 'organiser', staff: 'staff-2' } as const;
    floor.run({ type: 'change-settings', settings: { organiserPlays: true } }, second);
    const target = floor.lastCommand();
    nextRound(floor);
    expect(floor.ask({ type: 'undo', target }, second)?.code).toBe('stood-upon');
  });

  it('is opened with its roll when dice down is called, for everybody to check', () => {
    const floor = startedFloor(steamroller2015, 8, { faction: 'Cygnar' });
    nextRound(floor);
    expect(JSON.stringify(floor.view({ role: 'public' }).shared)).toContain('"hidden":true');
    floor.wait(120);
    floor.tick();
    const clock = floor.state().rounds[0]?.clock;
    expect(clock?.hidden).toBeNull();
    expect(clock?.plan.rolls).toBeDefined();
    const { header, entries } = floor.record();
    const { ok, checks } = verifyEvent(steamroller2015, header, entries);
    expect(ok).toBe(true);
    expect(checks.map(({ what }) => what)).toContain('round 1: hidden length');
  });
});

describe('generated events that differ in the hidden length alone', () => {
  it('read the same to everybody but the organiser until dice down', () => {
    const pairs = Array.from({ length: 40 }, (_, number) => hiddenPair(number)).filter((pair) => pair !== null);
    expect(pairs.length).toBeGreaterThan(20);
    for (const { readable, minutes } of pairs) {
      expect(minutes[1]).toBeGreaterThan(minutes[0]);
      expect(readable[1]).toEqual(readable[0]);
    }
  });
});
