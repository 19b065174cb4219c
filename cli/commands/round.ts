import { isRefusal } from '../../core/rules/refusal.ts';
import type { EventCommand } from '../../core/event/commands.ts';
import { type Asked, type CommandSpec, type Outcome, onEvent, overridable, textOf } from '../spec.ts';

export const roundStart: CommandSpec = {
  usage: 'round start',
  summary: 'start the clock of the round',
  define: onEvent,
  run: (asked) => one(asked, { type: 'start-clock' }, 'The clock runs.'),
};

export const roundClose: CommandSpec = {
  usage: 'round close',
  summary: 'close the round when its results are in',
  define: (command) => overridable(onEvent(command)),
  run: (asked) => one(asked, { type: 'close-round' }, 'The round is closed.'),
};

export const end: CommandSpec = {
  usage: 'end',
  summary: 'end the event; before its last round only with a reason',
  define: (command) => overridable(onEvent(command)).option('--reason <text>', 'why it ends early'),
  run: (asked) => {
    const reason = textOf(asked.options, 'reason');
    return one(asked, { type: 'end-event', ...(reason === undefined ? {} : { reason }) }, 'The event is over.');
  },
};

async function one(asked: Asked, command: EventCommand, text: string): Promise<Outcome> {
  const { atDesk } = await import('../desk/open.ts');
  const override = textOf(asked.options, 'override');
  return atDesk(asked, async (desk) => {
    const done = await desk.send({ ...command, ...(override === undefined ? {} : { override }) });
    return isRefusal(done) ? done : { data: done, text };
  });
}
