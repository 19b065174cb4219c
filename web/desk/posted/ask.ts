/** What the server makes of posted games as they are now: what a repair would move, what can become of somebody, what a forfeit is worth. */
import { useEffect, useState } from 'preact/hooks';
import type { SeatsByHand } from '../../../core/event/commands.ts';
import type { ForfeitWorth, Preview, Ways } from '../../../core/event/ways.ts';
import { type Answer, ask } from '../api.ts';
import { type Desk, useDesk } from '../desk.ts';

interface Forfeit {
  readonly game: string;
  readonly forfeit: readonly string[];
}
type Asked = { readonly repair: 'draw' | SeatsByHand } | { readonly becomes: string } | Forfeit;
type PreviewOf<About extends Asked> = About extends Forfeit
  ? ForfeitWorth
  : About extends { readonly becomes: string }
    ? Ways
    : Preview;

function queryOf(asked: Asked): Readonly<Record<string, string>> {
  if ('forfeit' in asked) return { game: asked.game, forfeit: asked.forfeit.join() };
  if ('becomes' in asked) return { becomes: asked.becomes };
  if (asked.repair === 'draw') return { repair: 'draw' };
  const { tables, absent } = asked.repair;
  return { repair: 'by-hand', tables: tables.map((seats) => seats.join()).join(';'), absent: absent.join() };
}

export function askPosted<About extends Asked>(
  { event, role }: Pick<Desk, 'event' | 'role'>,
  asked: About,
): Promise<Answer<PreviewOf<About>>> {
  const query = new URLSearchParams({ ...queryOf(asked), as: role });
  return ask<PreviewOf<About>>('GET', `/api/events/${encodeURIComponent(event)}/posted?${query}`);
}

/** Asked again whenever the round, its results or who is here change; null while it is on its way, or nothing is asked. */
export function usePosted<About extends Asked>(asked: About | null): Answer<PreviewOf<About>> | null {
  const desk = useDesk();
  const [answer, setAnswer] = useState<{ readonly to: string; readonly answer: Answer<PreviewOf<About>> } | null>(null);
  const { store } = desk;
  const round = store.part('event')?.round ?? 0;
  const games = store.part(`games/${round}`);
  const [standings, entrants] = [store.part('standings'), store.part('entrants')];
  const about = asked === null ? null : JSON.stringify(asked);
  useEffect(() => {
    if (about === null) return undefined;
    let gone = false;
    void askPosted(desk, JSON.parse(about) as About).then((told) => {
      if (!gone) setAnswer({ to: about, answer: told });
    });
    return () => {
      gone = true;
    };
  }, [desk, about, games, standings, entrants]);
  return answer?.to === about ? answer.answer : null;
}
