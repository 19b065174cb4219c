/** One answer that is told differently: the accounts side by side, and who may end it. */
import { useState } from 'preact/hooks';
import type { Comes } from '../../core/encounter/correction.ts';
import type { Answer, SideId } from '../../core/encounter/types.ts';
import { plainWords } from '../../core/encounter/words.ts';
import type { Json } from '../../core/journal/json.ts';
import { Button } from '../parts/button.tsx';
import { RuleLinks } from '../parts/rule-links.tsx';
import { toJudge } from '../player/to-judge.ts';
import { ask } from '../text/encounter.ts';
import { say } from '../text/language.ts';
import { useAsked } from './account.tsx';
import { Ruling } from './against.tsx';
import { useJudges, useNames, useTable } from './context.ts';
import { Goes } from './goes.tsx';
import { useSaid } from './of-whom.ts';
import { useTurnTold } from './points.tsx';
import { langOf } from './said.ts';

/** What one side says; without a value, only that it was not so. */
interface AccountOf {
  readonly side: SideId | null;
  readonly value: Json | undefined;
  readonly words: string;
  readonly comes: Partial<Comes>;
}

function accountsOf({ side, value, words, objections }: Answer): readonly AccountOf[] {
  const said = words === '' ? plainWords(value ?? null) : words;
  const others = objections.map((one) => ({
    side: one.side,
    value: one.value,
    words: one.words ?? (one.value === undefined ? ask('objectedOnly') : plainWords(one.value)),
    comes: one,
  }));
  return [{ side, value, words: said, comes: {} }, ...others];
}

export function Dispute({ answer }: { readonly answer: Answer }) {
  const [ruling, setRuling] = useState(false);
  const nameOf = useNames();
  const judges = useJudges();
  const own = useTable().store.part('mine')?.side;
  const said = useSaid();
  const turn = useTurnTold()(answer);
  const asked = useAsked(answer.number);
  // One person says both: what was entered, and what it should have been.
  const isCorrected = answer.objections.every(({ side }) => side === answer.side);
  return (
    <div class="ask">
      <h3 class="ask-title">
        {turn === '' ? null : <>{turn}: </>}
        <span lang={langOf(answer.label)}>{said(answer.label, answer.side)}</span>
      </h3>
      <ul class="accounts">
        {accountsOf(answer).map((account, place) => (
          <li key={place} class="account">
            <p class="account-title">
              {place > 0 && account.side === answer.side ? (
                ask('correctedTo')
              ) : account.side === null || isCorrected ? (
                ask('nobody')
              ) : (
                <bdi>{nameOf(account.side)}</bdi>
              )}
            </p>
            {said(account.words, answer.side)
              .split(' · ')
              .map((line) => (
                <p key={line}>{line}</p>
              ))}
            {place === 0 && answer.side === own && !isCorrected ? <p class="soft">{ask('stands')}</p> : null}
            <Goes {...account.comes} />
            {place === 0 && !judges ? null : <Ending answer={answer} account={account} />}
          </li>
        ))}
      </ul>
      <RuleLinks rules={asked?.ask?.rules ?? []} />
      {own === undefined ? null : <ToJudge />}
      {!judges ? null : ruling ? (
        <Ruling answer={answer} onDone={() => setRuling(false)} />
      ) : (
        <p>
          <Button kind="quiet" onClick={() => setRuling(true)}>
            {ask('ruleElse')}
          </Button>
        </p>
      )}
    </div>
  );
}

/** It is called as from the top of the page: in one dialog, once. */
function ToJudge() {
  const call = toJudge.value;
  return call === null ? null : (
    <p>
      <Button disabled={call === 'called'} onClick={() => call !== 'called' && call()}>
        {say(call === 'called' ? 'calls.waits.table' : 'judge.call')}
      </Button>
    </p>
  );
}

/** A judge says which holds; who objected takes it back; who said the one agrees to the other. */
function Ending({ answer, account }: { readonly answer: Answer; readonly account: AccountOf }) {
  const { store, outbox } = useTable();
  const judges = useJudges();
  const own = store.part('mine')?.side;
  const { number: of } = answer;
  const { side, value } = account;
  if (judges) {
    const held = value === undefined ? {} : { value };
    const rule = () => void outbox.send({ type: 'rule', answer: of, reason: ask('ruleHeard'), ...held });
    return <Button onClick={rule}>{value === undefined ? ask('strike') : ask('ruleHolds')}</Button>;
  }
  if (own === undefined || side === null) return null;
  if (side === own) {
    const withdraw = () => void outbox.send({ type: 'withdraw-objection', answer: of });
    return <Button onClick={withdraw}>{ask('withdraw')}</Button>;
  }
  if (answer.side !== null && answer.side !== own && answer.side !== side) return null;
  const agree = () => void outbox.send({ type: 'agree', answer: of, with: side });
  const keep = () => void outbox.send({ type: 'withdraw-objection', answer: of, of: side });
  return (
    <>
      <Button onClick={agree}>{ask(value === undefined ? 'agreeOut' : 'agreeWith')}</Button>
      {answer.side === side ? <Button onClick={keep}>{ask('keepIt')}</Button> : null}
    </>
  );
}
