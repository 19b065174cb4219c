/** A battle that a server keeps: what comes from it, and what this device sends. The engine here follows it. */
import { type ReadonlySignal, computed, effect } from '@preact/signals';
import type { ArmySide, ByArmy } from '../../core/systems/firefight/rules/rounds.ts';
import type { RecordEntry } from '../../core/systems/firefight/battle/record.ts';
import type { BattlePart, MissionPart } from '../../core/systems/firefight/battle/view.ts';
import { inBrowser } from '../live/browser.ts';
import type { LinkState } from '../live/link.ts';
import { openBattleStore } from '../live/store.ts';
import { drainWhenLive, openBrowserOutbox } from '../outbox/browser.ts';
import type { BattleDecision, Refused } from '../outbox/items.ts';
import { exchange, takeToken } from '../player/session.ts';
import { type Player, playerIn } from './kept.ts';

/** As much of a server's battle as a game needs. */
export interface Shared {
  readonly id: string;
  /** The army that this device plays; null: it watches. */
  readonly side: ArmySide | null;
  readonly players: ByArmy<Player>;
  readonly battle: ReadonlySignal<BattlePart | undefined>;
  readonly state: ReadonlySignal<LinkState>;
  readonly asOf: ReadonlySignal<number | null>;
  /** The server's time, in ms since 1970. */
  readonly now: ReadonlySignal<number>;
  /** Something that was decided here has not reached the server yet. */
  readonly waiting: ReadonlySignal<boolean>;
  readonly send: (command: BattleDecision) => void;
  /** Calls back with all entries, whenever there are others. */
  readonly follow: (take: (mission: MissionPart, entries: readonly RecordEntry[]) => void) => void;
  /** Calls back when something was refused. */
  readonly onRefused: (take: (refused: Refused) => void) => void;
  readonly close: () => void;
}

const AGAIN = 2000;

/** Opens it, and asks again while the server is away; a sentence where the link is not good. `as`: the role, of several. */
export async function openSharedBattle(id: string, as: string | null): Promise<Shared | string> {
  const token = takeToken();
  for (let held = token === null ? null : await exchange({ token }); held && held.kind !== 'ok';) {
    if (held.kind === 'refused') return held.refused.message;
    await new Promise((wake) => setTimeout(wake, AGAIN));
    held = await exchange({ token: token ?? '' });
  }
  const store = openBattleStore(id, as === null ? '' : `as=${as}`, inBrowser);
  const outbox = await openBrowserOutbox<BattleDecision>(id, { of: 'battles', as: 'player' });
  const stops = [store.close, drainWhenLive(outbox, store), outbox.close];
  const missing = await new Promise<boolean>((done) => {
    stops.push(
      effect(() => {
        if (store.state.value === 'missing') done(true);
        else if (store.part('battle') !== undefined && store.part('mission') !== undefined) done(false);
      }),
    );
  });
  const close = () => stops.forEach((stop) => stop());
  const [battle, side] = [store.part('battle'), store.part('mine')?.side ?? null];
  if (missing || battle === undefined) {
    close();
    return '';
  }
  return {
    id,
    side,
    players: { A: playing(battle, side, 'A'), B: playing(battle, side, 'B') },
    battle: computed(() => store.part('battle')),
    state: store.state,
    asOf: store.asOf,
    now: store.now,
    waiting: computed(() => outbox.items.value.some(({ state }) => state === 'saved')),
    send: (command) => void outbox.send(command),
    follow: (take) =>
      stops.push(
        effect(() => {
          const [mission, entries] = [store.part('mission'), store.part('entries')];
          if (mission && entries) take(mission, inOrder(entries));
        }),
      ),
    onRefused: (take) =>
      stops.push(
        effect(() => {
          for (const { id: item, state, refused } of outbox.items.value) {
            if (state !== 'refused' || refused === undefined) continue;
            void outbox.forget(item);
            take(refused);
          }
        }),
      ),
    close,
  };
}

function playing({ players }: BattlePart, own: ArmySide | null, side: ArmySide): Player {
  if (side === own) return 'person';
  const computer = playerIn(players[side]);
  return computer === null || computer === 'person' ? 'away' : computer;
}

function inOrder(entries: Readonly<Record<string, RecordEntry>>): RecordEntry[] {
  return Object.keys(entries).flatMap((_, at) => entries[String(at)] ?? []);
}
