import { isRefusal } from '../../core/journal/types.ts';
import { type CommandSpec, onEvent, textOf } from '../spec.ts';

export const exportEvent: CommandSpec = {
  usage: 'export',
  summary: 'write down what anybody may read and check, as JSON Lines',
  define: (command) => onEvent(command).option('--out <file>', 'into a file; else to standard output'),
  run: async (asked) => {
    const { atDesk } = await import('../desk/open.ts');
    return atDesk(asked, async (desk) => {
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
