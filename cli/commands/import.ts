import { isRefusal } from '../../core/journal/types.ts';
import { madeAnswer } from '../made.ts';
import { type CommandSpec, where } from '../spec.ts';

export const importEvent: CommandSpec = {
  usage: 'import <record>',
  summary: 'take in an event from a file; nothing is taken in that was altered',
  define: where,
  run: async ({ io, words, options }) => {
    const { readFile } = await import('node:fs/promises');
    const { readRecord } = await import('../files/record-file.ts');
    const { storeOf } = await import('../desk/open.ts');
    const [path = ''] = words;
    const bytes = path === '-' ? await io.input() : await readFile(path);
    const record = readRecord(Buffer.from(bytes).toString('utf8'));
    if (isRefusal(record)) return record;
    const store = await storeOf({ io, options });
    if (isRefusal(store)) return store;
    const made = await store.takeIn(record, record.secrets.at(-1) ?? null);
    if (isRefusal(made)) return made;
    const unlotted = 'Its lots’ secret stayed where it was made: renew the lots to draw on.';
    return madeAnswer(made, record.secrets.length > 0 ? [] : [unlotted]);
  },
};
