import { isRefusal, refuse } from '../../core/journal/types.ts';
import type { Layout, LayoutBook } from '../../core/table/layout/layout.ts';
import { type Asked, type CommandSpec, type Outcome, textOf } from '../spec.ts';

export const layout: CommandSpec = {
  usage: 'layout [system] [name]',
  summary: 'a deployment or scenario: what stands where; with --svg, drawn to scale',
  define: (command) =>
    command
      .option('--svg', 'as a drawing')
      .option('--from <side>', 'the side whose edge is at the bottom: A or B', 'A'),
  run: layoutOf,
};

async function layoutOf({ words, options }: Asked): Promise<Outcome> {
  const { LAYOUT_BOOKS } = await import('../../core/systems/layouts.ts');
  const [system, name] = words;
  if (system === undefined) return listing(LAYOUT_BOOKS);
  const { findBook, findLayout } = await import('../../core/table/layout/layout.ts');
  const book = findBook(LAYOUT_BOOKS, system);
  if (isRefusal(book)) return book;
  if (name === undefined) return listing([book]);
  const found = findLayout(LAYOUT_BOOKS, system, name);
  if (isRefusal(found)) return found;
  const from = textOf(options, 'from')?.toUpperCase();
  if (from !== 'A' && from !== 'B') return refuse('unknown-side', 'A table is seen from side A or from side B.');
  const { seenFromAcross } = await import('../../core/table/layout/turn.ts');
  return shown(book, from === 'B' ? seenFromAcross(found.layout) : found.layout, options.svg === true);
}

function listing(books: readonly LayoutBook[]): Outcome {
  const lines = books.flatMap(({ system, layouts }) =>
    layouts.map(({ name, title, sure }) => `${system} ${name}: ${title} (${sure.how})`),
  );
  const data = books.map(({ system, title, layouts }) => ({ system, title, layouts: layouts.map(({ name }) => name) }));
  return { data, text: lines.join('\n') };
}

async function shown(book: LayoutBook, found: Layout, drawn: boolean): Promise<Outcome> {
  const { sayInEnglish } = await import('../../core/table/drawing/words.ts');
  if (drawn) {
    const { layoutSheet } = await import('../../core/table/drawing/sheet.ts');
    const text = layoutSheet(found, book.title, sayInEnglish);
    return { data: { ...found, svg: text }, text };
  }
  const { listOf } = await import('../../core/table/drawing/legend.ts');
  const [width, depth] = found.size;
  const lines = [
    `${found.title}, ${book.title}: ${width}″ × ${depth}″`,
    ...listOf(found, sayInEnglish).map(({ what, where }) => `${what}: ${where}`),
    ...found.notes,
    `${sayInEnglish(`drawing.sure.${found.sure.how}`)} ${found.sure.why}`,
    found.rules.join(' '),
  ];
  return { data: found, text: lines.join('\n') };
}
