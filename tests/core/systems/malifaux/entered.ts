/** What tests tell of a table, and games that have come as far as their first Turn. */
import type { EncounterGame } from '../../../../core/encounter/game.ts';
import { layoutJson } from '../../../../core/encounter/layout.ts';
import type { Json } from '../../../../core/journal/json.ts';
import type { Layout } from '../../../../core/table/layout/layout.ts';
import { type Seat, seatAt } from './seat.ts';

export type Put = readonly [id: string, x: number, y: number, told?: Readonly<Record<string, Json>>];

/** Things on 30 mm; a Marker is of a kind, a model has a side first. */
export function change(...put: readonly Put[]): Json {
  const things = put.map(([id, x, y, told]) => {
    const side = /^(?:\w+-)?([AB])/.exec(id)?.[1] ?? 'neutral';
    const kind = /^(?:model-)?[AB]/.test(id) ? 'model' : 'marker';
    return { id, name: `the ${id}`, kind, side, at: [x, y], base: 30, ...(told ? { told } : {}) };
  });
  return { put: things, off: [] };
}

const CREWS = [
  'Ana (Master) (15)\nAda (Henchman) (8)\nAlf (Minion) (6)',
  'Bea (Master) (15)\nBob (Enforcer) (8)',
] as const;

export function begun(
  game: EncounterGame,
  scenario: Json,
  picks: Readonly<Record<'A' | 'B', readonly Json[]>>,
  layout: Layout | null = null,
): Seat {
  const seat = seatAt(game, { options: {}, scenario, ...layoutJson(layout) });
  const tell = (side: 'A' | 'B', ask: string, value: Json): void => {
    const refused = seat.tell(side, ask, value);
    if (refused) throw new Error(refused.message);
  };
  tell('A', 'crew:A', CREWS[0]);
  tell('B', 'crew:B', CREWS[1]);
  for (const side of ['A', 'B'] as const) picks[side].forEach((pick, at) => tell(side, `take:${side}:${at + 1}`, pick));
  return seat;
}
