/** Whose it is: systems speak to who answers, and the other phones read the same words. */
import type { AskKind, SideId } from '../../core/encounter/types.ts';
import { useNames, useTable } from './context.ts';

/** What is called “your” in headings, as others say it; what somebody chose or typed stays as it is. */
export function whose(text: string, name: string): string {
  const heading = (part: string): string => part.replace(/\byours?\b/gi, `${name}’s`);
  return text
    .split(' · ')
    .map((part) => part.replace(/^[^:]*/, heading))
    .join(' · ');
}

/** A list that was pasted is read where lists stand: here its first line says which it is. */
export const brief = (text: string): string => text.replace(/\n[^]*/, ' …');

/** Texts of an answer of `side` as this phone says them. */
export function useSaid(): (text: string, side: SideId | null) => string {
  const { store } = useTable();
  const nameOf = useNames();
  const mine = store.part('mine')?.side;
  return (text, side) => {
    const said = brief(text);
    return side === null || side === mine ? said : whose(said, nameOf(side));
  };
}

/** A question that is asked again of somebody else. */
export function kindWhose(kind: AskKind, said: (text: string) => string): AskKind {
  if (kind.type === 'draw') return { ...kind, as: kindWhose(kind.as, said) };
  if (kind.type !== 'record') return kind;
  return { ...kind, fields: kind.fields.map((field) => ({ ...field, label: said(field.label) })) };
}
