/** Which faction people mean: they write it short, with the apostrophe of their keyboard, or only how it begins. */

/** A pack's factions, and what players write for each beside its name. */
export interface FactionNames {
  readonly factions: readonly string[];
  readonly shortNames: Readonly<Record<string, readonly string[]>>;
}

/** Fewer letters begin too much. */
const FEWEST = 3;

/** The faction as the pack writes it; null where the words are none of its, or begin several. */
export function factionOf({ factions, shortNames }: FactionNames, words: string): string | null {
  const written = plain(words);
  if (written === '') return null;
  const named = factions.find((faction) => [faction, ...(shortNames[faction] ?? [])].map(plain).includes(written));
  if (named !== undefined) return named;
  const begun = written.length < FEWEST ? [] : factions.filter((faction) => plain(faction).startsWith(written));
  return begun.length === 1 ? (begun[0] ?? null) : null;
}

/** The faction as the pack writes it, or as it was typed where the pack has none like it. */
export function asThePackWrites(names: FactionNames, words: string): string {
  return factionOf(names, words) ?? words.trim();
}

/** Without case, accents, marks and spaces, and without a “The” before it. */
function plain(words: string): string {
  const letters = words.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.replace(/^\s*the\s+/, '').replace(/[^\p{L}\p{N}]/gu, '');
}
