/** What answers seem to be: measured on a table that was told this Turn, or known from who fell. */
import type { SideId } from '../../../encounter/types.ts';
import type { Json } from '../../../journal/json.ts';
import { type Happened, NOTHING_HAPPENED } from '../play/happened.ts';
import { type Facts, type Look, type Notes, type Part, lookAt } from '../play/scheme.ts';
import type { StrategyPart } from '../play/strategy.ts';
import { killsOn, placelessTable } from './crews.ts';
import { type GameState, SIDES } from './state.ts';

/** Facts of a Strategy for both sides, where they can be known. */
export function suggestedCounts(state: GameState, part: StrategyPart): Json | undefined {
  const told: Record<string, Json> = {};
  for (const side of SIDES) {
    const look = lookOf(state, side, {}, part.placeless === true, false);
    if (!look) return undefined;
    for (const [id, fact] of Object.entries(part.measure(look))) told[`${side}:${id}`] = fact;
  }
  return told;
}

/** Facts of a Scheme, where they can be known. */
export function suggestedFacts(
  state: GameState,
  part: Part,
  { side, notes, revealed }: { readonly side: SideId; readonly notes: Notes; readonly revealed: boolean },
): Facts | undefined {
  const look = lookOf(state, side, notes, part.placeless === true, revealed);
  return look === null ? undefined : part.measure(look).facts;
}

function lookOf(state: GameState, side: SideId, notes: Notes, placeless: boolean, revealed: boolean): Look | null {
  const { table: told, models, fallen, setting, edition, turn } = state;
  const both = SIDES.every((one) => models.some((model) => model.side === one));
  if (told === null && !(placeless && both)) return null;
  const table = told ?? placelessTable(setting.deployment, models, fallen);
  const happened: Happened = { ...NOTHING_HAPPENED, kills: killsOn(table, fallen) };
  const ground = edition.ground(setting.deployment);
  return lookAt({ table, ground }, side, { notes, happened, turn, revealed, spent: [] });
}
