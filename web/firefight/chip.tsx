/** What the chosen unit would do to the enemy under the mouse: the exact odds, without a click. */
import type { Box } from '../table/gestures.ts';
import { English } from '../parts/english.tsx';
import type { BattleView } from './engine/view.ts';
import type { Game } from './game.ts';
import { ShortOdds } from './odds-line.tsx';
import { inchesText, unitName } from './words.tsx';

export interface ChipProps {
  readonly game: Game;
  readonly view: BattleView;
  /** The enemy. */
  readonly id: string;
  /** What is seen of the board. */
  readonly box: Box;
}

export function Chip({ game, view, id, box: [left, top, width, height] }: ChipProps) {
  const choices = game.pick.choices.value;
  const enemy = view.units.find((unit) => unit.id === id);
  const model = enemy?.models[0];
  const charge = choices?.charges.find(({ target }) => target === id);
  const aims = game.pick.draft.value === null ? choices?.shots : game.pick.ahead.value;
  const shot = aims?.find(({ target }) => target === id);
  const aim = charge ?? shot;
  if (!choices || !enemy || !model || !aim) return null;
  const [x, y] = [(model.at[0] - left) / width, (view.size[1] - model.at[1] - top) / height];
  const place = `${x > 0.5 ? 'right' : 'left'}:${100 * (x > 0.5 ? 1 - x : x)}%;${y > 0.5 ? 'bottom' : 'top'}:${100 * (y > 0.5 ? 1 - y : y)}%`;
  return (
    <div class="board-chip" style={place} aria-hidden="true">
      <English>{unitName(view, id)}</English> {inchesText(aim.inches)}
      {(['Charge', 'Shoot'] as const).map((word) => {
        const odds = (word === 'Charge' ? charge?.odds : shot?.odds) ?? null;
        return odds === null ? null : (
          <div key={word}>
            <English>{word}</English>: <ShortOdds odds={odds} models={enemy.left} />
          </div>
        );
      })}
    </div>
  );
}
