/** The rules that an answer cites, each a link to its row in the rule reference. */
import './rule-links.css';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { say } from '../text/language.ts';

/** The system whose reference the rules are in, e.g. `gaining-grounds-s0`. */
export const System = createContext('');

export interface RuleLinksProps {
  readonly rules: readonly string[];
}

export function RuleLinks({ rules }: RuleLinksProps) {
  const system = useContext(System);
  if (rules.length === 0) return null;
  return (
    <ul class="rule-links" aria-label={say('rules.cited')}>
      {[...new Set(rules)].map((rule) => (
        <li key={rule}>
          <a class="rule-link" href={`/rules/${encodeURIComponent(system)}#${encodeURIComponent(rule)}`}>
            <span class="rule-face">{rule}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
