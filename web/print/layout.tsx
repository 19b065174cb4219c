/** The table of a round to scale, with its measures: one to hang up, or one for each table. */
import { useEffect, useState } from 'preact/hooks';
import { useStore } from '../event/context.ts';
import { type OneLayout, fetchLayout } from '../layouts/asked.ts';
import { LayoutCard } from '../table/layout-card.tsx';
import { tell } from '../text/print.ts';
import { SheetHead } from './head.tsx';

export function LayoutSheet({ round }: { readonly round: number }) {
  const store = useStore();
  const system = store.part('event')?.system;
  const name = store.part(`round/${round}`)?.layout;
  const [found, setFound] = useState<OneLayout | null>(null);
  useEffect(() => {
    if (system === undefined || name === undefined || name === null) return;
    void fetchLayout(system, name).then((answer) => setFound(typeof answer === 'string' ? null : answer));
  }, [system, name]);
  if (name === null) return <p class="off-paper">{tell('print.noTable')}</p>;
  if (found === null) return null;
  return (
    <section class="sheet">
      <SheetHead title={found.layout.title} round={round} />
      <LayoutCard system={found.system} layout={found.layout} />
    </section>
  );
}
