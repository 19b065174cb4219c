/** What the page makes of a battle's state and of taps, with no engine and no page at hand. */
import type { LayoutPoint } from '../../core/table/layout/layout.ts';
import type { BattleAction, Request } from '../../core/systems/firefight/battle/action.ts';
import type { ArmySide, ByArmy } from '../../core/systems/firefight/rules/rounds.ts';
import type { Shot } from '../../core/systems/firefight/rules/shots.ts';
import type { Wish } from './engine/drafts.ts';
import type { Choices, Told } from './engine/messages.ts';
import type { BattleView, BoardUnit } from './engine/view.ts';
import type { Player } from './kept.ts';

/** Units that the open question is about, and that can be chosen for it. */
export function choosable({ open }: BattleView): readonly string[] {
  switch (open.ask) {
    case 'deploy':
    case 'scout':
    case 'ambush':
    case 'activate':
    case 'morale':
      return open.units;
    case 'shoot':
    case 'consolidate':
    case 'strike-back':
      return [open.unit];
    case 'allot':
    case 'boost':
    case 'edge':
    case 'land':
    case 'marker':
    case 'over':
    case 'pile-in':
    case 'push':
    case 'remove':
    case 'separate':
    case 'set-aside':
      return [];
  }
}

/** The unit that is chosen by itself: there is no other, or one must be placed before anything else is seen. */
export function firstChosen(view: BattleView): string | null {
  const units = choosable(view);
  const [first = null] = units;
  const { ask } = view.open;
  const placing = ask === 'deploy' || ask === 'scout' || ask === 'ambush';
  return placing || units.length === 1 ? first : null;
}

/** A unit goes by the deed that was asked for, else by the shortest that carries it there. */
export function deedsFor(deed: 'advance' | 'rush' | null): readonly ('advance' | 'rush')[] {
  return deed === null ? ['advance', 'rush'] : [deed];
}

/** What is wanted where somebody taps or drags to a place; null: a place answers nothing here. */
export function wishAt(
  { open }: BattleView,
  chosen: string | null,
  deed: 'advance' | 'rush' | null,
  to: LayoutPoint,
): Wish | null {
  switch (open.ask) {
    case 'marker':
    case 'push':
    case 'land':
      return { kind: open.ask, to };
    case 'deploy':
    case 'scout':
    case 'ambush':
      return chosen === null ? null : { kind: 'place', unit: chosen, to };
    case 'activate':
      return chosen === null ? null : { kind: 'move', unit: chosen, deeds: deedsFor(deed), to };
    case 'consolidate':
      return { kind: 'move', unit: open.unit, deeds: ['consolidate'], to };
    case 'allot':
    case 'boost':
    case 'edge':
    case 'morale':
    case 'over':
    case 'pile-in':
    case 'remove':
    case 'separate':
    case 'set-aside':
    case 'shoot':
    case 'strike-back':
      return null;
  }
}

/** From where the keys move what is chosen, as long as nobody has said where it goes. */
export function goesFrom(
  { open, size, south, zone }: BattleView,
  choices: Pick<Choices, 'middle'> | null,
): LayoutPoint {
  const { ask } = open;
  const onTable = ask !== 'deploy' && ask !== 'scout' && ask !== 'ambush';
  if (choices !== null && onTable) return choices.middle;
  const [width, depth] = size;
  const isSouth = ask !== 'over' && open.side === south;
  return ask === 'marker' ? [width / 2, depth / 2] : [width / 2, isSouth ? zone / 2 : depth - zone / 2];
}

/** So many inches from a place towards another, and past it. */
export function along([x, y]: LayoutPoint, to: LayoutPoint, inches: number): LayoutPoint {
  const far = Math.hypot(to[0] - x, to[1] - y);
  return far === 0 ? to : [x + ((to[0] - x) * inches) / far, y + ((to[1] - y) * inches) / far];
}

/** Whether one of them plays on another device: whoever plays against them is not told what to do. */
export function isElsewhere({ A, B }: ByArmy<Player>): boolean {
  return A === 'away' || B === 'away';
}

/**
 * How far one goes back: to before the last decision of a person that was one. Where a die has fallen since, or somebody
 * else has decided, the other has to agree; null where there is nothing to take back, or no other who could agree. `told` begins
 * with the mission, which is no entry. Dice that are thrown `byHand` may have been entered wrong.
 */
export function wayBack(told: readonly Told[], players: ByArmy<Player>, byHand = false): WayBack | null {
  const away = isElsewhere(players);
  let free = true;
  for (let at = told.length - 1; at > 0; at -= 1) {
    const { side, dice, forced } = told[at] ?? { side: null, dice: 1, forced: false };
    if (side === null) return null;
    free &&= (dice === 0 || byHand) && players[side] !== 'away';
    if (!free && !away) return null;
    if (players[side] === 'person' && !forced) return { to: at - 1, free };
  }
  return null;
}

export interface WayBack {
  /** To where so many entries were made. */
  readonly to: number;
  readonly free: boolean;
}

/** Enemies that may be charged, then those that may be shot from where the unit stands. */
export function attackable({ charges, shots }: Pick<Choices, 'charges' | 'shots'>): readonly string[] {
  const chargeable = charges.filter(({ wrong }) => wrong.length === 0);
  return [...new Set([...chargeable, ...shots].map(({ target }) => target))];
}

