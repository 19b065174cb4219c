/** A code for each side, to be scanned by its phone. */
import './play.css';
import type { ComponentChildren } from 'preact';
import { Notice } from '../parts/notice.tsx';
import { Qr } from '../parts/qr.tsx';
import { reachedAt } from '../live/reach.ts';
import { sideNamed } from '../encounter/named.ts';
import { begins } from '../text/play.ts';
import type { Begun } from './begin.ts';

interface SideCodesProps {
  readonly origins: Begun['origins'];
  readonly sides: Begun['sides'];
  /** What stands beside them. */
  readonly children?: ComponentChildren;
}

export function SideCodes({ origins, sides, children }: SideCodesProps) {
  const reached = reachedAt(origins);
  const base = reached ?? location.href;
  return (
    <>
      <p>{begins('scanHint')}</p>
      {reached === null ? (
        <Notice meaning="wait">
          <p>{begins('local', { host: location.host })}</p>
        </Notice>
      ) : null}
      <ul class="play-codes">
        {sides.map(({ id, path, ...side }) => {
          const name = sideNamed(id, side.name);
          return (
            <li key={id} class="play-code">
              <h2>
                <bdi>{name}</bdi>
              </h2>
              <Qr text={new URL(path, base).href} label={begins('code', { name })} />
              <a class="button button-plain" href={path}>
                {begins('here', { name })}
              </a>
            </li>
          );
        })}
        {children}
      </ul>
    </>
  );
}
