import { refuse } from '../../core/rules/refusal.ts';
import { type CommandSpec, numberOf, onEvent, whole } from '../spec.ts';

export const pairings: CommandSpec = {
  usage: 'pairings',
  summary: 'show who plays whom, and the results',
  define: (command) => onEvent(command).option('--round <number>', 'without it, the latest', whole(1, 64)),
  run: async (asked) => {
    const { atDesk } = await import('../desk/open.ts');
    const { gamesOf } = await import('../desk/parts.ts');
    const { pairingsText } = await import('../text/event.ts');
    return atDesk(asked, async (_, parts) => {
      const round = numberOf(asked.options, 'round') ?? parts.event.round;
      const known = parts[`round/${round}`];
      if (!known) return refuse('no-round', round === 0 ? 'No round is published yet.' : `There is no round ${round}.`);
      return { data: { ...known, games: gamesOf(parts, round) }, text: pairingsText(parts, round) };
    });
  },
};
