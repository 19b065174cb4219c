/** Which printing of a round's pairings was printed on this device. */
const keyOf = (event: string, round: number) => `muster printed ${event} ${round}`;

/** Null: none, as far as this device knows. */
export function printedOf(event: string, round: number): number | null {
  // A server that draws a page is no device.
  if (typeof localStorage === 'undefined') return null;
  const printing = Number(localStorage.getItem(keyOf(event, round)) ?? '');
  return Number.isInteger(printing) && printing > 0 ? printing : null;
}

export function notePrinted(event: string, round: number, printing: number): void {
  localStorage.setItem(keyOf(event, round), String(printing));
}
