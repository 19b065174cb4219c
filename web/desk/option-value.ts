/** Options as a form holds them: lists as lines, numbers as they are typed. */
import type { OptionSpec } from '../../core/event/pack.ts';
import type { OptionValues } from '../../core/event/types.ts';
import type { Json } from '../../core/journal/json.ts';
import { valueOf } from '../event/asked-options.ts';

/** A list as lines: a text is a line, a pair of texts is a line with ` / ` between them. */
export function linesOf(value: Json): string {
  if (!Array.isArray(value)) return '';
  return (value as readonly Json[])
    .map((item) => (Array.isArray(item) ? (item as readonly Json[]).map(String).join(' / ') : plain(item)))
    .join('\n');
}

function plain(item: Json): string {
  return typeof item === 'string' ? item : JSON.stringify(item);
}

/** Lines as a list; what stands on a line with ` / ` in it goes together. */
export function listOf(lines: string): Json {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => (line.includes(' / ') ? line.split(' / ').map((part) => part.trim()) : line));
}

/** What differs from what was there before: only that is sent. */
export function changesIn(options: readonly OptionSpec[], before: OptionValues, after: OptionValues): OptionValues {
  const changed = options.filter((spec) => {
    return JSON.stringify(valueOf(spec, before)) !== JSON.stringify(valueOf(spec, after));
  });
  return Object.fromEntries(changed.map((spec) => [spec.id, valueOf(spec, after)]));
}
