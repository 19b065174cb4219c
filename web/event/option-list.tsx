/** Options with the value in use, in words; what differs from the pack's own default is marked. */
import type { OptionSpec } from '../../core/event/pack.ts';
import type { OptionValues } from '../../core/event/types.ts';
import { Badge } from '../parts/badge.tsx';
import { English } from '../parts/english.tsx';
import { RuleLinks } from '../parts/rule-links.tsx';
import { say } from '../text/language.ts';
import { Say } from '../text/say.tsx';
import { useEntrants } from './context.ts';
import { idsInPairs, pairInWords } from './pairs.ts';

export interface OptionListProps {
  readonly options: readonly OptionSpec[];
  readonly values: OptionValues;
}

export function OptionList({ options, values }: OptionListProps) {
  return (
    <dl class="options">
      {options.map((option) => (
        <OptionRow key={option.id} option={option} value={values[option.id] ?? option.default} />
      ))}
    </dl>
  );
}

function OptionRow({ option, value }: { readonly option: OptionSpec; readonly value: unknown }) {
  const changed = JSON.stringify(value) !== JSON.stringify(option.default);
  return (
    <div class="option">
      <dt class="option-name" lang="en">
        {option.label}
      </dt>
      <dd>
        <p class="option-value">
          {option.kind === 'pairs' ? <Pairs value={value} /> : <InWords option={option} value={value} />}
          {changed ? <Badge meaning="note">{say('rules.changed')}</Badge> : null}
        </p>
        <p class="option-more" lang="en">
          {option.meaning}
        </p>
        {changed ? (
          <p class="option-more">
            <Default option={option} />
          </p>
        ) : null}
        <RuleLinks rules={option.rules} />
      </dd>
    </div>
  );
}

function Pairs({ value }: { readonly value: unknown }) {
  const entrants = useEntrants();
  const pairs = idsInPairs(value).map((ids) => pairInWords(ids, entrants));
  return pairs.length === 0 ? say('rules.nothing') : pairs.join(', ');
}

/** What the pack itself says where nobody chooses. */
export function Default({ option }: { readonly option: OptionSpec }) {
  return <Say k="rules.default" value={<InWords option={option} value={option.default} />} />;
}

interface InWordsProps {
  readonly option: OptionSpec;
  readonly value: unknown;
}

/** A value as the reader is told it: the pack's own words for what it lets one choose. */
export function InWords({ option: { kind, choices = [] }, value }: InWordsProps) {
  if (kind === 'flag') return <>{say(value === true ? 'rules.yes' : 'rules.no')}</>;
  const values = (Array.isArray(value) ? value : [value]).filter(
    (one) => one !== '' && one !== null && one !== undefined,
  );
  if (values.length === 0) return <>{say('rules.nothing')}</>;
  const labels = values.map((id) => choices.find((choice) => choice.id === id)?.label ?? String(id));
  return choices.length === 0 ? <>{labels.join(', ')}</> : <English>{labels.join(', ')}</English>;
}
