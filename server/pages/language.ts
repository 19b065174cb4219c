/** Which language a reader wants, of those that there are. */
import type { IncomingHttpHeaders } from 'node:http';

/**
 * The language that was chosen on this device, else the first that the browser asks for; English where there is none of
 * them. `known` are BCP 47 tags without a region.
 */
export function languageOf(
  { cookie = '', 'accept-language': asked = '' }: IncomingHttpHeaders,
  known: readonly string[],
) {
  const chosen = /(?:^|;\s*)language=(\w+)/.exec(cookie)?.[1];
  return [chosen, ...wanted(asked)].find((tag) => tag !== undefined && known.includes(tag)) ?? 'en';
}

/** `de-AT,de;q=0.9,en;q=0.8` as tags without their regions, the most wanted first. */
function wanted(header: string): readonly string[] {
  return header
    .slice(0, 1000)
    .split(',')
    .map((range) => {
      const [tag = '', weight = ''] = range.trim().split(';');
      return { tag: (tag.split('-')[0] ?? '').toLowerCase(), weight: Number(/q=([\d.]+)/.exec(weight)?.[1] ?? 1) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
