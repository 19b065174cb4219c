/** Games without an event for pages to be looked at: played by program as far as a page is wanted. */
import { randomUUID } from 'node:crypto';
import type { EncounterCommand } from '../../core/encounter/commands.ts';
import type { SideId } from '../../core/encounter/types.ts';
import type { Json } from '../../core/journal/json.ts';

export type Told = readonly [side: SideId, ask: string, value: Json];

export interface Beginning {
  readonly system: string;
  readonly names: readonly string[];
  readonly setting?: Json;
}

export interface ByProgram {
  /** The path of a side’s phone. */
  readonly pathOf: (side: SideId) => string;
  /** The path of the clock between them. */
  readonly clock: string;
  readonly send: (side: SideId, command: EncounterCommand) => Promise<unknown>;
  readonly tell: (...told: readonly Told[]) => Promise<void>;
}

export async function byProgram(url: string, beginning: Beginning): Promise<ByProgram> {
  const ask = async (path: string, token: string | null, body: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${JSON.stringify(body)}: ${await answer.text()}`);
    return answer.json();
  };
  const { id, clock, sides } = (await ask('/api/encounters', null, beginning)) as {
    readonly id: string;
    readonly clock: string;
    readonly sides: readonly { readonly id: string; readonly path: string }[];
  };
  const pathOf = (side: SideId) => sides.find((one) => one.id === side)?.path ?? '';
  const send = (side: SideId, command: EncounterCommand) =>
    ask(`/api/encounters/${id}/commands`, pathOf(side).split('#')[1] ?? '', { id: randomUUID(), command });
  const tell = async (...told: readonly Told[]): Promise<void> => {
    for (const [side, asked, value] of told) await send(side, { type: 'tell', answers: [{ ask: asked, value }] });
  };
  return { pathOf, clock, send, tell };
}
