/** A game on paper, for a table without phones. Pages print these kinds of part and know no system. */
import type { RuleId } from '../rules/rule-ids.ts';

export interface PaperStep {
  readonly title: string;
  readonly says: readonly { readonly text: string; readonly rules: readonly RuleId[] }[];
}

export type PaperPart =
  /** Ticked off one after the other. */
  | { readonly kind: 'steps'; readonly title: string; readonly steps: readonly PaperStep[] }
  /** One for each side: written, folded over and kept shut. `lines` are what is asked, each with room to write. */
  | {
      readonly kind: 'slips';
      readonly title: string;
      readonly hint: string;
      readonly slips: readonly { readonly title: string; readonly lines: readonly string[] }[];
    }
  /** Empty squares to draw in. */
  | {
      readonly kind: 'grid';
      readonly title: string;
      readonly hint: string;
      readonly columns: number;
      readonly rows: number;
    }
  /** Boxes to tick, each with what matters from there on. */
  | {
      readonly kind: 'track';
      readonly title: string;
      readonly boxes: readonly { readonly label: string; readonly notes: readonly string[] }[];
    }
  /** Empty fields under headings; an empty label is a line to write a name on. */
  | {
      readonly kind: 'table';
      readonly title: string;
      readonly hint: string;
      readonly columns: readonly string[];
      readonly labels: readonly string[];
    };

/** What stands on each page, the first page first. */
export type Paper = readonly (readonly PaperPart[])[];
