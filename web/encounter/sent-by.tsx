/** A form whose last choice sends it: each choice is a button, and what may stay empty is folded below. */
import type { AskField, AskKind, Ask } from '../../core/encounter/types.ts';
import { type Json, isPlainObject } from '../../core/journal/json.ts';
import { Button } from '../parts/button.tsx';
import { ask } from '../text/encounter.ts';
import { Answering } from './answering.tsx';
import { entering } from './entering.ts';

type Form = Extract<AskKind, { readonly type: 'record' }>;

interface SentByProps {
  readonly of: Ask;
  readonly kind: Form;
  readonly value: Json | undefined;
  readonly onValue: (value: Json | undefined) => void;
  readonly onSend: (value: Json) => void;
}

export function SentBy({ of: { label }, kind, value, onValue, onSend }: SentByProps) {
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
      <div class="tapped-sends" lang="en">
        {sent.map(({ id, label: face, now }) => (
          <Button
            key={id}
            kind="primary"
            disabled={'missing' in now}
            onClick={() => {
              if ('value' in now) onSend(now.value);
            }}
          >
            {face}
          </Button>
        ))}
      </div>
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
