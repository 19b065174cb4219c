/** What a rematch is in Gaining Grounds 2018: a meeting within so many Rounds. */
import type { SettingReader } from '../../../event/settings.ts';
import type { Rematches } from '../../malifaux/pack.ts';

export function rematches({ number }: SettingReader): Rematches {
  const window = number('rematchAfter');
  return {
    // A barred match is the worse the less time has passed; the last meeting counts.
    rematch: (met, round) => (met.length === 0 ? 0 : Math.max(0, window - (round - Math.max(...met)))),
    barsFor: (planned) => window >= planned,
    rematchFault: (level, round) => `rematch:${round - window + level}`,
    fewestFirst: true,
  };
}
