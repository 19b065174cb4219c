import { type Refusal, isRefusal, refuse } from '../../core/rules/refusal.ts';
import type { Layout, LayoutBook } from '../../core/table/layout/layout.ts';
import { type Asked, type CommandSpec, type Outcome, textOf } from '../spec.ts';

export const layout: CommandSpec = {
  usage: 'layout [system] [name]',
  summary: 'show a deployment or scenario; with --svg, as a drawing to scale',
  define: (command) =>
    command
      .option('--svg', 'as a drawing')
      .option('--file <path>', 'your own layout as JSON, or a table saved from the page: it is checked and shown')
      .option('--from <side>', 'the side whose edge is at the bottom: A or B', 'A'),
  run: layoutOf,
};

async function layoutOf({ words, options }: Asked): Promise<Outcome> {
  const from = textOf(options, 'from')?.toUpperCase();
  if (from !== 'A' && from !== 'B') return refuse('unknown-side', 'A table is seen from side A or from side B.');
  const seen = async (found: Layout, title: string) => {
    const { seenFromAcross } = await import('../../core/table/layout/turn.ts');
    return shown(title, from === 'B' ? seenFromAcross(found) : found, options.svg === true);
  };
  const file = textOf(options, 'file');
  if (file !== undefined) {
    const own = await ownIn(file);
    return isRefusal(own) ? own : seen(own, file);
  }
  const { LAYOUT_BOOKS } = await import('../../core/systems/layouts.ts');
  const [system, name] = words;
  if (system === undefined) return listing(LAYOUT_BOOKS);
  const { findBook, findLayout } = await import('../../core/table/layout/layout.ts');
  const book = findBook(LAYOUT_BOOKS, system);
  if (isRefusal(book)) return book;
  if (name === undefined) return listing([book]);
  const found = findLayout(LAYOUT_BOOKS, system, name);
  if (isRefusal(found)) return found;
  return seen(found.layout, book.title);
}

/** A layout in a file of its own, or in a table that was saved from the page. */
async function ownIn(file: string): Promise<Layout | Refusal> {
  const { readFile } = await import('node:fs/promises');
  const { readLayoutText } = await import('../../core/table/layout/read.ts');
  const { readMapText } = await import('../../core/table/map/read.ts');
  const text = await readFile(file, 'utf8');
  const table = readMapText(text);
  return !isRefusal(table) && table.own !== undefined ? table.own : readLayoutText(text);
}

function listing(books: readonly LayoutBook[]): Outcome {
  const lines = books.flatMap(({ system, layouts }) =>
    layouts.map(({ name, title, sure }) => `${system} ${name}: ${title} (${sure.how})`),
  );
  const data = books.map(({ system, title, layouts }) => ({ system, title, layouts: layouts.map(({ name }) => name) }));
  return { data, text: lines.join('\n') };
}

async function shown(title: string, found: Layout, drawn: boolean): Promise<Outcome> {
  const { sayInEnglish } = await import('../../core/table/drawing/words.ts');
  if (drawn) {
    const { layoutSheet } = await import('../../core/table/drawing/sheet.ts');
    const text = layoutSheet(found, title, sayInEnglish);
    return { data: { ...found, svg: text }, text };
  }
  const { listOf } = await import('../../core/table/drawing/legend.ts');
  const [width, depth] = found.size;
  const lines = [
    `${found.title}, ${title}: ${width}″ × ${depth}″`,
    ...listOf(found, sayInEnglish).map(({ what, where }) => `${what}: ${where}`),
    ...found.notes,
    `${sayInEnglish(`drawing.sure.${found.sure.how}`)} ${found.sure.why}`,
    found.rules.join(' '),
  ];
  return { data: found, text: lines.join('\n') };
}
