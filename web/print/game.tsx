/** A game on paper, for a table without phones: what its system says stands on each page. */
import './game.css';
import { useEffect, useState } from 'preact/hooks';
import type { Paper, PaperPart, PaperStep } from '../../core/encounter/paper.ts';
import { isPlainObject } from '../../core/journal/json.ts';
import { useStore } from '../event/context.ts';
import { tell } from '../text/print.ts';

/** A game without an event. */
export interface AskedGame {
  readonly system: string;
  readonly sides: number;
}

/** For the tables of a round: one set for each number of sides. */
export function EventGameSheets({ event, round }: { readonly event: string; readonly round: number }) {
  const store = useStore();
  const seats = Object.values(store.part(`games/${round}`) ?? {}).map((table) => table.seats.length);
  const sides = [...new Set(seats.filter((count) => count > 1))].sort((a, b) => b - a);
  return (
    <>
      {sides.map((count) => (
        <Pages key={count} address={`/api/events/${encodeURIComponent(event)}/paper/${round}?sides=${count}`} />
      ))}
    </>
  );
}

export function GamePages({ system, sides }: AskedGame) {
  return <Pages address={`/api/games/${encodeURIComponent(system)}/paper?sides=${sides}`} />;
}

function Pages({ address }: { readonly address: string }) {
  const [paper, setPaper] = useState<Paper | null | undefined>(undefined);
  useEffect(() => {
    void fetchPaper(address).then(setPaper);
  }, [address]);
  if (paper === undefined) return null;
  if (paper === null) return <p class="off-paper">{tell('print.noGame')}</p>;
  return (
    <>
      {paper.map((parts, page) => (
        <section key={page} class="sheet">
          {parts.map((part) => (
            <section key={part.title} class={`paper-part paper-part-${part.kind}`}>
              <h2>{part.title}</h2>
              <Part part={part} />
            </section>
          ))}
        </section>
      ))}
    </>
  );
}

/** Null where the system has none. */
async function fetchPaper(address: string): Promise<Paper | null> {
  try {
    const answer = await fetch(address);
    const value: unknown = answer.ok ? await answer.json() : null;
    return isPlainObject(value) && Array.isArray(value.pages) ? value.pages : null;
  } catch {
    return null;
  }
}

function Part({ part }: { readonly part: PaperPart }) {
  switch (part.kind) {
    case 'steps':
      return <Steps part={part} />;
    case 'slips':
      return <Slips part={part} />;
    case 'grid':
      return <Grid part={part} />;
    case 'track':
      return <Track part={part} />;
    case 'table':
      return <Fields part={part} />;
  }
}

type Of<Kind extends PaperPart['kind']> = { readonly part: Extract<PaperPart, { readonly kind: Kind }> };

function Steps({ part: { steps } }: Of<'steps'>) {
  return (
    <ol class="paper-steps">
      {steps.map(({ title, says }) => (
        <li key={title}>
          <span class="paper-tick" /> <b>{title}.</b> <Says says={says} />
        </li>
      ))}
    </ol>
  );
}

/** As many sentences as are read in one go; more stand below each other. */
const RUNNING = 4;

function Says({ says }: { readonly says: PaperStep['says'] }) {
  if (says.length <= RUNNING) {
    return (
      <>
        {says.map(({ text }) => text).join(' ')}{' '}
        <small>{[...new Set(says.flatMap(({ rules }) => rules))].join(' ')}</small>
      </>
    );
  }
  return (
    <ul class="paper-says">
      {says.map(({ text, rules }) => (
        <li key={text}>
          {text} <small>{rules.join(' ')}</small>
        </li>
      ))}
    </ul>
  );
}

function Slips({ part: { hint, slips } }: Of<'slips'>) {
  return (
    <>
      <p>{hint}</p>
      <div class="paper-slips">
        {slips.map(({ title, lines }) => (
          <div key={title} class="paper-slip">
            <h3>{title}</h3>
            <p class="paper-fold">{tell('print.fold')}</p>
            {lines.map((line) => (
              <p key={line} class="paper-line">
                {line}
              </p>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

function Grid({ part: { hint, columns, rows } }: Of<'grid'>) {
  return (
    <>
      <p>{hint}</p>
      <table class="paper-grid">
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row}>
              {Array.from({ length: columns }, (__, column) => (
                <td key={column} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Track({ part: { boxes } }: Of<'track'>) {
  const bare = boxes.every(({ notes }) => notes.length === 0);
  return (
    <ol class={bare ? 'paper-track paper-track-bare' : 'paper-track'}>
      {boxes.map(({ label, notes }) => (
        <li key={label}>
          <span class="paper-tick" /> <b>{label}</b> {notes.join('; ')}
        </li>
      ))}
    </ol>
  );
}

function Fields({ part: { hint, columns, labels } }: Of<'table'>) {
  return (
    <>
      <p>{hint}</p>
      <table class="paper-table paper-fields">
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, row) => (
            <tr key={row}>
              <th scope="row">{label}</th>
              {columns.map((column) => (
                <td key={column} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
