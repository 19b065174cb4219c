/** How it was, as somebody else tells it: the question that was asked, to be answered anew. */
import { useEffect, useState } from 'preact/hooks';
import type { Comes } from '../../core/encounter/correction.ts';
import type { ExplainedAnswer, ExplainedCorrection } from '../../core/encounter/explain.ts';
import { namedIn } from '../../core/encounter/names.ts';
import type { Answer, Ask } from '../../core/encounter/types.ts';
import { type Json, sameJson } from '../../core/journal/json.ts';
import { Button } from '../parts/button.tsx';
import { ask } from '../text/encounter.ts';
import { Answering } from './answering.tsx';
import { Goes } from './goes.tsx';
import { isWhole, nothingBut } from './entering.ts';
import { explained } from './asking.ts';
import { useSaysOf, Wrong } from './says-of.tsx';
import { useNames, useTable } from './context.ts';
import { kindWhose, useSaid } from './of-whom.ts';
import { saidAll } from './said.ts';

/** What was asked, and what would come of it if the answer never was. */
interface Asked extends Partial<Comes> {
  /** Null where nobody knows it any more. */
  readonly ask: Ask | null;
}

/** `undefined` while the server is asked. */
export function useAsked(number: number): Asked | undefined {
  const { store, address } = useTable();
  const nameOf = useNames();
  const id = store.part('encounter')?.id ?? '';
  const { as } = address;
  const [asked, setAsked] = useState<Asked>();
  // What was asked does not change while somebody answers it anew.
  useEffect(() => {
    void explained<ExplainedAnswer>(id, as, { answer: String(number) }).then((told) =>
      setAsked(told.kind === 'told' ? told.answer : { ask: null }),
    );
  }, [id, as, number]);
  return saidAll(namedIn(asked, nameOf));
}

/** What it would come to, read before it is sent: nothing where the server cannot be asked, undefined until it has said. */
function useComesTo(number: number, value: Json | undefined): ExplainedCorrection | null | undefined {
  const { store, address } = useTable();
  const nameOf = useNames();
  const id = store.part('encounter')?.id ?? '';
  const text = value === undefined ? null : JSON.stringify(value);
  const { of, says } = useSaysOf(text, (entered) =>
    explained<ExplainedCorrection>(id, address.as, { answer: String(number), value: entered }),
  );
  return of === text ? saidAll(namedIn(says, nameOf)) : undefined;
}

export interface AccountProps {
  readonly of: Answer;
  /** What was asked. */
  readonly asked: Ask;
  /** On the button that sends it. */
  readonly face: string;
  readonly onTell: (value: Json) => void;
}

/** Begins as it was told; something has to be otherwise. Of yes and no that is the other. */
export function Account({ of: { number, label, side, value: told }, asked, face, onTell }: AccountProps) {
  const said = useSaid();
  const { kind, nothingAs } = asked;
  const inner = kindWhose(kind.type === 'draw' ? kind.as : kind, (text) => said(text, side));
  const isFlag = inner.type === 'flag';
  const [value, setValue] = useState<Json | undefined>(isFlag ? told !== true : told);
  const nothing = nothingBut(asked, told);
  const whole = value !== undefined && isWhole(inner, value) && !sameJson(value, told);
  const comesTo = useComesTo(number, whole ? value : undefined);
  const wrong = comesTo?.wrong ?? null;
  const ready = whole && comesTo !== undefined && wrong === null;
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) onTell(value);
      }}
    >
      <p class="account-title">{ask('objectTitle')}</p>
      {nothing === undefined ? null : <Button onClick={() => onTell(nothing)}>{nothingAs}</Button>}
      {isFlag ? null : <Answering titled label={said(label, side)} kind={inner} value={value} onValue={setValue} />}
      <Wrong says={wrong} />
      <Goes {...comesTo} />
      <p>
        <Button type="submit" kind="primary" disabled={!ready}>
          {isFlag ? ask(value === true ? 'yes' : 'no') : face}
        </Button>
      </p>
    </form>
  );
}
