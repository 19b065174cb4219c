/** An event as a list of events tells it, and as a device that may open its desk is told it. */
import type { DeskStep, EventPart } from './views.ts';

export type EventSummary = Pick<EventPart, 'id' | 'system' | 'name' | 'date' | 'phase' | 'round' | 'attendance'>;

/** Who has a desk. */
export const DESK_ROLES = ['organiser', 'judge', 'scorekeeper'] as const;

export interface DeskSummary extends EventSummary, Pick<EventPart, 'purpose' | 'rounds'> {
  readonly role: (typeof DESK_ROLES)[number];
  readonly archived: boolean;
  /** The event that this one is a rehearsal of. */
  readonly of: string | null;
  readonly waits: {
    readonly step: DeskStep;
    /** Tables without a result, and those whose reports differ. */
    readonly open: number;
    readonly differing: number;
    /** Players who wait for a judge. */
    readonly calls: number;
  };
}

/** What has no desk and can be thrown away: the copy of a game from a file, or a record that this server cannot open. */
export interface StraySummary {
  readonly id: string;
  readonly kind: 'events' | 'encounters';
  /** Who plays; empty where that cannot be read. */
  readonly name: string;
  readonly readable: boolean;
}

/** A game without an event that a device plays, as the start page lists it. */
export interface GameSummary {
  readonly id: string;
  readonly title: string;
  /** Who plays, the side A first. */
  readonly names: readonly string[];
  /** Where it stands, in the words of its system. */
  readonly step: string;
  /** Whom it waits for: this device, others, or nobody once all have signed. */
  readonly waits: 'own' | 'others' | 'nobody';
}

/** A battle that a device plays, as the start page lists it. */
export interface BattleSummary {
  readonly id: string;
  readonly names: { readonly A: string; readonly B: string };
  /** The army that this device plays. */
  readonly side: string;
  readonly round: number;
  /** Who decides; null once it is over. */
  readonly next: 'A' | 'B' | null;
  /** It was fought by other rules than these: nobody goes on. */
  readonly stopped: boolean;
}
