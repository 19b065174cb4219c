/** Somebody honest, while others attack: asks a small page and sends a command again and again, each on a new connection. */
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as later } from 'node:timers/promises';
import type { Target } from './target.ts';

export interface Honest {
  /** Stops it; says how long the slowest answer took, in ms, and how many requests had none. */
  stop(): Promise<{ readonly slowest: number; readonly unanswered: number }>;
}

/** Between one round of asking and the next. */
const PAUSE = 100;
/** Nobody waits longer. */
const PATIENCE = 30_000;

export function beginHonest(target: Target): Honest {
  const { url, event, token } = target;
  const outcome = { slowest: 0, unanswered: 0 };
  const ask = async (method: 'GET' | 'POST', path: string, body?: object): Promise<void> => {
    const since = performance.now();
    const status = await answerTo({ method, url: `${url}${path}`, token, ...(body ? { body } : {}) });
    outcome.slowest = Math.max(outcome.slowest, performance.now() - since);
    if (status !== 200) outcome.unanswered += 1;
  };
  const until = new AbortController();
  const asking = (async () => {
    while (!until.signal.aborted) {
      await ask('GET', '/api/systems');
      await ask('POST', `/api/events/${event}/commands`, {
        id: randomUUID(),
        command: { type: 'note', text: 'all well' },
      });
      await later(PAUSE);
    }
  })();
  return {
    stop: async () => {
      until.abort();
      await asking;
      return outcome;
    },
  };
}

interface Asked {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly token: string;
  readonly body?: object;
}

/** The status; 0 where there was no answer. */
function answerTo({ method, url, token, body }: Asked): Promise<number> {
  return new Promise((answered) => {
    const headers = { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) };
    const asked = request(url, { method, headers, agent: false, timeout: PATIENCE }, (response) => {
      response.resume().on('end', () => answered(response.statusCode ?? 0));
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => answered(0));
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
