/** The way in for players, from every panel of the desk: the code of the hall, its short address, and the Wi-Fi. */
import './links.css';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { typedAddress } from '../../live/reach.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { Qr } from '../../parts/qr.tsx';
import { tell } from '../../text/desk.ts';
import { type Refusal, ask } from '../api.ts';
import { useDesk } from '../desk.ts';
import { RefusalNotice } from '../refusal-notice.tsx';
import { type Hall, hallPath } from './links.ts';
import { useReach } from './reach.ts';

export function HallCode() {
  const { event, role } = useDesk();
  const [hall, setHall] = useState<Hall | null>(null);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const organiser = role === 'organiser';
  const put = useCallback(
    async (body: object) => {
      // Whoever may not make the code sees the one that is there.
      const answer = await (organiser ? ask<Hall>('PUT', hallPath(event), body) : ask<Hall>('GET', hallPath(event)));
      setProblem(answer.ok ? null : answer.refusal);
      if (answer.ok) setHall(answer.value);
    },
    [event, organiser],
  );
  useEffect(() => void put({}), [put]);
  return (
    <div class="stack">
      {problem === null ? null : <RefusalNotice refusal={problem} />}
      {hall === null ? null : <Shown hall={hall} />}
      {hall === null || !organiser ? null : (
        <>
          <WiFiForm key={hall.wifi?.name} hall={hall} onSave={(wifi) => void put({ wifi })} />
          <details class="fold">
            <summary>{tell('hall.renew')}</summary>
            <p>{tell('hall.renewHint')}</p>
            <div class="actions">
              <Button onClick={() => void put({ renew: true })}>{tell('hall.renewNow')}</Button>
            </div>
          </details>
        </>
      )}
    </div>
  );
}

function Shown({ hall: { code, path, wifi } }: { readonly hall: Hall }) {
  const { event } = useDesk();
  const { origin, alone } = useReach();
  const id = encodeURIComponent(event);
  if (code === null || path === null) return <p>{tell('hall.none')}</p>;
  return (
    <>
      {alone ? <p>{tell('links.alone')}</p> : null}
      <Qr text={new URL(path, origin).href} label={tell('links.qr', { label: tell('hall.title') })} />
      <p class="hall-typed">
        <span class="soft">{tell('hall.typed')}</span> <strong>{`${typedAddress(origin)}/j/${code}`}</strong>
      </p>
      {wifi === null ? null : (
        <p>
          {tell('hall.wifi')}: <bdi>{wifi.name}</bdi>
          {wifi.password === '' ? null : (
            <>
              {' · '}
              {tell('hall.password')}: <bdi>{wifi.password}</bdi>
            </>
          )}
        </p>
      )}
      <div class="actions">
        <a class="button" href={`/print?event=${id}&at=${encodeURIComponent(origin)}#posters`}>
          {tell('links.poster')}
        </a>
        <a class="button" href={`/screen?event=${id}`} target="_blank" rel="noopener">
          {tell('screens.open')}
        </a>
      </div>
    </>
  );
}

interface WiFiFormProps {
  readonly hall: Hall;
  readonly onSave: (wifi: Hall['wifi']) => void;
}

function WiFiForm({ hall: { wifi }, onSave }: WiFiFormProps) {
  const [name, setName] = useState(wifi?.name ?? '');
  const [password, setPassword] = useState(wifi?.password ?? '');
  return (
    <details class="fold">
      <summary>{tell('hall.wifi')}</summary>
      <form
        class="form"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          onSave(name.trim() === '' ? null : { name: name.trim(), password: password.trim() });
        }}
      >
        <p class="soft">{tell('hall.wifiHint')}</p>
        <Field label={tell('hall.wifiName')} autocomplete="off" value={name} onInput={setName} />
        <Field label={tell('hall.password')} autocomplete="off" value={password} onInput={setPassword} />
        <div class="actions">
          <Button type="submit">{tell('form.save')}</Button>
        </div>
      </form>
    </details>
  );
}
