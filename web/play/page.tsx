/** Beginning a game without an event: which, who plays, and a code for each phone. */
import './play.css';
import { useEffect, useState } from 'preact/hooks';
import { unnamed } from '../../core/encounter/names.ts';
import { SIDE_IDS } from '../../core/encounter/types.ts';
import type { GameSummary } from '../../core/event/summary.ts';
import type { OptionValues } from '../../core/event/types.ts';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { English } from '../parts/english.tsx';
import { Field } from '../parts/field.tsx';
import { Frame, Wordmark } from '../parts/frame.tsx';
import { NewerEdition } from '../parts/newer-edition.tsx';
import { Notice } from '../parts/notice.tsx';
import { System } from '../parts/rule-links.tsx';
import { Qr } from '../parts/qr.tsx';
import { gamePage } from '../live/games.ts';
import { reachedAt } from '../live/reach.ts';
import { ask } from '../text/encounter.ts';
import { begins } from '../text/play.ts';
import { listed } from '../text/format.ts';
import { say } from '../text/language.ts';
import { OptionsFold } from './options.tsx';
import { keepCodes } from './codes.ts';
import { SideCodes } from './side-codes.tsx';
import { type Begun, type Playable, type Played, askedAgain, begin, goingOn, playable, playedBefore } from './begin.ts';

export function PlayPage() {
  const [games, setGames] = useState<readonly Playable[] | null>(null);
  const [held, setHeld] = useState<readonly GameSummary[]>([]);
  const [before, setBefore] = useState<Played | null>(null);
  const [begun, setBegun] = useState<Begun | null>(null);
  const shown = (made: Begun) => {
    keepCodes(made);
    setBegun(made);
  };
  useEffect(() => {
    document.title = say('app.title', { page: begins('title') });
    void goingOn().then(setHeld);
    void playable().then(async (known) => {
      const again = askedAgain();
      if (again !== null) setBefore(await playedBefore(again, known ?? []));
      setGames(known);
    });
  }, []);
  // The codes come instead of a long form, whose end was in sight.
  useEffect(() => {
    if (begun !== null) scrollTo(0, 0);
  }, [begun]);
  return (
    <Frame masthead={<Wordmark />} guide="players#a-game-at-home">
      <div class="play">
        <h1>{begun === null ? begins('title') : ask('playScan')}</h1>
        {begun !== null || held.length === 0 ? null : <Held games={held} />}
        {begun !== null ? (
          <Codes begun={begun} />
        ) : (
          <Begin key={String(games === null)} {...{ games: games ?? [], before, onBegun: shown }} />
        )}
      </div>
    </Frame>
  );
}

/** Games that this device plays already. */
function Held({ games }: { readonly games: readonly GameSummary[] }) {
  return games.map((game) => (
    <p key={game.id}>
      <a class="button" href={gamePage(game)}>
        {begins('goOn', { game: game.title, names: listed(game.names), step: game.step })}
      </a>
    </p>
  ));
}

interface BeginProps {
  readonly games: readonly Playable[];
  /** The game that is played again, where there is one. */
  readonly before: Played | null;
  readonly onBegun: (begun: Begun) => void;
}

function Begin({ games, before, onBegun }: BeginProps) {
  const [title, setTitle] = useState<string | null>(before?.title ?? null);
  const [names, setNames] = useState<readonly string[]>(before?.names ?? ['', '']);
  const [options, setOptions] = useState<OptionValues>(before?.options ?? {});
  const [wrong, setWrong] = useState<string | null>(null);
  const game = games.find((one) => one.title === title) ?? games[0];
  if (!game) return <p class="soft">{ask('asking')}</p>;
  const [least, most] = game.seats;
  const seated = Math.min(most, Math.max(least, names.length));
  const shown = Array.from({ length: seated }, (_, place) => names[place] ?? '');
  const start = async () => {
    const filled = shown.map((name, place) => (name.trim() === '' ? unnamed(SIDE_IDS[place] ?? '') : name));
    const made = await begin(game.system, filled, { ...options, ...game.fixed }, before === null ? null : askedAgain());
    if (made === null) setWrong(ask('failed'));
    else if (typeof made === 'string') setWrong(made);
    else onBegun(made);
  };
  return (
    <form
      class="play-form"
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <p>
        <a class="button" href="/firefight">
          <English>Firefight</English>
        </a>
      </p>
      <p>{begins('lead')}</p>
      <Choice
        label={begins('what')}
        value={game.title}
        options={games.map((one) => ({ value: one.title, label: one.title, lang: 'en' as const }))}
        onChange={(chosen) => {
          setTitle(chosen);
          setOptions({});
          setWrong(null);
        }}
      />
      <NewerEdition system={game.system} />
      <Sides seats={game.seats} shown={shown} onNames={setNames} />
      {game.options.length === 0 ? null : (
        <System.Provider value={game.system}>
          <OptionsFold key={game.title} options={game.options} values={options} onChange={setOptions} />
        </System.Provider>
      )}
      {wrong === null ? null : (
        <Notice meaning="loss">
          <p>{wrong}</p>
        </Notice>
      )}
      <p>
        <Button type="submit" kind="primary">
          {begins('begin')}
        </Button>
      </p>
      {game.paper ? (
        <p>
          <a href={`/print?game=${game.system}&sides=${seated}#game`}>{begins('paper')}</a>
        </p>
      ) : null}
    </form>
  );
}

interface SidesProps {
  readonly seats: readonly [number, number];
  readonly shown: readonly string[];
  readonly onNames: (names: readonly string[]) => void;
}

/** How many play, and who. */
function Sides({ seats: [least, most], shown, onNames }: SidesProps) {
  const counts = Array.from({ length: most - least + 1 }, (_, more) => String(least + more));
  return (
    <>
      {counts.length < 2 ? null : (
        <Choice
          label={begins('sides')}
          labelled
          value={String(shown.length)}
          options={counts.map((count) => ({ value: count, label: count }))}
          onChange={(count) => onNames(Array.from({ length: Number(count) }, (_, place) => shown[place] ?? ''))}
        />
      )}
      {shown.map((name, place) => (
        <Field
          key={place}
          label={begins('name', { side: SIDE_IDS[place] ?? '' })}
          value={name}
          onInput={(typed) => onNames(shown.map((known, at) => (at === place ? typed : known)))}
        />
      ))}
    </>
  );
}

/** Each side scans its own; whoever began it may also play on this device, or look on as the judge. */
function Codes({ begun: { id, origins, sides, clock, path } }: { readonly begun: Begun }) {
  const watched = `/game/${encodeURIComponent(id)}?as=public`;
  return (
    <>
      <SideCodes origins={origins} sides={sides}>
        {clock === null ? null : (
          <li class="play-code">
            <h2>{ask('clockTablet')}</h2>
            <Qr text={new URL(clock, reachedAt(origins) ?? location.href).href} label={ask('clockCode')} />
            <p class="soft">{ask('clockTabletHint')}</p>
            <a class="button button-plain" href={clock}>
              {ask('clockHere')}
            </a>
          </li>
        )}
      </SideCodes>
      <details class="fold play-options">
        <summary>{ask('playWatch')}</summary>
        <p class="soft">{ask('playWatchHint')}</p>
        <Qr text={new URL(watched, reachedAt(origins) ?? location.href).href} label={ask('playWatchCode')} />
        <p>
          <a href={watched}>{ask('playWatchHere')}</a>
        </p>
      </details>
      <p>
        <a href={path}>{begins('judge')}</a>
      </p>
    </>
  );
}
