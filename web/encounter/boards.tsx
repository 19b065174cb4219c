/** What a game shows beside its questions: a map of squares that a tap may answer, and rows of facts. */
import './boards.css';
import { type Board, type BoardAnswer, type BoardRow, boardsIn } from '../../core/encounter/board.ts';
import type { Ask, SideId } from '../../core/encounter/types.ts';
import type { ComponentChildren, RefObject } from 'preact';
import { useCallback, useEffect, useRef } from 'preact/hooks';
import { later } from '../parts/later.tsx';
import { RuleLinks } from '../parts/rule-links.tsx';
import { ask } from '../text/encounter.ts';
import { useNames, useTable } from './context.ts';
import { useOnceIdle } from './idle.ts';
import { useFold } from './kept-fold.ts';
import { LaterFold } from './later-fold.tsx';
import { RowTaps, openTaps } from './row-taps.tsx';
import { langOf } from './said.ts';

interface BoardsProps {
  /** Those that a tap of this phone answers; they stand before the questions. Else the others. */
  readonly answering?: boolean;
}

export function Boards({ answering = false }: BoardsProps) {
  const { store } = useTable();
  const mine = store.part('mine');
  const asks = mine?.asks ?? [];
  const signed = store.part('encounter')?.finished === true;
  const over = store.part('encounter')?.progress.over === true;
  const tellable = signed ? [] : asks;
  // Whoever plays has boards of their own: they know what they sealed.
  const boards = boardsIn(mine?.boards ?? store.part('boards') ?? {}).filter(
    (board) => isAnswered(board, asks) === answering,
  );
  return (
    <>
      {boards.map((board) =>
        board.kind === 'map' ? (
          <MAP.View key={board.title} board={board} />
        ) : board.kind === 'rows' ? (
          <Rows key={`${board.title} ${over}`} board={board} tellable={tellable} />
        ) : board.kind === 'table' && !boards.some(({ kind }) => kind === 'turn') ? (
          <LaterFold
            key="table"
            of="game-fold board"
            face={ask(tellable.some(({ id }) => id === board.ask) ? 'tableBoard' : 'tableMap')}
            Inside={TABLE.View}
          />
        ) : null,
      )}
    </>
  );
}

/** A battle of The Hit has one, and nothing else. */
export const MAP = later(async () => (await import('./map-board.tsx')).MapBoard);

/** Whoever never opens it loads nothing of it. */
export const TABLE = later(async () => (await import('./table/table-board.tsx')).TableBoard);

/** By a square; or by a place in one, as long as nothing else has to be answered first. */
function isAnswered(board: Board, asks: readonly Ask[]): boolean {
  if (board.kind !== 'map') return false;
  const isAsked = (answer: BoardAnswer | undefined) => asks.some(({ id }) => id === answer?.ask);
  const idle = asks.every(({ optional }) => optional === true);
  return board.cells.some(
    ({ answer, parts = [] }) => isAsked(answer) || (idle && parts.some((part) => isAsked(part.answer))),
  );
}

type Of<Kind extends Board['kind']> = { readonly board: Extract<Board, { readonly kind: Kind }> };

type RowsProps = Of<'rows'> & { readonly tellable: readonly Ask[] };

/** Opened by its moment or by a tap; closed by a tap, by the end of its moment, and by the end of the game. */
function Rows({ board: { title, rows, folded, bySide, first, tells = '' }, tellable }: RowsProps) {
  const unfolds = !(folded ?? rows.length > 4);
  // It closes by itself once nobody touches or reads it: what another entered takes no row from under a finger.
  const element = useRef<HTMLDetailsElement>(null);
  const opens = useOnceIdle(unfolds, useRead(element)) || unfolds;
  // Whoever closed it in its moment wants it closed the next time; what was looked up is looked up again.
  const fold = useFold(title, opens, opens);
  const isTold = tells !== '' && rows.some((row) => openTaps(row, tellable).length > 0);
  return (
    <details class="game-fold board" ref={element} {...fold}>
      <summary class="game-fold-face" lang={langOf(title)}>
        {isTold ? `${title}: ${tells}` : title}
      </summary>
      {bySide === true ? (
        <Sides
          rows={rows}
          tellable={tellable}
          first={first}
          folds={(opens || first !== undefined) && rows.length > MANY}
        />
      ) : (
        <ul class="board-rows">
          {rows.map((row) =>
            isLine(row, tellable) ? (
              <Line key={`${row.of ?? ''} ${row.title}`} row={row} tellable={tellable} />
            ) : (
              <li key={`${row.of ?? ''} ${row.title}`} class="board-row">
                <span class="board-title">
                  <bdi>{row.title}</bdi>
                </span>
                {row.figure === undefined ? null : <span class="board-figure">{row.figure}</span>}
                <span class="board-facts">
                  <Facts of={row.facts} /> <RuleLinks rules={row.rules ?? []} />
                </span>
                <RowTaps title={row.title} taps={openTaps(row, tellable)} />
              </li>
            ),
          )}
        </ul>
      )}
    </details>
  );
}

