import { isRefusal } from '../../core/rules/refusal.ts';
import { type CommandSpec, onEvent, overridable, textOf } from '../spec.ts';

export const start: CommandSpec = {
  usage: 'start',
  summary: 'publish the pack and start the event',
  define: (command) => overridable(onEvent(command)).option('--no-publish', 'the pack is published already'),
  run: async (asked) => {
    const { atDesk } = await import('../desk/open.ts');
    const { sendAll } = await import('../desk/desk.ts');
    return atDesk(asked, async (desk) => {
      const override = textOf(asked.options, 'override');
      const done = await sendAll(desk, [
        ...(asked.options.publish === false ? [] : [{ type: 'publish-pack' } as const]),
        { type: 'start-event', ...(override === undefined ? {} : { override }) },
      ]);
      if (isRefusal(done)) return done;
      const parts = await desk.view();
      if (isRefusal(parts)) return parts;
      const { attendance, rounds } = parts.event;
      return { data: { attendance, rounds }, text: `Started: ${attendance} players, ${rounds ?? 0} rounds planned.` };
    });
  },
};
