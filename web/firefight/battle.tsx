/** A battle on the page: whose turn it is, the board, what is asked, and what has happened. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type ArmySide, SIDES } from '../../core/systems/firefight/rules/rounds.ts';
import { Button } from '../parts/button.tsx';
import { English } from '../parts/english.tsx';
import { Notice } from '../parts/notice.tsx';
import { RuleLinks } from '../parts/rule-links.tsx';
import { announce } from '../parts/status.tsx';
import { tellFirefight } from '../text/firefight.ts';
import { duration } from '../text/format.ts';
import { End, Proof, Replay } from './after.tsx';
import { Asked } from './asks.tsx';
import { Away } from './away.tsx';
import { Board } from './board.tsx';
import { Coach } from './coach.tsx';
import type { BattleView } from './engine/view.ts';
import type { Game } from './game.ts';
import { AwaitedDice, HandDice } from './hand.tsx';
import type { Player } from './kept.ts';
import { Entry, Log } from './log.tsx';
import { PaceSelect } from './pace.tsx';
import { PassOn } from './pass-on.tsx';
import { lastSeen, sideToDecide } from './turn.ts';
import type { Shared } from './shared.ts';
import { MomentLink, type Opened, Share } from './sharing.tsx';
import { Army, Profile, States, unitName } from './words.tsx';

export interface BattleProps {
  readonly game: Game;
  readonly onLeave: () => void;
  readonly onRematch: (() => void) | null;
  readonly onOwn: (() => void) | null;
  readonly onShared: (opened: Opened) => void;
  /** Plays on from after so many entries, with this army, against the computer. */
  readonly onWhatIf: (entries: number, side: ArmySide) => void;
}

export function Battle({ game, onLeave, onRematch, onOwn, onShared, onWhatIf }: BattleProps) {
  const [all, setAll] = useState(false);
  useTold(game);
  const now = game.view.value;
  if (now === null) return <Unopened game={game} onLeave={onLeave} />;
  const moment = game.moment.value;
  // Two bands of a first game are no army.
  const isLesson = game.begunWith?.lesson === true;
  const over = now.open.ask === 'over';
  const view = moment?.view ?? now;
  const mine = game.isMine() && moment === null && game.wanted.value === null;
  return (
    <div class="ff">
      {SIDES.filter((side) => !isLesson && view.broken[side].length > 0).map((side) => (
        <p key={side} class="ff-note">
          {tellFirefight('strip.notLegal', { side })} <RuleLinks rules={view.broken[side].map(({ rule }) => rule)} />
        </p>
      ))}
      <div class="ff-halves">
        <Strip game={game} view={view} />
        <Board game={game} view={view} still={!mine}>
          {moment === null ? <Undo game={game} /> : null}
        </Board>
        <div class="ff-panel">
          {moment === null ? (
            <Now game={game} view={now} onRematch={onRematch} onOwn={onOwn} />
          ) : (
            <Then game={game} view={view} onWhatIf={onWhatIf} />
          )}
          <Replay game={game} first={over} />
          {over ? <Proof game={game} atOnce /> : null}
          {over ? <Afterwards game={game} /> : null}
          <Sheets view={now} />
          <Legend />
          <Log game={game} view={view} all={all} onAll={() => setAll(true)} />
        </div>
      </div>
      {over ? null : <GamePace game={game} />}
      {over ? null : <Proof game={game} />}
      {game.shared === null ? <Share game={game} onShared={onShared} /> : <Watch id={game.shared.id} />}
      <Button kind="quiet" onClick={onLeave}>
        {tellFirefight(game.shared?.battle.value?.event === undefined ? 'leave' : 'leaveToEvent')}
      </Button>
    </div>
  );
}

/** Whoever listens hears what others have decided. */
function useTold({ told, players }: Game): void {
  const { length } = told.value;
  useEffect(() => {
    const { side = null, title = '' } = told.peek()[length - 1] ?? {};
    if (side !== null && players[side] !== 'person') announce(title);
  }, [length, told, players]);
}

/** Where anybody may watch it, for whoever comes later. */
function Watch({ id }: { readonly id: string }) {
  return (
    <details class="ff-fold">
      <summary>{tellFirefight('share.watch')}</summary>
      <p class="soft">{tellFirefight('share.watchHint')}</p>
      <PassOn
        url={new URL(`/battle/${encodeURIComponent(id)}`, location.href).href}
        name={tellFirefight('share.watch')}
      />
    </details>
  );
}

