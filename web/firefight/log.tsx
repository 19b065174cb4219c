/** What has happened, newest first: dice with what each needed, every line with its rule and its place on the board. */
import type { LayoutPoint } from '../../core/table/layout/layout.ts';
import { English } from '../parts/english.tsx';
import { RuleLinks } from '../parts/rule-links.tsx';
import { tellFirefight } from '../text/firefight.ts';
import type { Told, ToldRow } from './engine/messages.ts';
import type { BattleView } from './engine/view.ts';
import type { Game } from './game.ts';

/** So many entries are drawn until somebody asks for all. */
const SHOWN = 12;

export interface LogProps {
  readonly game: Game;
  readonly view: BattleView;
  readonly all: boolean;
  readonly onAll: () => void;
}

export function Log({ game, view, all, onAll }: LogProps) {
  const told = game.told.value;
  const first = all ? 0 : Math.max(0, told.length - SHOWN);
  const shown = told.slice(first).reverse();
  return (
    <section class="ff-log" aria-label={tellFirefight('log.title')}>
      <h2>{tellFirefight('log.title')}</h2>
      <ol reversed start={told.length - 1}>
        {shown.map((entry, at) => (
          <li key={told.length - 1 - at}>
            <Entry game={game} view={view} entry={entry} number={told.length - 1 - at} />
          </li>
        ))}
      </ol>
      {first === 0 ? null : (
        <button type="button" class="button button-quiet" onClick={onAll}>
          {tellFirefight('log.all', { count: told.length })}
        </button>
      )}
    </section>
  );
}

interface EntryProps {
  readonly game: Game;
  readonly view: BattleView;
  readonly entry: Told;
  /** How many entries there were by then. */
  readonly number: number;
}

export function Entry({ game, entry, number }: EntryProps) {
  const { side, title, rows } = entry;
  return (
    <>
      <p class={`ff-told ff-side-${side ?? 'none'}`}>
        {side === null ? (
          <strong>{tellFirefight('log.mission')}</strong>
        ) : (
          <button
            type="button"
            class="ff-moment"
            aria-label={tellFirefight('log.show', { number, title })}
            onClick={() => lead(game, number, rows.find(({ at }) => at !== null)?.at ?? null)}
          >
            <English>{title}</English>
          </button>
        )}
      </p>
      {rows.map((row, at) => (
        <Row key={at} game={game} row={row} number={number} />
      ))}
    </>
  );
}

/** What changed, with its rule; where that was on the board, it leads there. */
function Row({ game, row: { text, rules, dice, at }, number }: Pick<EntryProps, 'game' | 'number'> & RowProps) {
  const told = dice === null ? text : text.replace(/: [\d, ]+(?=;|$)/, '');
  return (
    <div class="ff-change">
      {dice === null ? null : <Dice faces={dice.faces} needs={dice.needs} />}
      {at === null ? (
        <p>
          <English>{told}</English>
        </p>
      ) : (
        <button
          type="button"
          class="ff-moment"
          aria-label={tellFirefight('log.place', { what: told })}
          onClick={() => lead(game, number, at)}
        >
          <English>{told}</English>
        </button>
      )}
      <RuleLinks rules={rules} />
    </div>
  );
}

interface RowProps {
  readonly row: ToldRow;
}

/** Shows the board as it was then, with a ring around where it happened. */
export function lead(game: Game, number: number, at: LayoutPoint | null): void {
  void game.look(number, at);
  document.querySelector('.board')?.scrollIntoView({ block: 'nearest' });
}

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[5, 5]],
  [
    [2.6, 2.6],
    [7.4, 7.4],
  ],
  [
    [2.4, 2.4],
    [5, 5],
    [7.6, 7.6],
  ],
  [
    [2.6, 2.6],
    [7.4, 2.6],
    [2.6, 7.4],
    [7.4, 7.4],
  ],
  [
    [2.4, 2.4],
    [7.6, 2.4],
    [5, 5],
    [2.4, 7.6],
    [7.6, 7.6],
  ],
  [
    [2.6, 2.2],
    [7.4, 2.2],
    [2.6, 5],
    [7.4, 5],
    [2.6, 7.8],
    [7.4, 7.8],
  ],
];

/** The least face that does it, where the need begins with one: `4+ hits`. */
export function leastFace(needs: string): number | null {
  const found = /^(\d)\+/.exec(needs);
  return found ? Number(found[1]) : null;
}

/** Dice as they fell: those that did it are filled. */
export function Dice({ faces, needs }: { readonly faces: readonly number[]; readonly needs: string }) {
  const least = leastFace(needs);
  return (
    <span class="ff-dice" role="img" aria-label={faces.join(', ')}>
      {faces.map((face, at) => (
        <svg key={at} class={least !== null && face >= least ? 'ff-die ff-die-on' : 'ff-die'} viewBox="0 0 10 10">
          <rect x="0.4" y="0.4" width="9.2" height="9.2" rx="1.8" />
          {(PIPS[face - 1] ?? []).map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="1.05" />
          ))}
        </svg>
      ))}
    </span>
  );
}
