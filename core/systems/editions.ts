/** What players call each system, with the edition that Muster plays. A system adds its row. */

export interface Edition {
  readonly title: string;
  /** What shops sell today, where that is a newer edition. */
  readonly newer: string | null;
}

export const EDITIONS = {
  'gaining-grounds-s0': {
    title: 'Malifaux 3rd edition, Gaining Grounds Season Zero (2019)',
    newer: 'Malifaux 4th edition',
  },
  'gaining-grounds-2018': {
    title: 'Malifaux 2nd edition, Gaining Grounds 2018',
    newer: 'Malifaux 4th edition',
  },
  'steamroller-2015': {
    title: 'Warmachine & Hordes Mk II, Steamroller 2015',
    newer: 'Warmachine MK4',
  },
  'the-hit': { title: 'Necromunda: The Hit', newer: null },
  firefight: { title: 'Grimdark Future: Firefight 3.5', newer: null },
  'open-swiss': { title: 'Any other game: Open Swiss', newer: null },
} as const satisfies Readonly<Record<string, Edition>>;

/** What players call a system; null where it is not known. */
export function titleOf(system: string): string | null {
  return Object.entries<Edition>(EDITIONS).find(([id]) => id === system)?.[1].title ?? null;
}

/** The newer edition that shops sell; null where there is none, or where the system is not known. */
export function newerThan(system: string): string | null {
  return Object.entries<Edition>(EDITIONS).find(([id]) => id === system)?.[1].newer ?? null;
}

/** The same in sentences for English pages and the terminal; pages have `edition.newer`, and the desk `new.newer`. */
export function newerEdition(system: string): string | null {
  const game = newerThan(system);
  return game === null
    ? null
    : `This is an older edition. Shops sell ${game} today. To run an event of that, choose Open Swiss and its format “Win 3, draw 1, difference”.`;
}
