/** `/simulate`: two lists are asked for, and games between them are played on this device and added up as they come. */
import '../firefight/page.css';
import './simulate.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Refusal } from '../../core/rules/refusal.ts';
import { LEVELS } from '../../core/systems/firefight/players/levels.ts';
import { type SeriesTally, noGames, playedOf } from '../../core/systems/firefight/players/series-tally.ts';
import type { ImportedArmy } from '../../core/systems/firefight/roster/import/rules.ts';
import { ArmyField, isReady } from '../firefight/army-field.tsx';
import { armyOf } from '../odds/answer.ts';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { English } from '../parts/english.tsx';
import { Field } from '../parts/field.tsx';
import { Frame, Wordmark } from '../parts/frame.tsx';
import { Notice } from '../parts/notice.tsx';
import { System } from '../parts/rule-links.tsx';
import { Select } from '../parts/select.tsx';
import { tellFirefight } from '../text/firefight.ts';
import { tellSimulate } from '../text/simulate.ts';
import { Results } from './results.tsx';
import { runAnywhere } from './anywhere.ts';
import { prepare } from './run.ts';
import { type Asked, GAMES, addressOf, askedIn, isSeed } from './state.ts';

/** The figures are drawn anew so often, in milliseconds: nobody reads faster. */
const DRAWN_EVERY = 200;

/** What is shown: games of two armies so far, and of how many. */
interface Playing {
  readonly own: ImportedArmy;
  readonly foe: ImportedArmy;
  readonly tally: SeriesTally;
  readonly games: number;
  readonly running: boolean;
  /** The workers of the server play them, and not this device. */
  readonly away?: boolean;
  /** Why it goes no further; null there: nobody knows. */
  readonly failed?: Refusal | null;
}

export function SimulatePage() {
  const [asked, setAsked] = useState<Asked>(() => askedIn(location.hash));
  const { playing, play, stop } = usePlaying();
  useEffect(() => {
    const follow = () => setAsked(askedIn(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const begin = () => {
    history.replaceState(null, '', addressOf(asked));
    play(asked);
  };
  return (
    <System.Provider value="firefight">
      <Frame masthead={<Masthead />}>
        <div class="ff-page sim">
          <Asking asked={asked} onChange={setAsked} onPlay={begin} />
          {playing === null ? null : <Told playing={playing} onStop={stop} />}
        </div>
      </Frame>
    </System.Provider>
  );
}

/** The games that are being played, drawn a few times a second. */
function usePlaying() {
  const [playing, setPlaying] = useState<Playing | null>(null);
  const ending = useRef<() => void>(() => undefined);
  useEffect(() => {
    prepare();
    return () => ending.current();
  }, []);
  const change = (part: Partial<Playing>) => setPlaying((known) => (known === null ? null : { ...known, ...part }));
  const play = ({ own: ownList, foe: foeList, level, games: count, seed }: Asked) => {
    const [own, foe, games] = [armyOf(ownList), armyOf(foeList), Number(count)];
    if (typeof own === 'string' || typeof foe === 'string') return;
    ending.current();
    const armies = { A: own.units, B: foe.units };
    let drawn: ReturnType<typeof setTimeout> | null = null;
    let latest = noGames(armies);
    const draw = () => {
      drawn = null;
      change({ tally: latest, running: playedOf(latest) < games });
    };
    const end = runAnywhere({ armies, players: { A: level, B: level }, seed: Number(seed) }, games, {
      onTally: (tally) => {
        latest = tally;
        drawn ??= setTimeout(draw, DRAWN_EVERY);
      },
      onServer: (away) => change({ away }),
      onFailed: (failed) => change({ failed, running: false }),
    });
    ending.current = () => {
      if (drawn !== null) clearTimeout(drawn);
      end();
    };
    setPlaying({ own, foe, games, tally: latest, running: true });
  };
  const stop = () => {
    ending.current();
    change({ running: false });
  };
  return { playing, play, stop };
}

function Masthead() {
  return (
    <div class="ff-mast">
      <Wordmark />
      <h1>{tellSimulate('title')}</h1>
      <p>{tellSimulate('lead')}</p>
    </div>
  );
}

interface AskingProps {
  readonly asked: Asked;
  readonly onChange: (asked: Asked) => void;
  readonly onPlay: () => void;
}

function Asking({ asked, onChange, onPlay }: AskingProps) {
  const { own, foe, level, games, seed } = asked;
  const ready = isReady(own) && isReady(foe) && isSeed(seed);
  return (
    <form
      class="ff-start"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) onPlay();
      }}
    >
      <ArmyField label={tellSimulate('own')} value={own} onChange={(list) => onChange({ ...asked, own: list })} />
      <ArmyField label={tellSimulate('foe')} value={foe} onChange={(list) => onChange({ ...asked, foe: list })} />
      <Select
        label={tellSimulate('level')}
        value={level}
        options={LEVELS.map(({ name, level: number }) => ({
          value: name,
          label: tellFirefight('start.level', { level: number }),
        }))}
        onChange={(name) => onChange({ ...asked, level: name })}
      />
      {level === 'planner' || level === 'veteran' ? <p>{tellSimulate('level.slow')}</p> : null}
      <Choice
        labelled
        label={tellSimulate('games')}
        value={games}
        options={GAMES.map((value) => ({ value, label: Number(value).toLocaleString() }))}
        onChange={(value) => onChange({ ...asked, games: value })}
      />
      <Field
        label={tellSimulate('seed')}
        type="number"
        value={seed}
        onInput={(value) => onChange({ ...asked, seed: value })}
      />
      <p>
        <Button type="submit" kind="primary" disabled={!ready}>
          {tellSimulate('start')}
        </Button>
      </p>
    </form>
  );
}

function Told({ playing, onStop }: { readonly playing: Playing; readonly onStop: () => void }) {
  const { own, foe, tally, games, running, away, failed } = playing;
  const done = playedOf(tally);
  return (
    <section class="sim-told" aria-label={tellSimulate('results')}>
      {failed === undefined ? null : (
        <Notice meaning="loss">
          <p>{failed === null ? tellSimulate('failed') : <English>{failed.message}</English>}</p>
        </Notice>
      )}
      <div class="ff-head">
        <p role="status">
          {done === 0 && running ? tellSimulate('beginning') : tellSimulate('progress', { done, count: games })}
        </p>
        {running ? <Button onClick={onStop}>{tellSimulate('stop')}</Button> : null}
      </div>
      {away === true ? <p>{tellSimulate('away')}</p> : null}
      <progress class="sim-progress" max={games} value={done} aria-hidden="true" />
      {done === 0 ? null : <Results own={own} foe={foe} tally={tally} />}
    </section>
  );
}
