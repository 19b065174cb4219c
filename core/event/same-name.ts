/** When two names are one, and how those of one name are told apart. */

/** Names are compared without case, marks and extra spaces, so that nobody is registered twice by accident. */
export function nameKey(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();
}

/** `John Smith`, then `John Smith (2)`, `John Smith (3)`, … */
export function numbered(name: string, number: number): string {
  return number === 1 ? name : `${name} (${number})`;
}

/** The first of them that nobody has; `isTaken` is asked by `nameKey`. */
export function freeName(name: string, isTaken: (key: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const one = numbered(name, number);
    if (!isTaken(nameKey(one))) return one;
  }
}

/** The name without its number: `John Smith (2)` is one of the John Smiths. */
export function unnumbered(name: string): string {
  return name.replace(/ \(\d+\)$/, '');
}
