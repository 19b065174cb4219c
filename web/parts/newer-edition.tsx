/** That shops sell a newer edition than the one that was chosen. */
import { newerThan } from '../../core/systems/editions.ts';
import { say } from '../text/language.ts';

interface NewerEditionProps {
  readonly system: string;
  /** Nobody runs an event here. */
  readonly home?: boolean;
}

export function NewerEdition({ system, home = false }: NewerEditionProps) {
  const game = newerThan(system);
  if (game === null) return null;
  return (
    <p class="soft">
      {say('edition.newer', { game })}
      {home ? null : ` ${say('edition.newerEvent')}`}
    </p>
  );
}
