/** The lines of the log, the last first. */
import type { Answer } from '../../core/encounter/types.ts';
import { plainWords, saidIn } from '../../core/encounter/words.ts';
import { ask } from '../text/encounter.ts';
import { shortTime } from '../text/format.ts';
import { Against } from './against.tsx';
import { useNames, useTable } from './context.ts';
import { useSaid } from './of-whom.ts';
import { Told } from './told.tsx';
import { useTurn } from './turn/turn-asks.ts';

const HOW = { drawn: 'byDraw', due: 'byClock', ruled: 'byRuling' } as const;

export interface LogLinesProps {
  /** Something was said against a line. */
  readonly onSaid?: (() => void) | undefined;
}

export function LogLines({ onSaid }: LogLinesProps) {
  const { store } = useTable();
  const answers = store.part('table')?.answers ?? [];
  const mine = store.part('mine');
  const nameOf = useNames();
  // In a Turn one's own Schemes lie face down, here too.
  const secrets = useTurn() === null ? (mine?.secrets ?? []) : [];
  return (
    <>
      {mine === undefined ? null : <p class="soft">{ask('saidHint')}</p>}
      <ol class="game-lines" reversed>
        {[...answers].reverse().map((answer) => (
          <Line
            key={answer.number}
            answer={secrets.find(({ number }) => number === answer.number) ?? answer}
            onSaid={onSaid}
          />
        ))}
      </ol>
      {(store.part('encounter')?.devices ?? []).map(({ side, at }) => (
        <p key={at}>{ask('deviceAdded', { name: nameOf(side), time: shortTime(at) })}</p>
      ))}
    </>
  );
}

function Line({ answer, onSaid }: LogLinesProps & { readonly answer: Answer }) {
  const nameOf = useNames();
  const said = useSaid();
  const { side, sealed, means, value, how, objections } = answer;
  const says = [value === undefined ? ask('sealed') : saidIn(answer), means ?? ''].filter((part) => part !== '');
  return (
    <li class="game-said">
      <span class="game-said-what">
        <Told answer={answer} says={says.join(': ')} />
        {sealed && value !== undefined ? <small class="soft"> ({ask('sealed')})</small> : null}
      </span>
      <small class="soft">
        {side === null ? null : <bdi>{nameOf(side)}</bdi>}
        {how === 'told' ? null : ` ${ask(HOW[how])}`}
      </small>
      {objections.map((objection) => (
        <p key={objection.side} class="game-objection">
          {objection.value === undefined
            ? ask('objectedSo', { name: nameOf(objection.side) })
            : ask('objected', {
                name: nameOf(objection.side),
                value: said(objection.words ?? plainWords(objection.value), side),
              })}
        </p>
      ))}
      {sealed ? null : <Against answer={answer} onSaid={onSaid} />}
    </li>
  );
}
