/** A table to set up, to measure on and to keep: with fingers, mouse or keys. */
import '../parts/button.css';
import '../parts/field.css';
import './table-page.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { LayoutBook, LayoutPoint, TerrainTrait } from '../../core/table/layout/layout.ts';
import type { Refusal } from '../../core/rules/refusal.ts';
import { type Hiding, sightBetween } from '../../core/table/map/between.ts';
import { withSpots } from '../../core/table/map/facts.ts';
import { EMPTY_MAP, type MapPiece, type TableMap, layoutUnder } from '../../core/table/map/map.ts';
import { fetchBooks } from '../layouts/asked.ts';
import { Button } from '../parts/button.tsx';
import { Frame, Wordmark } from '../parts/frame.tsx';
import { Problem } from '../parts/problem.tsx';
import { sayDrawing, tellLayouts } from '../text/layouts.ts';
import { tellTable } from '../text/setup.ts';
import { AddBar } from './add-bar.tsx';
import { Around } from './around.tsx';
import { Checks } from './checks.tsx';
import { useEventTable } from './at-event.tsx';
import { Chosen } from './chosen.tsx';
import { GroundForm } from './ground-form.tsx';
import { Keep } from './keep.tsx';
import { LayoutEditor, partDeeds, partsOf } from './layout-editor.tsx';
import { NO_ENDS, type RuleEnds, RuleLine, measure, measuredLines } from './rule-line.tsx';
import { savedTables } from './saved.ts';
import { type TableWork, useTable } from './state.ts';
import { type ShownLine, measures } from './measures.tsx';
import { TableCard } from './table-card.tsx';
import { TableView, type TableViewProps } from './table-view.tsx';

const NONE: readonly TerrainTrait[] = [];
const USUAL_REACH = 6;

export function TablePage() {
  const { map, problem, canUndo, apply, undo } = useTable();
  const books = useBooks();
  const [selected, setSelected] = useState<string | null>(null);
  const [corners, setCorners] = useState<readonly LayoutPoint[] | null>(null);
  const [ends, setEnds] = useState<RuleEnds>(NO_ENDS);
  const [reach, setReach] = useState(USUAL_REACH);
  const [parts, setParts] = useState(false);
  const [hiding, setHiding] = useState<Hiding>('terrain');
  const book = books.find((one) => one.system === map.system);
  const layout = layoutUnder(map, books);
  const traits = book?.traits ?? NONE;
  const thing = map.things.find(({ id }) => id === selected);
  const whole = withSpots(map, layout, ({ id, kind, name }) => `${name ?? sayDrawing(`drawing.${kind}`)} ${id}`);
  const measured = measure(whole, ends, traits, hiding);
  const seen = measured ? measuredLines(measured) : sightLines(map, traits, { thing, hiding });
  const ring = thing === undefined || reach === 0 ? null : { at: thing, reach };
  const chosen = { map, selected, onSelect: setSelected, onChange: apply };
  const at = useEventTable(apply);
  useAskedLayout(books, map, apply);
  useAskedTable(apply);
  const { add, tap } = useDeeds({ apply, select: setSelected, corners, setCorners, ends, setEnds });
  return (
    <Frame wide masthead={<Masthead />} foot={<a href="/layouts">{tellLayouts('layouts.title')}</a>} guide="tables">
      <div class="table-page">
        <div class="table-stage off-paper">
          <Drawing
            map={map}
            layout={layout}
            traits={traits}
            selected={selected}
            onSelect={setSelected}
            onChange={apply}
            onTap={tap}
            parts={parts}
            marks={measures({ lines: [...outlineLines(corners), ...seen], ring })}
          />
          <Steps problem={problem} canUndo={canUndo} undo={undo} />
        </div>
        <div class="table-side off-paper">
          <AddBar map={map} corners={corners} onCorners={setCorners} onAdd={add} />
          <Chosen {...chosen} traits={traits} onMeasure={(id) => setEnds({ from: id, to: null })} />
          {thing === undefined ? null : (
            <Around
              map={whole}
              layout={layout}
              traits={traits}
              thing={thing}
              {...{ reach, hiding }}
              onReach={setReach}
            />
          )}
          <RuleLine map={whole} {...{ ends, measured, hiding }} onEnds={setEnds} onHiding={setHiding} />
          <GroundForm map={map} books={books} onChange={apply} />
          <LayoutEditor {...chosen} layout={layout} parts={parts} onParts={setParts} />
          {book === undefined || layout === null ? null : (
            <Checks map={map} book={book} layout={layout} onChange={apply} />
          )}
          <Keep map={map} at={at} onOpen={apply} />
        </div>
        <section class="table-card" aria-hidden="true">
          <h2>{map.name === '' ? tellTable('table.title') : map.name}</h2>
          <TableCard map={map} layout={layout} traits={traits} id="card" />
        </section>
      </div>
    </Frame>
  );
}

