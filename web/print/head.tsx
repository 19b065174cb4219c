/** What stands on top of a sheet: which event, what this is, and how new it is. */
import { useStore } from '../event/context.ts';
import { PurposeMark } from '../parts/purpose.tsx';
import { shortTime } from '../text/format.ts';
import { tell } from '../text/print.ts';

interface HeadProps {
  readonly title: string;
  /** The round whose pairings these are. */
  readonly round?: number;
}

export function SheetHead({ title, round }: HeadProps) {
  const store = useStore();
  const part = round === undefined ? undefined : store.part(`round/${round}`);
  const time = shortTime(part?.publishedAt ?? store.now.value);
  return (
    <header class="sheet-head">
      <PurposeMark purpose={store.part('event')?.purpose} />
      <h2>{title}</h2>
      <p>
        <bdi>{store.part('event')?.name}</bdi> ·{' '}
        {part === undefined
          ? tell('print.asOf', { time })
          : tell('print.printing', { round: part.number, printing: part.printing, time })}
      </p>
    </header>
  );
}
