/** `/firefight`: a battle is begun, continued or opened, and played on this device. `/battle/ID`: one that a server keeps. */
import './page.css';
import { effect } from '@preact/signals';
import type { ComponentChild } from 'preact';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { isRefusal } from '../../core/rules/refusal.ts';
import type { ArmySide } from '../../core/systems/firefight/rules/rounds.ts';
import { eventAddress } from '../event/game-address.ts';
import { Frame, Wordmark } from '../parts/frame.tsx';
import { later } from '../parts/later.tsx';
import { OpensRules, System } from '../parts/rule-links.tsx';
import { rulesOver } from '../parts/rules-over.tsx';
import { tellFirefight } from '../text/firefight.ts';
import { openEngine } from './engine.ts';
import { Game, type Players } from './game.ts';
import { type KeptBattle, keptBattle, lastPace } from './kept.ts';
import type { Chosen } from './engine/messages.ts';
import type { Shared } from './shared.ts';
import { type Opened as OnServer, Wrong, openOnServer, rematchOnServer, takeToServer } from './sharing.tsx';
import { type Beginning, Start, firstOwn } from './start.tsx';

/** A rule is read over the board: nobody leaves a battle for it. */
const RulesOver = rulesOver(() => ({
  why: tellFirefight('rules.why'),
  away: tellFirefight('rules.away'),
}));

/** The board comes while somebody chooses armies, and before the network may be gone. */
const BATTLE = later(async () => (await import('./battle.tsx')).Battle);

/** A record from elsewhere is looked at by two people: nobody plays on by themselves. */
const PEOPLE: Players = { A: 'person', B: 'person' };

/** Who plays the other army where somebody asks what might have been. */
const COMPUTERS: Players = { A: 'planner', B: 'planner' };

/** A record with so many entries of it. */
function recordUntil(text: string, entries: number): string {
  const record = JSON.parse(text) as { readonly entries: readonly unknown[] };
  return JSON.stringify({ ...record, entries: record.entries.slice(0, entries) });
}

interface Opened {
  readonly game: Game;
  readonly close: () => void;
}

function opened(
  players: Players,
  chosen: Chosen | null,
  more: { readonly shared?: Shared; readonly passing?: boolean } = {},
): Opened {
  const { ask, close } = openEngine(() => (game.failed.value = true));
  const game = new Game(players, chosen, ask, more);
  const pace = lastPace();
  // What is thrown on the server falls there.
  if (more.shared === undefined || pace !== 'hand') game.pace.value = pace;
  return { game, close };
}

/** The battle that an address names: `/battle/ID`. */
function battleAt(path: string): string | null {
  const [, id] = /^\/battle\/([^/]+)$/.exec(path) ?? [];
  return id === undefined ? null : decodeURIComponent(id);
}

/** The role that the address says whoever is here has in the event. */
const asIn = (search: string): string | null => new URLSearchParams(search).get('as');

/** What the page shows: where battles begin, one of them, the addresses of one on the server, or why there is none. */
type Shows =
  | { readonly kind: 'start' }
  | { readonly kind: 'battle'; readonly game: Game }
  | { readonly kind: 'addresses'; readonly view: ComponentChild }
  | { readonly kind: 'opening' }
  | { readonly kind: 'none'; readonly why: string };

/** Where whoever leaves a battle of an address goes: to the event that it is of, or to where battles begin. */
function leadsBack(shows: Shows): string {
  const event = shows.kind === 'battle' ? shows.game.shared?.battle.value?.event : undefined;
  return event === undefined ? '/firefight' : eventAddress(event.record, asIn(location.search) ?? 'public');
}

const START: Shows = { kind: 'start' };

export function FirefightPage() {
  return (
    <System.Provider value="firefight">
      <OpensRules.Provider value={RulesOver}>
        <Shown />
      </OpensRules.Provider>
    </System.Provider>
  );
}

function Shown() {
  const id = battleAt(location.pathname);
  const [shows, setShows] = useState<Shows>(id === null ? START : { kind: 'opening' });
  const [wrong, setWrong] = useState<string | null>(null);
  const engine = useRef<(() => void) | null>(null);
  const show = useCallback((made: Opened) => {
    engine.current?.();
    engine.current = made.close;
    setShows({ kind: 'battle', game: made.game });
  }, []);
  useEffect(() => {
    void BATTLE.fetch();
    if (id !== null) void join(id, show, (why) => setShows({ kind: 'none', why }));
    return () => engine.current?.();
  }, [id, show]);
  const pass = async (made: OnServer, own: ArmySide) => {
    const { Addresses } = await import('./addresses.tsx');
    setShows({ kind: 'addresses', view: <Addresses opened={made} own={own} /> });
  };
  const begin = (beginning: Beginning) => {
    if (Object.values(beginning.players).includes('away')) {
      const byHand = lastPace() === 'hand';
      const begun = byHand ? rollMission(beginning, show) : beginOnServer(beginning);
      void begun.then((made) => (typeof made === 'string' ? setWrong(made) : pass(made, 'A')));
      return;
    }
    const made = opened(beginning.players, beginning.chosen);
    show(made);
    void beginHere(made.game, beginning.chosen);
  };
  const load = (record: string, players: Players, chosen: Chosen | null) => {
    const made = opened(players, chosen);
    show(made);
    void made.game.load(record);
  };
  useKept(shows, (kept) => load(kept.record, kept.players, kept.chosen));
  const kept = shows.kind === 'start' ? keptBattle() : null;
  const leave = () => (id === null ? setShows(START) : location.assign(leadsBack(shows)));
  return (
    <Frame wide={shows.kind === 'battle'} masthead={<Masthead />}>
      <div class="ff-page">
        {shows.kind === 'start' ? (
          <>
            <Start
              kept={kept}
              onContinue={() => (kept === null ? undefined : load(kept.record, kept.players, kept.chosen))}
              onBegin={begin}
              onRecord={(record) => load(record, PEOPLE, null)}
            />
            <Wrong message={wrong} />
          </>
        ) : null}
        {shows.kind === 'addresses' ? shows.view : null}
        {shows.kind === 'opening' ? <Opening /> : null}
        {shows.kind === 'none' ? <None why={shows.why} /> : null}
        {shows.kind === 'battle' ? <Wrong message={wrong} /> : null}
        {shows.kind === 'battle' ? (
          <BATTLE.View
            game={shows.game}
            onLeave={leave}
            onRematch={rematchOf(shows.game, begin, setWrong)}
            onOwn={shows.game.begunWith?.lesson === true ? () => begin(firstOwn()) : null}
            onWhatIf={(entries, side) => show(whatIf(shows.game, entries, side))}
            onShared={(made) => void pass(made, sideHere(shows.game))}
          />
        ) : null}
      </div>
    </Frame>
  );
}

