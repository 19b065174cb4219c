/** Rules in words, over the page: what is being told below stays as it is. */
import './why.css';
import { useEffect, useState } from 'preact/hooks';
import { Dialog } from '../parts/dialog.tsx';
import { English } from '../parts/english.tsx';
import type { OpenedRules } from '../parts/rule-links.tsx';
import { fetchRules } from '../parts/rule-words.ts';
import { ask } from '../text/encounter.ts';

export function Why({ system, rules }: OpenedRules) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <button type="button" class="rule-link rule-why" onClick={() => setShown(true)}>
        <span class="rule-face">{ask('why')}</span>
      </button>
      {shown ? (
        <Dialog title={ask('why')} onClose={() => setShown(false)}>
          <Words system={system} rules={rules} />
        </Dialog>
      ) : null}
    </>
  );
}

function Words({ system, rules }: OpenedRules) {
  const [words, setWords] = useState<ReadonlyMap<string, string> | null>(null);
  useEffect(() => void fetchRules(system).then(setWords), [system]);
  if (words === null) {
    return (
      <p class="soft" aria-busy="true">
        {ask('asking')}
      </p>
    );
  }
  return (
    <dl class="rule-words">
      {[...new Set(rules)].map((rule) => (
        <div key={rule}>
          <dt>
            <span class="rule-face">{rule}</span>
          </dt>
          <dd>{words.has(rule) ? <English>{words.get(rule)}</English> : ask('whyAway')}</dd>
        </div>
      ))}
    </dl>
  );
}
