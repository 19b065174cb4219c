/** What one viewer got of two histories, text by text. */

export interface Pairs {
  readonly compared: number;
  readonly bytes: number;
  readonly differences: readonly string[];
}

export function heldTogether(who: string, first: readonly string[], second: readonly string[]): Pairs {
  const differences = first.flatMap((text, place) => {
    const told = second[place] ?? '';
    if (told === text) return [];
    let at = 0;
    while (at < text.length && text[at] === told[at]) at += 1;
    return [`${who}: ${text.slice(0, 80)}: “${text.slice(at, at + 80)}” and “${told.slice(at, at + 80)}”`];
  });
  if (first.length !== second.length) differences.push(`${who}: one gets ${first.length}, one ${second.length}`);
  return { compared: first.length, bytes: first.reduce((sum, { length }) => sum + length, 0), differences };
}
