/** From a refusal to the field that it names: by the field's own words, else by a rule that both cite. */
import { useEffect, useState } from 'preact/hooks';
import { say } from '../text/language.ts';
import { Button } from './button.tsx';

/** Shorter words stand in any sentence. */
const SHORTEST = 4;
const CONTROLS = 'input, select, textarea, button, summary';

interface Refused {
  readonly message: string;
  readonly rules: readonly string[];
}

interface LeadToFieldProps {
  readonly refusal: Refused;
  /** Where the fields are; null while they are nowhere. */
  readonly form: () => Element | null;
  /** Where no field is named it leads to the first one. */
  readonly orFirst?: boolean;
}

export function LeadToField({ refusal, form, orFirst = false }: LeadToFieldProps) {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const root = form();
  useEffect(() => setTarget(root && targetIn(root, refusal, orFirst)), [root, refusal, orFirst]);
  if (target === null) return null;
  return (
    <p>
      {/* The form may have been drawn anew since. */}
      <Button onClick={() => lead((root && targetIn(root, refusal, orFirst)) ?? target)}>{say('app.toField')}</Button>
    </p>
  );
}

function targetIn(form: Element, refusal: Refused, orFirst: boolean): HTMLElement | null {
  return fieldNamed(form, refusal) ?? (orFirst ? form.querySelector<HTMLElement>(CONTROLS) : null);
}

function fieldNamed(form: Element, { message, rules }: Refused): HTMLElement | null {
  const words = message.toLowerCase();
  const named = [...form.querySelectorAll<HTMLElement>('label, legend')]
    .map((face) => ({ face, says: isSaidIn(words, faceOf(face)) ? faceOf(face) : shortOf(face) }))
    .filter(({ says }) => says.length >= SHORTEST && isSaidIn(words, says))
    .sort((a, b) => b.says.length - a.says.length);
  const cited = [...form.querySelectorAll('.rule-link')].filter(
    // A refusal’s own links lead nowhere.
    (link) => rules.includes(link.textContent) && link.closest('.notice') === null,
  );
  return (
    [...named.map(({ face }) => controlOf(face)), ...cited.map(besideRule)].find((found) => found !== null) ?? null
  );
}

/** As words of their own: a name is not in names. */
function isSaidIn(sentence: string, words: string): boolean {
  return ` ${sentence.replaceAll(/[^\p{L}\p{N}[\]]+/gu, ' ')} `.includes(
    ` ${words.replaceAll(/[^\p{L}\p{N}[\]]+/gu, ' ').trim()} `,
  );
}

/** What a field is called, without what is said of it in small print. */
function faceOf(face: HTMLElement): string {
  const small = face.querySelector('small')?.textContent ?? '';
  return face.textContent.replace(small, '').trim().toLowerCase();
}

/** The same without what is said of it after a colon. */
const shortOf = (face: HTMLElement): string => (faceOf(face).split(':')[0] ?? '').trim();

function controlOf(face: HTMLElement): HTMLElement | null {
  if (face instanceof HTMLLabelElement) return face.control;
  return face.parentElement?.querySelector<HTMLElement>(CONTROLS) ?? null;
}

function besideRule(link: Element): HTMLElement | null {
  return link.closest('.rule-links')?.parentElement?.querySelector<HTMLElement>(CONTROLS) ?? null;
}

/** Opens what it is folded into. */
function lead(field: HTMLElement): void {
  for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
}
