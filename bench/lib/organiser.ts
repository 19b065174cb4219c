/** An organiser who drives a server over HTTP. */
import type { EventCommand } from '../../core/event/commands.ts';
import type { GameRow } from '../../core/event/views.ts';

export interface Organiser {
  readonly event: string;
  readonly token: string;
  readonly url: string;
  readonly send: (command: EventCommand) => Promise<void>;
  readonly games: (round: number) => Promise<readonly GameRow[]>;
}

let commands = 0;

/** The organiser of an event that is there. */
export function organiserOf(url: string, { id, token }: { readonly id: string; readonly token: string }): Organiser {
  const send = async (command: EventCommand): Promise<void> => {
    commands += 1;
    await post(`${url}/api/events/${id}/commands`, token, {
      id: `bench-${String(commands).padStart(6, '0')}`,
      command,
    });
  };
  const games = async (round: number): Promise<readonly GameRow[]> => {
    const answer = await fetch(`${url}/api/events/${id}/view?parts=games/${round}`, { headers: bearer(token) });
    const { parts } = (await answer.json()) as { parts: Record<string, Record<string, GameRow>> };
    return Object.values(parts[`games/${round}`] ?? {});
  };
  return { event: id, token, url, send, games };
}

/** An event of so many players, checked in, with its first round published. */
export async function openEvent(url: string, players: number): Promise<Organiser> {
  const made = await post(`${url}/api/events`, null, { system: 'gaining-grounds-s0', name: `Bench of ${players}` });
  const desk = organiserOf(url, made as { id: string; token: string });
  const { send } = desk;
  const entrants = Array.from({ length: players }, (_, index) => ({
    name: `Player ${index + 1}`,
    faction: 'guild',
    checkIn: true,
  }));
  await send({ type: 'add-entrants', entrants });
  await send({ type: 'publish-pack' });
  await send({ type: 'start-event' });
  await send({ type: 'draft-round' });
  await send({ type: 'publish-round' });
  return desk;
}

export function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

async function post(address: string, token: string | null, body: unknown): Promise<unknown> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === null ? {} : bearer(token)) },
    body: JSON.stringify(body),
  });
  const value: unknown = await answer.json();
  if (!answer.ok) throw new Error(`${answer.status} ${JSON.stringify(value)}`);
  return value;
}
