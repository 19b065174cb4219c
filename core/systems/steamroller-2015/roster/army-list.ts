/** An army list as it is registered: its casters, its cards, its objective and its specialists. */

export interface Caster {
  readonly card: string;
  /** `original`, `epic`, …: each a different card. */
  readonly version: string;
  /** Points that it adds for its battlegroup. */
  readonly bonus: number;
  /** How many casters its card is; one without. */
  readonly models?: number;
}

export const ENTRY_KINDS = ['unit', 'attachment', 'solo', 'jack', 'beast', 'engine'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** One card of a list, and what the list pays for it. */
export interface ListCard {
  readonly card: string;
  readonly version: string;
  readonly kind: EntryKind;
  /** As printed. */
  readonly cost: number;
  readonly paid: number;
  /** Given by the Theme Force. */
  readonly free: boolean;
  /** Field allowance in this list; `C`: one, a character; `U`: as many as you like. */
  readonly fa: number | 'C' | 'U';
  /** One that the player had to choose; `to` null: not written down. A jack or beast without is in the battlegroup. */
  readonly relationship: { readonly kind: string; readonly to: string | null } | null;
  /** Whether the list's Theme Force includes it. */
  readonly inTheme: boolean;
  /** The requirement of a tier that it fulfils. */
  readonly satisfies: string | null;
  /** No card of its own: more models for a card of the main list. */
  readonly raises: boolean;
  /** How many models it begins with. */
  readonly models: number;
  /** Below a caster, and so cheap that it may be its attached solo as well as a jack or beast; the text does not say. */
  readonly unsure?: true;
}

export interface ArmyList {
  readonly name: string;
  readonly faction: string;
  readonly casters: readonly Caster[];
  /** The total as written; null: the sum of the entries. */
  readonly points: number | null;
  readonly entries: readonly ListCard[];
  readonly specialists: readonly ListCard[];
  /** By the id of its card. */
  readonly objective: string | null;
  readonly theme: { readonly name: string; readonly tier: number } | null;
}

/** What a list comes to. The objective costs nothing. */
export function totalOf({ points, entries }: ArmyList): number {
  return points ?? sumOf(entries);
}

/** What a free card costs the list: nothing. */
function pricePaid({ free, paid }: ListCard): number {
  return free ? 0 : paid;
}

export function sumOf(entries: readonly ListCard[]): number {
  return entries.reduce((sum, entry) => sum + pricePaid(entry), 0);
}

/** In a caster's battlegroup: a jack or beast that nothing else was chosen for. */
export function isBattlegroup({ kind, relationship }: ListCard): boolean {
  return isMachine(kind) && relationship === null;
}

export function isMachine(kind: EntryKind): kind is 'jack' | 'beast' {
  return kind === 'jack' || kind === 'beast';
}
