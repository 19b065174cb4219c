/** What the checks of a top-down round are given. */
import type { TopDownCertificate } from '../../core/event/pairing/certificate.ts';
import type { Draw } from './draw.ts';

export interface TopDownReading {
  /** Whom the draw pairs, who is odd among them unless the organiser named them; in any order. */
  readonly players: readonly string[];
  /** A smaller number stands higher; all the same where there is no order yet. */
  readonly height: (id: string) => number;
  /** What is wrong with a pair; null: nothing. */
  readonly kind: (a: string, b: string) => string | null;
  /** The larger, the worse. */
  readonly importance: (kind: string) => number;
  /** As few faults as can be of whatever kind, before as few as can be of the worst. */
  readonly fewestFirst: boolean;
  /** How many byes and ringer games count against another. */
  readonly had: (id: string) => number;
  /** The lowest always has the bye, whatever it costs the others. */
  readonly lowestAlways: boolean;
  /** Whether two have not met, for rounds to come. */
  readonly isOpen: (a: string, b: string) => boolean;
}

export type Places = readonly [number, number];

export interface Proving {
  readonly certificate: TopDownCertificate;
  readonly reading: TopDownReading;
  readonly draw: Draw;
  readonly nameOf: (place: number) => string;
  /** The higher place first, in order of the higher. */
  readonly pairs: readonly Places[];
  readonly odd: number | null;
}
