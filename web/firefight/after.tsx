/** The end of a battle, and looking back: who won and why, a rematch, a replay with a slider, the record and its proof. */
import { useCallback, useEffect, useState } from 'preact/hooks';
import { isRefusal } from '../../core/rules/refusal.ts';
import { SIDES } from '../../core/systems/firefight/rules/rounds.ts';
import { Button } from '../parts/button.tsx';
import { English } from '../parts/english.tsx';
import { Notice } from '../parts/notice.tsx';
import { tellFirefight } from '../text/firefight.ts';
import type { BattleView } from './engine/view.ts';
import type { Game } from './game.ts';
import { Army } from './words.tsx';
import { saveRecord } from './save.ts';

export interface AfterProps {
  readonly game: Game;
  readonly view: BattleView;
  readonly onRematch: (() => void) | null;
  /** After a first game: a battle of one's own; null after any other. */
  readonly onOwn: (() => void) | null;
}

export function End({ game, view, onRematch, onOwn }: AfterProps) {
  const { open } = view;
  if (open.ask !== 'over') return null;
  const { result, counts, rule } = open;
  const again = game.shared?.battle.value?.rematch ?? null;
  return (
    <section class="ff-end">
      <h2>
        {result === 'draw' ? (
          tellFirefight('end.draw')
        ) : (
          <>
            <Army view={view} side={result} /> {tellFirefight('end.wins')}
          </>
        )}
      </h2>
      <Notice meaning={result === 'draw' ? 'note' : 'good'} rules={[rule]}>
        <p>{tellFirefight('end.markers', { a: counts.A, b: counts.B })}</p>
        {SIDES.map((side) => (
          <p key={side}>
            <Army view={view} side={side} />{' '}
            {tellFirefight('end.left', {
              count: view.units.filter((unit) => unit.side === side && unit.left > 0).length,
            })}
          </p>
        ))}
      </Notice>
      {onOwn === null ? null : (
        <Button kind="primary" onClick={onOwn}>
          {tellFirefight('end.own')}
        </Button>
      )}
      {onRematch === null ? null : (
        <Button kind={onOwn === null ? 'primary' : 'plain'} onClick={onRematch}>
          {tellFirefight(again === null ? 'end.rematch' : 'end.join')}
        </Button>
      )}
      {again === null || onRematch !== null ? null : (
        <p>
          <a href={`/battle/${encodeURIComponent(again)}`}>{tellFirefight('end.watch')}</a>
        </p>
      )}
    </section>
  );
}

/**
 * Any moment of the battle, by a slider: a battle that has only begun has none to go back to. It stays where it is in the
 * page whatever it shows, so that a finger or a key goes on moving it. `first`: before everything else beside the board.
 */
export function Replay({ game, first }: { readonly game: Game; readonly first: boolean }) {
  const last = game.told.value.length - 1;
  const at = game.moment.value?.entries ?? last;
  if (last < 1) return null;
  return (
    <div class={first ? 'ff-replay ff-replay-first' : 'ff-replay'}>
      <label>
        {tellFirefight('replay.title')}
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-valuetext={game.told.value[at]?.title ?? ''}
          onInput={({ currentTarget }) => void game.look(Number(currentTarget.value))}
        />
      </label>
      <p class="soft" aria-hidden="true">
        {at} / {last} <English>{game.told.value[at]?.title}</English>
      </p>
    </div>
  );
}

/** The record as a file, and whether everything in it follows from its dice; `atOnce`: without being asked. */
export function Proof({ game, atOnce = false }: { readonly game: Game; readonly atOnce?: boolean }) {
  const [proof, setProof] = useState<string | null>(null);
  const verify = useCallback(async () => {
    const found = await game.verify();
    setProof(isRefusal(found) ? found.message : tellFirefight('proof.good', found));
  }, [game]);
  useEffect(() => {
    if (atOnce) void verify();
  }, [atOnce, verify]);
  return (
    <div class="ff-row">
      <Button onClick={() => void verify()}>{tellFirefight('proof.verify')}</Button>
      <Button onClick={() => saveRecord(game.record.value)}>{tellFirefight('proof.save')}</Button>
      <p role="status">{proof}</p>
    </div>
  );
}
