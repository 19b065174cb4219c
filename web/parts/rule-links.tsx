/** The rules that an answer cites: links to their rows in the rule reference, or what a page opens them with. */
import './rule-links.css';
import { type ComponentType, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { say } from '../text/language.ts';

/** The system whose reference the rules are in, e.g. `gaining-grounds-s0`. */
export const System = createContext('');

export interface OpenedRules {
  readonly system: string;
  readonly rules: readonly string[];
}

/** What opens them over the page, where people play. Null: links lead to the reference. */
export const OpensRules = createContext<ComponentType<OpenedRules> | null>(null);

export interface RuleLinksProps {
  readonly rules: readonly string[];
}

export function RuleLinks({ rules }: RuleLinksProps) {
  const [system, Opens] = [useContext(System), useContext(OpensRules)];
  if (rules.length === 0) return null;
  if (Opens !== null) return <Opens system={system} rules={rules} />;
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
