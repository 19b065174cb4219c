/** Under which address phones reach this server: codes made on the server's own machine must not lead a phone to itself. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask } from '../api.ts';
import { useDesk } from '../desk.ts';
import { type Links, linksPath } from './links.ts';

/** The server's addresses in the network; null until they are known. */
const origins = signal<readonly string[] | null>(null);
const chosen = signal<string | null>(null);

export interface Reach {
  /** What every code and link begins with. */
  readonly origin: string;
  /** The addresses to choose from, where there are several. */
  readonly origins: readonly string[];
  readonly choose: (origin: string) => void;
  /** This desk was opened by a name of this machine, and the server listens to nobody else. */
  readonly alone: boolean;
}

export function useReach(): Reach {
  const { event } = useDesk();
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);
  useEffect(() => {
    if (!local || origins.value !== null) return;
    void ask<Links>('GET', linksPath(event)).then((answer) => {
      if (answer.ok) origins.value = answer.value.origins;
    });
  }, [local, event]);
  const known = local ? (origins.value ?? []) : [];
  return {
    origin: chosen.value ?? known[0] ?? location.origin,
    origins: known,
    choose: (origin) => (chosen.value = origin),
    alone: local && origins.value !== null && known.length === 0,
  };
}
