/** What is told differently, and by whom: its accounts are fetched with it. */
import type { Answer, SideId } from '../../core/encounter/types.ts';
import { later } from '../parts/later.tsx';
import { ask } from '../text/encounter.ts';
import { listed } from '../text/format.ts';
import { useJudges, useNames, useTable } from './context.ts';

export const DISPUTE = later(async () => (await import('./dispute.tsx')).Dispute);

export function Disputes() {
  const { store, around } = useTable();
  const nameOf = useNames();
  const judges = useJudges();
  const disputed = (store.part('table')?.answers ?? []).filter(({ objections }) => objections.length > 0);
  const mine = store.part('mine')?.side;
  const parties = [...new Set(disputed.flatMap(partiesOf))];
  const others = listed(parties.filter((side) => side !== mine).map((side) => nameOf(side)));
  const isParty = mine !== undefined && parties.includes(mine);
  return (
    <section class="game-disputes" aria-labelledby="disputes">
      <h2 id="disputes">
        {parties.length < 2 ? ask('disputesOpen') : ask(isParty ? 'disputes' : 'disputesOf', { name: others })}
      </h2>
      {judges ? null : <p class="soft">{ask(around === null ? 'disputesAlone' : 'disputesHint')}</p>}
      {disputed.map((answer) => (
        <DISPUTE.View key={answer.number} answer={answer} />
      ))}
    </section>
  );
}

/** Who told it and who says otherwise. */
function partiesOf({ side, objections }: Answer): readonly SideId[] {
  return [...(side === null ? [] : [side]), ...objections.map((one) => one.side)];
}
