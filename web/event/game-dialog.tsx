/** Everything there is to know of one game: its score, what that is worth and why, why these two met. */
import './game-dialog.css';
import type { ComponentChildren } from 'preact';
import type { Result, ScoreLine } from '../../core/event/types.ts';
import type { GameRow } from '../../core/event/views.ts';
import { Dialog } from '../parts/dialog.tsx';
import { English } from '../parts/english.tsx';
import { RuleLinks } from '../parts/rule-links.tsx';
import { figure, listed } from '../text/format.ts';
import { say } from '../text/language.ts';
import { type Entrants, nameIn, useEntrants, useStore } from './context.ts';
import { scoresOf } from './game.ts';
import { Match } from './match.tsx';
import { WatchGame } from './watch-game.tsx';
import { Why } from './why.tsx';

export interface GameDialogProps {
  readonly game: GameRow;
  readonly round: number;
  readonly onClose: () => void;
}

export function GameDialog({ game, round, onClose }: GameDialogProps) {
  const pack = useStore().part('pack');
  const { table, why } = game;
  const title = table === null ? say('details.titleNone', { round }) : say('details.title', { table, round });
  return (
    <Dialog title={title} onClose={onClose}>
      <Match game={game} pack={pack} />
      <Settled game={game} />
      <p>
        <WatchGame game={game} where={title} />
      </p>
      {game.points === null ? null : (
        <Block title={say('details.worth')}>
          <Worth game={game} />
          <RuleLinks rules={game.rules} />
        </Block>
      )}
      {why === null ? null : (
        <Block title={say('details.why')}>
          <Why round={round} seats={game.seats} known={why} />
        </Block>
      )}
    </Dialog>
  );
}

function Block({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section class="details-block">
      <h3 class="details-title">{title}</h3>
      {children}
    </section>
  );
}

function Settled({ game }: { readonly game: GameRow }) {
  const entrants = useEntrants();
  const { result, settledBy, corrections } = game;
  if (result === null) return <p class="soft">{say('result.waiting')}</p>;
  const lines = [
    resultText(result, entrants),
    settledBy === null ? null : say(`result.settled.${settledBy}`),
    corrections === 0 ? null : say('result.corrections', { count: corrections }),
  ];
  return (
    <Block title={say('details.how')}>
      <p>{lines.filter((line) => line !== null).join(' · ')}</p>
    </Block>
  );
}

function resultText(result: Result, entrants: Entrants): string {
  if (result.kind === 'forfeit') {
    const by = say('result.forfeitBy', { names: listed(result.by.map((id) => nameIn(entrants, id))) });
    return result.reason === undefined ? by : `${by} (${say(`result.${result.reason}`)})`;
  }
  if (result.kind === 'concession') return say('result.concededBy', { names: nameIn(entrants, result.by) });
  return say(`result.${result.kind}`);
}

/** What each seat reported and gained, figure by figure. */
function Worth({ game }: { readonly game: GameRow }) {
  const pack = useStore().part('pack');
  const entrants = useEntrants();
  const scores = scoresOf(game.result);
  return (
    <ul class="worth">
      {game.seats.map((seat, index) => (
        <li key={seat}>
          <bdi class="worth-name">{nameIn(entrants, seat)}</bdi>
          <dl class="worth-figures">
            {(pack?.fields ?? []).map((field) => {
              const value = scores?.[index]?.[field.id];
              const shown = field.choices?.find(({ id }) => id === value)?.label ?? value;
              return shown === undefined ? null : (
                <Figure
                  key={field.id}
                  name={field.label}
                  value={field.choices === undefined ? figure(shown) : <English>{shown}</English>}
                />
              );
            })}
            {(pack?.columns ?? [])
              .filter(({ id }) => pack?.fields.every((field) => field.id !== id))
              .map(({ id, label, signed }) => (
                <Figure key={id} name={label} value={figure(game.points?.[seat]?.[id] ?? 0, signed)} />
              ))}
          </dl>
          <Kept line={scores?.[index] ?? {}} />
        </li>
      ))}
    </ul>
  );
}

/** What a game keeps for the next one, of several lines: a gang with its Experience, under its first line. */
function Kept({ line }: { readonly line: ScoreLine }) {
  const sheets = Object.values(line).filter((value) => typeof value === 'string' && value.includes('\n'));
  return (
    <>
      {sheets.map((sheet) => (
        <details key={sheet} class="worth-kept">
          <summary>{String(sheet).split('\n')[0]}</summary>
          <pre>{sheet}</pre>
        </details>
      ))}
    </>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: ComponentChildren }) {
  return (
    <div class="worth-figure">
      <dt>
        <English>{name}</English>
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
