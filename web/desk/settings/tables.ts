/** Table numbers as people write them: `1-12, 15, 20-22`. */
const MOST = 2000;

export function tablesOf(text: string): readonly number[] {
  const tables = text.split(/[,;\s]+/).flatMap((piece) => {
    const [, from, to] = /^(\d{1,5})(?:[-–](\d{1,5}))?$/.exec(piece) ?? [];
    if (from === undefined) return [];
    const [low, high] = [Number(from), Number(to ?? from)];
    return Array.from({ length: Math.max(0, Math.min(MOST, high - low + 1)) }, (_, index) => low + index);
  });
  return [...new Set(tables)];
}
