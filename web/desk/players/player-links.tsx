/** A player's phone: a link of their own, another phone, and forgetting who they were. */
import { useState } from 'preact/hooks';
import type { EntrantRow } from '../../../core/event/views.ts';
import { Button } from '../../parts/button.tsx';
import { Qr } from '../../parts/qr.tsx';
import { toast } from '../../parts/status.tsx';
import { tell } from '../../text/desk.ts';
import { type Answer, type Refusal, ask } from '../api.ts';
import { useDesk } from '../desk.ts';
import { useReach } from '../links/reach.ts';
import { type Link, type MadeLink, linksPath } from '../links/links.ts';
import { RefusalNotice } from '../refusal-notice.tsx';

interface PlayerLinksProps {
  readonly row: EntrantRow;
  readonly onDone: () => void;
}

export function PlayerLinks({ row, onDone }: PlayerLinksProps) {
  const desk = useDesk();
  const { origin } = useReach();
  const [made, setMade] = useState<string | null>(null);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const { id: entrant, name } = row;
  const take = <Value,>(answer: Answer<Value>, then: (value: Value) => void) => {
    if (answer.ok) then(answer.value);
    else setProblem(answer.refusal);
  };
  const make = async () => {
    const answer = await ask<MadeLink>('POST', linksPath(desk.event), { role: 'player', entrant, label: name });
    take(answer, ({ path }) => setMade(new URL(path, origin).href));
  };
  const letGo = async () => {
    const answer = await ask<{ readonly links: readonly Link[] }>('GET', linksPath(desk.event));
    if (!answer.ok) {
      setProblem(answer.refusal);
      return;
    }
    const theirs = answer.value.links.filter((link) => link.entrant === entrant && link.revoked === null);
    for (const { id } of theirs) await ask('DELETE', linksPath(desk.event, id));
    toast(tell('did.letGo', { name }));
    onDone();
  };
  const forget = async () => {
    const path = `/api/events/${encodeURIComponent(desk.event)}/people/${encodeURIComponent(entrant)}/forget`;
    take(await ask('POST', path), () => {
      toast(tell('did.forget', { number: row.number }));
      onDone();
    });
  };
  return (
    <div class="form">
      <p class="soft">{tell('player.phoneHint')}</p>
      <div class="actions">
        <Button onClick={() => void make()}>{tell('player.makeLink')}</Button>
        <Button onClick={() => void letGo()}>{tell('player.letGo')}</Button>
      </div>
      <div role="alert">{problem === null ? null : <RefusalNotice refusal={problem} />}</div>
      {made === null ? null : (
        <>
          <Qr text={made} label={tell('links.qr', { label: name })} />
          <p class="address">{made}</p>
        </>
      )}
      <details class="fold">
        <summary>{tell('player.forget')}</summary>
        <p>{tell('player.forgetHint')}</p>
        <Button onClick={() => void forget()}>{tell('player.forgetNow')}</Button>
      </details>
    </div>
  );
}
