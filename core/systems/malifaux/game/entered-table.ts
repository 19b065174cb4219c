/** The table as it was told so far, and as the predicates read it. */
import { type TableAsked, type TableNow, tableNow } from '../../../encounter/table.ts';
import { type Json, isPlainObject } from '../../../journal/json.ts';
import type { LayoutPoint } from '../../../table/layout/layout.ts';
import { tableAsked } from '../rules/pieces.ts';
import type { MarkerOnTable, PlayTable } from '../rules/table.ts';
import { markerOf, toldTable } from '../rules/entered.ts';
import { UNREACHABLE } from '../terrain/traits.ts';
import { askId } from '../../../encounter/ask-id.ts';
import { turnScope } from './ids.ts';
import type { GameState } from './state.ts';

/** What may be told of the table of this game: terrain too, where what is out of reach can be marked. */
export function askedOf({ edition, setting, models, turn, said }: GameState): TableAsked {
  const marks = edition.book.traits.some(({ id }) => id === UNREACHABLE);
  const asked = tableAsked(edition, { ...setting, models });
  const placed = edition.placed(setting, turn, (name, of) => said[askId(name).write({}, turnScope(of))]);
  return { ...asked, pieces: [...placed, ...asked.pieces], ...(marks ? { terrain: true } : {}) };
}

export function tableOf(state: GameState): TableNow {
  return tableNow(askedOf(state), state.told);
}

export function playTable({ edition, setting, models, out }: GameState, now: TableNow): PlayTable {
  const { traits } = edition.book;
  return toldTable({ deployment: setting.deployment, traits, models, fallen: out }, now);
}

/** What people call what stands there, or could. */
export function namesOn(
  models: readonly { readonly id: string; readonly name: string }[],
  { things, off, terrain }: TableNow,
): (id: string) => string {
  const names = new Map([...models, ...terrain, ...off, ...things].map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? id;
}

/** The Strategies' Markers that lie there no more and did when this Turn began, or were put there in it: where they last lay. */
export function goneThisTurn(state: GameState): readonly MarkerOnTable[] {
  const { told, toldBefore, edition, setting } = state;
  const played = edition.strategies.filter(({ id }) => setting.strategies.includes(id));
  const kinds = played.flatMap(({ markers = [] }) => markers).map(({ kind }) => kind);
  const before = tableNow(askedOf(state), told.slice(0, toldBefore)).off.map(({ id }) => id);
  const off = tableOf(state).off.filter(({ id, kind }) => kind === 'marker' && !before.includes(id));
  return off.map(markerOf).filter(({ kind }) => kinds.includes(kind));
}

/**
 * Where something stood before it was moved last. A drop that was put right is one move: drops of it alone, one after the
 * other in a Turn, are counted from the first. Undefined where it never was elsewhere. `toldBefore`: what was told before
 * this Turn.
 */
export function placeBefore(
  asked: TableAsked,
  { told, toldBefore }: { readonly told: readonly Json[]; readonly toldBefore: number },
  id: string,
): LayoutPoint | undefined {
  const placeAfter = (answers: number): LayoutPoint | undefined =>
    tableNow(asked, told.slice(0, answers)).things.find((thing) => thing.id === id)?.at;
  const [x, y] = placeAfter(told.length) ?? [];
  const moved = told.findLastIndex((_, place) => {
    const at = placeAfter(place);
    return at === undefined || at[0] !== x || at[1] !== y;
  });
  if (moved < 0) return undefined;
  let first = moved;
  while (first > toldBefore && isDropOf(told[first - 1], id) && isDropOf(told[first], id)) first -= 1;
  // One that came onto the table by the first of these drops stood where that put it.
  return placeAfter(first) ?? (first < moved ? placeAfter(first + 1) : undefined);
}

/** Whether a change moved this and nothing else. */
function isDropOf(change: Json | undefined, id: string): boolean {
  if (!isPlainObject(change)) return false;
  const { put, off, terrain } = change;
  const only = Array.isArray(put) && put.length === 1 && isPlainObject(put[0]) && put[0].id === id;
  return only && (!Array.isArray(off) || off.length === 0) && terrain === undefined;
}
