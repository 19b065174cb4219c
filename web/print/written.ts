/** What stands on a record sheet. */
import type { FieldSpec } from '../../core/event/pack.ts';
import type { GameRow } from '../../core/event/views.ts';
import { scoreOf } from '../event/game.ts';

/** A field of somebody's own line; a choice in its words. */
export function writtenOf(game: GameRow, seat: string, field: FieldSpec): string {
  const value = String(game.sheet?.[seat]?.[field.id] ?? scoreOf(game, seat, [field]) ?? '');
  return field.choices?.find(({ id }) => id === value)?.label ?? value;
}
