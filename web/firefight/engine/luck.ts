/** How dice fell against what they had to show: how many more did what their thrower wanted than could be expected. */
import { type Change, DIE } from '../../../core/systems/firefight/battle/action.ts';
import type { BattleDef } from '../../../core/systems/firefight/battle/def.ts';
import { type ArmySide, type ByArmy, otherSide } from '../../../core/systems/firefight/rules/rounds.ts';

/** What an attack came to is said after its dice. */
const ATTACKS = new Set(['shoot', 'counter', 'charge', 'strikeback']);

/** For each army, dice that served it beyond the expected number; below 0, dice that failed it. */
export function luckOf({ byId }: BattleDef, changes: readonly Change[]): ByArmy<number> {
  const luck = { A: 0, B: 0 };
  const sideOf = (who: string): ArmySide | undefined => byId.get(who.split('.')[0] ?? '')?.side;
  // Whose hits they are is known once it is said whom they hit.
  let hits = 0;
  for (const { what, who, from, to } of changes) {
    const side = sideOf(who);
    if (side !== undefined && ATTACKS.has(what)) {
      luck[otherSide(side)] += hits;
      hits = 0;
    }
    if (!what.startsWith(DIE) || to === null) continue;
    const kind = what.slice(DIE.length);
    const least = leastFace(String(to));
    if (least === null) continue;
    const beyond = (Number(from) >= least ? 1 : 0) - chanceOf(least);
    if (kind === 'hit' || kind === 'impact') hits += beyond;
    // Wound effects are thrown for the unit that suffers them.
    else if (side !== undefined) luck[kind === 'effect' ? otherSide(side) : side] += beyond;
  }
  return luck;
}

function chanceOf(least: number): number {
  return Math.min(1, Math.max(0, (7 - least) / 6));
}

/** The least face that does it; null where the needs name none. */
function leastFace(needs: string): number | null {
  const [, plain] = /^(\d)\+/.exec(needs) ?? [];
  if (plain !== undefined) return Number(plain);
  if (needs.startsWith('only a 6')) return 6;
  if (needs === 'a 1 wounds') return 2;
  const [, out, adds] = /^Knocked Out from (\d+), else Shaken; (\d+) is added/.exec(needs) ?? [];
  return out === undefined ? null : Number(out) - Number(adds);
}
