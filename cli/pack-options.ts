/** `--option play=135 --option variants=singles,bans`, each read as its pack's option is. */
import { type Refusal, isRefusal, refuse } from '../core/rules/refusal.ts';
import { type Options, listOf, textOf } from './spec.ts';

export type PackValues = Record<string, string | number | boolean | string[]>;

export async function packOptions(options: Options): Promise<PackValues | Refusal> {
  const { packById } = await import('../core/systems/index.ts');
  const system = textOf(options, 'system') ?? '';
  const pack = packById(system);
  const values: PackValues = {};
  for (const given of listOf(options, 'option')) {
    const [id = '', ...rest] = given.split('=');
    const value = rest.join('=');
    const spec = pack?.options.specs.find((known) => known.id === id);
    if (!spec) return refuse('unknown-option', `${pack?.title ?? system} has no option “${id}”.`);
    const read = spec.kind === 'file' ? await textOfFile(value) : valueOf(spec.kind, value);
    if (isRefusal(read)) return read;
    values[id] = read;
  }
  return values;
}

function valueOf(kind: string, value: string): PackValues[string] {
  if (kind === 'number') return Number(value);
  if (kind === 'flag') return value === 'true' || value === 'yes';
  if (kind === 'many' || kind === 'list' || kind === 'pairs') return value.split(',').filter((one) => one !== '');
  return value;
}

async function textOfFile(path: string): Promise<string | Refusal> {
  const { readFile } = await import('node:fs/promises');
  const { decodeFile } = await import('./csv/decode.ts');
  return decodeFile(await readFile(path));
}
