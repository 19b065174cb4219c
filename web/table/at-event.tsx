/** A table of an event: opened from its address, and saved there by the organiser. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { isPlainObject } from '../../core/journal/json.ts';
import { type Refusal, isRefusal, refuse } from '../../core/rules/refusal.ts';
import type { TableMap } from '../../core/table/map/map.ts';
import { readMap } from '../../core/table/map/read.ts';
import { newCommandId } from '../live/ids.ts';
import { Button } from '../parts/button.tsx';
import { toast } from '../parts/status.tsx';
import { tellTable } from '../text/setup.ts';

export interface AtEvent {
  readonly event: string;
  /** Which of its tables this is; null: a new one. */
  readonly map: string | null;
}

/** `/table?event=…&map=…` opens that one; with `as=organiser` it can be saved there, also after the page is loaded again. */
export function useEventTable(open: (next: TableMap | Refusal) => unknown): AtEvent | null {
  const [asked] = useState(() => new URLSearchParams(location.search));
  const event = asked.get('event');
  const map = asked.get('map') ?? asked.get('of');
  const toOpen = asked.get('map');
  const saves = asked.get('as') === 'organiser';
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    if (event === null || toOpen === null) return;
    const as = saves ? '&as=organiser' : '';
    const address = `?event=${encodeURIComponent(event)}&of=${encodeURIComponent(toOpen)}${as}`;
    void fetchTable(event, toOpen).then((found) => {
      latest.current(found);
      // Loaded again, the page goes on with what was done here.
      if (!isRefusal(found)) history.replaceState(null, '', address);
    });
  }, [event, toOpen, saves]);
  return event !== null && saves ? { event, map } : null;
}

async function fetchTable(event: string, map: string): Promise<TableMap | Refusal> {
  try {
    const answer = await fetch(`/api/events/${encodeURIComponent(event)}/maps/${encodeURIComponent(map)}`);
    const body: unknown = await answer.json();
    return answer.ok ? readMap(body) : refusalIn(body);
  } catch {
    return refuse('no-server', tellTable('table.noServer'));
  }
}

function refusalIn(body: unknown): Refusal {
  const message = isPlainObject(body) && typeof body.message === 'string' ? body.message : tellTable('table.noServer');
  return refuse('refused', message);
}

export interface SaveAtEventProps {
  readonly at: AtEvent;
  readonly map: TableMap;
  readonly onRefused: (refusal: Refusal) => void;
}

export function SaveAtEvent({ at, map, onRefused }: SaveAtEventProps) {
  const [busy, setBusy] = useState(false);
  // A new table is that one from its first saving on.
  const [saved, setSaved] = useState(at.map);
  const save = async () => {
    setBusy(true);
    const refusal = await send(at.event, { type: 'keep-map', laid: map, ...(saved === null ? {} : { map: saved }) });
    const id = saved ?? (refusal === null ? await idOf(at.event, map.name) : null);
    setBusy(false);
    setSaved(id);
    if (refusal === null) toast(tellTable('table.saved', { name: map.name }));
    else onRefused(refusal);
  };
  return (
    <>
      <Button kind="primary" busy={busy} onClick={() => void save()}>
        {tellTable('table.saveAtEvent')}
      </Button>
      <a href={`/desk?event=${encodeURIComponent(at.event)}&as=organiser#settings`}>{tellTable('table.toDesk')}</a>
    </>
  );
}

async function send(event: string, command: object): Promise<Refusal | null> {
  try {
    const answer = await fetch(`/api/events/${encodeURIComponent(event)}/commands?as=organiser`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: newCommandId(), command }),
    });
    return answer.ok ? null : refusalIn(await answer.json());
  } catch {
    return refuse('no-server', tellTable('table.noServer'));
  }
}

/** The id under which the event keeps the table of that name that was saved last. */
async function idOf(event: string, name: string): Promise<string | null> {
  const answer = await fetch(`/api/events/${encodeURIComponent(event)}/view?parts=event`);
  const { parts } = (await answer.json()) as { parts: { event: { maps: readonly { id: string; name: string }[] } } };
  return (
    parts.event.maps
      .filter((row) => row.name === name)
      .map(({ id }) => id)
      .pop() ?? null
  );
}
