/** What may be asked of the rules now, and what they say. */
import { useEffect, useState } from 'preact/hooks';
import type { ExplainedQuestions } from '../../core/encounter/explain.ts';
import type { Verdict } from '../../core/encounter/game.ts';
import { namedIn } from '../../core/encounter/names.ts';
import type { Ask } from '../../core/encounter/types.ts';
import type { Json } from '../../core/journal/json.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { RuleLinks } from '../parts/rule-links.tsx';
import { ask } from '../text/encounter.ts';
import { Answering } from './answering.tsx';
import { asking } from './entering.ts';
import { type AnswerTo, explained } from './asking.ts';
import { useNames, useTable } from './context.ts';

/** What can be asked changes with the table and with who fell. */
export function MayAsking() {
  const { store } = useTable();
  const told = useQuestions(store.part('table')?.answers.length ?? 0);
  const [chosen, setChosen] = useState<string | null>(null);
  if (told === null) return <p class="ask soft">{ask('mayAsking')}</p>;
  if (told.kind === 'refused') return <p class="ask soft">{told.message}</p>;
  const { questions } = told.answer;
  const question = questions.find(({ label }) => label === chosen);
  return (
    <div class="ask">
      <p class="ask-help">{ask('mayHint')}</p>
      <Answering
        label={ask('mayWhat')}
        kind={{ type: 'choice', choices: questions.map(({ label }) => ({ id: label, label })) }}
        value={chosen ?? undefined}
        onValue={(value) => setChosen(typeof value === 'string' ? value : null)}
      />
      {question === undefined ? null : <One key={question.label} of={question} />}
    </div>
  );
}

function One({ of }: { readonly of: Ask }) {
  const { store, address } = useTable();
  const nameOf = useNames();
  const answers = store.part('table')?.answers.length ?? 0;
  const [value, setValue] = useState<Json | undefined>(undefined);
  // A verdict is of the table as it was when it was asked.
  const [told, setTold] = useState<{ readonly on: number; readonly verdict: AnswerTo<Verdict> } | null>(null);
  const now = asking(of.kind, of.label, value);
  const ready = 'value' in now;
  const judge = async () => {
    if (!('value' in now)) return;
    const about = { may: of.id, value: JSON.stringify(now.value) };
    const verdict = await explained<Verdict>(store.part('encounter')?.id ?? '', address.as, about);
    setTold({ on: answers, verdict: namedIn(verdict, nameOf) });
  };
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void judge();
      }}
    >
      {of.help === undefined ? null : <p class="ask-help">{of.help}</p>}
      <Answering
        titled
        label={of.label}
        kind={of.kind}
        value={value}
        onValue={(next) => {
          setValue(next);
          setTold(null);
        }}
      />
      <p>
        <Button type="submit" kind="primary" disabled={!ready}>
          {ask('may')}
        </Button>
      </p>
      <div role="status">{told === null || told.on !== answers ? null : <Says told={told.verdict} />}</div>
      {told === null ? <RuleLinks rules={of.rules} /> : null}
    </form>
  );
}

function Says({ told }: { readonly told: AnswerTo<Verdict> }) {
  if (told.kind === 'refused') {
    return (
      <Notice meaning="wait">
        <p>{told.message}</p>
      </Notice>
    );
  }
  const { may, says, measured, rules } = told.answer;
  return (
    <Notice meaning={may ? 'good' : 'loss'} title={ask(may ? 'yes' : 'no')} rules={rules}>
      {says.map(({ text }) => (
        <p key={text} lang="en">
          {text}
        </p>
      ))}
      {measured.length === 0 ? null : (
        <ul class="may-measured" lang="en">
          {measured.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

/** Asked again whenever `state` changes; null while the server is asked for the first time. */
function useQuestions(state: number): AnswerTo<ExplainedQuestions> | null {
  const { store, address } = useTable();
  const nameOf = useNames();
  const id = store.part('encounter')?.id ?? '';
  const { as } = address;
  const [told, setTold] = useState<AnswerTo<ExplainedQuestions> | null>(null);
  useEffect(() => {
    void explained<ExplainedQuestions>(id, as, {}).then(setTold);
  }, [id, as, state]);
  return namedIn(told, nameOf);
}
