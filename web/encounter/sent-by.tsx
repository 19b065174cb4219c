/** A form whose last choice sends it: each choice is a button, and what may stay empty is folded below. */
import { comesTo } from '../../core/encounter/fields.ts';
import type { AskField, AskKind, Ask, DiceTold } from '../../core/encounter/types.ts';
import { type Json, isPlainObject } from '../../core/journal/json.ts';
import { Button } from '../parts/button.tsx';
import { ask } from '../text/encounter.ts';
import { Answering } from './answering.tsx';
import { type Entering, entering } from './entering.ts';

type Form = Extract<AskKind, { readonly type: 'record' }>;

interface SentByProps {
  readonly of: Ask;
  readonly kind: Form;
  readonly value: Json | undefined;
  readonly onValue: (value: Json | undefined) => void;
  readonly onSend: (value: Json, then?: DiceTold) => void;
}

export function SentBy({ of: { label, then }, kind, value, onValue, onSend }: SentByProps) {
  const field = kind.fields.find(({ sends }) => sends === true);
  if (field?.kind.type !== 'choice') return null;
  const { choices } = field.kind;
  const of = (fields: readonly AskField[]) => ({ titled: true, label, kind: { ...kind, fields }, value, onValue });
  const told = isPlainObject(value) ? value : {};
  const sent = choices.map((one) => ({ ...one, now: entering(kind, label, { ...told, [field.id]: one.id }) }));
  const missing = sent.flatMap(({ now }) => ('missing' in now ? now.missing : []));
  const optional = kind.fields.filter((one) => one.optional === true);
  return (
    <div class="form sent-by">
      <Answering {...of(kind.fields.filter((one) => one !== field && one.optional !== true))} />
      {then === undefined ? (
        <div class="tapped-sends" lang="en">
          {sent.map(({ id, label: face, now }) => (
            <Send key={id} face={face} now={now} onSend={onSend} />
          ))}
        </div>
      ) : (
        sent.map(({ id, label: face, now }) => (
          <fieldset key={id} class="sent-then">
            <legend class="field-label">
              <span lang="en">{face}</span>
              {'missing' in now ? null : `: ${ask('atLeast', { count: comesTo(kind.fields, now.value, then.least) })}`}
            </legend>
            {then.ways.map((way) => (
              <Send key={way.label} face={way.label} now={now} onSend={(told) => onSend(told, way)} />
            ))}
          </fieldset>
        ))
      )}
      {missing.length === 0 ? null : (
        <small class="soft">
          {ask('stillToChoose')} <span lang="en">{[...new Set(missing)].join(' · ')}</span>
        </small>
      )}
      {optional.length === 0 ? null : (
        <details class="game-fold">
          <summary class="game-fold-face">{ask('more')}</summary>
          <Answering {...of(optional)} />
        </details>
      )}
    </div>
  );
}

interface SendProps {
  readonly face: string;
  readonly now: Entering;
  readonly onSend: (value: Json) => void;
}

function Send({ face, now, onSend }: SendProps) {
  const send = 'value' in now ? () => onSend(now.value) : undefined;
  return (
    <Button kind="primary" disabled={send === undefined} onClick={() => send?.()}>
      {face}
    </Button>
  );
}
