/** A battle on the page: whose turn it is, the board, what is asked, and what has happened. */
import { useState } from 'preact/hooks';
import { SIDES } from '../../core/systems/firefight/rules/rounds.ts';
import { Button } from '../parts/button.tsx';
import { English } from '../parts/english.tsx';
import { Notice } from '../parts/notice.tsx';
import { tellFirefight } from '../text/firefight.ts';
import { End, Proof, Replay } from './after.tsx';
import { Asked } from './asks.tsx';
import { Board } from './board.tsx';
import type { BattleView } from './engine/view.ts';
import type { Game } from './game.ts';
import { Entry, Log } from './log.tsx';
import { sideToDecide } from './turn.ts';
import { Army } from './words.tsx';

export interface BattleProps {
  readonly game: Game;
  readonly onLeave: () => void;
  readonly onRematch: (() => void) | null;
}

export function Battle({ game, onLeave, onRematch }: BattleProps) {
  const [all, setAll] = useState(false);
  const now = game.view.value;
  if (now === null) return <Unopened game={game} onLeave={onLeave} />;
  const moment = game.moment.value;
  const view = moment?.view ?? now;
  const mine = game.isMine() && moment === null;
  return (
    <div class="ff">
      <Strip game={game} view={view} />
      <div class="ff-halves">
        <Board game={game} view={view} still={!mine} />
        <div class="ff-panel">
          {moment === null ? <Now game={game} view={now} onRematch={onRematch} /> : <Then game={game} view={view} />}
        </div>
      </div>
      <Legend />
      <Log game={game} view={view} all={all} onAll={() => setAll(true)} />
      {now.open.ask === 'over' || moment !== null ? null : <Replay game={game} />}
      <Proof game={game} />
      <Button kind="quiet" onClick={onLeave}>
        {tellFirefight('leave')}
      </Button>
    </div>
  );
}

/** There is no battle yet, or none that can be opened. */
function Unopened({ game, onLeave }: Pick<BattleProps, 'game' | 'onLeave'>) {
  if (game.problem.value === null && !game.failed.value) return <p class="soft">{tellFirefight('loading')}</p>;
  return (
    <div class="ff">
      <Troubles game={game} />
      <p>
        <Button kind="primary" onClick={onLeave}>
          {tellFirefight('leave')}
        </Button>
      </p>
    </div>
  );
}

/** What has gone wrong: the engine, what it refused, keeping the battle. */
function Troubles({ game }: Pick<BattleProps, 'game'>) {
  const problem = game.problem.value;
  return (
    <>
      {game.failed.value ? (
        <Notice meaning="loss">
          <p>{tellFirefight('failed')}</p>
        </Notice>
      ) : null}
      {problem === null ? null : (
        <Notice meaning="loss" rules={problem.refused}>
          <p>
            <English>{problem.message}</English>
          </p>
        </Notice>
      )}
      {game.unkept.value ? (
        <Notice meaning="wait">
          <p>{tellFirefight('unkept')}</p>
        </Notice>
      ) : null}
    </>
  );
}

/** Round, who decides, markers held, units left: one line on top. */
function Strip({ game, view }: { readonly game: Game; readonly view: BattleView }) {
  const side = sideToDecide(view);
  return (
    <div class="ff-strip">
      <p class="ff-round">
        {view.round === 0 ? tellFirefight('strip.setUp') : tellFirefight('strip.round', { round: view.round })}
      </p>
      {SIDES.map((one) => {
        const units = view.units.filter((unit) => unit.side === one && unit.left > 0);
        const held = view.markers.filter(({ holder }) => holder === one).length;
        return (
          <p key={one} class={one === side ? 'ff-score ff-turn' : 'ff-score'}>
            <Army view={view} side={one} />
            <span class="ff-note">
              {tellFirefight(game.players[one] === 'person' ? 'strip.person' : 'strip.computer')}
              {' · '}
              {tellFirefight('strip.held', { held })}
              {' · '}
              {tellFirefight('strip.units', { count: units.length })}
            </span>
          </p>
        );
      })}
    </div>
  );
}

function Now({ game, view, onRematch }: Omit<BattleProps, 'onLeave'> & { readonly view: BattleView }) {
  const told = game.told.value;
  const last = told[told.length - 1];
  return (
    <>
      <Troubles game={game} />
      <End game={game} view={view} onRematch={onRematch} />
      {game.isMine() ? <Asked game={game} view={view} /> : <Theirs game={game} view={view} />}
      {game.undoable() === null ? null : (
        <Button kind="quiet" onClick={() => void game.undo()}>
          {tellFirefight('undo')}
        </Button>
      )}
      {last !== undefined && last.dice > 0 ? (
        <div class="ff-last">
          <Entry game={game} view={view} entry={last} number={told.length - 1} />
        </div>
      ) : null}
    </>
  );
}

function Theirs({ game, view }: { readonly game: Game; readonly view: BattleView }) {
  if (view.open.ask === 'over') return null;
  return (
    <div class="ff-row" role="status">
      <p>{tellFirefight('theirs')}</p>
      <label class="ff-check">
        <input
          type="checkbox"
          checked={game.fast.value}
          onChange={({ currentTarget }) => (game.fast.value = currentTarget.checked)}
        />
        {tellFirefight('fast')}
      </label>
    </div>
  );
}

/** An earlier moment. */
function Then({ game, view }: { readonly game: Game; readonly view: BattleView }) {
  const { entries } = game.moment.value ?? { entries: 0 };
  const entry = game.told.value[entries];
  return (
    <>
      <Replay game={game} />
      <Button kind="primary" onClick={() => void game.look(null)}>
        {tellFirefight('replay.now')}
      </Button>
      {entry ? (
        <div class="ff-last">
          <Entry game={game} view={view} entry={entry} number={entries} />
        </div>
      ) : null}
    </>
  );
}

const LEGEND = ['impassable', 'sight-blocker', 'difficult', 'dangerous', 'cover'] as const;

/** What terrain does, and what the small signs mean. */
function Legend() {
  return (
    <details class="ff-fold">
      <summary>{tellFirefight('legend.title')}</summary>
      <ul class="ff-legend">
        {LEGEND.map((look) => (
          <li key={look}>
            <svg viewBox="0 0 3 2" width="30" height="20" aria-hidden="true">
              <rect class={`board-piece board-piece-${look}`} x="0.2" y="0.2" width="2.6" height="1.6" />
            </svg>
            {tellFirefight(`legend.${look}`)}
          </li>
        ))}
        <li>{tellFirefight('legend.signs')}</li>
      </ul>
    </details>
  );
}
