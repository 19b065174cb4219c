/** An event that stands half way at this moment, with handsome data: for demonstrations. */
import type { Pack } from '../pack.ts';
import { type GeneratedEvent, generateEvent } from './generate.ts';

const FEATURES = {
  'unusual-names': false,
  groups: true,
  phones: true,
  ringer: false,
  disputes: true,
  'hand-edits': false,
  pins: false,
  voids: false,
  disqualifications: false,
  regrets: false,
  'early-end': false,
  painting: true,
  desk: true,
} as const;

export function halfWay(
  pack: Pack,
  { seed, players, now }: { readonly seed: string; readonly players: number; readonly now: number },
): GeneratedEvent {
  const planned = pack.rounds.suggested(players, {}).rounds ?? 3;
  const stop = { round: Math.min(3, planned), settled: 45 };
  const given = { seed, players, features: FEATURES, name: 'The Winter Muster', purpose: 'demo', stop } as const;
  const { record } = generateEvent(pack, given);
  // Moved in time so that its last step was just now: its clock runs on.
  const length = (record.entries.at(-1)?.at ?? 0) - record.header.created;
  return generateEvent(pack, { ...given, created: now - length });
}
