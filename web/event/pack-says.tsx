/** What the pack makes of something before it is done: the options about it, as they are set for this event. */
import type { StaffAction } from '../../core/event/pack.ts';
import type { PackPart } from '../../core/event/views.ts';
import { RuleLinks } from '../parts/rule-links.tsx';
import { English } from '../parts/english.tsx';
import { InWords } from './option-list.tsx';

interface PackSaysProps {
  readonly pack: PackPart | undefined;
  readonly of: StaffAction;
  /** How many of the players it is done to. */
  readonly count?: number;
}

/** What is said of both players is no matter as long as it is done to one. */
const OF_BOTH = 'bothForfeit';

export function PackSays({ pack, of, count = 1 }: PackSaysProps) {
  const options = pack?.options.filter(({ id }) => pack.says[of]?.includes(id) && (id !== OF_BOTH || count > 1)) ?? [];
  return (
    <>
      {options.map((option) => (
        <div key={option.id}>
          <p class="soft">
            <English>{`${option.label}. ${option.meaning}`}</English>{' '}
            <strong>
              <InWords option={option} value={pack?.values[option.id] ?? option.default} />
            </strong>
          </p>
          <RuleLinks rules={option.rules} />
        </div>
      ))}
    </>
  );
}
