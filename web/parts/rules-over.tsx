/** Rules in words, over the page: what is played or told below stays as it is. */
import './rule-links.css';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Dialog } from './dialog.tsx';
import { English } from './english.tsx';
import type { OpenedRules } from './rule-links.tsx';
import { fetchRules } from './rule-words.ts';
import { say } from '../text/language.ts';

/** The words of the page that opens them. */
interface RulesOverWords {
  readonly why: string;
  readonly away: string;
}

/** What `OpensRules` provides. `words` are asked for as they are shown. */
export function rulesOver(words: () => RulesOverWords): ComponentType<OpenedRules> {
  return function RulesOver({ system, rules }) {
    const [shown, setShown] = useState(false);
    const { why, away } = words();
    return (
      <>
        <button
          type="button"
          class="rule-link rule-why"
          aria-label={`${why} ${rules.join(' ')}`}
          onClick={() => setShown(true)}
        >
          <span class="rule-face">{why}</span>
        </button>
        {shown ? (
          <Dialog title={why} onClose={() => setShown(false)}>
            <Words system={system} rules={rules} away={away} />
          </Dialog>
        ) : null}
      </>
    );
  };
}

function Words({ system, rules, away }: OpenedRules & Pick<RulesOverWords, 'away'>) {
  const [words, setWords] = useState<ReadonlyMap<string, string> | null>(null);
  useEffect(() => void fetchRules(system).then(setWords), [system]);
  if (words === null) {
    return (
      <p class="soft" aria-busy="true">
        {say('later.loading')}
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
          <dd>{words.has(rule) ? <English>{words.get(rule)}</English> : away}</dd>
        </div>
      ))}
    </dl>
  );
}
