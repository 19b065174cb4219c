/** Links for staff, screens and players. Whoever opens one has its role; its token is told once, and only its hash is kept. */
import { type Refusal, refuse } from '../../core/rules/refusal.ts';
import type { LinkedRole } from '../../core/journal/types.ts';
import type { Live } from '../records/live.ts';
import { type CapabilityRow, insertCapability, staffOf } from '../storage/capabilities.ts';
import type { Storage } from '../storage/storage.ts';
import { hashed, newId, newToken } from '../tokens.ts';
import { hasEntrant } from './facts.ts';

/** The page that each role opens with its link. */
const PAGES: Readonly<Record<LinkedRole, string>> = {
  organiser: '/desk',
  judge: '/desk',
  scorekeeper: '/desk',
  display: '/screen',
  player: '/join',
};

export interface NewLink {
  readonly role: LinkedRole;
  /** For a player's own; without it players claim their names. */
  readonly entrant?: string | undefined;
  readonly label: string;
  /** It opens on one device, and on no other after that. */
  readonly once?: boolean;
}

export interface MadeLink {
  readonly row: CapabilityRow;
  readonly token: string;
  /** The page, with the token in it. */
  readonly path: string;
}

/** `now` in ms since 1970. */
export async function makeLink(
  storage: Storage,
  live: Live,
  { role, entrant, label, once = false }: NewLink,
  now: number,
): Promise<MadeLink | Refusal> {
  if (entrant !== undefined && (role !== 'player' || !hasEntrant(live, entrant))) {
    return refuse('unknown-entrant', 'Only a link for a player names an entrant, and one of this event.');
  }
  const token = newToken();
  const row = await storage.transact(async (db) => {
    const staff = role === 'player' ? null : `staff-${(await staffOf(db, live.id)) + 1}`;
    const who = {
      id: newId(),
      record: live.id,
      role,
      entrant: entrant ?? null,
      staff,
      token: hashed(token),
      pin: null,
    };
    const made = { ...who, label, created: now, revoked: null, used: null, once: once ? 1 : 0 };
    await insertCapability(db, made);
    return made;
  });
  return { row, token, path: linkPath(role, token) };
}

export function linkPath(role: LinkedRole, token: string): string {
  return `${PAGES[role]}#${token}`;
}
