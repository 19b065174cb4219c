/** The standings, and the ledger of a campaign below them. */
import { Ledger } from '../event/ledger.tsx';
import { Standings } from '../event/standings.tsx';

export function StandingsPanel() {
  return (
    <>
      <Standings />
      <Ledger />
    </>
  );
}
