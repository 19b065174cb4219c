import { isRefusal } from '../../core/rules/refusal.ts';
import { type CommandSpec, onEvent, textOf } from '../spec.ts';

export const drop: CommandSpec = {
  usage: 'drop <who...>',
  summary: 'a player leaves the event',
  define: (command) => onEvent(command).option('--reason <text>', 'only the organiser sees it'),
  run: async (asked) => {
    const { atDesk } = await import('../desk/open.ts');
    const { entrantsOf } = await import('../desk/parts.ts');
    const { findEntrant } = await import('../who.ts');
    const { safe } = await import('../text/safe.ts');
    return atDesk(asked, async (desk, parts) => {
      const entrant = findEntrant(entrantsOf(parts), asked.words.join(' '));
      if (isRefusal(entrant)) return entrant;
      const reason = textOf(asked.options, 'reason');
      const done = await desk.send({ type: 'drop', entrant: entrant.id, ...(reason === undefined ? {} : { reason }) });
      return isRefusal(done)
        ? done
        : { data: { entrant: entrant.id, ...done }, text: `${safe(entrant.name)} has left.` };
    });
  },
};
