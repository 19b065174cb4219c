import { isRefusal, refuse } from '../../core/rules/refusal.ts';
import { type CommandSpec, onEvent, textOf } from '../spec.ts';

export const doCommand: CommandSpec = {
  usage: 'do <command>',
  summary: 'send any command, as JSON: `do \'{"type":"reinstate","entrant":"e4"}\'`',
  define: (command) => onEvent(command).option('--id <id>', 'an ID for it: a command sent twice is done once'),
  run: async (asked) => {
    const { parseJson } = await import('../../core/journal/json.ts');
    const command = parseJson(asked.words[0] ?? '');
    if ('problem' in command) {
      return refuse('usage', `The command ${command.problem}. In a shell, put it in single quotes.`);
    }
    const { atDesk } = await import('../desk/open.ts');
    const { parseCommand } = await import('../desk/commands.ts');
    const parsed = parseCommand(command.value);
    if (isRefusal(parsed)) return parsed;
    return atDesk(asked, async (desk) => {
      const done = await desk.send(parsed, textOf(asked.options, 'id'));
      if (isRefusal(done)) return done;
      const lines = done.entries.map(({ type, rules }) => `${type}${rules.length > 0 ? ` [${rules.join(', ')}]` : ''}`);
      const none = done.entries.length === 0 ? 'Nothing changed.' : '';
      return { data: done, text: [...(done.repeated ? ['This was done before:'] : []), ...lines, none].join('\n') };
    });
  },
};
