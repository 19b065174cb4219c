import { Option } from 'commander';
import { isRefusal, refuse } from '../../core/rules/refusal.ts';
import { LINKED_ROLES } from '../../core/journal/types.ts';
import { type CommandSpec, onEvent, textOf } from '../spec.ts';

export const link: CommandSpec = {
  usage: 'link',
  summary: 'make a link for staff, a screen or a player, or a new one for yourself',
  define: (command) =>
    onEvent(command)
      .addOption(new Option('--role <role>', 'whose').choices(LINKED_ROLES).default('organiser'))
      .option('--who <name>', 'the player it belongs to; without it, players claim their names')
      .option('--label <text>', 'a label for it', ''),
  run: async (asked) => {
    const { atDesk } = await import('../desk/open.ts');
    const { entrantsOf } = await import('../desk/parts.ts');
    const { findEntrant } = await import('../who.ts');
    return atDesk(asked, async (desk, parts) => {
      const role = LINKED_ROLES.find((known) => known === asked.options.role) ?? 'organiser';
      const who = textOf(asked.options, 'who');
      if (who !== undefined && role !== 'player') return refuse('usage', 'Only a player’s link names somebody.');
      const entrant = who === undefined ? undefined : findEntrant(entrantsOf(parts), who);
      if (isRefusal(entrant)) return entrant;
      const label = textOf(asked.options, 'label') ?? '';
      const made = await desk.link({ role, label, ...(entrant ? { entrant: entrant.id } : {}) });
      if (isRefusal(made)) return made;
      const where = made.link.startsWith('/') ? 'http://SERVER' : '';
      return { data: { role, ...made }, text: `Shown this once: ${where}${made.link}` };
    });
  },
};
