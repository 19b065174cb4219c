/** The lines of the log, the last first; of many those of long ago come with a tap. */
import { useState } from 'preact/hooks';
import type { Answer } from '../../core/encounter/types.ts';
import { plainWords, saidIn, saysBoth } from '../../core/encounter/words.ts';
import { Button } from '../parts/button.tsx';
import { ask } from '../text/encounter.ts';
import { shortTime } from '../text/format.ts';
import { Against } from './against.tsx';
import { useNames, useTable } from './context.ts';
import { useSaid } from './of-whom.ts';
import { useTurnTold } from './points.tsx';
import { Told } from './told.tsx';
import { useTurn } from './turn/turn-asks.ts';

const HOW = { drawn: 'byDraw', due: 'byClock', ruled: 'byRuling' } as const;

export interface LogLinesProps {
  /** Something was said against a line. */
  readonly onSaid?: (() => void) | undefined;
  /** These alone, by number. */
  readonly only?: readonly number[] | undefined;
}

/** So many are some screens of a phone. */
const LATEST = 12;

export function LogLines({ onSaid, only }: LogLinesProps) {
  const { store } = useTable();
  const turnTold = useTurnTold();
  const { answers: all = [], takenBack = [] } = store.part('table') ?? {};
  const answers = all.filter(({ number }) => only?.includes(number) ?? true);
  const listed = [...answers, ...(only ? [] : takenBack)].sort((one, other) => other.number - one.number);
  // What is entered meanwhile moves none out of sight: somebody may be putting it right.
  const [since, setSince] = useState(only ? 0 : (listed[LATEST - 1]?.number ?? 0));
  const shown = listed.filter(({ number }) => number >= since);
  const mine = store.part('mine');
  const nameOf = useNames();
  // In a Turn one's own Schemes lie face down, here too.
  const secrets = useTurn() === null ? (mine?.secrets ?? []) : [];
  return (
    <>
      {mine === undefined ? null : <p class="soft">{ask('saidHint')}</p>}
      <ol class="game-lines" reversed>
        {shown.map((answer, place) => {
          const turn = turnTold(answer);
          return (
            <Line
              key={answer.number}
              answer={secrets.find(({ number }) => number === answer.number) ?? answer}
              head={turn === turnTold(shown[place - 1]) ? '' : turn}
              onSaid={onSaid}
              brief={only !== undefined}
              isGone={takenBack.includes(answer)}
            />
          );
        })}
      </ol>
      {shown.length === listed.length ? null : (
        <Button kind="quiet" onClick={() => setSince(0)}>
          {ask('earlier', { count: listed.length - shown.length })}
        </Button>
      )}
      {(store.part('encounter')?.devices ?? []).map(({ side, at }) => (
        <p key={at}>{ask('deviceAdded', { name: nameOf(side), time: shortTime(at) })}</p>
      ))}
    </>
  );
}

interface LineProps extends Pick<LogLinesProps, 'onSaid'> {
  readonly answer: Answer;
  readonly head: string;
  readonly brief: boolean;
  /** It was taken back. */
  readonly isGone: boolean;
}

function Line({ answer, head, onSaid, brief, isGone }: LineProps) {
  const nameOf = useNames();
  const said = useSaid();
  const { side, sealed, means, value, how, reason = '', objections } = answer;
  const entered = value === undefined ? ask('sealed') : saysBoth(answer) ? '' : saidIn(answer);
  const What = isGone ? 's' : 'span';
  const says = [entered, means ?? ''].filter((part) => part !== '');
  return (
    <li class="game-said">
      {head === '' ? null : <h3 class="game-also">{head}</h3>}
      <What class="game-said-what">
        <Told answer={answer} says={says.join(': ')} />
        {sealed && value !== undefined ? <small class="soft"> ({ask('sealed')})</small> : null}
      </What>
      <small class="soft">
        {side === null ? null : <bdi>{nameOf(side)}</bdi>}
        {how === 'told' ? null : ` ${ask(HOW[how])}`}
        {isGone ? ` ${ask('takenBack')}` : null}
      </small>
      {reason === '' ? null : <p class="soft">{reason}</p>}
      {(isGone ? [] : objections).map((objection) => (
        <p key={objection.side} class="game-objection">
          {objection.value === undefined && objection.words === undefined
            ? ask('objectedSo', { name: nameOf(objection.side) })
            : ask('objected', {
                name: nameOf(objection.side),
                value: said(objection.words ?? plainWords(objection.value ?? null), side),
              })}
        </p>
      ))}
      {sealed || isGone ? null : <Against answer={answer} brief={brief} onSaid={onSaid} />}
    </li>
  );
}
