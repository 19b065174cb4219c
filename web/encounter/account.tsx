/** How it was, as somebody else tells it: the question that was asked, to be answered anew. */
import { useEffect, useState } from 'preact/hooks';
import type { ExplainedAnswer } from '../../core/encounter/explain.ts';
import { namedIn } from '../../core/encounter/names.ts';
import type { Answer, AskKind } from '../../core/encounter/types.ts';
import { type Json, sameJson } from '../../core/journal/json.ts';
import { Button } from '../parts/button.tsx';
import { ask } from '../text/encounter.ts';
import { Answering } from './answering.tsx';
import { isWhole } from './entering.ts';
import { explained } from './asking.ts';
import { useNames, useTable } from './context.ts';
import { kindWhose, useSaid } from './of-whom.ts';

/** What was asked: `undefined` while the server is asked, null where nothing else can be told. */
export function useAsked(number: number): AskKind | null | undefined {
  const { store, address } = useTable();
  const nameOf = useNames();
  const id = store.part('encounter')?.id ?? '';
  const { as } = address;
  const [kind, setKind] = useState<AskKind | null>();
  // What was asked does not change while somebody answers it anew.
  useEffect(() => {
    void explained<ExplainedAnswer>(id, as, { answer: String(number) }).then((told) =>
      setKind(told.kind === 'told' ? told.answer.ask.kind : null),
    );
  }, [id, as, number]);
  return namedIn(kind, nameOf);
}

export interface AccountProps {
  readonly of: Answer;
  readonly kind: AskKind;
  /** On the button that sends it. */
  readonly face: string;
  readonly onTell: (value: Json) => void;
}

/** Begins as it was told; something has to be otherwise. */
export function Account({ of: { label, side, value: told }, kind, face, onTell }: AccountProps) {
  const said = useSaid();
  const [value, setValue] = useState<Json | undefined>(told);
  const inner = kindWhose(kind.type === 'draw' ? kind.as : kind, (text) => said(text, side));
  const ready = value !== undefined && isWhole(inner, value) && !sameJson(value, told);
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) onTell(value);
      }}
    >
      <p class="account-title">{ask('objectTitle')}</p>
      <Answering titled label={said(label, side)} kind={inner} value={value} onValue={setValue} />
      <p>
        <Button type="submit" kind="primary" disabled={!ready}>
          {face}
        </Button>
      </p>
    </form>
  );
}
