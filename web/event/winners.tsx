/** Who has won the event, as far as it is told. */
import { listed } from '../text/format.ts';
import { Say } from '../text/say.tsx';
import { nameIn, useEntrants } from './context.ts';

export function Winners({ of }: { readonly of: readonly string[] }) {
  const entrants = useEntrants();
  if (of.length === 0) return null;
  const names = <bdi>{listed(of.map((id) => nameIn(entrants, id)))}</bdi>;
  return (
    <strong class="mast-winner">
      {of.length > 1 ? <Say k="event.winners" names={names} /> : <Say k="event.winner" names={names} />}
    </strong>
  );
}
