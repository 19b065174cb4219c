/** The addresses of a battle that the server has begun. Whoever shares none loads nothing of it. */
import type { ArmySide } from '../../core/systems/firefight/rules/rounds.ts';
import { reachedAt } from '../live/reach.ts';
import { Notice } from '../parts/notice.tsx';
import { Qr } from '../parts/qr.tsx';
import { tellFirefight } from '../text/firefight.ts';
import { PassOn } from './pass-on.tsx';
import type { Opened } from './sharing.tsx';

/** The addresses of a battle on the server: the one for whoever is here first, then those to pass on. They are told once. */
export function Addresses({ opened, own }: { readonly opened: Opened; readonly own: ArmySide }) {
  const reached = reachedAt(opened.origins);
  const base = reached ?? location.href;
  const others = opened.sides.filter(({ id }) => id !== own);
  const mine = opened.sides.find(({ id }) => id === own) ?? opened.sides[0];
  return (
    <section class="ff-start">
      <h2>{tellFirefight('share.open')}</h2>
      {reached === null ? (
        <Notice meaning="wait">
          <p>{tellFirefight('share.local', { host: location.host })}</p>
        </Notice>
      ) : null}
      {others.map(({ id, path }) => (
        <Address key={id} text={tellFirefight('share.other', { side: id })} url={new URL(path, base).href} />
      ))}
      {mine === undefined ? null : (
        <p>
          <a class="button button-primary" href={mine.path}>
            {tellFirefight('share.mine', { side: mine.id })}
          </a>
        </p>
      )}
      <details class="ff-fold">
        <summary>{tellFirefight('share.watch')}</summary>
        <Address text={tellFirefight('share.watchHint')} url={new URL(opened.path, base).href} />
      </details>
    </section>
  );
}

function Address({ text, url }: { readonly text: string; readonly url: string }) {
  return (
    <div class="ff-code">
      <p>{text}</p>
      <Qr text={url} label={text} />
      <PassOn url={url} name={text} />
    </div>
  );
}
