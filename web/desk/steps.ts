/** What this desk did, the latest last, kept for as long as the tab is open: each can be taken back. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { isPlainObject } from '../../core/journal/json.ts';

export const STAYS = ['mixed', 'heard', 'read', 'older'] as const;
export type Stays = (typeof STAYS)[number];

export interface Step {
  /** The command's id. */
  readonly id: string;
  /** The click that sent it, where one click sends several. */
  readonly click: string | null;
  /** Commands that the same click sent before it, the first one first: one undo takes back all. */
  readonly earlier: readonly string[];
  /** What it did, as it was said. */
  readonly said: string;
  readonly rules: readonly string[];
  /** Why it stays for good; null where it can be taken back. */
  readonly stays: Stays | null;
  /** What takes it back, where that is no plain undo: everybody has read it. */
  readonly back: 'take-back-round' | 'take-back-repair' | null;
}

export interface Steps {
  readonly all: ReadonlySignal<readonly Step[]>;
  /** What the click of the last step did too is one step with it. */
  readonly add: (step: Step) => void;
  readonly remove: (id: string) => void;
  /** What was done so far stays: something that cannot be taken back stands on it. */
  readonly settle: () => void;
}

const KEPT = 50;

export function openSteps(event: string, storage: Pick<Storage, 'getItem' | 'setItem'>): Steps {
  const key = `muster desk ${event}`;
  const all = signal(readSteps(storage.getItem(key)));
  const set = (next: readonly Step[]) => {
    all.value = next.slice(-KEPT);
    storage.setItem(key, JSON.stringify(all.value));
  };
  return {
    all,
    add: (step) => {
      const last = all.value[all.value.length - 1];
      if (last === undefined || step.click === null || last.click !== step.click) {
        set([...all.value, step]);
        return;
      }
      const rules = [...new Set([...last.rules, ...step.rules])];
      set([...all.value.slice(0, -1), { ...step, earlier: [...last.earlier, last.id], rules }]);
    },
    remove: (id) => set(all.value.filter((step) => step.id !== id)),
    settle: () => set(all.value.map((step) => ({ ...step, stays: step.stays ?? 'older' }))),
  };
}

function readSteps(text: string | null): readonly Step[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isStep) : [];
  } catch {
    return [];
  }
}

function isStep(value: unknown): value is Step {
  return (
    isPlainObject(value) &&
    typeof value.id === 'string' &&
    typeof value.said === 'string' &&
    Array.isArray(value.rules) &&
    Array.isArray(value.earlier) &&
    // Another build kept it otherwise.
    'back' in value
  );
}
