import { Option } from 'commander';
import { isRefusal, refuse } from '../../core/journal/types.ts';
import { madeAnswer } from '../made.ts';
import { type Asked, type CommandSpec, type Outcome, listOf, numberOf, textOf, where, whole } from '../spec.ts';

export const newEvent: CommandSpec = {
  usage: 'new <name>',
  summary: 'make an event',
  define: (command) =>
    where(command)
      .option('--system <id>', 'what is played', 'gaining-grounds-s0')
      .option('--date <date>', 'year-month-day')
      .option('--venue <text>', 'where')
      .option('--rounds <number>', 'how many are planned; else what the pack suggests', whole(1, 64))
      .addOption(new Option('--option <id=value...>', 'an option of the pack; lists with commas between')),
  run: async (asked) => {
    const options = await optionsOf(asked);
    return isRefusal(options) ? options : make(asked, options);
  },
};

type Values = Record<string, string | number | boolean | string[]>;

async function make({ io, words, options }: Asked, values: Values): Promise<Outcome> {
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
  const made = await store.make({ name, system: textOf(options, 'system') ?? '', options: values, settings });
  return isRefusal(made) ? made : madeAnswer(made);
}

/** `--option play=135 --option variants=singles,bans`, each read as its pack's option is. */
async function optionsOf({ options }: Asked): Promise<Values | ReturnType<typeof refuse>> {
  const { packById } = await import('../../core/systems/index.ts');
  const system = textOf(options, 'system') ?? '';
  const pack = packById(system);
  const values: Values = {};
  for (const given of listOf(options, 'option')) {
    const [id = '', ...rest] = given.split('=');
    const value = rest.join('=');
    const spec = pack?.options.find((known) => known.id === id);
    if (!spec) return refuse('unknown-option', `${pack?.title ?? system} has no option “${id}”.`);
    if (spec.kind === 'number') values[id] = Number(value);
    else if (spec.kind === 'flag') values[id] = value === 'true' || value === 'yes';
    else if (spec.kind === 'many' || spec.kind === 'list') values[id] = value.split(',').filter((one) => one !== '');
    else values[id] = value;
  }
  return values;
}
