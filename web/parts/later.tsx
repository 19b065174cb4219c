/** A part of a page that is fetched when it is first looked at, or before that in a quiet moment: the first view needs none of it. */
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../text/language.ts';
import { speak, tag } from '../text/vocabulary.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

export interface Later<Props = object> {
  /** Fetches it once, however often it is asked for; never rejects. */
  readonly fetch: () => Promise<void>;
  readonly View: ComponentType<Props>;
}

/** `load` imports it; its words come with it. Where that fails, its place says so: the network is away, or a newer version has taken its place. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  const state = signal<{ readonly Part: ComponentType<Props> | null; readonly failed: boolean }>({
    Part: null,
    failed: false,
  });
  let fetching: Promise<void> | null = null;
  const fetchIt = async () => {
    try {
      const Part = await load();
      await speak(tag.value);
      state.value = { Part, failed: false };
    } catch {
      state.value = { Part: null, failed: true };
    }
  };
  const fetch = () => (fetching ??= fetchIt());
  function View(props: Props) {
    useEffect(() => void fetch(), []);
    const { Part, failed } = state.value;
    if (Part !== null) return <Part {...props} />;
    return failed ? (
      <NotHere />
    ) : (
      <p class="soft" aria-busy="true">
        {say('later.loading')}
      </p>
    );
  }
  return { fetch, View };
}

/** A browser may remember that a script failed until the page is loaded anew. */
function NotHere() {
  return (
    <Notice meaning="wait">
      <p>{say('later.failed')}</p>
      <Button onClick={() => location.reload()}>{say('later.again')}</Button>
    </Notice>
  );
}

/** How long after the first view there is a quiet moment, ms. */
const QUIET = 3000;

/** Fetches parts one after another once the first view has had the network to itself. */
export async function fetchInQuiet(parts: readonly Pick<Later, 'fetch'>[]): Promise<void> {
  await new Promise((wake) => setTimeout(wake, QUIET));
  for (const { fetch } of parts) await fetch();
}
