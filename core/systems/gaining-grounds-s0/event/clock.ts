/** How long a Round is and what is called when. */
import type { ClockPlan, OptionValues } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import { callAtTables } from '../../malifaux/event/time-call.ts';
import { modeOf } from './in-force.ts';
import { settings } from './options.ts';
import { pointSizeOf } from './figures.ts';
import { timeCall } from './time-call.ts';

/** Minutes that the pack recommends. */
export interface RecommendedTimes {
  readonly play: readonly [number, number];
  readonly setup: number;
  readonly round: readonly [number, number];
}

/** The recommendation for a game of this size; there is one for 50 Soulstones alone. */
export function recommendedTimes(options: OptionValues): RecommendedTimes | null {
  if (pointSizeOf(options) !== 50) return null;
  return { play: [120, 135], setup: 15, round: [135, 150] };
}

export function clock(options: OptionValues): ClockPlan {
  const { number } = settings(options);
  const left = number('lastTurnLeft');
  const lastTurn = callAtTables((moment) => timeCall('last-turn', moment));
  const calls = [
    { id: 'last-turn', left, label: 'Last Turn', ...lastTurn, rules: [...cite('GG0-TIME-03'), ...lastTurn.rules] },
    { id: 'time', left: 0, label: 'Time', ...callAtTables((moment) => timeCall('time', moment)) },
  ];
  if (modeOf(options).id === 'henchman-hardcore') {
    const rules = cite('GG0-TIME-10', 'GG0-MODE-HH-02', 'GG0-TIME-03', 'GG0-AMB-20');
    return { minutes: number('hardcoreMinutes'), calls, warnings: [], rules };
  }
  const [setup, play] = [number('setup'), number('play')];
  return {
    minutes: setup + play,
    calls,
    warnings: warnings(options, setup, play),
    rules: cite('GG0-TIME-01', 'GG0-TIME-03'),
  };
}

function warnings(options: OptionValues, setup: number, play: number): ClockPlan['warnings'] {
  const recommended = recommendedTimes(options);
  if (!recommended) return [];
  const [shortest, longest] = recommended.play;
  if (setup === recommended.setup && play >= shortest && play <= longest) return [];
  const text = `For 50 Soulstones the pack recommends ${shortest} to ${longest} minutes of play and ${recommended.setup} for set-up.`;
  return [{ text, rules: cite('GG0-TIME-02') }];
}
