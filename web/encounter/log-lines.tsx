/** The lines of the log, the last first. */
import type { Answer } from '../../core/encounter/types.ts';
import { plainWords, saidIn } from '../../core/encounter/words.ts';
import { isPlainObject } from '../../core/journal/json.ts';
import { ask } from '../text/encounter.ts';
import { shortTime } from '../text/format.ts';
import { Against } from './against.tsx';
import { useNames, useTable } from './context.ts';
import { useSaid } from './of-whom.ts';
import { useTurnName } from './points.tsx';
import { Told } from './told.tsx';
import { useTurn } from './turn/turn-asks.ts';

const HOW = { drawn: 'byDraw', due: 'byClock', ruled: 'byRuling' } as const;

export interface LogLinesProps {
  /** Something was said against a line. */
  readonly onSaid?: (() => void) | undefined;
  /** Those that made the figures of the sheets, without what is put right at its row. */
  readonly scoring?: boolean;
}

/** The turn or round that it was told in; its set-up has none. */
const turnOf = (answer: Answer | undefined) => /^(?:turn|round):(\d+)/.exec(answer?.ask ?? '')?.[1];

const askName = (ask: string) => ask.slice(ask.indexOf('/') + 1);

export function LogLines({ onSaid, scoring = false }: LogLinesProps) {
  const { store } = useTable();
  const turnName = useTurnName();
  const atRows = (store.part('mine')?.asks ?? []).flatMap(({ id, atRow }) => (atRow ? askName(id) : []));
  const scores = ({ ask: id, value }: Answer) =>
    id.includes('/') && isPlainObject(value) && value.put === undefined && !atRows.includes(askName(id));
  const answers = (store.part('table')?.answers ?? []).filter((one) => !scoring || scores(one)).reverse();
  const mine = store.part('mine');
  const nameOf = useNames();
  // In a Turn one's own Schemes lie face down, here too.
  const secrets = useTurn() === null ? (mine?.secrets ?? []) : [];
  return (
    <>
      {mine === undefined ? null : <p class="soft">{ask('saidHint')}</p>}
      <ol class="game-lines" reversed>
        {answers.map((answer, place) => {
          const turn = turnOf(answer);
          return (
            <Line
              key={answer.number}
              answer={secrets.find(({ number }) => number === answer.number) ?? answer}
              head={turn === undefined || turn === turnOf(answers[place - 1]) ? '' : turnName(Number(turn))}
              onSaid={onSaid}
            />
          );
        })}
      </ol>
      {(store.part('encounter')?.devices ?? []).map(({ side, at }) => (
        <p key={at}>{ask('deviceAdded', { name: nameOf(side), time: shortTime(at) })}</p>
      ))}
    </>
  );
}

function Line({ answer, head, onSaid }: LogLinesProps & { readonly answer: Answer; readonly head: string }) {
  const nameOf = useNames();
  const said = useSaid();
  const { side, sealed, means, value, how, objections } = answer;
  const says = [value === undefined ? ask('sealed') : saidIn(answer), means ?? ''].filter((part) => part !== '');
  return (
    <li class="game-said">
      {head === '' ? null : <h3 class="game-also">{head}</h3>}
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
