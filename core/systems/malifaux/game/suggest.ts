/** What answers seem to be: measured on a table that was told this Turn, known from who fell, or as it stood last Turn. */
import type { SideId } from '../../../encounter/types.ts';
import type { Json } from '../../../journal/json.ts';
import { type Happened, NOTHING_HAPPENED } from '../play/happened.ts';
import { type FactAsk, type Facts, type Look, type Notes, type Part, type Situation, lookAt } from '../play/scheme.ts';
import { type SchemeLaw, scorePart } from '../play/score.ts';
import type { StrategyPart } from '../play/strategy.ts';
import { killsOn, placelessTable } from './crews.ts';
import { type GameState, SIDES } from './state.ts';

/** Facts of a Strategy for both sides, where they can be known; `lastTold`: those of the Turn before. */
export function suggestedCounts(state: GameState, part: StrategyPart, lastTold: Json | undefined): Json | undefined {
  const told: Record<string, Json> = {};
  for (const side of SIDES) {
    const look = lookOf(state, side, {}, part.placeless === true, false);
    if (!look) return part.stands === true ? lastTold : undefined;
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

/**
 * The least that pays. Whoever opens the question of a Scheme that is theirs to show says that it holds: it is there to be
 * read and sent.
 */
export function claimedFacts(law: SchemeLaw, part: Part, so: Situation): Facts | undefined {
  return claims(part.asks).find((facts) => scorePart(law, part, { facts }, so).vp > 0);
}

const MOST_CLAIMED = 5;

/** Everything that can be claimed: few things before many, small figures before large ones. */
function claims(asks: readonly FactAsk[]): readonly Facts[] {
  const flags = asks.filter(({ kind }) => kind === 'flag').map(({ id }) => id);
  const sets = flags.reduce<readonly (readonly string[])[]>(
    (known, id) => [...known, ...known.map((set) => [...set, id])],
    [[]],
  );
  const figures = asks.length === flags.length ? [0] : Array.from({ length: MOST_CLAIMED }, (_, less) => less + 1);
  return [...sets]
    .sort((a, b) => a.length - b.length)
    .flatMap((held) =>
      figures.map((figure) =>
        Object.fromEntries(asks.map(({ id, kind }) => [id, kind === 'flag' ? held.includes(id) : figure])),
      ),
    );
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
