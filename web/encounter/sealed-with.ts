import type { Ask } from '../../core/encounter/types.ts';

/** Those that are sealed with it: secrets that the others wait for as one thing. */
export function sealedWith(first: Ask | undefined, asks: readonly Ask[]): readonly Ask[] {
  if (first?.secret !== true || first.awaited === undefined || first.kind.type !== 'record') return [];
  return asks.filter(({ secret, awaited, kind }) => secret && awaited === first.awaited && kind.type === 'record');
}
