/** Data folders that begin with played events in them, so that a bench need not play them over the network. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashText } from '../../core/chance/bytes.ts';
import { nextRound, playRound, startedFloor } from '../../tests/core/event/floor.ts';
import type { RecordFile } from '../../core/journal/lines.ts';
import { isRefusal } from '../../core/rules/refusal.ts';
import { gainingGroundsS0 } from '../../core/systems/gaining-grounds-s0/pack.ts';
import { startServer } from '../../server/main.ts';

const SEED = 'bench-event';

/** An event of so many players after so many rounds, with more to come. Results differ, so that places do. */
export function playedEvent(players: number, rounds: number): RecordFile {
  const floor = startedFloor(gainingGroundsS0, players, { seed: SEED });
  floor.run({ type: 'change-settings', settings: { rounds: rounds + 1 } });
  for (let round = 1; round <= rounds; round += 1) {
    nextRound(floor);
    playRound(floor, ({ id }) => {
      const drawn = Number.parseInt(hashText(id).slice(0, 4), 16);
      return [drawn % 9, (drawn >> 4) % 9];
    });
  }
  const { header, entries } = floor.record();
  return { header, entries };
}

export interface FilledFolder {
  readonly folder: string;
  /** The events and their organiser's links, in the order in which they were put there. */
  readonly events: readonly { readonly id: string; readonly token: string }[];
}

/** A data folder that holds this event so many times, each under an id of its own. */
export async function filledFolder({ header, entries }: RecordFile, times: number): Promise<FilledFolder> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-bench-'));
  const server = await startServer({ dataFolder: folder, port: 0 });
  const events: { id: string; token: string }[] = [];
  for (let index = 1; index <= times; index += 1) {
    const made = await server.takeIn(
      { header: { ...header, id: `${SEED}-${index}` }, entries },
      hashText(`${SEED} secret`),
    );
    if (isRefusal(made)) throw new Error(made.message);
    events.push(made);
  }
  await server.close();
  return { folder, events };
}
