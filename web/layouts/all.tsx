/** Every table of every system, as small pictures that lead to the large ones. */
import './layouts.css';
import { useEffect, useState } from 'preact/hooks';
import type { LayoutBook } from '../../core/table/layout/layout.ts';
import { Frame, Wordmark } from '../parts/frame.tsx';
import { NewerEdition } from '../parts/newer-edition.tsx';
import { Notice } from '../parts/notice.tsx';
import { LayoutDrawing } from '../table/drawn.tsx';
import { tellLayouts } from '../text/layouts.ts';
import { tellTable } from '../text/tables.ts';
import { addressOf, fetchBooks } from './asked.ts';
import { OwnLayouts } from './own.tsx';

/** @param system the one that is asked for; null: all. `?event=…` adds those of an event. */
export function AllLayouts({ system }: { readonly system: string | null }) {
  const [asked] = useState(() => new URLSearchParams(location.search));
  const [books, setBooks] = useState<readonly LayoutBook[] | 'failed' | null>(null);
  useEffect(() => {
    void fetchBooks().then((answer) => setBooks(answer ?? 'failed'));
  }, []);
  return (
    <Frame masthead={<Masthead />} foot={<a href="/table">{tellTable('table.title')}</a>} guide="tables">
      <div class="layouts">
        <OwnLayouts event={asked.get('event')} as={asked.get('as')} />
        {books === null ? <p class="soft">{tellLayouts('layouts.loading')}</p> : null}
        {books === 'failed' ? (
          <Notice meaning="loss">
            <p>{tellLayouts('layouts.failed')}</p>
          </Notice>
        ) : null}
        {books === null || books === 'failed'
          ? null
          : books
              .filter((book) => system === null || book.system === system)
              .map((book) => <Book key={book.system} book={book} />)}
      </div>
    </Frame>
  );
}

function Masthead() {
  return (
    <div class="layouts-mast">
      <Wordmark />
      <h1>{tellLayouts('layouts.title')}</h1>
      <p>{tellLayouts('layouts.lead')}</p>
    </div>
  );
}

function Book({ book: { system, title, layouts } }: { readonly book: LayoutBook }) {
  return (
    <section class="layouts-book">
      <h2>{title}</h2>
      <NewerEdition system={system} />
      <ul class="layouts-grid">
        {layouts.map((layout) => (
          <li key={layout.name}>
            <a class="layouts-one" href={addressOf(system, layout.name)}>
              <span aria-hidden="true">
                <LayoutDrawing layout={layout} id={`${system}-${layout.name}`} small />
              </span>
              {layout.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
