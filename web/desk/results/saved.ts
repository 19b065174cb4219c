/** What another desk, or the players, saved of a game while somebody here was at it: whose word it is, and what it says. */
import { useEffect, useState } from 'preact/hooks';
import type { GameRow } from '../../../core/event/views.ts';
import { tell } from '../../text/work.ts';
import { say } from '../../text/language.ts';
import { ask } from '../api.ts';
import { useDesk, useDeskPart } from '../desk.ts';
import { scoreText } from './reported.ts';

/** Null while there is no result. */
export function useSaved(game: GameRow | undefined): string | null {
  const fields = useDesk().store.part('pack')?.fields ?? [];
  const { role, staff } = useDeskPart()?.enteredBy[game?.id ?? ''] ?? {};
  const label = useLabel(staff);
  const result = game?.result ?? null;
  if (result === null) return null;
  const score = scoreText(result, fields);
  const known = role === 'organiser' || role === 'judge' || role === 'scorekeeper' ? role : 'desk';
  const by = tell(`reports.who.${game?.settledBy === 'players' ? 'players' : known}`);
  const who = label === '' ? by : tell('reports.who.named', { who: by, label });
  return tell('reports.savedMeanwhile', { who, score: score === '' ? say(`result.${result.kind}`) : score });
}

/** What the organiser called the link of a desk; empty while nobody knows it. */
function useLabel(staff: string | undefined): string {
  const { event } = useDesk();
  const [labels, setLabels] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    if (staff === undefined || staff in labels) return;
    void ask<StaffNames>('GET', `/api/events/${encodeURIComponent(event)}/staff`).then((answer) => {
      const named = answer.ok ? answer.value.staff.map((one) => [one.staff, one.label] as const) : [];
      setLabels({ [staff]: '', ...Object.fromEntries(named) });
    });
  }, [labels, staff, event]);
  return labels[staff ?? ''] ?? '';
}

interface StaffNames {
  readonly staff: readonly { readonly staff: string; readonly label: string }[];
}
