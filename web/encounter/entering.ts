/** What a form enters: what was chosen, and of the rest nothing that its button does not say. */
import { fieldsFor, isInRange, mayBeEmpty } from '../../core/encounter/fields.ts';
import type { Ask, AskKind } from '../../core/encounter/types.ts';
import { type Json, isPlainObject, sameJson, textOf } from '../../core/journal/json.ts';

/** What the button enters that enters nothing (`nothingAs`), where that is not what was told. */
export function nothingBut({ kind, label, nothingAs }: Ask, told?: Json): Json | undefined {
  const now = entering(kind, label, undefined);
  return nothingAs !== undefined && 'value' in now && !sameJson(now.value, told ?? null) ? now.value : undefined;
}

/** A form as it stands. */
export type Entering =
  /** `rest`: what was left alone is entered as nothing; `chosen`: whether there is anything else. */
  | { readonly value: Json; readonly rest: boolean; readonly chosen: boolean }
  /** What has to be chosen first, by its labels. */
  | { readonly missing: readonly string[] };

/** Whether it is an answer already. The server checks it all the same. */
export function isWhole(kind: AskKind, value: Json): boolean {
  switch (kind.type) {
    case 'choices':
      return Array.isArray(value) && value.length >= kind.min && value.length <= kind.max;
    case 'text':
      return typeof value === 'string' && (kind.needed !== true || value.trim() !== '');
    case 'sheet':
      return isPlainObject(value) && typeof value.text === 'string' && value.text.trim() !== '';
    case 'record':
      return (
        isPlainObject(value) &&
        fieldsFor(kind.fields, value).every((field) => {
          const member = value[field.id];
          return member === undefined ? mayBeEmpty(field, value) : isWhole(field.kind, member);
        })
      );
    case 'number':
      return isInRange(kind, value);
    case 'confirm':
    case 'flag':
    case 'choice':
    case 'draw':
    case 'table':
      return true;
  }
}

/** What nobody touched, where nothing is an answer: none, no, not a word. A die that was not told is none of these. */
function nothingOf(kind: AskKind): Json | undefined {
  switch (kind.type) {
    case 'number':
      return kind.min === 0 ? 0 : undefined;
    case 'choices':
      return kind.min === 0 ? [] : undefined;
    case 'text':
      return kind.needed === true ? undefined : '';
    case 'flag':
      return false;
    case 'confirm':
    case 'choice':
    case 'draw':
    case 'record':
    case 'sheet':
    case 'table':
      return undefined;
  }
}

/** Where there is but one to choose, it stands chosen: the last fighter of a gang. */
export function onlyOne(kind: AskKind): Json | undefined {
  const fields = kind.type === 'record' ? fieldsFor(kind.fields, {}) : [];
  const alone = fields.flatMap(({ id, kind: inner, optional }) =>
    optional !== true && inner.type === 'choice' && inner.choices.length === 1
      ? [[id, inner.choices[0]?.id ?? '']]
      : [],
  );
  return alone.length === 0 ? undefined : (Object.fromEntries(alone) as Json);
}

/** What a form enters now; undefined is a form that nobody touched. */
export function entering(kind: AskKind, label: string, value: Json | undefined): Entering {
  const inner = kind.type === 'draw' ? kind.as : kind;
  if (inner.type === 'record') return recordEntering(inner, value, kind.type === 'draw');
  if (value !== undefined) {
    return isWhole(inner, value) ? { value, rest: false, chosen: !isNothing(inner, value) } : { missing: [label] };
  }
  const nothing = kind.type === 'draw' ? undefined : nothingOf(inner);
  return nothing === undefined ? { missing: [label] } : { value: nothing, rest: true, chosen: false };
}

/** What is suggested, with what was chosen already in place of it: no choice is lost. What another claims stays theirs. */
export function suggestedBeside(
  {
    kind,
    label,
    suggested,
    suggestedAs,
    claimed,
  }: Pick<Ask, 'kind' | 'label' | 'suggested' | 'suggestedAs' | 'claimed'>,
  value: Json | undefined,
): Json | undefined {
  if (claimed !== undefined || suggestedAs === 'lastTurn' || !isPlainObject(suggested) || !isPlainObject(value))
    return suggested;
  const now = entering(kind, label, { ...suggested, ...value });
  return 'value' in now ? now.value : undefined;
}

/** What the rules are asked about. A figure that nobody told is not 0 there: the verdict would be of a guess. */
export function asking(kind: AskKind, label: string, value: Json | undefined): Entering {
  const record = isPlainObject(value) ? value : {};
  const missing = (kind.type === 'record' ? fieldsFor(kind.fields, record) : [])
    .filter((field) => field.kind.type === 'number' && field.optional !== true && record[field.id] === undefined)
    .map((field) => field.label);
  return missing.length > 0 ? { missing } : entering(kind, label, value);
}

function isNothing(kind: AskKind, value: Json): boolean {
  return kind.type === 'choices' && Array.isArray(value) && value.length === 0;
}

function recordEntering(
  { fields }: Extract<AskKind, { readonly type: 'record' }>,
  value: Json | undefined,
  dice: boolean,
): Entering {
  const record = isPlainObject(value) ? value : {};
  const entered: Record<string, Json> = {};
  const missing: string[] = [];
  let [rest, chosen] = [false, false];
  for (const field of fieldsFor(fields, record)) {
    const { id, label, kind } = field;
    const member = record[id];
    if (member === undefined && mayBeEmpty(field, record)) continue;
    // Of a place half told the rest is not 0.
    const isHalf = member === undefined && field.with !== undefined;
    const one = isHalf
      ? { missing: [label] }
      : entering(dice ? { type: 'draw', what: '', as: kind } : kind, label, member);
    // A word that is noted beside something else is not nothing.
    if ('missing' in one || (kind.type === 'text' && textOf(one.value).trim() === '')) {
      missing.push(...('missing' in one ? one.missing : [label]));
      continue;
    }
    entered[id] = one.value;
    [rest, chosen] = [rest || one.rest, chosen || one.chosen];
  }
  if (missing.length > 0) return { missing };
  return { value: entered, rest: rest || !chosen, chosen };
}

/** What the button says that it enters: of figures that nobody touched, a nought. */
export function savedAs(kind: AskKind, now: Entering): 'save' | 'saveRest' | 'saveNothing' | 'saveZero' {
  if (!('value' in now) || !now.rest) return 'save';
  if (now.chosen) return 'saveRest';
  const kinds = kind.type === 'record' ? kind.fields.map((field) => field.kind) : [kind];
  return kinds.every(({ type }) => type === 'number') ? 'saveZero' : 'saveNothing';
}
