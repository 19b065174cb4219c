/** Which Schemes may be taken, and what is noted with them. */
import type { OptionValues } from '../../../../event/types.ts';
import { type Broken, broken } from '../../../../rules/broken.ts';
import { type Noted, checkNotes } from '../../../malifaux/rules/notes.ts';
import { figures } from '../../event/figures.ts';
import { modeOf } from '../../event/in-force.ts';
import { PLAYED_SCHEMES } from '../schemes/schemes.ts';

export interface ChosenSchemes {
  readonly pool: readonly string[];
  readonly schemes: readonly string[];
  /** Too Many Secrets: those for the Reveal and those for the End. */
  readonly reveal?: readonly string[];
  readonly end?: readonly string[];
}

/** Whether these Schemes may be taken: two of the pool, four where two halves are taken, those of the mode. */
export function checkChosen(
  { pool, schemes, reveal = [], end = [] }: ChosenSchemes,
  options: OptionValues,
): readonly Broken[] {
  const { picks, schemes: fixed } = figures(options);
  const all = [...schemes, ...reveal, ...end];
  if (fixed !== null) {
    const same = all.length === fixed.length && fixed.every((id) => all.includes(id));
    if (fixed.length === 0) {
      const rule = modeOf(options).id === 'double-rush' ? 'GG0-MODE-DR-04' : 'GG0-MODE-AOB-09';
      return broken(!same, rule, 'There are no Schemes in this mode.');
    }
    return broken(!same, 'GG0-MODE-HH-11', 'In Henchman Hardcore both take Vendetta and Assassinate.');
  }
  const strange = all.some((id) => !pool.includes(id)) || new Set(all).size < all.length;
  if ('reveal' in picks) {
    const counted = schemes.length === 0 && reveal.length === picks.reveal && end.length === picks.end;
    const message = 'Take two Schemes of the pool for their Reveal and two others for their End.';
    return broken(strange || !counted, 'GG0-VAR-SECRETS-02', message);
  }
  const counted = schemes.length === picks.schemes && reveal.length + end.length === 0;
  return broken(strange || !counted, 'GG0-CORE-08', 'Take two different Schemes from the pool.');
}

/** Whether what a Scheme asks to be noted is there, and may be noted. */
export function checkNote(noted: Noted): readonly Broken[] {
  return checkNotes(PLAYED_SCHEMES, noted, 'GG0-SETUP-10');
}

/** A sealed choice stays. */
export function changeScheme(): readonly Broken[] {
  return broken(true, 'GG0-SETUP-12', 'A Scheme that was noted cannot be changed.');
}
