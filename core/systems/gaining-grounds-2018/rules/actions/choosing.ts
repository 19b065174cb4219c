/** Which Schemes may be taken, and how they are documented. */
import { type Broken, broken } from '../../../../rules/broken.ts';
import { type Noted, checkNotes } from '../../../malifaux/rules/notes.ts';
import { PLAYED_SCHEMES } from '../schemes/schemes.ts';

const PICKS = 2;

/** Two different Schemes of the pool; both players may take the same. */
export function checkChosen(pool: readonly string[], schemes: readonly string[]): readonly Broken[] {
  const right = schemes.length === PICKS && new Set(schemes).size === PICKS && schemes.every((id) => pool.includes(id));
  return broken(!right, 'GG18-DOC-05', 'Take two different Schemes from the pool.');
}

/** With all that it asks to be noted, and secret. */
export function checkNote(noted: Noted, revealed = false): readonly Broken[] {
  return [
    ...checkNotes(PLAYED_SCHEMES, noted, 'GG18-DOC-01'),
    ...broken(revealed, 'GG18-DOC-04', 'No Scheme starts revealed.', noted.scheme),
  ];
}
