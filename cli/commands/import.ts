import { type Refusal, isRefusal } from '../../core/rules/refusal.ts';
import type { Store } from '../desk/desk.ts';
import { madeAnswer } from '../made.ts';
import { packOptions } from '../pack-options.ts';
import { type Asked, type CommandSpec, type Outcome, textOf, where } from '../spec.ts';

export const importEvent: CommandSpec = {
  usage: 'import <file>',
  summary: 'import an event: a record of Muster, or a file of another program',
  define: (command) =>
    where(command)
      .option(
        '--format <name>',
        'of another program: biggerhat, cryodex, nrtm, … (docs/exchange.md); without it, Muster detects it',
      )
      .option('--system <id>', 'the pack for an event of another program', 'gaining-grounds-s0')
      .option('--option <id=value...>', 'an option of the pack; separate items of a list by commas')
      .option('--name <name>', 'in place of the name in the file')
      .option('--date <date>', 'year-month-day, in place of the date in the file')
      .option('--go-on', 'more rounds will be played; without it, the event is over'),
  run: async (asked) => {
    const { readFile } = await import('node:fs/promises');
    const { storeOf } = await import('../desk/open.ts');
    const { decodeFile } = await import('../csv/decode.ts');
    const [path = ''] = asked.words;
    const text = decodeFile(path === '-' ? await asked.io.input() : await readFile(path));
    if (isRefusal(text)) return text;
    const store = await storeOf(asked);
    if (isRefusal(store)) return store;
    return /^\s*\{[^\n]*"muster-record\//.test(text) ? takeInRecord(store, text) : takeInForeign(asked, store, text);
  },
};

async function takeInRecord(store: Store, text: string): Promise<Outcome> {
  const { readRecord } = await import('../files/record-file.ts');
  const record = readRecord(text);
  if (isRefusal(record)) return record;
  const made = await store.takeIn(record, record.secrets.at(-1) ?? null);
  if (isRefusal(made)) return made;
  const unlotted = 'The secret of its lots is not in the file. Renew the lots before you draft a round.';
  return madeAnswer(made, record.secrets.length > 0 ? [] : [unlotted]);
}

async function takeInForeign({ options }: Asked, store: Store, text: string): Promise<Outcome | Refusal> {
  const values = await packOptions(options);
  if (isRefusal(values)) return values;
  const [format, name, date] = [textOf(options, 'format'), textOf(options, 'name'), textOf(options, 'date')];
  const made = await store.takeInForeign({
    text,
    ...(format === undefined ? {} : { format }),
    system: textOf(options, 'system') ?? '',
    options: values,
    settings: { ...(name === undefined ? {} : { name }), ...(date === undefined ? {} : { date }) },
    goesOn: options.goOn === true,
  });
  return isRefusal(made) ? made : madeAnswer(made);
}
