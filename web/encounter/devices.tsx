/** A side was opened on another phone: everybody reads so, until they say on their own phone that they have. */
import { useState } from 'preact/hooks';
import { Button } from '../parts/button.tsx';
import { keep, kept } from '../parts/device.ts';
import { Notice } from '../parts/notice.tsx';
import { ask } from '../text/encounter.ts';
import { shortTime } from '../text/format.ts';
import { useNames, useTable } from './context.ts';

export function DevicesAdded() {
  const { id = '', devices = [] } = useTable().store.part('encounter') ?? {};
  const key = `muster-devices ${id}`;
  const [read, setRead] = useState(() => Number(kept(key) ?? 0));
  const nameOf = useNames();
  const shown = devices.slice(read);
  if (shown.length === 0) return null;
  const close = (): void => {
    keep(key, String(devices.length));
    setRead(devices.length);
  };
  return (
    <div role="alert">
      {shown.map(({ side, at }) => (
        <Notice key={at} meaning="loss" title={ask('deviceAdded', { name: nameOf(side), time: shortTime(at) })}>
          <p>{ask('deviceHint', { name: nameOf(side) })}</p>
          <Button onClick={close}>{ask('drop')}</Button>
        </Notice>
      ))}
    </div>
  );
}
