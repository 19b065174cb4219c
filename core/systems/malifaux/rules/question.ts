/** What players may ask the rules before they do it: an action of the edition, and what has to be told of it. */
import type { Choice } from '../../../encounter/types.ts';
import type { OptionValues } from '../../../event/types.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';

/** What a question takes place in. */
export interface QuestionContext {
  readonly strategies: readonly string[];
  readonly pool: readonly string[];
  readonly options: OptionValues;
  readonly turn: number;
  /** What the terrain on the table was told to be, if any was. */
  readonly marked: readonly string[];
}

/** How a field is told, and what the action is handed of it. */
export type QuestionKind =
  /** A model, by its id: of the side that asks, of the other, of either, or one that fell. */
  | { readonly model: 'own' | 'enemy' | 'any' | 'fallen' }
  /** An own model, or a Marker too, as it would come to stand where it is: its side, base and place; it is not there yet. */
  | { readonly stands: 'model' | 'anything' }
  /** A Marker of this kind on the table, by its id. */
  | { readonly marker: string }
  /** A Marker of this kind that was put on the table to ask about it: its place; it does not lie there yet. */
  | { readonly put: string }
  /** A Marker of this kind as it was moved last: its id, and where it came to; it still lies where it was. */
  | { readonly moved: string }
  | { readonly number: readonly [least: number, most: number] }
  /** `list`: the action takes a list of one. */
  | { readonly choices: readonly Choice[]; readonly list?: boolean }
  | { readonly flag: true }
  /** One of the two sides. */
  | { readonly side: true };

export interface QuestionField {
  /** The action's own field. */
  readonly id: string;
  readonly label: string;
  readonly kind: QuestionKind;
  readonly optional?: boolean;
}

export interface RulesQuestion {
  /** The kind of action, where {@link act} names no other. */
  readonly id: string;
  readonly act?: string;
  /** “Drop a Scheme Marker with an Interact”. */
  readonly label: string;
  readonly fields: readonly QuestionField[];
  readonly rules: readonly RuleId[];
  /** Whether it can come up; always unless told. */
  readonly when?: (occasion: QuestionContext) => boolean;
  /** What the action is told beside its fields. */
  readonly always?: Readonly<Record<string, unknown>>;
}

/** Whether somebody has to stand somewhere for it to be judged. */
export function isMeasured({ fields }: RulesQuestion): boolean {
  return fields.some(({ kind, optional }) => {
    const placed = 'marker' in kind || 'put' in kind || 'moved' in kind || 'stands' in kind;
    return placed || ('model' in kind && optional !== true);
  });
}
