/** Several secrets of one kind, as the Schemes of a side: one form, sealed in one step. */
import { useState } from 'preact/hooks';
import type { Ask, AskKind } from '../../core/encounter/types.ts';
import { type Json, isPlainObject } from '../../core/journal/json.ts';
import { Button } from '../parts/button.tsx';
import { RuleLinks } from '../parts/rule-links.tsx';
import { ask } from '../text/encounter.ts';
import { Answering } from './answering.tsx';
import { entering } from './entering.ts';
import { useTable } from './context.ts';

type Told = Readonly<Record<string, Json | undefined>>;

export function SealTogether({ asks }: { readonly asks: readonly Ask[] }) {
  const { outbox } = useTable();
  const [told, setTold] = useState<Told>({});
  const entered = asks.map((one) => ({ one, now: entering(one.kind, one.label, told[one.id]) }));
  const missing = entered.flatMap(({ one, now }) =>
    'missing' in now
      ? now.missing.map((what) => (one.label.startsWith(what) ? one.label : `${one.label}: ${what}`))
      : [],
  );
  const send = () => {
    // Whoever answers anew has read why the last answer was refused.
    for (const { id, state } of outbox.items.value) if (state === 'refused') void outbox.forget(id);
    const answers = entered.flatMap(({ one, now }) => ('value' in now ? [{ ask: one.id, value: now.value }] : []));
    void outbox.send({ type: 'tell', answers });
  };
  return (
    <div class="ask">
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <p class="ask-help ask-secret">{ask('sealHint')}</p>
        {[...new Set(asks.flatMap(({ help }) => help ?? []))].map((help) => (
          <p key={help} class="ask-help" lang="en">
            {help}
          </p>
        ))}
        {asks.map((one) => (
          <fieldset key={one.id} class="ask-together">
            <legend class="ask-title" lang="en">
              {one.label}
            </legend>
            <Answering
              titled
              label={one.label}
              kind={offered(one.kind, takenBeside(told, one.id))}
              value={told[one.id]}
              onValue={(value) => setTold({ ...told, [one.id]: value })}
            />
          </fieldset>
        ))}
        <p class="ask-commit">
          <Button type="submit" kind="primary" disabled={missing.length > 0}>
            {ask('sealAll')}
          </Button>{' '}
          {missing.length === 0 ? null : (
            <small class="soft">
              {ask('stillToChoose')} <span lang="en">{missing.join(' · ')}</span>
            </small>
          )}
        </p>
        <RuleLinks rules={asks.flatMap(({ rules }) => rules)} />
      </form>
    </div>
  );
}

/** By field, what the other forms have chosen. */
function takenBeside(told: Told, id: string): ReadonlySet<string> {
  const others = Object.entries(told).filter(([other, value]) => other !== id && isPlainObject(value));
  return new Set(
    others.flatMap(([, value]) => Object.entries(value as object).map(([field, chosen]) => `${field} ${chosen}`)),
  );
}

/** Each is taken once: what another form has chosen keeps its place here, and cannot be tapped. */
function offered(kind: AskKind, taken: ReadonlySet<string>): AskKind {
  if (kind.type !== 'record') return kind;
  return {
    ...kind,
    fields: kind.fields.map((field) =>
      field.kind.type === 'choice' && field.when === undefined
        ? {
            ...field,
            kind: {
              ...field.kind,
              choices: field.kind.choices.map((one) => ({ ...one, taken: taken.has(`${field.id} ${one.id}`) })),
            },
          }
        : field,
    ),
  };
}