/** How long dice are seen before the computer goes on, or who throws them. What is thrown on the server falls there. */
function GamePace({ game }: Pick<BattleProps, 'game'>) {
  const { pace, shared } = game;
  if (shared !== null && !waitsForDice(game, shared)) return null;
  return (
    <PaceSelect
      value={pace.value}
      {...(shared === null ? {} : { paces: ['slow', 'fast'] as const })}
      onChange={(next) => (pace.value = next)}
    />
  );
}

/** The computer decides here, for dice that are seen here alone. */
function waitsForDice({ players }: Game, { side, battle }: Shared): boolean {
  const isComputer = ({ [side === 'A' ? 'B' : 'A']: other }: Game['players']) => other !== 'away';
  return side !== null && isComputer(players) && battle.value?.dice === undefined;
}

/** There is no battle yet, or none that can be opened. */
function Unopened({ game, onLeave }: Pick<BattleProps, 'game' | 'onLeave'>) {
  if (game.wanted.value === null && game.problem.value === null && !game.failed.value) {
    return (
      <p class="soft" aria-busy="true">
        {tellFirefight('loading')}
      </p>
    );
  }
  return (
    <div class="ff">
      <Troubles game={game} />
      <HandDice game={game} />
      <p>
        <Button kind="quiet" onClick={onLeave}>
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

const STRIP_WORDS: Readonly<Partial<Record<Player, 'strip.person' | 'strip.away'>>> = {
  person: 'strip.person',
  away: 'strip.away',
};

/** Round, who decides, markers held, units left: one line on top. */
function Strip({ game, view }: { readonly game: Game; readonly view: BattleView }) {
  const side = sideToDecide(view);
  const mine = game.shared?.side ?? null;
  return (
    <div class="ff-strip">
      <p class="ff-round">
        {view.round === 0 ? tellFirefight('strip.setUp') : tellFirefight('strip.round', { round: view.round })}
        {mine === null ? null : ` · ${tellFirefight('strip.mine', { side: mine })}`}
      </p>
      {SIDES.map((one) => {
        const units = view.units.filter((unit) => unit.side === one && unit.left > 0);
        const held = view.markers.filter(({ holder }) => holder === one).length;
        return (
          <p key={one} class={one === side ? 'ff-score ff-turn' : 'ff-score'}>
            <Army view={view} side={one} />
            <span class="ff-note">
              <span class="ff-who">{tellFirefight(STRIP_WORDS[game.players[one]] ?? 'strip.computer')} · </span>
              {tellFirefight('strip.held', { held })}
              {' · '}
              {tellFirefight('strip.units', { count: units.length })}
            </span>
            {game.shared === null ? null : <Clock shared={game.shared} side={one} />}
          </p>
        );
      })}
    </div>
  );
}

/** What a player has left; time that is up forces nobody. */
function Clock({ shared: { battle, now }, side }: { readonly shared: Shared; readonly side: ArmySide }) {
  const { clock } = battle.value ?? {};
  if (clock === undefined) return null;
  const { minutes, used, since, runs } = clock;
  const left = minutes * 60_000 - used[side] - (runs === side ? Math.max(0, now.value - since) : 0);
  return (
    <span class="ff-clock" role="timer">
      {left > 0 ? duration(left) : tellFirefight('clock.up')}
    </span>
  );
}

function Now({
  game,
  view,
  onRematch,
  onOwn,
}: Omit<BattleProps, 'onLeave' | 'onShared' | 'onWhatIf'> & { readonly view: BattleView }) {
  const back = game.undoable();
  const told = game.told.value;
  return (
    <>
      <Troubles game={game} />
      {game.passing ? (
        <Notice meaning="note">
          <p>{tellFirefight('whatIf.here')}</p>
        </Notice>
      ) : null}
      {game.begunWith?.lesson === true ? <Coach game={game} /> : null}
      {game.shared === null ? null : <Away game={game} shared={game.shared} />}
      <End game={game} view={view} onRematch={onRematch} onOwn={onOwn} />
      <Deciding game={game} view={view} />
      {back === null || back.free || (game.shared?.battle.value?.asked ?? null) !== null ? null : (
        <Button kind="quiet" onClick={() => void game.undo()}>
          {tellFirefight('back.ask')}
        </Button>
      )}
      {lastSeen(told, view.open).map((number) => {
        const entry = told[number];
        return entry === undefined ? null : (
          <div key={number} class="ff-last">
            <Entry game={game} view={view} entry={entry} number={number} />
          </div>
        );
      })}
    </>
  );
}

/** One goes back alone: always at the same place. */
function Undo({ game }: Pick<BattleProps, 'game'>) {
  return game.undoable()?.free === true ? (
    <Button kind="quiet" onClick={() => void game.undo()}>
      {tellFirefight('undo')}
    </Button>
  ) : null;
}

/** The other player's army is past its limits: whoever meets it says first that they play all the same. */
function Agree({ game, view }: { readonly game: Game; readonly view: BattleView }) {
  const side = game.shared?.side === 'A' ? 'B' : 'A';
  return (
    <section class="ff-asked">
      <h2>{tellFirefight('agree.title', { name: view.names[side] })}</h2>
      <ul>
        {view.broken[side].map(({ rule, text }) => (
          <li key={text}>
            <English>{text}</English> <RuleLinks rules={[rule]} />
          </li>
        ))}
      </ul>
      <Button kind="primary" onClick={() => game.agree()}>
        {tellFirefight('agree.do')}
      </Button>
    </section>
  );
}

/** A die to throw comes before everything else that is asked. */
function Deciding({ game, view }: { readonly game: Game; readonly view: BattleView }) {
  if (game.wanted.value !== null) return <HandDice game={game} />;
  if (game.shared !== null && game.awaitsDie()) return <AwaitedDice game={game} shared={game.shared} />;
  if (game.toAgree().some((side) => side === game.shared?.side)) return <Agree game={game} view={view} />;
  return game.isMine() ? <Asked game={game} view={view} /> : <Theirs game={game} view={view} />;
}

function Theirs({ game, view }: { readonly game: Game; readonly view: BattleView }) {
  if (view.open.ask === 'over') return null;
  return (
    <div class="ff-row" role="status">
      <p>{tellFirefight(waitsFor(game, view))}</p>
    </div>
  );
}

/** What is waited for while nobody here decides. */
function waitsFor(game: Game, view: BattleView): 'away.sent' | 'agree.waits' | 'away.watch' | 'away.other' | 'theirs' {
  if (game.sent.value) return 'away.sent';
  if (game.toAgree().length > 0) return 'agree.waits';
  if (game.shared?.side === null) return 'away.watch';
  const side = sideToDecide(view);
  return side !== null && game.players[side] === 'away' ? 'away.other' : 'theirs';
}

/** Luck, and who was ahead: fetched once a battle is over. */
function Afterwards({ game }: Pick<BattleProps, 'game'>) {
  const [part, setPart] = useState<{ readonly Graphs: ComponentType<Pick<BattleProps, 'game'>> } | null>(null);
  useEffect(() => void import('./graphs.tsx').then(setPart).catch(() => undefined), []);
  return part === null ? null : <part.Graphs game={game} />;
}

/** An earlier moment. */
function Then({ game, view, onWhatIf }: Pick<BattleProps, 'game' | 'onWhatIf'> & { readonly view: BattleView }) {
  const { entries } = game.moment.value ?? { entries: 0 };
  const entry = game.told.value[entries];
  return (
    <>
      <Button kind="primary" onClick={() => void game.look(null)}>
        {tellFirefight('replay.now')}
      </Button>
      {view.open.ask === 'over' ? null : (
        <div class="ff-row" role="group" aria-label={tellFirefight('whatIf.title')}>
          <span>{tellFirefight('whatIf.title')}</span>
          {SIDES.map((side) => (
            <Button key={side} onClick={() => onWhatIf(entries, side)}>
              {tellFirefight('whatIf.as', { side })}
            </Button>
          ))}
        </div>
      )}
      <MomentLink game={game} entries={entries} />
      {entry ? (
        <div class="ff-last">
          <Entry game={game} view={view} entry={entry} number={entries} />
        </div>
      ) : null}
    </>
  );
}

/** Both armies, as their sheets have them. */
function Sheets({ view }: { readonly view: BattleView }) {
  return (
    <details class="ff-fold">
      <summary>{tellFirefight('sheets.title')}</summary>
      {SIDES.map((side) => (
        <section key={side}>
          <h2>
            <Army view={view} side={side} />
          </h2>
          {view.units
            .filter((unit) => unit.side === side)
            .map((unit) => (
              <div key={unit.id}>
                <p>
                  <English>{unitName(view, unit.id)}</English> <States unit={unit} />
                </p>
                <Profile unit={unit} />
              </div>
            ))}
        </section>
      ))}
    </details>
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
        <li>{tellFirefight('legend.reach')}</li>
      </ul>
    </details>
  );
}
