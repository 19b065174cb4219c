/** My game as the panels need it: the seats with mine first, names, and what this phone has under way for it. */
import type { FieldSpec } from '../../core/event/pack.ts';
import type { GameRow, MePart } from '../../core/event/views.ts';
import type { Item } from '../outbox/items.ts';
import { usePlayer } from './context.ts';
import { mineFirst } from './scores.ts';

export interface MyGame {
  readonly row: GameRow;
  readonly me: string;
  readonly seats: readonly string[];
  readonly nameOf: (seat: string) => string;
  readonly fields: readonly FieldSpec[];
  /** A field with the choices that are left to a seat. */
  readonly choicesFor: (seat: string, field: FieldSpec) => FieldSpec;
}

export function useMyGame(part: MePart): MyGame | null {
  const { store, entrant } = usePlayer();
  const { game, opponents } = part;
  if (game === null) return null;
  return {
    row: game,
    me: entrant,
    seats: mineFirst(game.seats, entrant),
    nameOf: (seat) => opponents.find(({ id }) => id === seat)?.name ?? seat,
    fields: store.part('pack')?.fields ?? [],
    choicesFor: (seat, field) => {
      const left = part.choices[seat]?.[field.id];
      return left === undefined ? field : { ...field, choices: left };
    },
  };
}

/** An answer and the view that follows from it come a moment apart. */
const MOMENT = 4000;

/** What was asked about this game and has not shown in the view yet. */
export function underWay(items: readonly Item[], game: string, now: number): Item | null {
  const undone = new Set(items.flatMap(({ command }) => (command.type === 'undo' ? [command.target] : [])));
  const mine = items.filter(({ id, command }) => 'game' in command && command.game === game && !undone.has(id));
  const last = mine[mine.length - 1];
  if (last === undefined || last.command.type === 'call-judge') return null;
  if (last.state === 'saved') return last;
  return last.state === 'sent' && Math.abs(now - last.at) < MOMENT ? last : null;
}
