/** What happened in an encounter. */
import type { Hash } from '../chance/bytes.ts';
import type { RuleId } from '../rules/rule-ids.ts';
import type { Json } from '../journal/json.ts';
import type { Opened, Sealed } from '../journal/seal.ts';
import type { RecordId } from '../journal/types.ts';
import type { KeptAnswer, Lines, SideId } from './types.ts';

export type EncounterEntry =
  | { readonly type: 'side-named'; readonly side: SideId; readonly name: Sealed<string> }
  | {
      readonly type: 'answered';
      readonly number: number;
      readonly ask: string;
      readonly side: SideId | null;
      readonly label: string;
      readonly value: Json | Sealed<Json>;
      readonly words: string | Sealed<string>;
      readonly means?: string;
      readonly how: KeptAnswer['how'];
      readonly rules: readonly RuleId[];
    }
  /** Drawn from the record's own lots: link number `draw`, keyed with all that everybody knew then. */
  | {
      readonly type: 'drawn';
      readonly number: number;
      readonly ask: string;
      readonly label: string;
      readonly value: Json;
      readonly words: string;
      readonly means?: string;
      readonly draw: number;
      readonly link: Hash;
      readonly rules: readonly RuleId[];
    }
  | { readonly type: 'opened'; readonly answer: number; readonly opened: Opened<Json>; readonly words: string }
  | {
      readonly type: 'objected';
      readonly answer: number;
      readonly side: SideId;
      readonly value?: Json;
      readonly words?: string;
    }
  /** `side`: whose it was; `by`: who said that it stays as it was, where that is another. */
  | {
      readonly type: 'objection-withdrawn';
      readonly answer: number;
      readonly side: SideId;
      readonly by?: SideId;
    }
  /** It was as `with` says: their account takes its place, or it is struck out. `goes`: what no longer counts after it. */
  | {
      readonly type: 'agreed';
      readonly answer: number;
      readonly with: SideId;
      readonly side: SideId;
      readonly goes?: readonly number[];
    }
  | {
      readonly type: 'ruled';
      readonly answer: number;
      /** Absent: the answer is struck out. */
      readonly value?: Json | Sealed<Json>;
      readonly words?: string;
      readonly reason: Sealed<string>;
      /** What no longer counts after it. */
      readonly goes?: readonly number[];
    }
  | { readonly type: 'going-back-asked'; readonly answer: number; readonly side: SideId }
  | { readonly type: 'going-back-refused'; readonly side: SideId }
  /** All agreed: that answer and all after it never were, but for those that stay. */
  | {
      readonly type: 'went-back';
      readonly answer: number;
      readonly side: SideId;
      readonly stays?: readonly number[];
    }
  | { readonly type: 'noted'; readonly side: SideId | null; readonly note: Sealed<string> }
  | {
      readonly type: 'result-proposed';
      readonly side: SideId | null;
      readonly lines: Lines;
      /** Worked out from the answers, or entered by hand. */
      readonly how: 'scored' | 'entered';
    }
  | { readonly type: 'result-confirmed'; readonly side: SideId | null }
  | { readonly type: 'result-rejected'; readonly side: SideId | null; readonly reason: Sealed<string> }
  /** The game that the same sides play next. */
  | { readonly type: 'played-again'; readonly game: RecordId }
  /** A side was opened on another device, which sees from then on what it sealed. */
  | { readonly type: 'device-added'; readonly side: SideId };

export type EncounterEntryType = EncounterEntry['type'];
export type EncounterEntryOf<Type extends EncounterEntryType> = Extract<EncounterEntry, { readonly type: Type }>;
