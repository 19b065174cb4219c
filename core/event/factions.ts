/** Which faction people mean: they write it short, with the apostrophe of their keyboard, or only how it begins. */

/** A pack's factions, and what players write for each beside its name. */
export interface FactionNames {
  readonly factions: readonly string[];
  readonly shortNames: Readonly<Record<string, readonly string[]>>;
}

/** Fewer letters begin too much. */
const FEWEST = 3;
/** More letters are a sentence. */
const LONGEST = 40;

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

/** The faction that a slip of the hand or two would make of the words; null where none is near, or several are as near. */
export function nearFaction({ factions, shortNames }: FactionNames, words: string): string | null {
  const written = plain(words);
  if (written.length < FEWEST || written.length > LONGEST) return null;
  const slips = factions.map((faction) => {
    const spellings = [faction, ...(shortNames[faction] ?? [])].map(plain).filter(({ length }) => length >= FEWEST);
    return Math.min(...spellings.map((known) => slipsBetween(written, known)));
  });
  const fewest = Math.min(...slips);
  if (fewest > (written.length < 5 ? 1 : 2) || slips.indexOf(fewest) !== slips.lastIndexOf(fewest)) return null;
  return factions[slips.indexOf(fewest)] ?? null;
}

/** How many letters must be put in, left out, or written otherwise. */
function slipsBetween(written: string, known: string): number {
  let row = Array.from({ length: known.length + 1 }, (_, at) => at);
  for (const [index, letter] of Array.from(written).entries()) {
    const next = [index + 1];
    for (let at = 1; at <= known.length; at += 1) {
      const [left = 0, above = 0, before = 0] = [next[at - 1], row[at], row[at - 1]];
      next.push(Math.min(left + 1, above + 1, before + (known[at - 1] === letter ? 0 : 1)));
    }
    row = next;
  }
  return row[known.length] ?? 0;
}

/** Without case, accents, marks and spaces, and without a “The” before it. */
function plain(words: string): string {
  const letters = words.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.replace(/^\s*the\s+/, '').replace(/[^\p{L}\p{N}]/gu, '');
}
