/** A layout as a file of its own: title, drawing, legend, notes, and how sure the positions are. Black on white. */
import type { Layout } from '../layout/layout.ts';
import { describe, drawLayout } from './layout-drawing.ts';
import { legendOf } from './legend.ts';
import { type SvgNode, rounded as r, svg, svgText } from './svg.ts';
import { swatch } from './swatch.ts';
import type { Say } from './words.ts';

/** About how wide a letter is, in heights of a letter. */
const LETTER = 0.56;
const CAPITAL = 0.7;
const LINE = 1.45;

/** SVG text of a whole sheet. Its width in a document of its own is that of A4 paper less margins. */
export function layoutSheet(layout: Layout, heading: string, say: Say): string {
  const id = layout.name;
  const { box, text, nodes } = drawLayout(layout, id, say);
  const [left, top, width, height] = [r(box[0] - text * 0.4), box[1], r(box[2] + text * 0.8), box[3]];
  const head = text * 4.2;
  const rows = [
    ...legendOf(layout, say).map((row) => ({ row, line: row.text })),
    ...[...layout.notes, say(`drawing.sure.${layout.sure.how}`), layout.sure.why, layout.rules.join(' ')]
      .flatMap((note) => wrapped(note, width / (text * 0.9)))
      .map((line) => ({ row: null, line })),
  ];
  const foot = top + height + text;
  const margin = left + text * 0.4;
  const lines = rows.map(({ row, line }, index) => {
    const y = foot + (index + 0.7) * text * LINE;
    return svg(
      'g',
      {},
      ...(row === null ? [] : swatch(row.sign, id, [margin, y], text)),
      plain(line, margin + (row === null ? 0 : text * 2.6), y, text * 0.9),
    );
  });
  const whole = height + head + (rows.length + 1) * text * LINE + text;
  return svgText(
    svg(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        viewBox: `${left} ${r(top - head)} ${width} ${r(whole)}`,
        width: '180mm',
        height: `${r((180 * whole) / width)}mm`,
        role: 'img',
        'font-family': 'system-ui, sans-serif',
        'aria-labelledby': `${id}-title ${id}-desc`,
      },
      svg('title', { id: `${id}-title` }, `${layout.title}, ${heading}`),
      svg('desc', { id: `${id}-desc` }, describe(layout, say)),
      svg('rect', { x: left, y: r(top - head), width, height: r(whole), fill: '#ffffff' }),
      plain(layout.title, margin, top - head + text * 1.4, text * 1.7),
      plain(heading, margin, top - head + text * 3, text),
      ...nodes,
      ...lines,
    ),
  );
}

function plain(text: string, x: number, y: number, size: number): SvgNode {
  return svg('text', { x: r(x), y: r(y + size * 0.35), 'font-size': r(size), fill: '#000000' }, text);
}

/** A text in lines of such a width at most, in heights of a letter, broken between words. */
function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines[lines.length - 1] ?? ''} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function widthOf(text: string): number {
  const capitals = text.match(/[A-Z0-9-]/g)?.length ?? 0;
  return capitals * CAPITAL + (text.length - capitals) * LETTER;
}
