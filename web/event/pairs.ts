/** An option that holds pairs of entrants, as `["e1", "e2"]` or `e1 e2`. */
import { type Entrants, nameIn } from './context.ts';

export function idsInPairs(value: unknown): readonly (readonly string[])[] {
  if (!Array.isArray(value)) return [];
  return value.map((pair: unknown) => (Array.isArray(pair) ? pair.map(String) : String(pair).split(' ')));
}

export function pairInWords(ids: readonly string[], entrants: Entrants): string {
  return ids.map((id) => nameIn(entrants, id)).join(' – ');
}