/** Whether it stands in the middle of the window, for whoever scrolled to it: as it was before what is drawn now. */
function useRead(element: RefObject<Element>): () => boolean {
  const inMiddle = useRef(false);
  useEffect(() => {
    if (element.current === null) return undefined;
    const watch = new IntersectionObserver(
      (seen) => {
        inMiddle.current = seen[seen.length - 1]?.isIntersecting === true;
      },
      { rootMargin: '-50% 0px' },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return useCallback(() => inMiddle.current && scrollY > 0, []);
}

/** Each in the reader's language as far as that is known. */
const Facts = ({ of }: { readonly of: readonly string[] }) =>
  of.map((fact, place) => (
    <span key={fact} lang={langOf(fact)}>
      {place > 0 ? ` · ${fact}` : fact}
    </span>
  ));

/** With no more to say than its figure it has its taps beside it. */
const isLine = (row: BoardRow, tellable: readonly Ask[]): boolean =>
  row.facts.length === 0 && row.rules === undefined && openTaps(row, tellable).length > 0;

interface LineProps {
  readonly row: BoardRow;
  readonly tellable: readonly Ask[];
}

function Line({ row, tellable }: LineProps) {
  return (
    <li class="board-row board-line">
      <p>
        <b>
          <bdi>{row.title}</bdi>
        </b>{' '}
        <span class="board-count" lang={langOf(row.figure ?? '')}>
          {row.figure}
        </span>
        {row.facts.length === 0 ? null : (
          <span class="board-facts">
            <Facts of={row.facts} />
          </span>
        )}
      </p>
      <RowTaps title={row.title} taps={openTaps(row, tellable)} />
    </li>
  );
}

/** A board that opens by itself shows no more rows than these of all sides at once. */
const MANY = 12;

interface SidesProps {
  readonly rows: readonly BoardRow[];
  readonly tellable: readonly Ask[];
  readonly first: SideId | undefined;
  /** Those of the others are a tap away. */
  readonly folds: boolean;
}

/** Each side's rows under its name: two armies are some forty rows. They keep one order on a phone for the whole game. */
function Sides({ rows, tellable, first, folds }: SidesProps) {
  const mine = useTable().store.part('mine')?.side;
  const lead = useOnceIdle(first ?? mine);
  const nameOf = useNames();
  // Where what falls is tapped of the others, theirs stand first.
  const last = (side: SideId): number => Number((side === mine) === (first !== undefined));
  const sides = [...new Set(rows.flatMap(({ of }) => of ?? []))].sort((one, other) => last(one) - last(other));
  return (
    <>
      {sides.map((side) => (
        <Side key={side} name={nameOf(side)} folds={folds} opens={side === lead}>
          <ul class="board-rows">
            {rows
              .filter(({ of }) => of === side)
              .map((row) => (
                <Line key={row.piece ?? row.title} row={row} tellable={tellable} />
              ))}
          </ul>
        </Side>
      ))}
    </>
  );
}

interface SideProps {
  readonly name: string;
  readonly folds: boolean;
  readonly opens: boolean;
  readonly children: ComponentChildren;
}

function Side({ name, folds, opens, children }: SideProps) {
  const fold = useFold('side', opens, !opens);
  const heading = (
    <h3 class="board-side-name">
      <bdi>{name}</bdi>
    </h3>
  );
  if (!folds)
    return (
      <section class="board-side">
        {heading}
        {children}
      </section>
    );
  return (
    <details class="board-side" {...fold}>
      <summary>{heading}</summary>
      {children}
    </details>
  );
}
