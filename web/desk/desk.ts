/** The desk itself: sends commands, remembers what it did, and says what was refused. */
import { type ReadonlySignal, type Signal, computed, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { EventCommand } from '../../core/event/commands.ts';
import { POLICY } from '../../core/event/policy.ts';
import type { DeskPart } from '../../core/event/views.ts';
import { newCommandId } from '../live/ids.ts';
import type { Store } from '../live/store.ts';
import { announce, toast } from '../parts/status.tsx';
import { tell } from '../text/work.ts';
import { type Command, type Done, type Refusal, ask } from './api.ts';
import type { Place } from './place.ts';
import type { RoundWishes } from './round/wishes.ts';
import { type Stays, type Step, openSteps } from './steps.ts';

/** A command that was refused, and what it would have done. */
export interface Refused {
  readonly command: Command;
  readonly said: string;
  readonly refusal: Refusal;
  readonly done: () => void;
}

export interface Desk extends Place {
  readonly store: Store;
  readonly refused: Signal<Refused | null>;
  readonly steps: ReadonlySignal<readonly Step[]>;
  /** What is asked of the next draw. */
  readonly wishes: Signal<RoundWishes>;
  /** Whose table is to be asked about: somebody of the posted round, or somebody who was just added, by name. */
  readonly asking: Signal<
    | { readonly entrant: string; /** Also where there is nothing to choose. */ readonly always?: true }
    | { readonly name: string }
    | null
  >;
  /** A list of players that was pasted and read, and waits to be added; `face`: what the button says. */
  readonly pasted: Signal<{ readonly face: string; readonly add: () => void } | null>;
  /** Something is on its way. */
  readonly busy: ReadonlySignal<boolean>;
  /** Whether this desk's role may ever ask this. */
  readonly may: (type: EventCommand['type']) => boolean;
  /** Sends it and returns why not, without a word to the screen. `click`: an id, where one click sends several. */
  readonly attempt: (command: Command, said: string, click?: string | null) => Promise<Refusal | null>;
  /** Sends it; a refusal is shown, with what can be done about it. `done` follows as soon as it is done. */
  readonly send: (command: Command, said: string, done?: () => void, click?: string | null) => Promise<boolean>;
  readonly undo: () => Promise<void>;
}

/** What stays for good, and why. */
const STAYING: Partial<Record<Command['type'], Stays>> = {
  'start-event': 'mixed',
  'make-call': 'heard',
  'take-back-round': 'read',
  'take-back-repair': 'read',
};

/** What everybody has read is taken back by a step of its own. */
const BACK: Partial<Record<Command['type'], NonNullable<Step['back']>>> = {
  'publish-round': 'take-back-round',
  'repair-round': 'take-back-repair',
};

/** Who it is whose place in the posted round is to be asked about after this; null: nobody. */
function askAfter(command: Command): Desk['asking']['value'] {
  if (command.type === 'check-in' || command.type === 'reinstate' || command.type === 'drop') {
    return { entrant: command.entrant };
  }
  if (command.type !== 'add-entrants') return null;
  const [only, ...others] = command.entrants;
  return only?.checkIn === true && others.length === 0 ? { name: only.name } : null;
}

/** `kept` holds this tab's steps. */
export function openDesk(place: Place, store: Store, kept: Parameters<typeof openSteps>[1]): Desk {
  const steps = openSteps(place.event, kept);
  const refused = signal<Refused | null>(null);
  const asking: Desk['asking'] = signal(null);
  const underWay = signal<ReadonlySet<string>>(new Set());
  const path = `/api/events/${encodeURIComponent(place.event)}/commands?as=${place.role}`;
  const post = async (command: Command, id: string) => {
    const what = JSON.stringify(command);
    // A second tap on the same thing while the first is on its way.
    if (underWay.value.has(what)) return null;
    underWay.value = new Set([...underWay.value, what]);
    const answer = await ask<Done>('POST', path, { id, command });
    underWay.value = new Set([...underWay.value].filter((one) => one !== what));
    return answer;
  };
  const may: Desk['may'] = (type) => (POLICY[type].staff as readonly string[]).includes(place.role);
  const attempt: Desk['attempt'] = async (command, said, click = null) => {
    const id = newCommandId();
    const answer = await post(command, id);
    if (answer === null) return { code: 'under-way', message: tell('send.underWay'), rules: [] };
    if (!answer.ok) return answer.refusal;
    const rules = [...new Set(answer.value.entries.flatMap((entry) => entry.rules))];
    const { type } = command;
    if (answer.value.entries.length > 0) {
      const [stays, back] = [STAYING[type] ?? null, BACK[type] ?? null];
      if (stays === 'read') steps.settle();
      steps.add({ id, click, earlier: [], said, rules, stays, back });
    }
    if (may('repair-round') && store.part('desk')?.posted) asking.value = askAfter(command) ?? asking.value;
    announce(said);
    return null;
  };
  const send: Desk['send'] = async (command, said, done = () => undefined, click = null) => {
    const refusal = await attempt(command, said, click);
    if (refusal === null) done();
    else if (refusal.code !== 'under-way') refused.value = { command, said, refusal, done };
    return refusal === null;
  };
  const undo = async () => {
    const last = steps.all.value[steps.all.value.length - 1];
    if (!last) return;
    // One may be refused because another desk has changed that since: the others are still taken back.
    let kept: Refused | null = null;
    for (const target of [...last.earlier, last.id].reverse()) {
      const command = last.back === null ? ({ type: 'undo', target } as const) : { type: last.back };
      const answer = await post(command, newCommandId());
      if (answer === null) return;
      if (!answer.ok) kept ??= { command, said: '', refusal: answer.refusal, done: () => undefined };
    }
    steps.remove(last.id);
    if (last.back !== null) steps.settle();
    if (kept === null) toast(tell('undo.done', { said: last.said }));
    else refused.value = kept;
  };
  return {
    ...place,
    store,
    refused,
    steps: steps.all,
    wishes: signal({ round: 0, wishes: [] }),
    asking,
    pasted: signal(null),
    busy: computed(() => underWay.value.size > 0),
    may,
    attempt,
    send,
    undo,
  };
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('a panel outside of the desk');
  return desk;
}

/** What staff alone see; undefined while it is not known. */
export function useDeskPart(): DeskPart | undefined {
  return useDesk().store.part('desk');
}
