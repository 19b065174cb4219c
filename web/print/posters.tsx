/** The code for the hall: it is read from as far away as it is large, so it is as large as the paper. */
import { useEffect, useState } from 'preact/hooks';
import { ask } from '../desk/api.ts';
import { type Hall, hallPath } from '../desk/links/links.ts';
import { reachedAt, typedAddress } from '../live/reach.ts';
import { Qr } from '../parts/qr.tsx';
import { tell } from '../text/print.ts';

export interface PosterProps {
  /** The address of a link; null: the code of the event’s hall. */
  readonly join: string | null;
  readonly event: string;
  readonly name: string;
  /** What the addresses of the hall begin with; null: where phones reach this server. */
  readonly at: string | null;
}

export function Poster({ join, event, name, at }: PosterProps) {
  const [hall, setHall] = useState<Hall | null>(null);
  useEffect(() => {
    if (event === '') return;
    void ask<Hall>('GET', hallPath(event)).then((answer) => setHall(answer.ok ? answer.value : null));
  }, [event]);
  const path = hall?.path ?? null;
  const origin = at ?? reachedAt(hall?.origins ?? []) ?? location.origin;
  const href = join ?? (path === null ? null : new URL(path, origin).href);
  if (href === null) return <p class="off-paper">{tell('print.noCode')}</p>;
  const before = new URL(href, location.href).pathname.startsWith('/signup/');
  const typed = join === null && hall?.code ? `${typedAddress(origin)}/j/${hall.code}` : null;
  return (
    <section class="sheet poster">
      {name === '' ? null : (
        <p class="poster-event">
          <bdi>{name}</bdi>
        </p>
      )}
      <h2>{tell(before ? 'print.signUp' : 'print.start')}</h2>
      {before ? null : <WiFi hall={hall} />}
      <p class="poster-hint">{tell(before ? 'print.signUpHint' : 'print.startHint')}</p>
      <Qr text={href} label={tell(before ? 'print.signUp' : 'print.start')} />
      {typed === null ? (
        <p class="poster-address">{href}</p>
      ) : (
        <p class="poster-hint">
          {tell('hall.typed')} <strong>{typed}</strong>
        </p>
      )}
    </section>
  );
}

function WiFi({ hall }: { readonly hall: Hall | null }) {
  const wifi = hall?.wifi ?? null;
  if (wifi === null) return null;
  return (
    <p class="poster-hint">
      {tell('hall.wifi')}:{' '}
      <strong>
        <bdi>{wifi.name}</bdi>
      </strong>
      {wifi.password === '' ? null : (
        <>
          {' · '}
          {tell('hall.password')}:{' '}
          <strong>
            <bdi>{wifi.password}</bdi>
          </strong>
        </>
      )}
    </p>
  );
}
