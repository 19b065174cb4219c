/** Where a suggestion is from, and what it scores: what the button says that enters it. */
import type { Ask } from '../../core/encounter/types.ts';
import { ask } from '../text/encounter.ts';

export function suggestedAs({ suggestedAs: from, suggestedVp: vp }: Pick<Ask, 'suggestedAs' | 'suggestedVp'>): string {
  const said = ask(from === undefined ? 'asSuggested' : `as.${from}`);
  return vp === undefined ? said : `${said}: +${vp} VP`;
}
