/** Everything that was entered, and what can be said against it. */
import { useState } from 'preact/hooks';
import type { Answer } from '../../core/encounter/types.ts';
import { plainWords } from '../../core/encounter/words.ts';
import type { Json } from '../../core/journal/json.ts';
import { Button } from '../parts/button.tsx';
import { TextArea } from '../parts/text-area.tsx';
import { ask } from '../text/encounter.ts';
import { useNames, useTable } from './context.ts';

const HOW = { drawn: 'byDraw', due: 'byClock', ruled: 'byRuling' } as const;

export function Log() {
  const { store, outbox } = useTable();
  const answers = store.part('table')?.answers ?? [];
  const secrets = store.part('mine')?.secrets ?? [];
  if (answers.length === 0) return null;
  const told = outbox.items.value.filter(({ state, command }) => state === 'sent' && command.type === 'tell');
  const last = told[told.length - 1];
  const undone = outbox.items.value.some(({ command }) => command.type === 'undo' && command.target === last?.id);
  return (
    <details class="game-log">
      <summary class="game-fold-face">{ask('said')}</summary>
      <p class="soft">{ask('saidHint')}</p>
      {last === undefined || undone ? null : (
        <p>
          <Button onClick={() => void outbox.send({ type: 'undo', target: last.id })}>{ask('undo')}</Button>
        </p>
      )}
      <ol class="game-lines" reversed>
        {[...answers].reverse().map((answer) => (
          <Line key={answer.number} answer={secrets.find(({ number }) => number === answer.number) ?? answer} />
        ))}
      </ol>
    </details>
  );
}

function Line({ answer }: { readonly answer: Answer }) {
  const nameOf = useNames();
  const { label, side, sealed, words, value, how, objections } = answer;
  const text = words !== '' ? words : value === undefined ? ask('sealed') : plainWords(value);
  return (
    <li class="game-said">
      <span class="game-said-what">
        {label}: <strong>{text}</strong>
        {sealed && value !== undefined ? <small class="soft"> ({ask('sealed')})</small> : null}
      </span>
      <small class="soft">
        {side === null ? null : <bdi>{nameOf(side)}</bdi>}
        {how === 'told' ? null : ` ${ask(HOW[how])}`}
      </small>
      {objections.map((objection) => (
        <p key={objection.side} class="game-objection">
          {objection.value === undefined
            ? ask('objectedOnly', { name: nameOf(objection.side) })
            : ask('objected', { name: nameOf(objection.side), value: plainWords(objection.value) })}
        </p>
      ))}
      {sealed ? null : <Against answer={answer} />}
    </li>
  );
}

/** What those at the table, and a judge, may say against an answer. */
function Against({ answer: { number, side, objections } }: { readonly answer: Answer }) {
  const { store, outbox, address } = useTable();
  const mine = store.part('mine');
  const finished = store.part('encounter')?.finished === true;
  if (mine === undefined) return address.as === 'judge' || address.as === 'organiser' ? <Rule number={number} /> : null;
  if (finished) return null;
  const objecting = objections.some((objection) => objection.side === mine.side);
  return (
    <p class="ask-taps">
      {objecting ? (
        <Button kind="quiet" onClick={() => void outbox.send({ type: 'withdraw-objection', answer: number })}>
          {ask('withdraw')}
        </Button>
      ) : side === mine.side ? null : (
        <Button kind="quiet" onClick={() => void outbox.send({ type: 'object', answer: number })}>
          {ask('object')}
        </Button>
      )}
      <Button kind="quiet" onClick={() => void outbox.send({ type: 'go-back', answer: number })}>
        {ask('goBack')}
      </Button>
    </p>
  );
}

function Rule({ number }: { readonly number: number }) {
  const { outbox } = useTable();
  const [open, setOpen] = useState(false);
  const [value, setValue] = useState('');
  const [reason, setReason] = useState('');
  if (!open) {
    return (
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {ask('rule')}
      </Button>
    );
  }
  const send = (ruling: { readonly value?: Json }) => {
    void outbox.send({ type: 'rule', answer: number, reason, ...ruling });
    setOpen(false);
  };
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        send({ value: read(value) });
      }}
    >
      <TextArea label={ask('ruleReason')} value={reason} onInput={setReason} />
      <TextArea label={ask('ruleValue')} rows={1} value={value} onInput={setValue} />
      <p class="ask-taps">
        <Button type="submit" kind="primary" disabled={reason === '' || value === ''}>
          {ask('rule')}
        </Button>
        <Button disabled={reason === ''} onClick={() => send({})}>
          {ask('strike')}
        </Button>
      </p>
    </form>
  );
}

/** A judge may write a figure, a word, or what the phone shows as a record. */
function read(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}