function useBooks(): readonly LayoutBook[] {
  const [books, setBooks] = useState<readonly LayoutBook[]>([]);
  useEffect(() => void fetchBooks().then((found) => setBooks(found ?? [])), []);
  return books;
}

interface DrawingProps extends Omit<TableViewProps, 'onChange' | 'deeds'> {
  readonly onChange: (next: TableMap | Refusal) => unknown;
  /** Whether the parts of its own layout are moved, and not what lies on it. */
  readonly parts: boolean;
}

function Drawing({ parts, map, onChange, ...view }: DrawingProps) {
  const { own } = map;
  if (!parts || own === undefined) return <TableView {...view} map={map} onChange={onChange} />;
  return <TableView {...view} map={partsOf(map, own)} traits={NONE} deeds={partDeeds(map, own, onChange)} />;
}

/** Taking the last step back, and why one was not made. */
function Steps({ problem, canUndo, undo }: Pick<TableWork, 'problem' | 'canUndo' | 'undo'>) {
  return (
    <>
      <div class="table-actions">
        <Button disabled={!canUndo} onClick={undo}>
          {tellTable('table.undo')}
        </Button>
      </div>
      <Problem text={problem} />
    </>
  );
}

interface Deeds {
  readonly apply: TableWork['apply'];
  readonly select: (id: string | null) => void;
  readonly corners: readonly LayoutPoint[] | null;
  readonly setCorners: (corners: readonly LayoutPoint[]) => void;
  readonly ends: RuleEnds;
  readonly setEnds: (ends: RuleEnds) => void;
}

/** What comes of a tap, and of something new. */
function useDeeds({ apply, select, corners, setCorners, ends, setEnds }: Deeds) {
  return {
    add: (next: TableMap | Refusal, id: string) => {
      if (apply(next)) select(id);
    },
    tap: (place: LayoutPoint, id: string | null) => {
      if (corners !== null) {
        setCorners([...corners, hundredthsOf(place)]);
        return;
      }
      // The next tap ends a rule line that was begun: on a thing, or anywhere.
      if (ends.from !== null && ends.to === null) setEnds({ ...ends, to: id ?? hundredthsOf(place) });
      else select(id);
    },
  };
}

/** `/table?system=…&layout=…` begins with that layout. */
function useAskedLayout(books: readonly LayoutBook[], map: TableMap, apply: (next: TableMap) => unknown): void {
  useEffect(() => {
    const asked = new URLSearchParams(location.search);
    const book = books.find(({ system }) => system === asked.get('system'));
    const layout = book?.layouts.find(({ name }) => name === asked.get('layout'));
    if (book === undefined || layout === undefined) return;
    history.replaceState(null, '', location.pathname);
    const { system } = book;
    apply({ ...EMPTY_MAP, ...(map.layout === layout.name ? map : {}), system, layout: layout.name, size: layout.size });
  }, [books, map, apply]);
}

/** `/table?saved=…` opens the table that this device keeps under that name. */
function useAskedTable(apply: (next: TableMap) => unknown): void {
  const latest = useRef(apply);
  latest.current = apply;
  useEffect(() => {
    const name = new URLSearchParams(location.search).get('saved');
    const saved = name === null ? undefined : savedTables().find((one) => one.name === name);
    if (saved === undefined) return;
    history.replaceState(null, '', location.pathname);
    latest.current(saved);
  }, []);
}

function Masthead() {
  return (
    <div class="table-mast off-paper">
      <Wordmark />
      <h1>{tellTable('table.title')}</h1>
      <p>{tellTable('table.lead')}</p>
    </div>
  );
}

/** What people place snaps to hundredths of an inch. */
function hundredthsOf([x, y]: LayoutPoint): LayoutPoint {
  return [Math.round(x * 100) / 100, Math.round(y * 100) / 100];
}

function sightLines(
  map: TableMap,
  traits: readonly TerrainTrait[],
  { thing, hiding }: { readonly thing: MapPiece | undefined; readonly hiding: Hiding },
): readonly ShownLine[] {
  if (thing?.kind !== 'model') return [];
  return map.things.flatMap((other) => {
    if (other.kind !== 'model' || other.side === thing.side) return [];
    const { line } = sightBetween(thing, other, map, traits, hiding);
    return line === null ? [] : [{ places: line, kind: 'sight', text: '' } as const];
  });
}

/** An outline as far as it is drawn. */
function outlineLines(corners: readonly LayoutPoint[] | null): readonly ShownLine[] {
  return (corners ?? []).map((to, index, all) => ({
    places: [all[index - 1] ?? to, to],
    kind: 'measure',
    text: String(index + 1),
  }));
}
