/** A table that is worked on: every change is sound or refused, the last ones can be taken back, and it stays on this device. */
import { useEffect, useState } from 'preact/hooks';
import { type Refusal, isRefusal } from '../../core/rules/refusal.ts';
import { EMPTY_MAP, type TableMap } from '../../core/table/map/map.ts';
import { readMapText } from '../../core/table/map/read.ts';
import { keep, kept } from '../parts/device.ts';

const KEY = 'muster table';
/** As many steps back as anybody will want. */
const STEPS = 100;

export interface TableWork {
  readonly map: TableMap;
  /** What the last change was refused with; null when it was not. */
  readonly problem: string | null;
  readonly canUndo: boolean;
  /** Makes a change; whether it was made. */
  readonly apply: (next: TableMap | Refusal) => boolean;
  readonly undo: () => void;
}

export function useTable(): TableWork {
  const [steps, setSteps] = useState<readonly TableMap[]>(() => [read()]);
  const [problem, setProblem] = useState<string | null>(null);
  const map = steps[steps.length - 1] ?? EMPTY_MAP;
  useEffect(() => void keep(KEY, JSON.stringify(map)), [map]);
  return {
    map,
    problem,
    canUndo: steps.length > 1,
    apply: (next) => {
      setProblem(isRefusal(next) ? next.message : null);
      if (isRefusal(next)) return false;
      setSteps((before) => [...before.slice(-STEPS), next]);
      return true;
    },
    undo: () => {
      setProblem(null);
      setSteps((before) => (before.length > 1 ? before.slice(0, -1) : before));
    },
  };
}

function read(): TableMap {
  const map = readMapText(kept(KEY) ?? '');
  return isRefusal(map) ? EMPTY_MAP : map;
}
