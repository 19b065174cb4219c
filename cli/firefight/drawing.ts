/** A battle's table drawn in letters: a column an inch, a line two. */
import type { BattleDef } from '../../core/systems/firefight/battle/def.ts';
import { fieldOf } from '../../core/systems/firefight/battle/stage.ts';
import { type BattleState, UnitCell, WHERE, ofUnit } from '../../core/systems/firefight/battle/state.ts';
import type { Piece } from '../../core/table/shapes.ts';
import { boxOf } from '../../core/table/laid-out.ts';
import { compareToRegion } from '../../core/table/from-point.ts';
import { INCH } from '../../core/table/units.ts';
import { counted } from '../text/counted.ts';

/** What a piece of terrain is drawn with, by the first of its traits that has a sign. */
const SIGNS = [
  ['impassable', '#'],
  ['dangerous', '!'],
  ['sight-blocker', '%'],
  ['difficult', ':'],
  ['cover', ':'],
] as const;

const DRAWING_KEY = '# impassable  ! dangerous  % blocks sight  : cover or difficult  * marker, + A’s, - B’s';

/** North at the top. Units of A are capitals, of B small letters, in the order of their armies; the legend names them. */
export function drawn(def: BattleDef, state: BattleState): string {
  fieldOf(def, state);
  const [wide, high] = [Math.ceil(def.table.width / INCH), Math.ceil(def.table.depth / INCH / 2)];
  const rows = Array.from({ length: high }, (_, row) =>
    Array.from({ length: wide }, (__, column) => signAt(def.terrain, column + 0.5, 2 * row + 1)),
  );
  const put = ({ x, y }: { readonly x: number; readonly y: number }, sign: string) => {
    const row = rows[Math.min(high - 1, Math.floor(y / INCH / 2))];
    if (row) row[Math.min(wide - 1, Math.floor(x / INCH))] = sign;
  };
  for (const { at, holder } of def.stage.markers) put(at, holder === null ? '*' : holder === 'A' ? '+' : '-');
  for (const { base, unit } of def.stage.figures) put(base.at, letterOf(unit));
  const table = rows.reverse().map((row) => `|${row.join('')}|`);
  const edge = `+${'-'.repeat(wide)}+`;
  return [edge, ...table, edge, DRAWING_KEY, ...legend(def, state)].join('\n');
}

function signAt(terrain: readonly Piece[], x: number, y: number): string {
  const [atX, atY] = [x * INCH, y * INCH];
  for (const { shape, traits } of terrain) {
    const [left, low, right, top] = boxOf(shape);
    if (atX < left || atX > right || atY < low || atY > top || compareToRegion(atX, atY, shape, 0) > 0) continue;
    return SIGNS.find(([trait]) => traits.includes(trait))?.[1] ?? ' ';
  }
  return ' ';
}

/** `A1` is A, `A2` is B; `B1` is a. */
function letterOf(unit: string): string {
  const letter = String.fromCodePoint(64 + Number(unit.slice(1)));
  return unit.startsWith('A') ? letter : letter.toLowerCase();
}

function legend(def: BattleDef, state: BattleState): string[] {
  return (['A', 'B'] as const).map((side) => {
    const units = def.army[side].map(({ id, index, unit }) => {
      const where = ofUnit(state, index, UnitCell.where);
      const wounds = ofUnit(state, index, UnitCell.wounds);
      const said = [
        ...(where === WHERE.gone ? ['gone'] : where === WHERE.table ? [] : ['off the table']),
        ...(unit.models > 1 && where === WHERE.table ? [`${ofUnit(state, index, UnitCell.models)} left`] : []),
        ...(wounds > 0 && where === WHERE.table ? [counted(wounds, 'wound')] : []),
        ...(ofUnit(state, index, UnitCell.shaken) === 1 ? ['Shaken'] : []),
        ...(ofUnit(state, index, UnitCell.fatigued) === 1 ? ['fatigued'] : []),
      ];
      return `${letterOf(id)} ${unit.name || id}${said.length > 0 ? ` (${said.join(', ')})` : ''}`;
    });
    return `${side}: ${units.join(', ')}`;
  });
}
