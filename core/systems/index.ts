/** The systems' tournament packs. A new system adds its line here. */
import type { Pack } from '../event/pack.ts';
import { gainingGrounds2018 } from './gaining-grounds-2018/pack.ts';
import { gainingGroundsS0 } from './gaining-grounds-s0/pack.ts';
import { openSwiss } from './open-swiss/pack.ts';
import { steamroller2015 } from './steamroller-2015/pack.ts';

export const PACKS: readonly Pack[] = [gainingGroundsS0, gainingGrounds2018, steamroller2015, openSwiss];

export function packById(id: string): Pack | undefined {
  return PACKS.find((pack) => pack.id === id);
}
