import { Option } from 'commander';
import { isRefusal } from '../../core/rules/refusal.ts';
import { madeAnswer } from '../made.ts';
import { type PackValues, packOptions } from '../pack-options.ts';
import { type Asked, type CommandSpec, type Outcome, numberOf, textOf, where, whole } from '../spec.ts';

export const newEvent: CommandSpec = {
  usage: 'new <name>',
  summary: 'make an event',
  define: (command) =>
    where(command)
      .option('--system <id>', 'what is played', 'gaining-grounds-s0')
      .option('--date <date>', 'year-month-day')
      .option('--venue <text>', 'where')
      .option('--rounds <number>', 'how many are planned; without it, as many as the pack suggests', whole(1, 64))
      .addOption(new Option('--option <id=value...>', 'an option of the pack; separate items of a list by commas')),
  run: async (asked) => {
    const options = await packOptions(asked.options);
    return isRefusal(options) ? options : make(asked, options);
  },
};

async function make({ io, words, options }: Asked, values: PackValues): Promise<Outcome> {
  const { storeOf } = await import('../desk/open.ts');
  const store = await storeOf({ io, options });
  if (isRefusal(store)) return store;
  const [date, venue, rounds] = [textOf(options, 'date'), textOf(options, 'venue'), numberOf(options, 'rounds')];
  const settings = {
    ...(date === undefined ? {} : { date }),
    ...(venue === undefined ? {} : { venue }),
    ...(rounds === undefined ? {} : { rounds }),
  };
  const name = words[0] ?? '';
  const system = textOf(options, 'system') ?? '';
  const made = await store.make({ name, system, options: values, settings });
  const { newerEdition } = await import('../../core/systems/editions.ts');
  const newer = newerEdition(system);
  return isRefusal(made) ? made : madeAnswer(made, newer === null ? [] : [newer]);
}
