/** `/firefight`: a battle is begun, continued or opened, and played; all of it on this device. */
import './page.css';
import { useEffect, useState } from 'preact/hooks';
import { Frame, Wordmark } from '../parts/frame.tsx';
import { System } from '../parts/rule-links.tsx';
import { tellFirefight } from '../text/firefight.ts';
import { Battle } from './battle.tsx';
import { type Ask, openEngine } from './engine.ts';
import { Game, type Players } from './game.ts';
import { keptBattle } from './kept.ts';
import type { Chosen } from './engine/messages.ts';
import { type Beginning, Start } from './start.tsx';

/** A record from elsewhere is looked at by two people: nobody plays on by themselves. */
const PEOPLE: Players = { A: 'person', B: 'person' };

interface Opened {
  readonly game: Game;
  readonly close: () => void;
}

function opened(players: Players, chosen: Chosen | null): Opened & { readonly ask: Ask } {
  const { ask, close } = openEngine(() => (game.failed.value = true));
  const game = new Game(players, chosen, ask);
  return { game, close, ask };
}

export function FirefightPage() {
  const [open, setOpen] = useState<Opened | null>(null);
  useEffect(() => () => open?.close(), [open]);
  const begin = ({ chosen, players }: Beginning) => {
    const made = opened(players, chosen);
    setOpen(made);
    void made.game.begin(chosen);
  };
  const load = (record: string, players: Players, chosen: Chosen | null) => {
    const made = opened(players, chosen);
    setOpen(made);
    void made.game.load(record);
  };
  const kept = open === null ? keptBattle() : null;
  return (
    <System.Provider value="firefight">
      <Frame masthead={<Masthead />}>
        <div class="ff-page">
          {open === null ? (
            <Start
              kept={kept}
              onContinue={() => (kept === null ? undefined : load(kept.record, kept.players, kept.chosen))}
              onBegin={begin}
              onRecord={(record) => load(record, PEOPLE, null)}
            />
          ) : (
            <Battle game={open.game} onLeave={() => setOpen(null)} onRematch={rematchOf(open.game, begin)} />
          )}
        </div>
      </Frame>
    </System.Provider>
  );
}

/** The same armies and players on the same table, with the sides swapped. */
function rematchOf({ begunWith, players }: Game, begin: (beginning: Beginning) => void): (() => void) | null {
  if (begunWith === null) return null;
  const { armies, table } = begunWith;
  const swapped = { armies: { A: armies.B, B: armies.A }, table };
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
