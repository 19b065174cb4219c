/** Lists that are handed in, each with what is understood of it as it is typed: it is looked over before it is sent. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { DetailSpec } from '../../core/event/pack.ts';
import type { ListReading } from '../../core/event/types.ts';
import { ListRead } from '../event/list-reading.tsx';
import { English } from '../parts/english.tsx';
import { TextFile } from '../parts/text-file.tsx';
import { say } from '../text/player.tsx';

export interface ListFieldsProps {
  readonly event: string;
  readonly lists: readonly DetailSpec[];
  /** By the id of what is asked. */
  readonly texts: Readonly<Record<string, string>>;
  readonly hint?: string;
  readonly onText: (id: string, text: string) => void;
}

export function ListFields({ event, lists, texts, hint, onText }: ListFieldsProps) {
  const written = lists.flatMap(({ id }) => ((texts[id] ?? '').trim() === '' ? [] : [[id, texts[id]] as const]));
  const readings = useReadings(event, JSON.stringify(Object.fromEntries(written)));
  return (
    <>
      {lists.map(({ id, label, hint: what, examples }) => {
        const reading = readings.find((one) => one.detail === id);
        return (
          <div key={id} class="form">
            <TextFile
              label={<English>{label}</English>}
              {...hinted(what, hint)}
              accept=".txt,.json"
              examples={examples}
              text={texts[id] ?? ''}
              onText={(text) => onText(id, text)}
            />
            <div role="status">
              {reading === undefined ? null : (
                <>
                  <p class="soft">{say('myList.read')}</p>
                  <ListRead reading={reading} />
                </>
              )}
            </div>
          </div>
        );
      })}
    </>
  );
}

/** What to write, and when it is needed. */
function hinted(what: string | undefined, needed: string | undefined): { readonly hint?: ComponentChildren } {
  const parts = [...(what === undefined ? [] : [<English key="what">{what}</English>]), needed ?? []].flat();
  return parts.length === 0 ? {} : { hint: parts };
}

/** So long after the last key it is asked, in ms. */
const QUIET = 400;

/** `lists`: as JSON. What the server did not answer is not shown: the list can be handed in all the same. */
function useReadings(event: string, lists: string): readonly ListReading[] {
  const [readings, setReadings] = useState<readonly ListReading[]>([]);
  useEffect(() => {
    if (lists === '{}') {
      setReadings([]);
      return undefined;
    }
    let isLatest = true;
    const timer = setTimeout(() => {
      void readingsOf(event, lists).then((read) => {
        if (isLatest) setReadings(read);
      });
    }, QUIET);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [event, lists]);
  return readings;
}

async function readingsOf(event: string, lists: string): Promise<readonly ListReading[]> {
  try {
    const body = JSON.stringify({ lists });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`/api/events/${encodeURIComponent(event)}/read`, { method: 'POST', headers, body });
    return answer.ok ? ((await answer.json()) as { readonly lists: readonly ListReading[] }).lists : [];
  } catch {
    return [];
  }
}
