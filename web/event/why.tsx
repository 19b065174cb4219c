/** Why two meet: the rule that decided, and what the next best round without them would cost. Asked for when it is looked at. */
import './why.css';
import { useEffect, useState } from 'preact/hooks';
import type { CostLine } from '../../core/event/costs.ts';
import type { Explained } from '../../core/event/explain.ts';
import { RuleLinks } from '../parts/rule-links.tsx';
import { figure, listed } from '../text/format.ts';
import { say } from '../text/language.ts';
import { type Entrants, nameIn, useEntrants, useStore } from './context.ts';

export interface WhyProps {
  readonly round: number;
  readonly seats: readonly string[];
  /** What is known without asking. */
  readonly known: Explained['why'];
  /** The role in which a desk asks; a page that has none asks as whoever it is. */
  readonly as?: string;
}

export function Why({ round, seats, known, as }: WhyProps) {
  const entrants = useEntrants();
  const event = useStore().part('event')?.id ?? '';
  const explained = useExplained(
    event,
    new URLSearchParams({ round: String(round), seats: seats.join(), ...(as && { as }) }),
  );
  return (
    <div class="why">
      {known === null ? null : <p lang="en">{known.text}</p>}
      {explained === null
        ? null
        : sentences(explained, seats, entrants).map((sentence) => <p key={sentence}>{sentence}</p>)}
      <RuleLinks rules={known?.rules ?? []} />
    </div>
  );
}

/** Null while it is on its way, and where there is no answer: what is known stands there already. */
function useExplained(event: string, query: URLSearchParams): Explained | null {
  const [explained, setExplained] = useState<Explained | null>(null);
  const path = `/api/events/${encodeURIComponent(event)}/why?${query}`;
  useEffect(() => {
    let gone = false;
    const ask = async () => {
      const answer = await fetch(path, { cache: 'no-store' });
      if (!answer.ok) return;
      const told = (await answer.json()) as Explained;
      if (!gone) setExplained(told);
    };
    ask().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [path]);
  return explained;
}

function sentences(
  { kind, instead, more, tie }: Explained,
  about: readonly string[],
  entrants: Entrants,
): readonly string[] {
  const names = (seats: readonly string[]): string => seats.map((id) => nameIn(entrants, id)).join(' – ');
  const tables = listed(
    instead.map((seats) => (seats.length === 1 ? `${names(seats)} (${say('pairings.bye')})` : names(seats))),
  );
  const isBye = about.length === 1;
  const costs = costList(more);
  switch (kind) {
    case 'open':
      return [];
    case 'only':
      return [say(isBye ? 'why.onlyBye' : 'why.only')];
    case 'set':
      if (instead.length === 0) return [say('why.setAnyway')];
      return [
        say('why.setInstead', { tables }),
        more.length === 0 ? say('why.setFree') : say('why.setCosts', { costs }),
      ];
    case 'drawn':
      return [
        say(isBye ? 'why.insteadBye' : 'why.instead', { tables }),
        tie === null ? say('why.costs', { costs }) : say(tie === 'order' ? 'why.order' : 'why.lot'),
      ];
  }
}

/** `rematches +1, gaps in points (squared) −3` */
export function costList(lines: readonly CostLine[]): string {
  return listed(lines.map(({ what, count }) => `${say(`costs.${what}`)} ${figure(count, true)}`));
}