/** Every weapon that reaches a target, at it. */
export function allAt({ shots }: Pick<Choices, 'shots'>, target: string): readonly Shot[] {
  const weapons = shots.find((one) => one.target === target)?.weapons ?? [];
  return weapons.map(({ name }) => ({ weapon: name, target }));
}

/** The model at a place, or the nearest that a thumb there may have meant. */
export function modelAt(
  view: BattleView,
  [x, y]: LayoutPoint,
  thumb: number,
): { unit: BoardUnit; model: string } | null {
  let found: { unit: BoardUnit; model: string } | null = null;
  let least = Infinity;
  for (const unit of view.units) {
    for (const { id, at, radius } of unit.models) {
      const off = Math.max(0, Math.hypot(at[0] - x, at[1] - y) - radius);
      if (off > thumb || off >= least) continue;
      least = off;
      found = { unit, model: id };
    }
  }
  return found;
}

/** The enemy that a mouse is over; null: none, or something is held. */
export function enemyUnder(
  view: BattleView,
  place: LayoutPoint,
  { pointerType, buttons }: Pick<PointerEvent, 'pointerType' | 'buttons'>,
): string | null {
  if (pointerType !== 'mouse' || buttons !== 0 || view.open.ask === 'over') return null;
  const unit = modelAt(view, place, 0)?.unit;
  return unit !== undefined && unit.side !== view.open.side ? unit.id : null;
}

/** A box round everything that stands on the table: left, bottom, width and depth, in inches; all of it where nothing does. */
export function fightBox({ units, markers, size }: BattleView): readonly [number, number, number, number] {
  const standing = units.flatMap(({ models }) => models.map(({ at }) => at));
  const places = standing.length === 0 ? [] : [...standing, ...markers.map(({ at }) => at)];
  const [width, depth] = size;
  if (places.length === 0) return [0, 0, width, depth];
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [left, bottom] = [Math.max(0, Math.min(...xs) - 3), Math.max(0, Math.min(...ys) - 3)];
  return [left, bottom, Math.min(width, Math.max(...xs) + 3) - left, Math.min(depth, Math.max(...ys) + 3) - bottom];
}

/** Who decides, where somebody still does. */
export function sideToDecide({ open }: BattleView): ArmySide | null {
  return open.ask === 'over' ? null : open.side;
}

/** How long something is to be seen before the computer goes on, in milliseconds. */
export function pauseAfter(told: Told | undefined): number {
  if (told === undefined) return 0;
  return told.dice > 0 ? 1400 : told.round > 0 ? 600 : 120;
}

/** Whether a battle asks for things to be set up: the computer may do all of one's own at once. */
export function isSettingUp(ask: Request['ask'] | 'over'): boolean {
  return ask === 'marker' || ask === 'edge' || ask === 'set-aside' || ask === 'deploy' || ask === 'scout';
}

/** The answer that says which models fall; null while it names too few or too many. */
export function removal(open: BattleView['open'], models: readonly string[]): BattleAction | null {
  return open.ask === 'remove' && models.length === open.count ? { do: 'remove', models } : null;
}

interface Picked {
  readonly falling: { readonly value: readonly string[] | null };
  readonly proposal: { readonly value: { readonly action: BattleAction } | null };
}

/** The models that fall as it stands: those that somebody picked, else those that the engine proposes. */
export function fallingIn({ falling, proposal }: Picked): readonly string[] {
  const action = proposal.value?.action;
  return falling.value ?? (action?.do === 'remove' ? action.models : []);
}

/** A model more is one less of those that were picked before, where as many are picked as fall. */
export function pickedWith(models: readonly string[], id: string, most: number): readonly string[] {
  if (models.includes(id)) return models.filter((one) => one !== id);
  return [...models, id].slice(-most);
}

/** So many decisions are named that changed most. */
const TURNS = 3;

/** The decisions that changed most who was ahead, the greatest first; `points`: for A. */
export function turnsOf(
  told: readonly Pick<Told, 'ahead' | 'round'>[],
): readonly { readonly entry: number; readonly points: number }[] {
  return (
    told
      .map(({ ahead, round }, entry) => ({ entry, round, points: ahead - (told[entry - 1]?.ahead ?? ahead) }))
      // Who is only placed has turned nothing.
      .filter(({ round, points }) => round > 0 && points !== 0)
      .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
      .slice(0, TURNS)
      .map(({ entry, points }) => ({ entry, points }))
  );
}

/**
 * Entries that are seen beside the board: those with dice of the army that decided last, and of the other one just before; and
 * what the other army did last, dice or none. The newest first, three at most; none once all is over.
 */
export function lastSeen(told: readonly Told[], open: BattleView['open']): readonly number[] {
  if (open.ask === 'over') return [];
  const last = told[told.length - 1]?.side ?? null;
  const numbers: number[] = [];
  let others = 0;
  for (let at = told.length - 1; at > 0 && numbers.length < 3; at -= 1) {
    const { side = null, dice = 0 } = told[at] ?? {};
    if (side !== last) others += 1;
    if (side === last && others > 0) break;
    if (dice > 0 || (at === told.length - 1 && side !== open.side)) numbers.push(at);
  }
  return numbers;
}
