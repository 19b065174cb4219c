/** The links of an event as the server tells them. */
export interface Link {
  readonly id: string;
  readonly role: string;
  readonly entrant: string | null;
  readonly label: string;
  /** Whose clock the device is that holds it, between two players. */
  readonly game: string | null;
  readonly created: number;
  readonly used: number | null;
  readonly revoked: number | null;
  readonly claimed: boolean;
}

export interface MadeLink extends Link {
  readonly path: string;
}

export interface Links {
  readonly claiming: boolean;
  readonly links: readonly Link[];
  /** Where others in the network reach this server. */
  readonly origins: readonly string[];
  /** Copies that go to a second place by themselves; null where there are none. */
  readonly copies: Copies | null;
}

export interface Copies {
  /** null: told at the machine that Muster runs on alone. */
  readonly to: string | null;
  /** Of when the last one is that arrived. */
  readonly last: number | null;
  readonly failing: boolean;
}

/** What hangs in the hall. */
export interface Hall {
  /** For people to type; null before there is one. */
  readonly code: string | null;
  /** What the QR code leads to. */
  readonly path: string | null;
  readonly wifi: { readonly name: string; readonly password: string } | null;
  /** Where others in the network reach this server. */
  readonly origins: readonly string[];
}

export function hallPath(event: string): string {
  return `/api/events/${encodeURIComponent(event)}/hall`;
}

export function linksPath(event: string, link?: string): string {
  const path = `/api/events/${encodeURIComponent(event)}/links`;
  return link === undefined ? path : `${path}/${encodeURIComponent(link)}`;
}
