/** Whether a fold of a game is open: by its moment, or as this device had it. */
import { useEffect, useState } from 'preact/hooks';
import { keep, kept } from '../parts/device.ts';
import { useTable } from './context.ts';

const KEY = 'muster-fold';
const OPEN = 'open';

interface Fold {
  readonly open: boolean;
  readonly onToggle: (event: { readonly currentTarget: HTMLDetailsElement }) => void;
}

/** `opens`: as it stands until somebody taps it. `keeps`: what they made of it stays so on this device. */
export function useFold(name: string, opens: boolean, keeps: boolean): Fold {
  const system = useTable().store.part('encounter')?.system ?? '';
  const key = `${KEY} ${system} ${name}`;
  const [open, setOpen] = useState(() => at(key, opens, keeps));
  useEffect(() => setOpen(at(key, opens, keeps)), [key, opens, keeps]);
  return {
    open,
    onToggle: ({ currentTarget }) => {
      if (currentTarget.open === open) return;
      setOpen(currentTarget.open);
      if (keeps) keep(key, currentTarget.open ? OPEN : 'closed');
    },
  };
}

function at(key: string, opens: boolean, keeps: boolean): boolean {
  const was = keeps ? kept(key) : null;
  return was === null ? opens : was === OPEN;
}
