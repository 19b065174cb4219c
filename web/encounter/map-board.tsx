/**
 * A map of squares that a tap may answer, live on every phone. A square that lies can be looked at from near, and what stands
 * in it changed there; the same map reads as a list.
 */
import './map-board.css';
import { useState } from 'preact/hooks';
import type { Board, BoardAnswer, BoardCell, BoardPart } from '../../core/encounter/board.ts';
import { Button } from '../parts/button.tsx';
import { English } from '../parts/english.tsx';
import { ask } from '../text/encounter.ts';
import { say } from '../text/language.ts';
import { useTable } from './context.ts';

interface MapProps {
  readonly board: Extract<Board, { readonly kind: 'map' }>;
}

const placeOf = ({ column, row }: BoardCell) => `${column} ${row}`;

/** What this phone is asked by a square or a place in it. */
function useAnswers() {
  const { store, outbox } = useTable();
  const asked = (store.part('mine')?.asks ?? []).map(({ id }) => id);
  return {
    isAsked: (answer: BoardAnswer | undefined): answer is BoardAnswer =>
      answer !== undefined && asked.includes(answer.ask),
    give: (answer: BoardAnswer) =>
      void outbox.send({ type: 'tell', answers: [{ ask: answer.ask, value: answer.value }] }),
  };
}

/** What is to be looked up stands in a fold. */
export function MapBoard({ board }: MapProps) {
  if (board.folded !== true) return <Squares board={board} />;
  return (
    <details class="game-fold board">
      <summary class="game-fold-face" lang="en">
        {board.title}
      </summary>
      <Squares board={board} />
    </details>
  );
}

/** North is up. */
function Squares({ board: { title, cells, key = [], folded } }: MapProps) {
  const [near, setNear] = useState<string | null>(null);
  const [listed, setListed] = useState(false);
  const [left, top] = [Math.min(...cells.map(({ column }) => column)), Math.max(...cells.map(({ row }) => row))];
  const ordered = [...cells].sort((a, b) => b.row - a.row || a.column - b.column);
  const marked = key.filter(({ label }) =>
    cells.some((cell) => [cell, ...(cell.parts ?? [])].some((one) => one.label === label)),
  );
  const looked = cells.find((cell) => placeOf(cell) === near && cell.parts !== undefined);
  return (
    <section class="board-map" aria-label={title}>
      <div class="board-map-head">
        {folded === true ? null : (
          <h2>
            <English>{title}</English>
          </h2>
        )}
        <Button kind="quiet" onClick={() => setListed(!listed)}>
          {ask(listed ? 'mapDrawn' : 'mapListed')}
        </Button>
      </div>
      <ul class={listed ? 'board-list' : 'board-cells'} lang="en">
        {ordered.map((cell) => (
          <li
            key={placeOf(cell)}
            {...(listed ? {} : { style: `grid-column: ${cell.column - left + 1}; grid-row: ${top - cell.row + 1}` })}
          >
            <Square cell={cell} listed={listed} near={looked === cell} onNear={() => setNear(placeOf(cell))} />
          </li>
        ))}
      </ul>
      {marked.length === 0 ? null : (
        <p class="board-key" lang="en">
          {marked.map(({ label, says }) => `${label} ${says}`).join(' · ')}
        </p>
      )}
      {looked === undefined ? null : <Near cell={looked} onClose={() => setNear(null)} />}
    </section>
  );
}

interface SquareProps {
  readonly cell: BoardCell;
  readonly listed: boolean;
  /** It is looked at from near. */
  readonly near: boolean;
  readonly onNear: () => void;
}

/** A button where a tap answers, or brings it near to change what stands in it; told else. */
function Square({ cell, listed, near, onNear }: SquareProps) {
  const { isAsked, give } = useAnswers();
  const { answer, parts = [], label, says } = cell;
  const free = label === '+' || answer !== undefined;
  const face = listed ? says : <Face label={label} parts={parts} />;
  const shape = `board-cell${free ? ' board-cell-free' : ''}${near ? ' board-cell-near' : ''}`;
  if (isAsked(answer)) {
    const lay = () => {
      give(answer);
      // What lies is furnished next.
      onNear();
    };
    return (
      <button type="button" class={`${shape} board-cell-open`} aria-label={says} onClick={lay}>
        {face}
      </button>
    );
  }
  if (parts.some((part) => isAsked(part.answer))) {
    return (
      <button type="button" class={shape} aria-label={says} aria-expanded={near} onClick={onNear}>
        {face}
      </button>
    );
  }
  if (listed) return <span class={shape}>{says}</span>;
  return (
    <span class={shape} title={says}>
      {face}
      <span class="unseen">{says}</span>
    </span>
  );
}

/** The label stands in the middle, or in a corner where something else does. */
function Face({ label, parts }: Pick<Required<BoardCell>, 'label' | 'parts'>) {
  const marked = parts.filter((part) => part.label !== '');
  const crowded = marked.some(({ right, up }) => right === 0 && up === 0);
  return (
    <span class="board-face" aria-hidden="true">
      <span class={crowded ? 'board-label board-label-aside' : 'board-label'}>{label}</span>
      {marked.map((part) => (
        <span key={`${part.right} ${part.up}`} class="board-mark" style={gridPlace(part)}>
          {part.label}
        </span>
      ))}
    </span>
  );
}

const gridPlace = ({ right, up }: BoardPart) => `grid-column: ${right + 2}; grid-row: ${2 - up}`;

/** A square from near: every place in it is a button, which says what stands there and with each tap changes it. */
function Near({ cell: { says, parts = [] }, onClose }: { readonly cell: BoardCell; readonly onClose: () => void }) {
  const { isAsked, give } = useAnswers();
  return (
    <section class="board-near" aria-label={says}>
      <p class="board-near-says" aria-live="polite" lang="en">
        {says}
      </p>
      <ul class="board-near-parts" lang="en">
        {parts.map((part) => {
          const { answer } = part;
          return (
            <li key={`${part.right} ${part.up}`} style={gridPlace(part)}>
              {isAsked(answer) ? (
                <button
                  type="button"
                  class={part.label === '' ? 'board-part board-part-free' : 'board-part'}
                  onClick={() => give(answer)}
                >
                  <span aria-hidden="true">{part.label}</span> {part.says}
                </button>
              ) : (
                <span class="board-part">{part.says}</span>
              )}
            </li>
          );
        })}
      </ul>
      <Button kind="quiet" onClick={onClose}>
        {say('app.close')}
      </Button>
    </section>
  );
}
