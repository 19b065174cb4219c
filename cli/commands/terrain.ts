import { type Refusal, isRefusal, refuse } from '../../core/rules/refusal.ts';
import type { Inspection } from '../../core/table/inspection.ts';
import type { LaidTable } from '../../core/table/laid-table.ts';
import type { Layout, LayoutBook } from '../../core/table/layout/layout.ts';
import type { Asked, CommandSpec, Io, Outcome } from '../spec.ts';

export const terrain: CommandSpec = {
  usage: 'terrain <system> <layout> <file>',
  summary: 'check the terrain of a table against a pack: what is not allowed, and the figures that it advises',
  define: (command) => command,
  run: inspect,
};

async function inspect({ io, words: [system = '', name = '', file = ''] }: Asked): Promise<Outcome> {
  const { LAYOUT_BOOKS } = await import('../../core/systems/layouts.ts');
  const { inspectTable } = await import('../../core/systems/terrain.ts');
  const { findLayout } = await import('../../core/table/layout/layout.ts');
  const found = findLayout(LAYOUT_BOOKS, system, name);
  if (isRefusal(found)) return found;
  const laid = await tableFrom(io, file);
  if (isRefusal(laid)) return laid;
  const inspected = inspectTable(found.book, found.layout, laid);
  if (isRefusal(inspected)) return inspected;
  const allowed = inspected.findings.every(({ kind }) => kind !== 'broken');
  return { data: { allowed, ...inspected }, text: textOf(found, inspected, allowed), failed: !allowed };
}

async function tableFrom(io: Io, file: string): Promise<LaidTable | Refusal> {
  const { readFile } = await import('node:fs/promises');
  const { laidTable } = await import('../../server/schemas/laid-table.ts');
  const bytes = file === '-' ? await io.input() : await readFile(file);
  const { parseJson } = await import('../../core/journal/json.ts');
  const read = parseJson(new TextDecoder().decode(bytes));
  if ('problem' in read) return refuse('no-table', `${file} holds no table: it ${read.problem}.`);
  const parsed = laidTable.safeParse(read.value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue === undefined || issue.path.length === 0 ? '' : ` at ${issue.path.join('.')}`;
  return refuse('no-table', `${file} holds no table: ${issue?.message ?? 'it cannot be read'}${where}.`);
}

function textOf(
  { layout, book }: { readonly layout: Layout; readonly book: LayoutBook },
  { findings, figures }: Inspection,
  allowed: boolean,
): string {
  return [
    `${layout.title}, ${book.title}`,
    ...figures.map(({ name, value, wanted, rules }) => `${name}: ${value}; wanted: ${wanted} [${rules.join(' ')}]`),
    ...findings.map(
      ({ kind, message, rules }) => `${kind === 'broken' ? 'BAD ' : 'note'} ${message} [${rules.join(' ')}]`,
    ),
    allowed ? 'The table may be played.' : 'The table may not be played as it is.',
  ].join('\n');
}
