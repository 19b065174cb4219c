import { isRefusal, refuse } from '../../core/rules/refusal.ts';
import { type CommandSpec, onEvent, overridable, textOf } from '../spec.ts';

export const checkIn: CommandSpec = {
  usage: 'check-in [who...]',
  summary: 'check players in, by name or id, or all of them',
  define: (command) =>
    overridable(onEvent(command))
      .option('--all', 'everybody who is registered')
      .option('--faction <name>', 'the faction they declare'),
  run: async (asked) => {
    const { words, options } = asked;
    const { atDesk } = await import('../desk/open.ts');
    const { entrantsOf } = await import('../desk/parts.ts');
    const { findAll } = await import('../who.ts');
    const { sendAll } = await import('../desk/desk.ts');
    return atDesk(asked, async (desk, parts) => {
      const entrants = entrantsOf(parts);
      const all = options.all === true ? entrants.filter(({ status }) => status === 'registered') : [];
      const named = findAll(entrants, words);
      if (isRefusal(named)) return named;
      const who = [...new Set([...named, ...all])];
      if (who.length === 0 && options.all !== true) return refuse('usage', 'Name somebody, or check --all in.');
      const [faction, override] = [textOf(options, 'faction'), textOf(options, 'override')];
      const more = {
        ...(faction === undefined ? {} : { faction }),
        ...(override === undefined ? {} : { override }),
      };
      const refused: { entrant: string; name: string; message: string; rules: readonly string[] }[] = [];
      for (const { id, name } of who) {
        const done = await sendAll(desk, [{ type: 'check-in', entrant: id, ...more }]);
        // With --all one who cannot be checked in does not keep the others out.
        if (isRefusal(done) && options.all !== true) return done;
        if (isRefusal(done)) refused.push({ entrant: id, name, message: done.message, rules: done.refused });
      }
      const checked = who.length - refused.length;
      const missing = refused.map(({ name, message }) => `\nNot ${name}: ${message}`).join('');
      return {
        data: { checkedIn: checked, refused },
        text: `Checked in: ${checked}.${missing}`,
        failed: refused.length > 0,
      };
    });
  },
};
