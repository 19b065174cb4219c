/** What can be said against an answer: by who plays, that it was otherwise; by a judge, what holds. */
import { useState } from 'preact/hooks';
import { isAccount } from '../../core/encounter/asked.ts';
import type { EncounterCommand } from '../../core/encounter/commands.ts';
import type { Answer, AskKind } from '../../core/encounter/types.ts';
import { type Json, isPlainObject } from '../../core/journal/json.ts';
import { Button } from '../parts/button.tsx';
import { TextArea } from '../parts/text-area.tsx';
import { ask } from '../text/encounter.ts';
import { Account, useAsked } from './account.tsx';
import { useJudges, useTable } from './context.ts';
import { Goes } from './goes.tsx';

interface AgainstProps {
  readonly answer: Answer;
  /** Among entries of which one is to be put right: that is all that is offered. */
  readonly brief?: boolean;
  /** What was said against it is on its way. */
  readonly onSaid?: (() => void) | undefined;
}

export function Against({ answer, brief = false, onSaid }: AgainstProps) {
  const { store } = useTable();
  const mine = store.part('mine');
  if (useJudges()) return <Rule answer={answer} />;
  if (mine === undefined) return null;
  return store.part('encounter')?.finished === true ? null : (
    <Objecting answer={answer} own={mine.side} brief={brief} onSaid={onSaid} />
  );
}

function Objecting({ answer, own, brief, onSaid }: AgainstProps & { readonly own: string }) {
  const { outbox, store } = useTable();
  const [open, setOpen] = useState(false);
  const { number, side, objections, value } = answer;
  const stays = store.part('table')?.stays ?? 0;
  // One's own entry is put right by saying what is so.
  const isOwn = side === own;
  const may = (!isOwn || isPlainObject(value)) && !objections.some((objection) => objection.side === own);
  const send = (command: EncounterCommand) => {
    void outbox.send(command);
    onSaid?.();
  };
  if (open && may) return <Otherwise answer={answer} onDone={() => setOpen(false)} onSaid={onSaid} />;
  return (
    <p class="ask-taps">
      {may ? (
        <>
          <Button kind="quiet" onClick={() => setOpen(true)}>
            {ask('object')}
          </Button>
          {isOwn || brief ? null : (
            <Button kind="quiet" onClick={() => send({ type: 'object', answer: number })}>
              {ask('objectOnly')}
            </Button>
          )}
        </>
      ) : null}
      {number <= stays || brief ? null : (
        <Button kind="quiet" onClick={() => send({ type: 'go-back', answer: number })}>
          {ask('goBack')}
        </Button>
      )}
    </p>
  );
}

/** One's own account, or only that it is not so. */
export function Otherwise({ answer, onDone, onSaid }: AgainstProps & { readonly onDone: () => void }) {
  const { outbox, store } = useTable();
  const asked = useAsked(answer.number);
  const of = asked?.ask && isAccount(asked.ask.kind) ? asked.ask : null;
  const isOwn = answer.side === store.part('mine')?.side;
  const object = (account: { readonly value?: Json }) => {
    void outbox.send({ type: 'object', answer: answer.number, ...account });
    onDone();
    onSaid?.();
  };
  return (
    <div class="account">
      {/* Above the form: it may be longer than a phone. What comes of it both read before it is agreed to. */}
      {isOwn || asked === undefined ? null : (
        <Button onClick={() => object({})}>{asked.ask?.neverAs ?? ask('objectOnly')}</Button>
      )}
      {of ? (
        <Account of={answer} asked={of} face={ask('objectSay')} onTell={(value) => object({ value })} />
      ) : asked === undefined ? (
        <p class="soft">{ask('asking')}</p>
      ) : null}
      <p class="ask-taps">
        <Button kind="quiet" onClick={onDone}>
          {ask('never')}
        </Button>
      </p>
    </div>
  );
}

/** A judge’s ruling, on anything that is not sealed. */
function Rule({ answer }: { readonly answer: Answer }) {
  const [open, setOpen] = useState(false);
  if (open) return <Ruling answer={answer} onDone={() => setOpen(false)} />;
  return (
    <p class="ask-taps">
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {ask('rule')}
      </Button>
    </p>
  );
}

const canBeRuled = ({ type }: AskKind): boolean => type !== 'confirm' && type !== 'table';

export function Ruling({ answer, onDone }: { readonly answer: Answer; readonly onDone: () => void }) {
  const { outbox } = useTable();
  const asked = useAsked(answer.number);
  const of = asked?.ask && canBeRuled(asked.ask.kind) ? asked.ask : null;
  const [reason, setReason] = useState('');
  const rule = (ruling: { readonly value?: Json }) => {
    void outbox.send({ type: 'rule', answer: answer.number, reason: reason.trim() || ask('ruleHeard'), ...ruling });
    onDone();
  };
  return (
    <div class="account">
      <TextArea label={ask('ruleReason')} rows={1} value={reason} onInput={setReason} />
      {of ? (
        <Account of={answer} asked={of} face={ask('ruleHolds')} onTell={(value) => rule({ value })} />
      ) : asked === undefined ? (
        <p class="soft">{ask('asking')}</p>
      ) : null}
      <p class="ask-taps">
        <Button onClick={() => rule({})}>{ask('strike')}</Button>
        <Button kind="quiet" onClick={onDone}>
          {ask('never')}
        </Button>
      </p>
      <Goes {...asked} />
    </div>
  );
}
