/** A battle goes to the server: for somebody on another device, or for those who watch. Everybody gets an address. */
import { useState } from 'preact/hooks';
import { isPlainObject, parseJson, writtenAs } from '../../core/journal/json.ts';
import type { BattleSetup } from '../../core/systems/firefight/battle/def.ts';
import type { ArmySide, ByArmy } from '../../core/systems/firefight/rules/rounds.ts';
import { readRefusal } from '../outbox/deliver.ts';
import { Button } from '../parts/button.tsx';
import { English } from '../parts/english.tsx';
import { Notice } from '../parts/notice.tsx';
import { tellFirefight } from '../text/firefight.ts';
import type { Game } from './game.ts';
import type { Player } from './kept.ts';
import { PassOn } from './pass-on.tsx';

export interface Opened {
  readonly sides: readonly { readonly id: ArmySide; readonly path: string }[];
  /** Where anybody may watch. */
  readonly path: string;
  readonly origins: readonly string[];
}

/** What a server begins: a battle of this setup, or the one that was played so far. */
interface Begins {
  readonly players: ByArmy<Player>;
  readonly setup: BattleSetup;
  /** The players throw their own. */
  readonly dice?: 'by-hand' | undefined;
  readonly minutes?: number | undefined;
  readonly record?: unknown;
}

/** The battle as the server has it now; a sentence where it says no, or nothing. */
export async function openOnServer({ players, setup, dice, minutes, record }: Begins): Promise<Opened | string> {
  const plays = (player: Player) => (player === 'away' ? 'person' : player);
  const playing = { A: plays(players.A), B: plays(players.B) };
  try {
    const body = JSON.stringify({ system: 'firefight', players: playing, setup, dice, minutes, record });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/battles', { method: 'POST', headers, body });
    const text = await answer.text();
    if (answer.ok) return JSON.parse(text) as Opened;
    return readRefusal(text)?.message ?? tellFirefight('share.away');
  } catch {
    return tellFirefight('share.away');
  }
}

/** The battle that is on this device, with all that was played of it. */
export function takeToServer({ record: kept, players, pace }: Game, minutes?: number): Promise<Opened | string> {
  const read = parseJson(kept.value);
  const record = 'value' in read && isPlainObject(read.value) ? read.value : {};
  const dice = pace.value === 'hand' ? 'by-hand' : undefined;
  return openOnServer({ players, setup: writtenAs<BattleSetup>(record.setup ?? null), dice, minutes, record });
}

/** Where the same two armies meet again: the first who asks begins it. */
export async function rematchOnServer(
  id: string,
): Promise<{ readonly path: string; readonly wrong: '' } | { readonly path: null; readonly wrong: string }> {
  try {
    const answer = await fetch(`/api/battles/${encodeURIComponent(id)}/rematch`, { method: 'POST' });
    const text = await answer.text();
    if (answer.ok) return { path: (JSON.parse(text) as { readonly path: string }).path, wrong: '' };
    return { path: null, wrong: readRefusal(text)?.message ?? tellFirefight('share.away') };
  } catch {
    return { path: null, wrong: tellFirefight('share.away') };
  }
}

/** Sharing the battle that is on this device. */
export function Share({ game, onShared }: { readonly game: Game; readonly onShared: (opened: Opened) => void }) {
  const [wrong, setWrong] = useState<string | null>(null);
  const share = async () => {
    const opened = await takeToServer(game);
    if (typeof opened === 'string') setWrong(opened);
    else onShared(opened);
  };
  return (
    <details class="ff-fold">
      <summary>{tellFirefight('share.title')}</summary>
      <p class="soft">{tellFirefight('share.hint')}</p>
      <p>
        <Button onClick={() => void share()}>{tellFirefight('share.do')}</Button>
      </p>
      <Wrong message={wrong} />
    </details>
  );
}

/** An address of a moment. A battle that is on this device alone is copied to the server as it is now, and goes on here. */
export function MomentLink({ game, entries }: { readonly game: Game; readonly entries: number }) {
  const [copied, setCopied] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const path = game.shared === null ? copied : `/battle/${encodeURIComponent(game.shared.id)}`;
  const copy = async () => {
    const made = await takeToServer(game);
    if (typeof made === 'string') setWrong(made);
    else setCopied(made.path);
  };
  return (
    <details class="ff-fold">
      <summary>{tellFirefight('replay.link')}</summary>
      {path === null ? (
        <>
          <p class="soft">{tellFirefight('replay.copyHint')}</p>
          <p>
            <Button onClick={() => void copy()}>{tellFirefight('replay.copy')}</Button>
          </p>
          <Wrong message={wrong} />
        </>
      ) : (
        <PassOn url={new URL(`${path}?at=${entries}`, location.href).href} name={tellFirefight('replay.link')} />
      )}
    </details>
  );
}

export function Wrong({ message }: { readonly message: string | null }) {
  return (
    <div role="status">
      {message === null ? null : (
        <Notice meaning="loss">
          <p>
            <English>{message}</English>
          </p>
        </Notice>
      )}
    </div>
  );
}
