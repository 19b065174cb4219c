/** A request that makes an event or a game: where the server wants its key first, that is asked for, and it is sent again. */
import { readRefusal } from '../outbox/deliver.ts';

export async function making(path: string, body: string): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(path, { method: 'POST', cache: 'no-store', headers, body });
  if (answer.status !== 403 || readRefusal(await answer.clone().text())?.code !== 'needs-key') return answer;
  // Few servers have one: it comes when it is asked for.
  const { askForKey } = await import('../parts/server-key.tsx');
  return (await askForKey()) ? making(path, body) : answer;
}
