/** A code for each side, to be scanned by its phone. */
import './play.css';
import type { ComponentChildren } from 'preact';
import { Notice } from '../parts/notice.tsx';
import { Qr } from '../parts/qr.tsx';
import { reachedAt } from '../live/reach.ts';
import { ask } from '../text/encounter.ts';
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
      <p>{ask('playScanHint')}</p>
      {reached === null ? (
        <Notice meaning="wait">
          <p>{ask('playLocal', { host: location.host })}</p>
        </Notice>
      ) : null}
      <ul class="play-codes">
        {sides.map(({ id, name, path }) => (
          <li key={id} class="play-code">
            <h2>
              <bdi>{name}</bdi>
            </h2>
            <Qr text={new URL(path, base).href} label={ask('playCode', { name })} />
            <a class="button button-plain" href={path}>
              {ask('playHere', { name })}
            </a>
          </li>
        ))}
        {children}
      </ul>
    </>
  );
}
