/** What people ask of an encounter. Every command is small, and any device may send it twice. */
import type { Json } from '../journal/json.ts';
import type { RecordId } from '../journal/types.ts';
import type { Lines, SideId } from './types.ts';

export interface TellCommand {
  readonly type: 'tell';
  /** In order; all are taken or none. */
  readonly answers: readonly { readonly ask: string; readonly value: Json }[];
  /** What follows from them, and the record draws in the same step. */
  readonly draw?: string;
  /** For staff: for which side. A player answers for their own. */
  readonly side?: SideId;
}

export type EncounterCommand =
  | { readonly type: 'name-side'; readonly side: SideId; readonly name: string }
  | TellCommand
  /** Has the record draw the answer of an ask. */
  | { readonly type: 'draw'; readonly ask: string }
  /** Says that it was otherwise, and how. A judge decides. */
  | { readonly type: 'object'; readonly answer: number; readonly value?: Json; readonly side?: SideId }
  /** One's own; `of`: another's, who would correct an entry of their own: it was as it stands. */
  | { readonly type: 'withdraw-objection'; readonly answer: number; readonly of?: SideId; readonly side?: SideId }
  /** It was as another says. */
  | { readonly type: 'agree'; readonly answer: number; readonly with: SideId; readonly side?: SideId }
  /** A judge's ruling: this is the answer. Without a value: it never was. */
  | { readonly type: 'rule'; readonly answer: number; readonly value?: Json; readonly reason: string }
  /** Asks the others to go back to before an answer; or, where another asked, agrees. */
  | { readonly type: 'go-back'; readonly answer: number; readonly side?: SideId }
  | { readonly type: 'refuse-going-back'; readonly side?: SideId }
  | { readonly type: 'note'; readonly text: string; readonly side?: SideId }
  /** The sheets as they are to be signed; without lines those that the answers give, with lines points alone. */
  | { readonly type: 'propose-result'; readonly lines?: Lines; readonly side?: SideId }
  | { readonly type: 'confirm-result'; readonly side?: SideId }
  /** Not so: back to the game, with what is wrong. */
  | { readonly type: 'reject-result'; readonly reason: string; readonly side?: SideId }
  /** From the server alone: those who played here began another game of the same sides. */
  | { readonly type: 'play-again'; readonly game: RecordId }
  /** From the server alone: a side that was open on one device was opened on another. */
  | { readonly type: 'add-device'; readonly side: SideId };

export type EncounterCommandType = EncounterCommand['type'];