/** Another tab of this device has gone on with the battle that it keeps: whoever looks at this one goes on from there. */
function useKept(shows: Shows, take: (kept: KeptBattle) => void): void {
  useEffect(() => {
    if (shows.kind !== 'battle') return;
    const { shared, passing, view, unkept, record } = shows.game;
    const look = () => {
      const kept = document.visibilityState === 'visible' && view.value !== null ? keptBattle() : null;
      if (kept !== null && !unkept.value && kept.record !== record.value) take(kept);
    };
    if (shared !== null || passing) return;
    addEventListener('storage', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('storage', look);
      document.removeEventListener('visibilitychange', look);
    };
  });
}

/** Who plays a first game finds it set up. */
async function beginHere(game: Game, chosen: Chosen): Promise<void> {
  await game.begin(chosen);
  if (chosen.lesson === true) await game.setUpForMe();
}

/** A battle as it was after so many entries, with the computer as the other army. */
function whatIf({ record }: Game, entries: number, side: ArmySide): Opened {
  const made = opened({ ...COMPUTERS, [side]: 'person' }, null, { passing: true });
  void made.game.load(recordUntil(record.value, entries));
  return made;
}

function Opening() {
  return (
    <p class="soft" aria-busy="true">
      {tellFirefight('loading')}
    </p>
  );
}

function None({ why }: { readonly why: string }) {
  return (
    <>
      <Wrong message={why === '' ? tellFirefight('away.none') : why} />
      <p class="ff-row">
        {why === '' ? null : (
          <a class="button button-primary" href={location.pathname}>
            {tellFirefight('away.look')}
          </a>
        )}
        <a class="button" href="/firefight">
          {tellFirefight('leave')}
        </a>
      </p>
    </>
  );
}

/** The battle of an address: followed from the server. */
async function join(id: string, show: (made: Opened) => void, none: (why: string) => void): Promise<void> {
  const { openSharedBattle } = await import('./shared.ts');
  const shared = await openSharedBattle(id, asIn(location.search));
  if (typeof shared === 'string') {
    none(shared);
    return;
  }
  const { game, close } = opened(shared.players, null, { shared });
  const closeAll = () => {
    shared.close();
    close();
  };
  show({ game, close: closeAll });
  const at = new URLSearchParams(location.search).get('at');
  game.join(shared, at === null || !/^\d{1,4}$/.test(at) ? null : Number(at));
}

/** What the server begins is what would begin here: the engine says it. */
async function beginOnServer({ chosen, players, minutes }: Beginning): Promise<OnServer | string> {
  const { ask, close } = openEngine(() => undefined);
  const setup = await ask('setup', { chosen });
  close();
  return isRefusal(setup) ? setup.message : openOnServer({ players, setup, minutes });
}

/** Whoever rolls their own dice rolls those of the mission here, before the other device comes. */
async function rollMission({ chosen, players, minutes }: Beginning, show: (made: Opened) => void) {
  const made = opened(players, chosen, { passing: true });
  show(made);
  await made.game.begin(chosen);
  let stop = (): void => undefined;
  await new Promise<void>((done) => {
    stop = effect(() => {
      if (made.game.view.value !== null) done();
    });
  });
  stop();
  return takeToServer(made.game, minutes);
}

/** The army of whoever is here. */
function sideHere({ players }: Game): ArmySide {
  return players.A === 'person' ? 'A' : 'B';
}

/** The same armies and players on the same table, with the sides swapped. */
function rematchOf(
  { begunWith, players, shared }: Game,
  begin: (beginning: Beginning) => void,
  onWrong: (message: string) => void,
): (() => void) | null {
  if (shared !== null) {
    return shared.side === null || shared.battle.value?.event !== undefined
      ? null
      : () =>
          void rematchOnServer(shared.id).then(({ path, wrong }) =>
            path === null ? onWrong(wrong) : location.assign(path),
          );
  }
  if (begunWith === null) return null;
  const { armies } = begunWith;
  const swapped = { ...begunWith, armies: { A: armies.B, B: armies.A } };
  return () => begin({ chosen: swapped, players: { A: players.B, B: players.A } });
}

function Masthead() {
  return (
    <div class="ff-mast">
      <Wordmark />
      <h1>{tellFirefight('title')}</h1>
    </div>
  );
}
