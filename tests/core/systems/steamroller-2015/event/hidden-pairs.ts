/** Pairs of generated events that differ in nothing but the hidden length of the round under way. */
import { type GeneratedEvent, generateEvent } from '../../../../../core/event/generate/generate.ts';
import type { Pack } from '../../../../../core/event/pack.ts';
import { eventRuleset } from '../../../../../core/event/ruleset.ts';
import { exportLines } from '../../../../../core/journal/lines.ts';
import type { Viewer } from '../../../../../core/journal/types.ts';
import { steamroller2015 } from '../../../../../core/systems/steamroller-2015/pack.ts';

/** The pack, the hidden length of one round so much longer than was rolled. */
function longer(round: number, minutes: number): Pack {
  return {
    ...steamroller2015,
    rounds: {
      ...steamroller2015.rounds,
      hiddenClock: (options, lots) => {
        const plan = steamroller2015.rounds.hiddenClock(options, lots);
        return plan && lots.name.startsWith(`round ${round}/`) ? { ...plan, minutes: plan.minutes + minutes } : plan;
      },
    },
  };
}

const STAFF: readonly Viewer[] = [
  { role: 'judge', staff: 'staff-2' },
  { role: 'scorekeeper', staff: 'staff-3' },
  { role: 'display' },
  { role: 'public' },
];

/** Everything that anybody but the organiser can read of an event: every view, and the record with its hashes masked. */
function readable({ record }: GeneratedEvent): Readonly<Record<string, string>> {
  const rules = eventRuleset(steamroller2015);
  const players = Object.keys(record.state.entrants).map((entrant): Viewer => ({ role: 'player', entrant }));
  const lines = exportLines(eventRuleset(steamroller2015), record).filter((line) => !line.startsWith('{"text"'));
  return {
    ...Object.fromEntries(
      [...STAFF, ...players].map((by) => [
        `${by.role} ${by.entrant ?? ''}`,
        JSON.stringify(rules.own(record.state, by)),
      ]),
    ),
    shared: JSON.stringify(rules.shared(record.state)),
    record: lines.join('\n').replace(/[0-9a-f]{64}/g, '#'),
  };
}

export interface HiddenPair {
  /** What each of the two gives to read; the organiser's own view is not among it. */
  readonly readable: readonly [Readonly<Record<string, string>>, Readonly<Record<string, string>>];
  /** The true lengths, to see that they do differ. */
  readonly minutes: readonly [number, number];
}

/** Null where the event was over before that round, or dice down has been called in either. */
export function hiddenPair(number: number): HiddenPair | null {
  const round = 1 + (number % 3);
  const stop = { round, settled: (number * 13) % 60 };
  const given = { seed: `hidden ${number}`, players: 6 + (number % 7), stop, features: { overrides: true } };
  const made = [0, 5 + 5 * (number % 6)].map((more) => generateEvent(longer(round, more), given));
  const lengths = made.map(({ record }) => record.state.rounds[round - 1]?.clock.hidden?.open?.value.minutes);
  const [one, other] = made;
  const [short, long] = lengths;
  if (!one || !other || short === undefined || long === undefined) return null;
  return { readable: [readable(one), readable(other)], minutes: [short, long] };
}
