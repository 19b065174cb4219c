/** Two put at one table of the posted round by hand, with what that moves and costs said before. */
import { useState } from 'preact/hooks';
import { nameIn, useEntrants } from '../../event/context.ts';
import { Button } from '../../parts/button.tsx';
import { Select } from '../../parts/select.tsx';
import { inOrder } from '../../text/format.ts';
import { say } from '../../text/language.ts';
import { tell } from '../../text/desk.ts';
import { useDesk, useDeskPart } from '../desk.ts';
import { RefusalNotice } from '../refusal-notice.tsx';
import { usePosted } from './ask.ts';
import { Moves } from './moves.tsx';
import { isFree, together } from './seats.ts';

const BYE = 'bye';

export function ByHand() {
  const desk = useDesk();
  const entrants = useEntrants();
  const posted = useDeskPart()?.posted;
  const [one, setOne] = useState('');
  const [other, setOther] = useState('');
  const games = Object.values(desk.store.part(`games/${posted?.round ?? 0}`) ?? {});
  const compare = inOrder();
  const free = [
    ...games.filter(isFree).flatMap(({ seats }) => seats),
    ...(posted?.waiting ?? []),
    ...(posted?.absent ?? []),
  ]
    .filter((id) => entrants[id]?.status === 'checked-in')
    .map((value) => ({ value, label: nameIn(entrants, value) }))
    .sort((a, b) => compare(a.label, b.label));
  const ringers = Object.values(entrants).flatMap(({ id, ringer }) => (ringer ? [id] : []));
  const isReady = free.some(({ value }) => value === one) && other !== '' && other !== one;
  const how = isReady ? together(games, one, other === BYE ? null : other, ringers) : null;
  return (
    <details class="fold">
      <summary>{tell('byHand.title')}</summary>
      <div class="fold-body">
        <p class="soft">{tell(free.length === 0 ? 'byHand.nobody' : 'byHand.hint')}</p>
        <div class="form-line">
          <Select
            label={tell('wish.who')}
            value={one}
            options={[{ value: '', label: '–' }, ...free]}
            onChange={setOne}
          />
          <Select
            label={tell('byHand.against')}
            value={other}
            options={[
              { value: '', label: '–' },
              { value: BYE, label: say('pairings.bye') },
              ...free.filter(({ value }) => value !== one),
            ]}
            onChange={setOther}
          />
        </div>
        {how === null ? null : (
          <Plan
            key={JSON.stringify(how)}
            how={how}
            onDone={() => {
              setOne('');
              setOther('');
            }}
          />
        )}
      </div>
    </details>
  );
}

function Plan({ how, onDone }: { readonly how: ReturnType<typeof together>; readonly onDone: () => void }) {
  const desk = useDesk();
  const answer = usePosted({ repair: how });
  if (answer === null) return <p class="soft">{tell('moves.looking')}</p>;
  if (!answer.ok) return <RefusalNotice refusal={answer.refusal} meaning="wait" />;
  const { shown } = answer.value;
  const command = { type: 'repair-round', reason: tell('byHand.reason'), how, shown } as const;
  return (
    <>
      <Moves preview={answer.value} />
      <div class="actions">
        <Button onClick={() => void desk.send(command, tell('did.byHand'), onDone)}>{tell('byHand.do')}</Button>
      </div>
    </>
  );
}
