/** That shops sell a newer edition than the one that was chosen. */
import { newerThan } from '../../core/systems/editions.ts';
import { say } from '../text/language.ts';

export function NewerEdition({ system }: { readonly system: string }) {
  const game = newerThan(system);
  return game === null ? null : <p class="soft">{say('edition.newer', { game })}</p>;
}
