import { isRefusal, refuse } from '../../core/rules/refusal.ts';
import { type EventView, standingsPartOf } from '../desk/parts.ts';
import { type Asked, type CommandSpec, type Options, type Outcome, onEvent, textOf } from '../spec.ts';

export const exportEvent: CommandSpec = {
  usage: 'export',
  summary: 'export what everybody may read and check, as JSON Lines',
  define: (command) =>
    onEvent(command)
      .option('--out <file>', 'to a file; without it, to standard output')
      .option(
        '--format <name>',
        'for another program: biggerhat, cryodex, nrtm, trf16, … (docs/exchange.md); format saves only its format',
      ),
  run: async (asked) => {
    const { atDesk } = await import('../desk/open.ts');
    return atDesk(asked, async (desk, parts) => {
      const format = textOf(asked.options, 'format');
      if (format !== undefined) return exchanged(asked, format, parts);
      const lines = await desk.lines();
      if (isRefusal(lines)) return lines;
      const out = textOf(asked.options, 'out');
      const text = `${lines.join('\n')}\n`;
      if (out === undefined) return { data: lines.map((line) => JSON.parse(line) as unknown), text };
      const { writeWhole } = await import('../files/atomic.ts');
      await writeWhole(out, text);
      return { data: { file: out, lines: lines.length }, text: `Wrote ${lines.length} lines to ${out}.` };
    });
  },
};

async function exchanged({ options }: Asked, name: string, parts: EventView): Promise<Outcome> {
  if (name === 'format') return formatFile(options, parts);
  const { EXCHANGE_FORMATS } = await import('../../core/event/exchange/formats.ts');
  const { fromParts } = await import('../../core/event/exchange/exchange.ts');
  const format = EXCHANGE_FORMATS.find(({ id }) => id === name);
  if (!format) return refuse('usage', `Give --format one of ${EXCHANGE_FORMATS.map(({ id }) => id).join(', ')}.`);
  // Addresses stay here, as with every export.
  const text = format.write(fromParts({ ...parts, standings: standingsPartOf(parts), desk: undefined }));
  return typeof text === 'string' ? written(options, { name, title: format.title }, text) : text;
}

/** How the event is played, as a file that another one can be made from. */
async function formatFile(options: Options, parts: EventView): Promise<Outcome> {
  const { packById } = await import('../../core/systems/index.ts');
  const text = packById(parts.event.system)?.options.formatFile?.(parts.pack.values);
  if (text === undefined) return refuse('no-format', 'This event has no format of its own: it follows its pack.');
  return written(options, { name: 'format', title: 'the format' }, text);
}

async function written(
  options: Options,
  { name, title }: { readonly name: string; readonly title: string },
  text: string,
): Promise<Outcome> {
  const out = textOf(options, 'out');
  if (out === undefined) return { data: { format: name, text }, text };
  const { writeWhole } = await import('../files/atomic.ts');
  await writeWhole(out, text);
  return { data: { file: out, format: name }, text: `Wrote ${title} to ${out}.` };
}
