/** What a rematch is in Season Zero, and what two of one standing share. */
import type { SettingReader } from '../../../event/settings.ts';
import type { OptionValues } from '../../../event/types.ts';
import type { Rematches } from '../../malifaux/pack.ts';
import { settings } from './options.ts';

export function rematches({ choice }: SettingReader): Rematches {
  const avoids = choice('rematches') === 'avoid';
  return {
    rematch: (met) => (avoids && met.length > 0 ? 1 : 0),
    barsFor: () => avoids,
    rematchFault: () => 'rematch',
    fewestFirst: false,
  };
}

/** The columns in which players of the same standing are equal. */
export function sameStanding(options: OptionValues): readonly string[] {
  return settings(options).choice('sameStanding') === 'tp' ? ['tp'] : ['tp', 'diff', 'vp'];
}
