/** English sentences of core, found again among those that a language knows: with what is filled in. */
import type { Sentences } from './messages.ts';

interface Form {
  readonly shape: RegExp;
  readonly said: string;
  /** How much of it is the sentence's own: of two that fit, the one that leaves less open. */
  readonly own: number;
}

const forms = new WeakMap<Sentences, readonly Form[]>();

function formsOf(known: Sentences): readonly Form[] {
  const made = forms.get(known) ?? Object.entries(known).map(([english, said]) => formOf(english, said));
  forms.set(known, made);
  return made;
}

function formOf(english: string, said: string): Form {
  const parts = english.split(/\{\d\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return { shape: new RegExp(`^${parts.join('([^]*?)')}$`), said, own: parts.join('').length };
}

/** The sentence among those known; null where it is none of them. What is filled in is looked up too, also one by one. */
export function saidIn(known: Sentences, sentence: string): string | null {
  const exact = known[sentence] ?? ofSeveral(known, sentence);
  if (exact !== undefined) return exact;
  const [best] = formsOf(known)
    .filter(({ shape, own }) => own > 0 && shape.test(sentence))
    .sort((a, b) => b.own - a.own);
  if (best === undefined) return ofList(known, sentence) ?? ofSomebody(known, sentence);
  const [, ...filled] = best.shape.exec(sentence) ?? [];
  const inIt = (part: string) => saidIn(known, part) ?? part;
  const values = filled.map((part) => known[part] ?? (part === '' ? part : part.split(', ').map(inIt).join(', ')));
  return best.said.replace(/\{(\d)\}/g, (_, place: string) => values[Number(place) - 1] ?? '');
}

/** Several sentences, each of which is known. */
function ofSeveral(known: Sentences, text: string): string | undefined {
  const parts = text.split('. ');
  if (parts.length === 1) return undefined;
  const said = parts.map((part, place) => saidIn(known, place < parts.length - 1 ? `${part}.` : part));
  return said.includes(null) ? undefined : said.join(' ');
}

/** `…, …`, each of which is known. */
function ofList(known: Sentences, text: string): string | null {
  const parts = text.split(', ');
  if (parts.length === 1) return null;
  const said = parts.map((part) => saidIn(known, part));
  return said.includes(null) ? null : said.join(', ');
}

/** `Anna: …`, `What: …`: whom or what a sentence is about, where it is one of many. */
function ofSomebody(known: Sentences, sentence: string): string | null {
  const at = sentence.indexOf(': ');
  if (at === -1) return null;
  const [whose, said] = [sentence.slice(0, at), sentence.slice(at + 2)];
  const [about, rest] = [saidIn(known, whose), saidIn(known, said)];
  return about === null && rest === null ? null : `${about ?? whose}: ${rest ?? said}`;
}
