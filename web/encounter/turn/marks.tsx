/** Models that are marked before one tap tells it of all: whom an Activation hurt, who is near the middle. */
import { useEffect, useState } from 'preact/hooks';
import type { TurnBoard, TurnMarking } from '../../../core/encounter/board.ts';
import type { Ask } from '../../../core/encounter/types.ts';
import type { Json } from '../../../core/journal/json.ts';
import { Button } from '../../parts/button.tsx';
import { ask } from '../../text/encounter.ts';
import { useTable } from '../context.ts';
import { type MarkedOn, markedOn } from './turn-asks.ts';

/** By model, which of the marks it has. */
type Marked = Readonly<Record<string, number>>;

export interface Marks extends MarkedOn {
  readonly marked: Marked;
  /** The next mark of a model, and none after the last; undefined where it is not marked. */
  readonly tapOf: (model: string) => (() => void) | undefined;
}

/** Null where nothing is marked by whoever looks. */
export function useMarks(board: TurnBoard, asks: readonly Ask[]): Marks | null {
  const { outbox } = useTable();
  const [told, setTold] = useState<{ readonly of: string; readonly marked: Marked }>({ of: '', marked: {} });
  const on = markedOn(board, asks);
  // What all see stands as soon as it is here.
  const known = JSON.stringify(on?.answered.suggested ?? null);
  const shared = on?.marking.shared !== undefined;
  useEffect(() => {
    if (shared) setTold({ of: '', marked: {} });
  }, [known, shared]);
  if (on === null) return null;
  const { marking, answered } = on;
  const marked = told.of === marking.ask ? told.marked : suggestedIn(marking, answered);
  const tap = (model: string) => {
    const { [model]: now, ...others } = marked;
    const next = now === undefined ? 0 : now + 1;
    setTold({ of: marking.ask, marked: next < marking.marks.length ? { ...others, [model]: next } : others });
    if (marking.shared === undefined) return;
    const value = { model, marked: next < marking.marks.length };
    void outbox.send({ type: 'tell', answers: [{ ask: marking.shared, value }] });
  };
  const tapOf = (model: string) => (marking.models.includes(model) ? () => tap(model) : undefined);
  return { marking, answered, marked, tapOf };
}

/** A list that is suggested is marked already. */
function suggestedIn({ models }: TurnMarking, { suggested }: Ask): Marked {
  const listed: readonly Json[] = Array.isArray(suggested) ? suggested : [];
  return Object.fromEntries(models.filter((model) => listed.includes(model)).map((model) => [model, 0]));
}

export function markOf({ marking, marked }: Marks, model: string): string | undefined {
  return marking.marks[marked[model] ?? -1]?.says;
}

function valueOf({ marking, answered: { kind }, marked }: Marks): Json {
  const models = Object.keys(marked);
  if (kind.type !== 'record') return models;
  const told = kind.fields.map(({ id, kind: inner }): readonly [string, Json] => {
    const those = models.filter((model) => marking.marks[marked[model] ?? -1]?.tells.includes(id));
    return [id, inner.type === 'number' ? those.length : those];
  });
  return Object.fromEntries(told);
}

/** What to tap, and the button that tells it. */
export function EndMarked({ marks, turn }: { readonly marks: Marks; readonly turn: number }) {
  const { outbox } = useTable();
  const { marking, marked } = marks;
  const worth = Object.values(marked).reduce((sum, mark) => sum + (marking.marks[mark]?.worth ?? 0), 0);
  const end = marking.ends === 'turn' ? ask('endOfTurn', { turn }) : ask('endActivation');
  const tell = () => void outbox.send({ type: 'tell', answers: [{ ask: marking.ask, value: valueOf(marks) }] });
  return (
    <>
      <p class="turn-says" lang="en">
        {marking.says}
      </p>
      <Button kind="primary" onClick={tell}>
        {marking.ends === 'turn' || worth === 0 ? end : ask('countOf', { name: end, what: `+${worth}` })}
      </Button>
    </>
  );
}
